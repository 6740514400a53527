"""`gusher serve`. What it needs is loaded when it runs, so that other commands need not wait for it."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from gusher.core.errors import GusherError
from gusher.texts import tell
from gusher.texts.reader import chosen, speak


def register(app: typer.Typer) -> None:
    app.command(name="serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="The port; 8033 or the next free one if none is named.", min=0, max=65535, metavar="N")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="GUSHER_DATABASE",
            show_envvar=False,
            help="Where games are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
            metavar="URL",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    no_bot_delay: Annotated[bool, typer.Option("--no-bot-delay", help="Let bots answer at once among themselves, too.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Serve the files of the page as they lie here, for whoever changes them.")] = False,
    grace: Annotated[
        float | None, typer.Option(help="The seconds until somebody without a connection counts as away; 120 if none are named.", min=0.0)
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Where people reach us, if by another name: https://games.example.org", metavar="URL")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy before us, who says for whom it calls; usually this machine.", metavar="ADDRESS"),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(help="The server that takes our mail, for example smtp://user:password@mail.example.org:587.", metavar="URL"),
    ] = None,
    mail_from: Annotated[str | None, typer.Option(help="From whom mails come, for example games@example.org.", metavar="ADDRESS")] = None,
    private_notices: Annotated[
        bool, typer.Option("--private-notices", help="Let notices go to addresses within a private network, too.")
    ] = False,
    metrics_port: Annotated[
        int | None, typer.Option(help="A port for Prometheus, on this machine alone; none if none is named.", min=0, max=65535, metavar="N")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="How lines of the log are written: text or json.", metavar="FORMAT")] = None,
    said: Annotated[
        list[str] | None, typer.Option("--set", help="A setting by its name, for example tables_per_person=100.", metavar="NAME=VALUE")
    ] = None,
    file: Annotated[Path | None, typer.Option("--settings", help="A TOML file of settings.", metavar="FILE")] = None,
    show: Annotated[
        bool, typer.Option("--show-settings", help="Print every setting and where it comes from, as a file of settings, and end.")
    ] = False,
) -> None:
    """Serve the tables to browsers, until Ctrl-C."""
    from gusher.server.given import gather, shown
    from gusher.server.notices.channels.mail import mail_server
    from gusher.server.settings import Settings
    from gusher.server.site.running import run
    from gusher.server.transport.behind import check_origin
    from gusher.server.watch.logs import check_format

    settings, places = gather(Settings(), said or [], os.environ, file)
    by_options: dict[str, object] = {
        "origins": frozenset(origin or ()),
        "proxies": frozenset(proxy or ()),
        "plain": plain,
        "private_notices": private_notices,
        "mail": mail or "",
        "mail_from": mail_from or "",
        "metrics_port": metrics_port or 0,
        "log_format": check_format(log_format) if log_format else "",
    }
    by_options = {name: value for name, value in by_options.items() if value}
    if no_bot_delay:
        by_options["pause"] = 0.0
    if grace is not None:
        by_options["grace"] = grace
    settings = replace(settings, **by_options)  # type: ignore[arg-type]
    origins = [check_origin(each) for each in origin or sorted(settings.origins)]
    settings = replace(settings, origins=frozenset(origins), home=settings.home or (origins[0] if origins else ""))
    if settings.mail:
        settings = replace(settings, mail_from=mail_server(settings.mail, settings.mail_from).sender)
    if show:
        sys.stdout.write(shown(settings, places | dict.fromkeys(by_options, "option")))
        return
    run(host, port, database or f"sqlite:///{data_folder() / 'gusher.db'}", open_page, settings)


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "gusher"


def main() -> None:
    """`python -m gusher.server.command`: the same without the other commands."""
    try:
        speak(chosen(None, os.environ))
        typer.run(serve)
    except GusherError as refused:
        sys.stderr.write(f"gusher: {tell(refused)}\n")
        sys.exit(2)


if __name__ == "__main__":
    main()
