"""What happens to a table beside us: written by other servers, or by rules that are not ours."""
