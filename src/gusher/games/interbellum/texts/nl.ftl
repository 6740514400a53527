### Interbellum. Every message begins with the name of the game.

## Where one chooses a game: in one sentence, and what of it is not from the box

interbellum-pitch = Leg pijplijnen aan door het Midden-Oosten tussen de oorlogen, win vijf grootmachten voor je en hoop dat hun legers je oliebronnen met rust laten.
interbellum-known = Het spelverloop is dat van het spelregelboek. De kaart, de oliebronnen en alle kaarten zijn onze reconstructie: geen bron toont ze.

## Why a move is refused

interbellum-refusal-no-pieces = Je hebt geen stuk meer over.
interbellum-refusal-no-affordable-segment = Je kunt geen open traject betalen.
interbellum-refusal-meter-full = Je gasvondstenmeter is vol.
interbellum-refusal-no-black-cube = Er zit geen zwart blokje in de zak.
interbellum-refusal-no-boat = Er is deze ronde geen boot vrij.
interbellum-refusal-stake-needed = Je moet minstens { MONEY(1) } inzetten.
interbellum-refusal-wells-used = Al je oliebronnen hebben al opgeleverd, of zijn nieuw.
interbellum-refusal-no-cube = Je hebt geen invloedblokje meer over.
interbellum-refusal-no-cards-left = Er is geen actiekaart meer om te pakken.
interbellum-refusal-hand-empty = Je hebt geen actiekaart.
interbellum-refusal-none-playable = Geen van je kaarten kan nu gespeeld worden.
interbellum-refusal-no-derrick = Je hebt geen boortoren meer over.
interbellum-refusal-no-free-well = Er is geen oliebron vrij.
interbellum-refusal-truce = Deze ronde geldt een wapenstilstand.
interbellum-refusal-no-movable-army = Geen legereenheid van een grootmacht waarvan je de vlag hebt, kan zich verplaatsen.
interbellum-refusal-not-stuck = Je mag alleen passen als je niets anders kunt doen.
interbellum-refusal-own-piece = Daar ligt al een stuk van jou.
interbellum-refusal-border-closed = De grens is deze ronde gesloten.
interbellum-refusal-other-power = Verdere stukken moeten in gebieden van dezelfde grootmacht liggen.
interbellum-refusal-cannot-pay = Dat kun je niet betalen.
interbellum-refusal-finished-line = Het hoort bij een afgeronde pijplijn.
interbellum-refusal-no-own-piece = Daar ligt geen stuk van jou.
interbellum-refusal-home-area = Geen legereenheid mag een thuisgebied in.
interbellum-refusal-no-proxy-target = Daar kan geen vreemde legereenheid verdreven worden.
interbellum-refusal-army-there = Daar staat een legereenheid.
interbellum-refusal-no-border = Het is niet aangrenzend.
interbellum-refusal-no-army = Daar staat geen legereenheid.
interbellum-refusal-other-army = Die legereenheid is niet van deze grootmacht: { $power }.
interbellum-refusal-not-your-flag = Je hebt de vlag van die grootmacht niet.
interbellum-refusal-moved-before = Die legereenheid is al verplaatst.
interbellum-refusal-no-step = Die legereenheid heeft geen vrij territorium naast zich.
interbellum-refusal-not-tied = Die hoort niet bij de gelijke stand.
interbellum-refusal-well-owned = Die oliebron heeft een eigenaar.
interbellum-refusal-not-your-well = Die oliebron is niet van jou.
interbellum-refusal-acquired-now = Je hebt die oliebron deze ronde verworven.
interbellum-refusal-yielded-before = Die oliebron heeft deze ronde al opgeleverd.
interbellum-refusal-card-useless-there = De kaart werkt niet op die grootmacht.
interbellum-refusal-no-bonus-there = Je hebt de vlag ervan niet, of ze kan zich niet uitbreiden of verplaatsen.
interbellum-refusal-hit-before = Deze kaart heeft die grootmacht al getroffen.
interbellum-refusal-not-your-most = Je verliest invloed waar je de meeste hebt.
interbellum-refusal-fewer-armies = Die grootmacht heeft minder legereenheden buiten.
interbellum-refusal-not-in-hand = Je hebt die kaart niet.
interbellum-refusal-not-playable = Die kaart kan nu geen effect hebben.
interbellum-refusal-no-influence-there = Die speler heeft daar geen invloed.

## The report

interbellum-unit = punten
interbellum-chart-supply = Wat er nog te halen is
interbellum-chart-growth = Wat er is gebouwd
interbellum-chart-purse = Geld
interbellum-measure-gas = gas in de zak
interbellum-measure-empty = lege blokjes in de zak
interbellum-measure-free_wells = oliebronnen zonder eigenaar
interbellum-measure-linked_wells = verbonden oliebronnen
interbellum-measure-pieces = stukken pijplijn
interbellum-measure-armies = legereenheden buiten
interbellum-measure-purse = dollars per speler
interbellum-kind-draft = Begin met { $what }
interbellum-kind-power = Invloed: { $what }
interbellum-kind-card = Speel { $what }
interbellum-kind-discount = Neem de korting
interbellum-kind-extra = Leg verdere stukken
interbellum-trait-company = Maakt het uit welke maatschappij je hebt?

## Names

interbellum-power-GB = Groot-Brittannië
interbellum-power-PE = Perzië
interbellum-power-SA = Saudi-Arabië
interbellum-power-TR = Turkije
interbellum-power-SU = Sovjet-Unie

# Same as in English.
interbellum-area-TER = Terek & Dagestan
interbellum-area-GEO = Georgië
interbellum-area-ARM = Armenië
interbellum-area-BAK = Azerbeidzjan (Bakoe)
interbellum-area-TAB = Perzisch Azerbeidzjan (Tabriz)
# Same as in English.
interbellum-area-GIL = Gilan & Mazandaran
# Same as in English.
interbellum-area-KER = Kermanshah & Luristan
# Same as in English.
interbellum-area-KHU = Khuzestan
interbellum-area-FAR = Fars & Bushehr
# Same as in English.
interbellum-area-PON = Pontus & Erzurum
interbellum-area-DIY = Boven-Tigris (Diyarbekir & Van)
interbellum-area-CIL = Cilicië & Alexandretta
# Same as in English.
interbellum-area-MOS = Mosul
# Same as in English.
interbellum-area-KIR = Kirkuk
interbellum-area-BAG = Bagdad & Anbar
# Same as in English.
interbellum-area-BAS = Basra
# Same as in English.
interbellum-area-ALE = Aleppo
interbellum-area-DEZ = Syrische Woestijn
interbellum-area-DAM = Damascus & Libanon
interbellum-area-PAL = Palestina
interbellum-area-TRJ = Transjordanië
interbellum-area-HEJ = Hedjaz
interbellum-area-SHA = Djebel Sjammar
interbellum-area-KUW = Koeweit
# Same as in English.
interbellum-area-HAS = Al-Hasa
interbellum-area-BHQ = Bahrein & Qatar
interbellum-area-EGY = Egypte & Suez
# Same as in English.
interbellum-area-TRU = Trucial Oman
interbellum-area-RUS = Zuid-Rusland & Koeban
interbellum-area-TKM = Transkaspië
interbellum-area-CPE = Centraal-Perzië
interbellum-area-ANA = Anatolië
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
interbellum-place-Tuapse = Toeapse
interbellum-place-Batum = Batoem
interbellum-place-Trebizond = Trebizonde
# Same as in English.
interbellum-place-Alexandretta = Alexandretta
# Same as in English.
interbellum-place-Tripoli = Tripoli
# Same as in English.
interbellum-place-Haifa = Haifa
interbellum-place-Jeddah = Djedda
# Same as in English.
interbellum-place-Abadan = Abadan
interbellum-place-Bushire = Bushehr
# Same as in English.
interbellum-place-Fao = Fao
interbellum-place-Kuwait = Koeweit
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
# Same as in English.
interbellum-place-Mosul = Mosul
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
# Same as in English.
interbellum-place-Kermanshah = Kermanshah
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

