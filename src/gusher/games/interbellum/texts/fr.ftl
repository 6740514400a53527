### Interbellum. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

interbellum-pitch = Pose des oléoducs à travers le Moyen-Orient de l’entre-deux-guerres, courtise cinq puissances et espère que leurs armées laisseront tes puits tranquilles.
interbellum-known = Le déroulement est celui du livret de règles. La carte, les puits et toutes les cartes sont reconstitués par nos soins : aucune source ne les montre.

## Why a move is refused

interbellum-refusal-no-pieces = Il ne te reste aucune section.
interbellum-refusal-no-affordable-segment = Tu ne peux payer aucun tronçon ouvert.
interbellum-refusal-meter-full = Ta jauge de gaz est pleine.
interbellum-refusal-no-black-cube = Le sac ne contient pas de cube noir.
interbellum-refusal-no-boat = Plus aucun bateau n’est libre dans cette manche.
interbellum-refusal-stake-needed = Il faut miser au moins { MONEY(1) }.
interbellum-refusal-wells-used = Tous tes puits ont déjà rapporté, ou sont nouveaux.
interbellum-refusal-no-cube = Il ne te reste aucun cube d’influence.
interbellum-refusal-no-cards-left = Il n’y a plus de carte action à piocher.
interbellum-refusal-hand-empty = Tu n’as pas de carte action.
interbellum-refusal-none-playable = Aucune de tes cartes n’est jouable maintenant.
interbellum-refusal-no-derrick = Il ne te reste aucun derrick.
interbellum-refusal-no-free-well = Aucun puits n’est libre.
interbellum-refusal-truce = Il y a une trêve dans cette manche.
interbellum-refusal-no-movable-army = Aucune armée d’une puissance dont tu détiens le drapeau ne peut se déplacer.
interbellum-refusal-not-stuck = Tu ne peux passer que si rien d’autre n’est possible.
interbellum-refusal-own-piece = Une de tes sections s’y trouve déjà.
interbellum-refusal-border-closed = La frontière est fermée dans cette manche.
interbellum-refusal-other-power = Les autres sections doivent se trouver dans des zones de la même puissance.
interbellum-refusal-cannot-pay = Tu ne peux pas payer cela.
interbellum-refusal-finished-line = Elle fait partie d’une ligne achevée.
interbellum-refusal-no-own-piece = Aucune de tes sections ne s’y trouve.
interbellum-refusal-home-area = Aucune armée n’entre dans une zone nationale.
interbellum-refusal-no-proxy-target = Aucune armée étrangère ne peut y être chassée.
interbellum-refusal-army-there = Une armée s’y trouve.
interbellum-refusal-no-border = Ce n’est pas adjacent.
interbellum-refusal-no-army = Aucune armée ne s’y trouve.
interbellum-refusal-other-army = Cette armée n’est pas de cette puissance : { $power }.
interbellum-refusal-not-your-flag = Tu ne détiens pas le drapeau de cette puissance.
interbellum-refusal-moved-before = Cette armée s’est déjà déplacée.
interbellum-refusal-no-step = Aucun territoire libre n’est voisin de cette armée.
interbellum-refusal-not-tied = Ce choix n’est pas parmi ceux à égalité.
interbellum-refusal-well-owned = Ce puits a un propriétaire.
interbellum-refusal-not-your-well = Ce n’est pas ton puits.
interbellum-refusal-acquired-now = Tu as acquis ce puits dans cette manche.
interbellum-refusal-yielded-before = Ce puits a déjà rapporté dans cette manche.
interbellum-refusal-card-useless-there = La carte ne peut pas servir sur cette puissance.
interbellum-refusal-no-bonus-there = Tu ne détiens pas son drapeau, ou elle ne peut ni s’étendre ni se déplacer.
interbellum-refusal-hit-before = Cette carte a déjà touché cette puissance.
interbellum-refusal-not-your-most = Tu perds de l’influence là où tu en as le plus.
interbellum-refusal-fewer-armies = Cette puissance a moins d’armées dehors.
interbellum-refusal-not-in-hand = Tu n’as pas cette carte.
interbellum-refusal-not-playable = Cette carte ne peut avoir aucun effet maintenant.
interbellum-refusal-no-influence-there = Ce rival n’y a pas d’influence.

## The report

# Same as in English.
interbellum-unit = points
interbellum-chart-supply = Ce qui reste à prendre
interbellum-chart-growth = Ce qui est construit
interbellum-chart-purse = Argent
interbellum-measure-gas = gaz dans le sac
interbellum-measure-empty = cubes blancs dans le sac
interbellum-measure-free_wells = puits sans propriétaire
interbellum-measure-linked_wells = puits reliés
interbellum-measure-pieces = sections d’oléoduc
interbellum-measure-armies = armées dehors
interbellum-measure-purse = dollars par joueur
interbellum-kind-draft = Débuter avec { $what }
interbellum-kind-power = Influence : { $what }
interbellum-kind-card = Jouer { $what }
interbellum-kind-discount = Prendre la remise
interbellum-kind-extra = Poser d’autres sections
interbellum-trait-company = La compagnie compte-t-elle ?

## Names

interbellum-power-GB = Grande-Bretagne
interbellum-power-PE = Perse
interbellum-power-SA = Arabie saoudite
interbellum-power-TR = Turquie
interbellum-power-SU = Union soviétique

interbellum-area-TER = Terek & Daghestan
interbellum-area-GEO = Géorgie
interbellum-area-ARM = Arménie
interbellum-area-BAK = Azerbaïdjan (Bakou)
interbellum-area-TAB = Azerbaïdjan persan (Tabriz)
interbellum-area-GIL = Gilan & Mazandéran
interbellum-area-KER = Kermanchah & Louristan
interbellum-area-KHU = Khouzistan
interbellum-area-FAR = Fars & Bouchehr
interbellum-area-PON = Pont & Erzurum
interbellum-area-DIY = Haut-Tigre (Diyarbekir & Van)
interbellum-area-CIL = Cilicie & Alexandrette
interbellum-area-MOS = Mossoul
interbellum-area-KIR = Kirkouk
interbellum-area-BAG = Bagdad & Anbar
interbellum-area-BAS = Bassora
interbellum-area-ALE = Alep
interbellum-area-DEZ = Désert syrien
interbellum-area-DAM = Damas & Liban
# Same as in English.
interbellum-area-PAL = Palestine
interbellum-area-TRJ = Transjordanie
interbellum-area-HEJ = Hedjaz
interbellum-area-SHA = Djebel Chammar
interbellum-area-KUW = Koweït
# Same as in English.
interbellum-area-HAS = Al-Hasa
interbellum-area-BHQ = Bahreïn & Qatar
interbellum-area-EGY = Égypte & Suez
interbellum-area-TRU = Oman de la Trêve
interbellum-area-RUS = Russie du Sud & Kouban
interbellum-area-TKM = Transcaspie
interbellum-area-CPE = Perse centrale
interbellum-area-ANA = Anatolie
interbellum-area-NEJ = Nedjd

