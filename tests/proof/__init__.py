"""`make proof`: what is shown by many repetitions, each part by its name, resumable, with one table at the end."""
