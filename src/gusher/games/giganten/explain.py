from mypy_extensions import i64
from gusher.core.errors import IllegalAction
from gusher.games.giganten.table import Table
def why_not(s: Table, seat: i64) -> list[IllegalAction]:
    return []
