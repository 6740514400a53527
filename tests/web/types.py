"""`python -m tests.web.types` writes the types of the page, `web/types.js`, from the wire's."""

from __future__ import annotations

import inspect
from pathlib import Path

import msgspec
from msgspec import UNSET
from msgspec import inspect as shapes
from msgspec.structs import fields

import gusher
from gusher import variations
from gusher.server import wire

FILE = Path(gusher.__file__).parent / "web" / "types.js"
HEAD = "/**\n * The shapes of the wire, made from `gusher/server/wire.py`. Types only: nothing here runs.\n *\n"
VALUES = "Record<string, number | string>"
ALIAS = f" * @typedef {{{VALUES}}} Values\n"


def written() -> str:
    structs = []
    for module in (variations, wire):
        found = [each for _, each in inspect.getmembers(module, inspect.isclass) if each.__module__ == module.__name__]
        structs += sorted(found, key=lambda each: inspect.getsourcelines(each)[1])
    return HEAD + ALIAS + "".join(typedef(shapes.type_info(found)) for found in structs) + " */\n\nexport {};\n"


def typedef(struct: shapes.Type) -> str:
    assert isinstance(struct, shapes.StructType)
    lines = ["", f"@typedef {{object}} {struct.cls.__name__}"]
    if struct.tag_field is not None:
        lines.append(f'@property {{"{struct.tag}"}} {struct.tag_field}')
    lines += [f"@property {{{spell(field.type)}}} {name_of(struct, field)}" for field in struct.fields]
    return "".join(f" * {line}".rstrip() + "\n" for line in lines)


def name_of(struct: shapes.StructType, field: shapes.Field) -> str:
    """What may be left out is in brackets: by a client, and by the server where it says so."""
    left_out = field.name in {each.name for each in fields(struct.cls) if each.default is UNSET}
    optional = left_out or (not field.required and struct.cls.__struct_config__.forbid_unknown_fields)
    return f"[{field.encode_name}]" if optional else field.encode_name


def spell(shape: shapes.Type) -> str:
    match shape:
        case shapes.StructType(cls=cls):
            return cls.__name__
        case shapes.ListType(item_type=item):
            inner = spell(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {spell(value)}>".replace(VALUES, "Values")
        case shapes.UnionType(types=types):
            return " | ".join(spell(each) for each in types)
        case shapes.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
    return SIMPLE[type(shape)]


SIMPLE = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "any",
}


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
