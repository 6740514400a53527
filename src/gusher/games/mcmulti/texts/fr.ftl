### McMulti. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

mcmulti-pitch = Deux dés réveillent une ligne et une colonne de ta grille : fore des puits, raffine le brut et commerce sur des marchés qui ne tiennent pas en place.
mcmulti-known = D’après un résumé des règles de 2012 et des sources publiques. La mise en place à deux et à trois, une partie des marchés et quelques actualités sont reconstituées par nos soins.

## Why a move is refused

mcmulti-refusal-no-cell = Il n’y a pas de case libre pour cela.
mcmulti-refusal-no-piece = La banque n’en a plus.
mcmulti-refusal-no-such-asset = Tu n’as rien de tel à cet endroit : { $asset }.
mcmulti-refusal-not-productive = On ne peut vendre que ce que ses propres dés ont touché à ce tour.
mcmulti-refusal-nothing-dirty = Tu n’as pas de raffinerie polluante à cet endroit.
mcmulti-refusal-embargo = L’embargo a fermé le marché extérieur.
mcmulti-refusal-no-trade = Aucun échange n’y est possible.
mcmulti-refusal-sold-before = Tu en as déjà vendu pendant cette phase.
mcmulti-refusal-bought-before = Tu en as déjà acheté pendant cette phase.
mcmulti-refusal-ladder-empty = Ce marché n’en a plus.
mcmulti-refusal-ladder-full = Ce marché est plein.
mcmulti-refusal-other-asset = Pour cette carte, tu ne peux vendre que ceci : { $asset }.

## The report

# Same as in English.
mcmulti-unit = dollars
mcmulti-chart-prices = Prix
mcmulti-chart-supply = Barils
mcmulti-chart-growth = Installations de tous les joueurs
mcmulti-measure-consumers = prix des consommateurs
mcmulti-measure-gasoline_domestic = essence, intérieur
mcmulti-measure-gasoline_foreign = essence, extérieur
mcmulti-measure-crude_domestic = brut, intérieur
mcmulti-measure-crude_foreign = brut, extérieur
mcmulti-measure-crude_barrels = brut sur les marchés
mcmulti-measure-gasoline_barrels = essence sur les marchés
mcmulti-measure-own_barrels = dans tous les entrepôts
mcmulti-measure-rigs = derricks
mcmulti-measure-stations = stations-service
mcmulti-measure-refineries = raffineries
mcmulti-measure-wells = puits
mcmulti-kind-buy = Acheter : { $what }
mcmulti-kind-sell = Vendre : { $what }
mcmulti-kind-upgrade = Moderniser une raffinerie
mcmulti-kind-domestic = Marché intérieur
mcmulti-kind-foreign = Marché extérieur
mcmulti-kind-forfeit = Céder : { $what }
mcmulti-kind-stations = Vendre aux stations
mcmulti-kind-refine = Raffiner
mcmulti-kind-pump = Pomper
mcmulti-kind-strike = Forer un puits

## Names

mcmulti-asset-rig = derrick
mcmulti-asset-station = station-service
mcmulti-asset-refinery = raffinerie
mcmulti-asset-well = puits

mcmulti-one-rig = un derrick
mcmulti-one-station = une station-service
mcmulti-one-refinery = une raffinerie
mcmulti-one-well = un puits

mcmulti-product-crude = brut
mcmulti-product-gasoline = essence

mcmulti-market-domestic = marché intérieur
mcmulti-market-foreign = marché extérieur

mcmulti-quadrant-0 = nord-ouest
mcmulti-quadrant-1 = nord-est
mcmulti-quadrant-2 = sud-est
mcmulti-quadrant-3 = sud-ouest

mcmulti-economy-depression = Dépression
mcmulti-economy-recovery = Reprise
# Same as in English.
mcmulti-economy-expansion = Expansion
mcmulti-economy-rapid_growth = Forte croissance
mcmulti-economy-prosperity = Prospérité
mcmulti-economy-downturn = Repli
mcmulti-economy-recession = Récession

mcmulti-news-N1 = Impôt sur la dette
mcmulti-news-N2 = Réchauffement climatique
mcmulti-news-N3 = Taxe sur les ventes
mcmulti-news-N4 = Hiver rigoureux
mcmulti-news-N5 = Contrôle de sécurité
mcmulti-news-N6 = Marchés incertains
mcmulti-news-N7 = Embargo pétrolier
mcmulti-news-N8 = Pénurie de brut

mcmulti-score-cash = Liquidités
mcmulti-score-rig = Derricks
mcmulti-score-station = Stations-service
mcmulti-score-refinery = Raffineries
mcmulti-score-well = Puits

mcmulti-effect = { $sign }{ MONEY($money) }

## What has happened

