### Oilfield. Chaque message commence par le nom du jeu.

## Là où l’on choisit un jeu : en une phrase, et ce qui n’y vient pas de la boîte

oilfield-pitch = Loue des terrains, dresse des tours de forage et exploite trois gisements avant qu’ils ne s’épuisent ; vends au marché local ou national, et investis avant les autres.
oilfield-known = Les règles sont celles des livrets. Certains prix, et le nombre de cases et de tuiles de chaque sorte, n’y figurent pas : ils sont de nous.

## Pourquoi un coup est refusé

oilfield-refusal-occupied = Un ouvrier s’y trouve déjà.
oilfield-refusal-occupied-by-dummy = L’ouvrier du joueur factice s’y trouve.
oilfield-refusal-no-card = Aucune carte concession de ce gisement n’est sur le marché.
oilfield-refusal-no-concession-marker = Tous tes marqueurs de concession sont utilisés.
oilfield-refusal-no-slot = Ce gisement n’a plus d’emplacement libre.
oilfield-refusal-binding-bid = Une enchère qu’on peut payer doit être payée.
oilfield-refusal-not-on-market = Cette tuile n’est pas sur le marché.
oilfield-refusal-no-free-concession = Une tour se construit sur une de tes concessions encore sans tour.
oilfield-refusal-no-site = Tu n’as pas de concession sans tour à cet endroit.
oilfield-refusal-no-tower = Tu n’as pas de tour.
oilfield-refusal-on-strike = Ce gisement est en grève.
oilfield-refusal-no-quota = Cette tour ne donne plus de baril de cette sorte pendant cette action.
oilfield-refusal-field-empty = Ce gisement n’a plus de baril de cette sorte.
oilfield-refusal-storage-full = Ton entrepôt est plein.
oilfield-refusal-same-as-another = Une tour identique, construite plus tôt, s’en charge.
oilfield-refusal-needs-refinery = Le gaz ne s’exporte qu’avec une raffinerie gazière.
oilfield-refusal-only-sold = Cette tour vend aussitôt son gaz ; seule une raffinerie gazière pourrait le stocker.
oilfield-refusal-needs-sale = Cette tour participe dès que tu as vendu un baril de l’entrepôt.
oilfield-refusal-row-closed = Toutes les cases de cette rangée sont couvertes.
oilfield-refusal-no-marker = Tous tes marqueurs d’investissement sont utilisés.
oilfield-refusal-no-cubes = Tous les cubes orange du gouvernement sont utilisés.
oilfield-refusal-not-now = On ne peut pas vendre d’investissements à cette décision.

## Pourquoi une option ne fait rien, après deux-points

oilfield-idle-no-card = pas de carte concession à prendre
oilfield-idle-no-slot = pas d’emplacement libre pour une concession
oilfield-idle-no-concession-marker = plus de marqueur de concession
oilfield-idle-not-on-market = pas de tuile sur le marché
oilfield-idle-no-free-concession = pas de concession sans tour
oilfield-idle-no-tower = pas de tour
oilfield-idle-no-quota = aucune tour capable d’extraire
oilfield-idle-on-strike = { $field } est en grève
oilfield-idle-field-empty = plus de baril de cette sorte à { $field }
oilfield-idle-storage-full = l’entrepôt est plein
oilfield-idle-no-barrel = pas de baril dans l’entrepôt
oilfield-idle-needs-refinery = seulement du gaz en entrepôt, et pas de raffinerie gazière
oilfield-idle-row-closed = aucune rangée ouverte
oilfield-idle-no-marker = plus de marqueur d’investissement
oilfield-idle-too-dear = pas assez d’argent
oilfield-idle-kept-first = tu es déjà premier joueur

## Le rapport

# Same as in English.
oilfield-unit = points
oilfield-chart-prices = Prix
oilfield-chart-supply = Barils
oilfield-chart-growth = Tours
oilfield-chart-purse = Argent
oilfield-measure-export = export d’un baril
oilfield-measure-row5 = investissement, 5 PV
oilfield-measure-row3 = investissement, 3 PV
oilfield-measure-row2 = investissement, 2 PV
oilfield-measure-oil = pétrole des gisements
oilfield-measure-gas = gaz des gisements
oilfield-measure-stored = dans tous les entrepôts
oilfield-measure-towers = tours de tous
oilfield-measure-purse = dollars par joueur
oilfield-kind-place = Ouvrier sur { $what }
oilfield-kind-card = Carte { $what }
oilfield-kind-take = Louer à { $what }
oilfield-kind-buy = Acheter : { $what }
oilfield-kind-store = Stocker : { $what }
oilfield-kind-sell = Vendre par une tour : { $what }
oilfield-kind-oil-for-money = Pétrole contre argent (local)
oilfield-kind-oil-for-vp = Pétrole contre PV (local)
oilfield-kind-gas-for-vp = Gaz contre PV (local)
oilfield-kind-export = Exporter : { $what }
oilfield-kind-pump = Pomper avec une tour nationale
oilfield-kind-invest = Investir pour { $what } PV
oilfield-kind-divest = Vendre l’investissement à { $what } PV

## Noms

# Same as in English.
oilfield-field-dallas = Dallas
# Same as in English.
oilfield-field-austin = Austin
# Same as in English.
oilfield-field-pecos = Pecos

# Same as in English.
oilfield-short-dallas = Dal
# Same as in English.
oilfield-short-austin = Aus
# Same as in English.
oilfield-short-pecos = Pec

oilfield-barrel-oil = pétrole
oilfield-barrel-gas = gaz

oilfield-tile-small_tower = petite tour
oilfield-tile-medium_tower = tour moyenne
oilfield-tile-mixed_tower = tour mixte
oilfield-tile-small_local_tower = petite tour locale
oilfield-tile-medium_local_tower = tour locale moyenne
oilfield-tile-storage_extension = extension d’entrepôt
oilfield-tile-gas_refinery_extension = raffinerie gazière
oilfield-tile-small_national_tower = tour nationale
oilfield-tile-government_tower = tour du gouvernement

