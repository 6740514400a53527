### Giganten. Chaque message commence par le nom du jeu.

## Là où l’on choisit un jeu : en une phrase, et ce qui n’y vient pas de la boîte

giganten-pitch = Lance ton camion vers les meilleurs sites de forage, transporte le brut par chemin de fer et dispute aux enchères le droit de vendre tant que le prix est haut.
giganten-known = Les règles sont celles du livret ; plateau et cartes viennent de tableaux publics. Un site de forage et le jeu à deux et à cinq sont de nous.

## Le rapport

# Same as in English.
giganten-unit = dollars
giganten-chart-prices = Prix des compagnies
giganten-chart-supply = Brut et licences
giganten-chart-growth = Trains et derricks
giganten-chart-purse = Argent
# Same as in English.
giganten-measure-hudson = Hudson
# Same as in English.
giganten-measure-jet = Jet
# Same as in English.
giganten-measure-standard = Standard
giganten-measure-crude = brut sous les derricks
giganten-measure-tanks = brut dans les réservoirs
giganten-measure-licences = licences en main
# Same as in English.
giganten-measure-derricks = derricks
giganten-measure-black = loco noire
giganten-measure-front = loco la plus avancée
giganten-measure-purse = dollars par joueur
giganten-kind-card = Carte { $what }
giganten-kind-red = Rouge { $what }, noire { $black }
giganten-kind-truck = Camion : une case
giganten-kind-loco = Loco : une case
giganten-kind-peek = Regarder sous une tuile
giganten-kind-price-up = Monter un prix
giganten-kind-price-down = Baisser un prix
giganten-kind-store = Brut gratuit chez { $what }
giganten-kind-build = Construire un derrick
giganten-kind-no-build = Ne rien construire
giganten-kind-ship = Transport : { $what }
giganten-kind-discard = Perdre du brut
giganten-kind-pass = Passer à une enchère
giganten-kind-bid = Offrir
giganten-kind-sell = Vendre du brut

## Noms

# Same as in English.
giganten-company-hudson = Hudson
# Same as in English.
giganten-company-jet = Jet
# Same as in English.
giganten-company-standard = Standard

giganten-colour-blue = bleu
giganten-colour-red = rouge

giganten-carrier-black = la loco noire
giganten-carrier-opponents = l’adversaire le plus avancé
giganten-carrier-front = la loco la plus avancée

# Same as in English.
giganten-site = { $id } ({ $row },{ $column })
# Same as in English.
giganten-cell = ({ $row },{ $column })
# Same as in English.
giganten-card-plain = { $licences }/{ $move }
giganten-card-price = { $licences }/{ $move } prix ±{ $price }
giganten-card-crude = { $licences }/{ $move } brut gratuit
giganten-card-push = { $licences }/{ $move } recul { $push }
giganten-card-red = rouge { $card }
# Same as in English.
giganten-cards-held = { $ones }×1 + { $twos }×2
giganten-place-move = Déplacement
giganten-place-auction = Enchère { $company }

giganten-score-cash = Liquide
# Same as in English.
giganten-score-derricks = Derricks
giganten-score-crude = Brut

# Same as in English.
giganten-effect-dollars = { $sign }{ MONEY($dollars) }
# Same as in English.
giganten-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Same as in English.
giganten-effect-price = { MONEY($before) } → { MONEY($price) }

## Ce qui s’est passé