# Same as in English.
interbellum-place-Bibi-Heybat = Bibi-Heybat
# Same as in English.
interbellum-place-Balakhany = Balakhany
# Same as in English.
interbellum-place-Grozny = Grozny
# Same as in English.
interbellum-place-Masjed_Soleyman = Masjed Soleyman
# Same as in English.
interbellum-place-Haft_Kel = Haft Kel
# Same as in English.
interbellum-place-Gachsaran = Gachsaran
# Same as in English.
interbellum-place-Naft_Khana = Naft Khana
# Same as in English.
interbellum-place-Baba_Gurgur = Baba Gurgur
# Same as in English.
interbellum-place-Qaiyara = Qaiyara
# Same as in English.
interbellum-place-Ain_Zalah = Ain Zalah
# Same as in English.
interbellum-place-Burgan = Burgan
# Same as in English.
interbellum-place-Dammam = Dammam
# Same as in English.
interbellum-place-Awali = Awali
# Same as in English.
interbellum-place-Dukhan = Dukhan
# Same as in English.
interbellum-place-Raman = Raman
interbellum-place-Tuapse = Touapsé
interbellum-place-Batum = Batoum
interbellum-place-Trebizond = Trébizonde
interbellum-place-Alexandretta = Alexandrette
# Same as in English.
interbellum-place-Tripoli = Tripoli
interbellum-place-Haifa = Haïfa
interbellum-place-Jeddah = Djeddah
# Same as in English.
interbellum-place-Abadan = Abadan
interbellum-place-Bushire = Bouchehr
# Same as in English.
interbellum-place-Fao = Fao
interbellum-place-Kuwait = Koweït
# Same as in English.
interbellum-place-Ras_Tanura = Ras Tanura
# Same as in English.
interbellum-place-Sitra = Sitra
# Same as in English.
interbellum-place-Hajigabul = Hajigabul
# Same as in English.
interbellum-place-Ganja = Ganja
# Same as in English.
interbellum-place-Tiflis = Tiflis
# Same as in English.
interbellum-place-Mozdok = Mozdok
# Same as in English.
interbellum-place-Armavir = Armavir
# Same as in English.
interbellum-place-Derbent = Derbent
# Same as in English.
interbellum-place-Erivan = Erivan
# Same as in English.
interbellum-place-Erzurum = Erzurum
# Same as in English.
interbellum-place-Tabriz = Tabriz
# Same as in English.
interbellum-place-Diyarbekir = Diyarbekir
# Same as in English.
interbellum-place-Urfa = Urfa
# Same as in English.
interbellum-place-Aintab = Aintab
# Same as in English.
interbellum-place-Mush = Mush
interbellum-place-Mosul = Mossoul
# Same as in English.
interbellum-place-Baiji = Baiji
# Same as in English.
interbellum-place-Deir_ez-Zor = Deir ez-Zor
interbellum-place-Aleppo = Alep
# Same as in English.
interbellum-place-Palmyra = Palmyra
# Same as in English.
interbellum-place-Homs = Homs
# Same as in English.
interbellum-place-Haditha = Haditha
# Same as in English.
interbellum-place-Rutba = Rutba
# Same as in English.
interbellum-place-Mafraq = Mafraq
# Same as in English.
interbellum-place-Khanaqin = Khanaqin
interbellum-place-Baghdad = Bagdad
# Same as in English.
interbellum-place-Kut = Kut
interbellum-place-Kermanshah = Kermanchah
# Same as in English.
interbellum-place-Dizful = Dizful
# Same as in English.
interbellum-place-Ahwaz = Ahwaz
# Same as in English.
interbellum-place-Behbehan = Behbehan
# Same as in English.
interbellum-place-Ahmadi = Ahmadi
# Same as in English.
interbellum-place-Zubair = Zubair
# Same as in English.
interbellum-place-Nariya = Nariya
# Same as in English.
interbellum-place-Qatif = Qatif
# Same as in English.
interbellum-place-Rafha = Rafha
# Same as in English.
interbellum-place-Turaif = Turaif
# Same as in English.
interbellum-place-Hofuf = Hofuf
interbellum-place-Riyadh = Riyad
# Same as in English.
interbellum-place-Duwadimi = Duwadimi
# Same as in English.
interbellum-place-Taif = Taif
# Same as in English.
interbellum-place-Manama = Manama
# Same as in English.
interbellum-place-Salwa = Salwa

interbellum-card-gunboat_diplomacy = Politique de la canonnière
interbellum-card-proxy_war = Guerre par procuration
# Same as in English.
interbellum-card-ultimatum = Ultimatum
interbellum-card-forced_march = Marche forcée
interbellum-card-baksheesh = Bakchich
interbellum-card-double_agent = Agent double
interbellum-card-night_train = Train de nuit de tuyaux
interbellum-card-sheikhs_handshake = Poignée de main du cheikh
interbellum-card-royalty_cheque = Chèque de royalties
interbellum-card-spot_cargo = Cargaison au comptant
interbellum-card-seismograph = Sismographe
interbellum-card-wildcat_lease = Concession sauvage
interbellum-card-cable_from_london = Câble de Londres
interbellum-card-overtime = Heures supplémentaires
interbellum-card-hague_arbitration = Arbitrage de La Haye

interbellum-says-gunboat_diplomacy = Une puissance dont tu détiens le drapeau s’étend d’une armée.
interbellum-says-proxy_war = Une puissance dont tu détiens le drapeau s’étend dans un territoire qui serait permis sans l’armée étrangère qui s’y trouve ; cette armée retourne d’abord dans sa propre base nationale.
interbellum-says-ultimatum = Choisis une armée quelconque dans un territoire neutre, de n’importe quelle puissance ; elle retourne dans sa base nationale.
interbellum-says-forced_march = Déplace d’un pas chacune une ou deux armées différentes de puissances dont tu détiens le drapeau.
interbellum-says-baksheesh = Gagne gratuitement 2 cubes d’influence dans une puissance de ton choix.
interbellum-says-double_agent = Choisis une puissance et un rival qui y a de l’influence : ce rival y perd 1 cube d’influence, puis tu en gagnes 1.
interbellum-says-night_train = Pose un ou deux tronçons n’importe où pour { MONEY(2) } chacun ; aucune autre remise ni majoration ne s’applique.
interbellum-says-sheikhs_handshake = Pose gratuitement un tronçon n’importe où.
interbellum-says-royalty_cheque = Prends { MONEY(5) } à la banque.
interbellum-says-spot_cargo = Touche le revenu actuel d’un de tes puits, même s’il a déjà rapporté dans cette manche ; il peut encore rapporter normalement.
interbellum-says-seismograph = Cherche du gaz avec exactement 4 cubes gratuits.
interbellum-says-wildcat_lease = Achète un puits libre pour { MONEY(3) }.
interbellum-says-cable_from_london = Regarde les deux premières cartes d’une pile d’événements, remets-les dans l’ordre de ton choix, puis pioche 1 carte action.
interbellum-says-overtime = Reprends ce cadre et reçois un cadre de réserve pour le reste de la manche. Retire cette carte de la partie.
interbellum-says-hague_arbitration = Choisis une puissance où tu as exactement autant d’influence que le rival qui détient son drapeau : prends le drapeau.

interbellum-title-A1-20s = Mandats
interbellum-title-A1-30s = Mandats
interbellum-title-A2-20s = Cavaliers de l’Ikhwan
interbellum-title-A2-30s = Cavaliers de l’Ikhwan
interbellum-title-A3-20s = Drapeau rouge sur la Caspienne
interbellum-title-A3-30s = Drapeau rouge sur la Caspienne
interbellum-title-A4-20s = Le colonel cosaque
interbellum-title-A4-30s = Le colonel cosaque
interbellum-title-A5-20s = Pacte national
interbellum-title-A5-30s = Pacte national
interbellum-title-A6-20s = Ruée
interbellum-title-A6-30s = Ruée
interbellum-title-A7-20s = Commission des frontières
interbellum-title-A7-30s = Commission des frontières
interbellum-title-A8-20s = Révolte dans les provinces
interbellum-title-A8-30s = Révolte dans les provinces
interbellum-title-B1-20s = Âge de l’automobile
interbellum-title-B1-30s = Surproduction
interbellum-title-B2-20s = Redevances de concession
interbellum-title-B2-30s = Redevances de concession
interbellum-title-B3-20s = Navire d’exploration
interbellum-title-B3-30s = Forages secs
interbellum-title-B4-20s = Bal à la légation
interbellum-title-B4-30s = Scandale
interbellum-title-B5-20s = Intermédiaires
interbellum-title-B5-30s = Intermédiaires achetés
interbellum-title-B6-20s = Surplus de tuyaux
# Same as in English.
interbellum-title-B6-30s = Sabotage
interbellum-title-B7-20s = Crédit facile
interbellum-title-B7-30s = Krach
interbellum-title-B8-20s = Favoris de la cour
interbellum-title-B8-30s = Intrigue de cour
interbellum-title-C1-20s = Usines de tuyaux
interbellum-title-C1-30s = Pénurie d’acier
interbellum-title-C2-20s = Pétrole en hausse
interbellum-title-C2-30s = Pétrole en baisse
interbellum-title-C3-20s = Porte ouverte
interbellum-title-C3-30s = Nationalisme
interbellum-title-C4-20s = Caspienne calme
interbellum-title-C4-30s = Tempêtes sur la Caspienne
interbellum-title-C5-20s = Lobbyistes
interbellum-title-C5-30s = Lobbyistes à l’étranger
interbellum-title-C6-20s = Trêve
interbellum-title-C6-30s = Trêve
interbellum-title-C7-20s = Droit de passage
interbellum-title-C7-30s = Frontière fermée
interbellum-title-C8-20s = Concessions aux enchères
interbellum-title-C8-30s = Concessions aux enchères