interbellum-card-gunboat_diplomacy = Kanonneerbootdiplomatie
interbellum-card-proxy_war = Oorlog bij volmacht
# Same as in English.
interbellum-card-ultimatum = Ultimatum
interbellum-card-forced_march = Geforceerde mars
interbellum-card-baksheesh = Baksjisj
interbellum-card-double_agent = Dubbelagent
interbellum-card-night_train = Nachttrein vol buizen
interbellum-card-sheikhs_handshake = Handdruk van de sjeik
interbellum-card-royalty_cheque = Royaltycheque
interbellum-card-spot_cargo = Spotlading
interbellum-card-seismograph = Seismograaf
interbellum-card-wildcat_lease = Wilde pacht
interbellum-card-cable_from_london = Telegram uit Londen
interbellum-card-overtime = Overwerk
interbellum-card-hague_arbitration = Haagse arbitrage

interbellum-says-gunboat_diplomacy = Breid een grootmacht waarvan je de vlag hebt uit met één legereenheid.
interbellum-says-proxy_war = Breid een grootmacht waarvan je de vlag hebt uit naar een territorium waar dat zou mogen als er geen vreemde legereenheid stond; die legereenheid keert eerst terug naar haar eigen thuisbasis.
interbellum-says-ultimatum = Kies één legereenheid in een neutraal territorium, van welke grootmacht ook; ze keert terug naar haar thuisbasis.
interbellum-says-forced_march = Verplaats één of twee verschillende legereenheden van grootmachten waarvan je de vlag hebt, elk één stap.
interbellum-says-baksheesh = Krijg gratis 2 invloed in een grootmacht naar keuze.
interbellum-says-double_agent = Kies een grootmacht en een tegenstander met invloed daar: de tegenstander verliest er 1 invloed, daarna krijg jij er 1.
interbellum-says-night_train = Leg één of twee trajecten aan, waar je maar wilt, voor { MONEY(2) } elk; geen andere korting of toeslag geldt.
interbellum-says-sheikhs_handshake = Leg gratis één traject aan, waar je maar wilt.
interbellum-says-royalty_cheque = Neem { MONEY(5) } van de bank.
interbellum-says-spot_cargo = Neem de huidige inkomsten van één van je oliebronnen, ook als die deze ronde al heeft opgeleverd; dit telt niet als de opbrengst van de ronde.
interbellum-says-seismograph = Zoek gas met precies 4 gratis blokjes.
interbellum-says-wildcat_lease = Koop één vrije oliebron voor { MONEY(3) }.
interbellum-says-cable_from_london = Bekijk de bovenste twee kaarten van één gebeurtenisstapel, leg ze terug in de volgorde die je wilt, en pak dan 1 actiekaart.
interbellum-says-overtime = Neem deze executive terug en krijg één reserve-executive voor de rest van de ronde. Verwijder deze kaart uit het spel.
interbellum-says-hague_arbitration = Kies een grootmacht waarin je precies evenveel invloed hebt als de tegenstander die de vlag ervan heeft: pak de vlag.

interbellum-title-A1-20s = Mandaten
interbellum-title-A1-30s = Mandaten
interbellum-title-A2-20s = Ruiters van de Ikhwan
interbellum-title-A2-30s = Ruiters van de Ikhwan
interbellum-title-A3-20s = Rood vaandel aan de Kaspische Zee
interbellum-title-A3-30s = Rood vaandel aan de Kaspische Zee
interbellum-title-A4-20s = De kozakkenkolonel
interbellum-title-A4-30s = De kozakkenkolonel
interbellum-title-A5-20s = Nationaal Pact
interbellum-title-A5-30s = Nationaal Pact
interbellum-title-A6-20s = Wedloop
interbellum-title-A6-30s = Wedloop
interbellum-title-A7-20s = Grenscommissie
interbellum-title-A7-30s = Grenscommissie
interbellum-title-A8-20s = Opstand in de provincies
interbellum-title-A8-30s = Opstand in de provincies
interbellum-title-B1-20s = Autotijdperk
interbellum-title-B1-30s = Olieoverschot
interbellum-title-B2-20s = Concessiegelden
interbellum-title-B2-30s = Concessiegelden
interbellum-title-B3-20s = Onderzoeksschip
interbellum-title-B3-30s = Droge boringen
interbellum-title-B4-20s = Gezantschapsbal
interbellum-title-B4-30s = Schandaal
interbellum-title-B5-20s = Ritselaars
interbellum-title-B5-30s = Ritselaars omgekocht
interbellum-title-B6-20s = Overtollige buizen
# Same as in English.
interbellum-title-B6-30s = Sabotage
interbellum-title-B7-20s = Goedkoop krediet
interbellum-title-B7-30s = Krach
interbellum-title-B8-20s = Hofgunstelingen
interbellum-title-B8-30s = Hofintrige
interbellum-title-C1-20s = Buizenfabrieken
interbellum-title-C1-30s = Staaltekort
interbellum-title-C2-20s = Olieprijs omhoog
interbellum-title-C2-30s = Olieprijs omlaag
interbellum-title-C3-20s = Open deur
interbellum-title-C3-30s = Nationalisme
interbellum-title-C4-20s = Kalme Kaspische Zee
interbellum-title-C4-30s = Storm op de Kaspische Zee
interbellum-title-C5-20s = Lobbyisten
interbellum-title-C5-30s = Lobbyisten in het buitenland
interbellum-title-C6-20s = Wapenstilstand
interbellum-title-C6-30s = Wapenstilstand
interbellum-title-C7-20s = Recht van overpad
interbellum-title-C7-30s = Gesloten grens
interbellum-title-C8-20s = Pachtveiling
interbellum-title-C8-30s = Pachtveiling

