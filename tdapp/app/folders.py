"""Where a person's data lies: the tournaments, and the preferences."""

import os
from pathlib import Path

from msgspec import Struct
from platformdirs import user_config_dir, user_data_dir

_NAME = "tdapp"


class Folders(Struct, frozen=True):
    """`data` holds the tournaments and the log of faults, `config` the preferences. Neither need exist."""

    data: Path
    config: Path

    @property
    def samples(self) -> Path:
        """Sample tournaments, kept apart from real ones."""
        return self.data / "samples"


def folders() -> Folders:
    """As the system wants them; TDAPP_DATA and TDAPP_CONFIG say otherwise."""
    data = os.environ.get("TDAPP_DATA") or user_data_dir(_NAME, appauthor=False)
    config = os.environ.get("TDAPP_CONFIG") or user_config_dir(_NAME, appauthor=False)
    return Folders(Path(data), Path(config))