interbellum-text-A1-20s = La Grande-Bretagne s’étend. Puis lancer : cette puissance s’étend.
interbellum-text-A1-30s = La Grande-Bretagne se retire. Puis lancer : cette puissance s’étend.
interbellum-text-A2-20s = L’Arabie saoudite s’étend, puis s’étend encore.
interbellum-text-A2-30s = L’Arabie saoudite s’étend. Puis lancer : cette puissance se retire.
interbellum-text-A3-20s = L’Union soviétique s’étend. Puis la Perse se retire.
interbellum-text-A3-30s = L’Union soviétique se retire. Puis la Turquie s’étend.
interbellum-text-A4-20s = La Perse s’étend, puis s’étend encore.
interbellum-text-A4-30s = La Perse s’étend. Puis la Grande-Bretagne se retire.
interbellum-text-A5-20s = La Turquie s’étend, puis s’étend encore.
interbellum-text-A5-30s = La Turquie s’étend. Puis lancer : cette puissance se retire.
interbellum-text-A6-20s = Lancer : cette puissance s’étend. Nouveau lancer : cette autre puissance s’étend.
interbellum-text-A6-30s = Lancer : cette puissance s’étend. Nouveau lancer : cette autre puissance s’étend.
interbellum-text-A7-20s = Lancer : cette puissance s’étend. Lancer : une deuxième s’étend. Lancer : une troisième se retire.
interbellum-text-A7-30s = Lancer : cette puissance se retire. Nouveau lancer : cette autre puissance se retire.
interbellum-text-A8-20s = La puissance qui a le plus d’armées hors de sa base nationale se retire. Puis lancer : cette puissance s’étend.
interbellum-text-A8-30s = La puissance qui a le plus d’armées hors de sa base nationale se retire deux fois.
interbellum-text-B1-20s = Chaque joueur reçoit { MONEY(1) } par puits qu’il possède.
interbellum-text-B1-30s = Chaque joueur paie { MONEY(1) } par puits relié qu’il possède, dans la mesure de ses moyens.
interbellum-text-B2-20s = Chaque joueur reçoit { MONEY(2) } par drapeau qu’il détient.
interbellum-text-B2-30s = Pour chaque drapeau, son détenteur paie { MONEY(1) } ou perd 1 cube d’influence dans cette puissance.
interbellum-text-B3-20s = Dans l’ordre du tour, chaque joueur fait une recherche de gaz gratuite avec 2 cubes.
interbellum-text-B3-30s = On met dans le sac 1 cube blanc de la boîte par joueur.
interbellum-text-B4-20s = Dans l’ordre du tour, chaque joueur gagne 1 cube d’influence dans une puissance de son choix.
interbellum-text-B4-30s = Dans l’ordre du tour, chaque joueur perd 1 cube d’influence dans la puissance où il en a le plus (à son choix en cas d’égalité).
interbellum-text-B5-20s = Dans l’ordre du tour, chaque joueur pioche 1 carte action.
interbellum-text-B5-30s = Dans l’ordre du tour, chaque joueur défausse 1 carte action ou paie { MONEY(2) }.
interbellum-text-B6-20s = Dans l’ordre du tour, chaque joueur peut poser 1 tronçon n’importe où pour { MONEY(2) }.
interbellum-text-B6-30s = Qui a le plus de sections sur la carte (tous en cas d’égalité) retire une section qui ne fait pas partie d’une ligne achevée, ou paie { MONEY(2) }.
interbellum-text-B7-20s = Chaque joueur qui a moins de { MONEY(3) } reçoit { MONEY(3) } ; tous les autres reçoivent { MONEY(1) }.
interbellum-text-B7-30s = Chaque joueur perd { MONEY(1) } par tranche complète de { MONEY(4) } qu’il possède.
interbellum-text-B8-20s = Lancer : chaque joueur qui a de l’influence dans cette puissance reçoit { MONEY(2) }.
interbellum-text-B8-30s = Lancer : chaque joueur qui a de l’influence dans cette puissance y perd 1 cube d’influence.
interbellum-text-C1-20s = Le prix de base d’un tronçon d’oléoduc est de { MONEY(3) }.
interbellum-text-C1-30s = Le prix de base d’un tronçon d’oléoduc est de { MONEY(5) }.
interbellum-text-C2-20s = Tout revenu d’un puits augmente de { MONEY(1) }.
interbellum-text-C2-30s = Tout revenu d’un puits diminue de { MONEY(1) }.
interbellum-text-C3-20s = Chaque cube d’influence acheté coûte { MONEY(2) }.
interbellum-text-C3-30s = Chaque cube d’influence acheté coûte { MONEY(4) } ; il n’y a pas de palier avantageux.
interbellum-text-C4-20s = Chaque action de recherche de gaz fait piocher 1 cube gratuit de plus.
interbellum-text-C4-30s = Une action de recherche de gaz peut payer 3 cubes au plus.
interbellum-text-C5-20s = Il n’y a pas de redevance à la pioche des cartes action.
interbellum-text-C5-30s = La redevance à la pioche des cartes action est de { MONEY(2) } par cadre présent.
interbellum-text-C6-20s = Par une action, une carte action ou un bonus de gaz, aucune puissance ne peut s’étendre, et aucune armée ne peut être déplacée ni renvoyée chez elle.
interbellum-text-C6-30s = Par une action, une carte action ou un bonus de gaz, aucune puissance ne peut s’étendre, et aucune armée ne peut être déplacée ni renvoyée chez elle.
interbellum-text-C7-20s = Lancer : qui a de l’influence dans cette puissance a droit à +1 section supplémentaire dans ses territoires.
interbellum-text-C7-30s = Lancer : aucun tronçon ne peut être posé dans les territoires ni les zones nationales de cette puissance.
interbellum-text-C8-20s = Un nouveau puits coûte { MONEY(5) }.
interbellum-text-C8-30s = Un nouveau puits coûte { MONEY(9) }.

interbellum-work-lay_pipeline = poser un oléoduc
interbellum-work-search_gas = chercher du gaz
interbellum-work-take_income = toucher un revenu
interbellum-work-buy_influence = acheter de l’influence
interbellum-work-draw_cards = piocher des cartes action
interbellum-work-play_card = jouer une carte action
interbellum-work-buy_well = acheter un puits
interbellum-work-move_army = déplacer une armée
interbellum-work-pass = passer

interbellum-kind-expand = s’étendre
interbellum-kind-withdraw = se retirer

interbellum-score-pipelines = Oléoducs
# Same as in English.
interbellum-score-ports = Ports
interbellum-score-gas = Gaz
# Same as in English.
interbellum-score-influence = Influence
interbellum-score-flags = Drapeaux
interbellum-score-armies = Armées dehors

interbellum-effect = { $sign }{ MONEY($money) }

## What has happened

