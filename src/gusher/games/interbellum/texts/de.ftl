### Interbellum. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

interbellum-pitch = Lege zwischen den Kriegen Pipelines durch den Nahen Osten, umwirb fünf Mächte und hoffe, dass ihre Armeen deine Bohrlöcher in Ruhe lassen.
interbellum-known = Der Ablauf folgt der Anleitung. Die Landkarte, die Bohrlöcher und alle Karten sind von uns rekonstruiert: Keine Quelle zeigt sie.

## Why a move is refused

interbellum-refusal-no-pieces = Du hast kein Stück mehr.
interbellum-refusal-no-affordable-segment = Du kannst keinen offenen Abschnitt bezahlen.
interbellum-refusal-meter-full = Dein Gaszähler ist voll.
interbellum-refusal-no-black-cube = Im Beutel ist kein schwarzer Würfel.
interbellum-refusal-no-boat = In dieser Runde ist kein Boot mehr frei.
interbellum-refusal-stake-needed = Du musst mindestens { MONEY(1) } setzen.
interbellum-refusal-wells-used = Alle deine Bohrlöcher haben schon Ertrag gebracht oder sind neu.
interbellum-refusal-no-cube = Du hast keinen Einflusswürfel mehr.
interbellum-refusal-no-cards-left = Es ist keine Aktionskarte mehr zu ziehen.
interbellum-refusal-hand-empty = Du hast keine Aktionskarte.
interbellum-refusal-none-playable = Keine deiner Karten ist jetzt spielbar.
interbellum-refusal-no-derrick = Du hast keinen Bohrturm mehr.
interbellum-refusal-no-free-well = Kein Bohrloch ist frei.
interbellum-refusal-truce = In dieser Runde herrscht Waffenstillstand.
interbellum-refusal-no-movable-army = Keine Armee einer Macht, deren Flagge du hast, kann ziehen.
interbellum-refusal-not-stuck = Passen darfst du nur, wenn du sonst nichts tun kannst.
interbellum-refusal-own-piece = Dort liegt schon ein Stück von dir.
interbellum-refusal-border-closed = Die Grenze ist in dieser Runde geschlossen.
interbellum-refusal-other-power = Weitere Stücke müssen in Gebieten derselben Macht liegen.
interbellum-refusal-cannot-pay = Das kannst du nicht bezahlen.
interbellum-refusal-finished-line = Es gehört zu einer fertigen Leitung.
interbellum-refusal-no-own-piece = Dort liegt kein Stück von dir.
interbellum-refusal-home-area = Keine Armee betritt ein Heimatgebiet.
interbellum-refusal-no-proxy-target = Dort kann keine fremde Armee vertrieben werden.
interbellum-refusal-army-there = Dort steht eine Armee.
interbellum-refusal-no-border = Es grenzt nicht daran.
interbellum-refusal-no-army = Dort steht keine Armee.
interbellum-refusal-other-army = Das ist keine Armee dieser Macht ({ $power }).
interbellum-refusal-not-your-flag = Du hast die Flagge dieser Macht nicht.
interbellum-refusal-moved-before = Diese Armee ist schon gezogen.
interbellum-refusal-no-step = Neben dieser Armee ist kein Territorium frei.
interbellum-refusal-not-tied = Es gehört nicht zu denen mit Gleichstand.
interbellum-refusal-well-owned = Dieses Bohrloch hat einen Besitzer.
interbellum-refusal-not-your-well = Das ist nicht dein Bohrloch.
interbellum-refusal-acquired-now = Dieses Bohrloch hast du in dieser Runde erworben.
interbellum-refusal-yielded-before = Dieses Bohrloch hat in dieser Runde schon Ertrag gebracht.
interbellum-refusal-card-useless-there = Die Karte wirkt bei dieser Macht nicht.
interbellum-refusal-no-bonus-there = Du hast ihre Flagge nicht, oder sie kann sich weder ausdehnen noch ziehen.
interbellum-refusal-hit-before = Diese Karte hat diese Macht schon getroffen.
interbellum-refusal-not-your-most = Du verlierst Einfluss, wo du am meisten hast.
interbellum-refusal-fewer-armies = Diese Macht hat weniger Armeen außerhalb.
interbellum-refusal-not-in-hand = Diese Karte hast du nicht.
interbellum-refusal-not-playable = Diese Karte kann jetzt nichts bewirken.
interbellum-refusal-no-influence-there = Dieser Rivale hat dort keinen Einfluss.

## Der Bericht

interbellum-unit = Punkte
interbellum-chart-supply = Was noch zu haben ist
interbellum-chart-growth = Was gebaut ist
interbellum-chart-purse = Geld
interbellum-measure-gas = Gas im Beutel
interbellum-measure-empty = Nieten im Beutel
interbellum-measure-free_wells = Bohrlöcher ohne Besitzer
interbellum-measure-linked_wells = angeschlossene Bohrlöcher
interbellum-measure-pieces = Leitungsstücke
interbellum-measure-armies = Armeen außerhalb
interbellum-measure-purse = Dollar je Spieler
interbellum-kind-draft = Beginn mit { $what }
interbellum-kind-power = Einfluss: { $what }
interbellum-kind-card = { $what } spielen
interbellum-kind-discount = Nachlass nehmen
interbellum-kind-extra = Weitere Stücke legen
interbellum-trait-company = Kommt es auf die Gesellschaft an?

## Namen

interbellum-power-GB = Großbritannien
interbellum-power-PE = Persien
interbellum-power-SA = Saudi-Arabien
interbellum-power-TR = Türkei
interbellum-power-SU = Sowjetunion

# Same as in English.
interbellum-area-TER = Terek & Dagestan
interbellum-area-GEO = Georgien
interbellum-area-ARM = Armenien
interbellum-area-BAK = Aserbaidschan (Baku)
interbellum-area-TAB = Persisch-Aserbaidschan (Täbris)
interbellum-area-GIL = Gilan & Masandaran
interbellum-area-KER = Kermanschah & Luristan
interbellum-area-KHU = Chusistan
interbellum-area-FAR = Fars & Buschehr
# Same as in English.
interbellum-area-PON = Pontus & Erzurum
interbellum-area-DIY = Oberer Tigris (Diyarbekir & Van)
interbellum-area-CIL = Kilikien & Alexandrette
interbellum-area-MOS = Mossul
# Same as in English.
interbellum-area-KIR = Kirkuk
interbellum-area-BAG = Bagdad & Anbar
# Same as in English.
interbellum-area-BAS = Basra
# Same as in English.
interbellum-area-ALE = Aleppo
interbellum-area-DEZ = Syrische Wüste
interbellum-area-DAM = Damaskus & Libanon
interbellum-area-PAL = Palästina
interbellum-area-TRJ = Transjordanien
interbellum-area-HEJ = Hedschas
interbellum-area-SHA = Dschabal Schammar
# Same as in English.
interbellum-area-KUW = Kuwait
# Same as in English.
interbellum-area-HAS = Al-Hasa
interbellum-area-BHQ = Bahrain & Katar
interbellum-area-EGY = Ägypten & Sues
# Same as in English.
interbellum-area-TRU = Trucial Oman
interbellum-area-RUS = Südrussland & Kuban
interbellum-area-TKM = Transkaspien
interbellum-area-CPE = Zentralpersien
interbellum-area-ANA = Anatolien
interbellum-area-NEJ = Nedschd

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
# Same as in English.
interbellum-place-Tuapse = Tuapse
# Same as in English.
interbellum-place-Batum = Batum
interbellum-place-Trebizond = Trapezunt
interbellum-place-Alexandretta = Alexandrette
interbellum-place-Tripoli = Tripolis
# Same as in English.
interbellum-place-Haifa = Haifa
interbellum-place-Jeddah = Dschidda
# Same as in English.
interbellum-place-Abadan = Abadan
interbellum-place-Bushire = Buschehr
# Same as in English.
interbellum-place-Fao = Fao
# Same as in English.
interbellum-place-Kuwait = Kuwait
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
interbellum-place-Tabriz = Täbris
# Same as in English.
interbellum-place-Diyarbekir = Diyarbekir
# Same as in English.
interbellum-place-Urfa = Urfa
# Same as in English.
interbellum-place-Aintab = Aintab
# Same as in English.
interbellum-place-Mush = Mush
interbellum-place-Mosul = Mossul
# Same as in English.
interbellum-place-Baiji = Baiji
# Same as in English.
interbellum-place-Deir_ez-Zor = Deir ez-Zor
# Same as in English.
interbellum-place-Aleppo = Aleppo
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
interbellum-place-Kermanshah = Kermanschah
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
interbellum-place-Riyadh = Riad
# Same as in English.
interbellum-place-Duwadimi = Duwadimi
# Same as in English.
interbellum-place-Taif = Taif
# Same as in English.
interbellum-place-Manama = Manama
# Same as in English.
interbellum-place-Salwa = Salwa

