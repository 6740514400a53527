### Deutsch. Nachrichten eines Spiels beginnen mit seinem Namen; die übrigen dienen jedem Spiel.

## Die Sprache selbst, mit eigenem Namen, und wie sie einen Geldbetrag schreibt

language = Deutsch
money = { $sum } $

## Things that any game reports

event-forced = { $why ->
    [none] { $who } hat nur eine Wahl: { $action } ({ $section }).
   *[other] { $who } hat nur eine Wahl: { $action } ({ $section }). { $why }
}
event-forced-note = { $why ->
    [none] (Die einzige Wahl, { $section }.)
   *[other] (Die einzige Wahl, { $section }: { $why })
}
event-answered = Verdeckt gewählt: { $who }.

## Why a move is refused

refusal-not-offered = „{ $action }“ steht jetzt nicht zur Wahl ({ $rule }).
refusal-not-your-decision = Platz { $seat } ist jetzt nicht gefragt.
refusal-chance-due = Erst wird gezogen; jetzt entscheidet niemand.
refusal-no-chance-due = Jetzt wird nichts gezogen.
refusal-impossible-outcome = „{ $outcome }“ kann jetzt nicht gezogen werden.
refusal-game-over = Das Spiel ist zu Ende.
refusal-guide-other = Nicht in dieser Lektion: Was als Nächstes kommt, ist für „{ $action }“ vorbereitet. Verlass die Lektion, wenn du frei spielen willst.
refusal-guide-standing = In einer Lektion bietest du selbst.
refusal-cannot-take-back = Das lässt sich nicht zurücknehmen.
refusal-too-dear = Das kostet { MONEY($price) }, mehr als du hast.
refusal-no-barrel = Davon hast du zu wenige Fässer im Lager.
refusal-too-many = Möglich sind höchstens { $most }.

## Was nichts bewirkt: steht neben der Möglichkeit

idle-nothing = bewirkt nichts: { $why }
idle-so-far = bewirkt nach jetzigem Stand nichts: { $why }
idle-pass = ändert für dich nichts

## Der Trainer, auf der Seite und im Terminal

coach-thinking = Der Trainer denkt nach …
coach-chance = gewinnt { $chance } (± { $error })
coach-for = Dafür spricht: { $items }.
coach-against = Dagegen spricht: { $items }.
coach-alike = In Punkten zeigt sich kein Unterschied.
coach-more = { $points } mehr aus „{ $item }“
coach-less = { $points } weniger aus „{ $item }“
coach-compared = Die Punkte gelten für den Rest der Partie, gegenüber den anderen hier genannten Möglichkeiten.
coach-tries = { $done ->
    [yes] Je { $tries } Versuche.
   *[no] Bisher je { $tries } Versuche; die Schätzung wird noch sicherer.
}

## Nachrichten: per Mail, Push und Webhook, und ihre Schalter

notice-mail-end = Du hast das selbst eingeschaltet. Ein Klick beendet es:
notice-turn = Du bist am Zug: { $game }
notice-turn-several = Du bist an { $count } Tischen am Zug
notice-over = Das Spiel ist aus: { $game }
notice-over-several = { $count } Spiele sind aus
notice-invitation = { $who } lädt dich ein: { $game }
notice-invitation-several = Du bist an { $count } Tische eingeladen
notice-with = Mit { $names }
notice-line = { $game }, mit { $names }
notice-hello = Ab jetzt sagt dir Gusher hier, was auf dich wartet.
notice-end = Diese Nachrichten beenden?
notice-end-text = Du hörst dann per { $channel } nichts mehr über „{ $kind }“.
notice-end-button = Beenden
notice-end-done = Diese Nachrichten sind beendet
notice-end-done-text = Du hörst per { $channel } nichts mehr über „{ $kind }“. Du kannst es jederzeit wieder einschalten.
notice-end-wrong = Dieser Link beendet nichts
notice-end-wrong-text = Er ist nicht vollständig. Kopiere ihn ganz, oder öffne deine Nachrichten auf der Seite.
page-notices = Nachrichten
page-notices-text = Was du hörst, wenn etwas auf dich wartet. Alles ist aus, bis du es einschaltest.
page-notices-name = Nachrichten gehen an jemanden: Sag uns zuerst deinen Namen.
page-notices-here = In diesem Browser, solange eine Seite offen ist
page-notices-sound = Ein kurzer Ton
page-notices-popup = Die Mitteilung des Browsers, wenn ich gerade etwas anderes ansehe
page-notices-push = Push: auch wenn keine Seite offen ist
page-notices-push-add = Diesen Browser erreichen
page-notices-push-remove = Nicht mehr in diesem Browser
page-notices-push-here = Dieser Browser wird erreicht.
page-notices-push-others = { $count ->
    [one] Ein Browser wird erreicht.
   *[other] { $count } Browser werden erreicht.
}
page-notices-push-none = Noch wird kein Browser erreicht.
page-notices-mail = Per Mail
page-notices-mail-to = An { $address }
page-notices-mail-none = Du hast keine Mailadresse angegeben.
page-notices-webhook = Webhook: eine Nachricht in deinen Chat
page-notices-webhook-text = Slack, Discord, Mattermost und Matrix geben dir eine solche Adresse für einen deiner Kanäle.
page-notices-webhook-url = Adresse des Webhooks
page-notices-webhook-save = Behalten
page-notices-webhook-remove = Entfernen
page-notices-webhook-kept = Wir haben gerade dorthin geschrieben.
page-notices-trouble-private = Ausgeschaltet: Die Adresse führt in ein privates Netz, wohin dieser Server nicht schreibt.
page-notices-trouble-failing = Ausgeschaltet: Es ist zu oft misslungen. Behalte die Adresse noch einmal, um es neu zu versuchen.
page-notices-trouble-redirect = Ausgeschaltet: Die Adresse führt woandershin. Nenne die, zu der sie führt.
page-notices-trouble-gone = Ausgeschaltet: Unter dieser Adresse ist niemand mehr.
page-notices-trouble-bad-address = Ausgeschaltet: An diese Adresse lässt sich nichts senden.
page-notices-kind-turn = Du bist am Zug
page-notices-kind-over = Spiel aus
page-notices-kind-invitation = Einladung
# Same as in English.
page-notices-channel-mail = Mail
# Same as in English.
page-notices-channel-push = Push
# Same as in English.
page-notices-channel-webhook = Webhook
page-notices-wait = Wenn du am Zug bist, nach zwei Minuten, in denen du auf keiner dieser Seiten warst; mehrere Tische in einer Nachricht.
page-notices-insecure = Das geht nur, wenn die Seite über https geöffnet ist.
page-notices-install = Auf iPhone und iPad: Lege Gusher zuerst auf den Home-Bildschirm und öffne es von dort.
page-notices-unsupported = Dieser Browser kann das nicht.
page-notices-denied = Dieser Browser verbietet Mitteilungen dieser Seiten. Du kannst sie in seinen Einstellungen erlauben.
page-notices-tone = Anhören
page-problem-no-such-notice = Solche Nachrichten gibt es nicht.
page-problem-bad-subscription = Der Browser gab Schlüssel an, mit denen sich nichts senden lässt.
page-problem-notice-private = Diese Adresse liegt in einem privaten Netz; dorthin schreibt dieser Server nicht.
page-problem-notice-bad-address = An diese Adresse lässt sich nichts senden. Sie beginnt mit https:// und hat höchstens 1000 Zeichen.
page-problem-push-failed = Der Browser ließ sich nicht für Push-Nachrichten anmelden.

## Playing in the terminal

play-player = Spieler { $number }
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
play-ask = Deine Wahl (1 bis { $count }, h für Hilfe): 
play-help =
    1, 2, …  diese Wahl treffen
    3x2      Wahl 3 zweimal hintereinander treffen; ×2 oder mehr neben einer Wahl sagt, wie oft das geht
    ?        die Regel, die fragt, und warum manches nicht zur Wahl steht
    ? 3      die Regel zu Wahl 3; ? §9.4 eine beliebige Regel
    c        was würdest du tun? Der Trainer nennt die besten Möglichkeiten, mit Gründen
    u        die letzte Wahl zurücknehmen, solange seither nichts Neues zu sehen war
    t        den ganzen Tisch noch einmal zeigen
    m        weitere Möglichkeiten, wo sie nicht auf den Bildschirm passen
    l        was in dieser und der letzten Runde geschah; l all: alles
    s        jetzt speichern und weiterspielen
    q        aufhören; das Spiel wird gespeichert und kann fortgesetzt werden
play-more = { $first } bis { $last } von { $count }; m zeigt mehr.
play-luck = Das Glück dieses Spiels steht fest. SHA-256 seines Startwerts: { $commitment }
play-coach-alone = Den Trainer kann nur fragen, wer allein gegen Bots spielt.
play-not-a-choice = „{ $typed }“ ist keine Zahl von 1 bis { $count }; h zeigt, was möglich ist.
play-not-a-number-of-choice = Es gibt keine Wahl { $typed }, nur 1 bis { $count }.
play-not-possible = { $action }: { $why } ({ $section })
play-taken-back = Zurückgenommen: { $action }.
play-undo-nothing = Du hast noch nichts gewählt.
play-undo-other = Seit deiner letzten Wahl war { $who } am Zug.
play-undo-chance = Seit deiner letzten Wahl wurde etwas gezogen.
play-undo-seen = Deine letzte Wahl hat dir etwas Verborgenes gezeigt.
play-saved = Gespeichert in { $file }.
play-continue = Weiterspielen mit: gusher play --resume { $file }
play-replay = Nachspielen mit: gusher replay { $file }
play-verify = Das Glück prüfen mit: gusher verify { $file }
play-pass = Weitergeben an { $who }, dann Enter drücken. 
play-over = Das Spiel ist zu Ende.
play-winner = { $count ->
    [one] { $who } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $who } teilen sich den Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}
play-place = Platz
play-player-heading = Spieler
play-total = Summe
play-log-empty = Noch ist nichts geschehen.

## Walking through a record

replay-head = { $title }, { $at } von { $count } Zügen und Ziehungen
replay-spectator = wie Zuschauer es sehen
replay-open = mit offenen Karten
replay-seat = wie { $who } es sieht
replay-move = { $who }: { $action }
replay-ask = n vor, p zurück, eine Zahl, q aufhören: 
replay-no-such = „{ $typed }“ ist weder n, p, q noch eine Zahl von 0 bis { $count }.
replay-at-start = Das ist der Anfang.
replay-at-end = Das ist das Ende.