oilfield-tower-small_tower = petite
oilfield-tower-medium_tower = moyenne
oilfield-tower-mixed_tower = mixte
oilfield-tower-small_local_tower = petite locale
oilfield-tower-medium_local_tower = locale moyenne
oilfield-tower-small_national_tower = nationale
oilfield-tower-government_tower = gouvernement

oilfield-yield-small_tower = { $store_oil ->
    [one] stocke { $store_oil } pétrole
   *[other] stocke { $store_oil } pétroles
}
oilfield-yield-medium_tower = { $store_oil ->
    [one] stocke { $store_oil } pétrole
   *[other] stocke { $store_oil } pétroles
}
oilfield-yield-mixed_tower = { $store_total ->
    [one] stocke { $store_total } baril, au plus { $store_oil } d’une sorte
   *[other] stocke { $store_total } barils, au plus { $store_oil } d’une sorte
}
oilfield-yield-small_local_tower = { $sell_total ->
    [one] vend { $sell_total } pétrole ou gaz
   *[other] vend { $sell_total } pétroles ou gaz
}
oilfield-yield-medium_local_tower = { $store_oil ->
    [one] stocke { $store_oil } pétrole, vend { $sell_gas } gaz
   *[other] stocke { $store_oil } pétroles, vend { $sell_gas } gaz
}
oilfield-yield-storage_extension = { $slots ->
    [one] { $slots } emplacement de plus
   *[other] { $slots } emplacements de plus
}
oilfield-yield-gas_refinery_extension = stocke et exporte du gaz
oilfield-yield-small_national_tower = exporte 1 pétrole pour { MONEY($bonus) } de plus
oilfield-yield-government_tower = vend { $sell_gas } gaz ; { MONEY($fee) } dus au réapprovisionnement

oilfield-card-lease = Louer
oilfield-card-build = Construire
oilfield-card-drill = Extraire
# Same as in English.
oilfield-card-local = Local
# Same as in English.
oilfield-card-national = National

oilfield-column-lease = Louer
oilfield-column-build = Construire
oilfield-column-drill = Extraire
# Same as in English.
oilfield-column-local = Local
oilfield-column-first_player = Premier joueur
oilfield-column-subsidy = Subside
oilfield-column-invest = Investir

# Same as in English.
oilfield-space-bid = { $column } { MONEY($price) }
# Same as in English.
oilfield-space-one-of-many = { $column } { $position }
oilfield-space-card = carte { $card }

oilfield-score-sales = Ventes
oilfield-score-investments = Investissements
# Same as in English.
oilfield-score-concessions = Concessions
oilfield-score-storage = Entrepôt plein
oilfield-score-richest = Le plus riche

oilfield-barrels = { $gas ->
    [0] { $oil ->
        [0] { $oil } pétrole
        [one] { $oil } pétrole
       *[other] { $oil } pétroles
    }
   *[other] { $oil ->
        [0] { $gas } gaz
        [one] { $oil } pétrole et { $gas } gaz
       *[other] { $oil } pétroles et { $gas } gaz
    }
}
oilfield-gain = { $vp ->
    [0] { MONEY($dollars) }
   *[other] { $dollars ->
        [0] { $vp } PV
       *[other] { MONEY($dollars) } et { $vp } PV
    }
}
# Same as in English.
oilfield-effect-dollars = { $sign }{ MONEY($dollars) }
oilfield-effect-vp = { $sign }{ $vp } PV

## Ce qui s’est passé

