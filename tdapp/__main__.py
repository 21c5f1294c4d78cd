"""`python -m tdapp` is the same as the script `tdapp`."""

from tdapp.app.main import main

raise SystemExit(main())