giganten-event-round = Tour { $round }, premier joueur { $start }
giganten-event-start-player = { $who } est premier joueur.
giganten-event-rolled = { $company } : { $colour } { $fields }, { MONEY($before) } → { MONEY($price) }.
giganten-event-red-card = Carte rouge : { $card }. La loco noire avance de { $black }, jusqu’à { $space }.
giganten-event-star = La loco noire est sur l’étoile : la partie est terminée.
giganten-event-beige-card = Cartes beiges : { $card }.
giganten-event-took-card = { $who } prend { $card }.
giganten-event-card-left = Carte restante : { $card }.
giganten-event-licences = { $cards ->
    [one] { $who } reçoit { $cards } carte licence.
   *[other] { $who } reçoit { $cards } cartes licence.
}
giganten-event-licences-shuffled = { $cards ->
    [one] La licence défaussée est mélangée ({ $cards }).
   *[other] Les { $cards } licences défaussées sont mélangées.
}
giganten-event-drew-licence = { $who } tire { $held }.
giganten-event-move-turn = { $who } ne se déplace pas.
giganten-event-placed-truck = { $who } place son camion en { $cell }.
giganten-event-drove = { $who } roule jusqu’à { $cell }.
giganten-event-railed = { $spaces ->
    [one] { $who } avance sa loco de { $spaces } case.
   *[other] { $who } avance sa loco de { $spaces } cases.
}
giganten-event-looked = { $who } regarde { $site }.
giganten-event-saw = { $crude ->
    [one] { $who } voit { $crude } unité de brut : { $site }.
   *[other] { $who } voit { $crude } unités de brut : { $site }.
}
giganten-event-ended-move = { $points ->
    [0] { $who } finit son déplacement.
    [one] { $who } finit son déplacement ; { $points } point est perdu.
   *[other] { $who } finit son déplacement ; { $points } points sont perdus.
}
giganten-event-changed-price = { $who } change le prix chez { $company } : { MONEY($before) } → { MONEY($price) }.
giganten-event-free-crude = { $who } reçoit un brut gratuit, stocké chez { $company }.
giganten-event-pushed-back = { $who } fait reculer toutes les autres locos de { $spaces }.
giganten-event-built = { $who } construit pour { MONEY($dollars) } : { $site }.
giganten-event-built-nothing = { $who } ne construit rien.
giganten-event-struck = { $crude ->
    [one] { $who } trouve { $crude } unité de brut : { $site }.
   *[other] { $who } trouve { $crude } unités de brut : { $site }.
}
giganten-event-pumped = { $left ->
    [0] { $who } extrait le dernier brut : { $site } ; le derrick est de nouveau libre.
   *[other] { $who } extrait un brut : { $site } ; reste { $left }.
}
giganten-event-shipped = { $who } paie { MONEY($dollars) } de transport : { $carrier }.
giganten-event-earned-freight = { $who } reçoit { MONEY($dollars) } pour le transport.
giganten-event-lost-crude = { $who } laisse perdre le brut.
giganten-event-stored = { $who } stocke { $crude } chez { $company }.
giganten-event-auction = { $company } achète à { MONEY($price) }.
giganten-event-no-bidder = Personne n’a de brut chez { $company }.
giganten-event-bid = { $who } offre { $bid }.
giganten-event-passed = { $who } passe.
giganten-event-unsold = Personne ne fait d’offre chez { $company }.
giganten-event-won = { $who } remporte { $company } avec { $bid }.
giganten-event-exposed = { $cards ->
    [one] { $who } a bluffé avec { $bid } et perd { $cards } carte licence.
   *[other] { $who } a bluffé avec { $bid } et perd { $cards } cartes licence.
}
giganten-event-lost-licence = { $who } perd { $held }.
giganten-event-paid = { $who } paie { $held }.
giganten-event-sold = { $crude ->
    [one] { $who } vend { $crude } unité de brut chez { $company } pour { MONEY($dollars) }.
   *[other] { $who } vend { $crude } unités de brut chez { $company } pour { MONEY($dollars) }.
}
giganten-event-overflow = { $crude ->
    [one] { $who } doit vendre { $crude } unité de brut chez { $company } pour { MONEY($dollars) }.
   *[other] { $who } doit vendre { $crude } unités de brut chez { $company } pour { MONEY($dollars) }.
}

## Ce qu’on peut faire

giganten-action-card = Prendre { $card }
giganten-action-place = Placer le camion à la ligne { $row }
giganten-action-truck = Rouler { $arrow } { $cell }
giganten-action-loco = Avancer la loco
giganten-action-peek = Regarder { $site }
giganten-action-end = Finir le déplacement
giganten-action-price-up = Monter { $company }
giganten-action-price-down = Baisser { $company }
giganten-action-store = Stocker chez { $company }
giganten-action-build = Construire : { $site }
giganten-action-no-build = Ne rien construire
giganten-action-ship = Transport : { $carrier }
giganten-action-discard = Laisser perdre le brut
giganten-action-pass = Passer
giganten-action-bid = Offrir { $bid }
giganten-action-pay = Payer { $held }
giganten-action-pay-twos = { $twos ->
    [0] Payer avec des 1 seulement
    [one] Payer avec { $twos } licence de 2
   *[other] Payer avec { $twos } licences de 2
}
giganten-action-sell = { $crude ->
    [0] Ne rien vendre
   *[other] Vendre { $crude }
}

## À quoi sert chaque choix