## A review

review-head = { $title }: die Entscheidungen von { $who }, je { $iterations } Durchläufe
# Same as in English.
review-moment = Moment
# Same as in English.
review-chance = Chance
review-played = Gespielt
review-best = Das Beste, was sich fand
review-difference = Prozentpunkte
review-won = { $who } hat das Spiel gewonnen.
review-shared = { $who } hat sich den Sieg geteilt.
review-lost = { $who } hat das Spiel nicht gewonnen.
review-no-mistakes = Keine Entscheidung war eindeutig ein Fehler.
review-mistakes = Die größten Fehler:
review-mistake = { $number }. Gespielt: { $played }. Ein starker Bot hätte gespielt: { $best }. { $chance } % gegen { $best_chance } %.
review-interrupted = Unterbrochen: So weit ist die Analyse gekommen. Derselbe Befehl macht hier weiter.

## Das Glück von Aufzeichnungen prüfen

verify-fair = { $count ->
    [0] der Startwert passt; gezogen wurde nichts
    [one] der Startwert passt, und die eine Ziehung ergibt wieder dasselbe
   *[other] der Startwert passt, und alle { $count } Ziehungen ergeben wieder dasselbe
}. Festlegung, zum Vergleich mit der am Tisch gezeigten: { $commitment }
verify-commitment = FALSCH: Der Startwert passt nicht zur Festlegung { $commitment }
verify-draw = FALSCH: Ziehung { $draw }, in Zeile { $line }, war nach dem Startwert „{ $expected }“, aufgezeichnet ist „{ $recorded }“
verify-before = nicht prüfbar: Nichts darin sagt, woraus das Glück gezogen wurde. Die Aufzeichnung stammt aus der Zeit, als das Glück noch nicht festgelegt wurde, oder von keinem Tisch.
verify-sealed = noch nicht prüfbar: Das Spiel war nicht zu Ende, als die Aufzeichnung geschrieben wurde, und der Startwert wird erst am Ende verraten.
verify-malformed = nicht prüfbar: Was die Aufzeichnung über ihr Glück sagt, ist unvollständig oder fehlerhaft.

## Das Regelbuch, wie Spieler es lesen: wie sicher eine Regel ist, eine Option mit Namen, und eine mit ihrem Wert

rules-sure-stated = belegt
rules-sure-published = veröffentlicht
rules-sure-inferred = erschlossen
rules-sure-reconstructed = rekonstruiert
rules-quoted = „{ $words }“
rules-set = { $option }: { $value }

## Lists of games

games-seats = Plätze
games-version = Regelversion
games-actions = Aktionen
# Same as in English.
games-option = Option
games-values = Werte
games-default = Vorgabe
games-meaning = Bedeutung

## Ein Spiel prüfen

check-playing = { $games } Partien { $game } …
check-held = ✓ { $law }
check-not-tried = – { $law }: nicht versucht
check-broken = ✗ { $law }: { $what } ({ $where })
check-where = { $rule }, { $case }
check-result = { $broken ->
    [0] { $game } hält alle { $laws } Gesetze ein, in { $games } Zufallspartien.
    [one] { $game } bricht 1 von { $laws } Gesetzen.
   *[other] { $game } bricht { $broken } von { $laws } Gesetzen.
}
check-law-a-game-can-be-played-to-its-end = Eine Partie lässt sich zu Ende spielen
check-law-tables-are-numbered-and-read-back = Aktionen und Zufallsergebnisse haben je eine Nummer und eine Schreibweise
check-law-options-allow-their-defaults-and-editions = Optionen erlauben ihre Vorgaben und Ausgaben
check-law-every-rule-is-listed = Jede Regel ist aufgeführt
check-law-every-rule-says-its-section-and-is-made-from-its-fields = Jede Regel nennt ihren § und entsteht aus ihren Feldern
check-law-options-are-a-choice-or-private-and-in-table-order = Gefragt wird nur, wo es eine Wahl gibt, und Möglichkeiten stehen in der Reihenfolge der Tabelle
check-law-chance-lists-what-can-happen = Der Zufall nennt, was geschehen kann
check-law-chance-draws-what-it-lists-as-often-as-it-weighs = Der Zufall zieht, was er nennt, so oft wie gewichtet
check-law-the-end-is-scored = Das Ende wird gewertet
check-law-goods-are-conserved = Güter wandern, aber entstehen nie
check-law-a-clone-is-equal-and-independent = Eine Kopie ist gleich und unabhängig
check-law-every-slot-is-copied = Jedes Feld wird kopiert
check-law-a-state-survives-json = Eine Stellung übersteht es, aufgeschrieben zu werden
check-law-the-record-replays = Eine Aufzeichnung führt zur selben Stellung
check-law-an-illegal-play-changes-nothing = Was abgelehnt wird, ändert nichts
check-law-what-is-said-to-do-nothing-does-nothing = Was nichts bewirken soll, bewirkt nichts
check-law-what-is-not-said-to-do-nothing-changes-something = Was etwas bewirken soll, ändert etwas
check-law-what-is-carried-out-later-brings-nothing-yet = Was erst später ausgeführt wird, bringt noch nichts
check-law-together-means-in-any-order = Was zugleich gefragt wird, wird in beliebiger Reihenfolge beantwortet
check-law-a-sealed-answer-is-hidden = Eine verdeckte Antwort bleibt verborgen
check-law-a-determinized-state-looks-the-same = Eine geratene Stellung sieht gleich aus
check-law-a-determinized-state-offers-the-same = Eine geratene Stellung bietet dasselbe
check-law-nothing-hidden-steers-what-is-drawn = Nichts Verborgenes lenkt, was geraten wird
check-law-a-view-is-plain-json = Eine Ansicht ist einfaches JSON
check-law-what-a-viewer-cannot-know-never-shows = Was jemand nicht wissen kann, zeigt sich nie
check-law-events-change-nothing = Zuhören ändert nichts
check-law-frames-are-frozen-and-known = Laufende Regeln sind fest und bekannt
check-law-what-may-be-taken-back-has-shown-nothing = Was sich zurücknehmen lässt, hat nichts gezeigt
check-law-bots-choose-what-is-offered-and-the-same-again = Bots wählen Erlaubtes, und auf dieselbe Frage dasselbe
check-law-a-row-of-numbers-keeps-its-bounds-and-tells-nothing-hidden = Eine Zahlenreihe hält ihre Grenzen ein und verrät nichts Verborgenes
check-law-features-keep-their-bounds-and-tell-nothing-hidden = Was gelernte Spieler ansehen, hält seine Grenzen ein und verrät nichts Verborgenes
check-law-all-that-happens-can-be-said-in-every-language = Alles, was geschieht, lässt sich in jeder Sprache sagen
check-law-a-guide-leads-to-its-end-and-has-its-words = Eine Lektion führt bis zu ihrem Ende und hat ihre Worte in jeder Sprache
check-law-every-language-has-the-same-messages = Jede Sprache hat dieselben Meldungen

## Der Bericht: Rahmen

report-title = { $game }: was { $games } Partien sagen
report-about = { $seats } Plätze, gespielt von { $bots }.
report-about-compared = { $seats } Plätze, { $groups } Serien von Partien nebeneinander.
report-unfinished = { $count } Partien wurden als zu lang abgebrochen und zählen nicht.
report-group = { $label }: { $games } Partien
report-key-rounds = Runden je Partie
report-key-winner = { $unit } gewinnen
report-key-margin = { $unit } vor dem Nächsten
report-key-start = Siege für den, der beginnt
report-fair = gerecht
report-numbers = Die Zahlen
report-base = unverändert
report-unit = Punkte
report-seat = Platz { $number }
report-all = alle
report-winners = Sieger
report-others = die anderen
report-rounds = Runden
report-round = Runde
report-share = Anteil
report-from = von
report-to = bis
report-how = So liest man das
report-how-dots = Ein Punkt ist, was diese Partien gezeigt haben. Die Linie durch ihn sagt, wie weit das Glück ihn verschoben haben kann: Bei Wiederholung läge der wahre Wert in 95 von 100 Fällen auf so einer Linie.
report-how-fair = Ein geteilter Sieg zählt in Teilen. Der gerechte Anteil ist, was jeder hätte, wenn nichts eine Rolle spielte.
report-how-bots = Diese Partien haben Programme gespielt, nicht Menschen. Was sie übersehen, übersieht auch der Bericht; wo sie sich unterscheiden, vergleiche ihre Berichte.
report-how-data = Erstellt von Gusher { $version } aus { $games } Partien; Regeln { $rules }, Startwert { $seed }. Derselbe Befehl ergibt denselben Bericht.

## Der Bericht: wer gewinnt

report-seats = Kommt es auf den Platz an?
report-seats-fair = Kein Platz sticht hervor: Alle Anteile sind so nah an { $fair }, wie das Glück es zulässt.
report-seats-more = Platz { $seat } gewinnt { $share } der Partien ({ $low } bis { $high }), mehr als die gerechten { $fair }.
report-seats-less = Platz { $seat } gewinnt { $share } ({ $low } bis { $high }), weniger als die gerechten { $fair }.
report-seats-begins = Platz { $seat } beginnt in allen Partien.
report-turns = Lohnt es sich, zu beginnen?
report-turns-fair = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }). Das ist so nah an den gerechten { $fair }, wie das Glück es zulässt.
report-turns-more = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }), mehr als die gerechten { $fair }: Beginnen ist ein Vorteil.
report-turns-less = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }), weniger als die gerechten { $fair }: Beginnen ist eine Last.
report-turns-best = Am häufigsten gewinnt: { $place }, { $share } ({ $low } bis { $high }).
report-turns-place = { $place ->
    [0] Wer beginnt
    [1] Zweiter
    [2] Dritter
    [3] Vierter
   *[other] Fünfter
}
report-bots = Wer spielt am besten?
report-bots-best = { $bot } gewinnt { $share } seiner Partien ({ $low } bis { $high }); bei gleicher Stärke wären es { $fair }.
report-trait = Kommt es darauf an, was ein Platz bekommt: { $trait }?
report-traits-fair = Nichts sticht hervor: Alle Anteile sind so nah an { $fair }, wie das Glück es zulässt.
report-traits-more = { $name } gewinnt { $share } ({ $low } bis { $high }), mehr als die gerechten { $fair }.
report-traits-less = { $name } gewinnt { $share } ({ $low } bis { $high }), weniger als die gerechten { $fair }.

