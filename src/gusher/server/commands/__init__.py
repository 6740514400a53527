"""What an operator types: `gusher tables`, `gusher people`, `gusher backup` and `gusher restore`."""