giganten-hint-card = Avec les licences tu fais tes offres aux enchères ; les points font avancer camion et loco. Beaucoup de points quand il faut atteindre du brut, beaucoup de licences quand tu as du brut à vendre.
giganten-hint-place = Ton camion part d’ici, gratuitement. Il voit les tuiles adjacentes et construit à côté : pars d’une ligne proche de tuiles.
giganten-hint-truck = Avance d’une case ; collines et montagnes coûtent plus de points. Tu vois combien de brut se cache sous les tuiles noires adjacentes.
giganten-hint-loco = Ta loco avance d’une colonne. Elle ne transporte gratuitement que le brut des derricks qu’elle a atteints ; pour les autres, le transport coûte { MONEY(3000) } chacun.
giganten-hint-peek = Regarde en secret combien de brut s’y trouve. Cela ne coûte rien.
giganten-hint-end = Arrête de te déplacer ; les points restants sont perdus. Reste à côté de la tuile où tu veux construire.
giganten-hint-price = Change le prix que paie cette compagnie. Vers le haut là où tu as du brut en réservoir, vers le bas là où seuls les autres en ont.
giganten-hint-store = Le brut va dans ton réservoir et ne peut être vendu qu’à cette compagnie. Regarde son prix, et combien de rivaux y feront des offres.
giganten-hint-build = Construis un derrick à côté de ton camion : la tuile est retournée et tout ce brut est à toi, un par tour. Attention au prix, et à ce que ta loco arrive jusque-là.
giganten-hint-no-build = Garde l’argent et le derrick pour un meilleur endroit. Sans derricks tu n’as rien à vendre.
giganten-hint-ship = Cette loco transporte le brut pour { MONEY(3000) }. Utile seulement si tu le vends plus cher.
giganten-hint-discard = Le brut est perdu, et tu ne paies rien. Mieux que le transport si les prix sont bas.
giganten-hint-pass = Tu sors de cette enchère et gardes tes licences. Ton brut reste dans le réservoir ; ce qui dépasse sa limite part à { MONEY(1000) } à la fin du tour.
giganten-hint-bid = Autant de licences à payer si tu gagnes ; seul le gagnant peut vendre ici à ce tour. Au-delà de ta main, c’est un bluff : démasqué, il te fait perdre des cartes et tu ne vends rien.
giganten-hint-pay = Ces cartes paient ton offre et sont perdues. On ne rend pas la monnaie : garde ce qui convient aux offres suivantes.
giganten-hint-sell-0 = Garde tout pour un meilleur prix. Ce qui est de trop pour ton réservoir part à { MONEY(1000) } à la fin du tour.
giganten-hint-sell = Vends-en autant au prix du jour. N’en garde que si le prix va monter et que le réservoir a de la place.

## Pourquoi un choix était le seul

giganten-only-pass = Il ne reste aucune offre plus haute que la dernière et permise par le nombre de cartes.
giganten-only-card = Il ne restait qu’une carte.
giganten-only-truck = Le camion ne peut pas rester où il est, et il n’y a qu’une issue.
giganten-only-pay = Seules ces cartes font le montant de l’offre.

## Ce qu’on demande

giganten-ask-TakeCard = Quelle carte action prends-tu ?
giganten-ask-PlaceTruck = Où places-tu ton camion ?
giganten-ask-Move = { $points ->
    [one] Où vas-tu ? Il reste { $points } point.
   *[other] Où vas-tu ? Il reste { $points } points.
}
giganten-ask-ChangePrice = Quel prix changes-tu ?
giganten-ask-FreeCrude = Où stockes-tu ton brut gratuit ?
giganten-ask-Build = Construis-tu un derrick ?
giganten-ask-Ship = Ta loco n’a pas atteint { $site }. Qui transporte le brut ?
giganten-ask-Store = Où stockes-tu le brut ?
giganten-ask-Bid = { $bid ->
    [0] { $company } achète à { MONEY($price) }. Combien offres-tu ?
   *[other] { $company } achète à { MONEY($price) }. L’offre est de { $bid } ; offres-tu plus ?
}
giganten-ask-Pay = Comment paies-tu ton offre de { $bid } ?
giganten-ask-Sell = Combien de brut vends-tu chez { $company }, à { MONEY($price) } l’unité ?

## Pourquoi un coup est refusé

