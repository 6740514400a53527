"""What people have played: results of games, ratings, and the pages that show them."""

from __future__ import annotations