interbellum-event-start-player = Premier joueur : { $who }.
interbellum-event-company = { $who } dirige la compagnie { $company }.
interbellum-event-drafted = { $who } prend le puits { $well }.
interbellum-event-bonus = { $who } reçoit { MONEY($money) } pour { $well }.
interbellum-event-round = Manche { $round }
interbellum-event-gas-income = { $who } reçoit { MONEY($money) } pour le gaz.
interbellum-event-event = { $card } { $title } : { $text }
interbellum-event-rolled = Le dé désigne : { $power }.
interbellum-event-rolled-six = Le dé montre un six.
interbellum-event-named = { $who } nomme : { $power }.
interbellum-event-voted = { $who } : { $votes } voix pour { $area }.
interbellum-event-nothing-happens = { $why ->
    [none-outside] Aucune puissance n’a d’armée dehors : aucune ne se retire.
    [no-influence] Personne n’a d’influence en { $power } : elle ne va pas { $kind }.
   *[impossible] { $power } : impossible de { $kind }.
}
interbellum-event-expanded = { $power } : extension → { $area }.
interbellum-event-withdrew = { $power } : retrait ({ $area }).
interbellum-event-moved = { $who } déplace une armée ({ $power }) : { $origin } → { $area }.
interbellum-event-turn = { $who } ne fait rien.
interbellum-event-works = { $who } envoie un cadre : { $work }.
interbellum-event-laid = { $who } pose { $segment } pour { MONEY($money) }.
interbellum-event-removed = { $who } retire { $segment }.
interbellum-event-staked = { $who } mise { MONEY($money) }.
interbellum-event-drew-gas = { $cubes ->
    [one] { $who } pioche { $cubes } cube (noirs : { $black }).
   *[other] { $who } pioche { $cubes } cubes (noirs : { $black }).
}
interbellum-event-found-gas = { $who } trouve du gaz, découverte numéro { $finds }.
interbellum-event-white-cubes = { $cubes ->
    [one] { $cubes } cube blanc va dans le sac.
   *[other] { $cubes } cubes blancs vont dans le sac.
}
interbellum-event-income = { $who } touche { MONEY($money) } : { $well }.
interbellum-event-bought-well = { $who } achète le puits { $well } pour { MONEY($money) }.
interbellum-event-bought-influence = { $who } paie { MONEY($money) } pour de l’influence en { $power }.
interbellum-event-gained = { $cubes ->
    [one] { $who } gagne { $cubes } cube d’influence : { $power }.
   *[other] { $who } gagne { $cubes } cubes d’influence : { $power }.
}
interbellum-event-lost = { $cubes ->
    [one] { $who } perd { $cubes } cube d’influence : { $power }.
   *[other] { $who } perd { $cubes } cubes d’influence : { $power }.
}
interbellum-event-flag = { $who } détient maintenant le drapeau : { $power }.
interbellum-event-flag-back = Plus personne ne détient le drapeau : { $power }.
interbellum-event-drew = { $cards ->
    [one] { $who } pioche une carte action.
   *[other] { $who } pioche { $cards } cartes action.
}
interbellum-event-drew-card = { $who } pioche { $card }.
interbellum-event-reshuffled = La défausse des cartes action est mélangée (cartes : { $cards }).
interbellum-event-played = { $who } joue { $card }.
interbellum-event-discarded = { $who } défausse { $card }.
interbellum-event-received = { $who } reçoit { MONEY($money) }.
interbellum-event-paid = { $who } paie { MONEY($money) }.
interbellum-event-cable = { $who } regarde le dessus de la pile { $stack }.
interbellum-event-cable-seen = On y trouve { $first }, remise là auparavant.
interbellum-event-cable-order = Au-dessus { $first }, puis { $second }.
interbellum-event-overtime = { $who } a maintenant { $workers } cadres.
interbellum-event-scored = La partie est finie.

## What can be done

interbellum-action-lay_pipeline = Poser un oléoduc
interbellum-action-search_gas = Chercher du gaz
interbellum-action-take_income = Toucher un revenu
interbellum-action-buy_influence = Acheter de l’influence
interbellum-action-draw_cards = Piocher des cartes action
interbellum-action-play_card = Jouer une carte action
interbellum-action-buy_well = Acheter un puits
interbellum-action-move_army = Déplacer une armée
interbellum-action-pass = Passer
interbellum-action-segment = { $segment } ({ $area })
interbellum-action-remove = Retirer { $segment } ({ $area })
interbellum-action-to = Vers : { $area }
interbellum-action-army = { $power ->
    [none] L’armée : { $area }
   *[other] L’armée : { $area } ({ $power })
}
interbellum-action-well = { $well }
interbellum-action-stake = Miser { MONEY($money) }
interbellum-action-rival = { $who }
interbellum-action-stack = Pile { $stack }
interbellum-action-buy = Encore un
interbellum-action-discount = Prendre la remise
interbellum-action-extra = Poser d’autres sections au prix fort
interbellum-action-keep = Les laisser dans cet ordre
interbellum-action-swap = Les intervertir
interbellum-action-decline = Renoncer
interbellum-action-stop = Arrêter
interbellum-action-pay = Payer
interbellum-action-lose = Perdre de l’influence

## What each choice is good for

interbellum-hint-work-lay-pipeline = Pose une section d’oléoduc, la voie d’un puits vers un port : 3 points par section d’une ligne achevée, et le puits rapporte le double. Des sections qui ne relient rien ne valent rien.
interbellum-hint-work-search-gas = Mise de l’argent pour piocher des cubes dans le sac ; un cube noir, c’est une découverte. Elles apportent un revenu et toujours plus de points ; un échec n’apporte rien.
interbellum-hint-work-take-income = Touche le revenu d’un de tes puits : { MONEY(3) }, ou { MONEY(6) } s’il est relié à un port. Chaque puits rapporte une fois par manche.
interbellum-hint-work-buy-influence = Achète de l’influence dans une puissance : des points, des tuyaux moins chers dans ses pays, des voix, et le drapeau si tu en as le plus. Dispersée, elle rapporte peu.
interbellum-hint-work-draw-cards = Pioche deux cartes action. En jouer une demandera un autre cadre, donc pioche tôt ; la redevance monte avec chaque cadre présent.
interbellum-hint-work-play-card = Joue une carte de ta main. N’attends pas : chaque cadre à la pioche rend le suivant plus cher.
interbellum-hint-work-buy-well = Achète un puits libre. Il rapporte dès la manche suivante et peut être relié : rentable au début, presque plus à la fin.
interbellum-hint-work-move-army = Déplace une armée d’une puissance dont tu détiens le drapeau dans un pays libre voisin. C’est gratuit ; là où elle se tient, l’influence dans sa puissance rend les tuyaux moins chers.
interbellum-hint-work-pass = Ne fais rien avec ce cadre. Seulement si tout le reste te nuit.
interbellum-hint-segment = Pose ta section ici, pour de bon. Au mieux sur la voie la plus courte de ton puits à un port ; moins cher là où tu as de l’influence dans la puissance qui tient le pays.
interbellum-hint-remove = Tu perds cette section. Choisis-en une dont aucune ligne n’aura besoin.
interbellum-hint-to = L’armée y va et tient le pays. Utile là où tu poses des tuyaux et as de l’influence dans sa puissance, ou là où elle gêne un rival.
interbellum-hint-army = Il s’agit de cette armée. Chaque armée dehors vaut 2 points pour qui détient le drapeau de sa puissance.
interbellum-hint-well = Ce puits. Regarde son bonus, sa voie vers un port, et qui d’autre pose des tuyaux par là.
interbellum-hint-power = Cette puissance. Qui a le plus d’influence détient le drapeau : des points pour lui et pour chaque armée dehors. Bon choix si ses pays sont là où tu veux construire.
interbellum-hint-stake = Un cube par dollar, plus tes cubes gratuits. Plus de cubes, plus de chances, mais une découverte reste une seule découverte, quel que soit le nombre de noirs.
interbellum-hint-card = Joue-la quand elle te sert le plus ; à la fin, les cartes ne valent rien.
interbellum-hint-rival = Ce rival perd de l’influence. Prends celui dont tu veux le drapeau.
interbellum-hint-stack = Regarde les prochains événements de cette pile. A : puissances, B : affaires, C : la règle de toute une manche.
interbellum-hint-buy = Encore un cube dans cette puissance. Judicieux s’il prend le drapeau ou atteint le palier suivant de la piste.
interbellum-hint-discount = Paie moins pour cette section, et l’action s’achève.
interbellum-hint-extra = Paie le prix fort et continue à poser dans les pays de la même puissance. Judicieux si tu as de l’argent pour plusieurs sections.
interbellum-hint-keep = Le premier événement reste au-dessus et sera le prochain.
interbellum-hint-swap = Le second événement sera le prochain. Judicieux si le premier te nuit.
interbellum-hint-decline = Ne t’en sers pas. L’occasion ne revient pas.
interbellum-hint-stop = Termine l’action ici et garde l’argent.
interbellum-hint-pay = Paie et garde ce que tu as.
interbellum-hint-lose = Garde l’argent et perds de l’influence ici, peut-être aussi le drapeau.

