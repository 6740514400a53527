"""The plain HTTP part of the wire as an OpenAPI schema, made from its types."""

from __future__ import annotations

from typing import Any, get_args, get_origin

import msgspec

from gusher.server import wire

COMMANDS = (wire.Play, wire.TakeBack, wire.Vote, wire.End, wire.Say, wire.Standing)
SEAT, AT = {"name": "seat", "kind": "integer"}, {"name": "at", "kind": "integer"}
ID, LANGUAGE = {"name": "id", "kind": "string"}, {"name": "language", "kind": "string"}
FINISHED = {"name": "finished", "kind": "integer"}
INVITE, GAME, SEATS = {"name": "invite", "kind": "string"}, {"name": "game", "kind": "string"}, {"name": "seats", "kind": "integer"}

# All but logging out, after which everything else would end at the door.
# Method, path, query, body, the status of success, and its content. None: no content; str: text that is not JSON.
OPERATIONS: list[tuple[str, str, list[dict[str, str]], Any, int, Any]] = [
    ("get", "/api/me", [], None, 200, wire.Me),
    ("post", "/api/me", [], wire.Name, 200, wire.Me),
    ("post", "/api/me/language", [], wire.Spoken, 200, wire.Me),
    ("post", "/api/me/claim", [], None, 200, wire.Link),
    ("get", "/api/me/away", [], None, 200, wire.Away),
    ("post", "/api/me/away", [], wire.NewAbsence, 200, wire.Away),
    ("post", "/api/me/away/{absence}/end", [], None, 200, wire.Away),
    ("post", "/api/claim", [], wire.Token, 200, wire.Me),
    ("get", "/api/me/identity", [], None, 200, wire.Identity),
    ("get", "/api/me/data", [], None, 200, object),
    ("post", "/api/me/passkeys/ask", [], None, 200, wire.Ceremony),
    ("post", "/api/me/passkeys", [], wire.Credential, 201, wire.PasskeyCard),
    ("post", "/api/me/passkeys/remove", [], wire.Named, 204, None),
    ("post", "/api/me/code", [], None, 200, wire.RecoveryCode),
    ("post", "/api/me/code/remove", [], None, 204, None),
    ("post", "/api/me/mail", [], wire.Mailbox, 204, None),
    ("post", "/api/me/mail/remove", [], None, 204, None),
    ("post", "/api/me/sessions/end", [], wire.Named, 204, None),
    ("post", "/api/me/delete", [], wire.Name, 204, None),
    ("post", "/api/confirm", [], wire.Token, 204, None),
    ("get", "/api/enter", [], None, 200, wire.Doors),
    ("post", "/api/enter/ask", [], None, 200, wire.Ceremony),
    ("post", "/api/enter/passkey", [], wire.Credential, 200, wire.Me),
    ("post", "/api/enter/code", [], wire.TypedCode, 200, wire.Me),
    ("post", "/api/enter/mail", [], wire.Mailbox, 204, None),
    ("get", "/api/games", [], None, 200, list[wire.GameCard]),
    ("get", "/api/rules/{game}", [LANGUAGE], None, 200, wire.Rules),
    ("get", "/api/learn/{game}", [LANGUAGE], None, 200, wire.LearnPage),
    ("get", "/api/games/{game}/sources", [], None, 200, list[wire.Source]),
    ("post", "/api/games/{game}/check", [], object, 200, wire.Checked),
    ("get", "/api/boxes", [], None, 200, list[wire.BoxCard]),
    ("post", "/api/boxes", [], wire.NewBox, 201, wire.BoxCard),
    ("get", "/api/boxes/{box}", [], None, 200, wire.GameCard),
    ("post", "/api/boxes/{box}/remove", [], None, 204, None),
    ("get", "/api/notices", [], None, 200, wire.Notices),
    ("post", "/api/notices/switch", [], wire.NoticeSwitch, 200, wire.Notices),
    ("post", "/api/notices/browser", [], wire.Browser, 200, wire.Notices),
    ("post", "/api/notices/browser/remove", [], wire.Browser, 200, wire.Notices),
    ("post", "/api/notices/webhook", [], wire.NoticeHook, 200, wire.Notices),
    ("get", "/api/tables", [GAME, SEATS, FINISHED], None, 200, wire.Lobby),
    ("post", "/api/tables", [], wire.NewTable, 201, wire.Made),
    ("get", "/api/tables/{table}", [INVITE], None, 200, wire.TableCard),
    ("post", "/api/tables/{table}/join", [], wire.Join, 200, wire.Made),
    ("post", "/api/tables/{table}/start", [INVITE], None, 204, None),
    ("post", "/api/tables/{table}/seat-link", [INVITE], wire.SeatLink, 200, wire.Invitation),
    ("post", "/api/tables/{table}/hand-out", [INVITE], wire.HandOut, 204, None),
    ("post", "/api/tables/{table}/remove", [INVITE], wire.Remove, 204, None),
    ("post", "/api/tables/{table}/leave", [INVITE], None, 204, None),
    ("post", "/api/tables/{table}/leave-lesson", [INVITE], None, 204, None),
    ("post", "/api/tables/{table}/stand-in", [INVITE], wire.StandIn, 204, None),
    ("post", "/api/tables/{table}/share", [INVITE], wire.Sharing, 204, None),
    ("post", "/api/tables/{table}/rematch", [INVITE], wire.Rematch, 200, wire.Made),
    ("post", "/api/tables/{table}/commands", [INVITE], COMMANDS, 200, wire.Accepted),
    ("get", "/api/tables/{table}/scene", [SEAT, AT, INVITE], None, 200, wire.Scene),
    ("get", "/api/tables/{table}/record", [INVITE], None, 200, str),
    ("get", "/api/tables/{table}/luck", [INVITE], None, 200, wire.Luck),
    ("get", "/api/tables/{table}/review", [SEAT, INVITE], None, 200, wire.Review),
    ("post", "/api/tables/{table}/review", [SEAT, INVITE], None, 200, wire.Review),
    ("post", "/api/tables/{table}/coach", [SEAT, INVITE], None, 200, wire.Advice),
    ("post", "/api/tables/{table}/play-on", [INVITE], wire.PlayOn, 201, wire.Made),
    ("post", "/api/tables/{table}/try", [INVITE], wire.Try, 200, wire.Attempted),
    ("post", "/api/tables/{table}/judge", [INVITE], wire.Try, 200, wire.Advice),
    ("get", "/api/tables/{table}/variations", [INVITE], None, 200, wire.Lines),
    ("post", "/api/tables/{table}/variations", [INVITE], wire.Lines, 204, None),
    ("post", "/api/replay/play-on", [], wire.PlayOn, 201, wire.Made),
    ("post", "/api/replay/try", [], wire.Try, 200, wire.Attempted),
    ("post", "/api/replay/judge", [], wire.Try, 200, wire.Advice),
    ("get", "/api/replay/review", [ID, SEAT], None, 200, wire.Review),
    ("post", "/api/replay/review", [SEAT], str, 200, wire.Review),
    ("post", "/api/replay", [SEAT, AT], str, 200, wire.Scene),
]
OWN = "own"  # stands for a table of one's own
REFUSALS = (400, 401, 403, 404, 405, 409, 413, 422, 429)