interbellum-text-A1-20s = Groot-Brittannië breidt zich uit. Gooi dan: die grootmacht breidt zich uit.
interbellum-text-A1-30s = Groot-Brittannië trekt zich terug. Gooi dan: die grootmacht breidt zich uit.
interbellum-text-A2-20s = Saudi-Arabië breidt zich uit, en dan nog eens.
interbellum-text-A2-30s = Saudi-Arabië breidt zich uit. Gooi dan: die grootmacht trekt zich terug.
interbellum-text-A3-20s = De Sovjet-Unie breidt zich uit. Dan trekt Perzië zich terug.
interbellum-text-A3-30s = De Sovjet-Unie trekt zich terug. Dan breidt Turkije zich uit.
interbellum-text-A4-20s = Perzië breidt zich uit, en dan nog eens.
interbellum-text-A4-30s = Perzië breidt zich uit. Dan trekt Groot-Brittannië zich terug.
interbellum-text-A5-20s = Turkije breidt zich uit, en dan nog eens.
interbellum-text-A5-30s = Turkije breidt zich uit. Gooi dan: die grootmacht trekt zich terug.
interbellum-text-A6-20s = Gooi: die grootmacht breidt zich uit. Gooi opnieuw: die andere grootmacht breidt zich uit.
interbellum-text-A6-30s = Gooi: die grootmacht breidt zich uit. Gooi opnieuw: die andere grootmacht breidt zich uit.
interbellum-text-A7-20s = Gooi: die grootmacht breidt zich uit. Gooi: een tweede grootmacht breidt zich uit. Gooi: een derde grootmacht trekt zich terug.
interbellum-text-A7-30s = Gooi: die grootmacht trekt zich terug. Gooi opnieuw: die andere grootmacht trekt zich terug.
interbellum-text-A8-20s = De grootmacht met de meeste legereenheden buiten haar thuisbasis trekt zich terug. Gooi dan: die grootmacht breidt zich uit.
interbellum-text-A8-30s = De grootmacht met de meeste legereenheden buiten haar thuisbasis trekt zich twee keer terug.
interbellum-text-B1-20s = Elke speler krijgt { MONEY(1) } voor elke oliebron die hij bezit.
interbellum-text-B1-30s = Elke speler betaalt { MONEY(1) } voor elk van zijn verbonden oliebronnen, voor zover hij kan.
interbellum-text-B2-20s = Elke speler krijgt { MONEY(2) } voor elke vlag die hij heeft.
interbellum-text-B2-30s = Voor elke vlag betaalt de bezitter { MONEY(1) } of verliest hij 1 invloed in die grootmacht.
interbellum-text-B3-20s = In speelvolgorde zoekt elke speler gratis gas met 2 blokjes.
interbellum-text-B3-30s = Doe 1 wit blokje per speler uit de doos in de gaszak.
interbellum-text-B4-20s = In speelvolgorde krijgt elke speler 1 invloed in een grootmacht naar keuze.
interbellum-text-B4-30s = In speelvolgorde verliest elke speler 1 invloed in de grootmacht waarin hij de meeste heeft (bij gelijke stand kiest hij).
interbellum-text-B5-20s = In speelvolgorde pakt elke speler 1 actiekaart.
interbellum-text-B5-30s = In speelvolgorde legt elke speler 1 actiekaart af of betaalt { MONEY(2) }.
interbellum-text-B6-20s = In speelvolgorde mag elke speler 1 traject aanleggen, waar hij maar wil, voor { MONEY(2) }.
interbellum-text-B6-30s = De speler met de meeste stukken op de kaart (bij gelijke stand elk van hen) verwijdert één stuk dat niet bij een afgeronde pijplijn hoort, of betaalt { MONEY(2) }.
interbellum-text-B7-20s = Elke speler met minder dan { MONEY(3) } krijgt { MONEY(3) }; elke andere speler krijgt { MONEY(1) }.
interbellum-text-B7-30s = Elke speler verliest { MONEY(1) } voor elke volle { MONEY(4) } die hij heeft.
interbellum-text-B8-20s = Gooi: elke speler met invloed in die grootmacht krijgt { MONEY(2) }.
interbellum-text-B8-30s = Gooi: elke speler met invloed in die grootmacht verliest daar 1 invloed.
interbellum-text-C1-20s = De basisprijs van een traject is { MONEY(3) }.
interbellum-text-C1-30s = De basisprijs van een traject is { MONEY(5) }.
interbellum-text-C2-20s = Alle inkomsten uit een oliebron zijn { MONEY(1) } hoger.
interbellum-text-C2-30s = Alle inkomsten uit een oliebron zijn { MONEY(1) } lager.
interbellum-text-C3-20s = Elk gekocht invloedblokje kost { MONEY(2) }.
interbellum-text-C3-30s = Elk gekocht invloedblokje kost { MONEY(4) }; er zijn geen goedkope plekken.
interbellum-text-C4-20s = Bij elke actie ‘gas zoeken’ trek je gratis 1 extra blokje.
interbellum-text-C4-30s = Bij een actie ‘gas zoeken’ mag je voor hoogstens 3 blokjes betalen.
interbellum-text-C5-20s = Er is geen tarief bij de actiekaartenstapel.
interbellum-text-C5-30s = Het tarief bij de actiekaartenstapel is { MONEY(2) } per aanwezige executive.
interbellum-text-C6-20s = Geen actie, actiekaart of gasbonus mag een legereenheid uitbreiden, verplaatsen of naar huis sturen.
interbellum-text-C6-30s = Geen actie, actiekaart of gasbonus mag een legereenheid uitbreiden, verplaatsen of naar huis sturen.
interbellum-text-C7-20s = Gooi: iedereen met invloed in die grootmacht heeft +1 extra traject in haar territoria.
interbellum-text-C7-30s = Gooi: in de territoria en thuisgebieden van die grootmacht mag geen traject worden aangelegd.
interbellum-text-C8-20s = Een nieuwe oliebron kost { MONEY(5) }.
interbellum-text-C8-30s = Een nieuwe oliebron kost { MONEY(9) }.

interbellum-work-lay_pipeline = pijplijn aanleggen
interbellum-work-search_gas = gas zoeken
interbellum-work-take_income = inkomsten genereren
interbellum-work-buy_influence = invloed kopen
interbellum-work-draw_cards = actiekaarten pakken
interbellum-work-play_card = actiekaart spelen
interbellum-work-buy_well = oliebron kopen
interbellum-work-move_army = legereenheid verplaatsen
interbellum-work-pass = passen

interbellum-kind-expand = uitbreiden
interbellum-kind-withdraw = terugtrekken

interbellum-score-pipelines = Pijplijnen
interbellum-score-ports = Havens
# Same as in English.
interbellum-score-gas = Gas
interbellum-score-influence = Invloed
interbellum-score-flags = Vlaggen
interbellum-score-armies = Legereenheden buiten

interbellum-effect = { $sign }{ MONEY($money) }

## What has happened

interbellum-event-start-player = { $who } is startspeler.
interbellum-event-company = { $who } leidt de maatschappij { $company }.
interbellum-event-drafted = { $who } neemt de oliebron { $well }.
interbellum-event-bonus = { $who } krijgt { MONEY($money) } voor { $well }.
interbellum-event-round = Ronde { $round }
interbellum-event-gas-income = { $who } krijgt { MONEY($money) } voor gas.
interbellum-event-event = { $card } { $title }: { $text }
interbellum-event-rolled = De dobbelsteen wijst aan: { $power }.
interbellum-event-rolled-six = De dobbelsteen toont een zes.
interbellum-event-named = { $who } kiest { $power }.
interbellum-event-voted = { $who }: { $votes } voor { $area }.
interbellum-event-nothing-happens = { $why ->
    [none-outside] Geen grootmacht heeft een legereenheid buiten: geen enkele trekt zich terug.
    [no-influence] { $power }: niemand heeft er invloed, dus de grootmacht gaat zich niet { $kind }.
   *[impossible] { $power } kan zich niet { $kind }.
}
interbellum-event-expanded = { $power } breidt zich uit: { $area }.
interbellum-event-withdrew = { $power } trekt zich terug: { $area }.
interbellum-event-moved = { $who } verplaatst een legereenheid ({ $power }): { $origin } → { $area }.
interbellum-event-turn = { $who } doet niets.
interbellum-event-works = { $who } zet een executive in: { $work }.
interbellum-event-laid = { $who } legt { $segment } aan voor { MONEY($money) }.
interbellum-event-removed = { $who } haalt { $segment } weg.
interbellum-event-staked = { $who } zet { MONEY($money) } in.
interbellum-event-drew-gas = { $cubes ->
    [one] { $who } trekt { $cubes } blokje, waarvan { $black } zwart.
   *[other] { $who } trekt { $cubes } blokjes, waarvan { $black } zwart.
}
interbellum-event-found-gas = { $who } vindt gas, vondst nummer { $finds }.
interbellum-event-white-cubes = { $cubes ->
    [one] { $cubes } wit blokje gaat in de zak.
   *[other] { $cubes } witte blokjes gaan in de zak.
}
interbellum-event-income = { $who } krijgt { MONEY($money) } uit { $well }.
interbellum-event-bought-well = { $who } koopt de oliebron { $well } voor { MONEY($money) }.
interbellum-event-bought-influence = { $who } betaalt { MONEY($money) } voor invloed: { $power }.
interbellum-event-gained = { $who } krijgt { $cubes } invloed: { $power }.
interbellum-event-lost = { $who } verliest { $cubes } invloed: { $power }.
interbellum-event-flag = { $who } heeft nu de vlag: { $power }.
interbellum-event-flag-back = Niemand heeft de vlag nog: { $power }.
interbellum-event-drew = { $cards ->
    [one] { $who } pakt een actiekaart.
   *[other] { $who } pakt { $cards } actiekaarten.
}
interbellum-event-drew-card = { $who } pakt { $card }.
interbellum-event-reshuffled = { $cards ->
    [one] De aflegstapel wordt geschud: { $cards } actiekaart.
   *[other] De aflegstapel wordt geschud: { $cards } actiekaarten.
}
interbellum-event-played = { $who } speelt { $card }.
interbellum-event-discarded = { $who } legt { $card } af.
interbellum-event-received = { $who } krijgt { MONEY($money) }.
interbellum-event-paid = { $who } betaalt { MONEY($money) }.
interbellum-event-cable = { $who } bekijkt de bovenste kaarten van stapel { $stack }.
interbellum-event-cable-seen = Daar ligt { $first }, eerder door iemand neergelegd.
interbellum-event-cable-order = Bovenop ligt { $first }, dan { $second }.
interbellum-event-overtime = { $workers ->
    [one] { $who } heeft nu { $workers } executive.
   *[other] { $who } heeft nu { $workers } executives.
}
interbellum-event-scored = Het spel is afgelopen.