## Der Bericht: Punkte und Länge

report-scores = Wie viele { $unit } gewinnen?
report-scores-says = Die Hälfte der Sieger hat { $low } bis { $high } { $unit }, der mittlere { $median }. Der mittlere der anderen hat { $others }.
report-scores-margin = Der Sieger liegt in der mittleren Partie { $margin } { $unit } vor dem Nächsten. In { $close } der Partien ist der Abstand höchstens ein Zwanzigstel dessen, was der Sieger hat.
report-sources = Woher kommen die { $unit }?
report-sources-says = Sieger holen { $share } ihrer { $unit } mit: { $item }.
report-sources-both = Sieger holen { $share } ihrer { $unit } mit „{ $item }“, und da liegen sie am weitesten vorn: { $more } { $unit } mehr als die anderen.
report-sources-apart = Der größte Unterschied: { $item }, { $more } { $unit } mehr als bei den anderen.
report-length = Wie lang ist eine Partie?
report-length-says = Die Hälfte der Partien dauert { $low } bis { $high } Runden, die mittlere { $median }. Ein Spieler trifft etwa { $decisions } Entscheidungen.
report-length-same = Jede Partie dauert { $rounds } Runden. Ein Spieler trifft etwa { $decisions } Entscheidungen.
report-lead = Wann ist es entschieden?
report-lead-says = Wer auf halbem Weg führt, zu Beginn von Runde { $round }, gewinnt am Ende { $share } der Partien ({ $low } bis { $high }).
report-lead-early = Schon zu Beginn von Runde { $round } gewinnt der Führende jede zweite Partie.
report-lead-axis = Siege derer, die zu Beginn einer Runde führen

## Der Bericht: Züge und Kurven

report-actions = Was tun die Spieler, und lohnt es sich?
report-actions-best = „{ $kind }“ geht mit den meisten Siegen einher: Wer es öfter tut als die anderen am Tisch, gewinnt { $share } ({ $low } bis { $high }).
report-actions-worst = „{ $kind }“ geht mit den wenigsten einher: { $share } ({ $low } bis { $high }).
report-actions-none = Keine Aktion sticht hervor: Wer sie öfter wählt, gewinnt etwa so oft wie alle.
report-actions-caution = Das zeigt, was mit dem Gewinnen einhergeht, und nicht immer, was es bewirkt.
report-actions-key = Voller Punkt: Siege derer, die es öfter taten als der Durchschnitt am Tisch. Ring: Siege derer, die es überhaupt taten. Rechts: wie oft ein Spieler es in einer Partie tut.
report-actions-times = Mal je Partie
report-actions-taken = taten es überhaupt
report-actions-wins = deren Siege
report-actions-more = Siege, wenn öfter
report-curves = Preise und Vorräte, Runde für Runde
report-curves-key = Linien sind Mittelwerte, Bänder fassen die mittlere Hälfte der Partien. Beide enden, wo weniger als ein Fünftel der Partien noch dauert.
report-curves-says = { $name }: { $first } in Runde { $from }, { $last } in Runde { $to }.
report-compare = Was ist anders?
report-compare-longer = { $label }: Partien dauern { $by } Runden länger ({ $low } bis { $high }).
report-compare-shorter = { $label }: Partien dauern { $by } Runden kürzer ({ $low } bis { $high }).
report-compare-as-long = { $label }: Partien sind etwa so lang wie in der ersten Serie.
report-compare-dearer = Sieger haben { $by } { $unit } mehr ({ $low } bis { $high }).
report-compare-cheaper = Sieger haben { $by } { $unit } weniger ({ $low } bis { $high }).
report-compare-as-many = Sieger haben etwa so viele { $unit }.
report-compare-table = Serien von Partien
report-compare-games = Partien
report-compare-length = Runden, Mittel
report-compare-winner = { $unit } des Siegers, Mittel
report-compare-margin = Vorsprung, Mittel
report-compare-start = Siege für den, der beginnt

## A training run

training-title = Wie { $game } gelernt wurde, in { $games } Partien
training-about = { $generations } von { $of } Generationen zu je { $games } Partien, mit Startzahl { $seed }. In den ersten { $warm } macht greedy vor, wie es geht.
training-strength = Gewonnene Partien, einer gegen so viele, wie es andere Plätze gibt
training-strength-says = Gegen greedy, und gegen die Generation, die zuvor durchs Tor kam. Eine Generation kommt hinein, wenn sie diese schlägt.
# Same as in English.
training-generation = Generation
training-last = die davor
training-passed = kommt hinein
training-of = { $share } von { $games }
training-yes = ja
training-no = nein
training-errors = Wie falsch es war, wer gewinnt
training-errors-says = Mittlere Kreuzentropie der Chancen, in Stellungen der letzten Generationen. Wer unter vieren rät, liegt um 1,39 falsch.

## The page: everywhere

page-brand = Gusher, zur Lobby
page-skip = Zum Inhalt
page-close = Schließen
page-menu = Menü
page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert
page-yes = ja
page-no = nein
page-none = keine
page-loading = Einen Moment …
page-without-script = Gusher braucht JavaScript, um den Tisch zu zeigen.
page-language = Sprache
page-theme = Farben
page-theme-auto = ◐ automatisch
page-theme-light = ☀ hell
page-theme-dark = ☾ dunkel
page-to-lobby = Zur Lobby
page-missing-title = Hier ist nichts

## The page: lobby

# Same as in English.
page-lobby-tab = Gusher
page-lobby-turns = { $count ->
    [one] An einem Tisch am Zug · Gusher
   *[other] An { $count } Tischen am Zug · Gusher
}
page-hero-title = Heute Abend geht es ums Öl.
page-hero-back = Willkommen zurück, { $name }.
page-hero-text = { $games }: gegen Bots, mit Freunden über einen Link oder reihum an einem Gerät. Ohne Anmeldung.
page-your-name = Dein Name
page-play-now = Jetzt spielen
page-play-now-note = Sofort { $game } gegen drei Bots
page-playing-as = Du bist { $name }
page-rename = Namen ändern
page-rename-save = Speichern
page-new-table = Neuer Tisch
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und lass ihn hier anzeigen.
page-filter-game = Spiel
page-filter-any-game = Alle Spiele
page-filter-seats = Plätze
page-filter-any-seats = Beliebig viele Plätze
page-seats-count = { $count } Plätze
page-open-record = Aufzeichnung öffnen
page-move-device = Auf ein anderes Gerät wechseln
page-move-text = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt einmal; danach spielt das andere Gerät unter deinem Namen.
page-move-link = Link für das andere Gerät
page-claim-title = Hier weiterspielen
page-claim-text = Dieser Link bringt deinen Namen und deine Tische in diesen Browser. Er gilt einmal.
page-claim-here = Auf diesem Gerät weiterspielen

## Wer ich bin, und die Wege zurück