## Why a choice was the only one

interbellum-only-well = Aucun autre de ses puits n’est utilisable maintenant.
interbellum-only-power = Aucune autre puissance ne peut être choisie.
interbellum-only-to = Aucun autre pays voisin n’est libre.
interbellum-only-army = Aucune autre armée ne peut se déplacer.
interbellum-only-rival = Aucun autre rival n’y a d’influence.
interbellum-only-lose = Il n’y a pas d’argent pour payer à la place.
interbellum-only-segment = Aucun autre tronçon n’est ouvert et payable.
interbellum-only-stake = L’argent ne suffit que pour une seule mise.
interbellum-only-card = Aucune autre carte de la main n’est jouable.
interbellum-only-pay = Il n’y a pas de carte à défausser.

## What is asked

interbellum-ask-DraftWell = Quel puits prends-tu ?
interbellum-ask-OpeningPower = Un six ! Quelle puissance envoie la première armée ?
interbellum-ask-OpeningTarget = { $power } : où va la première armée ?
interbellum-ask-PlaceWorker = Que fait ton cadre ?
interbellum-ask-LaySegment = Quel tronçon poses-tu ?
interbellum-ask-ExtraSegment = { $power } : tu peux en poser encore { $left }. Lequel ?
interbellum-ask-PipelineMode = { $segment } : la remise, ou d’autres sections au prix fort ?
interbellum-ask-GasStake = Combien mises-tu ? Cubes gratuits : { $free }.
interbellum-ask-GasBonusPower = Ta découverte fait agir une puissance. Laquelle ?
interbellum-ask-ExpansionTarget = { $power } : où s’étendre ?
interbellum-ask-ProxyTarget = { $power } : où chasser une armée étrangère ?
interbellum-ask-ArmyToMove = Quelle armée se déplace ?
interbellum-ask-ArmyToMarch = Marche forcée : quelle armée se déplace ?
interbellum-ask-ArmyByFind = Ta découverte ({ $power }) : quelle armée se déplace ?
interbellum-ask-ArmyDestination = Départ de l’armée : { $area }. Où va-t-elle ?
interbellum-ask-RecallArmy = Quelle armée rentre chez elle ?
interbellum-ask-IncomeWell = Quel puits rapporte ?
interbellum-ask-SpotCargo = Quel puits rapporte ?
interbellum-ask-InfluencePower = Dans quelle puissance achètes-tu de l’influence ?
interbellum-ask-InfluenceMore = { $power } : encore un cube pour { MONEY($price) } ?
interbellum-ask-ChooseCard = Quelle carte joues-tu ?
interbellum-ask-GunboatPower = { $card } : quelle puissance s’étend ?
interbellum-ask-ProxyPower = { $card } : quelle puissance chasse une armée étrangère ?
interbellum-ask-BaksheeshPower = { $card } : dans quelle puissance gagnes-tu de l’influence ?
interbellum-ask-DoubleAgentPower = { $card } : dans quelle puissance un rival perd-il de l’influence à ton profit ?
interbellum-ask-HaguePower = { $card } : quel drapeau prends-tu ?
interbellum-ask-CardRival = { $power } : quel rival perd de l’influence ?
interbellum-ask-NightTrainSegment = { $card } : quel tronçon poses-tu ?
interbellum-ask-HandshakeSegment = { $card } : quel tronçon poses-tu ?
interbellum-ask-WildcatLease = Quel puits achètes-tu ?
interbellum-ask-BuyWell = Quel puits achètes-tu ?
interbellum-ask-CableStack = Quelle pile regardes-tu ?
interbellum-ask-CableOrder = Tu vois { $first }, puis { $second } en dessous. Dans quel ordre les remets-tu ?
interbellum-ask-GainPower = Dans quelle puissance gagnes-tu de l’influence ?
interbellum-ask-GainByEvent = Dans quelle puissance gagnes-tu de l’influence ?
interbellum-ask-LosePower = Dans quelle puissance perds-tu de l’influence ?
interbellum-ask-Vote = { $power } : elle va { $kind }. Quel est ton vote secret ?
interbellum-ask-OpenVote = { $power } : elle va { $kind }. Quel est ton vote ?
interbellum-ask-BreakTie = { $power } : elle va { $kind } ; le vote est à égalité. Que décides-tu ?
interbellum-ask-DecideForPower = { $power } : elle va { $kind }. À toi de décider.
interbellum-ask-NamePower = Un six ! Quelle puissance nommes-tu ?
interbellum-ask-ChooseMostArmies = Laquelle des puissances qui ont le plus d’armées se retire ?
interbellum-ask-PayForFlag = { $power } : paies-tu { MONEY($pay) }, ou y perds-tu de l’influence ?
interbellum-ask-DiscardOrPay = Quelle carte défausses-tu, ou paies-tu { MONEY($pay) } ?
interbellum-ask-SurplusSegment = Surplus de tuyaux : poses-tu un tronçon pour { MONEY($price) } ?
interbellum-ask-RemoveOrPay = Sabotage : quelle section perds-tu, ou paies-tu { MONEY($pay) } ?

## The table

# Same as in English.
interbellum-table-title = Interbellum
interbellum-table-over = la partie est finie
interbellum-table-round = manche { $round } sur { $rounds }, { $decade }
interbellum-table-start = premier joueur : { $who }
interbellum-table-bag = sac : blancs { $white }, noirs { $black }
interbellum-table-power = Puissance
interbellum-table-outside = Armées
interbellum-table-flag = Drapeau
interbellum-table-extra_power = Un tronçon de plus : { $power }
interbellum-table-closed_power = Fermé : { $power }
interbellum-table-well = Puits
interbellum-table-owner = À qui
interbellum-table-income = Revenu
interbellum-table-armies = Armées dehors
interbellum-table-player = Joueur
interbellum-table-money = Argent
interbellum-table-workers = Cadres
interbellum-table-finds = Gaz
interbellum-table-pieces = Tuyaux
interbellum-table-cards = Cartes
# Same as in English.
interbellum-table-score = Points
interbellum-table-lines = Tes sections : { $lines }

## Options

interbellum-option-edition = L’édition jouée
interbellum-option-first_player = Qui commence
interbellum-option-opening_army = Une armée est déjà dehors au départ
interbellum-option-vote_mode = Comment on vote
interbellum-option-no_influence_event = Qui décide pour une puissance sans influence
interbellum-option-dice_exclude = Quelles puissances un dé ne peut pas désigner
interbellum-option-flag_overtaken_tie = Où va un drapeau quand des rivaux sont en tête à égalité
interbellum-option-pipeline_benefit = Remise et sections supplémentaires ensemble, ou au choix
interbellum-option-home_counts_as_controlled = Les zones nationales donnent remise et sections supplémentaires
interbellum-option-price_floor = Le prix minimal d’une section
interbellum-option-cheap_influence = Où l’influence coûte moins cher
interbellum-option-deck_fee_counts = Les cadres qui font monter la redevance à la pioche
interbellum-option-draw_gas_alone = Les cubes gratuits peuvent être piochés sans mise
interbellum-option-gas_boats = Combien peuvent chercher du gaz par manche
interbellum-option-truce_blocks_gas_bonus = Une trêve empêche le bonus de la cinquième découverte
interbellum-option-bought_well_bonus = Un puits acheté donne son bonus
interbellum-option-well_pass_through = Les lignes peuvent traverser d’autres puits
interbellum-option-shared_segments = Combien de fois compte une section partagée
interbellum-option-port_bonus = Combien de fois un port compte pour un joueur
interbellum-option-pass_allowed = Quand on peut passer

