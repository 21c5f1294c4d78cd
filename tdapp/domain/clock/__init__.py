"""The blind clock: structures of levels and breaks, the state of the clock, and what it shows at an instant.

| rule | where | done |
|---|---|---|
| a break is an item of the structure, never counted as a level | structure, view | yes |
| single blind (small blind 0), no blinds (both 0), any SB ≤ BB, rules §1 | structure | yes |
| time is never an event; what is shown is computed from `now` | reading, view | yes |
| an edit of the running level keeps its elapsed time, none is skipped | editing | yes |
| after the last level the clock counts overtime | reading, view | yes |
| undo on the clock restores what was shown and never rewrites time | restore | yes |
"""