page-me = Du
page-me-remind = Du: behalte diese Identität
page-me-back = Zurück an den Tisch
page-me-guest = Zum Spielen brauchst du nichts davon: Ein Name genügt.
page-me-before = Ich war schon einmal hier
page-me-before-other = Jemand anderes?
page-me-before-text = Hole deinen Namen und deine Tische in diesen Browser.
# Same as in English.
page-me-name = Name
page-me-name-text = Er steht an Tischen, an die du dich von jetzt an setzt.
page-me-renamed = Gespeichert.
page-me-keep = Diese Identität behalten
page-me-unkept = Nur dieser Browser weiß, wer du bist. Vergisst er es, kommt niemand mehr zu deinem Namen und deinen Tischen zurück.
page-me-kept = Du kannst aus jedem Browser zurückkommen.
page-me-made = angelegt { $day }
page-me-remove-of = Entfernen: { $what }
# Same as in English.
page-me-passkey = Passkey
page-me-passkey-text = Dein Gerät bewahrt ihn auf und öffnet ihn mit Finger, Gesicht oder seinem Code. Du musst dir nichts merken.
page-me-passkey-make = Passkey anlegen
page-me-passkey-another = Noch einen Passkey anlegen
page-me-passkey-made = Der Passkey ist angelegt. Mit ihm kannst du zurückkommen.
page-me-passkey-used = zuletzt benutzt { $day }
page-me-passkey-enter = Mit Passkey zurückkommen
page-me-passkey-address = Passkeys brauchen eine Seite, die unter einem Namen über https oder als localhost geöffnet ist; diese ist es nicht.
page-me-passkey-browser = Dieser Browser hat keine Passkeys.
page-me-code = Wiederherstellungscode
page-me-code-text = Ein Code zum Ausdrucken und Weglegen. Wer ihn hat, ist du, sooft er benutzt wird, bis du einen neuen anlegst.
page-me-code-make = Wiederherstellungscode anlegen
page-me-code-another = Neuen anlegen; der alte gilt dann nicht mehr
page-me-sheet = Mit diesem Code kommt { $name } zurück:
page-me-sheet-text = Öffne { $address }, wähle „Ich war schon einmal hier“ und gib ihn ein. Großbuchstaben, Leerzeichen und Striche sind gleichgültig.
page-me-sheet-once = Er wird nur dieses eine Mal gezeigt: Aufbewahrt wird nur sein Fingerabdruck.
page-me-sheet-done = Ich habe ihn
page-me-print = Drucken
page-me-mail = E-Mail
page-me-mail-text = Wir schicken dir einen Link, wenn du zurückkommen willst. Nur dafür ist die Adresse da, und für Nachrichten, die du selbst einschaltest.
page-me-mail-address = Deine E-Mail-Adresse
page-me-mail-other = Stattdessen eine andere Adresse
page-me-mail-send = Link zum Bestätigen schicken
page-me-mail-sent = Eine E-Mail ist unterwegs an { $address }. Der Link darin bestätigt die Adresse.
page-me-mail-ask = Schickt mir einen Link
page-me-mail-maybe = Wenn wir diese Adresse kennen, ist eine E-Mail mit einem Link dorthin unterwegs.
page-me-enter = Zurückkommen
page-me-claim-too = Auch ein Browser, der dich noch kennt, kann helfen: Wähle dort auf der Seite „Du“ „Auf ein anderes Gerät wechseln“.
page-me-other-kept = In diesem Browser bist du { $name }. Zu { $name } kannst du jederzeit zurückkommen.
page-me-other-lost = In diesem Browser bist du { $name }. Wenn du hier jemand anderes wirst, bleiben die Plätze von { $name }, wie sie sind, aber niemand kommt mehr an sie heran; behalte vorher diese Identität, wenn du das willst.
page-me-devices = Geräte
page-me-devices-text = Browser, die du bist. Beendest du einen, wird er sofort abgewiesen, auch an einem offenen Tisch.
page-me-device = { $browser } unter { $system }
page-me-device-unknown = Ein Browser
page-me-device-this = dieser Browser
page-me-device-here = gerade an einem Tisch
page-me-device-used = zuletzt benutzt { $when }
page-me-device-since = seit { $day }
page-me-device-end = Beenden
page-me-device-end-of = Sitzung von { $what } beenden
page-me-out = Abmelden
page-me-out-text = Dieser Browser vergisst, dass du { $name } bist. Deine Tische bleiben deine.
page-me-out-lost = Dieser Browser vergisst, dass du { $name } bist, und es gibt keinen anderen Weg zurück: Deine Plätze sind für dich verloren. Behalte vorher diese Identität.
page-me-stay = Bleiben
page-me-data = Was über dich aufbewahrt wird
page-me-data-text = Dein Name, deine Sprache, die Wege zurück auf dieser Seite, die Tische, an denen du sitzt, was du dort gewählt und gesagt hast, deine Schachteln. Sonst nichts.
page-me-data-get = Alles herunterladen
page-me-delete = Mich löschen
page-me-delete-text = Beendete Spiele bleiben, mit jemandem an deiner Stelle. In den anderen übernimmt ein Bot deinen Platz. Alles andere verschwindet, auch was du gesagt hast.
page-me-delete-open = Mich löschen …
page-me-delete-sure = Das kann niemand rückgängig machen.
page-me-delete-type = Gib deinen Namen ein, { $name }, wenn du es ernst meinst
page-me-delete-do = Mich endgültig löschen
page-mailbox-title = Bestätige deine Adresse
page-mailbox-text = Mit einem Klick wird diese E-Mail-Adresse ein Weg zurück zu dir.
page-mailbox-here = Bestätigen
page-mailbox-done = Bestätigt. Du kannst jetzt mit einem Link zurückkommen, den wir dorthin schicken.
page-somebody = jemand
page-seat-gone = wurde gelöscht
page-problem-session-ended = Du bist hier abgemeldet: Diese Sitzung wurde beendet.
page-problem-passkey-late = Das hat zu lange gedauert. Bitte versuche es noch einmal.
page-problem-passkey-wrong = Dieser Passkey konnte nicht angelegt werden. Bitte versuche es noch einmal.
page-problem-passkey-unknown = Diesen Passkey hat hier niemand mehr.
page-problem-passkey-address = Unter einer Adresse aus Zahlen oder ohne https gibt es keine Passkeys.
page-problem-passkey-here = Dieses Gerät hat schon einen Passkey von dir.
page-problem-passkey-off = Es wurde kein Passkey benutzt.
page-problem-too-many-passkeys = Du hast schon { $most } Passkeys. Entferne zuerst einen.
page-problem-code-unknown = Diesen Code hat niemand. Er hat 25 Buchstaben und Ziffern; mit einem neuen gelten die früheren nicht mehr.
page-problem-not-your-name = Das ist nicht dein Name, wie er hier geschrieben ist.
page-problem-not-known = Diese Person gibt es hier nicht mehr.
page-problem-no-mail = Dieser Server verschickt keine E-Mails.
page-problem-mail-wrong = An diese Adresse kann keine E-Mail gehen; sie sieht so aus: name@example.org.
page-problem-mail-place = Öffne diese Seite unter dem Namen des Servers: Links auf eine Adresse aus Zahlen werden nicht verschickt.
mail-confirm-title = Gusher: Bestätige deine Adresse
mail-confirm-text = Jemand hat diese Adresse eingetippt, um über sie zu Gusher zurückkommen zu können. Wenn du es warst, öffne diesen Link innerhalb von { $minutes } Minuten. Wenn nicht, tu nichts.
mail-enter-title = Gusher: dein Link zum Zurückkommen
mail-enter-text = Mit diesem Link bist du wieder { $name }, in dem Browser, in dem du ihn öffnest. Er gilt einmal, innerhalb von { $minutes } Minuten. Wenn du ihn nicht angefordert hast, tu nichts.
page-your-turn = Du bist dran
page-status-over = Beendet
page-status-ended = Abgebrochen
page-status-outdated = Andere Regeln
page-crowded = Zu viele unfertige Tische
page-crowded-text = Beende oder verlasse einen von diesen, die am längsten ruhen; dann kannst du einen neuen eröffnen.
page-status-running = Läuft
page-status-round = Runde { $round }
page-status-waiting = { $free ->
    [0] Bereit
    [one] Wartet auf einen Mitspieler
   *[other] Wartet auf { $free } Mitspieler
}
page-status-free = { $free ->
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
page-games = Die Spiele
page-play-game = Jetzt { $game } spielen
page-card-guide = Dieses Spiel lernen
page-card-learn = So wird gespielt
page-card-rules = Regeln
page-players = { $from }–{ $to } Spieler
# Same as in English.
page-minutes = { $from }–{ $to } Min.
page-weight-1 = Leicht
page-weight-2 = Leicht bis mittel
page-weight-3 = Mittelschwer
page-weight-4 = Mittel bis schwer
page-weight-5 = Schwer
page-waits-for = Wartet auf { $who }
page-waits-for-me = Wartet auf deine Entscheidung
page-waits-for-me-and = Wartet auf dich und { $who }
page-past = Beendete Spiele
page-past-more = Mehr zeigen
page-past-place = { $place ->
    [1] Gewonnen
   *[other] Platz { $place } von { $count }
}
page-past-points = { $points } { $unit }
page-past-winner = { $count ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gemeinsam gewonnen
}
page-past-others = gegen { $who }

## The page: what is known of a game

page-sources-link = Was genau
page-sources-title = { $game }: was bekannt ist und was von uns ist
page-sources-language = Die Anmerkungen sind die der Datendatei, auf Englisch.
page-sources-reconstructed = Rekonstruiert
page-sources-reconstructed-text = Keine Quelle sagt es. Wir haben gewählt, was ein gutes Spiel ergibt; wer die Schachtel hat, weiß es vielleicht besser.
page-sources-inferred = Erschlossen
page-sources-inferred-text = Es folgt aus dem, was in einer Anleitung steht, oder eine öffentliche Quelle deutet es an.
page-sources-published = Aus öffentlichen Quellen
page-sources-published-text = Nicht in der Anleitung, aber von jemandem erzählt, der das Spiel hat.

## The page: sharing a table for watching

page-share = Zuschauen lassen
page-share-short = Teilen
page-share-text = Mit einem Link können andere zuschauen, jetzt und nach dem Ende. Sie sehen den Tisch wie Zuschauer, mit Verlauf und Chat, aber ohne verdeckte Karten, und können sich nicht setzen. Du kannst den Link jederzeit zurückziehen.
page-share-on = Wer den Link hat, schaut zu: Verdecktes bleibt verdeckt, bis das Spiel zu Ende ist. Setzen kann sich damit niemand.
page-share-host = Der Gastgeber hat diesen Tisch nicht zum Zuschauen freigegeben. Seine Links kann nur öffnen, wer hier sitzt.
page-share-link = Link zum Tisch
page-share-moment = Link zu diesem Moment
page-share-begin = Link erstellen
page-share-end = Link zurückziehen
page-link-moment = Link zu diesem Moment
page-problem-only-watching = Mit diesem Link kannst du zuschauen, aber dich nicht setzen.

## Die Seite: Einladungen und Zuschauer

page-seat-link = Link für Platz { $number }
# Same as in English.
page-seat-link-short = Link
page-seat-link-text = Wer diesen Link zuerst öffnet, kann Platz { $number } nehmen und keinen anderen. Er gilt einmal.
page-seat-link-ended = Der Link für Platz { $number } führt nirgends mehr hin.
page-seat-link-gone = Der Platz ist besetzt
page-seat-link-yours = Platz { $number } ist für dich reserviert.
page-seat-link-taken = Platz { $number } ist inzwischen besetzt. Du kannst hier zuschauen oder um einen anderen Link bitten.
page-seat-link-other = Platz { $number } ist inzwischen besetzt, aber es gibt noch andere.
page-join-seat = Platz { $number } nehmen
page-terms = { $title }, { $seats } Plätze
page-terms-usual = Gespielt wird wie üblich.
page-terms-all = Alles, was gewählt ist ({ $count })
page-term-coach = für alle erlaubt
page-term-no-coach = nur, wenn sonst niemand mitspielt
page-term-found = Zu finden
page-term-listed = für alle in der Lobby
page-term-private = nur mit einem Link
page-watchers = Es schauen zu: { $who }
page-watchers-title = Zuschauer
page-watchers-guests = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
}
page-watchers-text = Zuschauer sehen nichts Verdecktes. Was sie untereinander sagen, können nach dem Ende alle lesen.
page-spectator = schaut zu
page-chat-spectators = Den Zuschauern etwas sagen
page-chat-beside = Was Zuschauer sagen, können die Spieler erst nach dem Ende lesen.
page-chat-name = Dein Name, um mitzureden
page-chat-named = Mitreden
page-problem-link-used = Dieser Link war für Platz { $number } und ist schon benutzt. Bitte um einen neuen.
page-problem-link-seat-taken = Platz { $number } ist inzwischen besetzt.
page-problem-other-seat = Dieser Link gilt nur für Platz { $number }.
page-problem-not-spectator = Wer am Tisch sitzt, gehört nicht zu den Zuschauern.

## The page: a box of one's own

