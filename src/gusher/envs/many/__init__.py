"""Many games in one call: `gusher.envs.vector`, its processes, and its faces for Gymnasium and PettingZoo."""