giganten-refusal-card-not-there = Cette carte n’est pas parmi les cartes révélées.
giganten-refusal-truck-there = Un autre camion s’y trouve.
giganten-refusal-derrick-there = Un derrick s’y trouve.
giganten-refusal-stuck-there = Il faut { $cost } points pour y aller puis gagner une case libre, et il en reste { $points }.
giganten-refusal-too-few-points = Il faut { $cost } points, et il en reste { $points } pour cela.
giganten-refusal-truck-first = Le camion se déplace avant la loco, et se trouve sur une case libre quand la loco commence.
giganten-refusal-track-ends = La voie s’arrête ici.
giganten-refusal-no-stop-here = Le camion ne peut pas s’arrêter sur une tuile ni sur la case d’un autre camion.
giganten-refusal-already-seen = Tu as déjà vu cette tuile.
giganten-refusal-never-shown = On ne montre jamais une tuile à deux derricks rouges avant d’y construire.
giganten-refusal-price-at-end = Ce prix ne peut pas aller si loin.
giganten-refusal-company-closed = Cette compagnie est fermée à deux joueurs.
giganten-refusal-no-tile-there = Il n’y a pas de tuile ici.
giganten-refusal-not-adjacent = Ton camion n’est pas à côté.
giganten-refusal-loco-behind = Cette loco n’atteint pas la colonne { $column }.
giganten-refusal-bid-too-low = L’offre est de { $bid } ; offre plus, ou passe.
giganten-refusal-above-cap = Tu peux offrir { $cap } au plus.
giganten-refusal-not-so-many-twos = { $twos ->
    [one] Tu as { $twos } carte licence de valeur 2.
   *[other] Tu as { $twos } cartes licence de valeur 2.
}
giganten-refusal-superfluous-card = C’est plus que n’exige l’offre de { $bid }.
giganten-refusal-pays-too-little = Tes licences de 1 ne suffisent pas pour le reste de l’offre de { $bid }.
giganten-refusal-not-so-much-crude = { $crude ->
    [one] Tu y as { $crude } unité de brut.
   *[other] Tu y as { $crude } unités de brut.
}

## La table

# Same as in English.
giganten-table-title = Giganten
giganten-table-round = tour { $round }
giganten-table-start = premier joueur { $who }
giganten-table-over = la partie est terminée
giganten-table-black = loco noire { $space } sur { $star }
giganten-table-prices = Prix
giganten-table-closed = fermée
giganten-table-cards = Cartes
giganten-table-no-cards = aucune visible
giganten-table-deck = pioche de { $cards } licences
giganten-table-auction = { $leader ->
    [nobody] { $company } : pas encore d’offre
   *[other] { $company } : { $leader } offre { $bid }
}
giganten-table-player = Joueur
giganten-table-money = Argent
# Same as in English.
giganten-table-loco = Loco
# Same as in English.
giganten-table-derricks = Derricks
giganten-table-tanks = Réserv.
# Same as in English.
giganten-table-licences = Licences
giganten-table-card = Carte
giganten-table-bid = Offre
# Same as in English.
giganten-table-hand = { $cards } ({ $held })
giganten-table-out = passe

## Ses options

giganten-option-start_player = Qui est premier joueur au début
giganten-option-black_star = Combien de cases la loco noire doit parcourir jusqu’à la fin de la partie
giganten-option-missing_site = Le site qu’aucune source ne montre
giganten-option-peek_mode = Quand les tuiles à côté du camion sont montrées
giganten-option-movement_order = Dans quel ordre bougent le camion et la loco
giganten-option-price_overflow = Un changement de prix au bout du barème
giganten-option-crude_supply = Les marqueurs de brut peuvent-ils s’épuiser ?
giganten-option-freight_choice = Qui choisit l’autre loco qui transporte le brut
giganten-option-bid_limit = Jusqu’où une offre peut aller
giganten-option-bluffer_rebid = Un bluffeur démasqué refait des offres à la même enchère
giganten-option-money_tie = Ce qui départage des joueurs ayant le même argent
giganten-option-closed_company = Quelle compagnie est fermée à deux joueurs

## Le plateau