mcmulti-event-seated = { $who } s’installe à la place { $place }.
mcmulti-event-start-player = Premier joueur : { $who }.
mcmulti-event-economy = Conjoncture : { $card }. Les consommateurs paient moins de { MONEY($price) }.
mcmulti-event-more-likely = Actualité plus probable : { $card }.
mcmulti-event-less-likely = Actualité moins probable : { $card }.
mcmulti-event-special-round = Manche d’achat spéciale
mcmulti-event-round = Manche { $round }
mcmulti-event-turn = { $who } ne fait rien.
mcmulti-event-uses-market = { $who } se rend au { $market }.
mcmulti-event-bought-barrel = { $who } achète { $barrels } × { $product } pour { MONEY($money) }.
mcmulti-event-sold-barrel = { $who } vend { $barrels } × { $product } pour { MONEY($money) }.
mcmulti-event-rolled = { $who } obtient la ligne { $red } et la colonne { $black }.
mcmulti-event-assigned = { $who } utilise le jet au { $quadrant }.
mcmulti-event-news = Actualité : { $card } !
mcmulti-event-news-ended = Terminé : { $card }.
mcmulti-event-barrels-gone = { $barrels } × { $product } en moins sur le { $market }.
mcmulti-event-moved-barrels = { $barrels ->
    [one] { $barrels } baril de brut passe du marché extérieur au marché intérieur ; les consommateurs paient moins de { MONEY($price) }.
   *[other] { $barrels } barils de brut passent du marché extérieur au marché intérieur ; les consommateurs paient moins de { MONEY($price) }.
}
mcmulti-event-paid = { $who } paie { MONEY($money) } : { $card }.
mcmulti-event-short = { $who } ne peut pas payer { MONEY($due) } et doit vendre.
mcmulti-event-waived = { $who } n’a plus rien ; dette annulée : { MONEY($amount) }.
mcmulti-event-forfeited = { $who } cède { $barrels } × { $product }.
mcmulti-event-consumed = { $barrels ->
    [one] { $who } vend { $barrels } baril d’essence aux consommateurs pour { MONEY($money) }.
   *[other] { $who } vend { $barrels } barils d’essence aux consommateurs pour { MONEY($money) }.
}
mcmulti-event-refined = { $barrels ->
    [one] { $who } raffine { $barrels } baril de brut.
   *[other] { $who } raffine { $barrels } barils de brut.
}
mcmulti-event-pumped = { $barrels ->
    [one] { $who } pompe { $barrels } baril de brut.
   *[other] { $who } pompe { $barrels } barils de brut.
}
mcmulti-event-struck = { $who } fore un puits au { $quadrant } ({ $row }, { $column }) pour { MONEY($money) }.
mcmulti-event-bought = { $count ->
    [one] { $who } achète { $one } au { $quadrant } ({ $where }) pour { MONEY($money) }.
   *[other] { $who } achète { $count } × { $asset } au { $quadrant } ({ $where }) pour { MONEY($money) }.
}
mcmulti-event-sold = { $count ->
    [one] { $who } vend { $one } au { $quadrant } ({ $where }) pour { MONEY($money) }.
   *[other] { $who } vend { $count } × { $asset } au { $quadrant } ({ $where }) pour { MONEY($money) }.
}
mcmulti-event-upgraded = { $who } modernise { $one } au { $quadrant } ({ $where }) pour { MONEY($money) }.
mcmulti-event-conceded = { $who } n’a plus rien, abandonne et sort du jeu.
mcmulti-event-declared = { $who } déclare sa victoire. Tous les autres ont encore un tour.
mcmulti-event-limit = La manche { $round } était la dernière : personne ne s’est déclaré vainqueur.
mcmulti-event-settled = { $who } : { MONEY($cash) } en liquide, { MONEY($total) } une fois tout vendu.

## What can be done

mcmulti-action-buy-asset = { $price ->
    [0] Acheter { $one }
   *[other] Acheter { $one } pour { MONEY($price) }
}
mcmulti-action-sell-asset = { $price ->
    [0] Vendre { $one }
   *[other] Vendre { $one } pour { MONEY($price) }
}
mcmulti-action-upgrade = Moderniser une raffinerie pour { MONEY($price) }
mcmulti-action-pay = Payer
mcmulti-action-quadrant = { $quadrant }
mcmulti-action-row = Ligne { $row }
mcmulti-action-column = Colonne { $column }
mcmulti-action-use-market = Aller au { $market }
mcmulti-action-buy-barrel = Acheter 1 × { $product }
mcmulti-action-sell-barrel = Vendre 1 × { $product }
mcmulti-action-forfeit = Céder 1 × { $product }
mcmulti-action-stations = { $count ->
    [0] Ne rien vendre
   *[other] Vendre { $count } × essence
}
mcmulti-action-refine = { $count ->
    [0] Ne rien raffiner
   *[other] Raffiner { $count } × brut
}
mcmulti-action-pump = { $count ->
    [0] Ne rien pomper
   *[other] Pomper { $barrels } × brut
}
mcmulti-action-strike-yes = Forer un puits
mcmulti-action-strike-no = Garder le derrick
mcmulti-action-concede-yes = Abandonner
mcmulti-action-concede-no = Rester en jeu
mcmulti-action-declare-yes = Déclarer ta victoire
mcmulti-action-declare-no = Continuer
mcmulti-action-none = Aucun marché
mcmulti-action-done = Terminé

## What each choice is good for

