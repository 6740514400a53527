"""Ways back to a person, sessions that tell of themselves, who left a seat, and somebody in the place of who was deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("label", sa.String(40), nullable=False, server_default=""))
    op.execute("UPDATE sessions SET used = created")
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("handle", sa.String(64), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
        sa.UniqueConstraint("code", name="uq_recovery_codes_code"),
    )
    op.create_table(
        "mail",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Float, nullable=False),
    )
    op.create_index("ix_mail_address", "mail", ["address"])
    op.create_table(
        "confirmations",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("challenge", sa.String(100), nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.execute("ALTER TABLE seats ADD COLUMN left_by INTEGER REFERENCES people (id)")
    op.create_index("ix_seats_left_by", "seats", ["left_by"])
    remember_who_left(op.get_bind())
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("created"))
    op.execute(people.insert().values(id=0, name="somebody", created=0.0))


def remember_who_left(connection: sa.Connection) -> None:
    """Seats that somebody left before have his name alone; the choices that he made there begin with his number."""
    seats = sa.table("seats", *map(sa.column, ("table", "seat", "kind", "name", "bot", "left_by")))
    actions = sa.table("actions", *map(sa.column, ("table", "seat", "command", "back_to")))
    people = sa.table("people", sa.column("id"))
    left = connection.execute(sa.select(seats.c.table, seats.c.seat).where(seats.c.kind == "bot", seats.c.name != seats.c.bot)).all()
    for table, seat in left:
        chosen = sa.select(sa.func.min(actions.c.command)).where(
            actions.c.table == table, actions.c.seat == seat, actions.c.command.like("%:%"), actions.c.back_to.is_(None)
        )
        who = str(connection.execute(chosen).scalar() or "").partition(":")[0]
        if who.isdigit() and connection.execute(sa.select(people.c.id).where(people.c.id == int(who))).first() is not None:
            connection.execute(sa.update(seats).where(seats.c.table == table, seats.c.seat == seat).values(left_by=int(who)))