oilfield-event-round = { $final ->
    [0] Manche { $round }
   *[other] Manche { $round }, la dernière
}
oilfield-event-placed = { $who } place son ouvrier : { $space }.
oilfield-event-turn = { $who } ne fait rien.
oilfield-event-card-turn = { $who } ne fait rien.
oilfield-event-leased = { $who } loue à { $field } pour { MONEY($dollars) }.
oilfield-event-built = { $dollars ->
    [0] { $who } construit gratuitement une { $tile } à { $field }.
   *[other] { $who } construit une { $tile } à { $field } pour { MONEY($dollars) }.
}
oilfield-event-extended = { $who } ajoute une { $tile } pour { MONEY($dollars) }.
oilfield-event-stored = { $who } stocke { $barrels }, gisement { $field }.
oilfield-event-sold-by-tower = { $count ->
    [one] { $who } vend directement à { $field } { $count } baril ({ $barrel }) pour { $gain }.
   *[other] { $who } vend directement à { $field } { $count } barils ({ $barrel }) pour { $gain }.
}
oilfield-event-sold-locally = { $who } vend { $barrels } pour { $gain }.
oilfield-event-supervised = { $who } reçoit { MONEY($dollars) } comme Superviseur.
oilfield-event-exported = { $count ->
    [one] { $who } exporte { $count } baril ({ $barrel }) pour { MONEY($dollars) }.
   *[other] { $who } exporte { $count } barils ({ $barrel }) pour { MONEY($dollars) }.
}
oilfield-event-pumped = { $who } pompe 1 pétrole à { $field } pour le marché national : { MONEY($dollars) }.
oilfield-event-invested = { $who } investit { MONEY($dollars) } pour { $vp } PV.
oilfield-event-divested = { $who } vend un investissement : { MONEY($dollars) } contre { $vp } PV.
oilfield-event-declined = { $who } renonce.
oilfield-event-nothing = { $kind ->
    [lease] { $who } ne loue rien
    [build] { $who } ne construit rien
    [drill] { $who } n’extrait rien
    [local] { $who } ne vend rien
    [national] { $who } n’exporte rien
   *[invest] { $who } n’investit pas
} : { $reason ->
    [no-card] pas de carte concession à prendre
    [no-slot] pas d’emplacement libre pour une concession
    [no-concession-marker] plus de marqueur de concession
    [not-on-market] pas de tuile sur le marché
    [no-free-concession] pas de concession sans tour
    [no-tower] pas de tour
    [no-quota] aucune tour capable d’extraire
    [on-strike] { $field } est en grève
    [field-empty] plus de baril de cette sorte à { $field }
    [storage-full] l’entrepôt est plein
    [no-barrel] pas de baril dans l’entrepôt
    [needs-refinery] seulement du gaz en entrepôt, et pas de raffinerie gazière
    [row-closed] toutes les rangées sont fermées
    [no-marker] plus de marqueur d’investissement
   *[too-dear] pas assez d’argent
}.
oilfield-event-first-player = { $who } devient premier joueur.
oilfield-event-kept-first = { $who } est déjà premier joueur.
oilfield-event-subsidy = { $who } prend le subside de { MONEY($dollars) }.
oilfield-event-revealed = { $who } joue { $card }.
oilfield-event-price = { $cards ->
    [one] { $cards } carte National : { MONEY($dollars) } le baril.
   *[other] { $cards } cartes National : { MONEY($dollars) } le baril.
}
oilfield-event-paid-fee = { $who } paie les droits du gouvernement à { $field } : { MONEY($dollars) }.
oilfield-event-lost-tower = { $who } refuse de payer les droits et perd tour et concession à { $field }.
oilfield-event-refilled = { $field } est réapprovisionné : { $barrels }.
oilfield-event-topped-up = { $field } est complété : { $barrels }.
oilfield-event-exhausted = { $field } est épuisé.
oilfield-event-strike = { $field } est en grève.
oilfield-event-strike-over = La grève à { $field } est finie.
oilfield-event-end-triggered = Assez de gisements sont épuisés : la manche { $round } est la dernière.
oilfield-event-new-tile = Nouveau à l’achat : { $tile }.
oilfield-event-new-concession = Nouveau à louer : { $field }.
oilfield-event-triple = Trois tuiles identiques sur le marché des bâtiments : une { $tile } est remise.
oilfield-event-dummy-worker = Le joueur factice est sur { $column }.
oilfield-event-dummy-card = Le joueur factice joue { $card }.
oilfield-event-dummy-drilled = Le joueur factice extrait { $barrels } à { $field }.

## Ce qu’on peut faire

oilfield-action-place-lease = Enchérir { MONEY($price) } pour louer
oilfield-action-place-build = { $spaces ->
    [1] Construire
   *[other] Construire, case { $position }
}
oilfield-action-place-drill = { $spaces ->
    [1] Extraire
   *[other] Extraire, case { $position }
}
oilfield-action-place-local = { $spaces ->
    [1] Vendre localement
   *[other] Vendre localement, case { $position }
}
oilfield-action-place-first_player = { $spaces ->
    [1] Devenir premier joueur
   *[other] Devenir premier joueur, case { $position }
}
oilfield-action-place-subsidy = { $spaces ->
    [1] Prendre le subside de { MONEY($pot) }
   *[other] Prendre le subside de { MONEY($pot) }, case { $position }
}
oilfield-action-place-invest = { $spaces ->
    [1] Investir
   *[other] Investir, case { $position }
}
oilfield-action-card = Carte { $card }
oilfield-action-take = Prendre une concession à { $field }
oilfield-action-buy = Acheter une { $tile } : { $yield }
oilfield-action-site = Construire à { $field }
oilfield-action-store = { $tower ->
    [known] Stocker 1 { $barrel } : { $field } ({ $tile })
   *[other] Stocker 1 { $barrel }
}
oilfield-action-sell = { $tower ->
    [known] Vendre 1 { $barrel } : { $field } ({ $tile })
   *[other] Vendre 1 { $barrel }
}
oilfield-action-oil-for-money = Vendre 1 pétrole
oilfield-action-oil-for-vp = { $oil ->
    [one] Vendre { $oil } pétrole pour des PV
   *[other] Vendre { $oil } pétroles pour des PV
}
oilfield-action-gas-for-vp = Vendre 1 gaz
oilfield-action-export = Exporter 1 { $barrel }
oilfield-action-pump = Pomper 1 pétrole à { $field } pour le marché national
oilfield-action-invest = Investir dans la rangée à { $row } PV
oilfield-action-divest = Vendre un investissement à { $row } PV
oilfield-action-pay = Payer les droits
oilfield-action-refuse = Refuser ; perdre tour et concession
oilfield-action-perform = Le faire
oilfield-action-decline = Renoncer
oilfield-action-stop = Arrêter
oilfield-action-done = Terminé

## À quoi sert chaque choix