page-box = Schachtel
page-box-packaged = Die mitgelieferte Schachtel
page-box-owner = Du hast das Spiel und weißt besser, was in der Schachtel ist?
page-box-enter = Trag die Werte ein
page-box-look = Diese Schachtel ansehen
page-box-title = { $game }: meine Schachtel
page-box-text = Berichtige, was in deiner Schachtel anders ist; das Spiel prüft es, während du tippst. Was keine Quelle sagt, ist markiert. Gespeichert kannst du sie für einen neuen Tisch wählen.
page-box-none = Dieses Spiel hat nur die eine Schachtel.
page-box-mine = Meine Schachteln
page-box-remove = { $name } entfernen
page-box-name = Name der Schachtel
page-box-name-usual = Meine Schachtel
page-box-save = Speichern
page-box-take = Als meine behalten
page-box-saved = { $name } ist gespeichert. Wähle sie, wenn du einen Tisch eröffnest.
page-box-checking = Wird geprüft …
page-box-good = { $count ->
    [0] Das ist die mitgelieferte Schachtel.
    [one] Damit kannst du spielen. Ein Wert ist anders als in der mitgelieferten Schachtel.
   *[other] Damit kannst du spielen. { $count } Werte sind anders als in der mitgelieferten Schachtel.
}
page-box-differs = { $count ->
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
page-box-changed = { $count ->
    [one] einer geändert
   *[other] { $count } geändert
}
page-box-show = Zeigen
page-box-more = Eins mehr
page-box-less = Eins weniger
page-box-open = Datei öffnen
page-box-download = Herunterladen
page-box-reset = Von vorn beginnen
page-box-link = Link zu dieser Schachtel
page-box-other = Andere Schachtel
page-box-table = An diesem Tisch wird mit einer anderen Schachtel gespielt als der mitgelieferten.
page-box-same = Sie unterscheidet sich nicht von der mitgelieferten.
page-problem-no-such-box = Diese Schachtel gibt es nicht mehr.
page-problem-bad-box = Mit dieser Schachtel lässt sich nicht spielen: { $detail }
page-problem-box-name-wrong = Eine Schachtel braucht einen Namen mit höchstens 40 Zeichen.
page-problem-too-many-boxes = Du hast schon { $most } Schachteln. Entferne erst eine.
page-problem-no-json = { $file } ist keine Datendatei in JSON.

## The page: new table

page-game = Spiel
page-how-many = Wie viele spielen?
page-presets = Übliche Tische
page-preset-bots = Ich gegen Bots
page-preset-friends = Mit Freunden per Link
page-preset-device = Alle an diesem Gerät
page-who-plays = Wer spielt mit?
page-seat-number = Platz { $number }
page-kind-me = Ich
page-kind-local = Jemand an diesem Gerät
page-kind-open = Mitspieler, per Link
page-kind-bot = Ein Bot
page-kind-open-note = setzt sich über den Einladungslink
page-local-name = Name auf Platz { $number }
page-bot-level = Stärke des Bots auf Platz { $number }
page-bot-random = zufällig
page-bot-greedy = gierig
page-bot-search-easy = leicht
page-bot-search-medium = mittel
page-bot-search-hard = schwer
page-bot-beginner = Anfänger
page-bot-easy = leicht
page-bot-medium = mittel
page-bot-skilled = geübt
page-bot-hard = schwer
page-bot-expert = Experte
page-bot-champion = Könner
page-bot-master = Meister
page-more-options = { $count ->
    [0] Alle Optionen
    [one] Alle Optionen (eine geändert)
   *[other] Alle Optionen ({ $count } geändert)
}
page-listed = Den Tisch in der Lobby zeigen.
page-listed-text = Sonst findet ihn nur, wer den Link hat.
page-coach = Den Trainer für alle erlauben.
page-coach-text = Wer am Zug ist, darf fragen, was ein starker Bot täte; im Verlauf steht, dass gefragt wurde.
page-make-table = Tisch eröffnen

## The page: before the game

page-join-title = Einladung: { $title }
page-join = Platz nehmen
page-full = Alle Plätze sind besetzt
page-waiting-free = { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
page-invite = Einladen
page-invite-text = Wer diesen Link öffnet, kann einen freien Platz nehmen.
page-invite-link = Einladungslink
page-start = Anfangen
page-start-bots = { $free ->
    [one] Jetzt anfangen, mit einem Bot auf dem freien Platz
   *[other] Jetzt anfangen, mit Bots auf den freien Plätzen
}
page-remove = Entfernen
page-remove-person = { $who } entfernen
page-remove-text = { $who } verlässt diesen Tisch und kann nicht zurückkommen. Der Platz ist wieder frei.
page-hand-out = Vergeben an …
page-hand-out-seat = Platz { $number } an jemanden am Tisch vergeben
page-host-starts = Das Spiel beginnt, sobald alle Plätze besetzt sind oder der Gastgeber es mit Bots beginnt.
page-tab-waiting = { $title }: { $free ->
    [0] bereit
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}

## The page: seats

page-seats = Plätze
page-seat-free = frei
page-seat-open = wartet auf jemanden
# Same as in English.
page-seat-bot = Bot, { $bot }
page-seat-stand-in = ein Bot springt ein ({ $bot })
page-seat-left = ist gegangen; ein Bot spielt weiter ({ $bot })
page-seat-mine = du
page-seat-here = da
page-seat-away = weg
page-seat-lost = ohne Verbindung
page-has-left = { $who } hat den Tisch verlassen. Ein Bot spielt weiter.
page-absent = { $known ->
    [yes] { $who } ist seit { $since } weg.
   *[no] { $who } ist weg.
}
page-absent-soon = { $known ->
    [yes] { $who } hat um { $since } die Verbindung verloren. In { $left } kann ein Bot einspringen.
   *[no] { $who } hat die Verbindung verloren. In { $left } kann ein Bot einspringen.
}
page-absent-help = Ein Bot kann einspringen, bis { $who } zurück ist, wenn die anderen zustimmen. Oder ihr wartet: Nichts geht verloren.
page-turn-away = { $count ->
    [one] { $who } ist nicht da
   *[other] { $who } sind nicht da
}
page-stand-in-text = Ein Bot kann einspringen, bis { $who } zurück ist. Die anderen am Tisch werden erst gefragt.
page-stand-in-usual = Bot spielen lassen ({ $bot })
page-stand-in-me = Ein Bot kann eine Weile für dich einspringen.
# Same as in English.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = Ein Bot spielt für { $who }.
page-take-seat-back = Ich bin zurück

## The page: at the table

page-stop = Aufhören
page-stop-pause = Einen Bot für mich spielen lassen
page-stop-pause-text = Mit deiner nächsten Wahl oder einem Klick bist du zurück.
page-stop-propose = Das Spiel für alle beenden
page-stop-propose-text = Alle, die da sind, müssen einverstanden sein. Es zählt der jetzige Stand.
page-stop-end = Das Spiel beenden
page-stop-end-text = Es zählt der jetzige Stand. In deiner Liste kannst du das Spiel weiter nachspielen und die Aufzeichnung laden.
page-stop-sure = Das Spiel endet jetzt und lässt sich nicht fortsetzen. Wirklich?
page-stop-leave = Den Tisch verlassen
page-stop-leave-text = Ein Bot hat deinen Platz für immer. Die anderen spielen weiter.
page-stop-remove = Beenden und aus meiner Liste nehmen
page-stop-remove-text = Sonst spielt hier niemand, also endet das Spiel mit dir.
page-leave-open = Den Tisch verlassen
page-leave-open-text = Dein Platz ist wieder frei. Bist du Gastgeber, wird es der Nächste am Tisch.
page-leave-close = Den Tisch schließen
page-leave-close-text = Sonst sitzt hier niemand. Der Tisch wird geschlossen, sein Einladungslink führt nirgends mehr hin.
page-leave-running = Für immer verlassen
page-leave-running-text = Ein Bot spielt an deiner Stelle bis zum Ende weiter. Auf diesen Platz kannst du nicht zurück.
page-leave-alone = Beenden und entfernen
page-leave-alone-text = Sonst spielt hier niemand. Das Spiel endet jetzt und verschwindet aus deiner Liste.
page-leave-finished = Aus meiner Liste nehmen
page-leave-finished-text = Der Tisch verschwindet aus deiner Liste. Sein Link führt weiter zu ihm.
page-leave-of = { $what }: { $title }
page-skip-decision = Zur Entscheidung
page-decision = Entscheidung
page-board = Spielplan
page-text-view = Als Text
page-replay = Nachspielen
page-record = Aufzeichnung laden
page-side = Verlauf und Chat
page-times = ×{ $times }
page-times-label = { $action }, { $times }-mal
page-options = Deine Möglichkeiten
page-fold = ▾ Liste
page-unfold = ▴ Liste
page-turn-of = { $count ->
    [one] { $who } ist dran
   *[other] { $who } wählen
}
page-drawing = Es wird gezogen …
page-waiting-for = { $count ->
    [one] { $who } überlegt.
   *[other] { $who } überlegen.
}
page-watching = Du schaust zu.
page-choosing-secretly = Alle wählen verdeckt.
page-you-have-chosen = Gewählt. Die anderen überlegen noch.
page-still-choosing = wählt noch
page-is-away = ist weg
page-has-chosen = hat gewählt
page-hint-none = Zeig auf eine Möglichkeit, um zu sehen, wozu sie gut ist. Alle Tasten: ?
page-sole = Hier gibt es nichts zu wählen: Es geht von selbst weiter. Du wirst gefragt, damit es niemand merkt.
page-why-not = { $count ->
    [one] Warum geht das nicht? (eine Sache)
   *[other] Warum geht das nicht? ({ $count } Sachen)
}
page-about = Wozu ist das gut: { $action }
page-options-below = { $count ->
    [one] ↓ noch eine
   *[other] ↓ noch { $count }
}
page-careful = Jede Wahl bestätigen
page-keys = Tasten
page-keys-note = Tasten tun nichts, während du schreibst oder ein Dialog offen ist.
page-key-option = Die Möglichkeit mit dieser Nummer wählen
page-key-arrows = Durch die Möglichkeiten gehen
page-key-log = Verlauf
page-key-Home = Pos1
page-key-End = Ende
# Same as in English.
page-key-Escape = Esc
page-confirm = Bestätigen
page-confirm-text = { $action }: wirklich?
page-confirm-yes = Ja, so machen
page-confirm-no = Nein, zurück
page-take-back = Zurücknehmen
page-take-back-of = Zurücknehmen ({ $who })
page-ask-take-back = Um Rücknahme bitten
page-vote = Abstimmung
page-vote-asked = Die anderen werden gefragt, ob du deine letzte Wahl zurücknehmen darfst.
page-vote-text = { $who } möchte die letzte Wahl zurücknehmen.
page-vote-stand-in = { $who } möchte einen Bot ({ $bot }) für { $absent } spielen lassen, weil { $absent } weg ist.
page-vote-stand-in-asked = Die anderen werden gefragt, ob ein Bot ({ $bot }) für { $absent } spielen darf.
page-vote-end = { $who } möchte das Spiel jetzt beenden. Es zählt der jetzige Stand.
page-vote-end-asked = Die anderen werden gefragt, ob das Spiel jetzt endet.
page-vote-agreed = Einverstanden: { $who }.
page-vote-owed = Antwort steht noch aus: { $who }.
page-vote-yes = Einverstanden
page-vote-no = Ablehnen
page-rule-of = Regel { $section } { $name }
page-rules-language = Die Regeln liegen auf Englisch vor.
page-rules-decides = Wo dieser Text von den englischen Regeln abweicht, gelten die englischen.
page-rules = Regeln
page-rules-title = Die Regeln von { $game }
page-rules-whole = Das ganze Regelbuch
page-rules-open = Im Regelbuch öffnen
page-rules-marks = Das Zeichen neben einer Regel sagt, woher sie kommt: ● so steht es in einer Anleitung, ◐ es folgt daraus oder aus einer anderen Quelle, ○ von uns rekonstruiert. Drück darauf, um mehr zu lesen.
page-rules-contents = Inhalt
page-rules-none = Zu diesem Spiel gibt es keine nummerierten Regeln.
page-rules-annex = Für alle, die das Programm prüfen
page-rules-search = In den Regeln suchen
page-rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle.
   *[other] { $count } Stellen.
}
page-sure-stated = so steht es in einer Anleitung
page-sure-published = aus einer anderen öffentlichen Quelle
page-sure-inferred = folgt aus den Quellen
page-sure-reconstructed = von uns rekonstruiert
page-source-of = Woher { $section } kommt: { $sure }
page-learn = So wird gespielt
page-learn-sources = Woher die Regeln kommen und was wir rekonstruiert haben
page-print = Drucken
page-event-taken-back = { $who } nimmt die letzte Wahl zurück.
page-coach-name = Der Trainer
page-coach-ask = Was würdest du tun?
page-event-coach-used = { $who } fragt den Trainer.
page-event-new-version = Ab hier gilt eine neue Version: Regeln { $rules }, Schachtel { $data } (vorher: Regeln { $rules_before }, Schachtel { $data_before }). Alles bisher Gewählte bleibt, wie es war.
page-parted = Dieser Tisch kann hier nicht weitergehen
page-parted-over = Dieses Spiel wurde nach anderen Regeln gespielt
page-parted-refused = In Moment { $number } wurde etwas gewählt, was die Regeln dieses Servers (Version { $rules }, Schachtel { $data }) nicht erlauben.
page-parted-refused-by = In Moment { $number } wurde etwas gewählt, was { $section } in den Regeln dieses Servers (Version { $rules }, Schachtel { $data }) nicht erlaubt.
page-parted-question = In Moment { $number } fragen die Regeln dieses Servers (Version { $rules }, Schachtel { $data }) etwas anderes.
page-parted-position = In Moment { $number } führen die Regeln dieses Servers (Version { $rules }, Schachtel { $data }) zu einer anderen Stellung.
page-parted-chance = In Moment { $number } wird nach den Regeln dieses Servers (Version { $rules }, Schachtel { $data }) etwas anderes gezogen.
page-parted-failed = In Moment { $number } versagen die Regeln dieses Servers (Version { $rules }, Schachtel { $data }).
page-parted-result = Nach den Regeln dieses Servers (Version { $rules }, Schachtel { $data }) verläuft das Spiel gleich, hat aber ein anderes Ergebnis.
page-parted-setup = Die Regeln dieses Servers (Version { $rules }, Schachtel { $data }) beginnen schon anders.
page-parted-gone = Dieser Server hat das Spiel nicht mehr.
page-parted-version = Gusher { $program } mit Regeln { $rules } und Schachtel { $data } kann es öffnen und zu Ende spielen. Nichts ist verloren: Es steht in der Aufzeichnung.
page-parted-rules = Ein Gusher mit Regeln { $rules } und Schachtel { $data } kann es öffnen und zu Ende spielen. Nichts ist verloren: Es steht in der Aufzeichnung.
page-parted-unbegun = Er hatte noch nicht begonnen. Eröffne einen neuen.
page-parted-after = { $count ->
    [one] Was danach kam: { $count } Eintrag
   *[other] Was danach kam: { $count } Einträge
}
page-parted-more = { $count } weitere stehen in der Aufzeichnung.
page-parted-draw = Etwas wurde gezogen.
page-parted-drawn = Gezogen: { $what }
page-parted-hidden = { $who } hat gewählt.
page-parted-choice = { $who }: { $what }
page-hand-over = Gib das Gerät an { $who } weiter
page-hand-over-text = Auf dem Bildschirm ist nichts Geheimes. { $who } macht weiter.
page-hand-over-taken = Ich bin { $who }
page-ended = Das Spiel wurde abgebrochen.
page-ended-text = Vor der letzten Runde, von denen, die da waren. So stand es in diesem Moment.
page-ended-leader = { $count ->
    [one] { $who } führte mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $who } führten gemeinsam mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}