## What can be done

interbellum-action-lay_pipeline = Pijplijn aanleggen
interbellum-action-search_gas = Gas zoeken
interbellum-action-take_income = Inkomsten genereren
interbellum-action-buy_influence = Invloed kopen
interbellum-action-draw_cards = Actiekaarten pakken
interbellum-action-play_card = Actiekaart spelen
interbellum-action-buy_well = Oliebron kopen
interbellum-action-move_army = Legereenheid verplaatsen
interbellum-action-pass = Passen
interbellum-action-segment = { $segment } ({ $area })
interbellum-action-remove = Verwijder { $segment } ({ $area })
interbellum-action-to = Naar { $area }
interbellum-action-army = { $power ->
    [none] De legereenheid in { $area }
   *[other] De legereenheid in { $area } ({ $power })
}
interbellum-action-well = { $well }
interbellum-action-stake = Zet { MONEY($money) } in
interbellum-action-rival = { $who }
interbellum-action-stack = Stapel { $stack }
interbellum-action-buy = Nog één
interbellum-action-discount = Korting nemen
interbellum-action-extra = Verdere stukken leggen voor de volle prijs
interbellum-action-keep = In deze volgorde laten
interbellum-action-swap = Omwisselen
interbellum-action-decline = Afzien
interbellum-action-stop = Stoppen
interbellum-action-pay = Betalen
interbellum-action-lose = Invloed verliezen

## What each choice is good for

interbellum-hint-work-lay-pipeline = Leg een stuk pijplijn, de weg van een oliebron naar een haven: 3 punten per stuk van een afgeronde pijplijn, en de bron levert dubbel op. Stukken die niets verbinden, zijn niets waard.
interbellum-hint-work-search-gas = Zet geld in voor blokjes uit de zak; één zwart blokje is een vondst. Vondsten leveren inkomsten en steeds meer punten op, een mislukking niets.
interbellum-hint-work-take-income = Neem de inkomsten van één van je oliebronnen: { MONEY(3) }, verbonden met een haven { MONEY(6) }. Elke bron levert één keer per ronde op.
interbellum-hint-work-buy-influence = Koop invloed in één grootmacht: punten, goedkopere buizen in haar landen, stemmen, en de vlag als je de meeste hebt. Dun gespreid levert het weinig op.
interbellum-hint-work-draw-cards = Pak twee actiekaarten. Er een spelen kost later nog een executive, dus pak vroeg; het tarief stijgt met elke executive daar.
interbellum-hint-work-play-card = Speel één kaart uit je hand. Ga vroeg: elke executive bij de stapel maakt het voor de volgende duurder.
interbellum-hint-work-buy-well = Koop een vrije oliebron. Die levert op vanaf de volgende ronde en kan verbonden worden; vroeg loont dat, laat nauwelijks.
interbellum-hint-work-move-army = Verplaats een legereenheid van een grootmacht waarvan je de vlag hebt naar een vrij land ernaast. Het kost niets; waar ze staat, maakt invloed in haar grootmacht buizen goedkoper.
interbellum-hint-work-pass = Doe niets met deze executive. Alleen als al het andere je zou schaden.
interbellum-hint-segment = Leg je stuk hier, voorgoed. Het best op de kortste weg van je oliebron naar een haven; goedkoper waar je invloed hebt in de grootmacht die het land beheerst.
interbellum-hint-remove = Je verliest dit stuk. Kies er een dat geen pijplijn nodig zal hebben.
interbellum-hint-to = De legereenheid gaat daarheen en beheerst het land. Goed waar je buizen legt en invloed hebt in haar grootmacht, of waar ze een tegenstander in de weg staat.
interbellum-hint-army = Het gaat om deze legereenheid. Elke legereenheid buiten is 2 punten waard voor wie de vlag van haar grootmacht heeft.
interbellum-hint-well = Deze oliebron. Kijk naar de bonus, de weg naar een haven, en wie daar nog meer buizen legt.
interbellum-hint-power = Deze grootmacht. Wie de meeste invloed heeft, heeft de vlag: punten daarvoor en voor elk van haar legereenheden buiten. Goed als haar landen liggen waar je wilt bouwen.
interbellum-hint-stake = Eén blokje per dollar, plus je gratis blokjes. Meer blokjes geven een betere kans, maar een vondst is één vondst, hoeveel er ook zwart zijn.
interbellum-hint-card = Speel hem als hij je het meest oplevert; aan het eind zijn kaarten niets waard.
interbellum-hint-rival = Deze tegenstander verliest de invloed. Kies degene van wie je de vlag wilt.
interbellum-hint-stack = Bekijk de volgende gebeurtenissen van deze stapel. A: grootmachten, B: zaken, C: de regel van een hele ronde.
interbellum-hint-buy = Nog één blokje in deze grootmacht. Goed als het de vlag oplevert of de volgende plek van de tracker bereikt.
interbellum-hint-discount = Betaal minder voor dit stuk, en de actie eindigt.
interbellum-hint-extra = Betaal de volle prijs en leg door in landen van dezelfde grootmacht. Goed als je geld hebt voor meerdere.
interbellum-hint-keep = De eerste gebeurtenis blijft bovenop en komt als volgende.
interbellum-hint-swap = De tweede gebeurtenis komt als volgende. Goed als de eerste je zou schaden.
interbellum-hint-decline = Gebruik het niet. Het komt niet terug.
interbellum-hint-stop = Beëindig de actie hier en houd het geld.
interbellum-hint-pay = Betaal en houd wat je hebt.
interbellum-hint-lose = Houd het geld en verlies daar invloed, misschien ook de vlag.

## Why a choice was the only one

interbellum-only-well = Geen andere eigen oliebron is nu te gebruiken.
interbellum-only-power = Er is geen andere grootmacht te kiezen.
interbellum-only-to = Geen ander land ernaast is vrij.
interbellum-only-army = Geen andere legereenheid kan zich verplaatsen.
interbellum-only-rival = Geen andere tegenstander heeft daar invloed.
interbellum-only-lose = Er is geen geld om in plaats daarvan te betalen.
interbellum-only-segment = Geen ander traject is open en betaalbaar.
interbellum-only-stake = Er is maar geld voor één inzet.
interbellum-only-card = Geen andere kaart uit de hand kan gespeeld worden.
interbellum-only-pay = Er is geen kaart om af te leggen.

## What is asked