oilfield-hint-place-lease = Réserve une concession à ce prix : un emplacement pour une tour, et 1 PV à la fin. Les plus hautes enchères choisissent d’abord ; qui ne peut pas payer à son tour n’a rien.
oilfield-hint-place-build = Tu peux acheter une tuile. Une tour se construit sur une de tes concessions sans tour : loue d’abord ; la case du haut achète en premier.
oilfield-hint-place-drill = Toutes tes tours remontent des barils. Inutile sans tour, et ce qui ne tient pas dans ton entrepôt reste sous terre.
oilfield-hint-place-local = Vends des barils de l’entrepôt pour de l’argent ou des points, autant que tu veux. Aie quelque chose en stock d’ici là.
oilfield-hint-place-first-player = Tu agis en premier désormais, jusqu’à ce qu’un autre prenne ce rôle. Inutile si tu l’as déjà ; le dernier dans l’ordre du tour est Superviseur et gagne sur les ventes locales des autres.
oilfield-hint-place-subsidy = Prends tout l’argent de la cagnotte ; elle grossit de { MONEY(1) } à chaque manche. Bien quand elle est pleine ou que tu n’as plus rien.
oilfield-hint-place-invest = Achète un investissement : des points contre de l’argent, aussitôt. Les prix ne font que monter : tôt, c’est bon marché, mais cet argent manque pour les tours.
oilfield-hint-card-lease = Après les actions publiques, tu prends une concession pour { MONEY(5) }. Tu peux y construire dès la manche suivante ; rien ne se passe s’il ne reste pas de carte ou d’argent.
oilfield-hint-card-build = Après les actions publiques, tu achètes une tuile. Une tour peut se dresser aussitôt sur une concession louée à cette manche.
oilfield-hint-card-drill = Après les actions publiques, toutes tes tours remontent des barils. Sans tour, ou avec un entrepôt plein, cela rapporte peu ou rien.
oilfield-hint-card-local = Après les actions publiques, tu vends de l’entrepôt à prix fixes : { MONEY(2) } le pétrole, 1 PV pour deux pétroles ou un gaz. Sûr, quoi que jouent les autres.
oilfield-hint-card-national = Après les actions publiques, tu vends du pétrole de l’entrepôt pour de l’argent. Plus il y a de joueurs à choisir cette carte, plus le prix baisse pour tous : bien si personne d’autre ne la joue.
oilfield-hint-take = Prends cette concession : de quoi dresser une tour dans ce gisement, et 1 PV à la fin. Préfère un gisement qui a encore du pétrole et peu de rivaux.
oilfield-hint-buy-small-tower = Bon marché : remonte 2 pétroles dans ton entrepôt à chaque extraction, et une première fois dès sa construction. Il faut de la place dans l’entrepôt pour en profiter.
oilfield-hint-buy-medium-tower = Remonte 3 pétroles à chaque extraction, et une première fois dès sa construction. Trois emplacements sont vite pleins : pense aussi à une extension d’entrepôt.
oilfield-hint-buy-mixed-tower = Remonte jusqu’à 3 barils, au plus 2 d’une sorte. Idéale là où il y a du gaz : chaque gaz vaut 1 PV sur le marché local.
oilfield-hint-buy-small-local-tower = Vend un baril directement du gisement à chaque extraction : { MONEY(2) } pour le pétrole, 1 PV pour le gaz. Ni entrepôt ni action de vente nécessaires.
oilfield-hint-buy-medium-local-tower = Stocke 3 pétroles et vend 1 gaz pour 1 PV à chaque extraction. La plus forte tour ordinaire là où il y a du gaz, mais chère.
oilfield-hint-buy-storage-extension = Deux emplacements de plus aussitôt, et 1 PV à la fin s’ils sont pleins. Utile quand tes tours remontent plus que tu ne peux garder.
oilfield-hint-buy-gas-refinery-extension = Tu peux stocker le gaz que des tours vendraient, et l’exporter au prix du pétrole. Utile seulement si tu remontes du gaz ; une deuxième n’apporte rien.
oilfield-hint-buy-small-national-tower = N’extrait jamais. Quand tu exportes de l’entrepôt, elle vend en plus un pétrole de son gisement, { MONEY(1) } au-dessus du prix.
oilfield-hint-buy-government-tower = Ne coûte rien maintenant et vend 1 gaz pour 1 PV à chaque extraction. Quand son gisement est réapprovisionné, tu paies les droits, ou tu perds tour et concession.
oilfield-hint-site = La tour reste ici pour de bon et ne remonte que ce que contient ce gisement. Regarde son pétrole et son gaz, et combien se le partagent.
oilfield-hint-store = Remonte ce baril dans ton entrepôt, pour le vendre plus tard. Laisse de la place si tu veux aussi un meilleur baril.
oilfield-hint-sell = La tour vend ce baril directement du gisement ; ton entrepôt garde sa place. Un gaz vaut 1 PV, un pétrole { MONEY(2) }.
oilfield-hint-oil-for-money = Vends un pétrole pour de l’argent. Bien s’il te faut de quoi payer la prochaine tour ou concession ; exporté sans rival, il peut rapporter plus.
oilfield-hint-oil-for-vp = Deux pétroles font un point. En fin de partie les points comptent et l’argent presque plus ; au début il te faut l’argent.
oilfield-hint-gas-for-vp = Un gaz fait un point : on ne peut en tirer mieux sans raffinerie gazière. Il y a rarement une raison d’attendre.
oilfield-hint-export = Vends un baril de l’entrepôt au prix de cette manche. Si beaucoup exportent, le prix est bas : tu peux garder du pétrole pour plus tard.
oilfield-hint-pump = Ta tour nationale vend un pétrole directement de son gisement, au-dessus du prix. Cela ne te coûte rien, mais le gisement se vide plus vite.
oilfield-hint-invest = Des points aussitôt contre de l’argent. La rangée devient plus chère à chaque achat, et tu peux revendre plus tard au prix du moment.
oilfield-hint-divest = De l’argent aussitôt, au prix actuel de la rangée, et les points s’en vont. Bien si cet argent te rapporte plus ; c’est toujours à toi de jouer.
oilfield-hint-pay = Paie les droits : tour et concession restent à toi, et la tour remonte désormais aussi du pétrole.
oilfield-hint-refuse = Tu gardes l’argent et perds tour et concession. Seulement si le gisement est presque épuisé ou si tu ne peux pas réunir les droits.
oilfield-hint-perform = Effectue l’action de ta case.
oilfield-hint-decline = Abandonne cette action ; rien n’est payé, et rien ne la remplace. Seulement si elle te nuirait.
oilfield-hint-stop = Arrête ici. Ce qui reste sous terre ou dans l’entrepôt y demeure pour plus tard.
oilfield-hint-done = Ne vends plus d’investissements. Ceux que tu gardes rapportent leurs points.

## Pourquoi un choix était le seul

