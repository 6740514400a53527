"""The laws that every game obeys, whoever wrote it, and `gusher check`, which holds them against one."""