mcmulti-hint-buy-rig = Pas cher, et ne fait qu’attendre : si les deux dés tombent exactement sur sa case, tu peux y forer un puits. Répartis tes derricks.
mcmulti-hint-buy-station = Vend un baril d’essence aux consommateurs chaque fois qu’un dé touche sa ligne ou sa colonne. Inutile sans essence : raffines-en ou achètes-en.
mcmulti-hint-buy-refinery = Change un baril de brut en essence chaque fois qu’un dé touche sa ligne ou sa colonne. Il lui faut du brut, de tes puits ou du marché.
mcmulti-hint-buy-crude = Achète le baril le moins cher ; chacun renchérit le suivant. Seulement pour des raffineries qui vont bientôt tourner, ou pour revendre quand le prix monte.
mcmulti-hint-buy-gasoline = Achète le baril le moins cher ; chacun renchérit le suivant. Rentable tant que les consommateurs paient davantage à tes stations.
mcmulti-hint-sell-crude = Vends un baril de brut ; chaque vente fait baisser le prix. Utile si tu en as plus que tes raffineries n’en consomment.
mcmulti-hint-sell-gasoline = Vends un baril d’essence ; chaque vente fait baisser le prix. Compare avec ce que les consommateurs paient à tes stations.
mcmulti-hint-sell = Vends une installation au prix de la carte Conjoncture. Seulement ce que les dés viennent de toucher, ou si une dette t’y oblige ; en plein boom, elle peut rapporter plus qu’elle n’a coûté.
mcmulti-hint-upgrade = Paie pour rendre cette raffinerie propre : elle se remet au travail.
mcmulti-hint-pay = Paie ce que tu dois avec tes liquidités.
mcmulti-hint-quadrant = Il s’agit de ce terrain. Pour le jet, prends celui où la ligne et la colonne éclairées touchent le plus de tes installations.
mcmulti-hint-row = La ligne de la case. Le dé rouge éclaire une ligne de ton terrain, toutes avec la même chance : les installations d’une même ligne tournent ensemble.
mcmulti-hint-column = La colonne de la case. Le dé noir éclaire une colonne, toutes avec la même chance ; la case du croisement travaille deux fois.
mcmulti-hint-domestic = Commerce sur le marché intérieur à ce tour, et nulle part ailleurs. Compare d’abord les deux échelles de prix.
mcmulti-hint-foreign = Commerce sur le marché extérieur à ce tour, et nulle part ailleurs. Un embargo pétrolier peut le fermer.
mcmulti-hint-forfeit = Cède un baril pour la dette que tu ne peux pas payer.
mcmulti-hint-stations = Vends-en autant aux consommateurs ; chaque baril rapporte { MONEY(1) } de moins que le précédent. Garde de l’essence seulement si le prix va monter.
mcmulti-hint-stations-0 = Garde l’essence. Seulement si les consommateurs paient moins que le marché ou si un boom approche.
mcmulti-hint-refine = Change autant de brut en essence, gratuitement. L’essence vaut presque toujours plus ; tes stations la vendent dès la prochaine fois qu’elles sont touchées.
mcmulti-hint-refine-0 = Garde le brut tel quel. Rarement judicieux : raffiner ne coûte rien.
mcmulti-hint-pump = Prends ce brut gratuitement, deux barils chaque fois qu’un puits est touché. N’y renonce que par crainte d’un contrôle de sécurité, qui taxe les barils.
mcmulti-hint-pump-0 = Laisse le pétrole sous terre. Rarement judicieux : pomper ne coûte rien.
mcmulti-hint-strike-yes = Change le derrick en puits à ce prix : deux barils de brut chaque fois qu’il sera touché. Le prix monte avec chaque puits sur le plateau.
mcmulti-hint-strike-no = Garde l’argent et le derrick. Judicieux si le prix est trop élevé pour les manches qui restent.
mcmulti-hint-declare-yes = Les autres ont encore un tour chacun, puis toutes les installations sont vendues à bas prix ; qui a le plus de liquidités gagne. Seulement si personne ne peut plus te dépasser.
mcmulti-hint-declare-no = Continue ; tu pourras déclarer ta victoire à un autre tour. Quelqu’un peut te devancer.
mcmulti-hint-concede-yes = Tu quittes la partie, derrière tous les autres.
mcmulti-hint-concede-no = Reste, bien que rien ne puisse plus te rapporter d’argent.
mcmulti-hint-none = N’échange rien et lance les dés. Judicieux si tu n’as ni besoin de barils ni barils en trop.
mcmulti-hint-done = Arrête là ; le tour continue.

## Why a choice was the only one

mcmulti-only-sell = Il n’y avait rien d’autre à vendre pour payer.
mcmulti-only-done = Il n’y a rien à acheter ni à vendre ici pour le moment.
mcmulti-only-none = Aucun marché n’est utilisable pour le moment.
mcmulti-only-strike = Impossible de payer le forage.
mcmulti-only-declare = Pas assez de liquidités pour déclarer la victoire.
mcmulti-only-concede = Il reste quelque chose qui peut rapporter de l’argent.

## What is asked