giganten-board-label = Plateau Giganten
giganten-board-parts = Parties du plateau
giganten-board-jump-cards = Cartes
giganten-board-jump-auction = Enchère
giganten-board-jump-map = Terrain
giganten-board-jump-companies = Prix
giganten-board-jump-me = Moi
giganten-board-jump-others = Autres
giganten-board-map = Terrain et voies
giganten-board-rails = Voies
giganten-board-companies = Compagnies : prix et réservoirs
giganten-board-cards = Tour, cartes action et pioches
giganten-board-me = Mon côté de la table
giganten-board-others = Les autres joueurs
giganten-board-phase-prices = Prix
giganten-board-phase-cards = Cartes
# Same as in English.
giganten-board-phase-licences = Licences
giganten-board-phase-moving = Déplacement
giganten-board-phase-building = Construction
# Same as in English.
giganten-board-phase-freight = Transport
giganten-board-phase-auctions = Enchères
giganten-board-phase-tanks = Réservoirs
# Same as in English.
giganten-board-card = { $licences } licences, { $move } points.
giganten-board-card-price = Déplacer un prix de { $price }.
giganten-board-card-crude = Un brut gratuit.
giganten-board-card-push = Reculer toutes les autres locos de { $push }.
giganten-board-card-black = La loco noire avance de { $black }.
giganten-board-card-of = Prise par { $who }
giganten-board-card-move = { $move } points de mouvement
giganten-board-deck-red = Cartes rouges : { $left } dans la pioche, { $spent } défaussées
giganten-board-deck-beige = Cartes beiges : { $left } dans la pioche, { $spent } défaussées
giganten-board-deck-licence = Cartes licence : { $left } dans la pioche, { $spent } défaussées
giganten-board-derrick = { $who } : derrick sur { $site }, reste { $crude } brut
giganten-board-tile-1 = { $site } : un derrick noir, construction { MONEY($dollars) }.
giganten-board-tile-2 = { $site } : deux derricks rouges, construction { MONEY($dollars) } ; personne ne peut regarder.
giganten-board-tile-3 = { $site } : trois derricks noirs, construction { MONEY($dollars) }.
giganten-board-tile-known = { $crude ->
    [one] Tu as vu { $crude } unité de brut.
   *[other] Tu as vu { $crude } unités de brut.
}
giganten-board-tile-seen = Vue par { $who }.
giganten-board-served = Jusqu’où ma loco dessert
giganten-board-truck = { $who } : camion en { $cell }
giganten-board-loco = { $who } : loco à la colonne { $column }
giganten-board-black = Loco noire à la colonne { $column }
giganten-board-star = L’étoile : quand la loco noire y arrive, la partie se termine
giganten-board-price = { $company } paie { MONEY($price) }, section { $zone }
giganten-board-tank = { $who } : { $crude } brut
giganten-board-awaited = doit choisir
giganten-board-start = Premier joueur
giganten-board-derricks-left = { $derricks ->
    [one] { $derricks } derrick à construire
   *[other] { $derricks } derricks à construire
}
giganten-board-hand = Licences : { $cards } ({ $ones } de 1 et { $twos } de 2), valeur { $value }
giganten-board-hand-hidden = { $cards ->
    [one] { $cards } licence
   *[other] { $cards } licences
}
giganten-board-auction = Enchère chez { $company }
giganten-board-buys = achète à { MONEY($price) } l’unité
giganten-board-fold = Voir le terrain
giganten-board-unfold = Voir l’enchère
giganten-board-bid-now = Meilleure offre
giganten-board-no-bid = aucune offre
giganten-board-bidder-leads = mène
giganten-board-bidder-asked = doit offrir
giganten-board-bidder-in = en jeu
giganten-board-bidder-out = passe
giganten-board-worth = Tu peux payer jusqu’à { $value }. Tu peux offrir jusqu’à { $cap }.
giganten-board-wait = Attends les autres.
giganten-board-passed = Tu n’es plus dans cette enchère.
giganten-board-settling = Le gagnant paie et vend.
giganten-board-your-bid = Ton offre
giganten-board-bid-it = Offrir
giganten-board-bid-bluff = Bluffer
giganten-board-bluff = un bluff
giganten-board-ceiling = Offrir pour moi jusqu’à
giganten-board-ceiling-do = Laisser offrir
giganten-board-ceiling-note = Toujours un de plus que les autres ; au-delà, on passe. Personne d’autre ne le voit.
giganten-board-ceiling-set = Offres pour toi jusqu’à { $most }. Personne d’autre ne le voit.
giganten-board-ceiling-end = Arrêter
# Same as in English.
giganten-board-dollars = { MONEY($dollars) }
giganten-board-zone-red = rouge
giganten-board-zone-white = blanche
giganten-board-zone-blue = bleue
giganten-board-unknown = Tuiles pas encore vues
giganten-board-odds = { $count } fois { $crude } brut
giganten-board-ceiling-bluff = Laisser bluffer
giganten-board-points = { $points ->
    [one] reste { $points } point
   *[other] reste { $points } points
}
giganten-board-aim = { $tiles ->
    [0] Vers { $cell } : { $points }, reste { $left }
    [one] Vers { $cell } : { $points }, reste { $left } ; tu vois { $tiles } nouvelle tuile
   *[other] Vers { $cell } : { $points }, reste { $left } ; tu vois { $tiles } nouvelles tuiles
}
giganten-board-aim-rail = Loco : { $points }, reste { $left }
giganten-board-drive = { $rests ->
    [no] Traverser { $cell } : { $points } de tes points, reste { $left }, nouvelles tuiles vues : { $tiles }. Le camion ne peut pas y rester.
   *[other] Rouler jusqu’à { $cell } : { $points } de tes points, reste { $left }, nouvelles tuiles vues : { $tiles }.
}
giganten-board-rail = Loco jusqu’à la colonne { $space } : { $points } de tes points, reste { $left }

