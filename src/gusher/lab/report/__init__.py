"""The report: what a run says about a game, as one HTML file to read. `groups` has the numbers, `sections` the questions."""
