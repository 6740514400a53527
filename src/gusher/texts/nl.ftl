### Nederlands. Berichten van één spel beginnen met zijn naam; de rest dient elk spel.

## The language itself, by its own name, and how it writes a sum of money

language = Nederlands
money = $ { $sum }

## Things that any game reports

event-forced = { $why ->
    [none] { $who } had maar één keuze: { $action } ({ $section }).
   *[other] { $who } had maar één keuze: { $action } ({ $section }). { $why }
}
event-forced-note = { $why ->
    [none] (De enige keuze, { $section }.)
   *[other] (De enige keuze, { $section }: { $why })
}
event-answered = In het geheim gekozen: { $who }.

## Why a move is refused

refusal-not-offered = ‘{ $action }’ kan nu niet ({ $rule }).
refusal-not-your-decision = Plaats { $seat } hoeft nu niets te beslissen.
refusal-chance-due = Er moet eerst iets getrokken worden; niemand beslist nu.
refusal-no-chance-due = Er hoeft nu niets getrokken te worden.
refusal-impossible-outcome = ‘{ $outcome }’ kan nu niet getrokken worden.
refusal-game-over = Het spel is afgelopen.
refusal-guide-other = Niet in deze les: het vervolg is voorbereid op ‘{ $action }’. Verlaat de les als je vrij wilt spelen.
refusal-guide-standing = In een les bied je zelf.
refusal-cannot-take-back = Dat kun je niet terugnemen.
refusal-too-dear = Het kost { MONEY($price) }, meer dan je hebt.
refusal-no-barrel = Je hebt te weinig van die vaten in je opslag.
refusal-too-many = Meer dan { $most } kan niet.

## What does nothing: said beside the option

idle-nothing = doet niets: { $why }
idle-so-far = doet zoals het er nu voor staat niets: { $why }
idle-pass = verandert niets voor je

## The coach, in the page and in the terminal

coach-thinking = De coach denkt na …
coach-chance = wint { $chance } (± { $error })
coach-for = Ervoor pleit: { $items }.
coach-against = Ertegen pleit: { $items }.
coach-alike = In punten is er geen verschil te zien.
coach-more = { $points } meer uit ‘{ $item }’
coach-less = { $points } minder uit ‘{ $item }’
coach-compared = De punten gelden voor de rest van het spel, vergeleken met de andere mogelijkheden die hier staan.
coach-tries = { $done ->
    [yes] Elk { $tries } keer geprobeerd.
   *[no] Elk tot nu toe { $tries } keer geprobeerd; het wordt nog zekerder.
}

## Berichten: per mail, push en webhook, en hun schakelaars

notice-mail-end = Je hebt dit zelf aangezet. Met één klik stopt het:
notice-turn = Jij bent aan zet: { $game }
notice-turn-several = Je bent aan { $count } tafels aan zet
notice-over = Het spel is afgelopen: { $game }
notice-over-several = { $count } spellen zijn afgelopen
notice-invitation = { $who } nodigt je uit: { $game }
notice-invitation-several = Je bent aan { $count } tafels uitgenodigd
notice-with = Met { $names }
notice-line = { $game }, met { $names }
notice-hello = Vanaf nu vertelt Gusher je hier wat op je wacht.
notice-end = Met deze berichten stoppen?
notice-end-text = Je hoort dan niets meer over ‘{ $kind }’ via { $channel }.
notice-end-button = Stoppen
notice-end-done = Deze berichten zijn gestopt
notice-end-done-text = Je hoort niets meer over ‘{ $kind }’ via { $channel }. Je kunt het altijd weer aanzetten.
notice-end-wrong = Deze link stopt niets
notice-end-wrong-text = Hij is niet volledig. Kopieer hem helemaal, of open je berichten op de pagina.
page-notices = Berichten
page-notices-text = Wat je hoort als er iets op je wacht. Alles staat uit tot je het aanzet.
page-notices-name = Berichten zijn voor iemand: zeg ons eerst je naam.
page-notices-here = In deze browser, zolang er een pagina open is
page-notices-sound = Een korte toon
page-notices-popup = De melding van de browser, als ik naar iets anders kijk
page-notices-push = Push: ook als er geen pagina open is
page-notices-push-add = Deze browser bereiken
page-notices-push-remove = Niet meer in deze browser
page-notices-push-here = Deze browser wordt bereikt.
page-notices-push-others = { $count ->
    [one] Eén browser wordt bereikt.
   *[other] { $count } browsers worden bereikt.
}
page-notices-push-none = Er wordt nog geen browser bereikt.
page-notices-mail = Per mail
page-notices-mail-to = Naar { $address }
page-notices-mail-none = Je hebt geen mailadres opgegeven.
page-notices-webhook = Webhook: een bericht in je chat
page-notices-webhook-text = Slack, Discord, Mattermost en Matrix geven je zo’n adres voor een van je kanalen.
page-notices-webhook-url = Adres van de webhook
page-notices-webhook-save = Bewaren
page-notices-webhook-remove = Verwijderen
page-notices-webhook-kept = We hebben er net naartoe geschreven.
page-notices-trouble-private = Uitgezet: het adres leidt naar een privénetwerk, waar deze server niet naartoe schrijft.
page-notices-trouble-failing = Uitgezet: het is te vaak mislukt. Bewaar het adres opnieuw om het nog eens te proberen.
page-notices-trouble-redirect = Uitgezet: het adres leidt ergens anders heen. Noem het adres waar het heen leidt.
page-notices-trouble-gone = Uitgezet: op dit adres is niemand meer.
page-notices-trouble-bad-address = Uitgezet: naar dit adres kan niets worden gestuurd.
page-notices-kind-turn = Jij bent aan zet
page-notices-kind-over = Spel afgelopen
page-notices-kind-invitation = Uitnodiging
# Same as in English.
page-notices-channel-mail = mail
# Same as in English.
page-notices-channel-push = push
# Same as in English.
page-notices-channel-webhook = webhook
page-notices-wait = Als je aan zet bent, na twee minuten waarin je op geen van deze pagina’s was; meer tafels in één bericht.
page-notices-insecure = Dat kan alleen als de pagina via https is geopend.
page-notices-install = Op iPhone en iPad: zet Gusher eerst op het beginscherm en open het van daar.
page-notices-unsupported = Deze browser kan dat niet.
page-notices-denied = Deze browser verbiedt meldingen van deze pagina’s. Je kunt ze in zijn instellingen toestaan.
page-notices-tone = Beluisteren
page-problem-no-such-notice = Zo’n bericht bestaat niet.
page-problem-bad-subscription = De browser gaf sleutels waarmee niets kan worden gestuurd.
page-problem-notice-private = Dat adres ligt in een privénetwerk; daar schrijft deze server niet naartoe.
page-problem-notice-bad-address = Naar dat adres kan niets worden gestuurd. Het begint met https:// en is hoogstens 1000 tekens lang.
page-problem-push-failed = De browser kon niet voor pushberichten worden aangemeld.

## Playing in the terminal

play-player = Speler { $number }
play-bot = { $name } ({ $kind })
# Same as in English.
play-bot-name-1 = Ruth
# Same as in English.
play-bot-name-2 = Hank
# Same as in English.
play-bot-name-3 = Opal
# Same as in English.
play-bot-name-4 = Clyde
# Same as in English.
play-bot-name-5 = Mae
# Same as in English.
play-bot-name-6 = Otis
# Same as in English.
play-bot-name-7 = Pearl
# Same as in English.
play-bot-name-8 = Earl
play-question = { $where }: { $question }
play-ask = Jouw keuze (1 tot { $count }, h voor hulp): 
play-help =
    1, 2, …  die keuze maken
    3x2      keuze 3 twee keer achter elkaar; ×2 of meer naast een keuze zegt hoe vaak dat kan
    ?        de regel die het je vraagt, en waarom sommige keuzes er niet bij staan
    ? 3      de regel van keuze 3; ? §9.4 elke andere regel
    c        wat zou jij doen? De coach noemt de beste keuzes en zegt waarom
    u        je laatste keuze terugnemen, zolang er sindsdien niets nieuws te zien was
    t        nog eens de hele tafel
    m        meer keuzes, als ze niet op het scherm passen
    l        wat er in deze en de vorige ronde is gebeurd; l all: alles
    s        nu opslaan, en verder spelen
    q        stoppen; het spel wordt opgeslagen en kan later verder
play-more = { $first } tot { $last } van { $count }; m toont meer.
play-luck = Het toeval van dit spel ligt vast. SHA-256 van het startgetal: { $commitment }
play-coach-alone = De coach helpt alleen wie in zijn eentje tegen bots speelt.
play-not-a-choice = ‘{ $typed }’ is geen keuze van 1 tot { $count }; h toont wat je kunt typen.
play-not-a-number-of-choice = Keuze { $typed } bestaat niet; kies 1 tot { $count }.
play-not-possible = { $action }: { $why } ({ $section })
play-taken-back = Teruggenomen: { $action }.
play-undo-nothing = Je hebt nog niets gekozen.
play-undo-other = Na je laatste keuze was { $who } aan de beurt.
play-undo-chance = Na je laatste keuze is er iets getrokken.
play-undo-seen = Je laatste keuze heeft je iets laten zien dat verborgen was.
play-saved = Opgeslagen in { $file }.
play-continue = Verder spelen met: gusher play --resume { $file }
play-replay = Terugkijken met: gusher replay { $file }
play-verify = Het toeval controleren met: gusher verify { $file }
play-pass = Geef door aan { $who } en druk dan op Enter. 
play-over = Het spel is afgelopen.
play-winner = { $count ->
    [one] { $who } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $who } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
play-place = Plaats
play-player-heading = Speler
play-total = Totaal
play-log-empty = Er is nog niets gebeurd.

## Walking through a record