interbellum-card-gunboat_diplomacy = Kanonenbootdiplomatie
interbellum-card-proxy_war = Stellvertreterkrieg
# Same as in English.
interbellum-card-ultimatum = Ultimatum
interbellum-card-forced_march = Gewaltmarsch
interbellum-card-baksheesh = Bakschisch
interbellum-card-double_agent = Doppelagent
interbellum-card-night_train = Nachtzug voller Rohre
interbellum-card-sheikhs_handshake = Handschlag des Scheichs
interbellum-card-royalty_cheque = Scheck über Tantiemen
interbellum-card-spot_cargo = Tankerladung
# Same as in English.
interbellum-card-seismograph = Seismograph
interbellum-card-wildcat_lease = Wilde Pacht
interbellum-card-cable_from_london = Depesche aus London
interbellum-card-overtime = Überstunden
interbellum-card-hague_arbitration = Haager Schiedsspruch

interbellum-says-gunboat_diplomacy = Eine Macht, deren Flagge du hast, dehnt sich um eine Armee aus.
interbellum-says-proxy_war = Eine Macht, deren Flagge du hast, dehnt sich in ein Territorium aus, das erlaubt wäre, stünde dort nicht eine fremde Armee; diese kehrt zuerst in ihre Heimat zurück.
interbellum-says-ultimatum = Wähle eine beliebige Armee, gleich welcher Macht, in einem neutralen Territorium; sie kehrt in ihre Heimat zurück.
interbellum-says-forced_march = Eine oder zwei verschiedene Armeen von Mächten, deren Flaggen du hast, gehen je einen Schritt.
interbellum-says-baksheesh = Du gewinnst kostenlos 2 Einfluss in einer Macht deiner Wahl.
interbellum-says-double_agent = Wähle eine Macht und einen Rivalen, der dort Einfluss hat: Er verliert dort 1 Einfluss, dann gewinnst du 1.
interbellum-says-night_train = Belege einen oder zwei beliebige Abschnitte für je { MONEY(2) }; kein anderer Nachlass oder Aufschlag gilt.
interbellum-says-sheikhs_handshake = Belege einen beliebigen Abschnitt kostenlos.
interbellum-says-royalty_cheque = Nimm { MONEY(5) } von der Bank.
interbellum-says-spot_cargo = Nimm den aktuellen Ertrag eines deiner Bohrlöcher, auch wenn es in dieser Runde schon Ertrag gebracht hat; das zählt nicht als sein Ertrag der Runde.
interbellum-says-seismograph = Suche Gas mit genau 4 kostenlosen Würfeln.
interbellum-says-wildcat_lease = Kaufe ein freies Bohrloch für { MONEY(3) }.
interbellum-says-cable_from_london = Sieh dir die obersten zwei Karten eines Ereignisstapels an, lege sie in beliebiger Reihenfolge zurück und ziehe dann 1 Aktionskarte.
interbellum-says-overtime = Nimm diesen Manager zurück und erhalte für den Rest der Runde einen zusätzlichen Manager. Nimm diese Karte aus dem Spiel.
interbellum-says-hague_arbitration = Wähle eine Macht, in der du genau so viel Einfluss hast wie der Rivale mit ihrer Flagge: Nimm die Flagge.

interbellum-title-A1-20s = Mandate
interbellum-title-A1-30s = Mandate
interbellum-title-A2-20s = Reiter der Ichwan
interbellum-title-A2-30s = Reiter der Ichwan
interbellum-title-A3-20s = Rotes Banner am Kaspischen Meer
interbellum-title-A3-30s = Rotes Banner am Kaspischen Meer
interbellum-title-A4-20s = Der Kosakenoberst
interbellum-title-A4-30s = Der Kosakenoberst
interbellum-title-A5-20s = Nationalpakt
interbellum-title-A5-30s = Nationalpakt
interbellum-title-A6-20s = Wettlauf
interbellum-title-A6-30s = Wettlauf
interbellum-title-A7-20s = Grenzkommission
interbellum-title-A7-30s = Grenzkommission
interbellum-title-A8-20s = Aufruhr in den Provinzen
interbellum-title-A8-30s = Aufruhr in den Provinzen
interbellum-title-B1-20s = Motorisierung
interbellum-title-B1-30s = Ölschwemme
interbellum-title-B2-20s = Konzessionsgebühren
interbellum-title-B2-30s = Konzessionsgebühren
interbellum-title-B3-20s = Vermessungsschiff
interbellum-title-B3-30s = Trockene Bohrungen
interbellum-title-B4-20s = Ball in der Gesandtschaft
interbellum-title-B4-30s = Skandal
interbellum-title-B5-20s = Mittelsmänner
interbellum-title-B5-30s = Gekaufte Mittelsmänner
interbellum-title-B6-20s = Überschüssige Rohre
# Same as in English.
interbellum-title-B6-30s = Sabotage
interbellum-title-B7-20s = Billige Kredite
interbellum-title-B7-30s = Börsenkrach
interbellum-title-B8-20s = Günstlinge bei Hof
interbellum-title-B8-30s = Intrige bei Hof
interbellum-title-C1-20s = Röhrenwerke
interbellum-title-C1-30s = Stahlmangel
interbellum-title-C2-20s = Ölpreis steigt
interbellum-title-C2-30s = Ölpreis fällt
interbellum-title-C3-20s = Offene Tür
interbellum-title-C3-30s = Nationalismus
interbellum-title-C4-20s = Ruhiges Kaspisches Meer
interbellum-title-C4-30s = Kaspische Stürme
interbellum-title-C5-20s = Lobbyisten
interbellum-title-C5-30s = Lobbyisten auf Reisen
interbellum-title-C6-20s = Waffenstillstand
interbellum-title-C6-30s = Waffenstillstand
interbellum-title-C7-20s = Wegerecht
interbellum-title-C7-30s = Geschlossene Grenze
interbellum-title-C8-20s = Pachtversteigerung
interbellum-title-C8-30s = Pachtversteigerung

