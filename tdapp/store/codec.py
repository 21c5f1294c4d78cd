"""The one codec: a batch is strict JSON, its events known by their stable tagged names."""

import msgspec

from tdapp.application.log import Batch

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Batch)

UNDECODABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What `decode` raises on anything that is not a batch known to this version."""


def encode(batch: Batch) -> bytes:
    """One line of UTF-8."""
    return _encoder.encode(batch)


def decode(body: bytes) -> Batch:
    """The batch. Errors: `UNDECODABLE`."""
    return _decoder.decode(body)
