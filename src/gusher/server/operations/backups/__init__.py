"""All of a database in one file, which either store can be made from again."""
