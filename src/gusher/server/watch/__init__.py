"""For whoever looks after a server: what it has done in numbers (`meters`, told on a port of its own), and in lines (`logs`)."""