interbellum-text-A1-20s = Großbritannien dehnt sich aus. Dann ein Wurf: Diese Macht dehnt sich aus.
interbellum-text-A1-30s = Großbritannien zieht sich zurück. Dann ein Wurf: Diese Macht dehnt sich aus.
interbellum-text-A2-20s = Saudi-Arabien dehnt sich aus, dann noch einmal.
interbellum-text-A2-30s = Saudi-Arabien dehnt sich aus. Dann ein Wurf: Diese Macht zieht sich zurück.
interbellum-text-A3-20s = Die Sowjetunion dehnt sich aus. Dann zieht sich Persien zurück.
interbellum-text-A3-30s = Die Sowjetunion zieht sich zurück. Dann dehnt sich die Türkei aus.
interbellum-text-A4-20s = Persien dehnt sich aus, dann noch einmal.
interbellum-text-A4-30s = Persien dehnt sich aus. Dann zieht sich Großbritannien zurück.
interbellum-text-A5-20s = Die Türkei dehnt sich aus, dann noch einmal.
interbellum-text-A5-30s = Die Türkei dehnt sich aus. Dann ein Wurf: Diese Macht zieht sich zurück.
interbellum-text-A6-20s = Ein Wurf: Diese Macht dehnt sich aus. Noch ein Wurf: Diese andere Macht dehnt sich aus.
interbellum-text-A6-30s = Ein Wurf: Diese Macht dehnt sich aus. Noch ein Wurf: Diese andere Macht dehnt sich aus.
interbellum-text-A7-20s = Ein Wurf: Diese Macht dehnt sich aus. Ein Wurf: Eine zweite Macht dehnt sich aus. Ein Wurf: Eine dritte Macht zieht sich zurück.
interbellum-text-A7-30s = Ein Wurf: Diese Macht zieht sich zurück. Noch ein Wurf: Diese andere Macht zieht sich zurück.
interbellum-text-A8-20s = Die Macht mit den meisten Armeen außerhalb ihrer Heimat zieht sich zurück. Dann ein Wurf: Diese Macht dehnt sich aus.
interbellum-text-A8-30s = Die Macht mit den meisten Armeen außerhalb ihrer Heimat zieht sich zweimal zurück.
interbellum-text-B1-20s = Jeder erhält { MONEY(1) } für jedes eigene Bohrloch.
interbellum-text-B1-30s = Jeder zahlt { MONEY(1) } für jedes seiner angeschlossenen Bohrlöcher, soweit er kann.
interbellum-text-B2-20s = Jeder erhält { MONEY(2) } für jede seiner Flaggen.
interbellum-text-B2-30s = Für jede Flagge zahlt ihr Inhaber { MONEY(1) } oder verliert 1 Einfluss in dieser Macht.
interbellum-text-B3-20s = Der Reihe nach sucht jeder kostenlos mit 2 Würfeln nach Gas.
interbellum-text-B3-30s = Für jeden Spieler kommt 1 weißer Würfel aus der Schachtel in den Beutel.
interbellum-text-B4-20s = Der Reihe nach gewinnt jeder 1 Einfluss in einer Macht seiner Wahl.
interbellum-text-B4-30s = Der Reihe nach verliert jeder 1 Einfluss in der Macht, in der er am meisten hat (bei Gleichstand nach Wahl).
interbellum-text-B5-20s = Der Reihe nach zieht jeder 1 Aktionskarte.
interbellum-text-B5-30s = Der Reihe nach wirft jeder 1 Aktionskarte ab oder zahlt { MONEY(2) }.
interbellum-text-B6-20s = Der Reihe nach darf jeder 1 beliebigen Abschnitt für { MONEY(2) } belegen.
interbellum-text-B6-30s = Wer die meisten Stücke auf der Karte hat (bei Gleichstand alle), entfernt ein Stück, das zu keiner fertigen Leitung gehört, oder zahlt { MONEY(2) }.
interbellum-text-B7-20s = Wer weniger als { MONEY(3) } hat, erhält { MONEY(3) }, jeder andere { MONEY(1) }.
interbellum-text-B7-30s = Jeder verliert { MONEY(1) } für je volle { MONEY(4) }, die er hat.
interbellum-text-B8-20s = Ein Wurf: Jeder mit Einfluss in dieser Macht erhält { MONEY(2) }.
interbellum-text-B8-30s = Ein Wurf: Jeder mit Einfluss in dieser Macht verliert dort 1 Einfluss.
interbellum-text-C1-20s = Der Grundpreis eines Leitungsabschnitts ist { MONEY(3) }.
interbellum-text-C1-30s = Der Grundpreis eines Leitungsabschnitts ist { MONEY(5) }.
interbellum-text-C2-20s = Jeder Ertrag eines Bohrlochs ist { MONEY(1) } höher.
interbellum-text-C2-30s = Jeder Ertrag eines Bohrlochs ist { MONEY(1) } niedriger.
interbellum-text-C3-20s = Jeder gekaufte Einflusswürfel kostet { MONEY(2) }.
interbellum-text-C3-30s = Jeder gekaufte Einflusswürfel kostet { MONEY(4) }; es gibt keine billigen Stufen.
interbellum-text-C4-20s = Jede Aktion „Gas suchen“ zieht kostenlos 1 Würfel mehr.
interbellum-text-C4-30s = Eine Aktion „Gas suchen“ darf höchstens 3 Würfel bezahlen.
interbellum-text-C5-20s = Am Nachziehstapel der Aktionskarten fällt keine Gebühr an.
interbellum-text-C5-30s = Die Gebühr am Nachziehstapel der Aktionskarten ist { MONEY(2) } je Manager dort.
interbellum-text-C6-20s = Keine Armee darf durch eine Aktion, eine Aktionskarte oder einen Gasbonus entsandt, bewegt oder heimgeschickt werden.
interbellum-text-C6-30s = Keine Armee darf durch eine Aktion, eine Aktionskarte oder einen Gasbonus entsandt, bewegt oder heimgeschickt werden.
interbellum-text-C7-20s = Ein Wurf: Wer Einfluss in dieser Macht hat, darf in ihren Territorien 1 Abschnitt mehr belegen.
interbellum-text-C7-30s = Ein Wurf: In den Territorien und Heimatgebieten dieser Macht darf kein Abschnitt belegt werden.
interbellum-text-C8-20s = Ein neues Bohrloch kostet { MONEY(5) }.
interbellum-text-C8-30s = Ein neues Bohrloch kostet { MONEY(9) }.

interbellum-work-lay_pipeline = Leitung legen
interbellum-work-search_gas = Gas suchen
interbellum-work-take_income = Ertrag nehmen
interbellum-work-buy_influence = Einfluss kaufen
interbellum-work-draw_cards = Aktionskarten ziehen
interbellum-work-play_card = Aktionskarte spielen
interbellum-work-buy_well = Bohrloch kaufen
interbellum-work-move_army = Armee bewegen
interbellum-work-pass = Passen

interbellum-kind-expand = ausdehnen
interbellum-kind-withdraw = zurückziehen

interbellum-score-pipelines = Leitungen
interbellum-score-ports = Häfen
# Same as in English.
interbellum-score-gas = Gas
interbellum-score-influence = Einfluss
interbellum-score-flags = Flaggen
interbellum-score-armies = Armeen außerhalb

interbellum-effect = { $sign }{ MONEY($money) }

## Was geschehen ist

interbellum-event-start-player = { $who } ist Startspieler.
interbellum-event-company = { $who } führt die Gesellschaft { $company }.
interbellum-event-drafted = { $who } nimmt das Bohrloch { $well }.
interbellum-event-bonus = { $who } erhält { MONEY($money) } für { $well }.
interbellum-event-round = Runde { $round }
interbellum-event-gas-income = { $who } erhält { MONEY($money) } für Gas.
interbellum-event-event = { $card } { $title }: { $text }
interbellum-event-rolled = Der Zahlenwürfel trifft: { $power }.
interbellum-event-rolled-six = Der Zahlenwürfel zeigt eine Sechs.
interbellum-event-named = { $who } nennt: { $power }.
interbellum-event-voted = { $who }: { $votes } für { $area }.
interbellum-event-nothing-happens = { $why ->
    [none-outside] Keine Macht hat eine Armee außerhalb: Keine zieht sich zurück.
    [no-influence] { $power }: Niemand hat dort Einfluss, also wird sich die Macht nicht { $kind }.
   *[impossible] { $power } kann sich nicht { $kind }.
}
interbellum-event-expanded = { $power } dehnt sich aus: { $area }.
interbellum-event-withdrew = { $power } zieht sich zurück aus: { $area }.
interbellum-event-moved = { $who } bewegt eine Armee ({ $power }): { $origin } → { $area }.
interbellum-event-turn = { $who } tut nichts.
interbellum-event-works = { $who } schickt einen Manager: { $work }.
interbellum-event-laid = { $who } legt { $segment } für { MONEY($money) }.
interbellum-event-removed = { $who } entfernt { $segment }.
interbellum-event-staked = { $who } setzt { MONEY($money) }.
interbellum-event-drew-gas = { $who } zieht { $cubes } Würfel, davon { $black } schwarz.
interbellum-event-found-gas = { $who } findet Gas, Fund Nummer { $finds }.
interbellum-event-white-cubes = In den Beutel kommen weiße Würfel: { $cubes }.
interbellum-event-income = { $who } nimmt { MONEY($money) } aus { $well }.
interbellum-event-bought-well = { $who } kauft das Bohrloch { $well } für { MONEY($money) }.
interbellum-event-bought-influence = { $who } zahlt { MONEY($money) } für Einfluss: { $power }.
interbellum-event-gained = { $who } gewinnt { $cubes } Einfluss: { $power }.
interbellum-event-lost = { $who } verliert { $cubes } Einfluss: { $power }.
interbellum-event-flag = { $who } hat nun die Flagge: { $power }.
interbellum-event-flag-back = Niemand hat mehr die Flagge: { $power }.
interbellum-event-drew = { $cards ->
    [one] { $who } zieht eine Aktionskarte.
   *[other] { $who } zieht { $cards } Aktionskarten.
}
interbellum-event-drew-card = { $who } zieht { $card }.
interbellum-event-reshuffled = Die abgeworfenen Aktionskarten werden neu gemischt ({ $cards }).
interbellum-event-played = { $who } spielt { $card }.
interbellum-event-discarded = { $who } wirft { $card } ab.
interbellum-event-received = { $who } erhält { MONEY($money) }.
interbellum-event-paid = { $who } zahlt { MONEY($money) }.
interbellum-event-cable = { $who } sieht sich die obersten Karten von Stapel { $stack } an.
interbellum-event-cable-seen = Dort liegt { $first }; das hat schon jemand dorthin gelegt.
interbellum-event-cable-order = Oben liegt { $first }, dann { $second }.
interbellum-event-overtime = { $who } hat nun { $workers } Manager.
interbellum-event-scored = Das Spiel ist zu Ende.