interbellum-ask-DraftWell = Welke oliebron neem je?
interbellum-ask-OpeningPower = Een zes! Welke grootmacht stuurt de eerste legereenheid uit?
interbellum-ask-OpeningTarget = { $power } stuurt de eerste legereenheid uit. Waarheen?
interbellum-ask-PlaceWorker = Wat doet je executive?
interbellum-ask-LaySegment = Welk traject leg je aan?
interbellum-ask-ExtraSegment = { $power }: je mag daar nog { $left } leggen. Welk traject?
interbellum-ask-PipelineMode = { $segment }: de korting, of verdere stukken voor de volle prijs?
interbellum-ask-GasStake = { $free ->
    [one] Hoeveel zet je in? { $free } blokje is gratis.
   *[other] Hoeveel zet je in? { $free } blokjes zijn gratis.
}
interbellum-ask-GasBonusPower = Je vondst laat een grootmacht handelen. Welke?
interbellum-ask-ExpansionTarget = { $power } breidt zich uit. Waarheen?
interbellum-ask-ProxyTarget = { $power } verdrijft een vreemde legereenheid. Waar?
interbellum-ask-ArmyToMove = Welke legereenheid verplaats je?
interbellum-ask-ArmyToMarch = Geforceerde mars: welke legereenheid verplaats je?
interbellum-ask-ArmyByFind = Je vondst: welke legereenheid verplaats je ({ $power })?
interbellum-ask-ArmyDestination = De legereenheid verlaat { $area }. Waar gaat ze heen?
interbellum-ask-RecallArmy = Welke legereenheid gaat naar huis?
interbellum-ask-IncomeWell = Welke oliebron levert op?
interbellum-ask-SpotCargo = Welke oliebron levert op?
interbellum-ask-InfluencePower = In welke grootmacht koop je invloed?
interbellum-ask-InfluenceMore = { $power }: nog één voor { MONEY($price) }?
interbellum-ask-ChooseCard = Welke kaart speel je?
interbellum-ask-GunboatPower = { $card }: welke grootmacht breidt zich uit?
interbellum-ask-ProxyPower = { $card }: welke grootmacht verdrijft een vreemde legereenheid?
interbellum-ask-BaksheeshPower = { $card }: in welke grootmacht krijg je invloed?
interbellum-ask-DoubleAgentPower = { $card }: in welke grootmacht verliest een tegenstander invloed aan jou?
interbellum-ask-HaguePower = { $card }: welke vlag pak je?
interbellum-ask-CardRival = { $power }: welke tegenstander verliest invloed?
interbellum-ask-NightTrainSegment = { $card }: welk traject leg je aan?
interbellum-ask-HandshakeSegment = { $card }: welk traject leg je aan?
interbellum-ask-WildcatLease = Welke oliebron koop je?
interbellum-ask-BuyWell = Welke oliebron koop je?
interbellum-ask-CableStack = Welke stapel bekijk je?
interbellum-ask-CableOrder = Je ziet { $first } bovenop { $second }. In welke volgorde gaan ze terug?
interbellum-ask-GainPower = In welke grootmacht krijg je invloed?
interbellum-ask-GainByEvent = In welke grootmacht krijg je invloed?
interbellum-ask-LosePower = In welke grootmacht verlies je invloed?
interbellum-ask-Vote = { $power } gaat zich { $kind }. Wat stem je in het geheim?
interbellum-ask-OpenVote = { $power } gaat zich { $kind }. Wat stem je?
interbellum-ask-BreakTie = { $power } gaat zich { $kind }; de stemmen staan gelijk. Wat beslis je?
interbellum-ask-DecideForPower = { $power } gaat zich { $kind }. Jij beslist.
interbellum-ask-NamePower = Een zes! Welke grootmacht kies je?
interbellum-ask-ChooseMostArmies = Welke van de grootmachten met de meeste legereenheden trekt zich terug?
interbellum-ask-PayForFlag = { $power }: betaal je { MONEY($pay) } of verlies je daar invloed?
interbellum-ask-DiscardOrPay = Welke kaart leg je af, of betaal je { MONEY($pay) }?
interbellum-ask-SurplusSegment = Overtollige buizen: leg je een traject aan voor { MONEY($price) }?
interbellum-ask-RemoveOrPay = Sabotage: welk stuk verlies je, of betaal je { MONEY($pay) }?

## The table

# Same as in English.
interbellum-table-title = Interbellum
interbellum-table-over = het spel is afgelopen
interbellum-table-round = ronde { $round } van { $rounds }, { $decade }
interbellum-table-start = startspeler { $who }
interbellum-table-bag = zak: { $white } wit, { $black } zwart
interbellum-table-power = Grootmacht
interbellum-table-outside = Legers
interbellum-table-flag = Vlag
interbellum-table-extra_power = Nog een traject: { $power }
interbellum-table-closed_power = Gesloten: { $power }
interbellum-table-well = Bron
interbellum-table-owner = Eigenaar
interbellum-table-income = Inkomen
interbellum-table-armies = Legers buiten
interbellum-table-player = Speler
interbellum-table-money = Geld
# Same as in English.
interbellum-table-workers = Executives
# Same as in English.
interbellum-table-finds = Gas
interbellum-table-pieces = Buizen
interbellum-table-cards = Kaarten
interbellum-table-score = Punten
interbellum-table-lines = Je stukken: { $lines }

## Options

interbellum-option-edition = Welke editie wordt gespeeld
interbellum-option-first_player = Wie begint
interbellum-option-opening_army = Bij de start staat één legereenheid buiten
interbellum-option-vote_mode = Hoe er wordt gestemd
interbellum-option-no_influence_event = Wie beslist voor een grootmacht zonder invloed
interbellum-option-dice_exclude = Welke grootmachten een dobbelsteen niet kan aanwijzen
interbellum-option-flag_overtaken_tie = Waar een vlag heen gaat als tegenstanders samen bovenaan staan
interbellum-option-pipeline_benefit = Korting en extra stukken samen, of een keuze
interbellum-option-home_counts_as_controlled = Thuisgebieden geven korting en extra stukken
interbellum-option-price_floor = De laagste prijs van een stuk
interbellum-option-cheap_influence = Waar invloed goedkoop is
interbellum-option-deck_fee_counts = Wiens executives het tarief bij de trekstapel verhogen
interbellum-option-draw_gas_alone = Gratis blokjes mogen zonder inzet worden getrokken
interbellum-option-gas_boats = Hoeveel er in een ronde naar gas mogen zoeken
interbellum-option-truce_blocks_gas_bonus = Een wapenstilstand houdt de bonus van de vijfde vondst tegen
interbellum-option-bought_well_bonus = Een gekochte oliebron levert zijn bonus op
interbellum-option-well_pass_through = Pijplijnen mogen door andere oliebronnen lopen
interbellum-option-shared_segments = Hoe vaak een gedeeld stuk telt
interbellum-option-port_bonus = Hoe vaak een haven voor een speler telt
interbellum-option-pass_allowed = Wanneer je mag passen

## The board in the browser