page-final-scores = Endwertung
page-rematch = Noch einmal
page-rematch-go = Zum nächsten Spiel
page-luck = Faires Glück
page-luck-text = Alles Glück dieses Tisches steht vor der ersten Ziehung fest. Nach dem Spiel wird der Startwert verraten, aus dem jeder alle Ziehungen wiederholen kann; diese Zahl beweist, dass es noch derselbe Startwert ist. Wer zurücknimmt und neu wählt, trifft auf dasselbe Glück.
page-luck-commitment = SHA-256 des Startwerts
page-luck-seed-told = Startwert
page-luck-nonces = Von den Spielern beigetragen, nach Plätzen
page-luck-before = Dieser Tisch begann, bevor das Glück festgelegt wurde. Es lässt sich nicht prüfen.
page-luck-prepared = Das ist eine Lektion: Ihr Glück ist vorbereitet, auch die Karten und Würfel, die noch kommen. Versprochen wird hier nichts, und zu prüfen gibt es auch nichts.
page-luck-unchecked = Das Glück konnte jetzt nicht geprüft werden.
page-luck-checking = Das Glück wird geprüft …
page-luck-good = { $count ->
    [one] Faires Glück: Diese Seite hat die eine Ziehung geprüft.
   *[other] Faires Glück: Diese Seite hat es geprüft, { $count } Ziehungen.
}
page-luck-partly = { $count ->
    [one] Faires Glück: eine Ziehung geprüft, aber nicht alles durch diese Seite.
   *[other] Faires Glück: { $count } Ziehungen geprüft, aber nicht alles durch diese Seite.
}
page-luck-wrong = Das Glück dieses Spiels ist nicht das versprochene.
page-luck-how = Wie
page-luck-seed = { $found ->
    [yes] Diese Seite hat den SHA-256-Wert des Startwerts berechnet: Es ist die versprochene Zahl.
    [no] Diese Seite hat den SHA-256-Wert des Startwerts berechnet: Es ist nicht die versprochene Zahl.
   *[unknown] Der SHA-256-Wert des Startwerts wurde hier nicht berechnet: Das tun Browser nur auf Seiten mit https.
}
page-luck-shown = { $found ->
    [yes] Dieser Browser hat sich vor dem Ende des Spiels dieselbe Zahl gemerkt.
    [no] Dieser Browser hat sich vor dem Ende des Spiels eine andere Zahl gemerkt.
   *[unknown] Dieser Browser sieht den Tisch erst jetzt und hat nichts zu vergleichen.
}
page-luck-nonce = { $found ->
    [yes] Was dieser Browser beigetragen hat, ist darin enthalten.
    [no] Was dieser Browser beigetragen hat, ist nicht darin enthalten.
   *[unknown] Dieser Browser hat nichts dazu beigetragen.
}
page-luck-draws = { $found ->
    [yes] Der Server hat alle { $count } Ziehungen wiederholt, mit denselben Ergebnissen.
   *[no] Der Server hat alle Ziehungen wiederholt, und nur die ersten { $count } ergaben dasselbe.
}
page-luck-yourself = Um es auf einem eigenen Rechner zu wiederholen:
page-connection-connecting = Verbinde …
page-connection-polling = Die Verbindung ist langsam; Züge dauern etwas länger.
page-offline = Keine Verbindung. Neuer Versuch …
page-offline-choice = Keine Verbindung. Deine Wahl „{ $action }“ ist vorgemerkt und wird gesendet, sobald die Verbindung wieder da ist.
page-late-choice = Der Server hat noch nicht geantwortet. Deine Wahl „{ $action }“ bleibt so lange vorgemerkt.
page-tab-turn = Du bist dran · { $title }
page-tab-other = { $who } · { $title }
page-tab-over = Beendet · { $title }

## The page: a lesson

page-guide = Lotse
page-guide-step = Schritt { $step } von { $steps }
page-guide-over = Die Lektion ist zu Ende
page-guide-fold = Verbergen
page-guide-unfold = Zeigen
page-guide-next = Weiter
page-guide-back = Zurück
page-guide-do = Du bist dran: { $action }
page-guide-wait = Die anderen sind am Zug. Schau ihnen zu.
page-guide-free = Entscheide hier, wie du magst; danach geht die Lektion weiter.
page-guide-otherwise = So geht es genauso gut, und die Lektion geht damit weiter.
page-guide-leave = Lektion verlassen
page-guide-left = Ab jetzt schweigt der Lotse. Spiel, wie du magst.
page-guide-play-on = Weiterspielen
## The page: what the others do, at the reader's speed

page-story = Was die anderen tun
page-story-of = { $who } spielt
page-story-skip = Überspringen
page-story-skip-how = Zu deiner nächsten Entscheidung (Leertaste oder Escape)
page-pace = Tempo der Erzählung
page-pace-slow = Langsam
# Same as in English.
page-pace-normal = Normal
page-pace-fast = Schnell
page-pace-at-once = Sofort
page-thinking = { $count ->
    [one] { $who } überlegt
   *[other] { $who } überlegen
}
page-recap = Seit deiner letzten Entscheidung
page-recap-table = Der Tisch

## The page: log and chat

page-log = Verlauf
page-log-seat = Wessen Einträge
page-log-all = Alle
page-log-me = Ich
page-log-search = Im Verlauf suchen
page-log-none = Dazu gibt es nichts.
# Same as in English.
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Etwas sagen
page-chat-send = Senden
page-chat-seated = Nur wer am Tisch sitzt, kann mitreden.

