### Wildcat. Every message begins with the name of the game.
wildcat-option-seasons = How many seasons
wildcat-score-money = Money
wildcat-unit = dollars
wildcat-ask-SaltBag = Season { $round } of { $seasons }: which cube do you put into the bag?
wildcat-ask-Shift = Pressure { $pressure } of { $limit }: drill on, or sell?
wildcat-action-salt = Put in { $what }
wildcat-action-drill = Drill on
wildcat-action-sell = Sell
wildcat-what-oil = oil
wildcat-what-water = water
wildcat-what-gusher = a gusher
wildcat-event-round = Season { $round } of { $seasons }
wildcat-event-drew = { $who } found { $what }.
wildcat-event-decided = { $who }: { $action }.
wildcat-event-sold = { $who } sold { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
  } for { MONEY($dollars) }.
wildcat-event-blowout = Blowout! All open wells are lost.
wildcat-event-salted = { $who } had put in { $what }.

wildcat-view-round = Season
wildcat-view-seasons = Seasons
wildcat-view-pressure = Pressure
wildcat-view-limit = Blowout at
wildcat-view-bag = In the bag
wildcat-view-drawn = Drawn
wildcat-view-money = Money
wildcat-view-barrels = Barrels
wildcat-view-salt = Put into the bag
wildcat-view-prices = Price by sellers