## The board in the browser

interbellum-board-label = Le plateau d’Interbellum
interbellum-board-map = Carte
interbellum-board-map-keys = Carte : déplace-la avec les flèches, agrandis-la avec plus et moins, 0 la montre en entier
interbellum-board-nearer = Agrandir
interbellum-board-farther = Réduire
interbellum-board-whole = Montrer toute la carte
interbellum-board-parts = Parties du plateau
interbellum-board-jump-events = Événements
interbellum-board-jump-map = Carte
# Same as in English.
interbellum-board-jump-works = Actions
interbellum-board-jump-powers = Puissances
interbellum-board-jump-me = Moi
interbellum-board-jump-others = Autres
interbellum-board-events = Événements de la manche
interbellum-board-works = Actions d’un cadre
interbellum-board-powers = Puissances et influence
interbellum-board-me = Ma compagnie
interbellum-board-others = Les autres compagnies
interbellum-board-hand = Mes cartes action
interbellum-board-setup = mise en place
interbellum-board-when = manche { $round }/{ $rounds }
interbellum-board-lay = Poser pour { MONEY($money) }
interbellum-board-turn = Tour
interbellum-board-round = Manche { $round } sur { $rounds }
interbellum-board-decade-20s = années 1920
interbellum-board-decade-30s = années 1930
interbellum-board-money = { MONEY($money) }
# Same as in English.
interbellum-board-points = { $sign }{ $points } pts
# Same as in English.
interbellum-board-pts = pts
interbellum-board-price = Coût : { MONEY($price) }.
interbellum-board-from = dès { MONEY($money) }
interbellum-board-gain = jusqu’à { MONEY($money) }
interbellum-board-a-cube = { MONEY($money) } par cube
interbellum-board-truce = trêve
interbellum-board-workers-left = reste { $workers }
interbellum-board-work-lay_pipeline = Oléoduc
interbellum-board-work-search_gas = Gaz
interbellum-board-work-take_income = Revenu
# Same as in English.
interbellum-board-work-buy_influence = Influence
interbellum-board-work-draw_cards = Piocher
interbellum-board-work-play_card = Jouer
interbellum-board-work-buy_well = Puits
interbellum-board-work-move_army = Armée
interbellum-board-work-pass = Passer
interbellum-board-stack-A = Puissances
interbellum-board-stack-B = Affaires
interbellum-board-stack-C = Toute la manche
interbellum-board-left = Reste { $cards } : { $titles }
interbellum-board-known = Tu sais ce qui vient : { $cards }
interbellum-board-looked = { $who } sait ce qui vient.
interbellum-board-chance = { $percent } % de noirs
interbellum-board-deck = Cartes action : pioche { $deck }, défausse { $discards }.
interbellum-board-fee = redevance { MONEY($money) }
interbellum-board-no-flag = Personne ne détient le drapeau.
interbellum-board-flag = { $who } détient le drapeau.
interbellum-board-armies = Armées : { $home } à la base, { $outside } dehors
interbellum-board-next = +1 : { MONEY($money) }
interbellum-board-next-cube = Ton prochain cube d’influence coûte { MONEY($money) }.
interbellum-board-influence = { $who } { $cubes }
interbellum-board-brings = Ton influence donne : points { $points }, remise par section { MONEY($money) }, sections de plus par action { $pieces }.
interbellum-board-workers = Cadres à envoyer : { $workers }
interbellum-board-supply = Réserve : sections { $pieces }, derricks { $derricks }, cubes { $cubes }
interbellum-board-cards = Cartes action : { $cards }
interbellum-board-no-cards = Aucune carte action
interbellum-board-awaited = doit choisir
interbellum-board-start = Premier joueur
interbellum-board-gas = Découvertes de gaz : { $finds }. Revenu par manche : { MONEY($money) }, points : { $points }.
interbellum-board-area-free = { $area } : sans occupant.
interbellum-board-area-held = { $area } : tenu par une armée ({ $power }).
interbellum-board-area-home = { $area } : base nationale ({ $power }), armées à la base : { $armies }.
interbellum-board-port = Port { $port } : { $points } points pour chaque ligne qui y aboutit.
interbellum-board-well = { $well } ({ $area }).
interbellum-board-well-free = Libre.
interbellum-board-well-owner = Propriétaire : { $who }, revenu { MONEY($money) }.
interbellum-board-linked = Relié à un port.
interbellum-board-unlinked = Pas relié à un port.
interbellum-board-yielded = A déjà rapporté dans cette manche.
interbellum-board-acquired = Acheté dans cette manche : rapporte dès la suivante.
# Same as in English.
interbellum-board-bonus = Bonus : { $bonus }.
interbellum-board-bonus-money = { MONEY($money) }
interbellum-board-bonus-cards = { $cards ->
    [one] { $cards } carte action
   *[other] { $cards } cartes action
}
interbellum-board-bonus-gas = un cube de plus à chaque recherche de gaz
interbellum-board-bonus-production = { MONEY(1) } de revenu en plus
interbellum-board-bonus-influence = { $cubes ->
    [one] { $cubes } cube d’influence ({ $power })
   *[other] { $cubes } cubes d’influence ({ $power })
}
interbellum-board-boat = { $who } cherche du gaz dans la Caspienne.
interbellum-board-route = Ligne ({ $who }) : { $well } → { $port }, sections : { $pieces }.
interbellum-board-aim = Pointe un tronçon pour voir à quoi il sert.
interbellum-board-aim-tap = Touche un tronçon pour voir à quoi il sert.
interbellum-board-full = pas de remise ici
interbellum-board-discount = { MONEY($base) } − { MONEY($money) } de remise : { $power }
interbellum-board-now = { $points ->
    [one] Rapporte aussitôt { $points } point.
   *[other] Rapporte aussitôt { $points } points.
}
interbellum-board-spoils = { $points ->
    [one] Te coûte { $points } point : la ligne devient plus courte.
   *[other] Te coûte { $points } points : la ligne devient plus courte.
}
interbellum-board-line = { $well } → { $port } : { $laid } sur { $pieces } avec celle-ci.
interbellum-board-line-worth = { $points ->
    [one] Achevée : +{ $points } point.
   *[other] Achevée : +{ $points } points.
}
interbellum-board-line-rest = Encore { $pieces } à poser, aujourd’hui pour { MONEY($money) }.
interbellum-board-line-done = Ligne achevée : { $well } → { $port }.
interbellum-board-no-line = Sur aucune voie courte de tes puits à un port.
interbellum-board-stakes = Mise, et chance de trouver du gaz. Cubes gratuits : { $free }
interbellum-board-stake = Miser { MONEY($money) } : { $percent } % de chance de trouver du gaz
interbellum-board-will-expand = { $power } : extension
interbellum-board-will-withdraw = { $power } : retrait
interbellum-board-secret = Votes secrets, révélés quand tout le monde a voté.
interbellum-board-open = Votes publics, dans l’ordre du tour.
interbellum-board-tie = Égalité : qui détient le drapeau décide.
interbellum-board-alone = Personne d’autre n’a d’influence : { $who } décide.
interbellum-board-nobody = Personne n’a d’influence : { $who } décide (premier joueur).
interbellum-board-votes = Voix : { $votes }
interbellum-board-casting = a la voix prépondérante
interbellum-board-sealed = a voté
interbellum-board-voting = choisit
interbellum-board-sea-black = Mer Noire
interbellum-board-sea-mediterranean = Méditerranée
interbellum-board-sea-caspian = Mer Caspienne
interbellum-board-sea-gulf = Golfe Persique
interbellum-board-sea-red = Mer Rouge
# Same as in English.
interbellum-board-short-TER = Terek
interbellum-board-short-GEO = Géorgie
interbellum-board-short-ARM = Arménie
interbellum-board-short-BAK = Azerbaïdjan
# Same as in English.
interbellum-board-short-TAB = Tabriz
# Same as in English.
interbellum-board-short-GIL = Gilan
interbellum-board-short-KER = Kermanchah
interbellum-board-short-KHU = Khouzistan
# Same as in English.
interbellum-board-short-FAR = Fars
interbellum-board-short-PON = Pont
# Same as in English.
interbellum-board-short-DIY = Diyarbekir
interbellum-board-short-CIL = Cilicie
interbellum-board-short-MOS = Mossoul
interbellum-board-short-KIR = Kirkouk
interbellum-board-short-BAG = Bagdad
interbellum-board-short-BAS = Bassora
interbellum-board-short-ALE = Alep
interbellum-board-short-DEZ = Désert syrien
interbellum-board-short-DAM = Damas
# Same as in English.
interbellum-board-short-PAL = Palestine
interbellum-board-short-TRJ = Transjordanie
interbellum-board-short-HEJ = Hedjaz
interbellum-board-short-SHA = Djebel Chammar
interbellum-board-short-KUW = Koweït
# Same as in English.
interbellum-board-short-HAS = Al-Hasa
interbellum-board-short-BHQ = Bahreïn
interbellum-board-short-EGY = Égypte
interbellum-board-short-TRU = Oman (Trêve)
interbellum-board-short-RUS = Russie du Sud
interbellum-board-short-TKM = Transcaspie
interbellum-board-short-CPE = Perse
interbellum-board-short-ANA = Anatolie
interbellum-board-short-NEJ = Nedjd