## The page: replay

page-replay-of = Nachspielen: { $title }
page-player = Momente
page-skip-player = Zum Regler
page-moment = Moment { $at } von { $count }
page-to-start = Zum Anfang
page-step-back = Ein Schritt zurück
page-play = Abspielen
page-pause = Anhalten
page-step-on = Ein Schritt vor
page-to-end = Zum Ende
page-jump-round = Zu einer Runde springen
page-set-up = Aufbau
page-eyes = Gesehen von
page-eyes-public = allen
page-back-to-table = Zurück zum Tisch
page-other-record = Andere Datei
page-record-text = Eine Aufzeichnung, die von einem Tisch geladen oder im Terminal geschrieben wurde. Sie bleibt auf deinem Gerät; gespeichert wird nichts.
page-record-choose = Datei wählen oder hierher ziehen
page-tab-replay = Nachspielen · { $title }

## The page: review

page-review = Analyse
page-review-seat = Entscheidungen von
page-review-text = Ein starker Bot sieht sich jede Entscheidung dieses Platzes noch einmal an, nur mit dem, was er damals wusste, und sagt, was jede Wahl wert war. Das dauert ein paar Minuten.
page-review-start = Diesen Platz analysieren
page-review-progress = Analysierte Entscheidungen
page-review-waiting = { $count ->
    [0] Die Analyse beginnt gleich.
    [one] Die Analyse wartet auf eine andere.
   *[other] Die Analyse wartet auf { $count } andere.
}
page-review-working = Die Analyse läuft …
page-review-failed = Die Analyse ist fehlgeschlagen. Du kannst es noch einmal versuchen.
page-review-done = { $count ->
    [0] Die Analyse ist fertig. Sie hat keinen eindeutigen Fehler gefunden.
    [one] Die Analyse ist fertig. Sie hat einen Fehler gefunden.
   *[other] Die Analyse ist fertig. Sie hat { $count } Fehler gefunden.
}
page-review-mistakes = Größte Fehler
page-review-no-mistakes = Keine Entscheidung war eindeutig ein Fehler.
page-review-loss = −{ $points }
page-review-table = Alle { $count } Entscheidungen als Tabelle
page-review-same = dasselbe
page-review-curve = Gewinnchance von { $who }
# Same as in English.
page-review-point = Moment { $at }: { $chance }
page-review-agreed = { $mine ->
    [yes] Du hast gespielt: { $played }. Ein starker Bot hätte dasselbe gespielt: { $chance }.
   *[no] { $who } hat gespielt: { $played }. Ein starker Bot hätte dasselbe gespielt: { $chance }.
}
page-review-verdict = { $mine ->
    [yes] Du hast gespielt: { $played }. Ein starker Bot hätte gespielt: { $best }. { $chance } gegen { $better }.
   *[no] { $who } hat gespielt: { $played }. Ein starker Bot hätte gespielt: { $best }. { $chance } gegen { $better }.
}
page-review-note = Gewinnchancen sind Schätzungen aus { $iterations } Versuchen je Entscheidung. Kleine Unterschiede bedeuten nichts.

## The page: without a network

page-away-title = Kein Netz
page-away-text = Gusher ist gerade nicht zu erreichen. Deine Spiele liegen sicher auf dem Server; diese Seite macht von selbst weiter, sobald er wieder antwortet.
page-away-again = Jetzt versuchen

## The page: when something does not work

page-problem-unexpected = Das hat nicht geklappt. Versuch es bitte noch einmal.
page-problem-unreachable = Der Server ist nicht zu erreichen.
page-problem-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
page-problem-stale = Am Tisch ging es inzwischen weiter.
page-problem-game-failed = { $game } ist bei { $section } gescheitert: ein Fehler des Spiels, nicht deiner.
page-problem-not-begun = Das Spiel hat noch nicht begonnen.
page-problem-outdated = Dieser Tisch begann mit anderen Regeln und lässt sich nur noch ansehen.
page-problem-no-database = Der Server erreicht seine Datenbank gerade nicht. Es wurde nichts geändert; versuch es gleich noch einmal.
page-problem-draining = Dieser Server geht gleich aus dem Dienst. Versuch es gleich noch einmal; dann antwortet ein anderer.
page-problem-not-your-seat = Das ist nicht dein Platz.
page-problem-wish-pending = Es wird schon über etwas abgestimmt. Antworte erst darauf.
page-problem-nothing-to-take-back = Du hast noch nichts gewählt.
page-problem-no-wish = Diese Abstimmung ist vorbei.
page-problem-not-your-vote = Du hast schon abgestimmt.
page-problem-not-seated = Du sitzt nicht an diesem Tisch.
page-problem-too-fast = { $seconds ->
    [one] Das war zu oft. Warte bitte eine Sekunde.
   *[other] Das war zu oft. Warte bitte { $seconds } Sekunden.
}
page-problem-chat-wrong = Das lässt sich nicht senden.
page-problem-not-open = Das Spiel hat schon begonnen.
page-problem-no-such-moment = Diesen Moment gibt es nicht.
page-problem-not-found = Hier ist nichts.
page-problem-no-session = Wähle bitte erst einen Namen.
page-problem-name-wrong = Ein Name hat 1 bis { $most } Zeichen.
page-problem-claim-not-valid = Dieser Link wurde schon benutzt oder ist zu alt.
page-problem-seat-taken = Inzwischen sind alle Plätze besetzt.
page-problem-not-host = Das kann nur der Gastgeber.
page-problem-is-here = Diese Person ist da.
page-problem-not-away-yet = { $seconds ->
    [one] Diese Person gilt in einer Sekunde als weg.
   *[other] Diese Person gilt in { $seconds } Sekunden als weg.
}
page-problem-one-seat = Du hast schon einen Platz an diesem Tisch. Einen weiteren kann nur der Gastgeber vergeben.
page-problem-was-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
page-problem-closed = Dieser Tisch wurde geschlossen.
page-problem-name-taken = Dein Name sieht aus wie „{ $name }“, und der ist an diesem Tisch vergeben. Wähle bitte einen anderen.
page-problem-not-over = Das Spiel ist noch nicht zu Ende.
page-problem-luck-unfixed = Dieser Tisch begann, bevor das Glück festgelegt wurde; es lässt sich nicht prüfen.
page-problem-luck-prepared = Das war eine Lektion mit vorbereitetem Glück; zu prüfen gibt es nichts.
page-problem-no-guide = Zu diesem Spiel gibt es keine Lektion.
page-problem-bad-nonce = Was ein Browser zum Glück beiträgt, hat 32 hexadezimale Ziffern in Kleinbuchstaben.
page-problem-bad-setup = So lässt es sich nicht spielen: { $detail }
page-problem-bad-record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }
page-problem-too-many-reviews = Du kannst { $most } Analysen gleichzeitig machen lassen. Warte bitte, bis eine fertig ist.
page-problem-reviews-busy = Es warten zu viele Analysen. Versuch es bitte später noch einmal.
page-problem-coach-not-allowed = Sitzen noch andere am Tisch, darf der Trainer nur gefragt werden, wenn der Gastgeber es erlaubt hat.
page-problem-coach-asked = Der Trainer denkt noch über deine letzte Frage nach.
page-problem-coach-busy = Zu viele fragen den Trainer. Versuch es bitte gleich noch einmal.
page-problem-coach-failed = Der Trainer weiß gerade keine Antwort. Frag bitte noch einmal.
page-problem-not-asked = Du wirst gerade nichts gefragt.
page-problem-no-such-review = Diese Analyse gibt es nicht mehr. Du kannst sie noch einmal machen lassen.
page-problem-too-large = Das ist zu groß.
page-problem-too-slow = Das hat zu lange gedauert. Versuch es bitte noch einmal.
page-problem-too-busy = Im Moment sind zu viele hier. Versuch es bitte später noch einmal.
page-problem-too-many-connections = Von deinem Anschluss aus sind zu viele Seiten offen.
page-problem-too-many-tables = Du hast { $most } unfertige Tische. Beende oder verlasse erst einen in der Lobby.
page-problem-too-many-streams = Du hast zu viele Tische zugleich offen.
page-problem-bad-order = Eine Obergrenze ist eine ganze Zahl von 1 bis { $most }.
page-problem-bad-times = Das lässt sich 1- bis { $most }-mal auf einmal wählen.
page-problem-no-auction = Gerade gibt es keine Auktion.
page-problem-wrong-origin = Diese Seite wurde unter einem Namen geöffnet, den der Server nicht kennt.

## The page: clocks

page-clock = Uhr
page-clock-none = Keine
# Same as in English.
page-clock-live = Live
page-clock-days = Über Tage
page-clock-none-text = Alle nehmen sich so viel Zeit, wie sie wollen.
page-clock-live-text = Alle spielen zur selben Zeit: Minuten für das ganze Spiel und mit jeder Entscheidung ein paar Sekunden mehr.
page-clock-days-text = Für Tage oder Wochen: Stunden für jede Entscheidung und eine Reserve, falls sie nicht reichen.
page-clock-usual = Übliche Uhren
# Same as in English.
page-clock-usual-live = { $each } min + { $more } s
page-clock-usual-days = { $each } Std. + { $more } Std.
page-clock-field-minutes = Minuten für das Spiel
page-clock-field-increment = Sekunden mehr je Entscheidung
page-clock-field-hours = Stunden je Entscheidung
page-clock-field-reserve = Stunden in Reserve
page-clock-then = Wenn die Zeit um ist
page-clock-then-bot = Ein Bot spielt, bis die Person zurück ist
page-clock-then-leave = Ein Bot hat den Platz für immer
page-clock-then-end = Das Spiel endet ohne Ergebnis
page-clock-is-live = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } für das Spiel und { $increment ->
    [one] eine Sekunde
   *[other] { $increment } Sekunden
  } mehr mit jeder Entscheidung.
page-clock-is-days = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } für jede Entscheidung und { $reserve ->
    [one] eine Stunde
   *[other] { $reserve } Stunden
  } Reserve.
page-clock-up-bot = Ist die Zeit um, spielt ein Bot, bis die Person zurück ist.
page-clock-up-leave = Ist die Zeit um, hat ein Bot den Platz für immer.
page-clock-up-end = Ist die Zeit um, endet das Spiel ohne Ergebnis.
page-clock-span-days = { $hours ->
    [0] { $days } T.
   *[other] { $days } T. { $hours } Std.
  }