replay-head = { $title }, { $at } van { $count } zetten en trekkingen
replay-spectator = zoals een toeschouwer het ziet
replay-open = met alle kaarten open
replay-seat = zoals { $who } het ziet
replay-move = { $who }: { $action }
replay-ask = n volgende, p vorige, een getal, q stoppen: 
replay-no-such = ‘{ $typed }’ is geen n, p of q en geen getal van 0 tot { $count }.
replay-at-start = Dit is het begin.
replay-at-end = Dit is het einde.

## A review

review-head = { $title }: de keuzes van { $who }, elk { $iterations } keer doorgerekend
# Same as in English.
review-moment = Moment
review-chance = Kans
review-played = Gespeeld
review-best = Het beste dat gevonden werd
review-difference = Procentpunten
review-won = { $who } wint het spel.
review-shared = { $who } deelt de overwinning.
review-lost = { $who } wint het spel niet.
review-no-mistakes = Geen enkele keuze was duidelijk een fout.
review-mistakes = De grootste fouten:
review-mistake = { $number }. Gespeeld: { $played }. Keuze van de analyse: { $best }. { $chance }% tegen { $best_chance }%.
review-interrupted = Onderbroken: dit is wat er gedaan is. Hetzelfde commando gaat hier verder.

## Verifying the luck of records

verify-fair = { $count ->
    [0] het startgetal klopt; er is niets getrokken
    [one] het startgetal klopt, en de ene trekking geeft weer hetzelfde
   *[other] het startgetal klopt, en alle { $count } trekkingen geven weer hetzelfde
}. Vastlegging, om te vergelijken met die aan de tafel: { $commitment }
verify-commitment = FOUT: het startgetal hoort niet bij de vastlegging { $commitment }
verify-draw = FOUT: trekking { $draw }, in regel { $line }, was volgens het startgetal ‘{ $expected }’, maar in de opname staat ‘{ $recorded }’
verify-before = niet te controleren: nergens staat waaruit het toeval is getrokken. De opname is gemaakt voordat het toeval werd vastgelegd, of komt niet van een tafel.
verify-sealed = nog niet te controleren: het spel was niet afgelopen toen de opname werd geschreven, en pas dan wordt het startgetal onthuld.
verify-malformed = niet te controleren: wat de opname over het toeval zegt, is onvolledig of niet goed gevormd.

## The rulebook as players read it: how sure a rule is, an option by its name, and one with its value

rules-sure-stated = vermeld
rules-sure-published = gepubliceerd
rules-sure-inferred = afgeleid
rules-sure-reconstructed = gereconstrueerd
rules-quoted = ‘{ $words }’
rules-set = { $option }: { $value }

## Lists of games

games-seats = Plaatsen
games-version = Regelversie
games-actions = Acties
games-option = Optie
games-values = Waarden
games-default = Standaard
games-meaning = Betekenis

## Checking a game

check-playing = { $games } partijen { $game } …
check-held = ✓ { $law }
check-not-tried = – { $law }: niet geprobeerd
check-broken = ✗ { $law }: { $what } ({ $where })
check-where = { $rule }, { $case }
check-result = { $broken ->
    [0] { $game } houdt zich aan alle { $laws } wetten, in { $games } willekeurige partijen.
    [one] { $game } overtreedt 1 van { $laws } wetten.
   *[other] { $game } overtreedt { $broken } van { $laws } wetten.
}
check-law-a-game-can-be-played-to-its-end = Een spel kan worden uitgespeeld
check-law-tables-are-numbered-and-read-back = Acties en uitkomsten hebben elk een nummer en een notatie
check-law-options-allow-their-defaults-and-editions = Opties staan hun standaardwaarden en edities toe
check-law-every-rule-is-listed = Elke regel staat in de lijst
check-law-every-rule-says-its-section-and-is-made-from-its-fields = Elke regel noemt zijn § en wordt uit zijn velden gemaakt
check-law-options-are-a-choice-or-private-and-in-table-order = Wat gevraagd wordt is een keuze, en mogelijkheden staan in de volgorde van de tabel
check-law-chance-lists-what-can-happen = Het toeval noemt wat er kan gebeuren
check-law-chance-draws-what-it-lists-as-often-as-it-weighs = Het toeval trekt wat het noemt, zo vaak als het weegt
check-law-the-end-is-scored = Aan het einde wordt geteld
check-law-goods-are-conserved = Goederen verplaatsen zich en ontstaan nooit
check-law-a-clone-is-equal-and-independent = Een kopie is gelijk en onafhankelijk
check-law-every-slot-is-copied = Elk veld wordt gekopieerd
check-law-a-state-survives-json = Een stelling overleeft het opschrijven
check-law-the-record-replays = Een opname leidt tot dezelfde stelling
check-law-an-illegal-play-changes-nothing = Wat geweigerd wordt, verandert niets
check-law-what-is-said-to-do-nothing-does-nothing = Wat niets zou doen, doet niets
check-law-what-is-not-said-to-do-nothing-changes-something = Wat iets zou doen, verandert iets
check-law-what-is-carried-out-later-brings-nothing-yet = Wat later wordt uitgevoerd, levert nog niets op
check-law-together-means-in-any-order = Wat samen gevraagd wordt, mag in elke volgorde beantwoord worden
check-law-a-sealed-answer-is-hidden = Een gesloten antwoord is verborgen
check-law-a-determinized-state-looks-the-same = Een geraden stelling ziet er hetzelfde uit
check-law-a-determinized-state-offers-the-same = Een geraden stelling biedt hetzelfde
check-law-nothing-hidden-steers-what-is-drawn = Niets verborgens stuurt wat geraden wordt
check-law-a-view-is-plain-json = Een weergave is gewone JSON
check-law-what-a-viewer-cannot-know-never-shows = Wat iemand niet kan weten, is nooit te zien
check-law-events-change-nothing = Luisteren verandert niets
check-law-frames-are-frozen-and-known = Lopende regels liggen vast en zijn bekend
check-law-what-may-be-taken-back-has-shown-nothing = Wat teruggenomen mag worden, heeft niets getoond
check-law-bots-choose-what-is-offered-and-the-same-again = Bots kiezen wat mag, en op dezelfde vraag hetzelfde
check-law-a-row-of-numbers-keeps-its-bounds-and-tells-nothing-hidden = Een rij getallen blijft binnen haar grenzen en verklapt niets verborgens
check-law-features-keep-their-bounds-and-tell-nothing-hidden = Waar geleerde spelers naar kijken blijft binnen zijn grenzen en verklapt niets verborgens
check-law-all-that-happens-can-be-said-in-every-language = Alles wat er gebeurt, kan in elke taal gezegd worden
check-law-a-guide-leads-to-its-end-and-has-its-words = Een les leidt naar haar einde en heeft haar woorden in elke taal
check-law-every-language-has-the-same-messages = Elke taal heeft dezelfde berichten

## The report: frame

report-title = { $game }: wat { $games } partijen zeggen
report-about = { $seats } plaatsen, gespeeld door { $bots }.
report-about-compared = { $seats } plaatsen, { $groups } reeksen partijen naast elkaar.
report-unfinished = { $count } partijen duurden te lang, werden afgebroken en tellen niet mee.
report-group = { $label }: { $games } partijen
report-key-rounds = rondes per partij
report-key-winner = { $unit } van de winnaar
report-key-margin = { $unit } voorsprong
report-key-start = gewonnen door wie begint
report-fair = eerlijk
report-numbers = De getallen
report-base = zoals het is
report-unit = punten
report-seat = Plaats { $number }
report-all = alle spelers
report-winners = winnaars
report-others = de anderen
report-rounds = rondes
report-round = ronde
report-share = aandeel
report-from = van
report-to = tot
report-how = Hoe je dit leest
report-how-dots = Een stip is wat deze partijen lieten zien. De lijn erdoor zegt hoe ver het toeval hem verschoven kan hebben: speel je opnieuw, dan ligt de ware waarde 95 van de 100 keer op zo’n lijn.
report-how-fair = Een gedeelde overwinning telt in delen. Het eerlijke aandeel is wat iedereen zou hebben als niets uitmaakte.
report-how-bots = Deze partijen zijn gespeeld door programma’s, niet door mensen. Wat zij over het hoofd zien, ziet het rapport ook over het hoofd; waar ze verschillen, kun je hun rapporten vergelijken.
report-how-data = Gemaakt door Gusher { $version } uit { $games } partijen; regels { $rules }, startgetal { $seed }. Hetzelfde commando maakt hetzelfde rapport.

## The report: who wins

report-seats = Maakt de stoel iets uit?
report-seats-fair = Geen plaats springt eruit: alle aandelen liggen zo dicht bij { $fair } als het toeval toelaat.
report-seats-more = Plaats { $seat } wint { $share } van de partijen ({ $low } tot { $high }), meer dan de eerlijke { $fair }.
report-seats-less = Plaats { $seat } wint { $share } ({ $low } tot { $high }), minder dan de eerlijke { $fair }.
report-seats-begins = Plaats { $seat } begint in alle partijen.
report-turns = Loont het om te beginnen?
report-turns-fair = Wie begint, wint { $share } ({ $low } tot { $high }). Dat ligt zo dicht bij de eerlijke { $fair } als het toeval toelaat.
report-turns-more = Wie begint, wint { $share } ({ $low } tot { $high }), meer dan de eerlijke { $fair }: beginnen is een voordeel.
report-turns-less = Wie begint, wint { $share } ({ $low } tot { $high }), minder dan de eerlijke { $fair }: beginnen is een nadeel.
report-turns-best = Wint het vaakst: { $place }, { $share } ({ $low } tot { $high }).
report-turns-place = { $place ->
    [0] Wie begint
    [1] De tweede
    [2] De derde
    [3] De vierde
   *[other] De vijfde
}
report-bots = Wie speelt het best?
report-bots-best = { $bot } wint { $share } van zijn partijen ({ $low } tot { $high }); { $fair } zou gelijk zijn.
report-trait = Maakt het uit wat een plaats krijgt toebedeeld: { $trait }?
report-traits-fair = Niets springt eruit: alle aandelen liggen zo dicht bij { $fair } als het toeval toelaat.
report-traits-more = { $name } wint { $share } ({ $low } tot { $high }), meer dan de eerlijke { $fair }.
report-traits-less = { $name } wint { $share } ({ $low } tot { $high }), minder dan de eerlijke { $fair }.