interbellum-board-label = De tafel van Interbellum
interbellum-board-map = Kaart
interbellum-board-map-keys = Kaart: verschuif hem met de pijltjestoetsen, vergroot en verklein met plus en min, 0 toont alles
interbellum-board-nearer = Vergroten
interbellum-board-farther = Verkleinen
interbellum-board-whole = De hele kaart tonen
interbellum-board-parts = Delen van het bord
interbellum-board-jump-events = Gebeurtenissen
interbellum-board-jump-map = Kaart
interbellum-board-jump-works = Acties
interbellum-board-jump-powers = Machten
interbellum-board-jump-me = Ik
interbellum-board-jump-others = Anderen
interbellum-board-events = Gebeurtenissen van de ronde
interbellum-board-works = Acties van een executive
interbellum-board-powers = Grootmachten en invloed
interbellum-board-me = Mijn maatschappij
interbellum-board-others = De andere maatschappijen
interbellum-board-hand = Mijn actiekaarten
interbellum-board-setup = voorbereiding
interbellum-board-when = ronde { $round }/{ $rounds }
interbellum-board-lay = Aanleggen voor { MONEY($money) }
interbellum-board-turn = Beurt
interbellum-board-round = Ronde { $round } van { $rounds }
interbellum-board-decade-20s = jaren ’20
interbellum-board-decade-30s = jaren ’30
interbellum-board-money = { MONEY($money) }
interbellum-board-points = { $sign }{ $points } pnt
interbellum-board-pts = pnt
interbellum-board-price = Het kost { MONEY($price) }.
interbellum-board-from = vanaf { MONEY($money) }
interbellum-board-gain = tot { MONEY($money) }
interbellum-board-a-cube = { MONEY($money) } per blokje
interbellum-board-truce = wapenstilstand
interbellum-board-workers-left = nog { $workers }
interbellum-board-work-lay_pipeline = Pijplijn
# Same as in English.
interbellum-board-work-search_gas = Gas
interbellum-board-work-take_income = Inkomen
interbellum-board-work-buy_influence = Invloed
interbellum-board-work-draw_cards = Pakken
interbellum-board-work-play_card = Spelen
interbellum-board-work-buy_well = Oliebron
interbellum-board-work-move_army = Leger
interbellum-board-work-pass = Passen
interbellum-board-stack-A = Grootmachten
interbellum-board-stack-B = Zaken
interbellum-board-stack-C = Hele ronde
interbellum-board-left = nog { $cards }: { $titles }
interbellum-board-known = Je weet wat er komt: { $cards }
interbellum-board-looked = { $who } weet wat er komt.
interbellum-board-chance = { $percent }% zwart
interbellum-board-deck = { $deck ->
    [one] { $deck } actiekaart in de trekstapel, { $discards } afgelegd.
   *[other] { $deck } actiekaarten in de trekstapel, { $discards } afgelegd.
}
interbellum-board-fee = tarief { MONEY($money) }
interbellum-board-no-flag = Niemand heeft de vlag.
interbellum-board-flag = { $who } heeft de vlag.
interbellum-board-armies = Legereenheden: { $home } thuis, { $outside } buiten
interbellum-board-next = +1: { MONEY($money) }
interbellum-board-next-cube = Je volgende invloed kost { MONEY($money) }.
interbellum-board-influence = { $who } { $cubes }
interbellum-board-brings = Je invloed: punten { $points }, korting per stuk { MONEY($money) }, extra stukken per actie { $pieces }.
interbellum-board-workers = Executives om in te zetten: { $workers }
interbellum-board-supply = Over: stukken { $pieces }, boortorens { $derricks }, blokjes { $cubes }
interbellum-board-cards = Actiekaarten: { $cards }
interbellum-board-no-cards = Geen actiekaarten
interbellum-board-awaited = moet kiezen
interbellum-board-start = Startspeler
interbellum-board-gas = Gasvondsten: { $finds }. Inkomsten { MONEY($money) } per ronde, punten { $points }.
interbellum-board-area-free = { $area }: door niemand beheerst.
interbellum-board-area-held = { $area }: beheerst door een legereenheid ({ $power }).
interbellum-board-area-home = { $armies ->
    [one] { $area }: thuisbasis ({ $power }), { $armies } legereenheid thuis.
   *[other] { $area }: thuisbasis ({ $power }), { $armies } legereenheden thuis.
}
interbellum-board-port = Haven { $port }: { $points } punten voor elke pijplijn die hier eindigt.
# Same as in English.
interbellum-board-well = { $well } in { $area }.
interbellum-board-well-free = Vrij.
interbellum-board-well-owner = Eigenaar { $who }, inkomsten { MONEY($money) }.
interbellum-board-linked = Verbonden met een haven.
interbellum-board-unlinked = Niet verbonden met een haven.
interbellum-board-yielded = Heeft deze ronde al opgeleverd.
interbellum-board-acquired = Deze ronde gekocht: levert op vanaf de volgende.
# Same as in English.
interbellum-board-bonus = Bonus: { $bonus }.
interbellum-board-bonus-money = { MONEY($money) }
interbellum-board-bonus-cards = { $cards ->
    [one] { $cards } actiekaart
   *[other] { $cards } actiekaarten
}
interbellum-board-bonus-gas = één blokje extra bij elke keer gas zoeken
interbellum-board-bonus-production = { MONEY(1) } meer inkomsten
interbellum-board-bonus-influence = { $cubes } invloed ({ $power })
interbellum-board-boat = { $who } zoekt naar gas in de Kaspische Zee.
interbellum-board-route = { $pieces ->
    [one] Pijplijn van { $who }, { $well } → { $port }: { $pieces } stuk.
   *[other] Pijplijn van { $who }, { $well } → { $port }: { $pieces } stukken.
}
interbellum-board-aim = Wijs een traject aan om te zien waar het goed voor is.
interbellum-board-aim-tap = Tik op een traject om te zien waar het goed voor is.
interbellum-board-full = geen korting hier
interbellum-board-discount = { MONEY($base) } − { MONEY($money) } korting: { $power }
interbellum-board-now = { $points ->
    [one] Levert meteen { $points } punt op.
   *[other] Levert meteen { $points } punten op.
}
interbellum-board-spoils = { $points ->
    [one] Kost je { $points } punt: het maakt een kortere pijplijn.
   *[other] Kost je { $points } punten: het maakt een kortere pijplijn.
}
interbellum-board-line = { $well } → { $port }: met dit stuk { $laid } van { $pieces } gelegd.
interbellum-board-line-worth = Afgerond: +{ $points } punten.
interbellum-board-line-rest = Nog { $pieces } te leggen, vandaag voor { MONEY($money) }.
interbellum-board-line-done = Dit rondt af: { $well } → { $port }.
interbellum-board-no-line = Op geen korte weg van je oliebronnen naar een haven.
interbellum-board-stakes = Inzet, en de kans om gas te vinden. Gratis blokjes: { $free }
interbellum-board-stake = Zet { MONEY($money) } in: { $percent }% kans om gas te vinden
interbellum-board-will-expand = { $power } breidt zich uit
interbellum-board-will-withdraw = { $power } trekt zich terug
interbellum-board-secret = Geheime stemmen, getoond als iedereen gestemd heeft.
interbellum-board-open = Open stemmen, in speelvolgorde.
interbellum-board-tie = Gelijke stand: wie de vlag heeft, beslist.
interbellum-board-alone = Alleen { $who } heeft invloed en beslist.
interbellum-board-nobody = Niemand heeft invloed: { $who } beslist als startspeler.
interbellum-board-votes = Stemmen: { $votes }
interbellum-board-casting = heeft de doorslaggevende stem
interbellum-board-sealed = heeft gestemd
interbellum-board-voting = kiest nog
interbellum-board-sea-black = Zwarte Zee
interbellum-board-sea-mediterranean = Middellandse Zee
interbellum-board-sea-caspian = Kaspische Zee
interbellum-board-sea-gulf = Perzische Golf
interbellum-board-sea-red = Rode Zee
# Same as in English.
interbellum-board-short-TER = Terek
interbellum-board-short-GEO = Georgië
interbellum-board-short-ARM = Armenië
interbellum-board-short-BAK = Azerbeidzjan
# Same as in English.
interbellum-board-short-TAB = Tabriz
# Same as in English.
interbellum-board-short-GIL = Gilan
# Same as in English.
interbellum-board-short-KER = Kermanshah
# Same as in English.
interbellum-board-short-KHU = Khuzestan
# Same as in English.
interbellum-board-short-FAR = Fars
# Same as in English.
interbellum-board-short-PON = Pontus
# Same as in English.
interbellum-board-short-DIY = Diyarbekir
interbellum-board-short-CIL = Cilicië
# Same as in English.
interbellum-board-short-MOS = Mosul
# Same as in English.
interbellum-board-short-KIR = Kirkuk
interbellum-board-short-BAG = Bagdad
# Same as in English.
interbellum-board-short-BAS = Basra
# Same as in English.
interbellum-board-short-ALE = Aleppo
interbellum-board-short-DEZ = Syr. Woestijn
# Same as in English.
interbellum-board-short-DAM = Damascus
interbellum-board-short-PAL = Palestina
interbellum-board-short-TRJ = Transjordanië
interbellum-board-short-HEJ = Hedjaz
interbellum-board-short-SHA = Djebel Sjammar
interbellum-board-short-KUW = Koeweit
# Same as in English.
interbellum-board-short-HAS = Al-Hasa
interbellum-board-short-BHQ = Bahrein
interbellum-board-short-EGY = Egypte
# Same as in English.
interbellum-board-short-TRU = Trucial Oman
interbellum-board-short-RUS = Zuid-Rusland
interbellum-board-short-TKM = Transkaspië
interbellum-board-short-CPE = Perzië
interbellum-board-short-ANA = Anatolië
interbellum-board-short-NEJ = Nedjd