mcmulti-ask-SpecialPurchase = Qu’achètes-tu avant la première manche ?
mcmulti-ask-PlaceQuadrant = Dans quel quadrant ?
mcmulti-ask-PlaceRow = Sur quelle ligne ?
mcmulti-ask-PlaceColumn = Dans quelle colonne ?
mcmulti-ask-ChooseMarket = Quel marché utilises-tu ?
mcmulti-ask-Trade = Qu’achètes-tu ou que vends-tu ?
mcmulti-ask-ChooseQuadrant = Dans quel quadrant utilises-tu le jet ?
mcmulti-ask-SellAtStations = Combien de barils d’essence tes stations vendent-elles ?
mcmulti-ask-UseRefineries = Combien de barils de brut tes raffineries raffinent-elles ?
mcmulti-ask-UseWells = Combien de barils de brut tes puits pompent-ils ?
mcmulti-ask-Strike = Fores-tu un puits pour { MONEY($well) } ?
mcmulti-ask-Assets = Qu’achètes-tu ou que vends-tu ?
mcmulti-ask-SellQuadrant = Dans quel quadrant se trouve l’installation ?
mcmulti-ask-SellRow = Sur quelle ligne se trouve l’installation ?
mcmulti-ask-SellColumn = Dans quelle colonne se trouve l’installation ?
mcmulti-ask-UpgradeQuadrant = Dans quel quadrant modernises-tu ?
mcmulti-ask-UpgradeRow = Sur quelle ligne modernises-tu ?
mcmulti-ask-UpgradeColumn = Dans quelle colonne modernises-tu ?
mcmulti-ask-NewsPayment = Tu dois { MONEY($due) }. Que vends-tu ?
mcmulti-ask-ForfeitBarrel = Tu dois encore { MONEY($due) }. Quel baril cèdes-tu ?
mcmulti-ask-Upgrade = Tes raffineries sont polluantes. Que fais-tu ?
mcmulti-ask-Concede = Tu n’as plus rien, et rien ne peut plus te rapporter d’argent. Abandonnes-tu ?
mcmulti-ask-Declare = Déclares-tu ta victoire ? Il faut { MONEY($target) }.

## The table

