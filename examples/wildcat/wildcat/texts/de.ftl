### Wildcat. Jede Nachricht beginnt mit dem Namen des Spiels.
wildcat-option-seasons = Wie viele Saisons
wildcat-score-money = Geld
wildcat-unit = Dollar
wildcat-ask-SaltBag = Saison { $round } von { $seasons }: Welchen Würfel legst du in den Beutel?
wildcat-ask-Shift = Druck { $pressure } von { $limit }: weiterbohren oder verkaufen?
wildcat-action-salt = { $what } hineinlegen
wildcat-action-drill = Weiterbohren
wildcat-action-sell = Verkaufen
wildcat-what-oil = Öl
wildcat-what-water = Wasser
wildcat-what-gusher = eine Springquelle
wildcat-event-round = Saison { $round } von { $seasons }
wildcat-event-drew = { $who } fand { $what }.
wildcat-event-decided = { $who }: { $action }.
wildcat-event-sold = { $who } verkaufte { $barrels ->
    [one] 1 Fass
   *[other] { $barrels } Fässer
  } für { MONEY($dollars) }.
wildcat-event-blowout = Ausbruch! Alle offenen Bohrungen sind verloren.
wildcat-event-salted = { $who } hatte { $what } hineingelegt.

wildcat-view-round = Saison
wildcat-view-seasons = Saisons
wildcat-view-pressure = Druck
wildcat-view-limit = Ausbruch bei
wildcat-view-bag = Im Beutel
wildcat-view-drawn = Gezogen
wildcat-view-money = Geld
wildcat-view-barrels = Fässer
wildcat-view-salt = In den Beutel gelegt
wildcat-view-prices = Preis nach Verkäufern