## Was man tun kann

interbellum-action-lay_pipeline = Leitung legen
interbellum-action-search_gas = Gas suchen
interbellum-action-take_income = Ertrag nehmen
interbellum-action-buy_influence = Einfluss kaufen
interbellum-action-draw_cards = Aktionskarten ziehen
interbellum-action-play_card = Aktionskarte spielen
interbellum-action-buy_well = Bohrloch kaufen
interbellum-action-move_army = Armee bewegen
interbellum-action-pass = Passen
interbellum-action-segment = { $segment } ({ $area })
interbellum-action-remove = { $segment } entfernen ({ $area })
interbellum-action-to = Ziel: { $area }
interbellum-action-army = { $power ->
    [none] Armee: { $area }
   *[other] Armee: { $area } ({ $power })
}
interbellum-action-well = { $well }
interbellum-action-stake = { MONEY($money) } setzen
interbellum-action-rival = { $who }
interbellum-action-stack = Stapel { $stack }
interbellum-action-buy = Noch einer
interbellum-action-discount = Nachlass nehmen
interbellum-action-extra = Weitere Stücke zum vollen Preis legen
interbellum-action-keep = In dieser Reihenfolge lassen
interbellum-action-swap = Vertauschen
interbellum-action-decline = Verzichten
interbellum-action-stop = Aufhören
interbellum-action-pay = Zahlen
interbellum-action-lose = Einfluss verlieren

## Wozu jede Wahl gut ist

interbellum-hint-work-lay-pipeline = Lege ein Stück Leitung auf dem Weg von einem Bohrloch zu einem Hafen: 3 Punkte je Stück einer fertigen Leitung, und das Bohrloch bringt das Doppelte. Stücke ohne Anschluss sind nichts wert.
interbellum-hint-work-search-gas = Setze Geld auf Würfel aus dem Beutel; ein schwarzer ist ein Fund. Funde bringen Einkommen und immer mehr Punkte, ein Fehlschlag nichts.
interbellum-hint-work-take-income = Nimm den Ertrag eines deiner Bohrlöcher: { MONEY(3) }, an einen Hafen angeschlossen { MONEY(6) }. Jedes Bohrloch bringt ihn einmal je Runde.
interbellum-hint-work-buy-influence = Kaufe Einfluss in einer Macht: Punkte, billigere Rohre in ihren Ländern, Stimmen und die Flagge, wenn du am meisten hast. Verzettelt bringt er wenig.
interbellum-hint-work-draw-cards = Ziehe zwei Aktionskarten. Eine zu spielen kostet später einen weiteren Manager, also ziehe früh; die Gebühr wächst mit jedem Manager dort.
interbellum-hint-work-play-card = Spiele eine Karte deiner Hand. Geh früh hin: Jeder Manager am Nachziehstapel macht den nächsten teurer.
interbellum-hint-work-buy-well = Kaufe ein freies Bohrloch. Es bringt ab der nächsten Runde Ertrag und lässt sich anschließen: früh lohnend, spät kaum.
interbellum-hint-work-move-army = Bewege eine Armee einer Macht, deren Flagge du hast, in ein freies Land daneben. Es kostet nichts; wo sie steht, macht Einfluss in ihrer Macht Rohre billiger.
interbellum-hint-work-pass = Tu mit diesem Manager nichts. Nur, wenn dir alles andere schadet.
interbellum-hint-segment = Lege hier dein Stück, für immer. Am besten auf dem kürzesten Weg von deinem Bohrloch zu einem Hafen; billiger, wo du Einfluss in der Macht hast, die das Land hält.
interbellum-hint-remove = Du verlierst dieses Stück. Nimm eines, das keine Leitung braucht.
interbellum-hint-to = Die Armee geht dorthin und hält das Land. Gut, wo du Rohre legst und Einfluss in ihrer Macht hast, oder wo sie einem Rivalen im Weg steht.
interbellum-hint-army = Diese Armee ist gemeint. Jede Armee außerhalb bringt dem Inhaber der Flagge ihrer Macht 2 Punkte.
interbellum-hint-well = Dieses Bohrloch. Achte auf seinen Bonus, seinen Weg zu einem Hafen und darauf, wer dort noch Rohre legt.
interbellum-hint-power = Diese Macht. Wer am meisten Einfluss hat, hat die Flagge: Punkte für sie und für jede ihrer Armeen außerhalb; gut, wenn ihre Länder dort liegen, wo du bauen willst.
interbellum-hint-stake = Ein Würfel je Dollar, dazu deine kostenlosen. Mehr Würfel sind eine bessere Chance, aber ein Fund bleibt ein Fund, egal wie viele schwarz sind.
interbellum-hint-card = Spiele sie, wenn sie dir am meisten bringt; am Ende sind Karten nichts wert.
interbellum-hint-rival = Dieser Rivale verliert den Einfluss. Nimm den, dessen Flagge du willst.
interbellum-hint-stack = Sieh dir die nächsten Ereignisse dieses Stapels an. A: Mächte, B: Geschäfte, C: die Regel einer ganzen Runde.
interbellum-hint-buy = Noch ein Würfel in dieser Macht. Richtig, wenn er die Flagge oder die nächste Stufe der Leiste bringt.
interbellum-hint-discount = Zahle weniger für dieses Stück; damit endet die Aktion.
interbellum-hint-extra = Zahle den vollen Preis und lege in Ländern derselben Macht weiter. Richtig, wenn du Geld für mehrere Stücke hast.
interbellum-hint-keep = Das erste Ereignis bleibt oben und kommt als Nächstes.
interbellum-hint-swap = Das zweite Ereignis kommt als Nächstes. Richtig, wenn dir das erste schadet.
interbellum-hint-decline = Nutze es nicht. Es kommt nicht wieder.
interbellum-hint-stop = Beende die Aktion hier und behalte das Geld.
interbellum-hint-pay = Zahle und behalte, was du hast.
interbellum-hint-lose = Behalte das Geld und verliere dort Einfluss, vielleicht auch die Flagge.

## Warum es nur eine Wahl gab

interbellum-only-well = Kein anderes eigenes Bohrloch lässt sich jetzt nutzen.
interbellum-only-power = Keine andere Macht kommt in Frage.
interbellum-only-to = Kein anderes Land daneben ist frei.
interbellum-only-army = Keine andere Armee kann ziehen.
interbellum-only-rival = Kein anderer Rivale hat dort Einfluss.
interbellum-only-lose = Es ist kein Geld da, um stattdessen zu zahlen.
interbellum-only-segment = Kein anderer Abschnitt ist offen und bezahlbar.
interbellum-only-stake = Das Geld reicht nur für diesen Einsatz.
interbellum-only-card = Keine andere Karte der Hand lässt sich spielen.
interbellum-only-pay = Es ist keine Karte zum Abwerfen da.

