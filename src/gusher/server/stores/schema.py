"""The tables of the database, defined once. Migrations bring a database here; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"})

# What nobody is told, not even the person himself when he asks for all that is kept about him.
SECRET = {"secret": True}
# What is of no use to another server on a copy: backups leave it out.
PASSING = {"passing": True}

# Every column that refers to a person is one: who is deleted takes all rows along that do, but for those that `farewell` says.
# `kept`: whether there is a way back to this person other than the sessions of browsers.
people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("language", String(8), nullable=True),
    Column("kept", Boolean, nullable=False, server_default="0"),
)

# Several devices of one person have a session each. Tokens are stored as SHA-256, here and below. `used`: when it was last, give or take a
# few minutes. `label`: the browser and its system, such as Firefox/Linux.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True, info=SECRET),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),
    Column("label", String(40), nullable=False, server_default=""),
    Index(None, "person"),
)

# Links that let another browser be the same person, once and soon: made by the person, or sent to his mailbox.
claims = Table(
    "claims",
    metadata,
    Column("token", String(64), primary_key=True, info=SECRET),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

# `id` and `key` (public) as base64url. `handle` is what the authenticator knows the person by: chance, the same for all of one person.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("handle", String(64), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index(None, "person"),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("code", String(64), nullable=False, info=SECRET),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    UniqueConstraint("code"),
)

# Addresses that were confirmed. Several people may have the same.
mail = Table(
    "mail",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Float, nullable=False),
    Index(None, "address"),
)

# Addresses that are not confirmed yet, by the secret of the link that was sent there.
confirmations = Table(
    "confirmations",
    metadata,
    Column("token", String(64), primary_key=True, info=SECRET),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("address", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)

# What an authenticator was asked to sign, by the cookie of the browser that asked. `person` keeps a new passkey; without one, somebody
# comes back by one.
challenges = Table(
    "challenges",
    metadata,
    Column("token", String(64), primary_key=True, info=SECRET),
    Column("challenge", String(100), nullable=False, info=SECRET),
    Column("person", Integer, ForeignKey("people.id"), nullable=True),
    Column("expires", Float, nullable=False),
)

# `round`, `awaiting`, `summed` and `result` are a summary for the lobby, as of log entry `summed`; the log is the truth. `seed` is secret
# until the game is over; it is null in tables from before luck was fixed. `nonces` are those of the seats when the game began. `watch` is
# the secret part of a link for watching, while there is one. `box` names what is played with, if it is not the packaged box.
# `lesson` is "on" or "left" where the luck was prepared for a guide. `clock` is what its host has chosen, as JSON. `begun` is how many
# entries of another game the log begins with, and `origin` what the luck was made with beside the seed, where it is that of another table.
# `revision` counts the changes beside the log, where several servers share the database.
# `rules` and `data` are those that it is played by now; `versions` which they were from which entry on, as JSON, with the program; null: we
# do not know of others. `parted` is, as JSON, which other ones it cannot go on under, and from where.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("data", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Integer, ForeignKey("people.id"), nullable=False),
    Column("invite", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rematch", String(32), nullable=True),
    Column("round", Integer, nullable=False),
    Column("awaiting", Text, nullable=False),
    Column("summed", Integer, nullable=False),
    Column("seed", String(64), nullable=True, info=SECRET),
    Column("nonces", Text, nullable=True, info=SECRET),
    Column("lesson", String(8), nullable=True),
    Column("coach", Boolean, nullable=False, server_default="0"),
    Column("watch", String(32), nullable=True),
    Column("result", Text, nullable=True),
    Column("box", String(32), nullable=True),
    Column("clock", Text, nullable=True),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("begun", Integer, nullable=True),
    Column("origin", Text, nullable=True),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("versions", Text, nullable=True),
    Column("parted", Text, nullable=True),
    Index(None, "status", "listed"),
    Index(None, "host"),
)

# `left_by`: who has left the seat to a bot for good.
seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", Integer, ForeignKey("people.id"), nullable=True),
    Column("name", String(100), nullable=False),
    Column("bot", String(32), nullable=True),
    Column("stand_in", String(32), nullable=True),
    Column("nonce", String(32), nullable=False, server_default=""),
    Column("left_by", Integer, ForeignKey("people.id"), nullable=True),
    Index(None, "person"),
    Index(None, "left_by"),
)

# What became of somebody at a table: `removed` by its host, so that he cannot come back; or `hidden`, taken off his own list.
marks = Table(
    "marks",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("mark", String(8), primary_key=True),
)

# Append-only. `seat` is null for a chance; an entry with `back_to` takes back all entries from that one on.
actions = Table(
    "actions",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("action", String(200), nullable=False),
    Column("back_to", Integer, nullable=True),
    Column("command", String(100), nullable=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Two numbers for each of the first `count` moments of a table, of its question and of its position (`upgrades.stamps`), as base64; by them
# other rules are told from those that it was played by. `fields` are the names of what was kept of a position.
stamps = Table(
    "stamps",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("fields", Text, nullable=False),
    Column("numbers", Text, nullable=False, info=SECRET),
)

# The clock of a seat (`clockwork`); `since` and `due` are null while it stands. Whose time is up is found by `due`.
clocks = Table(
    "clocks",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("left", Float, nullable=False),
    Column("free", Float, nullable=False),
    Column("since", Float, nullable=True),
    Column("due", Float, nullable=True),
    Column("place", Integer, nullable=False),
    Column("out", Boolean, nullable=False),
    Index(None, "due"),
)

# The servers on this database, and those that were: `at` is the last sign of life by the clock on their wall, `clean` whether it was to be
# the last. `until` is how long a server counts as alive without another one, by the clock of the database.
servers = Table(
    "servers",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("clean", Boolean, nullable=False),
    Column("plays", Text, nullable=True),
)

# Which server works at a table without being asked: as long as it lives, or until it hands that over. `fence` counts the holders.
leases = Table(
    "leases",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(16), nullable=False),
    Column("fence", Integer, nullable=False),
    Index(None, "holder"),
    info=PASSING,
)

# What the people at a table vote on, as JSON, until when, and how long the log was when it was proposed; null when that is over.
wishes = Table(
    "wishes",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("wish", Text, nullable=True),
    Column("until", Float, nullable=False),
    Column("seq", Integer, nullable=False),
)

# Who is at a table by which server, or was there until when. Only where several servers share the database.
presence = Table(
    "presence",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("server", String(16), primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("here", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "server"),
    info=PASSING,
)

# When somebody is away, so that his clocks of days stand.
absences = Table(
    "absences",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Index(None, "person"),
)

# Boxes that owners of a game have described, each under a digest of what is in it; so they never change.
boxes = Table(
    "boxes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

# Whose boxes they are; several people may have the same.
shelf = Table(
    "shelf",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("box", String(32), ForeignKey("boxes.id"), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("changed", Float, nullable=False),
)

# What a seat lets the server answer for it. Private: it is read for the room and for the seat itself.
orders = Table(
    "orders",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("most", Integer, nullable=False),
    Column("lot", String(100), nullable=False),
)

# Where a seat has asked the coach: at the question that was put at that moment.
advices = Table(
    "advices",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moment", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

# One a seat, made when somebody asks for it after the end; it can be made again at any time.
reviews = Table(
    "reviews",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Reviews that a server is making, so that others can tell how far it is; those of records from disk also when they are done, as long as it
# lives. `name` is a table or the digest of a record, and a seat. `review` as far as it is known.
review_jobs = Table(
    "review_jobs",
    metadata,
    Column("name", String(100), primary_key=True),
    Column("server", String(16), nullable=False),
    Column("state", String(8), nullable=False),
    Column("review", Text, nullable=True),
    Column("at", Float, nullable=False),
    info=PASSING,
)

# Lines that somebody has tried in the replay of a finished game, as JSON; everybody has his own.
variations = Table(
    "variations",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("lines", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(100), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "command"),
)

# Notices. What is to be sent, each to one place by one channel, worded already: gone when it is sent, refused or too late.
# `target` is an address of mail, or where a subscription or a webhook leads; `place` the server there, which may be down.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=True),
    Column("channel", String(8), nullable=False),
    Column("target", String(1000), nullable=False),
    Column("place", String(300), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("letter", Text, nullable=False, info=SECRET),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Index(None, "channel", "tries", "due"),
    Index(None, "person"),
)

# Of what somebody is to be told if he stays away until it is due. That it is his turn stays here, `told` or not, until he has answered the
# question of that `moment`. `names` are the others at the table.
occasions = Table(
    "occasions",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("kind", String(16), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("names", Text, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("told", Boolean, nullable=False),
    Index(None, "told", "due"),
)

# That somebody wants to be told of this kind by this channel; at which origin he said so, for the links, and in which language.
switches = Table(
    "switches",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("channel", String(8), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("origin", String(300), nullable=False),
    Column("language", String(8), nullable=False),
)

# Browsers that can be reached by Web Push, with the keys that they gave us for it.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(50), nullable=False, info=SECRET),
    Column("created", Float, nullable=False),
    Index(None, "person"),
    UniqueConstraint("endpoint"),
)

# `trouble` says why it is switched off, for its owner.
webhooks = Table(
    "webhooks",
    metadata,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("url", String(1000), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("trouble", String(32), nullable=False),
)

# Keys that the server has made for itself at its first start.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# At which seats a bot has played for a person, for a while or for good; `person` is who sat there, unless he was deleted since.
gave_up = Table(
    "gave_up",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
)

# What came of a game, written together with its last choice: one row a table, and one a seat. It all follows from the log, which is the
# truth, and is here to be searched. `ended` is the time of the last choice; `over` is false where people ended it without a result.
endings = Table(
    "endings",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Index(None, "game", "rated", "ended"),
)

# `person` is null at a bot's seat, at that of somebody on another's device, and where somebody was deleted. `mu` and `sigma` are the rating
# after a rated game, a cache as below.
results = Table(
    "results",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL"), nullable=True),
    Column("bot", String(32), nullable=True),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("gave_up", Boolean, nullable=False),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Index(None, "person", "ended"),
)

# Ratings by game, a cache of the fold over rated games in the order of their end; they are sorted by `low`, what is as good as sure.
ratings = Table(
    "ratings",
    metadata,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("low", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index(None, "game", "low"),
)

# How far the fold of a game has come: the last table, by when and which it was; `strangers` are seats in it that nobody is known for.
folds = Table(
    "folds",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("method", String(100), nullable=False),
    Column("games", Integer, nullable=False),
    Column("strangers", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("table", String(32), nullable=False),
)

# Who may be looked at, by an id that nobody can guess; nobody else has a page.
profiles = Table(
    "profiles",
    metadata,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("id", String(32), nullable=False),
    Column("shown", Boolean, nullable=False),
    UniqueConstraint("id"),
)

# Links for one seat each, which work once. The secret is as that of `tables.invite`.
seat_links = Table(
    "seat_links",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(32), nullable=False),
    Column("used", Boolean, nullable=False),
)

# What spectators say among themselves; in a table of its own, so that nobody reads it who asks for the chat. `person` wrote it.
spectator_chat = Table(
    "spectator_chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", Integer, nullable=True),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(100), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "command"),
)

# What an operator asks of whoever serves the tables (`operations`): taken by the one who does it, answered, and gone soon after.
errands = Table(
    "errands",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String(16), nullable=False),
    Column("about", String(32), nullable=False),
    Column("asked", Float, nullable=False),
    Column("taken", Float, nullable=True),
    Column("answer", String(32), nullable=True),
    info=PASSING,
)
