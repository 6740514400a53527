"""How luck is made, to the byte; and the generator that takes it."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from gusher.core.rng import Rng
from gusher.luck import NONCE, SEED, Luck, Unfixed, commitment, new_seed, seed_from

LUCK = Luck("00" * 31 + "01", "table-1", ["ab" * 16, "", "01" * 16])


def state(rng: Rng) -> tuple[int, int, int, int]:
    return int(rng.a), int(rng.b), int(rng.c), int(rng.counter)


def by_hand(*words: str) -> tuple[int, int, int, int]:
    """As the docstring of the module says it, with nothing of ours but the generator."""
    message = b"table-1\n" + b"ab" * 16 + b"\n\n" + b"01" * 16
    luck = hmac.new(bytes(31) + b"\x01", message, hashlib.sha256).digest()
    digest = hmac.new(luck, " ".join(words).encode(), hashlib.sha256).digest()
    return state(Rng(int.from_bytes(digest[:12], "big")))


@pytest.mark.parametrize("before", [0, 1, 9, 10, 12345])
def test_a_draw_is_made_as_described(before: int) -> None:
    assert state(LUCK.chance(before)) == by_hand("chance", str(before))


@pytest.mark.parametrize(("seat", "before"), [(0, 0), (1, 10), (11, 0), (4, 777)])
def test_a_bots_randomness_is_made_as_described(seat: int, before: int) -> None:
    assert state(LUCK.bot(seat, before)) == by_hand("bot", str(seat), str(before))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert LUCK.commitment == hashlib.sha256(bytes(31) + b"\x01").hexdigest()
    assert LUCK.sealed() == {"table": "table-1", "commitment": LUCK.commitment}
    assert LUCK.opened() == LUCK.sealed() | {"seed": LUCK.seed, "nonces": LUCK.nonces}


def test_no_draw_is_made_twice() -> None:
    others = [
        LUCK,
        Luck("00" * 31 + "02", "table-1", LUCK.nonces),
        Luck(LUCK.seed, "table-2", LUCK.nonces),
        Luck(LUCK.seed, "table-1", ["ab" * 16, "01" * 16, ""]),
        Luck(LUCK.seed, "table-1", ["ab" * 16, "", "01" * 15 + "02"]),
    ]
    made = [state(luck.chance(number)) for luck in others for number in range(100)]
    made += [state(luck.bot(seat, number)) for luck in others for seat in range(3) for number in range(100)]
    assert len(set(made)) == len(made)


def test_the_generator_takes_96_bits_and_loses_those_above() -> None:
    """So that all of what is cut off a digest counts, and no more is cut off than must be."""
    one = state(Rng(LUCK_BITS))
    assert len({one, *(state(Rng(LUCK_BITS ^ 1 << bit)) for bit in range(96))}) == 97
    assert all(state(Rng(LUCK_BITS ^ 1 << bit)) == one for bit in range(96, 256))


LUCK_BITS = int.from_bytes(hashlib.sha256(b"bits").digest(), "big")


def test_the_lower_64_bits_are_mixed_without_loss() -> None:
    """Each step of the mixing can be undone: from the first two words follow the bits that made them."""
    for number in range(200):
        seed = int.from_bytes(hashlib.sha256(str(number).encode()).digest()[:12], "big")
        assert undone(before_warm_up(seed)) == seed % (1 << 64)


def before_warm_up(seed: int) -> int:
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) % (1 << 64)
    mixed ^= mixed >> 31
    mixed = mixed * 0xBF58476D1CE4E5B9 % (1 << 64)
    mixed ^= mixed >> 27
    mixed = mixed * 0x94D049BB133111EB % (1 << 64)
    a, b, c, counter = mixed & 0xFFFFFFFF, mixed >> 32, seed >> 64 & 0xFFFFFFFF, 1
    for _ in range(12):
        drawn = (a + b + counter) & 0xFFFFFFFF
        counter += 1
        a, b, c = b ^ b >> 9, c + (c << 3) & 0xFFFFFFFF, ((c << 21 | c >> 11) & 0xFFFFFFFF) + drawn & 0xFFFFFFFF
    assert (a, b, c, counter) == state(Rng(seed))
    return mixed


def undone(mixed: int) -> int:
    mixed = mixed * pow(0x94D049BB133111EB, -1, 1 << 64) % (1 << 64)
    mixed ^= mixed >> 27 ^ mixed >> 54
    mixed = mixed * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) % (1 << 64)
    mixed ^= mixed >> 31 ^ mixed >> 62
    return (mixed - 0x2545F4914F6CDD1D) * pow(0x9E3779B97F4A7C15, -1, 1 << 64) % (1 << 64)


def test_seeds() -> None:
    assert SEED.fullmatch(new_seed())
    assert new_seed() != new_seed()
    assert seed_from(7) == seed_from(7) != seed_from(8)
    assert commitment(seed_from(7)) != seed_from(7)


@pytest.mark.parametrize("nonce", ["", "0123456789abcdef" * 2])
def test_a_nonce_is_16_bytes_or_nothing(nonce: str) -> None:
    assert NONCE.fullmatch(nonce)


@pytest.mark.parametrize("nonce", ["0", "0" * 31, "0" * 33, "A" * 32, "g" * 32, "0" * 32 + "\n", " " * 32])
def test_what_is_no_nonce(nonce: str) -> None:
    assert not NONCE.fullmatch(nonce)


def test_a_game_from_before_draws_from_one_generator() -> None:
    luck = Unfixed()
    assert luck.chance(0) is luck.chance(1) is luck.bot(2, 3)
    assert state(Unfixed().chance(0)) != state(Unfixed().chance(0))


