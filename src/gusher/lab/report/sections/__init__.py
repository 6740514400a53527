"""The sections of a report, by what they ask: who wins, with how many points, and by doing what."""