## Was gefragt wird

interbellum-ask-DraftWell = Welches Bohrloch nimmst du?
interbellum-ask-OpeningPower = Eine Sechs! Welche Macht schickt die erste Armee aus?
interbellum-ask-OpeningTarget = { $power } schickt die erste Armee aus. Wohin?
interbellum-ask-PlaceWorker = Was tut dein Manager?
interbellum-ask-LaySegment = Welchen Abschnitt belegst du?
interbellum-ask-ExtraSegment = { $power }: Du darfst dort noch { $left } legen. Wo?
interbellum-ask-PipelineMode = { $segment }: der Nachlass oder weitere Stücke zum vollen Preis?
interbellum-ask-GasStake = Wie viel setzt du? Kostenlose Würfel: { $free }.
interbellum-ask-GasBonusPower = Dein Fund lässt eine Macht handeln. Welche?
interbellum-ask-ExpansionTarget = { $power } dehnt sich aus. Wohin?
interbellum-ask-ProxyTarget = { $power } vertreibt eine fremde Armee. Wo?
interbellum-ask-ArmyToMove = Welche Armee zieht?
interbellum-ask-ArmyToMarch = Gewaltmarsch: Welche Armee zieht?
interbellum-ask-ArmyByFind = Dein Fund ({ $power }): Welche Armee zieht?
interbellum-ask-ArmyDestination = Die Armee verlässt { $area }. Wohin zieht sie?
interbellum-ask-RecallArmy = Welche Armee kehrt heim?
interbellum-ask-IncomeWell = Welches Bohrloch bringt Ertrag?
interbellum-ask-SpotCargo = Welches Bohrloch bringt Ertrag?
interbellum-ask-InfluencePower = In welcher Macht kaufst du Einfluss?
interbellum-ask-InfluenceMore = { $power }: Noch einer für { MONEY($price) }?
interbellum-ask-ChooseCard = Welche Karte spielst du?
interbellum-ask-GunboatPower = { $card }: Welche Macht dehnt sich aus?
interbellum-ask-ProxyPower = { $card }: Welche Macht vertreibt eine fremde Armee?
interbellum-ask-BaksheeshPower = { $card }: In welcher Macht gewinnst du Einfluss?
interbellum-ask-DoubleAgentPower = { $card }: In welcher Macht verliert ein Rivale Einfluss an dich?
interbellum-ask-HaguePower = { $card }: Welche Flagge nimmst du?
interbellum-ask-CardRival = { $power }: Welcher Rivale verliert Einfluss?
interbellum-ask-NightTrainSegment = { $card }: Welchen Abschnitt belegst du?
interbellum-ask-HandshakeSegment = { $card }: Welchen Abschnitt belegst du?
interbellum-ask-WildcatLease = Welches Bohrloch kaufst du?
interbellum-ask-BuyWell = Welches Bohrloch kaufst du?
interbellum-ask-CableStack = Welchen Stapel siehst du dir an?
interbellum-ask-CableOrder = Du siehst { $first } über { $second }. In welcher Reihenfolge kommen sie zurück?
interbellum-ask-GainPower = In welcher Macht gewinnst du Einfluss?
interbellum-ask-GainByEvent = In welcher Macht gewinnst du Einfluss?
interbellum-ask-LosePower = In welcher Macht verlierst du Einfluss?
interbellum-ask-Vote = { $power } wird sich { $kind }. Wofür stimmst du (geheim)?
interbellum-ask-OpenVote = { $power } wird sich { $kind }. Wofür stimmst du?
interbellum-ask-BreakTie = { $power } wird sich { $kind }; die Abstimmung endet im Gleichstand. Was entscheidest du?
interbellum-ask-DecideForPower = { $power } wird sich { $kind }. Du entscheidest.
interbellum-ask-NamePower = Eine Sechs! Welche Macht nennst du?
interbellum-ask-ChooseMostArmies = Welche der Mächte mit den meisten Armeen zieht sich zurück?
interbellum-ask-PayForFlag = { $power }: Zahlst du { MONEY($pay) }, oder verlierst du dort Einfluss?
interbellum-ask-DiscardOrPay = Welche Karte wirfst du ab, oder zahlst du { MONEY($pay) }?
interbellum-ask-SurplusSegment = Überschüssige Rohre: Belegst du einen Abschnitt für { MONEY($price) }?
interbellum-ask-RemoveOrPay = Sabotage: Welches Stück verlierst du, oder zahlst du { MONEY($pay) }?

## Der Tisch

# Same as in English.
interbellum-table-title = Interbellum
interbellum-table-over = das Spiel ist zu Ende
interbellum-table-round = Runde { $round } von { $rounds }, { $decade }
interbellum-table-start = Startspieler { $who }
interbellum-table-bag = Beutel: { $white } weiß, { $black } schwarz
interbellum-table-power = Macht
interbellum-table-outside = Armeen
interbellum-table-flag = Flagge
interbellum-table-extra_power = Ein Abschnitt mehr: { $power }
interbellum-table-closed_power = Geschlossen: { $power }
interbellum-table-well = Bohrloch
interbellum-table-owner = Besitzer
interbellum-table-income = Ertrag
interbellum-table-armies = Armeen außerhalb
interbellum-table-player = Spieler
interbellum-table-money = Geld
interbellum-table-workers = Manager
# Same as in English.
interbellum-table-finds = Gas
interbellum-table-pieces = Rohre
interbellum-table-cards = Karten
interbellum-table-score = Punkte
interbellum-table-lines = Deine Stücke: { $lines }

## Optionen

interbellum-option-edition = Welche Ausgabe gespielt wird
interbellum-option-first_player = Wer anfängt
interbellum-option-opening_army = Eine Armee steht zu Beginn außerhalb
interbellum-option-vote_mode = Wie abgestimmt wird
interbellum-option-no_influence_event = Wer für eine Macht ohne Einfluss entscheidet
interbellum-option-dice_exclude = Welche Mächte ein Zahlenwürfel nicht treffen kann
interbellum-option-flag_overtaken_tie = Wohin eine Flagge geht, wenn Rivalen gemeinsam führen
interbellum-option-pipeline_benefit = Nachlass und weitere Stücke zusammen oder zur Wahl
interbellum-option-home_counts_as_controlled = Heimatgebiete geben Nachlass und weitere Stücke
interbellum-option-price_floor = Der niedrigste Preis eines Stücks
interbellum-option-cheap_influence = Wo Einfluss billig ist
interbellum-option-deck_fee_counts = Wessen Manager die Gebühr am Nachziehstapel erhöhen
interbellum-option-draw_gas_alone = Kostenlose Würfel dürfen ohne Einsatz gezogen werden
interbellum-option-gas_boats = Wie viele in einer Runde Gas suchen dürfen
interbellum-option-truce_blocks_gas_bonus = Ein Waffenstillstand verhindert den Bonus des fünften Fundes
interbellum-option-bought_well_bonus = Ein gekauftes Bohrloch bringt seinen Bonus
interbellum-option-well_pass_through = Leitungen dürfen durch andere Bohrlöcher laufen
interbellum-option-shared_segments = Wie oft ein gemeinsames Stück zählt
interbellum-option-port_bonus = Wie oft ein Hafen für einen Spieler zählt
interbellum-option-pass_allowed = Wann man passen darf

## The board in the browser