oilfield-only-decline = Il n’y a rien que l’on puisse prendre ou payer.
oilfield-only-site = Aucune autre concession n’est sans tour.

## Ce qu’on demande

oilfield-ask-PlaceWorker = Où va ton ouvrier ?
oilfield-ask-ChooseCards = Quelle carte poses-tu en secret ?
oilfield-ask-Lease = Quelle concession prends-tu ?
oilfield-ask-Build = Quelle tuile achètes-tu ?
oilfield-ask-Site = Où mets-tu la tour ?
oilfield-ask-TakeBarrel = Quel baril prends-tu ?
oilfield-ask-Local = Que vends-tu sur le marché local ?
oilfield-ask-National = Que vends-tu sur le marché national, à { MONEY($price) } le baril ?
oilfield-ask-Invest = Dans quelle rangée investis-tu ?
oilfield-ask-FinalSale = La dernière manche est finie. Vends-tu des investissements avant le décompte ?
oilfield-ask-GovernmentFee = Un gisement est réapprovisionné : paies-tu { MONEY($fee) } au gouvernement ?
oilfield-ask-PayNow = Paies-tu { MONEY($fee) } au gouvernement dès maintenant, pour plus de barils ?
oilfield-ask-AutomaticAction = Effectues-tu l’action de ta case ?

## La table

# Same as in English.
oilfield-table-title = Oilfield
oilfield-table-round = { $last ->
    [yes] manche { $round }, la dernière
    [no] manche { $round }
   *[other] manche { $round }, la dernière sera la { $last }
}
oilfield-table-first = premier joueur { $who }
oilfield-table-supervisor = Superviseur local { $who }
oilfield-table-over = la partie est finie
oilfield-table-contents = { $oil } pétrole, { $gas } gaz
oilfield-table-refills = { $count ->
    [0] plus de réappro.
    [one] encore { $count } réappro.
   *[other] encore { $count } réappros
}
oilfield-table-exhausted = épuisé
oilfield-table-strike = GRÈVE
oilfield-table-cards = { $count } à louer
oilfield-table-build = Marché des bâtiments
oilfield-table-build-empty = rien à acheter
oilfield-table-stack = { $count } dans la pile
oilfield-table-hat-on-top = chapeau dessus
oilfield-table-no-hat-on-top = sans chapeau dessus
oilfield-table-invest = Investissements
oilfield-table-row = { $vp } PV
# Same as in English.
oilfield-table-national = National
oilfield-table-national-price = { $cards ->
    [one] { $cards } carte { MONEY($dollars) }
   *[other] { $cards } cartes { MONEY($dollars) }
}
# Same as in English.
oilfield-table-national-more = { $cards }+ { MONEY($dollars) }
oilfield-table-national-now = actuel { MONEY($dollars) }
# Same as in English.
oilfield-table-local = Local
oilfield-table-local-prices = 1 pétrole { MONEY($dollars) }, { $oil } pétroles 1 PV, 1 gaz { $vp } PV
oilfield-table-bag = Sac
oilfield-table-strike-cube = { $barrels } + grève
oilfield-table-player = Joueur
oilfield-table-money = Argent
oilfield-table-vp = PV
# Same as in English.
oilfield-table-score = Score
oilfield-table-storage = Entrepôt
oilfield-table-towers = Concessions et tours
oilfield-table-investments = Investi
oilfield-table-card = Carte
oilfield-table-chosen = cachée
# Same as in English.
oilfield-table-sealed = ({ $card })
# Same as in English.
oilfield-table-no-tower = –
oilfield-table-unpaid = { $tower }, impayée
oilfield-table-refinery = raffinerie gazière
oilfield-table-dummy = Factice

## Ses options

oilfield-option-edition = Quel livret de règles fait foi là où ils diffèrent
oilfield-option-advanced = Jouer avec les tuiles à chapeau
oilfield-option-tile_mix = Combien d’exemplaires de chaque tuile il y a dans la boîte
oilfield-option-board_layout = Le plateau standard, ou une case de moins
oilfield-option-triple_redraw = Ce qui arrive à trois tuiles identiques dans le marché de départ
oilfield-option-hat_on_back = Le dos de la première tuile montre si elle est à chapeau
oilfield-option-bid_must_be_affordable = Personne ne peut enchérir plus qu’il ne pourrait réunir
oilfield-option-binding_bids = Une enchère qu’on peut payer doit être payée
oilfield-option-decline_automatic = On peut renoncer à Premier joueur et à Subside
oilfield-option-forced_drilling = Quelle extraction doit prendre tout ce qu’elle peut
oilfield-option-supervisor_trigger = Pour quoi le Superviseur est payé
oilfield-option-national_tower_needs_sale = Une tour nationale exige d’abord une vente de l’entrepôt
oilfield-option-sell_window = Quand on peut vendre des investissements
oilfield-option-full_row_sale = Une rangée pleine rachète-t-elle encore ?
oilfield-option-government_cubes = Combien de fois le gouvernement peut acheter des investissements
oilfield-option-refill_mode = Un gisement est complété, ou reçoit une charge entière en plus
oilfield-option-redraw_oilless_refill = On tire une seconde fois si un réapprovisionnement n’a pas de pétrole
oilfield-option-strike_cube_replaced = Le cube de grève est remplacé par un baril
oilfield-option-strike_cube_return = Quand le cube de grève retourne dans le sac
oilfield-option-government_tower = Quand on peut payer les droits de la tour du gouvernement
oilfield-option-government_fee_timing = Les droits sont dus avant ou après le réapprovisionnement
oilfield-option-end_upkeep_counts_for = À quelle manche appartient une fin survenue à l’entretien
oilfield-option-final_refill_check = Les gisements sont contrôlés aussi après la dernière manche
oilfield-option-final_sale_window = On peut vendre des investissements avant le décompte
oilfield-option-richest_tie = Ce que reçoivent les plus riches s’ils sont trois ou plus
oilfield-option-tie_break = Ce qui départage les ex æquo : moins ou plus d’argent
oilfield-option-dummy_private_timing = Quand la carte du joueur factice est exécutée
oilfield-option-dummy_wrap = Le joueur factice s’arrête-t-il sur Investir ?
oilfield-option-dummy_drill_source = Ce qui désigne le gisement où le joueur factice extrait
oilfield-option-dummy_cards_set_aside = Le joueur factice garde une carte concession par gisement
oilfield-option-dummy_towers_from = D’où viennent les tours du joueur factice
oilfield-option-max_rounds = La dernière manche au plus tard