interbellum-page-to-move = ▶ { $who }
interbellum-page-score = { $points } ({ $items })
interbellum-page-players = Spelers
interbellum-page-powers = Grootmachten
interbellum-page-wells = Oliebronnen
interbellum-page-pieces = Stukken op de kaart
interbellum-page-routes = Pijplijnen die tellen
interbellum-page-company = Maatschappij
interbellum-page-home = Legereenheden thuis
interbellum-page-head-stack = Stapel
interbellum-page-head-event = Gebeurtenis
interbellum-page-head-text = Wat er staat
interbellum-page-head-area = Gebied
interbellum-page-head-about = Bijzonderheden
interbellum-page-head-segment = Traject
interbellum-page-head-owners = Gelegd door
interbellum-page-head-port = Haven
interbellum-page-head-card = Kaart
interbellum-page-head-count = Aantal
interbellum-page-chapter-0 = Wat dit is
interbellum-page-chapter-1 = Spelmateriaal
interbellum-page-chapter-2 = Voorbereiding
interbellum-page-chapter-3 = Spelverloop
interbellum-page-chapter-4 = Invloed, controle en vlaggen
interbellum-page-chapter-5 = Grootmachten, legereenheden en territoria
interbellum-page-chapter-6 = Begin van een ronde
interbellum-page-chapter-7 = Actiebeurten
interbellum-page-chapter-8 = Een pijplijn aanleggen
interbellum-page-chapter-9 = Gas zoeken
interbellum-page-chapter-10 = Inkomen
interbellum-page-chapter-11 = Invloed kopen
interbellum-page-chapter-12 = Actiekaarten
interbellum-page-chapter-13 = Een oliebron kopen
interbellum-page-chapter-14 = Een legereenheid verplaatsen
interbellum-page-chapter-15 = Einde van een ronde
interbellum-page-chapter-16 = Einde van het spel en puntentelling
interbellum-page-chapter-17 = Varianten en edities
interbellum-page-chapter-18 = Opties
interbellum-page-value-edition-standard = standaard
interbellum-page-value-first_player-random = door het lot
interbellum-page-value-first_player-seat_0 = de eerste plaats
interbellum-page-value-opening_army-off = nee
interbellum-page-value-opening_army-on = ja
interbellum-page-value-vote_mode-secret = geheim, iedereen tegelijk
interbellum-page-value-vote_mode-open_clockwise = open, in speelvolgorde
interbellum-page-value-no_influence_event-start_player = de startspeler
interbellum-page-value-no_influence_event-skip = niemand: er gebeurt niets
interbellum-page-value-dice_exclude-card = die door de kaart zijn getroffen
interbellum-page-value-dice_exclude-rolled_only = die zijn gegooid
interbellum-page-value-flag_overtaken_tie-clockwise = naar de volgende met de klok mee
interbellum-page-value-flag_overtaken_tie-keeps = de bezitter houdt hem
interbellum-page-value-pipeline_benefit-both = beide
interbellum-page-value-pipeline_benefit-either = een van beide
interbellum-page-value-price_floor-1 = { MONEY(1) }
interbellum-page-value-price_floor-0 = gratis
interbellum-page-value-cheap_influence-track_steps = op drie plekken van elke tracker
interbellum-page-value-cheap_influence-game_spots = de eerste drie blokjes in elke grootmacht
interbellum-page-value-cheap_influence-round_spots = voor de eerste drie executives per ronde
interbellum-page-value-cheap_influence-none = nergens
interbellum-page-value-deck_fee_counts-all = die van iedereen
interbellum-page-value-deck_fee_counts-rivals_only = die van de tegenstanders
interbellum-page-value-gas_boats-unlimited = onbeperkt
interbellum-page-value-gas_boats-one_per_player = zoveel als er spelers zijn
interbellum-page-value-shared_segments-once = één keer
interbellum-page-value-shared_segments-per_well = voor elke oliebron
interbellum-page-value-port_bonus-per_well = voor elke oliebron
interbellum-page-value-port_bonus-once_per_port = één keer
interbellum-page-value-pass_allowed-always = altijd
interbellum-page-value-pass_allowed-only_if_stuck = alleen als er niets anders kan

## The guided first game

