"""Small files replaced as a whole: a reader sees the old one or the new one."""

import os
from pathlib import Path


def write_atomically(path: Path, content: bytes, *, durable: bool) -> None:
    """Put `content` in place of `path`; `durable`: on the disk before this returns. Errors: OSError."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with draft.open("wb") as stream:
            stream.write(content)
            if durable:
                stream.flush()
                os.fsync(stream.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make names in the folder durable, where the system knows such a thing."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