interbellum-page-to-move = ▶ { $who }
interbellum-page-score = { $points } ({ $items })
interbellum-page-players = Joueurs
interbellum-page-powers = Puissances
interbellum-page-wells = Puits
interbellum-page-pieces = Sections sur la carte
interbellum-page-routes = Lignes qui comptent
interbellum-page-company = Compagnie
interbellum-page-home = Armées à la base
interbellum-page-head-stack = Pile
interbellum-page-head-event = Événement
interbellum-page-head-text = Ce qu’il dit
interbellum-page-head-area = Zone
interbellum-page-head-about = À son sujet
interbellum-page-head-segment = Tronçon
interbellum-page-head-owners = Posé par
# Same as in English.
interbellum-page-head-port = Port
interbellum-page-head-card = Carte
interbellum-page-head-count = Exemplaires
interbellum-page-chapter-0 = De quoi il s’agit
interbellum-page-chapter-1 = Matériel
interbellum-page-chapter-2 = Mise en place
interbellum-page-chapter-3 = Déroulement
interbellum-page-chapter-4 = Influence, contrôle et drapeaux
interbellum-page-chapter-5 = Puissances, armées et territoires
interbellum-page-chapter-6 = Début d’une manche
interbellum-page-chapter-7 = Tours d’action
interbellum-page-chapter-8 = Poser un oléoduc
interbellum-page-chapter-9 = Chercher du gaz
interbellum-page-chapter-10 = Revenu
interbellum-page-chapter-11 = Acheter de l’influence
interbellum-page-chapter-12 = Cartes action
interbellum-page-chapter-13 = Acheter un puits
interbellum-page-chapter-14 = Déplacer une armée
interbellum-page-chapter-15 = Fin d’une manche
interbellum-page-chapter-16 = Fin de la partie et décompte
interbellum-page-chapter-17 = Variantes et éditions
# Same as in English.
interbellum-page-chapter-18 = Options
# Same as in English.
interbellum-page-value-edition-standard = standard
interbellum-page-value-first_player-random = tiré au sort
interbellum-page-value-first_player-seat_0 = le premier siège
interbellum-page-value-opening_army-off = non
interbellum-page-value-opening_army-on = oui
interbellum-page-value-vote_mode-secret = en secret, tous à la fois
interbellum-page-value-vote_mode-open_clockwise = en public, dans l’ordre du tour
interbellum-page-value-no_influence_event-start_player = le premier joueur
interbellum-page-value-no_influence_event-skip = personne : rien ne se passe
interbellum-page-value-dice_exclude-card = celles que la carte a touchées
interbellum-page-value-dice_exclude-rolled_only = celles que le dé a désignées
interbellum-page-value-flag_overtaken_tie-clockwise = au suivant dans le sens horaire
interbellum-page-value-flag_overtaken_tie-keeps = le détenteur le garde
interbellum-page-value-pipeline_benefit-both = les deux
interbellum-page-value-pipeline_benefit-either = l’un des deux
interbellum-page-value-price_floor-1 = { MONEY(1) }
interbellum-page-value-price_floor-0 = gratuit
interbellum-page-value-cheap_influence-track_steps = à trois paliers de chaque piste
interbellum-page-value-cheap_influence-game_spots = les trois premiers cubes dans chaque puissance
interbellum-page-value-cheap_influence-round_spots = pour les trois premiers cadres de la manche
interbellum-page-value-cheap_influence-none = nulle part
interbellum-page-value-deck_fee_counts-all = ceux de tout le monde
interbellum-page-value-deck_fee_counts-rivals_only = ceux des rivaux
interbellum-page-value-gas_boats-unlimited = sans limite
interbellum-page-value-gas_boats-one_per_player = autant que de joueurs
interbellum-page-value-shared_segments-once = une fois
interbellum-page-value-shared_segments-per_well = pour chaque puits
interbellum-page-value-port_bonus-per_well = pour chaque puits
interbellum-page-value-port_bonus-once_per_port = une fois
interbellum-page-value-pass_allowed-always = toujours
interbellum-page-value-pass_allowed-only_if_stuck = seulement si rien d’autre n’est possible

## The guided first game

