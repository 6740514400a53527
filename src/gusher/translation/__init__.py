"""What a language lacks or says wrongly: its messages, its rules, its words. Whoever translates asks `gusher texts`.

Everything is held against English, which decides. Nothing here knows a language: plurals come from the locale, words from the glossaries.
"""
