"""`python -m tests.load FOLDER [ARGUMENTS]`: run a load for table servers with Gusher among its targets.

FOLDER holds the load, with `run.js`, `targets.js` and `drivers/`; it is copied, so that nothing in it changes. ARGUMENTS go to `run.js`.
Needs Node, npm and Linux; talks to loopback only, and ends by itself.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
PORT = 8046


def main(folder: str, *arguments: str) -> int:
    with tempfile.TemporaryDirectory(prefix="gusher-load-") as scratch:
        load = Path(scratch) / "load"
        shutil.copytree(folder, load, ignore=shutil.ignore_patterns("node_modules"))
        for path in (load, *load.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        shutil.copy(HERE / "gusher.js", load / "drivers" / "gusher.js")
        # A fresh database for every run; the shell becomes the server, so that its process is the one that is measured.
        serve = [sys.executable, "-m", "gusher.server.command", "--port", str(PORT)]
        script = f'exec "$@" --database "sqlite:///{scratch}/$$.db"'
        target = {"command": ["sh", "-c", script, "sh", *serve], "env": {}, "port": PORT, "driver": "gusher"}
        with (load / "targets.js").open("a") as targets:
            targets.write(f"\nmodule.exports.Gusher = {json.dumps(target)};\n")
        subprocess.run(["npm", "install", "--silent"], cwd=load, check=True)
        return subprocess.run(["node", "run.js", *arguments], cwd=load, check=False).returncode


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