## Le plateau

oilfield-board-label = Plateau Oilfield
oilfield-board-buy = Acheter une { $tile }, { MONEY($price) } : { $yield }
oilfield-board-parts = Parties du plateau
# Same as in English.
oilfield-board-jump-public = Actions
oilfield-board-jump-fields = Gisements
oilfield-board-jump-markets = Marchés
oilfield-board-jump-me = Moi
oilfield-board-jump-others = Autres
oilfield-board-me = Ma raffinerie
oilfield-board-others = Les autres joueurs
oilfield-board-public = Actions publiques
oilfield-board-fields = Gisements
oilfield-board-markets = Marchés et prix
oilfield-board-track = Points de victoire
oilfield-board-vp-of = { $who } : { $vp } PV
oilfield-board-space-taken = { $space } : { $who }
oilfield-board-strike-in-bag = Le cube de grève est dans le sac
oilfield-board-strike-out = Le cube de grève n’est pas dans le sac
oilfield-board-free = libre
oilfield-board-slot-free = Un emplacement libre pour une concession
oilfield-board-no-tower = pas de tour
oilfield-board-concession-of = { $who } : concession à { $field }, pas de tour
oilfield-board-tower-of = { $who } : { $tile } à { $field }
oilfield-board-tower-unpaid = { $who } : { $tile } à { $field }, encore { MONEY($fee) } à payer
oilfield-board-of-size = { $count } sur { $size }
oilfield-board-deck = { $count } dans la pioche
oilfield-board-government = le gouvernement
oilfield-board-national-note = Prix selon les cartes National jouées
oilfield-board-awaited = doit choisir
oilfield-board-first = Premier joueur
oilfield-board-supervisor = Superviseur du marché local
oilfield-board-worker-home = L’ouvrier est au repos
oilfield-board-storage = Entrepôt : { $oil } pétrole, { $gas } gaz, { $capacity } emplacements
oilfield-board-cards = Mes cartes
oilfield-board-no-card = aucune carte posée
oilfield-board-laid = posée
oilfield-board-dummy-note = Bloque une case et joue une carte

## La page

oilfield-page-effect-oil = { $sign }{ $oil } pétrole
oilfield-page-effect-gas = { $sign }{ $gas } gaz
# Same as in English.
oilfield-page-dollars = { MONEY($dollars) }
# Same as in English.
oilfield-page-to-move = ▶ { $who }
oilfield-page-storage = { $barrels }, place pour { $capacity }
oilfield-page-pot = { MONEY($pot) } dans la cagnotte
oilfield-page-covered = { $covered } sur { $spaces }, dont { $government } par le gouvernement
oilfield-page-players = Joueurs
oilfield-page-fields = Gisements
oilfield-page-spaces = Cases d’action
oilfield-page-prices = Prix et sac
oilfield-page-head-field = Gisement
oilfield-page-head-contents = Barils
oilfield-page-head-state = État
# Same as in English.
oilfield-page-head-to-lease = Concessions
oilfield-page-head-free = Empl. libres
oilfield-page-head-owners = Propriétaires
oilfield-page-head-space = Case
oilfield-page-head-worker = Ouvrier
# Same as in English.
oilfield-page-head-note = Note
oilfield-page-head-tile = Tuile
oilfield-page-head-count = Nombre
oilfield-page-head-price = Prix
oilfield-page-head-yield = Effet
oilfield-page-head-row = Rangée
oilfield-page-head-next = Prochain prix
oilfield-page-head-covered = Couvert
oilfield-page-head-prices = Prix
oilfield-page-head-market = Marché

oilfield-page-chapter-0 = De quoi il s’agit
oilfield-page-chapter-1 = Matériel
oilfield-page-chapter-2 = Mise en place
oilfield-page-chapter-3 = Déroulement
oilfield-page-chapter-4 = Phase de sélection
oilfield-page-chapter-5 = Effectuer les actions
oilfield-page-chapter-6 = Louer
oilfield-page-chapter-7 = Construire
oilfield-page-chapter-8 = Extraire
oilfield-page-chapter-9 = Marché local
oilfield-page-chapter-10 = Marché national
oilfield-page-chapter-11 = Premier joueur
oilfield-page-chapter-12 = Subside
oilfield-page-chapter-13 = Investir et vendre des investissements
oilfield-page-chapter-14 = Entrepôt
oilfield-page-chapter-15 = Réapprovisionnement
oilfield-page-chapter-16 = Tuiles avancées
oilfield-page-chapter-17 = Fin de la partie et décompte
oilfield-page-chapter-18 = Variante à deux joueurs
oilfield-page-chapter-19 = Éditions
# Same as in English.
oilfield-page-chapter-20 = Options
oilfield-page-chapter-21 = Décisions
oilfield-page-chapter-22 = Hasard
oilfield-page-chapter-23 = Informations cachées

