"""`python -m gusher`."""

from gusher.cli import main

if __name__ == "__main__":
    main()
