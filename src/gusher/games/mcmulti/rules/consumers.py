"""§6.3.4 Adjusting the consumer market."""

from __future__ import annotations

from mypy_extensions import i64

from gusher.games.mcmulti.rules.components import GASOLINE
from gusher.games.mcmulti.rules.table import Table


def adjust_consumers(s: Table, red_fields: i64) -> None:
    """§6.3.4 All barrels but the cheapest leave, which then moves."""
    s.bank_barrels[GASOLINE] += s.consumer_barrels - 1
    s.consumer_barrels = 1
    s.consumer_price = price_moved(s, red_fields)


def price_moved(s: Table, red_fields: i64) -> i64:
    """§6.3.4 The consumer price so many red fields from where it is, as far as there are any."""
    spacing = s.terms.spacing
    price = s.consumer_price
    if red_fields > 0:
        highest = s.box.highest // spacing * spacing
        price = (price // spacing + red_fields) * spacing
        if price > highest:
            price = highest
        return price if price > s.consumer_price else s.consumer_price
    if red_fields < 0:
        price = ((price + spacing - 1) // spacing + red_fields) * spacing
        if price < spacing:
            price = spacing
        return price if price < s.consumer_price else s.consumer_price
    return price