interbellum-board-label = Das Spielbrett von Interbellum
interbellum-board-map = Karte
interbellum-board-map-keys = Karte: mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern, 0 zeigt sie ganz
interbellum-board-nearer = Vergrößern
interbellum-board-farther = Verkleinern
interbellum-board-whole = Die ganze Karte zeigen
interbellum-board-parts = Teile des Spielbretts
interbellum-board-jump-events = Ereignisse
interbellum-board-jump-map = Karte
interbellum-board-jump-works = Aktionen
interbellum-board-jump-powers = Mächte
interbellum-board-jump-me = Ich
interbellum-board-jump-others = Andere
interbellum-board-events = Ereignisse der Runde
interbellum-board-works = Aktionen eines Managers
interbellum-board-powers = Mächte und Einfluss
interbellum-board-me = Meine Gesellschaft
interbellum-board-others = Die anderen Gesellschaften
interbellum-board-hand = Meine Aktionskarten
interbellum-board-setup = Aufbau
interbellum-board-when = Runde { $round }/{ $rounds }
interbellum-board-lay = Für { MONEY($money) } legen
interbellum-board-turn = Zug
interbellum-board-round = Runde { $round } von { $rounds }
interbellum-board-decade-20s = 1920er
interbellum-board-decade-30s = 1930er
interbellum-board-money = { MONEY($money) }
interbellum-board-points = { $sign }{ $points } P.
interbellum-board-pts = P.
interbellum-board-price = Es kostet { MONEY($price) }.
interbellum-board-from = ab { MONEY($money) }
interbellum-board-gain = bis { MONEY($money) }
interbellum-board-a-cube = { MONEY($money) } je Würfel
interbellum-board-truce = Waffen­stillstand
interbellum-board-workers-left = noch { $workers }
interbellum-board-work-lay_pipeline = Leitung
# Same as in English.
interbellum-board-work-search_gas = Gas
interbellum-board-work-take_income = Ertrag
interbellum-board-work-buy_influence = Einfluss
interbellum-board-work-draw_cards = Ziehen
interbellum-board-work-play_card = Spielen
interbellum-board-work-buy_well = Bohrloch
interbellum-board-work-move_army = Armee
interbellum-board-work-pass = Passen
interbellum-board-stack-A = Mächte
interbellum-board-stack-B = Geschäfte
interbellum-board-stack-C = Ganze Runde
interbellum-board-left = Noch { $cards }: { $titles }
interbellum-board-known = Du weißt, was kommt: { $cards }
interbellum-board-looked = { $who } weiß, was kommt.
interbellum-board-chance = { $percent } % schwarz
interbellum-board-deck = { $deck } Aktionskarten im Nachziehstapel, { $discards } abgeworfen.
interbellum-board-fee = Gebühr { MONEY($money) }
interbellum-board-no-flag = Niemand hat die Flagge.
interbellum-board-flag = { $who } hat die Flagge.
interbellum-board-armies = Armeen: { $home } daheim, { $outside } außerhalb
interbellum-board-next = +1: { MONEY($money) }
interbellum-board-next-cube = Dein nächster Einfluss kostet { MONEY($money) }.
interbellum-board-influence = { $who } { $cubes }
interbellum-board-brings = Dein Einfluss bringt { $points } Punkte, { MONEY($money) } Nachlass je Stück und { $pieces } weitere Stücke je Aktion.
interbellum-board-workers = Noch verfügbare Manager: { $workers }
interbellum-board-supply = Noch da: { $pieces } Stücke, { $derricks } Bohrtürme, { $cubes } Würfel
interbellum-board-cards = Aktionskarten: { $cards }
interbellum-board-no-cards = Keine Aktionskarten
interbellum-board-awaited = wählt
interbellum-board-start = Startspieler
interbellum-board-gas = Gasfunde: { $finds }. Einkommen { MONEY($money) } je Runde, { $points } Punkte.
interbellum-board-area-free = { $area }: in niemandes Hand.
interbellum-board-area-held = { $area }: in der Hand einer Armee ({ $power }).
interbellum-board-area-home = { $area }: Heimat ({ $power }), Armeen daheim: { $armies }.
interbellum-board-port = Hafen { $port }: { $points } Punkte für jede Leitung, die hier endet.
interbellum-board-well = { $well }, { $area }.
interbellum-board-well-free = Frei.
interbellum-board-well-owner = Besitzer { $who }, Ertrag { MONEY($money) }.
interbellum-board-linked = An einen Hafen angeschlossen.
interbellum-board-unlinked = An keinen Hafen angeschlossen.
interbellum-board-yielded = Hat in dieser Runde Ertrag gebracht.
interbellum-board-acquired = In dieser Runde gekauft: Ertrag ab der nächsten.
# Same as in English.
interbellum-board-bonus = Bonus: { $bonus }.
interbellum-board-bonus-money = { MONEY($money) }
interbellum-board-bonus-cards = { $cards } Aktionskarte
interbellum-board-bonus-gas = ein Würfel mehr bei jeder Gassuche
interbellum-board-bonus-production = { MONEY(1) } mehr Ertrag
interbellum-board-bonus-influence = { $cubes } Einfluss ({ $power })
interbellum-board-boat = { $who } sucht im Kaspischen Meer nach Gas.
interbellum-board-route = Leitung von { $who }: { $well } → { $port }, { $pieces } Stücke.
interbellum-board-aim = Zeige auf einen Abschnitt, um zu sehen, wozu er gut ist.
interbellum-board-aim-tap = Tippe auf einen Abschnitt, um zu sehen, wozu er gut ist.
interbellum-board-full = hier kein Nachlass
interbellum-board-discount = { MONEY($base) } − { MONEY($money) } Nachlass: { $power }
interbellum-board-now = Bringt sofort { $points } Punkte.
interbellum-board-spoils = Kostet dich { $points } Punkte: Damit entsteht eine kürzere Leitung.
interbellum-board-line = { $well } → { $port }: damit { $laid } von { $pieces } gelegt.
interbellum-board-line-worth = Fertig: +{ $points } Punkte.
interbellum-board-line-rest = Noch { $pieces } zu legen, heute für { MONEY($money) }.
interbellum-board-line-done = Damit ist { $well } → { $port } fertig.
interbellum-board-no-line = Auf keinem kurzen Weg von deinen Bohrlöchern zu einem Hafen.
interbellum-board-stakes = Einsatz und Chance auf Gas. Kostenlose Würfel: { $free }
interbellum-board-stake = { MONEY($money) } setzen: { $percent } % Chance auf Gas
interbellum-board-will-expand = { $power } dehnt sich aus
interbellum-board-will-withdraw = { $power } zieht sich zurück
interbellum-board-secret = Geheime Abstimmung; aufgedeckt wird, wenn alle gestimmt haben.
interbellum-board-open = Offene Abstimmung, der Reihe nach.
interbellum-board-tie = Gleichstand: Wer die Flagge hat, entscheidet.
interbellum-board-alone = Nur { $who } hat Einfluss und entscheidet.
interbellum-board-nobody = Niemand hat Einfluss: { $who } entscheidet als Startspieler.
interbellum-board-votes = Stimmen: { $votes }
interbellum-board-casting = entscheidet bei Gleichstand
interbellum-board-sealed = hat gestimmt
interbellum-board-voting = wählt
interbellum-board-sea-black = Schwarzes Meer
interbellum-board-sea-mediterranean = Mittelmeer
interbellum-board-sea-caspian = Kaspisches Meer
interbellum-board-sea-gulf = Persischer Golf
interbellum-board-sea-red = Rotes Meer
# Same as in English.
interbellum-board-short-TER = Terek
interbellum-board-short-GEO = Georgien
interbellum-board-short-ARM = Armenien
interbellum-board-short-BAK = Aserbaidschan
interbellum-board-short-TAB = Täbris
# Same as in English.
interbellum-board-short-GIL = Gilan
interbellum-board-short-KER = Kermanschah
interbellum-board-short-KHU = Chusistan
# Same as in English.
interbellum-board-short-FAR = Fars
# Same as in English.
interbellum-board-short-PON = Pontus
# Same as in English.
interbellum-board-short-DIY = Diyarbekir
interbellum-board-short-CIL = Kilikien
interbellum-board-short-MOS = Mossul
# Same as in English.
interbellum-board-short-KIR = Kirkuk
interbellum-board-short-BAG = Bagdad
# Same as in English.
interbellum-board-short-BAS = Basra
# Same as in English.
interbellum-board-short-ALE = Aleppo
interbellum-board-short-DEZ = Syrische Wüste
interbellum-board-short-DAM = Damaskus
interbellum-board-short-PAL = Palästina
interbellum-board-short-TRJ = Transjordanien
interbellum-board-short-HEJ = Hedschas
interbellum-board-short-SHA = Dschabal Schammar
# Same as in English.
interbellum-board-short-KUW = Kuwait
# Same as in English.
interbellum-board-short-HAS = Al-Hasa
# Same as in English.
interbellum-board-short-BHQ = Bahrain
interbellum-board-short-EGY = Ägypten
# Same as in English.
interbellum-board-short-TRU = Trucial Oman
interbellum-board-short-RUS = Südrussland
interbellum-board-short-TKM = Transkaspien
interbellum-board-short-CPE = Persien
interbellum-board-short-ANA = Anatolien
interbellum-board-short-NEJ = Nedschd