## The report: points and length

report-scores = Met hoeveel { $unit } win je?
report-scores-says = De helft van de winnaars heeft { $low } tot { $high } { $unit }; de middelste heeft er { $median }. De middelste van de anderen heeft er { $others }.
report-scores-margin = In de middelste partij ligt de winnaar { $margin } { $unit } voor op de volgende. In { $close } van de partijen is het verschil hoogstens een twintigste van wat de winnaar heeft.
report-sources = Waar komen de { $unit } vandaan?
report-sources-says = Winnaars halen { $share } van hun { $unit } uit: { $item }.
report-sources-both = Winnaars halen { $share } van hun { $unit } uit { $item }, en daar liggen ze het verst voor: { $more } { $unit } meer dan de anderen.
report-sources-apart = Het grootste verschil zit in { $item }: { $more } { $unit } meer dan de anderen.
report-length = Hoe lang duurt een partij?
report-length-says = De helft van de partijen duurt { $low } tot { $high } rondes, de middelste { $median }. Een speler maakt ongeveer { $decisions } keuzes.
report-length-same = Elke partij duurt { $rounds } rondes. Een speler maakt ongeveer { $decisions } keuzes.
report-lead = Wanneer is het beslist?
report-lead-says = Wie aan het begin van ronde { $round }, halverwege, aan kop gaat, wint uiteindelijk { $share } van de partijen ({ $low } tot { $high }).
report-lead-early = Al aan het begin van ronde { $round } wint de koploper de helft van de partijen.
report-lead-axis = gewonnen door wie aan het begin van een ronde aan kop gaat

## The report: actions and curves

report-actions = Wat doen spelers, en loont het?
report-actions-best = ‘{ $kind }’ gaat samen met de meeste overwinningen: wie het vaker doet dan de anderen aan tafel, wint { $share } ({ $low } tot { $high }).
report-actions-worst = ‘{ $kind }’ gaat samen met de minste: { $share } ({ $low } tot { $high }).
report-actions-none = Geen actie springt eruit: wie iets vaker doet, wint ongeveer even vaak als ieder ander.
report-actions-caution = Dit laat zien wat met winnen samengaat, en dat is niet altijd wat de overwinning brengt.
report-actions-key = Een volle stip: het aandeel gewonnen partijen van wie het vaker deed dan gemiddeld aan tafel. Een ring: van wie het überhaupt deed. Rechts: hoe vaak een speler het in een partij doet.
report-actions-times = keer per partij
report-actions-taken = deed het
report-actions-wins = daarvan gewonnen
report-actions-more = gewonnen indien vaker
report-curves = Prijzen en voorraden, ronde na ronde
report-curves-key = Lijnen zijn gemiddelden, banden bevatten de middelste helft van de partijen. Beide eindigen waar nog minder dan een vijfde van de partijen loopt.
report-curves-says = { $name }: { $first } in ronde { $from }, { $last } in ronde { $to }.
report-compare = Wat is er anders?
report-compare-longer = { $label }: partijen duren { $by } rondes langer ({ $low } tot { $high }).
report-compare-shorter = { $label }: partijen duren { $by } rondes korter ({ $low } tot { $high }).
report-compare-as-long = { $label }: partijen duren ongeveer even lang als in de eerste reeks.
report-compare-dearer = Winnaars hebben { $by } { $unit } meer ({ $low } tot { $high }).
report-compare-cheaper = Winnaars hebben { $by } { $unit } minder ({ $low } tot { $high }).
report-compare-as-many = Winnaars hebben ongeveer evenveel { $unit }.
report-compare-table = Reeksen partijen
report-compare-games = partijen
report-compare-length = rondes, gemiddeld
report-compare-winner = { $unit } van de winnaar, gemiddeld
report-compare-margin = voorsprong, gemiddeld
report-compare-start = gewonnen door wie begint

## A training run

training-title = Hoe { $game } werd geleerd, in { $games } partijen
training-about = { $generations } van { $of } generaties van elk { $games } partijen, met startgetal { $seed }. In de eerste { $warm } doet greedy het voor.
training-strength = Gewonnen partijen, één tegen zoveel als er andere plaatsen zijn
training-strength-says = Tegen greedy, en tegen de generatie die eerder door de poort kwam. Een generatie komt binnen als ze die verslaat.
training-generation = generatie
training-last = de vorige
training-passed = komt binnen
training-of = { $share } van { $games }
training-yes = ja
training-no = nee
training-errors = Hoe fout over wie wint
training-errors-says = Gemiddelde kruisentropie van de kansen, in stellingen van de laatste generaties. Wie onder vier raadt, zit er 1,39 naast.

## The page: everywhere

page-brand = Gusher, naar de lobby
page-skip = Naar de inhoud
page-close = Sluiten
# Same as in English.
page-menu = Menu
page-cancel = Annuleren
page-copy = Kopiëren
page-copied = Gekopieerd
page-yes = ja
page-no = nee
page-none = geen
page-loading = Een ogenblik…
page-without-script = Gusher heeft JavaScript nodig om de tafel te tonen.
page-language = Taal
page-theme = Kleuren
page-theme-auto = ◐ automatisch
page-theme-light = ☀ licht
page-theme-dark = ☾ donker
page-to-lobby = Naar de lobby
page-missing-title = Hier is niets

## The page: lobby

# Same as in English.
page-lobby-tab = Gusher
page-lobby-turns = { $count ->
    [one] Jouw beurt aan één tafel · Gusher
   *[other] Jouw beurt aan { $count } tafels · Gusher
}
page-hero-title = Vanavond boren we olie aan.
page-hero-back = Welkom terug, { $name }.
page-hero-text = { $games }: tegen bots, met vrienden via een link, of samen op één apparaat. Zonder account.
page-your-name = Je naam
page-play-now = Nu spelen
page-play-now-note = Meteen { $game } tegen drie bots
page-playing-as = Je bent { $name }
page-rename = Naam wijzigen
page-rename-save = Opslaan
page-new-table = Nieuwe tafel
page-my-tables = Mijn tafels
page-open-tables = Open tafels
page-no-open-tables = Op dit moment wacht geen enkele tafel op spelers. Maak er een en zet hem hier in de lijst.
page-filter-game = Spel
page-filter-any-game = Alle spellen
page-filter-seats = Plaatsen
page-filter-any-seats = Elk aantal plaatsen
page-seats-count = { $count } plaatsen
page-open-record = Opname openen
page-move-device = Naar een ander apparaat
page-move-text = Open deze link binnen 15 minuten op het andere apparaat. Hij werkt één keer; daarna speelt het andere apparaat als jij.
page-move-link = Link voor het andere apparaat
page-claim-title = Hier verder spelen
page-claim-text = Deze link brengt je naam en je tafels naar deze browser. Hij werkt één keer.
page-claim-here = Verder op dit apparaat

## Wie ik ben, en de wegen terug