## La page

giganten-page-highest = meilleure offre { $bid }, { $who }
# Same as in English.
giganten-page-to-move = ▶ { $who }
giganten-page-column = colonne { $column }
giganten-page-tank = Réservoir : { $who }
# Same as in English.
giganten-page-price = { MONEY($dollars) } ({ $zone })
giganten-page-tile = { $derricks } sur la tuile, construction { MONEY($dollars) }
giganten-page-derrick = Derrick : { $who }
giganten-page-players = Joueurs
giganten-page-companies = Compagnies
# Same as in English.
giganten-page-sites = Sites
giganten-page-land = Points pour entrer sur une case
giganten-page-head-truck = Camion
giganten-page-head-company = Compagnie
giganten-page-head-price = Prix
# Same as in English.
giganten-page-head-site = Site
giganten-page-head-tile = Tuile ou derrick
giganten-page-head-crude = Brut
giganten-page-head-seen = Vue par
giganten-page-head-row = Ligne
giganten-page-chapter-0 = De quoi il s’agit
giganten-page-chapter-1 = Contenu
giganten-page-chapter-2 = Préparation
giganten-page-chapter-3 = Déroulement du jeu
giganten-page-chapter-4 = Prix
giganten-page-chapter-5 = Cartes action
# Same as in English.
giganten-page-chapter-6 = Licences
giganten-page-chapter-7 = Mouvement et actions spéciales
giganten-page-chapter-8 = Construire des derricks
giganten-page-chapter-9 = Production et transport
giganten-page-chapter-10 = Enchères et ventes
giganten-page-chapter-11 = Limite des réservoirs
giganten-page-chapter-12 = Nouveau premier joueur
giganten-page-chapter-13 = Fin du jeu et décompte
giganten-page-chapter-14 = Variantes et éditions
# Same as in English.
giganten-page-chapter-15 = Options
giganten-page-value-start_player-seat0 = la première place
giganten-page-value-start_player-random = au sort
giganten-page-value-missing_site-reconstructed = utilisé, là où il convient le mieux
giganten-page-value-missing_site-omitted = laissé de côté
giganten-page-value-peek_mode-auto = montrées aussitôt
giganten-page-value-peek_mode-manual = sur demande
giganten-page-value-movement_order-free = ordre libre
giganten-page-value-movement_order-truck_first = le camion d’abord
giganten-page-value-price_overflow-clamp = il s’arrête au bout
giganten-page-value-price_overflow-forbid = pas au-delà du bout
giganten-page-value-crude_supply-unlimited = jamais
giganten-page-value-crude_supply-limited = ils peuvent s’épuiser
giganten-page-value-freight_choice-owner = le propriétaire du brut
giganten-page-value-freight_choice-frontmost = personne : la plus avancée le transporte
giganten-page-value-bid_limit-twice_hand = le double du nombre de cartes
giganten-page-value-bid_limit-hand_value = ce que vaut la main, sans bluff
giganten-page-value-bid_limit-all_licences = toutes les licences du jeu
giganten-page-value-money_tie-shared = ils partagent la victoire
giganten-page-value-money_tie-loco_rank = la loco la plus en avant
# Same as in English.
giganten-page-value-closed_company-standard = Standard
# Same as in English.
giganten-page-value-closed_company-hudson = Hudson
# Same as in English.
giganten-page-value-closed_company-jet = Jet
giganten-page-value-closed_company-none = aucune

## La première partie guidée