interbellum-page-to-move = ▶ { $who }
interbellum-page-score = { $points } ({ $items })
interbellum-page-players = Spieler
interbellum-page-powers = Mächte
interbellum-page-wells = Bohrlöcher
interbellum-page-pieces = Stücke auf der Karte
interbellum-page-routes = Leitungen, die zählen
interbellum-page-company = Gesellschaft
interbellum-page-home = Armeen daheim
interbellum-page-head-stack = Stapel
interbellum-page-head-event = Ereignis
interbellum-page-head-text = Was es besagt
interbellum-page-head-area = Gebiet
interbellum-page-head-about = Näheres
interbellum-page-head-segment = Abschnitt
interbellum-page-head-owners = Gelegt von
interbellum-page-head-port = Hafen
interbellum-page-head-card = Karte
interbellum-page-head-count = Anzahl
interbellum-page-chapter-0 = Worum es geht
interbellum-page-chapter-1 = Spielmaterial
interbellum-page-chapter-2 = Spielaufbau
interbellum-page-chapter-3 = Spielablauf
interbellum-page-chapter-4 = Einfluss, Kontrolle und Flaggen
interbellum-page-chapter-5 = Mächte, Armeen und Territorien
interbellum-page-chapter-6 = Beginn einer Runde
interbellum-page-chapter-7 = Aktionszüge
interbellum-page-chapter-8 = Leitung legen
interbellum-page-chapter-9 = Gas suchen
interbellum-page-chapter-10 = Ertrag
interbellum-page-chapter-11 = Einfluss kaufen
interbellum-page-chapter-12 = Aktionskarten
interbellum-page-chapter-13 = Bohrloch kaufen
interbellum-page-chapter-14 = Armee bewegen
interbellum-page-chapter-15 = Ende einer Runde
interbellum-page-chapter-16 = Spielende und Wertung
interbellum-page-chapter-17 = Varianten und Ausgaben
interbellum-page-chapter-18 = Optionen
# Same as in English.
interbellum-page-value-edition-standard = Standard
interbellum-page-value-first_player-random = durch das Los
interbellum-page-value-first_player-seat_0 = der erste Platz
interbellum-page-value-opening_army-off = nein
interbellum-page-value-opening_army-on = ja
interbellum-page-value-vote_mode-secret = geheim, alle zugleich
interbellum-page-value-vote_mode-open_clockwise = offen, der Reihe nach
interbellum-page-value-no_influence_event-start_player = der Startspieler
interbellum-page-value-no_influence_event-skip = niemand: nichts geschieht
interbellum-page-value-dice_exclude-card = die von der Karte schon betroffenen
interbellum-page-value-dice_exclude-rolled_only = die schon gewürfelten
interbellum-page-value-flag_overtaken_tie-clockwise = an den Nächsten im Uhrzeigersinn
interbellum-page-value-flag_overtaken_tie-keeps = der Inhaber behält sie
interbellum-page-value-pipeline_benefit-both = beides
interbellum-page-value-pipeline_benefit-either = eines von beiden
interbellum-page-value-price_floor-1 = { MONEY(1) }
interbellum-page-value-price_floor-0 = kostenlos
interbellum-page-value-cheap_influence-track_steps = auf drei Stufen jeder Leiste
interbellum-page-value-cheap_influence-game_spots = die ersten drei Würfel je Macht
interbellum-page-value-cheap_influence-round_spots = für die ersten drei Manager je Runde
interbellum-page-value-cheap_influence-none = nirgends
interbellum-page-value-deck_fee_counts-all = die aller
interbellum-page-value-deck_fee_counts-rivals_only = die der Rivalen
interbellum-page-value-gas_boats-unlimited = beliebig viele
interbellum-page-value-gas_boats-one_per_player = so viele wie Spieler
interbellum-page-value-shared_segments-once = einmal
interbellum-page-value-shared_segments-per_well = für jedes Bohrloch
interbellum-page-value-port_bonus-per_well = für jedes Bohrloch
interbellum-page-value-port_bonus-once_per_port = einmal
interbellum-page-value-pass_allowed-always = immer
interbellum-page-value-pass_allowed-only_if_stuck = nur, wenn sonst nichts geht

## The guided first game