page-me = Jij
page-me-remind = Jij: bewaar deze identiteit
page-me-back = Terug naar de tafel
page-me-guest = Om te spelen heb je hier niets van nodig: een naam is genoeg.
page-me-before = Ik was hier al eens
page-me-before-other = Iemand anders?
page-me-before-text = Haal je naam en je tafels naar deze browser.
page-me-name = Naam
page-me-name-text = Hij staat aan tafels waar je vanaf nu gaat zitten.
page-me-renamed = Opgeslagen.
page-me-keep = Deze identiteit bewaren
page-me-unkept = Alleen deze browser weet wie je bent. Vergeet hij het, dan kan niemand meer terug naar je naam en je tafels.
page-me-kept = Je kunt vanuit elke browser terugkomen.
page-me-made = gemaakt { $day }
page-me-remove-of = Verwijderen: { $what }
# Same as in English.
page-me-passkey = Passkey
page-me-passkey-text = Je apparaat bewaart hem en opent hem met je vinger, je gezicht of zijn code. Je hoeft niets te onthouden.
page-me-passkey-make = Passkey maken
page-me-passkey-another = Nog een passkey maken
page-me-passkey-made = De passkey is gemaakt. Daarmee kun je terugkomen.
page-me-passkey-used = laatst gebruikt { $day }
page-me-passkey-enter = Terugkomen met passkey
page-me-passkey-address = Passkeys vragen om een pagina die met een naam via https of als localhost is geopend; deze is dat niet.
page-me-passkey-browser = Deze browser heeft geen passkeys.
page-me-code = Herstelcode
page-me-code-text = Een code om af te drukken en weg te leggen. Wie hem heeft, is jij, zo vaak als hij wordt gebruikt, tot je een nieuwe maakt.
page-me-code-make = Herstelcode maken
page-me-code-another = Nieuwe maken; de oude geldt dan niet meer
page-me-sheet = Met deze code komt { $name } terug:
page-me-sheet-text = Open { $address }, kies ‘Ik was hier al eens’ en typ hem in. Hoofdletters, spaties en streepjes maken niet uit.
page-me-sheet-once = Hij wordt alleen deze keer getoond: alleen zijn vingerafdruk wordt bewaard.
page-me-sheet-done = Ik heb hem
page-me-print = Afdrukken
page-me-mail = E-mail
page-me-mail-text = We sturen je een link als je terug wilt komen. Het adres is alleen daarvoor, en voor berichten die je zelf aanzet.
page-me-mail-address = Je e-mailadres
page-me-mail-other = In plaats daarvan een ander adres
page-me-mail-send = Link om te bevestigen sturen
page-me-mail-sent = Er is een e-mail onderweg naar { $address }. De link erin bevestigt het adres.
page-me-mail-ask = Stuur me een link
page-me-mail-maybe = Als we dit adres kennen, is er een e-mail met een link onderweg.
page-me-enter = Terugkomen
page-me-claim-too = Een browser die je nog kent, kan ook helpen: kies daar op de pagina ‘Jij’ voor ‘Naar een ander apparaat’.
page-me-other-kept = In deze browser ben je { $name }. Je kunt altijd terug naar { $name }.
page-me-other-lost = In deze browser ben je { $name }. Word je hier iemand anders, dan blijven de plaatsen van { $name } zoals ze zijn, maar niemand kan er meer bij; bewaar eerst deze identiteit als je dat wilt.
page-me-devices = Apparaten
page-me-devices-text = Browsers die jij zijn. Beëindig je er een, dan wordt hij meteen geweigerd, ook aan een open tafel.
page-me-device = { $browser } op { $system }
page-me-device-unknown = Een browser
page-me-device-this = deze browser
page-me-device-here = nu aan een tafel
page-me-device-used = laatst gebruikt { $when }
page-me-device-since = sinds { $day }
page-me-device-end = Beëindigen
page-me-device-end-of = Sessie van { $what } beëindigen
page-me-out = Afmelden
page-me-out-text = Deze browser vergeet dat je { $name } bent. Je tafels blijven van jou.
page-me-out-lost = Deze browser vergeet dat je { $name } bent, en er is geen andere weg terug: je plaatsen ben je kwijt. Bewaar eerst deze identiteit.
page-me-stay = Blijven
page-me-data = Wat er over je wordt bewaard
page-me-data-text = Je naam, je taal, de wegen terug op deze pagina, de tafels waar je zit, wat je daar hebt gekozen en gezegd, je dozen. Verder niets.
page-me-data-get = Alles downloaden
page-me-delete = Mij verwijderen
page-me-delete-text = Afgelopen spellen blijven, met iemand in jouw plaats. In de andere neemt een bot je plaats over. Al het andere verdwijnt, ook wat je hebt gezegd.
page-me-delete-open = Mij verwijderen…
page-me-delete-sure = Niemand kan dit ongedaan maken.
page-me-delete-type = Typ je naam, { $name }, als je het meent
page-me-delete-do = Mij voorgoed verwijderen
page-mailbox-title = Bevestig je adres
page-mailbox-text = Met één klik wordt dit e-mailadres een weg terug naar jou.
page-mailbox-here = Bevestigen
page-mailbox-done = Bevestigd. Je kunt nu terugkomen met een link die we daarheen sturen.
page-somebody = iemand
page-seat-gone = is verwijderd
page-problem-session-ended = Je bent hier afgemeld: deze sessie is beëindigd.
page-problem-passkey-late = Dat duurde te lang. Probeer het nog eens.
page-problem-passkey-wrong = Deze passkey kon niet worden gemaakt. Probeer het nog eens.
page-problem-passkey-unknown = Niemand heeft deze passkey hier nog.
page-problem-passkey-address = Op een adres in cijfers of zonder https zijn er geen passkeys.
page-problem-passkey-here = Dit apparaat heeft al een passkey van jou.
page-problem-passkey-off = Er is geen passkey gebruikt.
page-problem-too-many-passkeys = Je hebt al { $most } passkeys. Verwijder er eerst een.
page-problem-code-unknown = Niemand heeft deze code. Hij heeft 25 letters en cijfers; met een nieuwe gelden de vorige niet meer.
page-problem-not-your-name = Dat is niet je naam zoals hij hier staat.
page-problem-not-known = Deze persoon is hier niet meer.
page-problem-no-mail = Deze server verstuurt geen e-mail.
page-problem-mail-wrong = Naar dit adres kan geen e-mail gaan; een adres lijkt op naam@example.org.
page-problem-mail-place = Open deze pagina met de naam van de server: links naar een adres in cijfers worden niet verstuurd.
mail-confirm-title = Gusher: bevestig je adres
mail-confirm-text = Iemand heeft dit adres ingetypt om via dit adres bij Gusher te kunnen terugkomen. Was jij het, open deze link dan binnen { $minutes } minuten. Zo niet, doe dan niets.
mail-enter-title = Gusher: je link om terug te komen
mail-enter-text = Met deze link ben je weer { $name }, in de browser waarin je hem opent. Hij werkt één keer, binnen { $minutes } minuten. Heb je er niet om gevraagd, doe dan niets.
page-your-turn = Jouw beurt
page-status-over = Afgelopen
page-status-ended = Beëindigd
page-status-outdated = Andere regels
page-crowded = Te veel onvoltooide tafels
page-crowded-text = Beëindig of verlaat een van deze tafels, die het langst stilliggen; dan kun je een nieuwe maken.
page-status-running = Bezig
page-status-round = Ronde { $round }
page-status-waiting = { $free ->
    [0] Klaar om te beginnen
    [one] Wacht op één speler
   *[other] Wacht op { $free } spelers
}
page-status-free = { $free ->
    [one] Eén vrije plaats
   *[other] { $free } vrije plaatsen
}
page-games = De spellen
page-play-game = Speel nu { $game }
page-card-guide = Leer dit spel
page-card-learn = Zo speel je het
page-card-rules = Spelregels
page-players = { $from }–{ $to } spelers
# Same as in English.
page-minutes = { $from }–{ $to } min
page-weight-1 = Licht
page-weight-2 = Vrij licht
page-weight-3 = Middelzwaar
page-weight-4 = Vrij zwaar
page-weight-5 = Zwaar
page-waits-for = Wacht op { $who }
page-waits-for-me = Wacht op jouw beslissing
page-waits-for-me-and = Wacht op jou en { $who }
page-past = Afgelopen spellen
page-past-more = Meer tonen
page-past-place = { $place ->
    [1] Gewonnen
   *[other] Plaats { $place } van { $count }
}
page-past-points = { $points } { $unit }
page-past-winner = { $count ->
    [one] Gewonnen door { $who }
   *[other] Samen gewonnen: { $who }
}
page-past-others = tegen { $who }

## The page: what is known of a game

page-sources-link = Wat precies
page-sources-title = { $game }: wat bekend is, en wat van ons is
page-sources-language = De opmerkingen komen uit het gegevensbestand en zijn in het Engels.
page-sources-reconstructed = Gereconstrueerd
page-sources-reconstructed-text = Geen enkele bron vertelt het. Wij kozen wat een goed spel oplevert; wie de doos heeft, weet het misschien beter.
page-sources-inferred = Afgeleid
page-sources-inferred-text = Het volgt uit wat in spelregels staat, of een openbare bron wijst erop.
page-sources-published = Uit openbare bronnen
page-sources-published-text = Niet in de spelregels, maar verteld door iemand die het spel heeft.

## The page: sharing a table for watching

page-share = Laten meekijken
page-share-short = Delen
page-share-text = Met een link kunnen anderen meekijken, nu en als het spel is afgelopen. Ze zien de tafel als toeschouwer, met logboek en chat maar zonder verborgen kaarten, en kunnen niet gaan zitten. Je kunt de link altijd intrekken.
page-share-on = Wie de link heeft, kijkt mee als toeschouwer: verborgen kaarten blijven verborgen tot het spel is afgelopen. Niemand kan er een plaats mee innemen.
page-share-host = De gastheer laat niemand meekijken aan deze tafel. Alleen wie hier zit, kan de links openen.
page-share-link = Link naar de tafel
page-share-moment = Link naar dit moment
page-share-begin = Maak een link
page-share-end = Trek de link in
page-link-moment = Link naar dit moment
page-problem-only-watching = Met deze link kun je meekijken, niet gaan zitten.

## De pagina: uitnodigingen en toeschouwers

page-seat-link = Link voor plaats { $number }
# Same as in English.
page-seat-link-short = Link
page-seat-link-text = Wie deze link als eerste opent, kan plaats { $number } innemen, en geen andere. Hij werkt één keer.
page-seat-link-ended = De link voor plaats { $number } leidt nergens meer heen.
page-seat-link-gone = De plaats is bezet
page-seat-link-yours = Plaats { $number } is voor jou bestemd.
page-seat-link-taken = Plaats { $number } is inmiddels bezet. Je kunt hier meekijken, of om een andere link vragen.
page-seat-link-other = Plaats { $number } is inmiddels bezet, maar er zijn er nog meer.
page-join-seat = Neem plaats { $number }
page-terms = { $title }, { $seats } plaatsen
page-terms-usual = Alles wordt gespeeld zoals gewoonlijk.
page-terms-all = Alles wat gekozen is ({ $count })
page-term-coach = toegestaan voor iedereen
page-term-no-coach = alleen als er niemand anders meespeelt
page-term-found = Te vinden
page-term-listed = voor iedereen in de lobby
page-term-private = alleen met een link
page-watchers = Er kijken mee: { $who }
page-watchers-title = Toeschouwers
page-watchers-guests = { $count ->
    [one] één gast
   *[other] { $count } gasten
}
page-watchers-text = Toeschouwers zien niets wat verborgen is. Wat ze onder elkaar zeggen, kan iedereen lezen als het spel is afgelopen.
page-spectator = kijkt mee
page-chat-spectators = Zeg iets tegen de toeschouwers
page-chat-beside = De spelers kunnen pas na afloop lezen wat toeschouwers zeggen.
page-chat-name = Je naam, om mee te praten
page-chat-named = Praat mee
page-problem-link-used = Deze link was voor plaats { $number } en is al gebruikt. Vraag om een nieuwe.
page-problem-link-seat-taken = Plaats { $number } is inmiddels bezet.
page-problem-other-seat = Deze link is alleen voor plaats { $number }.
page-problem-not-spectator = Wie aan tafel zit, hoort niet bij de toeschouwers.

## The page: a box of one's own

