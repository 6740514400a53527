"""Build Gusher: the rules are compiled with mypyc where that is possible, and stay plain Python where it is not."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
CODE = "gusher__mypyc"  # the extension with all the code; the others only lead to it
IN_PLACE = {"build_ext", "editable_wheel", "develop"}
# Calls across modules become as cheap as within one, which makes games a quarter faster.
WHOLE_PROGRAM = ["-fvisibility=hidden", "-flto=auto"]
# How mypyc asks whether an index lies within a vec; it does not say that it nearly always does.
BOUNDS = re.compile(r"(cpy_r_r\d+) = \(uint64_t\)(\w+) < \(uint64_t\)(\w+);\n    if \(\1\)")
# The other commands (metadata, sdist) would only wait for a compilation that they do not use.
COMPILING = IN_PLACE | {"build", "bdist_wheel", "install"}


class AllOrNothing(build_ext):
    """Keep every extension or none: a half-compiled package would not import."""

    def build_extensions(self) -> None:
        paths = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        remove(extensions_in(Path(self.build_lib)) - set(paths))
        compile_on_all_cores(self.compiler)
        super().build_extensions()
        if not all(path.exists() for path in paths):
            remove(paths)
            say("pure build, because the C compiler failed")

    def build_extension(self, extension: Extension) -> None:
        if extension.sources:
            super().build_extension(extension)
        else:  # see `compiled_in_place`
            made = Path(self.get_ext_fullpath(extension.name))
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path("src", self.get_ext_filename(extension.name)), made)

    def copy_extensions_to_source(self) -> None:
        """The code comes last, in one piece: a process that starts meanwhile looks whether it is there (see gusher/__init__.py)."""
        for extension in sorted(self.extensions, key=lambda extension: extension.name == CODE):
            self.inplace = False
            made = Path(self.get_ext_fullpath(extension.name))
            self.inplace = True
            place = Path(self.get_ext_fullpath(extension.name))
            if made.exists():
                copied = made.with_suffix(".new")
                shutil.copy(made, copied)
                copied.replace(place)


def main() -> None:
    os.chdir(HERE)
    commands = set(sys.argv[1:])
    if commands & IN_PLACE and os.environ.get("GUSHER_PURE_BUILD") != "keep":  # compile nothing, but keep what is compiled
        remove(sorted(extensions_in(Path("src")), key=lambda path: not path.name.startswith(CODE)))
    if "bdist_wheel" in commands:  # a wheel contains whatever lies there
        for folder in Path("build").glob("lib*"):
            remove(set(filter(Path.is_file, folder.rglob("*"))) - extensions_in(folder))
    setup(ext_modules=extensions() if commands & COMPILING else [], cmdclass={"build_ext": AllOrNothing})


def extensions() -> list[Extension]:
    if os.environ.get("GUSHER_COMPILED") == "in place":
        return compiled_in_place()
    obstacle = why_pure()
    if obstacle:
        say(f"pure build, because {obstacle}")
        return []
    from mypyc.build import mypycify

    # A type error stops the build. Missing third-party types do not: `make lint` is the judge of those.
    options = ["--ignore-missing-imports", "--no-warn-unused-ignores"]
    patterns = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["gusher"]["compiled"]
    sources = sorted(str(path) for pattern in patterns for path in Path().glob(pattern))
    built: list[Extension] = mypycify([*options, *sources], group_name="gusher", multi_file=True, opt_level="3", debug_level="0")
    inlining = WHOLE_PROGRAM if os.name == "posix" and can_compile(WHOLE_PROGRAM) else []
    for extension in built:
        extension.optional = True
        extension.depends = ["setup.py", *map(str, Path("build").glob("*.h"))]
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
        if extension.name == CODE:
            extension.extra_compile_args += inlining
            extension.extra_link_args += inlining
    say(f"compiling {len(sources)} modules")
    return built


def compiled_in_place() -> list[Extension]:
    """For whoever knows that it was made of the sources as they are (tools/build.py does)."""
    found = sorted(path.relative_to("src") for path in extensions_in(Path("src")))
    return [Extension(".".join((*path.parts[:-1], path.name.partition(".")[0])), []) for path in found]


def compile_on_all_cores(compiler: Any) -> None:
    """Each core compiles one changed module after the other; setuptools itself would compile all of them on one core."""
    compile_all, compile_one = compiler.compile, compiler._compile

    def compile_changed(target: str, source: str, *rest: Any) -> None:
        if not is_fresh(Path(target), Path(source)):
            compile_one(target, expecting(source), *rest)

    def spread(*arguments: Any, **settings: Any) -> Any:
        jobs = []
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            compiler._compile = lambda *job: jobs.append(pool.submit(compile_changed, *job))
            objects = compile_all(*arguments, **settings)
        for job in jobs:
            job.result()
        return objects

    compiler.compile = spread


def expecting(source: str) -> str:
    """The same C, but for hints that indices lie within: what is likely then runs straight on, instead of two jumps at every access."""
    hinted, count = BOUNDS.subn(r"\1 = (uint64_t)\2 < (uint64_t)\3;\n    if (likely(\1))", Path(source).read_text(encoding="utf-8"))
    if not count:
        return source
    copy = Path(source).with_suffix(".hinted.c")
    copy.write_text(hinted, encoding="utf-8")
    return str(copy)


def is_fresh(target: Path, source: Path) -> bool:
    """Whether it was compiled after all that it is made of; mypyc writes only the files that change."""
    parts = [source, Path("setup.py"), *Path("build").glob("*.h")]
    return target.exists() and target.stat().st_mtime > max(part.stat().st_mtime for part in parts)


def why_pure() -> str:
    """What keeps us from compiling, in words; nothing if nothing does."""
    if os.environ.get("GUSHER_PURE_BUILD", "0") not in ("", "0"):
        return "GUSHER_PURE_BUILD is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    if os.name == "posix" and not can_compile([]):
        return (
            "there is no working C compiler with the headers of Python; all works, and bots think more slowly "
            "(on Debian and Ubuntu: apt-get install gcc python3-dev)"
        )
    return ""


def can_compile(flags: list[str]) -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    with TemporaryDirectory() as folder:
        check = [*compiler, *flags, "-shared", "-fPIC", f"-I{include}", "-xc", "-", "-o", f"{folder}/check.so"]
        try:
            return subprocess.run(check, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
        except OSError:
            return False


def extensions_in(folder: Path) -> set[Path]:
    return {path for suffix in ("so", "pyd") for path in folder.rglob(f"*.{suffix}")}


def remove(paths: Iterable[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def say(line: str) -> None:
    sys.stderr.write(f"gusher: {line}\n")


if __name__ == "__main__":
    main()