interbellum-guide-welcome = Bienvenue au Moyen-Orient de l’entre-deux-guerres. Tu diriges une compagnie pétrolière : des puits, des oléoducs jusqu’à la mer, du gaz, et de l’influence auprès de cinq puissances. La partie dure six manches, et qui a le plus de points gagne ; nous jouons les deux premières ensemble, avec un hasard préparé.
interbellum-guide-powers = Ta compagnie débute avec de l’influence dans quelques puissances. L’Arabie saoudite est ton point fort : tu détiens même son drapeau, car personne n’y a plus d’influence.
interbellum-guide-well = Chacun choisit deux puits. Prends Dammam, en Al-Hasa : il est voisin de l’Arabie saoudite, à deux sections d’un port, et t’y donne un cube d’influence de plus.
interbellum-guide-well-done = Te voilà avec trois cubes d’influence en Arabie saoudite. Des puits tout proches et une puissance qui t’apprécie, cela va bien ensemble.
interbellum-guide-well-two = Ton second puits : Burgan, au Koweït, juste à côté. Il donne aussitôt { MONEY(1) }.
interbellum-guide-well-two-done = Tes deux puits sont là où les armées saoudiennes peuvent venir.
interbellum-guide-events = Chaque manche commence par trois événements. Le premier fait bouger les armées : l’Arabie saoudite s’étend deux fois. Comme personne d’autre n’y a d’influence, c’est toi qui décides où.
interbellum-guide-expand = Envoie l’armée en Al-Hasa. Là où règne une puissance qui t’apprécie, les oléoducs sont moins chers, et tu peux en poser davantage à la fois.
interbellum-guide-expand-done = Al-Hasa est saoudien maintenant, et ton puits est en de bonnes mains.
interbellum-guide-expand-two = La seconde armée : Djebel Chammar. Chaque armée dehors compte deux points pour qui détient le drapeau, et c’est toi.
interbellum-guide-expand-two-done = Deux armées, quatre points à la fin pour le détenteur du drapeau.
interbellum-guide-gain = Le deuxième événement est pour tous : un cube d’influence dans une puissance au choix. D’autres lorgnent aussi l’Arabie saoudite : mets-y ton drapeau à l’abri. Les tuyaux y seront encore moins chers.
interbellum-guide-gain-done = Quatre cubes d’influence : { MONEY(2) } de moins par section, et une section supplémentaire par action. Le troisième événement change une règle pour cette manche.
interbellum-guide-workers = Place aux actions. Chacun a quatre cadres et en place un à la fois. Un puits sans oléoduc rapporte { MONEY(3) }, un puits relié à un port { MONEY(6) }, et les oléoducs valent beaucoup de points.
interbellum-guide-lay = Commence donc par un oléoduc.
interbellum-guide-lay-done = Tous les tronçons de la carte te sont ouverts ; le prix dépend de qui y règne.
interbellum-guide-segment = Pose la première section de Dammam à Qatif. Elle coûte { MONEY(2) } au lieu de { MONEY(4) }, grâce à tes amis de Riyad.
interbellum-guide-segment-done = Une section est posée. Elle reste jusqu’à la fin de la partie.
interbellum-guide-extra = Ton influence te permet d’en poser une de plus dans la même action. De Qatif au port de Ras Tanura : la liaison est alors complète.
interbellum-guide-extra-done = Dammam est relié, avec un seul cadre et { MONEY(4) }. Deux sections et le port valent huit points.
interbellum-guide-income = Il te faut de l’argent. Touche le revenu d’un puits ; chacun rapporte une fois par manche.
interbellum-guide-income-done = Lequel ? L’oléoduc fait la différence.
interbellum-guide-income-well = Dammam est relié et donne { MONEY(6) }, Burgan seulement { MONEY(3) }.
interbellum-guide-income-well-done = { MONEY(8) } en main. L’oléoduc est déjà remboursé.
interbellum-guide-influence = L’influence donne des points, des tuyaux moins chers et une voix dans les événements. Le premier cube dans une puissance est bon marché : mettre un pied ailleurs est une bonne affaire.
interbellum-guide-influence-done = Choisis maintenant la puissance.
interbellum-guide-soviet = Prends l’Union soviétique, pour { MONEY(2) }. Tes rivaux ont des puits à sa frontière : avec une voix, tu as ton mot à dire quand ses armées bougent.
interbellum-guide-soviet-done = Un point sur la piste soviétique, et une voix.
interbellum-guide-more = Tu pourrais en acheter d’autres aussitôt ; le prochain cube coûte { MONEY(3) }. Arrête-toi et garde l’argent pour des puits.
interbellum-guide-more-done = Il reste { MONEY(6) }.
interbellum-guide-army = Ton dernier cadre de cette manche. Qui détient un drapeau peut commander les armées de cette puissance, gratuitement. Tes tuyaux en Al-Hasa sont déjà posés : l’armée sera plus utile ailleurs.
interbellum-guide-army-done = Choisis l’armée, puis où elle va.
interbellum-guide-army-which = Prends celle d’Al-Hasa.
interbellum-guide-army-which-done = Elle peut entrer dans un pays voisin sans armée.
interbellum-guide-army-to = En route pour le Koweït, où se trouve ton second puits. Tu y poseras le prochain oléoduc à bas prix.
interbellum-guide-army-to-done = Le Koweït est saoudien. C’était ta première manche ; les autres finissent maintenant la leur.
interbellum-guide-vote = Nouvelle manche, nouveaux événements. L’Union soviétique s’étend, et plusieurs d’entre vous y ont de l’influence : chacun vote en secret, avec autant de voix que d’influence.
interbellum-guide-vote-gilan = Vote pour Gilan, où il n’y a pas de puits. Tes rivaux aimeraient mieux voir l’armée près de leurs puits de Bakou.
interbellum-guide-vote-done = Une seule voix contre plusieurs : ça ne suffit pas. En cas d’égalité, le détenteur du drapeau décide.
interbellum-guide-income-again = D’abord de l’argent pour tes projets : touche à nouveau le revenu de Dammam.
interbellum-guide-income-again-done = Un puits relié paie à chaque manche.
interbellum-guide-income-six = Encore { MONEY(6) }.
interbellum-guide-income-six-done = { MONEY(12) } : te voilà en fonds.
interbellum-guide-cards = Tu as deux cartes depuis le début. En jouer une demande un cadre, et { MONEY(1) } pour chacun de ceux qui sont déjà là.
interbellum-guide-cards-done = La redevance est payée.
interbellum-guide-agent = Agent double : un rival perd un cube d’influence dans une puissance, et tu en gagnes un. Deux pas pour le prix d’un.
interbellum-guide-agent-done = Où doit-il opérer ?
interbellum-guide-agent-turkey = La Turquie : un seul rival y a de l’influence, un unique cube. Prends-le, et le drapeau vient avec.
interbellum-guide-agent-turkey-done = Un second drapeau : deux points, et deux de plus pour chaque armée turque dehors.
interbellum-guide-gas = Le gaz de la Caspienne : chaque découverte vaut plus que la précédente, jusqu’à 21 points, et apporte un revenu à chaque manche. Tes rivaux y ont pris beaucoup d’avance, alors commence.
interbellum-guide-gas-done = Il faut maintenant miser de l’argent.
interbellum-guide-stake = Chaque dollar te fait piocher un cube dans le sac. Un seul cube noir suffit pour une découverte ; plusieurs n’aident pas. Deux cubes, c’est un essai raisonnable.
interbellum-guide-stake-done = Une découverte ! { MONEY(1) } à chaque manche désormais, et un point. Sans cube noir, un cube blanc aurait quitté le sac.
interbellum-guide-buy = Ton dernier cadre. Un nouveau puits coûte { MONEY(7) }, et tu as { MONEY(9) }.
interbellum-guide-buy-done = Choisis-en un qui est encore libre.
interbellum-guide-dukhan = Dukhan est proche de tes autres puits, à deux sections d’un port, et donne aussitôt une carte action. Il rapporte dès la manche suivante.
interbellum-guide-dukhan-done = Trois puits. Tu as maintenant pris toutes les sortes de décisions d’une manche.
interbellum-guide-score = Comment compte-t-on ? Trois points par section sur la voie la plus courte d’un puits à un port, plus le bonus du port. Le gaz rapporte de 1 à 21 points, l’influence ceux de ses pistes, et chaque drapeau deux, plus deux pour chacune de ses armées dehors. L’argent ne compte pas.
interbellum-guide-finish = On joue six manches. À partir de la quatrième, les événements sont ceux des années trente, plus rudes : des armées se retirent, et ce que tu as peut te coûter.
interbellum-guide-go-on = La partie est à toi. Deux sections à travers le Koweït, où se tient l’armée saoudienne, relieraient Burgan ; amuse-toi bien !
## Signs in words

interbellum-board-legend = Comment lire les tableaux des puissances
interbellum-board-legend-marks = La première ligne compte l’influence, de 0 à { $end } et plus ; les signes se trouvent à l’influence de chaque compagnie.
interbellum-board-legend-points = Points que vaut l’influence à la fin, à partir de cette colonne.
interbellum-board-legend-discount = Remise sur chaque section d’oléoduc dans les pays que tient cette puissance.
interbellum-board-legend-extra = Sections de plus que tu peux poser en une action dans les pays de cette puissance.
interbellum-board-legend-next = Ce que coûte ici ton prochain cube d’influence. Paliers avantageux : { $steps }.
interbellum-board-legend-flag = Qui a le plus d’influence détient le drapeau : 2 points, et 2 par armée dehors ; il déplace ces armées.
interbellum-board-legend-armies = Armées dehors, sur toutes celles de la puissance.
interbellum-refusal-guide-hasa = Ton puits et ton premier oléoduc sont en Al-Hasa : c’est là que l’armée t’est le plus utile. La leçon continue avec : { $action }.
interbellum-refusal-guide-link = Seule cette voie mène de ton puits au port en une action. La leçon continue avec : { $action }.
