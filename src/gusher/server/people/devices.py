"""What is kept of a browser: its name and that of its system, such as Firefox/Linux. Its own words about itself are not."""

from __future__ import annotations

from typing import Final

# What a browser says of itself, and what it is: many claim to be others too, so the first that fits counts.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device(agent: str | None) -> str:
    """Browser and system with a stroke between; either may be empty."""
    said = (agent or "")[:500]
    browser, system = (next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS))
    return f"{browser}/{system}"