interbellum-guide-welcome = Willkommen im Nahen Osten zwischen den Kriegen. Du führst eine Ölgesellschaft: Bohrlöcher, Leitungen zum Meer, Gas und Einfluss in fünf Mächten. Gespielt werden sechs Runden, und wer die meisten Punkte hat, gewinnt; die ersten zwei Runden spielen wir zusammen, mit vorbereitetem Glück.
interbellum-guide-powers = Deine Gesellschaft beginnt mit Einfluss in einigen Mächten. Saudi-Arabien ist deine stärkste: Du hast sogar die Flagge, weil niemand dort mehr Einfluss hat.
interbellum-guide-well = Jeder wählt zwei Bohrlöcher. Nimm Dammam in Al-Hasa: Es liegt neben Saudi-Arabien, zwei Stücke von einem Hafen entfernt, und bringt dir dort noch einen Einfluss.
interbellum-guide-well-done = Drei Einfluss in Saudi-Arabien. Bohrlöcher und eine nahe Macht, die dich mag, gehören zusammen.
interbellum-guide-well-two = Dein zweites Bohrloch: Burgan in Kuwait, gleich daneben. Es gibt sofort { MONEY(1) }.
interbellum-guide-well-two-done = Beide Bohrlöcher liegen dort, wo saudische Armeen hinkommen.
interbellum-guide-events = Jede Runde beginnt mit drei Ereignissen. Das erste bewegt Armeen: Saudi-Arabien dehnt sich zweimal aus. Weil nur du dort Einfluss hast, entscheidest du allein, wohin.
interbellum-guide-expand = Schicke die Armee nach Al-Hasa. Wo eine Macht herrscht, die dich mag, sind Leitungen billiger, und du darfst mehrere Stücke auf einmal legen.
interbellum-guide-expand-done = Al-Hasa ist jetzt saudisch und dein Bohrloch in guten Händen.
interbellum-guide-expand-two = Die zweite Armee: Dschabal Schammar. Jede Armee außerhalb zählt zwei Punkte für den, der die Flagge hat, und das bist du.
interbellum-guide-expand-two-done = Zwei Armeen, am Ende vier Punkte für den Inhaber der Flagge.
interbellum-guide-gain = Das zweite Ereignis gilt für alle: ein Einfluss in einer Macht deiner Wahl. Auch andere schauen auf Saudi-Arabien, also sichere dort deine Flagge. Außerdem werden Rohre noch billiger.
interbellum-guide-gain-done = Vier Einfluss: { MONEY(2) } weniger je Stück und ein weiteres Stück je Aktion. Das dritte Ereignis ändert für diese Runde eine Regel.
interbellum-guide-workers = Jetzt die Aktionen. Jeder von euch hat vier Manager und setzt immer einen ein. Ein Bohrloch ohne Leitung bringt { MONEY(3) }, eines mit Anschluss an einen Hafen { MONEY(6) }, und Leitungen sind viele Punkte wert.
interbellum-guide-lay = Also beginne mit einer Leitung.
interbellum-guide-lay-done = Jeder Abschnitt der Karte steht dir offen; der Preis hängt davon ab, wer dort herrscht.
interbellum-guide-segment = Lege das erste Stück von Dammam nach Qatif. Es kostet { MONEY(2) } statt { MONEY(4) }, dank deiner Freunde in Riad.
interbellum-guide-segment-done = Ein Stück liegt. Es bleibt bis zum Ende des Spiels.
interbellum-guide-extra = Dein Einfluss lässt dich in derselben Aktion noch eines legen. Von Qatif zum Hafen Ras Tanura: Dann ist der Anschluss fertig.
interbellum-guide-extra-done = Dammam ist angeschlossen, mit einem einzigen Manager und { MONEY(4) }. Zwei Stücke und der Hafen sind acht Punkte wert.
interbellum-guide-income = Du brauchst Geld. Nimm den Ertrag eines Bohrlochs; jedes bringt ihn einmal je Runde.
interbellum-guide-income-done = Welches? Die Leitung macht den Unterschied.
interbellum-guide-income-well = Dammam ist angeschlossen und bringt { MONEY(6) }, Burgan nur { MONEY(3) }.
interbellum-guide-income-well-done = { MONEY(8) } in der Kasse. Die Leitung hat sich schon bezahlt gemacht.
interbellum-guide-influence = Einfluss gibt Punkte, billigere Rohre und eine Stimme bei Ereignissen. Der erste Würfel in einer Macht ist billig, ein Fuß in einer weiteren Tür lohnt sich also.
interbellum-guide-influence-done = Jetzt wähle die Macht.
interbellum-guide-soviet = Nimm die Sowjetunion, für { MONEY(2) }. An ihrer Grenze haben deine Rivalen Bohrlöcher: Mit einer Stimme redest du mit, wenn sich ihre Armeen bewegen.
interbellum-guide-soviet-done = Ein Punkt auf der sowjetischen Leiste und eine Stimme.
interbellum-guide-more = Du könntest gleich mehr kaufen; der nächste Würfel kostet { MONEY(3) }. Hör auf und behalte das Geld für Bohrlöcher.
interbellum-guide-more-done = { MONEY(6) } bleiben übrig.
interbellum-guide-army = Dein letzter Manager in dieser Runde. Wer eine Flagge hat, darf die Armeen dieser Macht führen, kostenlos. Deine Rohre in Al-Hasa liegen schon: Die Armee dort nützt anderswo mehr.
interbellum-guide-army-done = Wähle die Armee und dann ihr Ziel.
interbellum-guide-army-which = Nimm die in Al-Hasa.
interbellum-guide-army-which-done = Sie kann in ein Nachbarland ohne Armee gehen.
interbellum-guide-army-to = Marschiere nach Kuwait, wo dein zweites Bohrloch liegt. Dort legst du die nächste Leitung billig.
interbellum-guide-army-to-done = Kuwait ist saudisch. Das war deine erste Runde; jetzt beenden die anderen ihre.
interbellum-guide-vote = Eine neue Runde, neue Ereignisse. Die Sowjetunion dehnt sich aus, und mehrere von euch haben dort Einfluss: Alle stimmen geheim ab, mit so vielen Stimmen wie Einfluss.
interbellum-guide-vote-gilan = Stimme für Gilan, wo kein Bohrloch liegt. Deine Rivalen sähen die Armee lieber bei ihren Bohrlöchern in Baku.
interbellum-guide-vote-done = Überstimmt: eine Stimme gegen mehrere. Bei Gleichstand entscheidet, wer die Flagge hat.
interbellum-guide-income-again = Erst Geld für deine Pläne: Nimm noch einmal den Ertrag von Dammam.
interbellum-guide-income-again-done = Ein angeschlossenes Bohrloch zahlt in jeder Runde.
interbellum-guide-income-six = Wieder { MONEY(6) }.
interbellum-guide-income-six-done = { MONEY(12) }: Jetzt kannst du dir etwas leisten.
interbellum-guide-cards = Seit Beginn hast du zwei Karten. Eine zu spielen kostet einen Manager und { MONEY(1) } für jeden, der schon dort ist.
interbellum-guide-cards-done = Die Gebühr ist bezahlt.
interbellum-guide-agent = Doppelagent: Ein Rivale verliert in einer Macht einen Einfluss, und du gewinnst einen. Das sind zwei Schritte zum Preis von einem.
interbellum-guide-agent-done = Wo soll er arbeiten?
interbellum-guide-agent-turkey = Türkei: Nur ein Rivale hat dort Einfluss, einen einzigen Würfel. Nimm ihn, und die Flagge kommt mit.
interbellum-guide-agent-turkey-done = Eine zweite Flagge: zwei Punkte, und zwei weitere für jede türkische Armee außerhalb.
interbellum-guide-gas = Gas im Kaspischen Meer: Jeder Fund ist mehr wert als der letzte, bis zu 21 Punkte, und bringt jede Runde Einkommen. Deine Rivalen sind dort weit voraus, also fang an.
interbellum-guide-gas-done = Jetzt setzt du Geld ein.
interbellum-guide-stake = Jeder Dollar zieht einen Würfel aus dem Beutel. Ein schwarzer darunter genügt für einen Fund; mehr als einer hilft nicht. Zwei sind ein guter Versuch.
interbellum-guide-stake-done = Ein Fund! Ab jetzt { MONEY(1) } jede Runde und ein Punkt. Ohne Fund hätte ein weißer Würfel den Beutel verlassen.
interbellum-guide-buy = Dein letzter Manager. Ein neues Bohrloch kostet { MONEY(7) }, und du hast { MONEY(9) }.
interbellum-guide-buy-done = Wähle eines, das noch frei ist.
interbellum-guide-dukhan = Dukhan liegt nah bei deinen anderen Bohrlöchern, zwei Stücke von einem Hafen, und gibt sofort eine Aktionskarte. Ertrag bringt es ab der nächsten Runde.
interbellum-guide-dukhan-done = Drei Bohrlöcher. Jetzt hast du jede Art von Entscheidung einer Runde getroffen.
interbellum-guide-score = Wie wird gezählt? Drei Punkte für jedes Stück auf dem kürzesten Weg von einem Bohrloch zu einem Hafen, dazu der Bonus des Hafens. Gas bringt 1 bis 21 Punkte, Einfluss so viele, wie auf seinen Leisten stehen, und jede Flagge zwei, dazu zwei für jede ihrer Armeen außerhalb. Geld zählt nichts.
interbellum-guide-finish = Gespielt werden sechs Runden. Ab der vierten gelten die Ereignisse der Dreißiger, und die sind rauer: Armeen ziehen sich zurück, und was steht, kann dich etwas kosten.
interbellum-guide-go-on = Jetzt gehört das Spiel dir. Zwei Stücke durch Kuwait, wo die saudische Armee steht, würden Burgan anschließen; viel Spaß!
## Die Zeichen in Worten

interbellum-board-legend = Wie die Tabellen der Mächte zu lesen sind
interbellum-board-legend-marks = Die erste Zeile zählt Einfluss, von 0 bis { $end } und mehr; die Zeichen stehen beim Einfluss jeder Gesellschaft.
interbellum-board-legend-points = So viele Punkte ist der Einfluss am Ende wert, ab dieser Spalte.
interbellum-board-legend-discount = So viel billiger ist jedes Leitungsstück in Ländern, die diese Macht hält.
interbellum-board-legend-extra = So viele Stücke mehr darfst du in einer Aktion in Ländern dieser Macht legen.
interbellum-board-legend-next = Was dein nächster Einfluss hier kostet. Die Stufen { $steps } sind billig.
interbellum-board-legend-flag = Wer am meisten Einfluss hat, hat die Flagge: 2 Punkte und 2 für jede Armee außerhalb; er bewegt diese Armeen.
interbellum-board-legend-armies = Armeen außerhalb, von allen dieser Macht.
interbellum-refusal-guide-hasa = Dein Bohrloch und deine erste Leitung sind in Al-Hasa: Dort nützt dir die Armee am meisten. Die Lektion geht weiter mit: { $action }.
interbellum-refusal-guide-link = Nur dieser Weg führt in einer Aktion von deinem Bohrloch zum Hafen. Die Lektion geht weiter mit: { $action }.