def openapi() -> dict[str, Any]:
    types: list[Any] = [wire.Problem, wire.Refused, *COMMANDS]
    named = [content for _, _, _, *contents in OPERATIONS for content in contents if content not in (str, object)]
    types += [content for content in named if isinstance(content, type) or get_origin(content) is list]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for method, path, query, body, status, answer in OPERATIONS:
        # Who leaves his only table has nothing left to ask about.
        places = {"table": ["none"] if path.endswith("/leave") else ["none", OWN], "game": ["none", "oilfield"], "box": ["none"]}
        places["absence"] = ["0", "none"]
        parameters = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "enum": known}}
            for name, known in places.items()
            if f"{{{name}}}" in path
        ]
        parameters += [{"name": each["name"], "in": "query", "schema": {"type": each["kind"]}} for each in query]
        operation: dict[str, Any] = {"parameters": parameters, "responses": responses(status, answer)}
        if body is not None:
            sent = {"text/plain": {"schema": {"type": "string"}}} if body is str else content_of(body)
            operation["requestBody"] = {"required": True, "content": sent}
        paths.setdefault(path, {})[method] = operation
    return {"openapi": "3.1.0", "info": {"title": "Gusher", "version": "1"}, "paths": paths, "components": {"schemas": components}}


def responses(status: int, answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = {str(status): {"description": "done"} | ({} if answer is None else {"content": content_of(answer)})}
    for refusal in REFUSALS:
        found[str(refusal)] = {"description": "refused", "content": content_of((wire.Problem, wire.Refused))}
    return found


def content_of(shape: Any) -> dict[str, Any]:
    if shape is str:
        return {kind: {"schema": {"type": "string"}} for kind in ("text/plain", "text/markdown", "application/x-ndjson")}
    if isinstance(shape, tuple):
        return {"application/json": {"schema": {"anyOf": [reference(each) for each in shape]}}}
    return {"application/json": {"schema": reference(shape)}}


def reference(shape: Any) -> dict[str, Any]:
    if shape is object:
        return {}
    if get_origin(shape) is list:
        return {"type": "array", "items": reference(get_args(shape)[0])}
    return {"$ref": f"#/components/schemas/{shape.__name__}"}
