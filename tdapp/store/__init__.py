"""What lies on disk: one SQLite journal a tournament, its sidecars, the catalog, the preferences.

| beside `Friday.tdapp` | what | lost without harm |
|---|---|---|
| `Friday.tdapp-wal`, `-shm` | SQLite's own, only while it is open or after a crash | no |
| `Friday.tdapp-seen` | heartbeat, title and holder (`sighting`) | yes: the last batch stands in |
| `Friday.tdapp-lock` | held by the operating system (`lock`), never read | yes |
| `Friday.tdapp.damaged-…` | a damaged file as it was found (`rescue`) | it is the person's to delete |
| `Friday.tdapp.version-…` | the file before a migration (`migrations`) | it is the person's to delete |
"""