giganten-guide-welcome = Bienvenue dans la ruée vers le pétrole. Tu conduis un camion à travers le terrain, construis des derricks, amènes le brut au chemin de fer et le vends à trois compagnies ; le joueur le plus riche gagne. Nous jouons deux tours ensemble, avec un hasard préparé.
giganten-guide-prices = Chaque tour commence par un dé pour le prix de chaque compagnie. Hudson paie maintenant { MONEY(6000) } l’unité de brut, les autres { MONEY(3500) }. Les prix bougent à chaque tour : regarde-les d’abord.
giganten-guide-card = Chacun prend une carte. Le premier nombre dit combien de licences tu reçois, avec lesquelles tu fais tes offres pour le droit de vendre ; le second, jusqu’où tu peux aller. Celle-ci change aussi un prix : six licences et ton mot à dire sur un prix valent bien un trajet plus court.
giganten-guide-card-done = Tu as six cartes licence en main, valant chacune 1 ou 2 ; personne d’autre ne sait lesquelles.
giganten-guide-truck = Ton camion entre par la première colonne, une fois dans la partie. Les tuiles du terrain cachent du pétrole : un derrick contient 2 à 4 unités de brut, trois derricks en contiennent plus, mais coûtent plus et sont loin.
giganten-guide-truck-place = Pars de la ligne 8 : le chemin vers la tuile voisine est court et plat.
giganten-guide-truck-done = Le voilà. Ta carte te donne quatre points de mouvement, pour le camion et la locomotive ensemble.
giganten-guide-drive = La plaine coûte 1 point, les collines 2, les montagnes 3. Avance de deux cases vers la droite : tu seras à côté d’une tuile, et tu pourras regarder dessous en secret.
giganten-guide-drive-done = Tu as regardé : quatre unités de brut, le mieux qu’un seul derrick puisse contenir. Personne d’autre ne le sait.
giganten-guide-rail = Le reste va à ta locomotive sur la voie. Elle transporte gratuitement le brut de chaque colonne qu’elle a atteinte ; ta tuile est dans la troisième. Deux cases, et tu y es.
giganten-guide-rail-done = Camion et locomotive sont en place. Maintenant, l’action spéciale de ta carte.
giganten-guide-price = Ta carte déplace un prix de deux pas, vers le haut ou le bas. Tu veux vendre chez Hudson à ce tour : monte-le.
giganten-guide-price-done = Hudson paie maintenant { MONEY(7000) }. Les autres l’ont vu aussi, et se déplacent ensuite.
giganten-guide-build = Tu peux maintenant construire un derrick à côté de ton camion. Cette tuile coûte { MONEY(4000) }, et tu sais qu’elle les vaut.
giganten-guide-build-done = Quatre unités de brut sont sous ton derrick. Il en donne une par tour, dès ce tour-ci.
giganten-guide-pushed = Que s’est-il passé ? La carte rouge d’un rival a fait reculer toutes les autres locomotives de deux cases, et la tienne n’atteint plus la troisième colonne.
giganten-guide-ship = Une autre locomotive prend ton brut pour { MONEY(3000) }. La noire appartient à la banque : aucun rival n’y gagne. Tu paies { MONEY(3000) } pour un brut qui peut rapporter { MONEY(7000) } : fais-le.
giganten-guide-ship-done = Il est en route. Quand il y a du brut pour plusieurs tours, mieux vaut faire avancer ta propre locomotive.
giganten-guide-store = Un brut va dans ton réservoir chez l’une des compagnies, et y reste jusqu’à sa vente. Choisis Hudson pour son prix ; mais d’autres peuvent y venir aussi.
giganten-guide-store-done = Quelqu’un d’autre a aussi stocké chez Hudson. Il y aura donc une enchère entre vous deux.
giganten-guide-bid = Une seule personne peut vendre à une compagnie à chaque tour : qui offre le plus de licences. Seul le gagnant paie. Commence bas et vois ce que dit l’autre.
giganten-guide-bid-done = On fait des offres à tour de rôle jusqu’à ce que tous passent sauf un.
giganten-guide-bid-more = Tu as en main une valeur de 11, l’autre a six cartes. Neuf est une offre claire, et te laisse quelque chose. Tu pourrais même offrir plus que tu n’as, mais qui se fait prendre à bluffer perd la moitié de ses cartes.
giganten-guide-bid-more-done = L’autre passe : tu as le droit de vendre chez Hudson.
giganten-guide-pay = Paie neuf : quatre licences de 2 et une de 1 font le compte. Cinq de 2 vaudraient dix, et on ne rend pas la monnaie.
giganten-guide-pay-done = Les licences sont parties ; il t’en reste une pour le tour suivant.
giganten-guide-sell = Vends maintenant ton brut pour { MONEY(7000) }. Attendre serait un pari : des prix si hauts retombent avec le prochain dé.
giganten-guide-sell-done = { MONEY(7000) } gagnés, mais cinq licences et le transport payés. Au prochain tour, on s’y prendra mieux.
giganten-guide-red = Un nouveau tour, et quelqu’un d’autre commence. À chaque tour il y a aussi une carte rouge : elle a fait avancer la locomotive noire, qui termine la partie en atteignant l’étoile.
giganten-guide-red-take = Cette carte rouge donne un brut gratuit. Un brut vaut plus que quelques points de mouvement : prends-la.
giganten-guide-red-done = Trois nouvelles licences, quatre points de mouvement, et un brut en cadeau.
giganten-guide-rail-again = Ton camion peut rester là. Donne les quatre points à la locomotive : ton derrick sera desservi gratuitement, et à la fin les derricks comptent plus pour qui est plus avancé sur la voie.
giganten-guide-rail-again-done = Colonne cinq : on ne te repoussera plus si facilement derrière ton derrick.
giganten-guide-free = Où mettre le cadeau ? Hudson paie maintenant { MONEY(5000) }, les autres { MONEY(4500) }. Tout le monde regarde Hudson ; chez Standard tu seras sans doute sans rival. Cela vaut plus que { MONEY(500) }.
giganten-guide-free-done = Un brut chez Standard. Maintenant ton derrick donne le suivant.
giganten-guide-store-again = Ta locomotive a transporté celui-ci gratuitement. Mets-le avec l’autre : qui gagne une enchère vend autant qu’il veut.
giganten-guide-store-again-done = Les autres vendent chez Hudson et Jet. Chez Standard il n’y a que toi.
giganten-guide-bid-alone = Il n’y a que toi : une licence suffit.
giganten-guide-bid-alone-done = Gagné pour 1, alors que le premier tour t’a coûté 9.
giganten-guide-pay-one = Paie avec la licence de 1, et garde tes 2 pour des temps plus durs.
giganten-guide-pay-one-done = Vends maintenant.
giganten-guide-sell-both = Vends les deux, { MONEY(4500) } chacun. Ce qui reste dans un réservoir au-delà de deux bruts part à seulement { MONEY(1000) } l’unité à la fin d’un tour.
giganten-guide-sell-both-done = { MONEY(9000) } pour une licence. Être là où les autres ne sont pas, c’est tout l’art de ce jeu.
giganten-guide-score = Comment compte-t-on ? Tes liquidités, { MONEY(1000) } par brut dans les réservoirs et sous les derricks, et pour chaque derrick encore debout { MONEY(5000) }, { MONEY(4000) } ou { MONEY(3000) } : d’autant plus que ta locomotive est en avant.
giganten-guide-finish = La partie se termine aussitôt quand la locomotive noire atteint l’étoile, après sept à neuf tours. Construis donc tôt, et aie encore quelque chose debout à la fin.
giganten-guide-go-on = La partie est à toi maintenant. Avec { MONEY(24000) } tu peux t’offrir un deuxième derrick, plus à droite ; amuse-toi bien !
## Les signes en mots