page-box = Doos
page-box-packaged = De meegeleverde doos
page-box-owner = Heb je het spel en weet je beter wat er in de doos zit?
page-box-enter = Voer de waarden in
page-box-look = Bekijk deze doos
page-box-title = { $game }: mijn doos
page-box-text = Verbeter wat in jouw doos anders is; het spel controleert het terwijl je typt. Wat geen bron vertelt, is gemarkeerd. Na het opslaan kun je de doos kiezen voor een nieuwe tafel.
page-box-none = Dit spel heeft maar één doos.
page-box-mine = Mijn dozen
page-box-remove = Verwijder { $name }
page-box-name = Naam van de doos
page-box-name-usual = Mijn doos
page-box-save = Opslaan
page-box-take = Bewaar als mijn doos
page-box-saved = Opgeslagen: { $name }. Kies deze doos als je een tafel maakt.
page-box-checking = Controleren…
page-box-good = { $count ->
    [0] Dit is de meegeleverde doos.
    [one] Hiermee kun je spelen. Eén waarde wijkt af van de meegeleverde doos.
   *[other] Hiermee kun je spelen. { $count } waarden wijken af van de meegeleverde doos.
}
page-box-differs = { $count ->
    [one] Eén verschil
   *[other] { $count } verschillen
}
page-box-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
page-box-show = Tonen
page-box-more = Eén meer
page-box-less = Eén minder
page-box-open = Bestand openen
page-box-download = Downloaden
page-box-reset = Opnieuw beginnen
page-box-link = Link naar deze doos
page-box-other = Een andere doos
page-box-table = Aan deze tafel wordt met een andere doos gespeeld dan de meegeleverde.
page-box-same = Hij wijkt niet af van de meegeleverde doos.
page-problem-no-such-box = Die doos bestaat niet meer.
page-problem-bad-box = Met deze doos kan niet gespeeld worden: { $detail }
page-problem-box-name-wrong = Een doos heeft een naam van hoogstens 40 letters nodig.
page-problem-too-many-boxes = Je hebt al { $most } dozen. Verwijder er eerst een.
page-problem-no-json = { $file } is geen gegevensbestand in JSON.

## The page: new table

page-game = Spel
page-how-many = Met hoeveel spelen jullie?
page-presets = Snelle keuze
page-preset-bots = Ik tegen bots
page-preset-friends = Met vrienden via een link
page-preset-device = Iedereen op dit apparaat
page-who-plays = Wie speelt?
page-seat-number = Plaats { $number }
page-kind-me = Ik
page-kind-local = Iemand op dit apparaat
page-kind-open = Een vriend, via een link
page-kind-bot = Een bot
page-kind-open-note = neemt plaats via de uitnodiging
page-local-name = Naam op plaats { $number }
page-bot-level = Sterkte van de bot op plaats { $number }
page-bot-random = willekeurig
page-bot-greedy = gulzig
page-bot-search-easy = makkelijk
page-bot-search-medium = gemiddeld
page-bot-search-hard = moeilijk
page-bot-beginner = beginneling
page-bot-easy = makkelijk
page-bot-medium = gemiddeld
page-bot-skilled = geoefend
page-bot-hard = moeilijk
page-bot-expert = kenner
page-bot-champion = kampioen
page-bot-master = meester
page-more-options = { $count ->
    [0] Alle opties
    [one] Alle opties (één gewijzigd)
   *[other] Alle opties ({ $count } gewijzigd)
}
page-listed = Zet de tafel in de lobby.
page-listed-text = Anders is hij alleen te vinden met de link.
page-coach = Sta de coach voor iedereen toe.
page-coach-text = Bij een eigen beslissing mag je vragen wat een sterke bot zou doen; in het logboek staat dat je het vroeg.
page-make-table = Maak de tafel

## The page: before the game

page-join-title = Je bent uitgenodigd: { $title }
page-join = Neem plaats
page-full = Alle plaatsen zijn bezet
page-waiting-free = { $free ->
    [0] Iedereen is er.
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $free } plaatsen vrij.
}
page-invite = Uitnodigen
page-invite-text = Wie deze link opent, kan een vrije plaats innemen.
page-invite-link = Uitnodigingslink
page-start = Beginnen
page-start-bots = { $free ->
    [one] Begin nu, met een bot op de vrije plaats
   *[other] Begin nu, met bots op de vrije plaatsen
}
page-remove = Verwijderen
page-remove-person = Verwijder { $who }
page-remove-text = { $who } verlaat deze tafel en kan er niet terugkomen. De plaats wordt weer vrij.
page-hand-out = Geef aan…
page-hand-out-seat = Geef plaats { $number } aan iemand aan tafel
page-host-starts = Het spel begint als alle plaatsen bezet zijn, of als de gastheer het met bots laat beginnen.
page-tab-waiting = { $title }: { $free ->
    [0] klaar
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}

## The page: seats

page-seats = Plaatsen
page-seat-free = vrij
page-seat-open = wacht op iemand
# Same as in English.
page-seat-bot = bot, { $bot }
page-seat-stand-in = een bot valt in ({ $bot })
page-seat-left = is weg; een bot speelt verder ({ $bot })
page-seat-mine = jij
page-seat-here = aanwezig
page-seat-away = afwezig
page-seat-lost = niet verbonden
page-has-left = { $who } heeft de tafel verlaten. Een bot speelt verder.
page-absent = { $known ->
    [yes] { $who } is afwezig sinds { $since }.
   *[no] { $who } is afwezig.
}
page-absent-soon = { $known ->
    [yes] { $who } is sinds { $since } de verbinding kwijt. Over { $left } mag een bot het overnemen.
   *[no] { $who } is de verbinding kwijt. Over { $left } mag een bot het overnemen.
}
page-absent-help = Tot { $who } terug is, kan een bot spelen als de anderen het goedvinden. Of wacht: er gaat niets verloren.
page-turn-away = { $count ->
    [one] { $who } is er niet
   *[other] { $who } zijn er niet
}
page-stand-in-text = Tot { $who } terug is, kan een bot spelen. Dat wordt eerst aan de anderen aan tafel gevraagd.
page-stand-in-usual = Laat een bot spelen ({ $bot })
page-stand-in-me = Een bot kan een tijdje voor je spelen.
# Same as in English.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = Een bot speelt voor { $who }.
page-take-seat-back = Ik ben terug

## The page: at the table

