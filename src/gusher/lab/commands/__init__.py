"""`gusher simulate` and `gusher tournament`: what is asked for becomes a study, and its results are said, compared and rated."""
