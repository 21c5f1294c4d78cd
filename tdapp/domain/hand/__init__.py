"""One deal: from the forced bets to the last odd chip.

`begin(setup)` gives the first events, `decide(state, action)` the next ones or a RuleViolation, and
`evolve(state, event)` applies one. `legal_actions(state)` says what the player to act may do and why not
the rest; `pots_of(state)` cuts the pots whenever somebody asks.
"""