page-stop = Weggaan of stoppen
page-stop-pause = Laat een bot voor me spelen
page-stop-pause-text = Met je volgende keuze of één klik ben je terug.
page-stop-propose = Beëindig het spel voor iedereen
page-stop-propose-text = Iedereen die er is, moet het goedvinden. De stand telt zoals hij is.
page-stop-end = Beëindig het spel
page-stop-end-text = De stand telt zoals hij is. Terugkijken en de opname blijven in je lijst.
page-stop-sure = Het spel eindigt nu en kan niet verder. Zeker weten?
page-stop-leave = Verlaat de tafel
page-stop-leave-text = Een bot krijgt je plaats voorgoed. De anderen spelen verder.
page-stop-remove = Beëindig het en haal het van mijn lijst
page-stop-remove-text = Verder speelt hier niemand, dus het spel eindigt met jou.
page-leave-open = Verlaat de tafel
page-leave-open-text = Je plaats wordt weer vrij. Ben je de gastheer, dan wordt de volgende het.
page-leave-close = Sluit de tafel
page-leave-close-text = Verder zit hier niemand. De tafel wordt gesloten, en de uitnodigingslink leidt nergens meer heen.
page-leave-running = Voorgoed weggaan
page-leave-running-text = Een bot speelt op jouw plaats verder tot het einde. Je kunt deze plaats niet meer terugkrijgen.
page-leave-alone = Beëindigen en verwijderen
page-leave-alone-text = Verder speelt hier niemand. Het spel eindigt nu en verdwijnt uit je lijst.
page-leave-finished = Verwijder uit mijn lijst
page-leave-finished-text = De tafel verdwijnt uit je lijst. De link leidt er nog steeds heen.
page-leave-of = { $what }: { $title }
page-skip-decision = Naar de beslissing
page-decision = Beslissing
page-board = Speelbord
page-text-view = Tekstweergave
page-replay = Terugkijken
page-record = Opname downloaden
page-side = Logboek en chat
page-times = ×{ $times }
page-times-label = { $action }, { $times } keer
page-options = Je mogelijkheden
page-fold = ▾ Lijst
page-unfold = ▴ Lijst
page-turn-of = { $count ->
    [one] Aan de beurt: { $who }
   *[other] Kiezen nu: { $who }
}
page-drawing = Trekken…
page-waiting-for = { $count ->
    [one] { $who } denkt na.
   *[other] { $who } denken na.
}
page-watching = Je kijkt mee.
page-choosing-secretly = Iedereen kiest in het geheim.
page-you-have-chosen = Je hebt gekozen. De anderen denken nog na.
page-still-choosing = kiest
page-is-away = is afwezig
page-has-chosen = heeft gekozen
page-hint-none = Wijs een keuze aan om te zien waar die goed voor is. Alle toetsen: ?
page-sole = Er valt niets te kiezen: het gaat vanzelf verder. Het wordt je gevraagd zodat niemand het merkt.
page-why-not = { $count ->
    [one] Waarom kan het niet? (één ding)
   *[other] Waarom kan het niet? ({ $count } dingen)
}
page-about = Waar is het goed voor: { $action }
page-options-below = { $count ->
    [one] ↓ nog één
   *[other] ↓ nog { $count }
}
page-careful = Bevestig elke keuze
page-keys = Toetsen
page-keys-note = Toetsen doen niets terwijl je typt of als er een venster open is.
page-key-option = Kies de mogelijkheid met dat nummer
page-key-arrows = Loop door de mogelijkheden
page-key-log = Logboek
# Same as in English.
page-key-Home = Home
# Same as in English.
page-key-End = End
# Same as in English.
page-key-Escape = Esc
page-confirm = Bevestigen
page-confirm-text = { $action }: zeker weten?
page-confirm-yes = Ja, doen
page-confirm-no = Nee, terug
page-take-back = Terugnemen
page-take-back-of = Terugnemen ({ $who })
page-ask-take-back = Vraag om terug te nemen
page-vote = Stemming
page-vote-asked = Aan de anderen wordt gevraagd of je mag terugnemen.
page-vote-text = { $who } wil de laatste keuze graag terugnemen.
page-vote-stand-in = { $who } wil dat een bot ({ $bot }) speelt voor { $absent }, die afwezig is.
page-vote-stand-in-asked = Aan de anderen wordt gevraagd of een bot ({ $bot }) mag spelen voor { $absent }.
page-vote-end = { $who } wil het spel nu beëindigen. De stand telt zoals hij is.
page-vote-end-asked = Aan de anderen wordt gevraagd of het spel nu eindigt.
page-vote-agreed = Akkoord: { $who }.
page-vote-owed = Moet nog antwoorden: { $who }.
page-vote-yes = Akkoord
page-vote-no = Niet akkoord
page-rule-of = Regel { $section } { $name }
page-rules-language = De spelregels zijn in het Engels.
page-rules-decides = Als deze tekst en de Engelse regels verschillen, gelden de Engelse.
page-rules = Spelregels
page-rules-title = De spelregels van { $game }
page-rules-whole = Alle spelregels
page-rules-open = Open in de spelregels
page-rules-marks = Het teken naast een regel zegt waar die vandaan komt: ● staat in spelregels, ◐ volgt daaruit of uit een andere bron, ○ door ons gereconstrueerd. Druk erop om meer te lezen.
page-rules-contents = Inhoud
page-rules-none = Dit spel heeft geen genummerde regels.
page-rules-annex = Voor wie het programma controleert
page-rules-search = Zoek in de spelregels
page-rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén plek.
   *[other] { $count } plekken.
}
page-sure-stated = staat in spelregels
page-sure-published = uit een andere openbare bron
page-sure-inferred = volgt uit de bronnen
page-sure-reconstructed = door ons gereconstrueerd
page-source-of = Waar { $section } vandaan komt: { $sure }
page-learn = Zo speel je
page-learn-sources = Waar de regels vandaan komen, en wat wij gereconstrueerd hebben
page-print = Afdrukken
page-event-taken-back = { $who } neemt de laatste keuze terug.
page-coach-name = De coach
page-coach-ask = Wat zou jij doen?
page-event-coach-used = { $who } vraagt de coach om raad.
page-event-new-version = Vanaf hier geldt een nieuwe versie: regels { $rules }, doos { $data } (daarvoor: regels { $rules_before }, doos { $data_before }). Alle keuzes tot nu toe blijven hetzelfde.
page-parted = Deze tafel kan hier niet verder
page-parted-over = Dit spel is met andere regels gespeeld
page-parted-refused = Op moment { $number } is iets gekozen wat de regels van deze server (versie { $rules }, doos { $data }) niet toestaan.
page-parted-refused-by = Op moment { $number } is iets gekozen wat { $section } in de regels van deze server (versie { $rules }, doos { $data }) niet toestaat.
page-parted-question = Op moment { $number } vragen de regels van deze server (versie { $rules }, doos { $data }) iets anders.
page-parted-position = Op moment { $number } leiden de regels van deze server (versie { $rules }, doos { $data }) tot een andere stelling.
page-parted-chance = Op moment { $number } wordt met de regels van deze server (versie { $rules }, doos { $data }) iets anders getrokken.
page-parted-failed = Op moment { $number } lopen de regels van deze server (versie { $rules }, doos { $data }) vast.
page-parted-result = Met de regels van deze server (versie { $rules }, doos { $data }) verloopt het spel hetzelfde, maar is de uitslag anders.
page-parted-setup = De regels van deze server (versie { $rules }, doos { $data }) beginnen al anders.
page-parted-gone = Deze server heeft het spel niet meer.
page-parted-version = Gusher { $program } met regels { $rules } en doos { $data } kan het openen en afmaken. Er is niets verloren: alles staat in de opname.
page-parted-rules = Een Gusher met regels { $rules } en doos { $data } kan het openen en afmaken. Er is niets verloren: alles staat in de opname.
page-parted-unbegun = Deze was nog niet begonnen. Maak een nieuwe.
page-parted-after = { $count ->
    [one] Wat daarna kwam: { $count } regel
   *[other] Wat daarna kwam: { $count } regels
}
page-parted-more = Nog { $count } staan in de opname.
page-parted-draw = Er is iets getrokken.
page-parted-drawn = Getrokken: { $what }
page-parted-hidden = { $who } heeft een keuze gemaakt.
page-parted-choice = { $who }: { $what }
page-hand-over = Geef het apparaat aan { $who }
page-hand-over-text = Er staat niets geheims op het scherm. { $who } gaat verder.
page-hand-over-taken = Ik ben { $who }
page-ended = Het spel is beëindigd.
page-ended-text = Vóór de laatste ronde, door wie er toen was. Dit is de stand van dat moment.
page-ended-leader = { $count ->
    [one] { $who } stond voor met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $who } stonden samen voor met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
page-final-scores = Eindstand
page-rematch = Nog een keer
page-rematch-go = Naar het volgende spel
page-luck = Eerlijk toeval
page-luck-text = Al het toeval van deze tafel ligt vast vóór de eerste trekking. Als het spel is afgelopen, wordt het startgetal onthuld, waarmee iedereen elke trekking kan herhalen; dit getal bewijst dat het nog hetzelfde startgetal is. Wie terugneemt en opnieuw kiest, treft hetzelfde toeval.
page-luck-commitment = SHA-256 van het startgetal
page-luck-seed-told = Startgetal
page-luck-nonces = Toegevoegd door de spelers, per plaats
page-luck-before = Deze tafel begon voordat het toeval werd vastgelegd. Het toeval is niet te controleren.
page-luck-prepared = Dit is een les: het toeval is voorbereid, en dus ook de kaarten en blokjes die komen. Er is niets over beloofd, en er hoeft niets gecontroleerd te worden.
page-luck-unchecked = Het toeval kon nu niet gecontroleerd worden.
page-luck-checking = Het toeval wordt gecontroleerd…
page-luck-good = { $count ->
    [one] Eerlijk toeval: deze pagina heeft de ene trekking gecontroleerd.
   *[other] Eerlijk toeval: deze pagina heeft het gecontroleerd, { $count } trekkingen.
}
page-luck-partly = { $count ->
    [one] Eerlijk toeval: één trekking gecontroleerd, maar niet helemaal door deze pagina.
   *[other] Eerlijk toeval: { $count } trekkingen gecontroleerd, maar niet helemaal door deze pagina.
}
page-luck-wrong = Het toeval van dit spel is niet wat beloofd was.
page-luck-how = Hoe
page-luck-seed = { $found ->
    [yes] Deze pagina heeft de SHA-256 van het startgetal berekend: het is het beloofde getal.
    [no] Deze pagina heeft de SHA-256 van het startgetal berekend: het is niet het beloofde getal.
   *[unknown] De SHA-256 van het startgetal is hier niet berekend: browsers doen dat alleen op pagina’s via https.
}
page-luck-shown = { $found ->
    [yes] Deze browser noteerde hetzelfde getal voordat het spel was afgelopen.
    [no] Deze browser noteerde een ander getal voordat het spel was afgelopen.
   *[unknown] Deze browser ziet de tafel pas nu en kan nergens mee vergelijken.
}
page-luck-nonce = { $found ->
    [yes] Wat deze browser toevoegde, zit erin.
    [no] Wat deze browser toevoegde, zit er niet in.
   *[unknown] Deze browser heeft er niets aan toegevoegd.
}
page-luck-draws = { $found ->
    [yes] De server heeft alle { $count } trekkingen herhaald, met dezelfde uitkomsten.
   *[no] De server heeft alle trekkingen herhaald, en alleen de eerste { $count } hadden dezelfde uitkomsten.
}
page-luck-yourself = Om het op je eigen computer te herhalen:
page-connection-connecting = Verbinden…
page-connection-polling = De verbinding is traag; zetten duren wat langer.
page-offline = Geen verbinding. Er wordt opnieuw geprobeerd…
page-offline-choice = Geen verbinding. Je keuze ‘{ $action }’ is bewaard en wordt verstuurd zodra de verbinding er weer is.
page-late-choice = De server heeft nog niet geantwoord. Je keuze ‘{ $action }’ blijft bewaard tot dat gebeurt.
page-tab-turn = Jouw beurt · { $title }
page-tab-other = { $who } · { $title }
page-tab-over = Afgelopen · { $title }

## The page: a lesson

page-guide = Les
page-guide-step = Stap { $step } van { $steps }
page-guide-over = De les is afgelopen
page-guide-fold = Verbergen
page-guide-unfold = Tonen
page-guide-next = Verder
page-guide-back = Terug
page-guide-do = Jouw beurt: { $action }
page-guide-wait = De anderen zijn aan de beurt. Kijk wat ze doen.
page-guide-free = Beslis dit zoals je wilt; daarna gaat de les verder.
page-guide-otherwise = Dat is net zo goed, en de les gaat ermee verder.
page-guide-leave = Verlaat de les
page-guide-left = De les zwijgt vanaf nu. Speel zoals je wilt.
page-guide-play-on = Verder spelen
## The page: what the others do, at the reader's speed

page-story = Wat de anderen doen
page-story-of = { $who } speelt
page-story-skip = Overslaan
page-story-skip-how = Naar je volgende beslissing (spatie of Escape)
page-pace = Tempo van het verhaal
page-pace-slow = Langzaam
page-pace-normal = Normaal
page-pace-fast = Snel
page-pace-at-once = Meteen
page-thinking = { $count ->
    [one] { $who } denkt na
   *[other] { $who } denken na
}
page-recap = Sinds je laatste beslissing
page-recap-table = De tafel