page-clock-span-hours = { $hours } Std.
page-clock-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
  }
page-clock-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
page-clock-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }
page-clock-left = noch { $left }
page-clock-mine = Deine Uhr:
page-clock-low = Wenig Zeit
page-clock-aloud = Wenig Zeit: noch { $left }.
page-clock-out = Zeit um
page-clock-was-up = Die Zeit war um. Ein Bot hat übernommen.
page-clock-shows = Uhr: { $left }.
page-clock-stands = Die Uhr steht: abwesend.
page-clock-stands-short = abwesend
page-clock-with-reserve = mit { $reserve } Reserve
page-ended-time = Die Zeit war um ({ $who }), und an diesem Tisch endet damit das Spiel. So standen die Punkte.
page-absence = Abwesend von … bis …
page-absence-title = Wann bist du weg?
page-absence-text = So lange stehen deine Uhren an allen Tischen, die über Tage gespielt werden; Live-Uhren laufen weiter. Du darfst bis zu { $most } Tage im Jahr weg sein.
page-absence-period = { $from } bis { $to }
page-absence-end = Ich bin zurück
page-absence-remove = Entfernen
page-absence-from = Von
page-absence-to = Bis einschließlich
page-absence-left = Dieses Jahr noch { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }.
page-absence-close = Schließen
page-absence-save = Vormerken
page-problem-bad-clock-minutes = Eine Uhr hat { $least } bis { $most } Minuten für das Spiel.
page-problem-bad-clock-increment = Eine Uhr gibt mit jeder Entscheidung { $least } bis { $most } Sekunden.
page-problem-bad-clock-hours = Eine Uhr hat { $least } bis { $most } Stunden für jede Entscheidung.
page-problem-bad-clock-reserve = Eine Uhr hat { $least } bis { $most } Stunden in Reserve.
page-problem-away-wrong = Wähle zwei Tage, den ersten nicht nach dem zweiten, und beide innerhalb von zwei Jahren.
page-problem-away-twice = Für einige dieser Tage hast du schon gesagt, dass du weg bist.
page-problem-away-too-often = Du hast schon { $most } Abwesenheiten geplant. Entferne zuerst eine.
page-problem-away-too-long = Du darfst bis zu { $most } Tage im Jahr weg sein; { $year } bleiben dir noch { $left }.

## Die Seite: Wertungen und Profile

page-rated = gewertet
page-rated-text = Diese Partie zählt: Sie ändert die Wertung aller, die mitspielen. Wer geht, wird Letzter.
page-rated-table = Die Partie wird gewertet.
page-rated-table-text = Sie zählt für alle. Jeder hat seine Identität behalten; es gibt keine Bots, keinen Trainer und keine Abstimmung über Rücknahmen.
page-rated-keep = An einem gewerteten Tisch sitzen nur Leute, die man wiedererkennt.
page-rated-keep-link = Diese Identität behalten
page-rated-waits = An einem gewerteten Tisch sitzen keine Bots. Es geht los, wenn alle Plätze besetzt sind.
page-rated-stand-in = Ein Bot kann für { $who } weiterspielen, wenn die anderen zustimmen. Diese Partie wird gewertet: { $who } wird dann Letzter.
page-rated-leave = Diese Partie wird gewertet: Du wirst Letzter.
page-graph-ratings = Wertung in { $title } über { $count } gewertete Partien: { $first } nach der ersten, { $last } nach der letzten.
page-graph-points = { $title }, { $count } Partien: zwischen { $low } und { $high } { $unit }, { $last } in der letzten.
page-graph-ratings-short = Wertung über { $count } gewertete Partien, mit ihrem Spielraum. Ein grüner Punkt ist ein Sieg.
page-graph-points-short = Ergebnis von { $count } Partien. Ein grüner Punkt ist ein Sieg.
page-profile = Profil
page-profile-mine = Meine Partien
page-profile-of = Profil von { $name }
page-profile-none = Noch keine Partie ist zu Ende gespielt.
page-profile-none-mine = Du hast noch keine Partie zu Ende gespielt. Was du beendest, steht dann hier.
page-profile-show = Andere dürfen mein Profil sehen.
page-profile-show-text = Deine Partien und Wertungen, für alle, die den Link haben, und in der Bestenliste. Gegner, die sich nicht zeigen, bleiben ungenannt.
page-profile-link = Link zu meinem Profil
page-careers = Nach Spiel
page-career-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen ({ $share }), { $rated } gewertet
page-career-unrated = Du hast noch keine Wertung: Gewertet wird unter Leuten, die ihre Identität behalten haben.
page-best = Die Besten
page-best-link = Die Besten
page-best-title = Die Besten in { $game }
page-best-text = Wer mindestens { $least } gewertete Partien hat und sein Profil zeigt, sortiert nach dem, was so gut wie sicher ist: der Wertung abzüglich ihres Spielraums. Bots, untereinander gemessen, stehen zum Vergleich dazwischen.
page-best-none = Noch steht niemand auf der Liste.
# Same as in English.
page-best-name = Name
page-best-rating = Wertung
page-best-games = Gewertete Partien
page-best-unseen = diese Zeile siehst nur du
page-filters = Partien finden
page-filter-all = Alle
page-filter-opponent = Gegen
page-filter-result = Ergebnis
page-filter-won = Gewonnen
page-filter-lost = Nicht gewonnen
page-filter-year = Jahr
page-filter-name = Name eines Gegners
page-played-found = { $games ->
    [0] Keine Partie passt.
    [one] Eine Partie, { $wins } gewonnen
   *[other] { $games } Partien, { $wins } gewonnen
}
page-versus = { $name } und { $who }
page-versus-me = Du
page-versus-text = Vor { $who }: { $ahead }, dahinter: { $behind }, gleichauf: { $equal }
page-gave-up = Aufgegeben
page-length-rounds = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}
# Same as in English.
page-length-minutes = { $minutes } min
# Same as in English.
page-length-hours = { $hours } h
page-length-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
page-problem-no-such-profile = Dieses Profil gibt es nicht, oder es wird nicht gezeigt.
page-problem-rated-keep = Gewertete Partien spielt nur, wer seine Identität behalten hat.
page-problem-rated-people = An einem gewerteten Tisch sitzen nur Leute, jeder an seinem Gerät: keine Bots, keine Lektion.
page-problem-rated-one-seat = An einem gewerteten Tisch hat jeder einen Platz.
page-problem-rated-coach = An einem gewerteten Tisch gibt es keinen Trainer.
page-problem-rated-box = An einem gewerteten Tisch wird mit der mitgelieferten Schachtel gespielt.
page-problem-rated-stand-in = In einer gewerteten Partie spielt kein Bot für dich. Du kannst gehen und wirst Letzter.
page-problem-rated-take-back = In einer gewerteten Partie lässt sich nur zurücknehmen, was nichts gezeigt hat.

## Von hier weiterspielen und Züge ausprobieren

verify-taken-over = { $count ->
    [one] Eine frühere Ziehung stammt aus einer anderen Partie und wird hier nicht geprüft.
   *[other] { $count } frühere Ziehungen stammen aus einer anderen Partie und werden hier nicht geprüft.
}
replay-variation = Hier ausprobiert: { $name }
page-play-on = Von hier weiterspielen
page-play-on-text = { $count ->
    [0] Ein neuer Tisch für { $title } beginnt bei Moment { $at }, mit derselben Stellung und denselben Regeln.
   *[other] Ein neuer Tisch für { $title } beginnt in der Stellung dieser Variante, die bei Moment { $at } von der Partie abgeht, mit denselben Regeln.
}
page-play-on-running = Diese Partie läuft noch. Am neuen Tisch siehst du vielleicht, was dir hier verborgen ist.
page-play-on-luck = Glück
page-play-on-new = Neu.
page-play-on-new-text = Was von hier an gezogen wird, weiß niemand.
page-play-on-same = Wie es war.
page-play-on-same-text = Wer dasselbe wählt, trifft auf dieselben Ziehungen, bis zum Ende der Partie.
page-play-on-begin = Hier beginnen
page-luck-as-it-was = Dieser Tisch trifft noch einmal auf das Glück einer anderen Partie, das offen liegt. Versprochen wird hier nichts, und zu prüfen gibt es auch nichts.
page-luck-begun = Dieser Tisch spielt von Moment { $at } einer anderen Partie weiter. Was vorher gezogen wurde, ist nicht sein Glück und wird hier nicht versprochen.
page-try = Züge ausprobieren
page-try-title = Züge ausprobieren: { $title }
page-try-leave = Zurück zum Nachspielen
page-try-lines = Varianten
page-try-none = Wähle einen Zug, für wen auch immer am Zug ist. Was du ausprobierst, wird hier zu einer Variante.
page-try-line = Variante { $number }
page-try-from = Variante { $number }, ab Moment { $at }
page-try-above = Die Variante darüber
page-try-below = Die Variante darunter
page-try-about = Name, Kommentar, löschen
page-try-name = Name dieser Variante
page-try-note = Kommentar
page-try-delete = Diese Variante löschen
page-try-keep = Varianten behalten
page-try-kept = Behalten. Auch in der Aufzeichnung, die du herunterlädst, stehen sie.
page-try-save = Aufzeichnung mit diesen Varianten herunterladen
page-try-judge = Den Coach nach dieser Stellung fragen
page-try-judged = { $who } ist am Zug und gewinnt { $chance } der Partien, am besten mit: { $best }
page-try-chance = Der Zufall entscheidet
page-try-draw = Ziehen
page-try-or = Oder wähle, was kommt:
page-try-weight = { $weight } von { $all }
page-try-drawn = Gezogen
page-problem-over-there = An diesem Moment ist die Partie vorbei; es gibt nichts weiterzuspielen.
page-problem-bad-seats = Diese Partie hat { $seats } Plätze.
page-problem-luck-not-known = Das Glück, das auf diesen Moment folgte, ist nicht bekannt und lässt sich nicht noch einmal treffen. Wähle neues Glück.
page-problem-line-too-long = Eine Variante hat höchstens { $most } Züge.
page-problem-bad-line = Zug { $number } dieser Variante ist nicht möglich: { $detail }
page-problem-bad-lines = Diese Varianten lassen sich nicht behalten: { $detail }
