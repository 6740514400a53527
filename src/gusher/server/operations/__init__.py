"""What an operator does: look at tables and people, end and remove them, also beside a server that runs; backups; what is kept how long."""