# Same as in English.
oilfield-page-value-edition-standard = standard
oilfield-page-value-edition-german = selon le livret allemand
oilfield-page-value-edition-french = selon le livret français
oilfield-page-value-edition-italian = selon le livret italien
oilfield-page-value-advanced-true = avec tuiles à chapeau
oilfield-page-value-advanced-false = sans, pour les premières parties
oilfield-page-value-tile_mix-fifteen_three_six = 3 de chaque tuile ordinaire, 2 de chaque tuile à chapeau
oilfield-page-value-tile_mix-seven_by_three = 3 de chaque tour, 2 extensions d’entrepôt, 1 raffinerie gazière
# Same as in English.
oilfield-page-value-board_layout-standard = standard
oilfield-page-value-board_layout-tight = une case Extraire de moins
oilfield-page-value-triple_redraw-any_shuffle = une retourne dans la pile
oilfield-page-value-triple_redraw-any_bottom = une va sous la pile
oilfield-page-value-triple_redraw-towers_shuffle = une retourne, si ce sont des tours
oilfield-page-value-forced_drilling-none = aucune
oilfield-page-value-forced_drilling-on_build = la gratuite après construction
oilfield-page-value-forced_drilling-all = toutes
oilfield-page-value-supervisor_trigger-local_action = chaque action Local d’un autre joueur
oilfield-page-value-supervisor_trigger-market_use = aussi chaque baril vendu par la tour d’un autre
oilfield-page-value-sell_window-own_decisions = à chacune de ses décisions
oilfield-page-value-sell_window-not_at_card_choice = pas en choisissant une carte
oilfield-page-value-sell_window-when_paying = seulement quand il y a quelque chose à payer
oilfield-page-value-full_row_sale-highest_price = oui, à son dernier prix
oilfield-page-value-full_row_sale-not_allowed = non
oilfield-page-value-government_cubes-unlimited = sans limite
oilfield-page-value-government_cubes-three = trois fois en tout
oilfield-page-value-refill_mode-top_up = complété
oilfield-page-value-refill_mode-add_n = une charge entière en plus
oilfield-page-value-strike_cube_return-before_refill = avant le réapprovisionnement
oilfield-page-value-strike_cube_return-after_refill = après le réapprovisionnement
oilfield-page-value-government_tower-deferred_fee = au prochain réapprovisionnement de son gisement
oilfield-page-value-government_tower-immediate_offer = aussitôt, pour plus de barils
oilfield-page-value-government_fee_timing-before_draw = avant
oilfield-page-value-government_fee_timing-after_draw = après
oilfield-page-value-end_upkeep_counts_for-ending_round = la manche qui finit
oilfield-page-value-end_upkeep_counts_for-next_round = la manche qui suit
oilfield-page-value-richest_tie-one_each = 1 PV chacun
oilfield-page-value-richest_tie-none_if_three = rien
oilfield-page-value-tie_break-less_money = le moins d’argent l’emporte
oilfield-page-value-tie_break-more_money = le plus d’argent l’emporte
oilfield-page-value-dummy_private_timing-before_reveal = avant que les cartes soient révélées
oilfield-page-value-dummy_private_timing-between_players = entre les deux joueurs
oilfield-page-value-dummy_wrap-leaves_invest = il s’y arrête
oilfield-page-value-dummy_wrap-skips_invest = il continue vers Louer
oilfield-page-value-dummy_drill_source-set_aside = le hasard seul
oilfield-page-value-dummy_drill_source-market = une carte du marché des concessions
oilfield-page-value-dummy_towers_from-removed = des tuiles retirées
oilfield-page-value-dummy_towers_from-stack = de la pile

## La première partie guidée