giganten-page-card-plain = { $licences } licences et { $move } points
giganten-page-card-price = { $licences } licences et { $move } points (un prix de ±{ $price })
giganten-page-card-crude = { $licences } licences et { $move } points (un brut gratuit)
giganten-page-card-push = { $licences } licences et { $move } points (les autres locos reculent de { $push })
giganten-page-card-red = la rouge : { $card }
giganten-page-held = { $twos ->
    [0] { $ones ->
        [0] { $ones } licence de 1
        [one] { $ones } licence de 1
       *[other] { $ones } licences de 1
    }
    [one] { $ones ->
        [0] une licence de 2
       *[other] { $ones } de 1 et une de 2
    }
   *[other] { $ones ->
        [0] { $twos } licences de 2
       *[other] { $ones } de 1 et { $twos } de 2
    }
}
giganten-board-legend = Sens des signes
giganten-board-legend-licences = Cartes licence que tu reçois maintenant. Elles valent 1 ou 2 et servent à tes offres aux enchères.
giganten-board-legend-points = Points de mouvement, à partager entre ton camion et ta loco.
giganten-board-legend-price = Après ton déplacement, tu déplaces le prix d’une compagnie d’autant de cases, vers le haut ou le bas.
giganten-board-legend-crude = Un brut gratuit, dans un de tes réservoirs.
giganten-board-legend-push = Après ton déplacement, les locos de tous les autres joueurs reculent d’autant de colonnes.
giganten-board-legend-train = Seulement sur la carte rouge : la loco noire avance aussitôt d’autant, peu importe qui prend la carte. Sur l’étoile, la partie se termine.
giganten-board-legend-black-tile = Un derrick noir est bon marché et contient peu de brut, trois en contiennent beaucoup. Ton camion les voit quand il est à côté.
giganten-board-legend-red-tile = Deux derricks rouges : personne ne peut regarder avant que quelqu’un y construise.
giganten-refusal-guide-freight = Pour économiser { MONEY(3000) }, tu jetterais { MONEY(7000) }. La leçon continue avec : { $action }.
giganten-refusal-guide-bid = Avec moins, on surenchérirait sur toi, et qui passe ne vend rien. La leçon continue avec : { $action }.
