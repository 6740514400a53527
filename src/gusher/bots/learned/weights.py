"""The file of weights: `bots/weights.bin` in a game's folder, read without any numerical library.

A first line says what it is, a second one is a JSON object (game, names of the features, widths of the layers, how the weights were made,
licence, SHA-256 of what follows), and then come the weights as float32, the lowest byte first, in the order of `Layers.sizes`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from librt.strings import BytesWriter, read_f32_le, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.learned.features import Features
from gusher.bots.learned.network import Layers, Network
from gusher.core.errors import SetupError, reason_of

MAGIC: Final = b"gusher weights 1\n"
LICENCE: Final = "MIT"
WIDTHS: Final = (48, 32)  # of the two layers


class Weights:
    """All weights of a game as one row of numbers, and how they were made."""

    def __init__(self, game: str, features: Features, numbers: bytes, made: dict[str, Any], widths: tuple[int, int] = WIDTHS) -> None:
        self.game = game
        self.features = features
        self.numbers = numbers
        self.made = made
        self.widths = widths

    def shape(self) -> Layers:
        return shape_of(self.features, self.widths)

    def network(self) -> Network:
        parts: list[vec[float]] = []
        at: i64 = 0
        for size in self.shape().sizes():
            part = vec[float]()
            for _turn in range(size):
                part = append(part, read_f32_le(self.numbers, at))
                at += 4
            parts.append(part)
        return Network(self.shape(), parts)

    def as_bytes(self) -> bytes:
        header = {
            "game": self.game,
            "table": self.features.table,
            "seat": self.features.seat,
            "items": self.features.items,
            "widths": self.widths,
            "made": self.made,
            "licence": LICENCE,
            "sha256": sha256(self.numbers).hexdigest(),
        }
        return MAGIC + json.dumps(header, ensure_ascii=False).encode() + b"\n" + self.numbers


def shape_of(features: Features, widths: tuple[int, int]) -> Layers:
    return Layers(len(features.table), len(features.seat), len(features.items), *widths)


def read_weights(path: Path, game: str, features: Features) -> Weights:
    """Refuses what is broken, or was made for another game or other features."""
    try:
        content = path.read_bytes()
    except OSError as failed:
        raise SetupError("{file} cannot be read: {why}", file=str(path), why=reason_of(failed)) from failed
    magic, rest = content[: len(MAGIC)], content[len(MAGIC) :]
    line, _, numbers = rest.partition(b"\n")
    try:
        header = json.loads(line) if magic == MAGIC else {}
        for_game, digest, (first, second) = str(header["game"]), str(header["sha256"]), header["widths"]
        names = (header["table"], header["seat"], header["items"])
        made = dict(header["made"])
    except (ValueError, KeyError, TypeError) as failed:
        raise SetupError("{file} is no file of weights", file=str(path)) from failed
    if for_game != game or names != (features.table, features.seat, features.items):
        raise SetupError("{file} has weights for another game, or for other features of {game}", file=str(path), game=game)
    shape = shape_of(features, (first, second))
    if sha256(numbers).hexdigest() != digest or len(numbers) != 4 * sum(shape.sizes()):
        raise SetupError("{file} is damaged: its weights do not have the checksum that it names", file=str(path))
    return Weights(game, features, numbers, made, (first, second))


def packed(numbers: list[float]) -> bytes:
    """Numbers as a file has them."""
    row = BytesWriter()
    for number in numbers:
        write_f32_le(row, number)
    return row.getvalue()
