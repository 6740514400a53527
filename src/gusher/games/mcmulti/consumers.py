"""§6.3.4 Adjusting the consumer market."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.games.mcmulti.components import GASOLINE
from gusher.games.mcmulti.table import Table


def adjust_consumers(s: Table, red_fields: i64) -> None:
    """§6.3.4 All barrels but the cheapest leave, which then moves by so many red fields, as far as there are any."""
    s.bank_barrels[GASOLINE] += s.consumer_barrels - 1
    s.consumer_barrels = 1
    spacing = s.terms.spacing
    price = s.consumer_price
    highest = s.box.highest // spacing * spacing
    if red_fields > 0:
        price = (price // spacing + red_fields) * spacing
        if price > highest:
            price = highest
        if price > s.consumer_price:
            s.consumer_price = price
    elif red_fields < 0:
        price = ((price + spacing - 1) // spacing + red_fields) * spacing
        if price < spacing:
            price = spacing
        if price < s.consumer_price:
            s.consumer_price = price