interbellum-guide-welcome = Welkom in het Midden-Oosten tussen de oorlogen. Je leidt een oliemaatschappij: oliebronnen, pijplijnen naar zee, gas, en invloed bij vijf grootmachten. Er worden zes rondes gespeeld en wie de meeste punten heeft, wint; de eerste twee spelen we samen, met voorbereid toeval.
interbellum-guide-powers = Je maatschappij begint met invloed in enkele grootmachten. In Saudi-Arabië sta je het sterkst: je hebt er zelfs de vlag, omdat niemand daar meer invloed heeft.
interbellum-guide-well = Iedereen kiest twee oliebronnen. Neem Dammam in Al-Hasa: die ligt naast Saudi-Arabië, twee stukken van een haven, en geeft je daar nog één invloed.
interbellum-guide-well-done = Drie invloed in Saudi-Arabië. Oliebronnen dichtbij en een grootmacht die je goedgezind is, horen bij elkaar.
interbellum-guide-well-two = Je tweede oliebron: Burgan in Koeweit, er vlak naast. Die geeft meteen { MONEY(1) }.
interbellum-guide-well-two-done = Beide oliebronnen liggen waar Saudische legereenheden kunnen komen.
interbellum-guide-events = Elke ronde begint met drie gebeurtenissen. De eerste verplaatst legereenheden: Saudi-Arabië breidt zich twee keer uit. Omdat alleen jij daar invloed hebt, beslis alleen jij waarheen.
interbellum-guide-expand = Stuur de legereenheid naar Al-Hasa. Waar een grootmacht heerst die je goedgezind is, zijn pijplijnen goedkoper en mag je er meer tegelijk leggen.
interbellum-guide-expand-done = Al-Hasa is nu Saudisch, en je oliebron is daar in goede handen.
interbellum-guide-expand-two = De tweede legereenheid: Djebel Sjammar. Elke legereenheid buiten telt twee punten voor wie de vlag heeft, en dat ben jij.
interbellum-guide-expand-two-done = Twee legereenheden, aan het eind vier punten voor wie de vlag heeft.
interbellum-guide-gain = De tweede gebeurtenis is voor iedereen: één invloed in een grootmacht naar keuze. Anderen hebben ook een oog op Saudi-Arabië, dus stel je vlag daar veilig. Het maakt buizen ook nog goedkoper.
interbellum-guide-gain-done = Vier invloed: { MONEY(2) } korting op elk stuk, en één extra stuk in een actie. De derde gebeurtenis verandert een regel voor deze ronde.
interbellum-guide-workers = Nu de acties. Ieder van jullie heeft vier executives en zet er telkens één in. Een oliebron zonder pijplijn levert { MONEY(3) } op, één die een haven bereikt { MONEY(6) }, en pijplijnen zijn veel punten waard.
interbellum-guide-lay = Begin dus met een pijplijn.
interbellum-guide-lay-done = Elk traject op de kaart staat voor je open; de prijs hangt ervan af wie daar heerst.
interbellum-guide-segment = Leg het eerste stuk van Dammam naar Qatif. Het kost { MONEY(2) } in plaats van { MONEY(4) }, dankzij je vrienden in Riyad.
interbellum-guide-segment-done = Eén stuk ligt er. Het blijft daar de rest van het spel.
interbellum-guide-extra = Dankzij je invloed mag je in dezelfde actie nog een stuk leggen. Van Qatif naar de haven Ras Tanura: dan is de verbinding compleet.
interbellum-guide-extra-done = Dammam is verbonden, met één executive en { MONEY(4) }. Twee stukken en de haven zijn acht punten waard.
interbellum-guide-income = Je hebt geld nodig. Neem de inkomsten van een oliebron; elke bron levert één keer per ronde op.
interbellum-guide-income-done = Welke? De pijplijn maakt het verschil.
interbellum-guide-income-well = Dammam is verbonden en geeft { MONEY(6) }, Burgan maar { MONEY(3) }.
interbellum-guide-income-well-done = { MONEY(8) } in de hand. De pijplijn heeft zich al terugverdiend.
interbellum-guide-influence = Invloed geeft punten, goedkopere buizen en een stem bij gebeurtenissen. Het eerste blokje in een grootmacht is goedkoop, dus een voet tussen nog een deur is een goede koop.
interbellum-guide-influence-done = Kies nu de grootmacht.
interbellum-guide-soviet = Neem de Sovjet-Unie, voor { MONEY(2) }. Je tegenstanders hebben oliebronnen aan haar grens: met een stem praat je mee als haar legereenheden bewegen.
interbellum-guide-soviet-done = Eén punt op de invloedstracker van de Sovjet-Unie, en een stem.
interbellum-guide-more = Je zou er meteen meer kunnen kopen; het volgende blokje kost { MONEY(3) }. Stop, en bewaar het geld voor oliebronnen.
interbellum-guide-more-done = { MONEY(6) } over.
interbellum-guide-army = Je laatste executive van deze ronde. Wie een vlag heeft, mag de legereenheden van die grootmacht bevelen, gratis. Je buizen in Al-Hasa liggen er al: de legereenheid daar is elders nuttiger.
interbellum-guide-army-done = Kies de legereenheid, en dan waar ze heen gaat.
interbellum-guide-army-which = Neem die in Al-Hasa.
interbellum-guide-army-which-done = Ze kan naar een aangrenzend land zonder legereenheid.
interbellum-guide-army-to = Trek naar Koeweit, waar je tweede oliebron ligt. Daar leg je de volgende pijplijn goedkoop aan.
interbellum-guide-army-to-done = Koeweit is Saudisch. Dat was je eerste ronde; nu maken de anderen de hunne af.
interbellum-guide-vote = Een nieuwe ronde, nieuwe gebeurtenissen. De Sovjet-Unie breidt zich uit, en verschillende spelers hebben daar invloed: iedereen stemt in het geheim, met zoveel stemmen als invloed.
interbellum-guide-vote-gilan = Stem voor Gilan, waar geen oliebron ligt. Je tegenstanders zien de legereenheid liever bij hun bronnen in Bakoe.
interbellum-guide-vote-done = Overstemd: één stem tegen meerdere. Bij gelijke stand beslist de bezitter van de vlag.
interbellum-guide-income-again = Eerst geld voor je plannen: neem opnieuw de inkomsten van Dammam.
interbellum-guide-income-again-done = Een verbonden oliebron betaalt elke ronde.
interbellum-guide-income-six = Weer { MONEY(6) }.
interbellum-guide-income-six-done = { MONEY(12) }: nu kun je je iets veroorloven.
interbellum-guide-cards = Je hebt al sinds het begin twee kaarten. Er een spelen kost een executive, en { MONEY(1) } voor elke executive die er al staat.
interbellum-guide-cards-done = Het tarief is betaald.
interbellum-guide-agent = Dubbelagent: een tegenstander verliest één invloed in een grootmacht, en jij krijgt er één. Dat zijn twee stappen voor de prijs van één.
interbellum-guide-agent-done = Waar moet hij aan het werk?
interbellum-guide-agent-turkey = Turkije: maar één tegenstander heeft daar invloed, één enkel blokje. Pak het, en de vlag komt mee.
interbellum-guide-agent-turkey-done = Een tweede vlag: twee punten, en nog twee voor elke Turkse legereenheid buiten.
interbellum-guide-gas = Gas in de Kaspische Zee: elke vondst is meer waard dan de vorige, tot 21 punten, en levert elke ronde inkomsten op. Je tegenstanders liggen daar ver voor, dus begin.
interbellum-guide-gas-done = Nu zet je geld in.
interbellum-guide-stake = Voor elke dollar trek je één blokje uit de zak. Eén zwart blokje is genoeg voor een vondst; meer dan één helpt niet. Twee is een redelijke poging.
interbellum-guide-stake-done = Een vondst! Vanaf nu elke ronde { MONEY(1) }, en één punt. Zonder vondst zou één wit blokje uit de zak zijn verdwenen.
interbellum-guide-buy = Je laatste executive. Een nieuwe oliebron kost { MONEY(7) }, en je hebt { MONEY(9) }.
interbellum-guide-buy-done = Kies er een die nog vrij is.
interbellum-guide-dukhan = Dukhan ligt dicht bij je andere oliebronnen, twee stukken van een haven, en geeft meteen een actiekaart. Hij levert op vanaf de volgende ronde.
interbellum-guide-dukhan-done = Drie oliebronnen. Je hebt nu alle soorten beslissingen van een ronde genomen.
interbellum-guide-score = Hoe wordt er geteld? Drie punten voor elk stuk op de kortste weg van een oliebron naar een haven, plus de bonus van de haven. Gas levert 1 tot 21 punten op, invloed de punten op de trackers, en elke vlag twee, met nog twee voor elke legereenheid van die grootmacht buiten. Geld telt niet.
interbellum-guide-finish = Er worden zes rondes gespeeld. Vanaf de vierde zijn de gebeurtenissen die van de jaren dertig, en ruwer: legereenheden trekken zich terug, en wat er staat kan je geld kosten.
interbellum-guide-go-on = Nu is het spel aan jou. Twee stukken door Koeweit, waar de Saudische legereenheid staat, zouden Burgan verbinden; veel plezier!
## Signs in words

interbellum-board-legend = Hoe je de tabellen van de grootmachten leest
interbellum-board-legend-marks = De eerste rij telt de invloed, van 0 tot { $end } en meer; de tekens staan bij de invloed van elke maatschappij.
interbellum-board-legend-points = Zoveel punten is de invloed aan het eind waard, vanaf deze kolom.
interbellum-board-legend-discount = Zoveel goedkoper is elk stuk pijplijn in landen die deze grootmacht beheerst.
interbellum-board-legend-extra = Zoveel extra stukken mag je in één actie leggen in landen van deze grootmacht.
interbellum-board-legend-next = Wat je volgende invloed hier kost. De plekken { $steps } zijn goedkoop.
interbellum-board-legend-flag = Wie de meeste invloed heeft, heeft de vlag: 2 punten, en 2 voor elke legereenheid buiten; die speler verplaatst deze legereenheden.
interbellum-board-legend-armies = Legereenheden buiten, van alle die de grootmacht heeft.
interbellum-refusal-guide-hasa = Je oliebron en je eerste pijplijn liggen in Al-Hasa: daar is de legereenheid je het meest waard. De les gaat verder met: { $action }.
interbellum-refusal-guide-link = Alleen deze weg leidt in één actie van je oliebron naar de haven. De les gaat verder met: { $action }.