## The page: log and chat

page-log = Logboek
page-log-seat = Van wie
page-log-all = Iedereen
page-log-me = Ik
page-log-search = Zoek in het logboek
page-log-none = Niets gevonden.
# Same as in English.
page-chat = Chat
page-chat-empty = Er heeft nog niemand iets gezegd.
page-chat-say = Zeg iets
page-chat-send = Versturen
page-chat-seated = Alleen wie aan tafel zit, kan praten.

## The page: replay

page-replay-of = Terugkijken: { $title }
page-player = Momenten
page-skip-player = Naar de schuifbalk
page-moment = Moment { $at } van { $count }
page-to-start = Naar het begin
page-step-back = Eén stap terug
page-play = Afspelen
page-pause = Pauze
page-step-on = Eén stap verder
page-to-end = Naar het einde
page-jump-round = Spring naar een ronde
page-set-up = Voorbereiding
page-eyes = Gezien door
page-eyes-public = iedereen
page-back-to-table = Terug naar de tafel
page-other-record = Ander bestand
page-record-text = Een opname die van een tafel is gedownload of door de terminal is geschreven. Die blijft op je apparaat; er wordt niets opgeslagen.
page-record-choose = Kies een bestand, of zet het hier neer
page-tab-replay = Terugkijken · { $title }

## The page: review

page-review = Analyse
page-review-seat = Keuzes van
page-review-text = De analyse bekijkt elke beslissing van deze plaats opnieuw, met alleen wat de plaats toen wist, en zegt wat elke keuze waard was. Dat duurt een paar minuten.
page-review-start = Analyseer deze plaats
page-review-progress = Beslissingen bekeken
page-review-waiting = { $count ->
    [0] De analyse begint zo.
    [one] De analyse wacht op één andere.
   *[other] De analyse wacht op { $count } andere.
}
page-review-working = De analyse wordt gemaakt …
page-review-failed = De analyse is mislukt. Je kunt het opnieuw proberen.
page-review-done = { $count ->
    [0] De analyse is klaar. Er was geen duidelijke fout.
    [one] De analyse is klaar. Er was één fout.
   *[other] De analyse is klaar. Er waren { $count } fouten.
}
page-review-mistakes = Grootste fouten
page-review-no-mistakes = Geen enkele keuze was duidelijk een fout.
page-review-loss = −{ $points }
page-review-table = Alle { $count } beslissingen als tabel
page-review-same = hetzelfde
page-review-curve = Winstkans van { $who }
# Same as in English.
page-review-point = Moment { $at }: { $chance }
page-review-agreed = { $mine ->
    [yes] Jij speelde: { $played }. De analyse kiest hetzelfde: { $chance }.
   *[no] { $who } speelde: { $played }. De analyse kiest hetzelfde: { $chance }.
}
page-review-verdict = { $mine ->
    [yes] Jij speelde: { $played }. De analyse kiest: { $best }. { $chance } tegen { $better }.
   *[no] { $who } speelde: { $played }. De analyse kiest: { $best }. { $chance } tegen { $better }.
}
page-review-note = Winstkansen zijn schattingen, uit { $iterations } pogingen per beslissing. Kleine verschillen zeggen niets.

## The page: without a network

page-away-title = Geen netwerk
page-away-text = Gusher is nu niet te bereiken. Je spellen staan veilig op de server; deze pagina gaat vanzelf verder zodra die weer antwoordt.
page-away-again = Probeer nu

## The page: when something does not work

page-problem-unexpected = Dat lukte niet. Probeer het nog eens.
page-problem-unreachable = De server is niet te bereiken.
page-problem-no-such-table = Die tafel bestaat niet, of is besloten.
page-problem-stale = De tafel is intussen verder gegaan.
page-problem-game-failed = { $game } is vastgelopen bij { $section }: een fout in het spel zelf, niet van jou.
page-problem-not-begun = Het spel is nog niet begonnen.
page-problem-outdated = Deze tafel is met andere regels begonnen en kan alleen bekeken worden.
page-problem-no-database = De server kan zijn database nu niet bereiken. Er is niets veranderd; probeer het zo nog eens.
page-problem-draining = Deze server stopt zo. Probeer het zo nog eens; dan antwoordt een andere.
page-problem-not-your-seat = Dat is niet jouw plaats.
page-problem-wish-pending = Er wordt al over iets gestemd. Beantwoord dat eerst.
page-problem-nothing-to-take-back = Je hebt nog niets gekozen.
page-problem-no-wish = Die stemming is voorbij.
page-problem-not-your-vote = Je hebt al gestemd.
page-problem-not-seated = Je zit niet aan deze tafel.
page-problem-too-fast = { $seconds ->
    [one] Dat was te snel achter elkaar. Wacht een seconde.
   *[other] Dat was te snel achter elkaar. Wacht { $seconds } seconden.
}
page-problem-chat-wrong = Dat kan niet verstuurd worden.
page-problem-not-open = Het spel is al begonnen.
page-problem-no-such-moment = Dat moment bestaat niet.
page-problem-not-found = Hier is niets.
page-problem-no-session = Kies eerst een naam.
page-problem-name-wrong = Een naam heeft 1 tot { $most } letters.
page-problem-claim-not-valid = Deze link is al gebruikt, of te oud.
page-problem-seat-taken = Alle plaatsen zijn inmiddels bezet.
page-problem-not-host = Dat kan alleen de gastheer.
page-problem-is-here = Die persoon is er.
page-problem-not-away-yet = Die persoon geldt over { $seconds } seconden als afwezig.
page-problem-one-seat = Je hebt al een plaats aan deze tafel. Alleen de gastheer kan je er nog een geven.
page-problem-was-removed = De gastheer heeft je van deze tafel verwijderd.
page-problem-closed = Deze tafel is gesloten.
page-problem-name-taken = Je naam lijkt op ‘{ $name }’, en zo heet hier al iemand. Kies een andere.
page-problem-not-over = Het spel is nog niet afgelopen.
page-problem-luck-unfixed = Deze tafel begon voordat het toeval werd vastgelegd; het is niet te controleren.
page-problem-luck-prepared = Dit was een les met voorbereid toeval; er is niets te controleren.
page-problem-no-guide = Dit spel heeft geen les.
page-problem-bad-nonce = Wat een browser aan het toeval toevoegt, heeft 32 hexadecimale cijfers in kleine letters.
page-problem-bad-setup = Zo kan niet gespeeld worden: { $detail }
page-problem-bad-record = Deze opname kan niet geopend worden: { $detail }
page-problem-too-many-reviews = Je mag { $most } analyses tegelijk laten maken. Wacht tot er een klaar is.
page-problem-reviews-busy = Er wachten te veel analyses. Probeer het later nog eens.
page-problem-coach-not-allowed = Met anderen aan tafel helpt de coach alleen als de gastheer het heeft toegestaan.
page-problem-coach-asked = De coach denkt nog na over je vorige vraag.
page-problem-coach-busy = Te veel spelers vragen de coach om raad. Probeer het zo nog eens.
page-problem-coach-failed = De coach heeft nu geen antwoord. Vraag het nog eens.
page-problem-not-asked = Er wordt je nu niets gevraagd.
page-problem-no-such-review = Deze analyse is er niet meer. Je kunt die opnieuw laten maken.
page-problem-too-large = Dat is te groot.
page-problem-too-slow = Dat duurde te lang. Probeer het nog eens.
page-problem-too-busy = Het is nu te druk. Probeer het later nog eens.
page-problem-too-many-connections = Vanaf jouw netwerk staan te veel pagina’s open.
page-problem-too-many-tables = Je hebt { $most } onvoltooide tafels. Beëindig of verlaat er eerst een in de lobby.
page-problem-too-many-streams = Je hebt te veel tafels tegelijk open.
page-problem-bad-order = Een bovengrens is een geheel getal van 1 tot { $most }.
page-problem-bad-times = Dat kan 1 tot { $most } keer tegelijk gekozen worden.
page-problem-no-auction = Er is nu geen veiling.
page-problem-wrong-origin = Deze pagina is geopend onder een naam die de server niet kent.

## The page: clocks

page-clock = Klok
page-clock-none = Geen
# Same as in English.
page-clock-live = Live
page-clock-days = Over dagen
page-clock-none-text = Iedereen neemt zoveel tijd als die wil.
page-clock-live-text = Iedereen speelt tegelijk: minuten voor het hele spel, en bij elke beslissing een paar seconden erbij.
page-clock-days-text = Voor dagen of weken: uren voor elke beslissing, en een reserve voor als dat niet genoeg is.
page-clock-usual = Gebruikelijke klokken
# Same as in English.
page-clock-usual-live = { $each } min + { $more } s
page-clock-usual-days = { $each } u + { $more } u
page-clock-field-minutes = Minuten voor het spel
page-clock-field-increment = Seconden erbij per beslissing
page-clock-field-hours = Uren per beslissing
page-clock-field-reserve = Uren in reserve
page-clock-then = Als de tijd om is
page-clock-then-bot = Een bot speelt tot de persoon terug is
page-clock-then-leave = Een bot heeft de plaats voorgoed
page-clock-then-end = Het spel eindigt zonder uitslag
page-clock-is-live = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  } voor het spel, en { $increment ->
    [one] één seconde
   *[other] { $increment } seconden
  } erbij bij elke beslissing.
page-clock-is-days = { $hours ->
    [one] één uur
   *[other] { $hours } uur
  } voor elke beslissing, en { $reserve ->
    [one] één uur
   *[other] { $reserve } uur
  } in reserve.
page-clock-up-bot = Als de tijd om is, speelt een bot tot de persoon terug is.
page-clock-up-leave = Als de tijd om is, heeft een bot de plaats voorgoed.
page-clock-up-end = Als de tijd om is, eindigt het spel zonder uitslag.
page-clock-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } u
  }