oilfield-guide-welcome = Bienvenue au Texas, en 1933. Tu loues des terrains, construis des tours, pompes du pétrole et le vends ; qui a le plus de points de victoire à la fin gagne. Nous jouons ensemble les quatre premières manches, et le hasard de cette table est préparé.
oilfield-guide-round = À chaque manche tu as deux actions. La première est publique : ton ouvrier va sur une de ces cases, et les colonnes sont exécutées de gauche à droite. La seconde est une carte que tu choisis en secret.
oilfield-guide-lease = Sans terrain tu ne peux rien construire : commence par Louer. Le nombre est le prix : qui paie plus choisit avant, mais aujourd’hui il y en a pour tout le monde. Prends la case la moins chère.
oilfield-guide-lease-done = Ton ouvrier louera pour { MONEY(5) }. Il agit quand vient sa colonne, et rentre ensuite.
oilfield-guide-card = Maintenant chacun pose une de ses cinq cartes face cachée, tous en même temps. Les cartes reviennent en main à chaque manche : aucune n’est jamais perdue.
oilfield-guide-card-lease = Choisis encore Louer : par carte, c’est toujours { MONEY(5) }. Avec deux concessions, tu peux choisir où dresser ta tour.
oilfield-guide-card-done = Ta carte reste face cachée jusqu’à ce que tous les ouvriers aient fini. Les actions publiques viennent d’abord.
oilfield-guide-fields = Voici les trois gisements avec leurs barils : le noir est du pétrole, le bleu du gaz. Un gisement sans pétrole est réapprovisionné deux fois ; après cela il est épuisé.
oilfield-guide-dallas = Prends un titre de Dallas. Il a beaucoup de pétrole et seulement trois emplacements : peu de rivaux peuvent y pomper avec toi.
oilfield-guide-dallas-done = Un emplacement à Dallas est à toi. Il peut porter une tour, et le titre à lui seul vaut un point à la fin.
oilfield-guide-pecos = Les cartes sont révélées, et la tienne te permet de louer encore. Prends Pecos : avec du terrain dans deux gisements, tu as toujours du travail quand l’un est vide ou en grève.
oilfield-guide-pecos-done = Deux concessions, et il te reste { MONEY(10) } : de quoi payer une tour. C’était la première manche.
oilfield-guide-build = Le terrain seul ne pompe rien : construis une tour. Dans une colonne, la case du haut agit d’abord : de là tu choisis avant les autres.
oilfield-guide-build-done = Bien : tout le marché des tours te sera ouvert.
oilfield-guide-national = Deux barils sont dans ta raffinerie depuis le début, et ta tour en ajoutera. Sur le marché national, un baril rapporte { MONEY(3) } si tu es la seule personne à jouer National à cette manche ; avec plus de vendeurs, c’est { MONEY(1) }.
oilfield-guide-card-national = Regarde les ouvriers : les autres sont occupés à construire et à investir, et ne penseront guère à vendre. C’est donc un bon moment pour National.
oilfield-guide-national-done = On va voir si quelqu’un a eu la même idée. D’abord, tu construis.
oilfield-guide-market = Voici ce qu’on peut acheter. Chaque tour dit ce qu’elle remonte à chaque extraction ; une extension fait de la place pour plus de barils.
oilfield-guide-tower = La petite tour coûte { MONEY(5) } et remonte deux pétroles. Ta raffinerie ne contient que trois barils : une plus grande ne t’aiderait pas encore, et tu gardes de l’argent.
oilfield-guide-tower-done = La tour est à toi. Il lui faut maintenant un emplacement.
oilfield-guide-site = Tu as du terrain dans deux gisements : tu choisis où se dresse la tour ; elle y reste pour de bon. Dallas est le gisement le plus tranquille : moins d’emplacements, moins de tours qui y puisent.
oilfield-guide-site-done = Une tour neuve extrait aussitôt, sans action.
oilfield-guide-barrel = Ta tour peut remonter deux barils, mais des trois places de ta raffinerie deux sont prises. Un seul tient donc : prends-le ; ce que tu laisses reste dans le gisement.
oilfield-guide-barrel-done = Trois barils : la raffinerie est pleine. C’est le moment de vendre.
oilfield-guide-export = Les cartes sont révélées, et personne d’autre ne joue National : { MONEY(3) } le baril. Vends les trois, l’un après l’autre ; une raffinerie vide est prête pour du nouveau pétrole.
oilfield-guide-export-done = { MONEY(9) } pour trois barils. Avec un second vendeur, cela aurait fait { MONEY(3) } : regarder ce dont les autres ont besoin, c’est la moitié de ce jeu.
oilfield-guide-invest = L’argent seul ne fait rien gagner : il faut le changer en points. C’est ce que font les investissements, et chaque achat rend le suivant de sa rangée plus cher. Fais-le donc tôt.
oilfield-guide-invest-place = Envoie ton ouvrier sur la case Investir du haut, pour acheter avant tout le monde.
oilfield-guide-invest-done = Tu investis en premier à cette manche. Chacun ne peut investir qu’une fois par manche.
oilfield-guide-card-drill = Ta raffinerie est vide et ta tour attend. Extraire fait travailler toutes tes tours, et vient après l’investissement.
oilfield-guide-drill-done = Avec plus de tours, cette carte rapporte plus à chaque fois ; pour l’instant il y en a une.
oilfield-guide-invest-5 = Trois rangées : 5, 3 ou 2 points. Cinq points pour { MONEY(10) }, c’est { MONEY(2) } le point ; les autres rangées sont déjà plus chères. S’il te faut un jour de l’argent, tu peux revendre un investissement au prix de sa rangée.
oilfield-guide-invest-5-done = Cinq points d’un coup, et ils restent à toi tant que tu gardes l’investissement.
oilfield-guide-barrels = Ta carte : la tour de ton gisement remonte deux pétroles. Prends les deux ; tu pourras les vendre à la manche suivante.
oilfield-guide-barrels-done = Deux barils dans la raffinerie, cinq points, { MONEY(4) }. Tu connais maintenant tout le cycle : louer, construire, extraire, vendre, investir.
oilfield-guide-local = Il y a un second marché, le marché local. Il change le pétrole en argent à { MONEY(2) } le baril, ou deux pétroles en un point, et chaque gaz en un point.
oilfield-guide-local-place = À trois joueurs il n’a qu’une case. Prends-la avant qu’un autre ne le fasse.
oilfield-guide-local-done = L’un de vous est le Superviseur de ce marché, et reçoit { MONEY(1) } quand un autre y vend.
oilfield-guide-card-again = Après la vente, ta raffinerie sera de nouveau vide. Fais donc travailler la tour : Extraire.
oilfield-guide-again-done = Vendre d’abord, remplir ensuite : c’est possible parce que les actions publiques viennent avant les secrètes.
oilfield-guide-sell = Deux barils : { MONEY(4) }, ou un point. L’argent aiderait pour la prochaine tour, mais un point ne se perd plus. Prends le point.
oilfield-guide-sell-done = Six points. Les barils vendus vont dans le sac, d’où les gisements sont réapprovisionnés.
oilfield-guide-fill = Et ta carte : deux nouveaux barils pour la manche suivante.
oilfield-guide-fill-done = Bravo. Tu as vu toutes les décisions d’une manche.
oilfield-guide-score = Comment compte-t-on ? Les points des ventes et des investissements sont déjà là. À la fin, chaque titre vaut un point de plus, chaque raffinerie ou extension pleine un, et le joueur le plus riche en reçoit deux.
oilfield-guide-finish = Quand le deuxième gisement est épuisé, on joue encore une manche. Avant le décompte, tu peux encore vendre des investissements, une fois. Qui a le plus de points gagne ; à égalité, qui a le moins d’argent.
oilfield-guide-go-on = La partie est à toi maintenant. Une deuxième tour à Pecos et plus de place pour les barils seraient de bonnes prochaines étapes ; amuse-toi bien !
oilfield-refusal-guide-land = Sans terrain on ne peut rien construire, et la case la moins chère suffit. La leçon continue avec : { $action }.
oilfield-refusal-guide-alone = À cette manche tu serais sans rival sur le marché national : une occasion qui ne se présente pas toujours. La leçon continue avec : { $action }.