# Same as in English.
mcmulti-table-title = McMulti
mcmulti-table-round = manche { $round }
mcmulti-table-turn = joue : { $who }
mcmulti-table-declared = victoire déclarée : { $who }
mcmulti-table-over = la partie est finie
mcmulti-table-dice = ligne { $red }, colonne { $black }
mcmulti-table-nobody = personne
mcmulti-table-market = Marché
mcmulti-table-barrels = Barils
mcmulti-table-buy = Achat
mcmulti-table-sell = Vente
mcmulti-table-closed = fermé
mcmulti-table-consumers = Consommateurs : un baril rapporte { MONEY($price) } au plus
mcmulti-table-no-consumers = Consommateurs : rien ne peut être vendu
mcmulti-table-economy = Conjoncture : { $card }
mcmulti-table-track = marqueur { $difference } sur { $limit }
mcmulti-table-well-price = Le prochain puits coûte { MONEY($price) }
mcmulti-table-more-likely = Plus probable : { $card }
mcmulti-table-less-likely = Moins probable : { $card }
mcmulti-table-lasting = En vigueur : { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Joueur
mcmulti-table-cash = Liquide
mcmulti-table-hidden = ?
# Same as in English.
mcmulti-table-score = Score
mcmulti-table-demand = Demande
mcmulti-table-out = hors jeu
mcmulti-table-legend = achat/vente, { $sign } { $what }

## Its options

mcmulti-option-edition = L’édition jouée
mcmulti-option-target_cash = Les liquidités avec lesquelles on peut se déclarer vainqueur
mcmulti-option-start_cash = Les liquidités de chaque joueur au départ ; none : selon le nombre de joueurs
mcmulti-option-start_crude = Le brut de chaque joueur au départ
mcmulti-option-start_gasoline = L’essence de chaque joueur au départ
mcmulti-option-crude_empty_fields = Échelons vides de chaque marché du brut au départ
mcmulti-option-gasoline_empty_fields = Échelons vides de chaque marché de l’essence au départ
mcmulti-option-consumer_start = Où commence le prix des consommateurs
mcmulti-option-red_spacing = Espacement des échelons rouges sur le marché des consommateurs
mcmulti-option-well_price_step = De combien chaque puits coûte plus que le précédent
mcmulti-option-well_count_rule = Quels puits comptent pour le prix du suivant
mcmulti-option-refinery_footprint = Combien de cases occupe une raffinerie
mcmulti-option-economy_trigger = Ce qui fait changer la conjoncture
mcmulti-option-carry_surplus = Le surplus sur la piste de conjoncture est conservé
mcmulti-option-news_doubles = Quels doubles amènent une actualité
mcmulti-option-news_enabled = Jouer avec les actualités
mcmulti-option-news_n7 = L’embargo pétrolier est dans le paquet
mcmulti-option-news_n8 = La pénurie de brut est dans le paquet
mcmulti-option-n2_deferral = Sous le réchauffement climatique, une raffinerie peut rester à l’arrêt
mcmulti-option-news_sales = Ce que l’on peut vendre pour payer une actualité
mcmulti-option-insolvency = Ce qui arrive à qui ne peut pas payer
mcmulti-option-money_visibility = L’argent des joueurs
mcmulti-option-two_player_board = À deux joueurs, deux quadrants chacun ou un seul
mcmulti-option-two_player_choice = Quand deux joueurs choisissent le quadrant du jet
mcmulti-option-three_player_neighbours = Qui est le voisin de qui à trois joueurs
mcmulti-option-seating = Les places sont tirées au sort
mcmulti-option-start_player = Qui commence
mcmulti-option-final_turn_sales = Ce qui peut être vendu aux derniers tours
mcmulti-option-piece_limits = Les pièces peuvent-elles s’épuiser ?
mcmulti-option-round_limit = La dernière manche si personne ne se déclare vainqueur ; 0 : aucune

## The board

mcmulti-board-label = Plateau de McMulti
mcmulti-board-parts = Parties du plateau
mcmulti-board-opening = ouverture
mcmulti-board-jump-yards = Terrains
mcmulti-board-jump-floor = Marchés
mcmulti-board-jump-tape = Fil
mcmulti-board-jump-economy = Conjoncture
mcmulti-board-yards = Les terrains des quatre compagnies
mcmulti-board-yard-of = Terrain au { $quadrant } : { $who }
mcmulti-board-closed-money = Les liquidités sont cachées
mcmulti-board-free = case libre
mcmulti-board-cell = ligne { $row }, colonne { $column }
mcmulti-board-unwrite = Finalement non : { $what }, { $place }
mcmulti-board-floor = Bourse : marchés spot et consommateurs
mcmulti-board-buy-at = Ce que coûte le prochain baril
mcmulti-board-sell-at = Ce que rapporte le prochain baril
mcmulti-board-one-less = Un de moins, ou un de plus à vendre : { $name }
mcmulti-board-one-more = Un de plus à acheter, ou un de moins à vendre : { $name }
mcmulti-board-planned = Prévu, { $name } : { $count }
mcmulti-board-consumers = Consommateurs
mcmulti-board-pay = paient
mcmulti-board-current = (la conjoncture actuelle)
mcmulti-board-difference = Écart
mcmulti-board-on-doubles = Change sur un double
mcmulti-board-track-note = L’écart entre les deux dés s’ajoute ; à { $limit }, la conjoncture change
mcmulti-board-die-leads = Dé d’écart de { $from } à { $to } : mène ici
mcmulti-board-double-leads = Double de { $from } à { $to } : mène ici
mcmulti-board-outlook = Les prix actuels, et avec les cartes qui peuvent suivre
mcmulti-board-buy-sell = achat / vente
mcmulti-board-now = actuel
mcmulti-board-all-cards = Les sept cartes
mcmulti-board-all-note = De combien d’échelons rouges bouge le prix des consommateurs quand la carte arrive ; ce qu’une installation coûte et rapporte ; et quelle carte suit, selon le dé.
mcmulti-board-demand-note = Quand cette carte arrive, le prix des consommateurs bouge d’autant d’échelons rouges
mcmulti-board-news = Actualités
mcmulti-board-more-likely = Plus probable
mcmulti-board-less-likely = Moins probable
mcmulti-board-in-force = En vigueur
mcmulti-board-until = jusqu’à
mcmulti-board-doubles = Se produit sur un double { $doubles }
mcmulti-board-news-N1 = Chacun paie { MONEY(2) } par derrick, { MONEY(5) } par puits, { MONEY(15) } par station, { MONEY(20) } par raffinerie.
mcmulti-board-news-N2 = Chacun paie { MONEY(25) } pour chaque raffinerie, ou la vend.
mcmulti-board-news-N3 = Chacun paie { MONEY(15) } pour chaque station-service.
mcmulti-board-news-N4 = Les 5 barils d’essence les moins chers du marché intérieur disparaissent.
mcmulti-board-news-N5 = Chacun paie { MONEY(3) } par baril de brut et { MONEY(5) } par baril d’essence en entrepôt.
mcmulti-board-news-N6 = 5 barils de brut passent de l’extérieur à l’intérieur ; le prix des consommateurs baisse de 5 échelons rouges.
mcmulti-board-news-N7 = Le marché extérieur est fermé.
mcmulti-board-news-N8 = Les 5 barils de brut les moins chers du marché intérieur disparaissent.
mcmulti-board-special-note = Avant la première manche, chacun achète une fois des installations
mcmulti-board-phases = Phases du tour
mcmulti-board-phase-market = Marché
mcmulti-board-phase-market-note = Acheter et vendre des barils sur un marché
mcmulti-board-phase-roll = Jet
mcmulti-board-phase-roll-note = Deux dés éclairent une ligne et une colonne ; les doubles amènent des actualités, les écarts font bouger la conjoncture
# Same as in English.
mcmulti-board-phase-production = Production
mcmulti-board-phase-production-note = Les stations éclairées vendent, les raffineries raffinent, les puits pompent, un derrick peut devenir un puits
mcmulti-board-phase-neighbours = Voisins
mcmulti-board-phase-neighbours-note = Les voisins utilisent la ligne ou la colonne qui atteint leur terrain
mcmulti-board-phase-assets = Installations
mcmulti-board-phase-assets-note = Acheter des installations, ou vendre ce que les dés ont touché
mcmulti-board-goal = Objectif
mcmulti-board-goal-note = Qui finit un tour avec { MONEY($target) } peut déclarer sa victoire
mcmulti-board-no-roll = Pas encore lancé
mcmulti-board-row = ligne
mcmulti-board-column = colonne
mcmulti-board-lit-row = Le dé rouge éclaire la ligne { $red } de ce terrain.
mcmulti-board-lit-column = Le dé noir éclaire la colonne { $black } de ce terrain.
mcmulti-board-lit-cross = Les deux dés comptent sur ce terrain : ligne { $red } et colonne { $black }.
mcmulti-board-desk = Le pupitre : ordres et réponses
# Same as in English.
mcmulti-board-total = Total
mcmulti-board-left = reste { MONEY($money) }
mcmulti-board-short = manque { MONEY($money) }
mcmulti-board-send-pay = Acheter : payer { MONEY($money) }
mcmulti-board-send-get = Envoyer : toucher { MONEY($money) }
mcmulti-board-tear = Déchirer
mcmulti-board-undo = Reprendre l’ordre
mcmulti-board-trade-note = Appuie sur un prix d’une échelle pour acheter ou vendre jusque-là, ou sers-toi de + et −. Rien n’est payé avant l’envoi de l’ordre.
mcmulti-board-buy-note = Choisis une installation, puis appuie sur des cases de ton terrain. Rien n’est payé avant l’envoi de l’ordre.
mcmulti-board-assets-note = Choisis une installation et appuie sur des cases de ton terrain, ou appuie sur une installation éclairée pour la vendre. Rien n’est payé avant l’envoi de l’ordre.
mcmulti-board-order-buy = Acheter { $count } × { $product }
mcmulti-board-order-sell = Vendre { $count } × { $product }
mcmulti-board-tools = À acheter
mcmulti-board-nothing = rien
mcmulti-board-none = Aucun marché : lancer les dés
mcmulti-board-roll = Terminé : lancer les dés
mcmulti-board-end-turn = Finir le tour
mcmulti-board-pay-due = Payer { MONEY($money) }
mcmulti-board-tape = Le fil : ce qui s’est passé
mcmulti-board-tape-empty = Ce qui se passe s’imprime ici.

## The page

mcmulti-page-effect = { $sign }{ $count } { $product }
mcmulti-page-dollars = { MONEY($money) }
mcmulti-page-to-move = ▶ { $who }
mcmulti-page-players = Compagnies
mcmulti-page-yards = Terrains
mcmulti-page-markets = Marchés
mcmulti-page-next = Où mène le dé à partir d’elle, de 1 à 6
mcmulti-page-news = Actualités
mcmulti-page-cell = ({ $row }, { $column })
mcmulti-page-head-yard = Terrain
mcmulti-page-head-owner = Compagnie
mcmulti-page-head-plants = Installations (ligne, colonne)
mcmulti-page-head-lit = Éclairé
mcmulti-page-head-die = Dé
mcmulti-page-head-card = Carte
mcmulti-page-head-news = Emplacement
# Same as in English.
mcmulti-page-head-doubles = Doubles
mcmulti-page-head-effect = Effet
mcmulti-page-chapter-0 = De quoi il s’agit
mcmulti-page-chapter-1 = Matériel
mcmulti-page-chapter-2 = Mise en place
mcmulti-page-chapter-3 = Déroulement
mcmulti-page-chapter-4 = Manche d’achat spéciale
mcmulti-page-chapter-5 = Marché
mcmulti-page-chapter-6 = Jet de production
mcmulti-page-chapter-7 = Actualités
mcmulti-page-chapter-8 = Voisins
mcmulti-page-chapter-9 = Installations
mcmulti-page-chapter-10 = Fin du tour
mcmulti-page-chapter-11 = Fin de la partie et décompte
mcmulti-page-chapter-12 = Variantes et éditions
# Same as in English.
mcmulti-page-chapter-13 = Options
mcmulti-page-chapter-14 = Décisions
mcmulti-page-chapter-15 = Hasard
mcmulti-page-chapter-16 = Informations cachées
mcmulti-page-value-edition-2012 = 2012
mcmulti-page-value-edition-1988 = 1988
mcmulti-page-value-well_count_rule-on_board = ceux qui sont en place
mcmulti-page-value-well_count_rule-ever_struck = tous ceux forés depuis le début
mcmulti-page-value-refinery_footprint-1x1 = une
mcmulti-page-value-refinery_footprint-2x2 = quatre, deux sur deux
mcmulti-page-value-economy_trigger-difference_track = la piste des écarts
mcmulti-page-value-economy_trigger-doubles = les doubles
mcmulti-page-value-news_doubles-2012 = 1, 3 et 6
mcmulti-page-value-news_doubles-1988 = 1 et 6
mcmulti-page-value-news_sales-shortfall_only = seulement ce qui manque
mcmulti-page-value-news_sales-voluntary = autant que l’on veut
mcmulti-page-value-insolvency-waive = le reste est annulé
mcmulti-page-value-insolvency-forfeit_barrels = cède des barils
mcmulti-page-value-money_visibility-closed = caché
mcmulti-page-value-money_visibility-open = visible
mcmulti-page-value-two_player_board-two_diagonal = deux chacun, en diagonale
mcmulti-page-value-two_player_board-one_opposite = un chacun, face à face
mcmulti-page-value-two_player_choice-after_roll = après le jet
mcmulti-page-value-two_player_choice-before_roll = avant le jet
mcmulti-page-value-three_player_neighbours-geometry = selon le plateau : inéquitable, la place du milieu gagne environ 76 % des parties entre bots avides
mcmulti-page-value-three_player_neighbours-cycle = tous voisins de tous : équitable
mcmulti-page-value-seating-fixed = non
mcmulti-page-value-seating-random = oui
mcmulti-page-value-start_player-random = tiré au sort
mcmulti-page-value-start_player-0 = place 1
mcmulti-page-value-start_player-1 = place 2
mcmulti-page-value-start_player-2 = place 3
mcmulti-page-value-start_player-3 = place 4
mcmulti-page-value-final_turn_sales-productive_only = ce que les dés ont touché
mcmulti-page-value-final_turn_sales-any = tout
mcmulti-page-value-piece_limits-none = non
mcmulti-page-value-piece_limits-box = oui, il n’y a que celles de la boîte

## The guided first game

mcmulti-guide-welcome = Bienvenue dans le monde du pétrole. Tu bâtis une compagnie sur un terrain de six cases sur six : les puits donnent du brut, les raffineries en font de l’essence, les stations la vendent. Qui a le plus de liquidités à la fin gagne ; toutes les sommes sont en millions.
mcmulti-guide-dice = À chaque tour, on lance deux dés : le rouge désigne une ligne de ton terrain, le noir une colonne. Ce qui s’y trouve travaille ; ce qui se trouve à leur croisement travaille deux fois. L’emplacement d’une installation compte donc beaucoup.
mcmulti-guide-refinery = Avant le premier tour, tout le monde construit. Commence par une raffinerie : ligne 3, colonne 5. Les dés de cette leçon sont préparés et tomberont sur la ligne 3 ; plus tard, mieux vaut répartir tes installations pour que chaque jet en trouve une.
mcmulti-guide-refinery-done = Ta raffinerie est en place. Chaque fois qu’elle est touchée, elle change un baril de brut en essence.
mcmulti-guide-station = L’essence a besoin de clients : achète une station, ligne 3, colonne 1. Les automobilistes paient bien plus que les marchés.
mcmulti-guide-station-done = Une station vend un baril chaque fois qu’elle est touchée.
mcmulti-guide-rig = Les puits ne s’achètent pas, ils se trouvent. Un derrick coûte 5 ; si les deux dés s’y croisent, il peut devenir un puits. Places-en un au milieu, ligne 3, colonne 3.
mcmulti-guide-rig-done = Une case sur trente-six : il faut de la chance. Plus de derricks, plus de chances.
mcmulti-guide-rigs = Achète encore trois derricks : ligne 3 colonne 2, ligne 3 colonne 6 et ligne 5 colonne 3. Ce sont les billets les moins chers de cette loterie.
mcmulti-guide-rigs-done = Quatre derricks, et 118 en caisse.
mcmulti-guide-stop = Arrête-toi là : les taxes, les puits et les barils coûteront aussi de l’argent.
mcmulti-guide-stop-done = Aux autres de construire. Ensuite commence ton premier tour.
mcmulti-guide-market = Un tour commence par le commerce, avant les dés. Il y a deux marchés, et tu peux utiliser l’un des deux. Chaque baril acheté renchérit le suivant, chaque baril vendu en fait baisser le prix.
mcmulti-guide-domestic = Les deux ont encore les mêmes prix. Va au marché intérieur.
mcmulti-guide-market-done = À ce tour, tu ne peux commercer qu’ici.
mcmulti-guide-crude = Un baril de brut coûte 6 ici. Une fois raffiné, il rapporte environ 25 dans une station. Achètes-en donc un et garde ton essence pour les automobilistes.
mcmulti-guide-crude-done = Trois barils de brut et deux d’essence sont dans ton entrepôt.
mcmulti-guide-trade-stop = Cela suffit : ton unique raffinerie ne peut pas travailler plus vite. Termine le commerce ; puis les dés roulent.
mcmulti-guide-trade-done = Deux trois ! Ligne 3 et colonne 3. Mais un double amène aussi une actualité.
mcmulti-guide-news = L’actualité plus probable se produit : réchauffement climatique. Chacun paie 25 pour chaque raffinerie, ou la vend. Les deux cartes sont visibles à l’avance : tu peux donc t’y préparer.
mcmulti-guide-pay = La vendre rapporterait 30, mais une nouvelle raffinerie coûte 64. Paie.
mcmulti-guide-pay-done = Ça fait mal, mais la raffinerie continue de travailler, dès ce tour.
mcmulti-guide-sell = D’abord les stations. La tienne est touchée : elle peut vendre un baril d’essence, pour 25. Chaque vente fait baisser le prix de 1 pour qui vient ensuite.
mcmulti-guide-sell-done = 25 pour un baril. C’est de là que vient l’argent.
mcmulti-guide-refine = Ensuite les raffineries : change un baril de brut en essence. C’est trop tard pour la station de ce tour ; il te faut donc toujours un peu d’essence en entrepôt.
mcmulti-guide-refine-done = Deux barils de brut, deux d’essence.
mcmulti-guide-strike = Les deux dés se croisent sur ton derrick : du pétrole ! Ouvrir le puits coûte 5, car c’est le premier sur le plateau ; le deuxième coûterait 10, et ainsi de suite. Vas-y.
mcmulti-guide-strike-done = Un puits à toi : deux barils de brut gratuits chaque fois qu’il est touché.
mcmulti-guide-assets = Tu peux maintenant acheter et vendre des installations, aux prix de la carte Conjoncture. On ne peut vendre que ce qui est touché à ce tour : c’est l’occasion de déplacer quelque chose.
mcmulti-guide-sell-rig = Trois de tes derricks sont touchés, dont deux sur la ligne 3. Vends celui de la ligne 3, colonne 2, pour 3.
mcmulti-guide-sell-rig-done = La case est de nouveau libre.
mcmulti-guide-buy-rig = Rachète-le à un meilleur endroit : ligne 2, colonne 5, où tu n’as encore rien. Pour 2, tu as déplacé un derrick, et davantage de jets trouvent quelque chose.
mcmulti-guide-buy-rig-done = En plein boom, les installations se vendent deux à quatre fois plus cher : c’est le moment de vendre.
mcmulti-guide-assets-stop = Garde le reste de l’argent et termine tes achats.
mcmulti-guide-assets-done = Ton tour est presque fini.
mcmulti-guide-declare = Qui a 750 en liquide à la fin d’un tour peut déclarer sa victoire. L’argent est secret, donc la question est posée à tout le monde ; avec moins, il n’y a qu’une réponse.
mcmulti-guide-declare-done = Observe maintenant tes voisins : leurs dés travaillent aussi pour toi.
mcmulti-guide-neighbour = Ton voisin a obtenu un 3 rouge, et sa ligne compte aussi sur ton terrain. Ta station peut vendre à nouveau : le prix est maintenant de 24.
mcmulti-guide-neighbour-done = De l’argent sans même jouer ton tour.
mcmulti-guide-refine-again = La raffinerie aussi : fais de l’essence pour ta prochaine vente.
mcmulti-guide-refine-again-done = Ton entrepôt est prêt pour ton propre tour.
mcmulti-guide-pump = Et ton nouveau puits donne deux barils de brut, gratuitement. Un puits, une raffinerie et une station sur la même ligne se nourrissent l’un l’autre.
mcmulti-guide-pump-done = Tu as maintenant pris toutes les sortes de décisions d’un tour.
mcmulti-guide-economy = Les dés font aussi bouger la conjoncture : leurs écarts s’ajoutent, et à 8 arrive la carte suivante. Le prix des installations et celui des automobilistes changent alors ; un boom sert à vendre, une dépression à construire.
mcmulti-guide-score = Comment compte-t-on ? Quand quelqu’un se déclare vainqueur, tous les autres ont encore un tour. Puis chaque installation est vendue aux prix les plus bas, de 2 à 24, et qui a le plus de liquidités gagne. Les barils ne comptent pas, sauf en cas d’égalité.
mcmulti-guide-go-on = La partie est à toi. Une deuxième station vendrait ce que font ton puits et ta raffinerie ; amuse-toi bien !
## Signs in words

mcmulti-board-legend-dice = Ce que font les dés, les lignes et les colonnes
mcmulti-board-legend-red = Le dé rouge éclaire une ligne du terrain : chaque installation qui s’y trouve travaille une fois.
mcmulti-board-legend-black = Le dé noir éclaire une colonne : chaque installation qui s’y trouve travaille une fois.
mcmulti-board-legend-cross = Au croisement des deux, une installation travaille deux fois. Les voisins utilisent la seule ligne ou colonne qui atteint leur terrain.
mcmulti-board-legend-double = Deux fois le même nombre peut amener une carte Actualité ; des nombres différents font bouger la conjoncture.
mcmulti-board-legend-rig = Un derrick ne fait qu’attendre. Touché par les deux dés, il peut devenir un puits.
mcmulti-board-legend-well = Un puits donne deux barils de brut chaque fois qu’il est touché.
mcmulti-board-legend-refinery = Une raffinerie change un baril de brut en un baril d’essence chaque fois qu’elle est touchée.
mcmulti-board-legend-station = Une station-service vend un baril d’essence aux consommateurs chaque fois qu’elle est touchée.
mcmulti-board-legend-economy = Comment lire la conjoncture et les prix
mcmulti-board-legend-now = La carte en vigueur, foncée sur l’anneau et première de la liste. Les cartes au contour marqué peuvent suivre.
mcmulti-board-legend-track = Après chaque jet, l’écart entre les deux dés s’ajoute. À { $limit }, la conjoncture change et l’on repart de zéro.
mcmulti-board-legend-on-doubles = La conjoncture change quand quelqu’un obtient un double.
mcmulti-board-legend-next = Ce résultat d’un troisième dé amène la carte indiquée dessous.
mcmulti-board-legend-consumers = Ce que les consommateurs paieront pour le prochain baril d’essence ; le petit nombre dit de combien la carte le fait bouger.
mcmulti-board-legend-prices = Une installation coûte le premier nombre et rapporte le second quand on la vend.
mcmulti-refusal-guide-keep = Sans raffinerie, ton brut ne devient jamais de l’essence. La leçon continue avec : { $action }.
mcmulti-refusal-guide-strike = Un puits à 5 est remboursé dès la première fois qu’il est touché. La leçon continue avec : { $action }.
