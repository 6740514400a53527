"""Who sits where: taking seats and leaving them, links that invite, what a rated table asks of its people."""
