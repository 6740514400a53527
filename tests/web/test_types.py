"""The types of the page are those of the wire, and its modules keep to them."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from gusher import registry
from tests.web.types import FILE, written

pytestmark = pytest.mark.one_build

TYPESCRIPT = "typescript@5.9.3"
TOOLS = Path(__file__).parents[2] / "build" / TYPESCRIPT
OPTIONS: dict[str, object] = {
    **dict.fromkeys(("allowJs", "checkJs", "noEmit", "strict", "skipLibCheck"), True),
    **dict.fromkeys(("noImplicitAny", "noImplicitThis"), False),
    **{"target": "es2023", "module": "es2022", "moduleResolution": "bundler", "lib": ["es2023", "dom", "dom.iterable"]},
}


def test_the_types_are_those_of_the_wire() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tests.web.types"


def compiler() -> Path:
    """TypeScript, fetched once; only this test needs it, and with it Node."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("TypeScript needs npm, which is not here")
    script = TOOLS / "node_modules" / ".bin" / "tsc"
    if not script.exists():
        TOOLS.mkdir(parents=True, exist_ok=True)
        subprocess.run([npm, "install", "--silent", "--no-save", "--prefix", str(TOOLS), TYPESCRIPT], check=True, capture_output=True)
    return script


def errors_in(modules: list[Path], folder: Path) -> list[str]:
    """What the compiler finds in these modules, which import by the paths that the server answers to."""
    config = folder / "tsconfig.json"
    options = OPTIONS | {"paths": {"/static/*": [f"{FILE.parent}/*"]}}
    config.write_text(json.dumps({"compilerOptions": options, "files": [str(module) for module in modules]}))
    command = [str(compiler()), "--project", str(config)]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return [line for line in found if "error TS" in line and "/vendor/" not in line]


@pytest.mark.slow
def test_every_module_keeps_to_the_types(tmp_path: Path) -> None:
    folders = [FILE.parent, *(game.web() for game in registry.games())]
    modules = [module for folder in folders for module in sorted(folder.rglob("*.js")) if "vendor" not in module.relative_to(folder).parts]
    assert len(modules) > 100
    assert errors_in(modules, tmp_path) == []


def test_what_breaks_a_type_is_found(tmp_path: Path) -> None:
    module = tmp_path / "wrong.js"
    typed = f'/** @import {{Scene}} from "{FILE}" */\n/** @param {{Scene}} scene */\n'
    module.write_text(typed + "export const number = (scene) => scene.nubmer;\n")
    (error,) = errors_in([module], tmp_path)
    assert "'nubmer' does not exist" in error