page-clock-span-hours = { $hours } u
page-clock-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
  }
page-clock-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
  }
page-clock-hours = { $count ->
    [one] één uur
   *[other] { $count } uur
  }
page-clock-left = nog { $left }
page-clock-mine = Jouw klok:
page-clock-low = Weinig tijd
page-clock-aloud = Weinig tijd: nog { $left }.
page-clock-out = tijd om
page-clock-was-up = De tijd was om. Een bot heeft het overgenomen.
page-clock-shows = Klok: { $left }.
page-clock-stands = De klok staat stil: afwezig.
page-clock-stands-short = afwezig
page-clock-with-reserve = met { $reserve } reserve
page-ended-time = De tijd was om ({ $who }), en aan deze tafel eindigt het spel daarmee. Zo stonden de punten.
page-absence = Afwezig van … tot …
page-absence-title = Wanneer ben je weg?
page-absence-text = Zolang staan je klokken stil aan alle tafels die over dagen gespeeld worden; live klokken lopen door. Je mag tot { $most } dagen per jaar weg zijn.
page-absence-period = { $from } tot en met { $to }
page-absence-end = Ik ben terug
page-absence-remove = Verwijderen
page-absence-from = Van
page-absence-to = Tot en met
page-absence-left = Nog { $days ->
    [one] één dag
   *[other] { $days } dagen
  } dit jaar.
page-absence-close = Sluiten
page-absence-save = Noteren
page-problem-bad-clock-minutes = Een klok heeft { $least } tot { $most } minuten voor het spel.
page-problem-bad-clock-increment = Een klok geeft bij elke beslissing { $least } tot { $most } seconden.
page-problem-bad-clock-hours = Een klok heeft { $least } tot { $most } uur voor elke beslissing.
page-problem-bad-clock-reserve = Een klok heeft { $least } tot { $most } uur in reserve.
page-problem-away-wrong = Kies twee dagen, de eerste niet na de tweede, en allebei binnen twee jaar.
page-problem-away-twice = Voor sommige van deze dagen heb je al gezegd dat je weg bent.
page-problem-away-too-often = Je hebt al { $most } afwezigheden gepland. Verwijder er eerst een.
page-problem-away-too-long = Je mag tot { $most } dagen per jaar weg zijn; in { $year } zijn er nog { $left } over.

## De pagina: ratings en profielen

page-rated = telt mee
page-rated-text = Deze partij telt: de rating van iedereen die meespeelt verandert erdoor. Wie weggaat, wordt laatste.
page-rated-table = De partij telt mee voor de rating.
page-rated-table-text = Ze telt voor iedereen. Iedereen heeft zijn identiteit bewaard; er zijn geen bots, geen coach en geen stemmingen over terugnemen.
page-rated-keep = Aan een tafel die meetelt zitten alleen mensen die je kunt herkennen.
page-rated-keep-link = Deze identiteit bewaren
page-rated-waits = Aan een tafel die meetelt zitten geen bots. Ze begint zodra alle plaatsen bezet zijn.
page-rated-stand-in = Een bot kan voor { $who } verder spelen als de anderen het goedvinden. Deze partij telt mee: { $who } wordt dan laatste.
page-rated-leave = Deze partij telt mee: je wordt laatste.
page-graph-ratings = Rating bij { $title } over { $count } partijen die meetellen: { $first } na de eerste, { $last } na de laatste.
page-graph-points = { $title }, { $count } partijen: tussen { $low } en { $high } { $unit }, { $last } in de laatste.
page-graph-ratings-short = Rating over { $count } partijen die meetellen, met de marge. Een groene stip is een overwinning.
page-graph-points-short = Uitslag van { $count } partijen. Een groene stip is een overwinning.
page-profile = Profiel
page-profile-mine = Mijn partijen
page-profile-of = Profiel van { $name }
page-profile-none = Er is nog geen partij afgelopen.
page-profile-none-mine = Je hebt nog geen partij uitgespeeld. Wat je uitspeelt, staat dan hier.
page-profile-show = Anderen mogen mijn profiel zien.
page-profile-show-text = Je partijen en ratings, voor wie de link heeft, en in de lijst van de besten. Tegenstanders die zich niet laten zien, blijven naamloos.
page-profile-link = Link naar mijn profiel
page-careers = Per spel
page-career-games = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}, { $wins } gewonnen ({ $share }), { $rated } meegeteld
page-career-unrated = Je hebt nog geen rating: die krijg je in partijen tussen mensen die hun identiteit hebben bewaard.
page-best = De besten
page-best-link = De besten
page-best-title = De besten bij { $game }
page-best-text = Wie minstens { $least } partijen heeft die meetellen en zijn profiel laat zien, op volgorde van wat zo goed als zeker is: de rating min de marge. Bots, onderling gemeten, staan er ter vergelijking tussen.
page-best-none = Er staat nog niemand op de lijst.
page-best-name = Naam
# Same as in English.
page-best-rating = Rating
page-best-games = Partijen die meetellen
page-best-unseen = deze regel zie alleen jij
page-filters = Partijen zoeken
page-filter-all = Alles
page-filter-opponent = Tegen
page-filter-result = Uitslag
page-filter-won = Gewonnen
page-filter-lost = Niet gewonnen
page-filter-year = Jaar
page-filter-name = Naam van een tegenstander
page-played-found = { $games ->
    [0] Geen partij past.
    [one] Eén partij, { $wins } gewonnen
   *[other] { $games } partijen, { $wins } gewonnen
}
page-versus = { $name } en { $who }
page-versus-me = Jij
page-versus-text = Voor { $who }: { $ahead }, erachter: { $behind }, gelijk: { $equal }
page-gave-up = Opgegeven
page-length-rounds = { $rounds ->
    [one] Eén ronde
   *[other] { $rounds } rondes
}
# Same as in English.
page-length-minutes = { $minutes } min
page-length-hours = { $hours } u
page-length-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
page-problem-no-such-profile = Dit profiel bestaat niet of wordt niet getoond.
page-problem-rated-keep = Alleen wie zijn identiteit heeft bewaard, speelt partijen die meetellen.
page-problem-rated-people = Aan een tafel die meetelt zitten alleen mensen, ieder aan een eigen apparaat: geen bots, geen les.
page-problem-rated-one-seat = Aan een tafel die meetelt heeft iedereen één plaats.
page-problem-rated-coach = Aan een tafel die meetelt is er geen coach.
page-problem-rated-box = Aan een tafel die meetelt wordt met de meegeleverde doos gespeeld.
page-problem-rated-stand-in = In een partij die meetelt speelt geen bot voor je. Je kunt weggaan en laatste worden.
page-problem-rated-take-back = In een partij die meetelt kun je alleen terugnemen wat niets heeft laten zien.

## Vanaf hier verder spelen en zetten proberen

verify-taken-over = { $count ->
    [one] Eén eerdere trekking komt uit een ander spel en wordt hier niet gecontroleerd.
   *[other] { $count } eerdere trekkingen komen uit een ander spel en worden hier niet gecontroleerd.
}
replay-variation = Hier geprobeerd: { $name }
page-play-on = Vanaf hier spelen
page-play-on-text = { $count ->
    [0] Een nieuwe tafel { $title } begint bij moment { $at }, met dezelfde stelling en dezelfde regels.
   *[other] Een nieuwe tafel { $title } begint in de stelling van deze variant, die het spel bij moment { $at } verlaat, met dezelfde regels.
}
page-play-on-running = Dit spel loopt nog. Aan de nieuwe tafel zie je misschien wat hier voor je verborgen is.
page-play-on-luck = Toeval
page-play-on-new = Nieuw.
page-play-on-new-text = Wat vanaf hier getrokken wordt, weet niemand.
page-play-on-same = Zoals het was.
page-play-on-same-text = Dezelfde keuzes ontmoeten dezelfde trekkingen, tot het einde van het spel.
page-play-on-begin = Hier beginnen
page-luck-as-it-was = Deze tafel ontmoet het toeval van een ander spel opnieuw, en dat ligt open. Er is niets over beloofd, en er hoeft niets gecontroleerd te worden.
page-luck-begun = Deze tafel speelt verder vanaf moment { $at } van een ander spel. Wat daarvoor getrokken werd, is niet haar toeval en wordt hier niet beloofd.
page-try = Zetten proberen
page-try-title = Zetten proberen: { $title }
page-try-leave = Terug naar het terugkijken
page-try-lines = Varianten
page-try-none = Kies een zet, voor wie er ook aan de beurt is. Wat je probeert, wordt hier een variant.
page-try-line = Variant { $number }
page-try-from = Variant { $number }, vanaf moment { $at }
page-try-above = De variant erboven
page-try-below = De variant eronder
page-try-about = Naam, opmerking, verwijderen
page-try-name = Naam van deze variant
page-try-note = Opmerking
page-try-delete = Deze variant verwijderen
page-try-keep = Varianten bewaren
page-try-kept = Bewaard. Ze staan ook in de opname die je downloadt.
page-try-save = Opname met deze varianten downloaden
page-try-judge = Vraag de coach naar deze stelling
page-try-judged = { $who } is aan zet en wint { $chance } van de spellen, het best met: { $best }
page-try-chance = Het toeval beslist
page-try-draw = Trekken
page-try-or = Of kies wat er komt:
page-try-weight = { $weight } van { $all }
page-try-drawn = Getrokken
page-problem-over-there = Op dit moment is het spel afgelopen; er is niets meer te spelen.
page-problem-bad-seats = Dit spel heeft { $seats } plaatsen.
page-problem-luck-not-known = Het toeval dat op dit moment volgde, is niet bekend en kan niet terugkomen. Kies nieuw toeval.
page-problem-line-too-long = Een variant heeft hoogstens { $most } zetten.
page-problem-bad-line = Zet { $number } van deze variant is niet mogelijk: { $detail }
page-problem-bad-lines = Deze varianten kunnen niet bewaard worden: { $detail }
