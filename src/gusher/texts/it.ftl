### Italiano. I messaggi di un gioco cominciano con il suo nome; gli altri servono a tutti i giochi.

## La lingua stessa, con il suo nome, e come scrive una somma di denaro

language = Italiano
money = { $sum } $

## Ciò che riferisce ogni gioco

event-forced = { $why ->
    [none] { $who } ha una sola scelta: { $action } ({ $section }).
   *[other] { $who } ha una sola scelta: { $action } ({ $section }). { $why }
}
event-forced-note = { $why ->
    [none] (L’unica scelta, { $section }.)
   *[other] (L’unica scelta, { $section }: { $why })
}
event-answered = Scelta fatta in segreto: { $who }.

## Perché una mossa è rifiutata

refusal-not-offered = «{ $action }» ora non è possibile ({ $rule }).
refusal-not-your-decision = Ora la decisione non spetta al posto { $seat }.
refusal-chance-due = Prima c’è un sorteggio; ora nessuno decide.
refusal-no-chance-due = Ora non c’è nulla da sorteggiare.
refusal-impossible-outcome = «{ $outcome }» ora non può uscire.
refusal-game-over = La partita è finita.
refusal-guide-other = Non in questa lezione: il seguito è preparato per «{ $action }». Lascia la lezione se vuoi giocare liberamente.
refusal-guide-standing = In una lezione le offerte le fai tu.
refusal-cannot-take-back = Questo non si può ritirare.
refusal-too-dear = Costa { MONEY($price) }, più di quanto hai.
refusal-no-barrel = In magazzino hai troppo pochi barili di questo tipo.
refusal-too-many = Il massimo possibile è { $most }.

## Ciò che non ha effetto: detto accanto alla possibilità

idle-nothing = non ha effetto: { $why }
idle-so-far = per come stanno le cose non ha effetto: { $why }
idle-pass = per te non cambia nulla

## L’allenatore, nella pagina e nel terminale

coach-thinking = L’allenatore sta pensando…
coach-chance = vittoria { $chance } (± { $error })
coach-for = A favore: { $items }.
coach-against = Contro: { $items }.
coach-alike = In punti non si vede differenza.
coach-more = { $points } in più da «{ $item }»
coach-less = { $points } in meno da «{ $item }»
coach-compared = I punti sono quelli del resto della partita, rispetto alle altre possibilità citate qui.
coach-tries = { $done ->
    [yes] { $tries } prove ciascuna.
   *[no] Finora { $tries } prove ciascuna; la stima si fa più sicura.
}

## Avvisi: per posta, push e webhook, e i loro interruttori

notice-mail-end = L’hai attivato tu. Basta un clic per smettere:
notice-turn = Tocca a te: { $game }
notice-turn-several = Tocca a te a { $count } tavoli
notice-over = La partita è finita: { $game }
notice-over-several = { $count } partite sono finite
notice-invitation = { $who } ti invita: { $game }
notice-invitation-several = Hai inviti a { $count } tavoli
notice-with = Con { $names }
notice-line = { $game }, con { $names }
notice-hello = D’ora in poi Gusher ti dice qui che cosa ti aspetta.
notice-end = Smettere con questi avvisi?
notice-end-text = Non riceverai più nulla su «{ $kind }» per { $channel }.
notice-end-button = Smettere
notice-end-done = Questi avvisi sono finiti
notice-end-done-text = Non riceverai più nulla su «{ $kind }» per { $channel }. Puoi riattivarli quando vuoi.
notice-end-wrong = Questo link non fa finire nulla
notice-end-wrong-text = Non è completo. Copialo per intero, oppure apri i tuoi avvisi nella pagina.
page-notices = Avvisi
page-notices-text = Che cosa ricevi quando qualcosa ti aspetta. Tutto è spento finché non lo accendi.
page-notices-name = Un avviso ha un destinatario: dicci prima il tuo nome.
page-notices-here = In questo browser, finché una pagina è aperta
page-notices-sound = Un breve suono
page-notices-popup = La notifica del browser, quando guardo altro
page-notices-push = Push: anche quando nessuna pagina è aperta
page-notices-push-add = Raggiungere questo browser
page-notices-push-remove = Non più in questo browser
page-notices-push-here = Questo browser viene raggiunto.
page-notices-push-others = { $count ->
    [one] Viene raggiunto un browser.
   *[other] Vengono raggiunti { $count } browser.
}
page-notices-push-none = Nessun browser viene ancora raggiunto.
page-notices-mail = Per posta elettronica
page-notices-mail-to = A { $address }
page-notices-mail-none = Non hai dato un indirizzo di posta.
page-notices-webhook = Webhook: un messaggio nella tua chat
page-notices-webhook-text = Slack, Discord, Mattermost e Matrix danno un indirizzo così per uno dei tuoi canali.
page-notices-webhook-url = Indirizzo del webhook
page-notices-webhook-save = Tienilo
page-notices-webhook-remove = Toglilo
page-notices-webhook-kept = Abbiamo appena scritto lì.
page-notices-trouble-private = Spento: l’indirizzo porta in una rete privata, dove questo server non scrive.
page-notices-trouble-failing = Spento: non è riuscito troppe volte. Tieni di nuovo l’indirizzo per riprovare.
page-notices-trouble-redirect = Spento: l’indirizzo porta altrove. Indica quello a cui porta.
page-notices-trouble-gone = Spento: a questo indirizzo non c’è più nessuno.
page-notices-trouble-bad-address = Spento: a questo indirizzo non si può inviare nulla.
page-notices-kind-turn = Tocca a te
page-notices-kind-over = Partita finita
page-notices-kind-invitation = Invito
page-notices-channel-mail = posta
# Same as in English.
page-notices-channel-push = push
# Same as in English.
page-notices-channel-webhook = webhook
page-notices-wait = Quando tocca a te, dopo due minuti in cui non eri su queste pagine; più tavoli in un solo avviso.
page-notices-insecure = Serve una pagina aperta con https.
page-notices-install = Su iPhone e iPad: aggiungi prima Gusher alla schermata Home e aprilo da lì.
page-notices-unsupported = Questo browser non lo sa fare.
page-notices-denied = Questo browser vieta le notifiche di queste pagine. Puoi permetterle nelle sue impostazioni.
page-notices-tone = Ascoltalo
page-problem-no-such-notice = Un avviso così non esiste.
page-problem-bad-subscription = Il browser ha dato chiavi con cui non si può inviare nulla.
page-problem-notice-private = Quell’indirizzo è in una rete privata; questo server non scrive lì.
page-problem-notice-bad-address = A quell’indirizzo non si può inviare nulla. Comincia con https:// e ha al massimo 1000 caratteri.
page-problem-push-failed = Non è stato possibile iscrivere il browser ai messaggi push.

## Giocare nel terminale

play-player = Giocatore { $number }
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
play-ask = La tua scelta (da 1 a { $count }, h per l’aiuto): 
play-help =
    1, 2, …  fai quella scelta
    3x2      fai la scelta 3 due volte di seguito; ×2 o più accanto a una scelta dice quante volte è possibile
    ?        la regola che ti pone la domanda, e perché alcune scelte mancano
    ? 3      la regola della scelta 3; ? §9.4 una regola qualsiasi
    c        tu che faresti? L’allenatore indica le scelte migliori e spiega perché
    u        ritira la tua ultima scelta, se da allora non si è visto nulla di nuovo
    t        di nuovo tutto il tavolo
    m        altre scelte, quando non stanno sullo schermo
    l        che cosa è successo in questo round e nel precedente; l all: tutto
    s        salva ora e continua
    q        esci; la partita è salvata e si può continuare
play-more = Da { $first } a { $last } di { $count }; m ne mostra altre.
play-luck = La sorte di questa partita è fissata. SHA-256 del suo seme: { $commitment }
play-coach-alone = L’allenatore risponde solo se una persona gioca da sola contro i bot.
play-not-a-choice = «{ $typed }» non è tra 1 e { $count }; h mostra che cosa puoi scrivere.
play-not-a-number-of-choice = Non c’è la scelta { $typed }; ci sono quelle da 1 a { $count }.
play-not-possible = { $action }: { $why } ({ $section })
play-taken-back = Scelta ritirata: { $action }.
play-undo-nothing = Non hai ancora scelto nulla.
play-undo-other = Dopo la tua ultima scelta ha agito { $who }.
play-undo-chance = Dopo la tua ultima scelta c’è stato un sorteggio.
play-undo-seen = La tua ultima scelta ti ha mostrato qualcosa di nascosto.
play-saved = Salvata in { $file }.
play-continue = Per continuare: gusher play --resume { $file }
play-replay = Per rivederla: gusher replay { $file }
play-verify = Per controllare la sorte: gusher verify { $file }
play-pass = Passa il dispositivo a { $who }, poi premi Invio. 
play-over = La partita è finita.
play-winner = { $count ->
    [one] { $who } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] { $who } vincono insieme con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
play-place = Posizione
play-player-heading = Giocatore
play-total = Totale
play-log-empty = Non è ancora successo nulla.

## Rivedere una registrazione

replay-head = { $title }, { $at } di { $count } mosse e sorteggi
replay-spectator = come la vede uno spettatore
replay-open = con tutte le carte scoperte
replay-seat = come la vede { $who }
replay-move = { $who }: { $action }
replay-ask = n avanti, p indietro, un numero, q esci: 
replay-no-such = «{ $typed }» non è né n, p o q, né un numero da 0 a { $count }.
replay-at-start = Questo è l’inizio.
replay-at-end = Questa è la fine.

## Un’analisi

review-head = { $title }: le scelte di { $who }, { $iterations } iterazioni ciascuna
review-moment = Momento
review-chance = Probabilità
review-played = Giocato
review-best = La mossa migliore trovata
review-difference = Punti %
review-won = { $who } ha vinto la partita.
review-shared = { $who } ha vinto a pari merito.
review-lost = { $who } non ha vinto la partita.
review-no-mistakes = Nessuna scelta è stata chiaramente un errore.
review-mistakes = Gli errori più gravi:
review-mistake = { $number }. Giocato: { $played }. Un bot forte avrebbe giocato: { $best }. { $chance }% contro { $best_chance }%.
review-interrupted = Interrotta: ecco quanto è stato fatto. Lo stesso comando riprende da qui.

## Verificare la sorte delle registrazioni

verify-fair = { $count ->
    [0] il seme corrisponde; non c’è stato alcun sorteggio
    [one] il seme corrisponde e l’unico sorteggio torna uguale
   *[other] il seme corrisponde e tutti i sorteggi ({ $count }) tornano uguali
}. Impronta, da confrontare con quella mostrata al tavolo: { $commitment }
verify-commitment = ERRORE: il seme non corrisponde all’impronta { $commitment }
verify-draw = ERRORE: il sorteggio { $draw }, alla riga { $line }, secondo il seme era «{ $expected }», ma la registrazione dice «{ $recorded }»
verify-before = non si può verificare: non vi è scritto da dove viene la sua sorte. Risale a prima che la sorte fosse fissata, o non viene da un tavolo.
verify-sealed = non si può ancora verificare: la partita non era finita quando la registrazione è stata scritta, e il seme si rivela solo alla fine.
verify-malformed = non si può verificare: ciò che dice della sua sorte è incompleto o scritto male.

## Il regolamento come lo leggono i giocatori: quanto è sicura una regola, un’opzione per nome, e una con il suo valore

rules-sure-stated = dichiarato
rules-sure-published = pubblicato
rules-sure-inferred = dedotto
rules-sure-reconstructed = ricostruito
rules-quoted = «{ $words }»
rules-set = { $option }: { $value }

## Elenchi di giochi

games-seats = Posti
games-version = Versione delle regole
games-actions = Azioni
games-option = Opzione
games-values = Valori
games-default = Predefinito
games-meaning = Significato

## Controllare un gioco

check-playing = { $games } partite: { $game }…
check-held = ✓ { $law }
check-not-tried = – { $law }: non provata
check-broken = ✗ { $law }: { $what } ({ $where })
check-where = { $rule }, { $case }
check-result = { $broken ->
    [0] { $game } rispetta tutte le { $laws } leggi, in { $games } partite casuali.
    [one] { $game } infrange 1 legge su { $laws }.
   *[other] { $game } infrange { $broken } leggi su { $laws }.
}
check-law-a-game-can-be-played-to-its-end = Una partita si può giocare fino alla fine
check-law-tables-are-numbered-and-read-back = Ogni azione e ogni esito ha un numero e una notazione
check-law-options-allow-their-defaults-and-editions = Le opzioni ammettono i loro valori predefiniti e le edizioni
check-law-every-rule-is-listed = Ogni regola è elencata
check-law-every-rule-says-its-section-and-is-made-from-its-fields = Ogni regola dice il suo § ed è fatta dei suoi campi
check-law-options-are-a-choice-or-private-and-in-table-order = Ciò che si chiede è una scelta, e le possibilità sono nell’ordine della tabella
check-law-chance-lists-what-can-happen = Il caso elenca ciò che può accadere
check-law-chance-draws-what-it-lists-as-often-as-it-weighs = Il caso estrae ciò che elenca secondo i pesi
check-law-the-end-is-scored = Alla fine c’è un punteggio
check-law-goods-are-conserved = I beni si spostano e non nascono mai dal nulla
check-law-a-clone-is-equal-and-independent = Una copia è uguale e indipendente
check-law-every-slot-is-copied = Ogni campo viene copiato
check-law-a-state-survives-json = Una posizione sopravvive se viene scritta
check-law-the-record-replays = Una registrazione porta alla stessa posizione
check-law-an-illegal-play-changes-nothing = Ciò che è rifiutato non cambia nulla
check-law-what-is-said-to-do-nothing-does-nothing = Ciò che è detto senza effetto non ha effetto
check-law-what-is-not-said-to-do-nothing-changes-something = Ciò che non è detto senza effetto cambia qualcosa
check-law-what-is-carried-out-later-brings-nothing-yet = Ciò che è eseguito più tardi non porta ancora nulla
check-law-together-means-in-any-order = A ciò che è chiesto insieme si risponde in qualsiasi ordine
check-law-a-sealed-answer-is-hidden = Una risposta segreta resta nascosta
check-law-a-determinized-state-looks-the-same = Una posizione supposta appare uguale
check-law-a-determinized-state-offers-the-same = Una posizione supposta offre lo stesso
check-law-nothing-hidden-steers-what-is-drawn = Nulla di nascosto guida una supposizione
check-law-a-view-is-plain-json = Una vista è semplice JSON
check-law-what-a-viewer-cannot-know-never-shows = Ciò che uno non può sapere non si vede mai
check-law-events-change-nothing = Ascoltare non cambia nulla
check-law-frames-are-frozen-and-known = Le regole in corso sono fisse e note
check-law-what-may-be-taken-back-has-shown-nothing = Ciò che si può ritirare non ha mostrato nulla
check-law-bots-choose-what-is-offered-and-the-same-again = I bot scelgono tra ciò che è possibile, e alla stessa domanda danno la stessa risposta
check-law-a-row-of-numbers-keeps-its-bounds-and-tells-nothing-hidden = Una serie di numeri sta nei suoi limiti e non rivela nulla di nascosto
check-law-features-keep-their-bounds-and-tell-nothing-hidden = Ciò che guardano i giocatori che hanno imparato sta nei suoi limiti e non rivela nulla di nascosto
check-law-all-that-happens-can-be-said-in-every-language = Tutto ciò che accade si può dire in ogni lingua
check-law-a-guide-leads-to-its-end-and-has-its-words = Una guida arriva alla fine e ha le sue parole in ogni lingua
check-law-every-language-has-the-same-messages = Ogni lingua ha gli stessi messaggi

## Il rapporto: cornice

report-title = { $game }: che cosa dicono { $games } partite
report-about = { $seats } posti, giocati da { $bots }.
report-about-compared = { $seats } posti, { $groups } serie di partite a confronto.
report-unfinished = { $count } partite erano troppo lunghe: abbandonate, non contano.
report-group = { $label }: { $games } partite
report-key-rounds = round per partita
report-key-winner = { $unit } per vincere
report-key-margin = { $unit } sul secondo
report-key-start = vittorie di chi inizia
report-fair = equo
report-numbers = I numeri
report-base = così com’è
report-unit = punti
report-seat = Posto { $number }
report-all = tutti
report-winners = vincitori
report-others = gli altri
# Same as in English.
report-rounds = round
# Same as in English.
report-round = round
report-share = quota
report-from = da
report-to = a
report-how = Come si legge
report-how-dots = Un punto è ciò che queste partite hanno mostrato. La linea che lo attraversa dice quanto la fortuna può averlo spostato: rigiocando, il valore vero starebbe su una linea simile 95 volte su 100.
report-how-fair = Una vittoria condivisa conta in parti. La quota equa è quella che avrebbero tutti se nulla facesse differenza.
report-how-bots = Queste partite le hanno giocate programmi, non persone. Ciò che sfugge a loro sfugge anche al rapporto; dove differiscono, confronta i loro rapporti.
report-how-data = Fatto da Gusher { $version } su { $games } partite; regole { $rules }, seme { $seed }. Lo stesso comando produce lo stesso rapporto.

## Il rapporto: chi vince

report-seats = Conta dove si siede?
report-seats-fair = Nessun posto spicca: tutte le quote sono vicine a { $fair } quanto la fortuna permette.
report-seats-more = Vittorie del posto { $seat }: { $share } delle partite ({ $low }–{ $high }), più della quota equa ({ $fair }).
report-seats-less = Vittorie del posto { $seat }: { $share } ({ $low }–{ $high }), meno della quota equa ({ $fair }).
report-seats-begins = Il posto { $seat } inizia in tutte le partite.
report-turns = Conviene iniziare?
report-turns-fair = Vittorie di chi inizia: { $share } ({ $low }–{ $high }). Vicino alla quota equa ({ $fair }) quanto la fortuna permette.
report-turns-more = Vittorie di chi inizia: { $share } ({ $low }–{ $high }), più della quota equa ({ $fair }): iniziare è un vantaggio.
report-turns-less = Vittorie di chi inizia: { $share } ({ $low }–{ $high }), meno della quota equa ({ $fair }): iniziare è uno svantaggio.
report-turns-best = Vince più spesso: { $place }, { $share } ({ $low }–{ $high }).
report-turns-place = { $place ->
    [0] Chi inizia
    [1] Secondo
    [2] Terzo
    [3] Quarto
   *[other] Quinto
}
report-bots = Chi gioca meglio?
report-bots-best = Vittorie di { $bot }: { $share } delle sue partite ({ $low }–{ $high }); alla pari sarebbe { $fair }.
report-trait = Conta ciò che un posto riceve: { $trait }?
report-traits-fair = Nessuno spicca: tutte le quote sono vicine a { $fair } quanto la fortuna permette.
report-traits-more = Vittorie con { $name }: { $share } ({ $low }–{ $high }), più della quota equa ({ $fair }).
report-traits-less = Vittorie con { $name }: { $share } ({ $low }–{ $high }), meno della quota equa ({ $fair }).

## Il rapporto: punti e durata

report-scores = Con quanti { $unit } si vince?
report-scores-says = Metà dei vincitori ha da { $low } a { $high } { $unit }; quello di mezzo ne ha { $median }. Degli altri, quello di mezzo ne ha { $others }.
report-scores-margin = Nella partita di mezzo il vincitore ha un vantaggio di { $margin } { $unit } sul secondo. Partite con un distacco di al massimo un ventesimo del punteggio del vincitore: { $close }.
report-sources = Da dove vengono i { $unit }?
report-sources-says = Quota dei { $unit } che i vincitori fanno con { $item }: { $share }.
report-sources-both = Quota dei { $unit } che i vincitori fanno con { $item }: { $share }. Lì il vantaggio è massimo: { $more } { $unit } più degli altri.
report-sources-apart = La differenza maggiore è { $item }: { $more } { $unit } più degli altri.
report-length = Quanto dura una partita?
report-length-says = Metà delle partite dura da { $low } a { $high } round, quella di mezzo { $median }. Un giocatore fa circa { $decisions } scelte.
report-length-same = Ogni partita dura { $rounds } round. Un giocatore fa circa { $decisions } scelte.
report-lead = Quando si decide?
report-lead-says = Partite vinte da chi è in testa all’inizio del round { $round }, a metà partita: { $share } ({ $low }–{ $high }).
report-lead-early = Già all’inizio del round { $round } chi è in testa vince una partita su due.
report-lead-axis = vittorie di chi è in testa all’inizio di un round

## Il rapporto: azioni e curve

report-actions = Che cosa fanno i giocatori, e conviene?
report-actions-best = «{ $kind }» si accompagna a più vittorie: quota di chi lo fa più spesso degli altri al tavolo, { $share } ({ $low }–{ $high }).
report-actions-worst = «{ $kind }» si accompagna a meno vittorie: { $share } ({ $low }–{ $high }).
report-actions-none = Nessuna azione spicca: chi la fa più spesso vince più o meno come tutti.
report-actions-caution = Questo mostra che cosa si accompagna alla vittoria, che non sempre è ciò che la porta.
report-actions-key = Punto pieno: vittorie di chi lo ha fatto più spesso della media al suo tavolo. Anello: di chi lo ha fatto almeno una volta. A destra, quante volte un giocatore lo fa in una partita.
report-actions-times = volte per partita
report-actions-taken = lo hanno fatto
report-actions-wins = loro vittorie
report-actions-more = vittorie se più spesso
report-curves = Prezzi e scorte, round per round
report-curves-key = Le linee sono medie, le fasce contengono la metà centrale delle partite. Finiscono dove meno di un quinto delle partite è ancora in corso.
report-curves-says = { $name }: { $first } nel round { $from }, { $last } nel round { $to }.
report-compare = Che cosa cambia?
report-compare-longer = { $label }: le partite durano { $by } round in più ({ $low }–{ $high }).
report-compare-shorter = { $label }: le partite durano { $by } round in meno ({ $low }–{ $high }).
report-compare-as-long = { $label }: le partite durano più o meno come nella prima serie.
report-compare-dearer = I vincitori hanno { $by } { $unit } in più ({ $low }–{ $high }).
report-compare-cheaper = I vincitori hanno { $by } { $unit } in meno ({ $low }–{ $high }).
report-compare-as-many = I vincitori hanno circa altrettanti { $unit }.
report-compare-table = Serie di partite
report-compare-games = partite
report-compare-length = round, media
report-compare-winner = { $unit } del vincitore, media
report-compare-margin = vantaggio sul secondo, media
report-compare-start = vittorie di chi inizia

## A training run

training-title = Come è stato imparato { $game }, in { $games } partite
training-about = { $generations } generazioni su { $of }, di { $games } partite ciascuna, con il seme { $seed }. Nelle prime { $warm } greedy mostra come si fa.
training-strength = Partite vinte, uno contro quanti sono gli altri posti
training-strength-says = Contro greedy, e contro la generazione ammessa prima. Una generazione è ammessa se batte quella.
training-generation = generazione
training-last = la precedente
training-passed = ammessa
training-of = { $share } su { $games }
training-yes = sì
# Same as in English.
training-no = no
training-errors = Errore su chi vince
training-errors-says = Entropia incrociata media delle probabilità, nelle posizioni delle ultime generazioni. Chi indovina fra quattro sbaglia di 1,39.

## La pagina: ovunque

page-brand = Gusher, alla lobby
page-skip = Al contenuto
page-close = Chiudi
# Same as in English.
page-menu = Menu
page-cancel = Annulla
page-copy = Copia
page-copied = Copiato
page-yes = sì
# Same as in English.
page-no = no
page-none = nessuno
page-loading = Un momento…
page-without-script = Gusher ha bisogno di JavaScript per mostrare il tavolo.
page-language = Lingua
page-theme = Colori
page-theme-auto = ◐ automatici
page-theme-light = ☀ chiari
page-theme-dark = ☾ scuri
page-to-lobby = Alla lobby
page-missing-title = Qui non c’è nulla

## La pagina: lobby

# Same as in English.
page-lobby-tab = Gusher
page-lobby-turns = { $count ->
    [one] Tocca a te a un tavolo · Gusher
   *[other] Tocca a te a { $count } tavoli · Gusher
}
page-hero-title = Stasera si trova il petrolio.
page-hero-back = Che bello rivederti, { $name }.
page-hero-text = { $games }: contro i bot, con gli amici tramite un link, o passandovi un solo dispositivo. Senza account.
page-your-name = Il tuo nome
page-play-now = Gioca subito
page-play-now-note = { $game } subito, contro tre bot
page-playing-as = Sei { $name }
page-rename = Cambia nome
page-rename-save = Salva
page-new-table = Nuovo tavolo
page-my-tables = I miei tavoli
page-open-tables = Tavoli aperti
page-no-open-tables = Al momento nessun tavolo aspetta giocatori. Creane uno e mettilo in elenco qui.
page-filter-game = Gioco
page-filter-any-game = Tutti i giochi
page-filter-seats = Posti
page-filter-any-seats = Qualsiasi numero di posti
page-seats-count = { $count } posti
page-open-record = Apri una registrazione
page-move-device = Passa a un altro dispositivo
page-move-text = Apri questo link sull’altro dispositivo entro 15 minuti. Vale una volta sola; poi l’altro dispositivo gioca a tuo nome.
page-move-link = Link per l’altro dispositivo
page-claim-title = Continua qui
page-claim-text = Questo link porta il tuo nome e i tuoi tavoli in questo browser. Vale una volta sola.
page-claim-here = Continua su questo dispositivo

## Chi sono, e come tornare

page-me = Tu
page-me-remind = Tu: conserva questa identità
page-me-back = Torna al tavolo
page-me-guest = Per giocare non serve niente di tutto questo: basta un nome.
page-me-before = Non è la mia prima visita
page-me-before-other = Qualcun altro?
page-me-before-text = Porta il tuo nome e i tuoi tavoli in questo browser.
page-me-name = Nome
page-me-name-text = Compare ai tavoli a cui ti siedi da ora in poi.
page-me-renamed = Salvato.
page-me-keep = Conserva questa identità
page-me-unkept = Solo questo browser sa chi sei. Se lo dimentica, nessuno può più tornare al tuo nome e ai tuoi tavoli.
page-me-kept = Puoi tornare da qualsiasi browser.
page-me-made = creato { $day }
page-me-remove-of = Rimuovi: { $what }
# Same as in English.
page-me-passkey = Passkey
page-me-passkey-text = La custodisce il tuo dispositivo, che la apre con il dito, il volto o il suo codice. Non c’è niente da ricordare.
page-me-passkey-make = Crea una passkey
page-me-passkey-another = Crea un’altra passkey
page-me-passkey-made = La passkey è creata. Con quella puoi tornare.
page-me-passkey-used = ultimo uso { $day }
page-me-passkey-enter = Torna con la passkey
page-me-passkey-address = Le passkey richiedono una pagina aperta con un nome via https, o come localhost; questa non lo è.
page-me-passkey-browser = Questo browser non ha passkey.
page-me-code = Codice di recupero
page-me-code-text = Un codice da stampare e mettere via. Chi lo ha sei tu, ogni volta che si usa, finché non ne crei un altro.
page-me-code-make = Crea un codice di recupero
page-me-code-another = Creane un altro; il vecchio allora non vale più
page-me-sheet = Con questo codice torna { $name }:
page-me-sheet-text = Apri { $address }, scegli «Non è la mia prima visita» e scrivilo. Maiuscole, spazi e trattini non contano.
page-me-sheet-once = Si mostra solo questa volta: se ne conserva soltanto un’impronta.
page-me-sheet-done = Ce l’ho
page-me-print = Stampa
page-me-mail = E-mail
page-me-mail-text = Ti mandiamo un link quando vuoi tornare. L’indirizzo serve solo a questo, e agli avvisi che attivi tu.
page-me-mail-address = Il tuo indirizzo e-mail
page-me-mail-other = Un altro indirizzo al suo posto
page-me-mail-send = Manda un link per confermarlo
page-me-mail-sent = Un’e-mail è in viaggio verso { $address }. Il link al suo interno conferma l’indirizzo.
page-me-mail-ask = Mandami un link
page-me-mail-maybe = Se conosciamo questo indirizzo, un’e-mail con un link è in viaggio.
page-me-enter = Torna
page-me-claim-too = Può aiutarti anche un browser che ti conosce ancora: nella sua pagina «Tu» scegli «Passa a un altro dispositivo».
page-me-other-kept = In questo browser sei { $name }. Puoi tornare a { $name } quando vuoi.
page-me-other-lost = In questo browser sei { $name }. Se qui diventi qualcun altro, i posti di { $name } restano come sono, ma nessuno può più tornarci; se vuoi, conserva prima questa identità.
page-me-devices = Dispositivi
page-me-devices-text = I browser che sono te. Quello che chiudi è respinto subito, anche a un tavolo aperto.
page-me-device = { $browser } su { $system }
page-me-device-unknown = Un browser
page-me-device-this = questo browser
page-me-device-here = ora a un tavolo
page-me-device-used = ultimo uso { $when }
page-me-device-since = dal { $day }
page-me-device-end = Chiudi
page-me-device-end-of = Chiudi la sessione di { $what }
page-me-out = Esci
page-me-out-text = Questo browser dimentica che sei { $name }. I tuoi tavoli restano tuoi.
page-me-out-lost = Questo browser dimentica che sei { $name }, e non c’è altro modo di tornare: i tuoi posti per te sono persi. Conserva prima questa identità.
page-me-stay = Resta
page-me-data = Che cosa si conserva di te
page-me-data-text = Il tuo nome, la tua lingua, i modi di tornare di questa pagina, i tavoli a cui siedi, quello che vi hai scelto e detto, le tue scatole. Nient’altro.
page-me-data-get = Scarica tutto
page-me-delete = Cancellami
page-me-delete-text = Le partite finite restano, con qualcuno al tuo posto. Nelle altre il tuo posto va a un bot. Tutto il resto sparisce, anche quello che hai detto.
page-me-delete-open = Cancellami…
page-me-delete-sure = Nessuno potrà tornare indietro.
page-me-delete-type = Scrivi il tuo nome, { $name }, se lo vuoi davvero
page-me-delete-do = Cancellami per sempre
page-mailbox-title = Conferma il tuo indirizzo
page-mailbox-text = Con un clic questo indirizzo diventa un modo di tornare a te.
page-mailbox-here = Conferma
page-mailbox-done = Confermato. Ora puoi tornare con un link che mandiamo lì.
page-somebody = qualcuno
page-seat-gone = non c’è più
page-problem-session-ended = La tua sessione in questo browser è stata chiusa.
page-problem-passkey-late = Ci è voluto troppo tempo. Riprova.
page-problem-passkey-wrong = Non è stato possibile creare questa passkey. Riprova.
page-problem-passkey-unknown = Qui nessuno ha più questa passkey.
page-problem-passkey-address = Non ci sono passkey a un indirizzo in cifre né senza https.
page-problem-passkey-here = Questo dispositivo ha già una tua passkey.
page-problem-passkey-off = Non è stata usata nessuna passkey.
page-problem-too-many-passkeys = Hai già { $most } passkey. Prima rimuovine una.
page-problem-code-unknown = Nessuno ha questo codice. Ha 25 lettere e cifre; uno nuovo annulla i precedenti.
page-problem-not-your-name = Non è il tuo nome come è scritto qui.
page-problem-not-known = Questa persona non è più qui.
page-problem-no-mail = Questo server non manda e-mail.
page-problem-mail-wrong = A questo indirizzo non può andare nessuna e-mail; un indirizzo è come nome@example.org.
page-problem-mail-place = Apri questa pagina con il nome del server: non si mandano link a un indirizzo in cifre.
mail-confirm-title = Gusher: conferma il tuo indirizzo
mail-confirm-text = Qualcuno ha scritto questo indirizzo per poter tornare a Gusher. Se eri tu, apri questo link entro { $minutes } minuti. Altrimenti non fare niente.
mail-enter-title = Gusher: il tuo link per tornare
mail-enter-text = Con questo link sei di nuovo { $name }, nel browser in cui lo apri. Vale una volta sola, entro { $minutes } minuti. Se non lo hai chiesto, non fare niente.
page-your-turn = Tocca a te
page-status-over = Finita
page-status-ended = Interrotta
page-status-outdated = Altre regole
page-crowded = Troppi tavoli in sospeso
page-crowded-text = Termina o lascia uno di questi, che non tocchi da più tempo, e potrai crearne uno nuovo.
page-status-running = In corso
# Same as in English.
page-status-round = Round { $round }
page-status-waiting = { $free ->
    [0] Si può iniziare
    [one] Manca un giocatore
   *[other] Mancano { $free } giocatori
}
page-status-free = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
page-games = I giochi
page-play-game = Gioca subito a { $game }
page-card-guide = Impara questo gioco
page-card-learn = Come si gioca
page-card-rules = Regole
page-players = { $from }–{ $to } giocatori
# Same as in English.
page-minutes = { $from }–{ $to } min
page-weight-1 = Facile
page-weight-2 = Medio-facile
page-weight-3 = Medio
page-weight-4 = Medio-impegnativo
page-weight-5 = Impegnativo
page-waits-for = Si aspetta { $who }
page-waits-for-me = Si aspetta la tua decisione
page-waits-for-me-and = Si aspetta te e { $who }
page-past = Partite finite
page-past-more = Mostra altre
page-past-place = { $place ->
    [1] Vittoria
   *[other] { $place }° posto su { $count }
}
page-past-points = { $points } { $unit }
page-past-winner = { $count ->
    [one] Vince { $who }
   *[other] Vincono { $who }
}
page-past-others = contro { $who }

## La pagina: che cosa si sa di un gioco

page-sources-link = Che cosa, di preciso
page-sources-title = { $game }: che cosa si sa e che cosa è nostro
page-sources-language = Le note sono quelle del file dei dati, in inglese.
page-sources-reconstructed = Ricostruito
page-sources-reconstructed-text = Nessuna fonte lo dice. Abbiamo scelto ciò che rende bello il gioco; chi possiede la scatola forse lo sa meglio.
page-sources-inferred = Dedotto
page-sources-inferred-text = Segue da ciò che dice un regolamento, o una fonte pubblica vi accenna.
page-sources-published = Da fonti pubbliche
page-sources-published-text = Non è nel regolamento, ma lo racconta qualcuno che possiede il gioco.

## La pagina: condividere un tavolo per guardare

page-share = Invita a guardare
page-share-short = Condividi
page-share-text = Con un link altri possono guardare, ora e a partita finita. Vedono il tavolo come uno spettatore, con cronaca e chat ma senza carte nascoste, e non possono sedersi. Puoi revocare il link quando vuoi.
page-share-on = Chi ha il link guarda da spettatore: le carte nascoste restano tali fino alla fine della partita. Con questo link nessuno può sedersi.
page-share-host = Chi ospita il tavolo non lo ha condiviso. Solo chi è seduto qui può aprire i suoi link.
page-share-link = Link al tavolo
page-share-moment = Link a questo momento
page-share-begin = Crea un link
page-share-end = Revoca il link
page-link-moment = Link a questo momento
page-problem-only-watching = Con questo link puoi guardare, non sederti.

## La pagina: inviti e spettatori

page-seat-link = Link per il posto { $number }
# Same as in English.
page-seat-link-short = Link
page-seat-link-text = Chi apre per primo questo link può prendere il posto { $number }, e nessun altro. Vale una volta sola.
page-seat-link-ended = Il link per il posto { $number } non porta più da nessuna parte.
page-seat-link-gone = Il posto è occupato
page-seat-link-yours = Il posto { $number } è riservato a te.
page-seat-link-taken = Il posto { $number } è stato preso nel frattempo. Puoi guardare da qui, o chiedere un altro link.
page-seat-link-other = Il posto { $number } è stato preso nel frattempo, ma ce ne sono altri.
page-join-seat = Prendi il posto { $number }
page-terms = { $title }, { $seats } posti
page-terms-usual = Si gioca come al solito.
page-terms-all = Tutto ciò che è stato scelto ({ $count })
page-term-coach = permesso a tutti
page-term-no-coach = solo se non gioca nessun altro
page-term-found = Visibile
page-term-listed = a tutti nella lobby
page-term-private = solo con un link
page-watchers = Stanno guardando: { $who }
page-watchers-title = Spettatori
page-watchers-guests = { $count ->
    [one] un ospite
   *[other] { $count } ospiti
}
page-watchers-text = Gli spettatori non vedono nulla di nascosto. Ciò che si dicono lo possono leggere tutti a partita finita.
page-spectator = guarda
page-chat-spectators = Scrivi agli spettatori
page-chat-beside = I giocatori possono leggere gli spettatori solo a partita finita.
page-chat-name = Il tuo nome, per partecipare
page-chat-named = Partecipa
page-problem-link-used = Questo link era per il posto { $number } ed è già stato usato. Chiedine uno nuovo.
page-problem-link-seat-taken = Il posto { $number } è stato preso nel frattempo.
page-problem-other-seat = Questo link vale solo per il posto { $number }.
page-problem-not-spectator = Chi è seduto al tavolo non è tra gli spettatori.

## La pagina: una scatola propria

page-box = Scatola
page-box-packaged = La scatola inclusa
page-box-owner = Possiedi il gioco e sai meglio che cosa c’è nella scatola?
page-box-enter = Inserisci i suoi valori
page-box-look = Guarda questa scatola
page-box-title = { $game }: la mia scatola
page-box-text = Correggi ciò che nella tua scatola è diverso; il gioco controlla mentre scrivi. Ciò che nessuna fonte dice è segnato. Una volta salvata, puoi sceglierla per un nuovo tavolo.
page-box-none = Questo gioco ha una sola scatola.
page-box-mine = Le mie scatole
page-box-remove = Elimina { $name }
page-box-name = Nome della scatola
page-box-name-usual = La mia scatola
page-box-save = Salva
page-box-take = Tieni come mia scatola
page-box-saved = Salvata: { $name }. Sceglila quando crei un tavolo.
page-box-checking = Controllo…
page-box-good = { $count ->
    [0] Questa è la scatola inclusa.
    [one] Ci si può giocare. Un valore è diverso dalla scatola inclusa.
   *[other] Ci si può giocare. { $count } valori sono diversi dalla scatola inclusa.
}
page-box-differs = { $count ->
    [one] Una differenza
   *[other] { $count } differenze
}
page-box-changed = { $count ->
    [one] uno cambiato
   *[other] { $count } cambiati
}
page-box-show = Mostra
page-box-more = Uno in più
page-box-less = Uno in meno
page-box-open = Apri un file
page-box-download = Scarica
page-box-reset = Ricomincia
page-box-link = Link a questa scatola
page-box-other = Un’altra scatola
page-box-table = A questo tavolo si gioca con una scatola diversa da quella inclusa.
page-box-same = Non è diversa dalla scatola inclusa.
page-problem-no-such-box = Questa scatola non c’è più.
page-problem-bad-box = Con questa scatola non si può giocare: { $detail }
page-problem-box-name-wrong = Una scatola ha bisogno di un nome di al massimo 40 lettere.
page-problem-too-many-boxes = Hai già { $most } scatole. Prima eliminane una.
page-problem-no-json = { $file } non è un file di dati JSON.

## La pagina: nuovo tavolo

page-game = Gioco
page-how-many = In quanti giocate?
page-presets = Tavoli tipici
page-preset-bots = Io contro i bot
page-preset-friends = Con amici, tramite link
page-preset-device = Tutti su questo dispositivo
page-who-plays = Chi gioca?
page-seat-number = Posto { $number }
page-kind-me = Io
page-kind-local = Qualcuno su questo dispositivo
page-kind-open = Un amico, tramite link
page-kind-bot = Un bot
page-kind-open-note = prende il posto con il link d’invito
page-local-name = Nome al posto { $number }
page-bot-level = Forza del bot al posto { $number }
page-bot-random = casuale
page-bot-greedy = avido
page-bot-search-easy = facile
page-bot-search-medium = medio
page-bot-search-hard = difficile
page-bot-beginner = principiante
page-bot-easy = facile
page-bot-medium = medio
page-bot-skilled = abile
page-bot-hard = difficile
page-bot-expert = esperto
page-bot-champion = campione
page-bot-master = maestro
page-more-options = { $count ->
    [0] Tutte le opzioni
    [one] Tutte le opzioni (una cambiata)
   *[other] Tutte le opzioni ({ $count } cambiate)
}
page-listed = Mostra il tavolo nella lobby.
page-listed-text = Altrimenti lo trova solo chi ha il link.
page-coach = Permetti a tutti l’allenatore.
page-coach-text = Alle proprie decisioni si può chiedere che cosa farebbe un bot forte; la cronaca lo dice.
page-make-table = Crea il tavolo

## La pagina: prima della partita

page-join-title = Invito: { $title }
page-join = Siediti
page-full = Tutti i posti sono occupati
page-waiting-free = { $free ->
    [0] Ci siete tutti.
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
page-invite = Invita
page-invite-text = Chi apre questo link può prendere un posto libero.
page-invite-link = Link d’invito
page-start = Inizia
page-start-bots = { $free ->
    [one] Inizia ora, con un bot al posto libero
   *[other] Inizia ora, con bot ai posti liberi
}
page-remove = Allontana
page-remove-person = Allontana { $who }
page-remove-text = { $who } lascia questo tavolo e non può tornarci. Il posto è di nuovo libero.
page-hand-out = Dai a…
page-hand-out-seat = Dai il posto { $number } a qualcuno al tavolo
page-host-starts = La partita inizia quando tutti i posti sono occupati, o quando chi ospita la avvia con i bot.
page-tab-waiting = { $title }: { $free ->
    [0] si può iniziare
    [one] un posto libero
   *[other] { $free } posti liberi
}

## La pagina: posti

page-seats = Posti
page-seat-free = libero
page-seat-open = aspetta qualcuno
# Same as in English.
page-seat-bot = bot, { $bot }
page-seat-stand-in = per ora gioca un bot ({ $bot })
page-seat-left = non gioca più; continua un bot ({ $bot })
page-seat-mine = tu
page-seat-here = qui
page-seat-away = assente
page-seat-lost = senza connessione
page-has-left = { $who } ha lasciato il tavolo. Continua un bot.
page-absent = { $known ->
    [yes] { $who } è assente, dalle ore { $since }.
   *[no] { $who } è assente.
}
page-absent-soon = { $known ->
    [yes] { $who } ha perso la connessione (ore { $since }). Un bot può subentrare tra { $left }.
   *[no] { $who } ha perso la connessione. Un bot può subentrare tra { $left }.
}
page-absent-help = Finché { $who } non torna può giocare un bot, se gli altri sono d’accordo. Oppure aspettate: non si perde nulla.
page-turn-away = { $count ->
    [one] { $who } non è qui
   *[other] { $who } non sono qui
}
page-stand-in-text = Finché { $who } non torna può giocare un bot. Prima lo si chiede agli altri al tavolo.
page-stand-in-usual = Fai giocare un bot ({ $bot })
page-stand-in-me = Per un po’ può giocare un bot per te.
# Same as in English.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = Un bot gioca per { $who }.
page-take-seat-back = Rieccomi

## La pagina: al tavolo

page-stop = Lascia o termina
page-stop-pause = Fai giocare un bot per me
page-stop-pause-text = Torni in gioco con la tua prossima scelta, o con un clic.
page-stop-propose = Termina la partita per tutti
page-stop-propose-text = Tutti i presenti devono essere d’accordo. Valgono i punteggi attuali.
page-stop-end = Termina la partita
page-stop-end-text = Valgono i punteggi attuali. Nel tuo elenco restano la registrazione e il modo di rivederla.
page-stop-sure = La partita finisce ora e non si può continuare. Davvero?
page-stop-leave = Lascia il tavolo
page-stop-leave-text = Un bot prende il tuo posto per sempre. Gli altri continuano.
page-stop-remove = Termina e togli dal mio elenco
page-stop-remove-text = Qui non gioca nessun altro, quindi la partita finisce con te.
page-leave-open = Lascia il tavolo
page-leave-open-text = Il tuo posto torna libero. Se ospiti tu, il ruolo passa alla persona seguente.
page-leave-close = Chiudi il tavolo
page-leave-close-text = Qui non è seduto nessun altro. Il tavolo viene chiuso e il suo link d’invito non porta più da nessuna parte.
page-leave-running = Lascia per sempre
page-leave-running-text = Un bot gioca al posto tuo fino alla fine. Non potrai tornare a questo posto.
page-leave-alone = Termina ed elimina
page-leave-alone-text = Qui non gioca nessun altro. La partita finisce ora e viene tolta dal tuo elenco.
page-leave-finished = Togli dal mio elenco
page-leave-finished-text = Il tavolo viene tolto dal tuo elenco. Il suo link ci porta ancora.
page-leave-of = { $what }: { $title }
page-skip-decision = Alla decisione
page-decision = Decisione
page-board = Tabellone
page-text-view = Vista testo
page-replay = Rivedi
page-record = Scarica registrazione
page-side = Cronaca e chat
page-times = ×{ $times }
page-times-label = { $action }, { $times } volte
page-options = Le tue possibilità
page-fold = ▾ Elenco
page-unfold = ▴ Elenco
page-turn-of = { $count ->
    [one] Tocca a { $who }
   *[other] Scelgono { $who }
}
page-drawing = Sorteggio…
page-waiting-for = { $count ->
    [one] { $who } sta pensando.
   *[other] { $who } stanno pensando.
}
page-watching = Stai guardando.
page-choosing-secretly = Tutti scelgono in segreto.
page-you-have-chosen = Hai scelto. Gli altri stanno ancora pensando.
page-still-choosing = sta scegliendo
page-is-away = è assente
page-has-chosen = ha scelto
page-hint-none = Indica una scelta per vedere a che cosa serve. Tutti i tasti: ?
page-sole = Non c’è nulla da scegliere: la partita prosegue da sola. Ti si chiede solo perché nessuno se ne accorga.
page-why-not = { $count ->
    [one] Perché non posso? (una cosa)
   *[other] Perché non posso? ({ $count } cose)
}
page-about = A che cosa serve: { $action }
page-options-below = { $count ->
    [one] ↓ un’altra
   *[other] ↓ altre { $count }
}
page-careful = Conferma ogni scelta
page-keys = Tasti
page-keys-note = I tasti non fanno nulla mentre scrivi o mentre è aperta una finestra.
page-key-option = Scegli la possibilità con quel numero
page-key-arrows = Scorri le possibilità
page-key-log = Cronaca
page-key-Home = Inizio
page-key-End = Fine
# Same as in English.
page-key-Escape = Esc
page-confirm = Conferma
page-confirm-text = { $action }: davvero?
page-confirm-yes = Sì, procedi
page-confirm-no = No, indietro
page-take-back = Ritira scelta
page-take-back-of = Ritira scelta ({ $who })
page-ask-take-back = Chiedi di ritirare
page-vote = Voto
page-vote-asked = Si chiede agli altri se puoi ritirare la scelta.
page-vote-text = { $who } vorrebbe ritirare l’ultima scelta.
page-vote-stand-in = { $who } propone che un bot ({ $bot }) giochi per { $absent }, che è assente.
page-vote-stand-in-asked = Si chiede agli altri se un bot ({ $bot }) può giocare per { $absent }.
page-vote-end = { $who } vorrebbe terminare ora la partita. Valgono i punteggi attuali.
page-vote-end-asked = Si chiede agli altri se la partita finisce ora.
page-vote-agreed = D’accordo: { $who }.
page-vote-owed = Risposte in attesa: { $who }.
page-vote-yes = Accetta
page-vote-no = Rifiuta
page-rule-of = Regola { $section } { $name }
page-rules-language = Le regole sono in inglese.
page-rules-decides = Se questo testo e le regole inglesi differiscono, valgono quelle inglesi.
page-rules = Regole
page-rules-title = Le regole di { $game }
page-rules-whole = Tutto il regolamento
page-rules-open = Apri nel regolamento
page-rules-marks = Il segno accanto a una regola dice da dove viene: ● lo dice un regolamento, ◐ segue da un regolamento o viene da un’altra fonte, ○ l’abbiamo ricostruita noi. Premilo per saperne di più.
page-rules-contents = Indice
page-rules-none = Questo gioco non ha regole numerate.
page-rules-annex = Per chi controlla il programma
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato.
   *[other] { $count } risultati.
}
page-sure-stated = lo dice un regolamento
page-sure-published = da un’altra fonte pubblica
page-sure-inferred = segue dalle fonti
page-sure-reconstructed = ricostruito da noi
page-source-of = Da dove viene { $section }: { $sure }
page-learn = Come si gioca
page-learn-sources = Da dove vengono le regole, e che cosa abbiamo ricostruito
page-print = Stampa
page-event-taken-back = { $who } ritira l’ultima scelta.
page-coach-name = L’allenatore
page-coach-ask = Tu che faresti?
page-event-coach-used = { $who } chiede all’allenatore.
page-event-new-version = Da qui vale una nuova versione: regole { $rules }, scatola { $data } (prima: regole { $rules_before }, scatola { $data_before }). Tutte le scelte fatte finora restano uguali.
page-parted = Questo tavolo non può continuare qui
page-parted-over = Questa partita è stata giocata con altre regole
page-parted-refused = Al momento { $number } è stata fatta una scelta che le regole di questo server (versione { $rules }, scatola { $data }) non permettono.
page-parted-refused-by = Al momento { $number } è stata fatta una scelta che { $section } nelle regole di questo server (versione { $rules }, scatola { $data }) non permette.
page-parted-question = Al momento { $number } le regole di questo server (versione { $rules }, scatola { $data }) chiedono qualcos’altro.
page-parted-position = Al momento { $number } le regole di questo server (versione { $rules }, scatola { $data }) portano a un’altra posizione.
page-parted-chance = Al momento { $number } con le regole di questo server (versione { $rules }, scatola { $data }) si estrae qualcos’altro.
page-parted-failed = Al momento { $number } le regole di questo server (versione { $rules }, scatola { $data }) si bloccano.
page-parted-result = Con le regole di questo server (versione { $rules }, scatola { $data }) la partita è la stessa, ma non il risultato.
page-parted-setup = Le regole di questo server (versione { $rules }, scatola { $data }) iniziano già in modo diverso.
page-parted-gone = Questo server non ha più il gioco.
page-parted-version = Gusher { $program } con le regole { $rules } e la scatola { $data } può aprirla e finirla. Niente è perduto: tutto è nella registrazione.
page-parted-rules = Un Gusher con le regole { $rules } e la scatola { $data } può aprirla e finirla. Niente è perduto: tutto è nella registrazione.
page-parted-unbegun = Non era ancora iniziato. Aprine uno nuovo.
page-parted-after = { $count ->
    [one] Che cosa è successo dopo: { $count } voce
   *[other] Che cosa è successo dopo: { $count } voci
}
page-parted-more = Altre { $count } sono nella registrazione.
page-parted-draw = È stato estratto qualcosa.
page-parted-drawn = Estratto: { $what }
page-parted-hidden = { $who } ha fatto una scelta.
page-parted-choice = { $who }: { $what }
page-hand-over = Passa il dispositivo a { $who }
page-hand-over-text = Sullo schermo non c’è nulla di segreto. Ora continua { $who }.
page-hand-over-taken = Sono { $who }
page-ended = La partita è stata interrotta.
page-ended-text = Prima dell’ultimo round, da chi era presente. Questi sono i punteggi di quel momento.
page-ended-leader = { $count ->
    [one] In testa c’era { $who } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] In testa c’erano { $who } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
page-final-scores = Punteggi finali
page-rematch = Gioca ancora
page-rematch-go = Alla prossima partita
page-luck = Sorte onesta
page-luck-text = Tutta la sorte di questo tavolo è fissata prima del primo sorteggio. A partita finita si rivela il seme, con cui chiunque può ripetere ogni sorteggio; questo numero prova che il seme è ancora lo stesso. Chi ritira una scelta e sceglie di nuovo trova la stessa sorte.
page-luck-commitment = SHA-256 del seme
page-luck-seed-told = Seme
page-luck-nonces = Aggiunto dai giocatori, per posto
page-luck-before = Questo tavolo è iniziato prima che la sorte fosse fissata. La sua sorte non si può controllare.
page-luck-prepared = Questa è una lezione: la sua sorte è preparata, come le carte e i cubetti che arrivano. Non promette nulla, e non c’è nulla da controllare.
page-luck-unchecked = Ora non è stato possibile controllare la sorte.
page-luck-checking = Controllo della sorte…
page-luck-good = { $count ->
    [one] Sorte onesta: questa pagina ha controllato l’unico sorteggio.
   *[other] Sorte onesta: questa pagina ha controllato { $count } sorteggi.
}
page-luck-partly = { $count ->
    [one] Sorte onesta: un sorteggio controllato, ma non tutto da questa pagina.
   *[other] Sorte onesta: { $count } sorteggi controllati, ma non tutto da questa pagina.
}
page-luck-wrong = La sorte di questa partita non è quella promessa.
page-luck-how = Come
page-luck-seed = { $found ->
    [yes] Questa pagina ha calcolato lo SHA-256 del seme: è il numero promesso.
    [no] Questa pagina ha calcolato lo SHA-256 del seme: non è il numero promesso.
   *[unknown] Lo SHA-256 del seme non è stato calcolato qui: i browser lo fanno solo nelle pagine https.
}
page-luck-shown = { $found ->
    [yes] Questo browser aveva annotato lo stesso numero prima della fine della partita.
    [no] Questo browser aveva annotato un altro numero prima della fine della partita.
   *[unknown] Questo browser vede il tavolo solo ora e non ha nulla con cui confrontare.
}
page-luck-nonce = { $found ->
    [yes] Ciò che questo browser ha aggiunto c’è.
    [no] Ciò che questo browser ha aggiunto non c’è.
   *[unknown] Questo browser non ha aggiunto nulla.
}
page-luck-draws = { $found ->
    [yes] Il server ha ripetuto tutti i sorteggi ({ $count }), con gli stessi risultati.
   *[no] Il server ha ripetuto tutti i sorteggi; con gli stessi risultati solo i primi: { $count }.
}
page-luck-yourself = Per ripeterlo su un tuo computer:
page-connection-connecting = Connessione…
page-connection-polling = La connessione è lenta; le mosse richiedono un po’ più di tempo.
page-offline = Nessuna connessione. Nuovo tentativo…
page-offline-choice = Nessuna connessione. La tua scelta «{ $action }» è conservata e sarà inviata appena ritorna.
page-late-choice = Il server non ha ancora risposto. La tua scelta «{ $action }» è conservata fino ad allora.
page-tab-turn = Tocca a te · { $title }
page-tab-other = { $who } · { $title }
page-tab-over = Finita · { $title }

## La pagina: una lezione

page-guide = Guida
page-guide-step = Passo { $step } di { $steps }
page-guide-over = La lezione è finita
page-guide-fold = Nascondi
page-guide-unfold = Mostra
page-guide-next = Avanti
page-guide-back = Indietro
page-guide-do = Tocca a te: { $action }
page-guide-wait = Tocca agli altri. Guarda che cosa fanno.
page-guide-free = Qui decidi come vuoi; poi la lezione continua.
page-guide-otherwise = Va bene anche così, e la lezione continua da qui.
page-guide-leave = Lascia la lezione
page-guide-left = D’ora in poi la guida tace. Gioca come vuoi.
page-guide-play-on = Continua
## La pagina: che cosa fanno gli altri, alla velocità di chi legge

page-story = Che cosa fanno gli altri
page-story-of = Gioca { $who }
page-story-skip = Salta
page-story-skip-how = Alla tua prossima decisione (spazio o Esc)
page-pace = Velocità del racconto
page-pace-slow = Lenta
page-pace-normal = Normale
page-pace-fast = Rapida
page-pace-at-once = Subito
page-thinking = { $count ->
    [one] { $who } sta pensando
   *[other] { $who } stanno pensando
}
page-recap = Dalla tua ultima decisione
page-recap-table = Il tavolo

## La pagina: cronaca e chat

page-log = Cronaca
page-log-seat = Voci di
page-log-all = Tutti
page-log-me = Io
page-log-search = Cerca nella cronaca
page-log-none = Nulla corrisponde.
# Same as in English.
page-chat = Chat
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-say = Scrivi qualcosa
page-chat-send = Invia
page-chat-seated = Può parlare solo chi è seduto al tavolo.

## La pagina: rivedere

page-replay-of = Rivedi: { $title }
page-player = Momenti
page-skip-player = Al cursore
page-moment = Momento { $at } di { $count }
page-to-start = All’inizio
page-step-back = Un passo indietro
page-play = Avvia
page-pause = Pausa
page-step-on = Un passo avanti
page-to-end = Alla fine
page-jump-round = Vai a un round
page-set-up = Preparazione
page-eyes = Visto da
page-eyes-public = tutti
page-back-to-table = Torna al tavolo
page-other-record = Un altro file
page-record-text = Una registrazione scaricata da un tavolo o scritta dal terminale. Resta sul tuo dispositivo; non viene conservato nulla.
page-record-choose = Scegli un file, o trascinalo qui
page-tab-replay = Rivedi · { $title }

## La pagina: analisi

page-review = Analisi
page-review-seat = Scelte di
page-review-text = Un bot forte riesamina ogni decisione di questo posto, sapendo solo ciò che il posto sapeva allora, e dice quanto valeva ogni scelta. Ci vogliono alcuni minuti.
page-review-start = Analizza questo posto
page-review-progress = Decisioni analizzate
page-review-waiting = { $count ->
    [0] L’analisi inizia tra un momento.
    [one] L’analisi ne aspetta un’altra.
   *[other] L’analisi ne aspetta altre { $count }.
}
page-review-working = L’analisi è in corso…
page-review-failed = L’analisi non è riuscita. Puoi riprovare.
page-review-done = { $count ->
    [0] L’analisi è pronta. Non ha trovato errori evidenti.
    [one] L’analisi è pronta. Ha trovato un errore.
   *[other] L’analisi è pronta. Ha trovato { $count } errori.
}
page-review-mistakes = Errori più gravi
page-review-no-mistakes = Nessuna scelta è stata chiaramente un errore.
page-review-loss = −{ $points }
page-review-table = Tutte le { $count } decisioni in una tabella
page-review-same = lo stesso
page-review-curve = Probabilità di vittoria di { $who }
page-review-point = Momento { $at }: { $chance }
page-review-agreed = { $mine ->
    [yes] Hai giocato: { $played }. Un bot forte avrebbe giocato lo stesso: { $chance }.
   *[no] { $who } ha giocato: { $played }. Un bot forte avrebbe giocato lo stesso: { $chance }.
}
page-review-verdict = { $mine ->
    [yes] Hai giocato: { $played }. Un bot forte avrebbe giocato: { $best }. { $chance } contro { $better }.
   *[no] { $who } ha giocato: { $played }. Un bot forte avrebbe giocato: { $best }. { $chance } contro { $better }.
}
page-review-note = Le probabilità di vittoria sono stime, da { $iterations } prove per decisione. Le piccole differenze non significano nulla.

## La pagina: senza rete

page-away-title = Nessuna rete
page-away-text = In questo momento Gusher non è raggiungibile. Le tue partite sono al sicuro sul server; questa pagina riprende da sola appena risponde di nuovo.
page-away-again = Prova ora

## La pagina: quando qualcosa non funziona

page-problem-unexpected = Non ha funzionato. Riprova.
page-problem-unreachable = Il server non è raggiungibile.
page-problem-no-such-table = Questo tavolo non esiste, o è privato.
page-problem-stale = Nel frattempo il tavolo è andato avanti.
page-problem-game-failed = { $game } si è bloccato a { $section }: un errore del gioco stesso, non tuo.
page-problem-not-begun = La partita non è ancora iniziata.
page-problem-outdated = Questo tavolo è iniziato con altre regole e si può solo guardare.
page-problem-no-database = In questo momento il server non raggiunge il suo database. Non è cambiato nulla; riprova tra poco.
page-problem-draining = Questo server sta per fermarsi. Riprova tra poco; risponderà un altro.
page-problem-not-your-seat = Non è il tuo posto.
page-problem-wish-pending = C’è già un voto in corso. Prima rispondi a quello.
page-problem-nothing-to-take-back = Non hai ancora scelto nulla.
page-problem-no-wish = Quel voto è concluso.
page-problem-not-your-vote = Hai già votato.
page-problem-not-seated = Non hai un posto a questo tavolo.
page-problem-too-fast = { $seconds ->
    [one] Vai troppo in fretta. Aspetta un secondo.
   *[other] Vai troppo in fretta. Aspetta { $seconds } secondi.
}
page-problem-chat-wrong = Questo non si può inviare.
page-problem-not-open = La partita è già iniziata.
page-problem-no-such-moment = Questo momento non esiste.
page-problem-not-found = Qui non c’è nulla.
page-problem-no-session = Prima scegli un nome.
page-problem-name-wrong = Un nome ha da 1 a { $most } lettere.
page-problem-claim-not-valid = Questo link è già stato usato, o è troppo vecchio.
page-problem-seat-taken = Ormai tutti i posti sono occupati.
page-problem-not-host = Può farlo solo chi ospita il tavolo.
page-problem-is-here = Quella persona è qui.
page-problem-not-away-yet = Quella persona conta come assente tra { $seconds } secondi.
page-problem-one-seat = Hai già un posto a questo tavolo. Solo chi ospita può dartene un altro.
page-problem-was-removed = Chi ospita il tavolo ti ha allontanato.
page-problem-closed = Questo tavolo è stato chiuso.
page-problem-name-taken = Il tuo nome somiglia a «{ $name }», già presente a questo tavolo. Scegline un altro.
page-problem-not-over = La partita non è ancora finita.
page-problem-luck-unfixed = Questo tavolo è iniziato prima che la sorte fosse fissata; la sua sorte non si può controllare.
page-problem-luck-prepared = Era una lezione con sorte preparata; non c’è nulla da controllare.
page-problem-no-guide = Questo gioco non ha una lezione.
page-problem-bad-nonce = Ciò che un browser aggiunge alla sorte ha 32 cifre esadecimali in lettere minuscole.
page-problem-bad-setup = Così non si può giocare: { $detail }
page-problem-bad-record = Questa registrazione non si può aprire: { $detail }
page-problem-too-many-reviews = Analisi possibili allo stesso tempo: { $most }. Aspetta che una sia pronta.
page-problem-reviews-busy = Troppe analisi in attesa. Riprova più tardi.
page-problem-coach-not-allowed = Con altre persone al tavolo l’allenatore risponde solo se chi ospita lo ha permesso.
page-problem-coach-asked = L’allenatore sta ancora pensando alla tua ultima domanda.
page-problem-coach-busy = Troppi chiedono all’allenatore. Riprova tra un momento.
page-problem-coach-failed = Ora l’allenatore non ha una risposta. Chiedi di nuovo.
page-problem-not-asked = Ora non ti si chiede nulla.
page-problem-no-such-review = Questa analisi non c’è più. Puoi farla rifare.
page-problem-too-large = È troppo grande.
page-problem-too-slow = Ci ha messo troppo. Riprova.
page-problem-too-busy = Al momento ci sono troppe persone. Riprova più tardi.
page-problem-too-many-connections = Dalla tua rete sono aperte troppe pagine.
page-problem-too-many-tables = Hai { $most } tavoli in sospeso. Prima terminane o lasciane uno nella lobby.
page-problem-too-many-streams = Hai troppi tavoli aperti insieme.
page-problem-bad-order = Un limite è un numero intero da 1 a { $most }.
page-problem-bad-times = Si può scegliere da 1 a { $most } volte di seguito.
page-problem-no-auction = Ora non c’è alcuna asta.
page-problem-wrong-origin = Questa pagina è stata aperta con un nome che il server non conosce.

## La pagina: orologi

page-clock = Orologio
page-clock-none = Nessuno
page-clock-live = Dal vivo
page-clock-days = Su più giorni
page-clock-none-text = Ognuno si prende il tempo che vuole.
page-clock-live-text = Tutti giocano insieme: minuti per l’intera partita e qualche secondo in più a ogni decisione.
page-clock-days-text = Per giorni o settimane: ore per ogni decisione e una riserva per quando non bastano.
page-clock-usual = Orologi consueti
# Same as in English.
page-clock-usual-live = { $each } min + { $more } s
# Same as in English.
page-clock-usual-days = { $each } h + { $more } h
page-clock-field-minutes = Minuti per la partita
page-clock-field-increment = Secondi in più a ogni decisione
page-clock-field-hours = Ore per ogni decisione
page-clock-field-reserve = Ore di riserva
page-clock-then = Quando il tempo è scaduto
page-clock-then-bot = Un bot gioca finché la persona non torna
page-clock-then-leave = Un bot tiene il posto per sempre
page-clock-then-end = La partita finisce senza risultato
page-clock-is-live = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  } per la partita e { $increment ->
    [one] un secondo
   *[other] { $increment } secondi
  } in più a ogni decisione.
page-clock-is-days = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
  } per ogni decisione e { $reserve ->
    [one] un’ora
   *[other] { $reserve } ore
  } di riserva.
page-clock-up-bot = Quando il tempo è scaduto, un bot gioca finché la persona non torna.
page-clock-up-leave = Quando il tempo è scaduto, un bot tiene il posto per sempre.
page-clock-up-end = Quando il tempo è scaduto, la partita finisce senza risultato.
page-clock-span-days = { $hours ->
    [0] { $days } g
   *[other] { $days } g { $hours } h
  }
# Same as in English.
page-clock-span-hours = { $hours } h
page-clock-seconds = { $count ->
    [one] un secondo
   *[other] { $count } secondi
  }
page-clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
  }
page-clock-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
  }
page-clock-left = ancora { $left }
page-clock-mine = Il tuo orologio:
page-clock-low = Poco tempo
page-clock-aloud = Poco tempo: ancora { $left }.
page-clock-out = tempo scaduto
page-clock-was-up = Il tempo era scaduto. È subentrato un bot.
page-clock-shows = Orologio: { $left }.
page-clock-stands = L’orologio è fermo: assenza.
page-clock-stands-short = assenza
page-clock-with-reserve = con { $reserve } di riserva
page-ended-time = Il tempo era scaduto ({ $who }), e a questo tavolo la partita finisce così. Ecco i punti a quel momento.
page-absence = Via dal … al …
page-absence-title = Quando sei via?
page-absence-text = Intanto i tuoi orologi si fermano a tutti i tavoli giocati su più giorni; quelli dal vivo vanno avanti. Puoi stare via fino a { $most } giorni all’anno.
page-absence-period = dal { $from } al { $to }
page-absence-end = Ho fatto ritorno
page-absence-remove = Togli
page-absence-from = Dal
page-absence-to = Fino al (compreso)
page-absence-left = Quest’anno ti { $days ->
    [one] resta un giorno
   *[other] restano { $days } giorni
  }.
page-absence-close = Chiudi
page-absence-save = Annota
page-problem-bad-clock-minutes = Un orologio ha da { $least } a { $most } minuti per la partita.
page-problem-bad-clock-increment = Un orologio dà da { $least } a { $most } secondi a ogni decisione.
page-problem-bad-clock-hours = Un orologio ha da { $least } a { $most } ore per ogni decisione.
page-problem-bad-clock-reserve = Un orologio ha da { $least } a { $most } ore di riserva.
page-problem-away-wrong = Scegli due giorni, il primo non dopo il secondo, ed entrambi entro due anni.
page-problem-away-twice = Hai già detto di essere via in alcuni di questi giorni.
page-problem-away-too-often = Hai già { $most } assenze in programma. Prima togline una.
page-problem-away-too-long = Puoi stare via fino a { $most } giorni all’anno; nel { $year } ne restano { $left }.

## La pagina: punteggi e profili

page-rated = classificata
page-rated-text = Questa partita conta: cambia la valutazione di tutti quelli che giocano. Chi se ne va arriva ultimo.
page-rated-table = La partita è classificata.
page-rated-table-text = Conta per tutti. Ognuno ha conservato la propria identità; niente bot, niente allenatore, niente voti per tornare indietro.
page-rated-keep = A un tavolo classificato siede solo chi si può riconoscere.
page-rated-keep-link = Conserva questa identità
page-rated-waits = A un tavolo classificato non siedono bot. Si comincia quando tutti i posti sono occupati.
page-rated-stand-in = Un bot può continuare per { $who } se gli altri sono d’accordo. Questa partita è classificata: { $who } arriva allora ultimo.
page-rated-leave = Questa partita è classificata: arrivi ultimo.
page-graph-ratings = Valutazione a { $title } in { $count } partite classificate: { $first } dopo la prima, { $last } dopo l’ultima.
page-graph-points = { $title }, { $count } partite: tra { $low } e { $high } { $unit }, { $last } nell’ultima.
page-graph-ratings-short = Valutazione in { $count } partite classificate, con il suo margine. Un punto verde è una vittoria.
page-graph-points-short = Risultato di { $count } partite. Un punto verde è una vittoria.
page-profile = Profilo
page-profile-mine = Le mie partite
page-profile-of = Profilo di { $name }
page-profile-none = Nessuna partita è ancora finita.
page-profile-none-mine = Non hai ancora finito una partita. Quelle che finisci compaiono qui.
page-profile-show = Gli altri possono vedere il mio profilo.
page-profile-show-text = Le tue partite e valutazioni, per chi ha il link, e nella lista dei migliori. Gli avversari che non si mostrano restano senza nome.
page-profile-link = Link al mio profilo
page-careers = Per gioco
page-career-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $wins } vinte ({ $share }), { $rated } classificate
page-career-unrated = Non hai ancora una valutazione: le partite classificate si giocano tra chi ha conservato la propria identità.
page-best = I migliori
page-best-link = I migliori
page-best-title = I migliori a { $game }
page-best-text = Chi ha almeno { $least } partite classificate e mostra il profilo, in ordine di ciò che è quasi certo: la valutazione meno il suo margine. I bot, misurati tra loro, stanno in mezzo per confronto.
page-best-none = Nella lista non c’è ancora nessuno.
page-best-name = Nome
page-best-rating = Valutazione
page-best-games = Partite classificate
page-best-unseen = questa riga la vedi solo tu
page-filters = Trova partite
page-filter-all = Tutto
page-filter-opponent = Contro
page-filter-result = Risultato
page-filter-won = Vinte
page-filter-lost = Non vinte
page-filter-year = Anno
page-filter-name = Nome di un avversario
page-played-found = { $games ->
    [0] Nessuna partita corrisponde.
    [one] Una partita, { $wins } vinte
   *[other] { $games } partite, { $wins } vinte
}
page-versus = { $name } e { $who }
page-versus-me = Tu
page-versus-text = Prima di { $who }: { $ahead }, dopo: { $behind }, alla pari: { $equal }
page-gave-up = Abbandonata
page-length-rounds = { $rounds ->
    [one] Un turno
   *[other] { $rounds } turni
}
# Same as in English.
page-length-minutes = { $minutes } min
# Same as in English.
page-length-hours = { $hours } h
page-length-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
page-problem-no-such-profile = Questo profilo non esiste o non è visibile.
page-problem-rated-keep = Gioca partite classificate solo chi ha conservato la propria identità.
page-problem-rated-people = A un tavolo classificato siedono solo persone, ognuna al proprio dispositivo: niente bot, niente lezione.
page-problem-rated-one-seat = A un tavolo classificato ognuno ha un solo posto.
page-problem-rated-coach = A un tavolo classificato non c’è l’allenatore.
page-problem-rated-box = Un tavolo classificato si gioca con la scatola inclusa.
page-problem-rated-stand-in = In una partita classificata nessun bot gioca per te. Puoi andartene e arrivare ultimo.
page-problem-rated-take-back = In una partita classificata si riprende solo una scelta che non ha rivelato nulla.

## Giocare da qui in poi e provare mosse

verify-taken-over = { $count ->
    [one] Un’estrazione precedente viene da un’altra partita e qui non si controlla.
   *[other] { $count } estrazioni precedenti vengono da un’altra partita e qui non si controllano.
}
replay-variation = Provato qui: { $name }
page-play-on = Gioca da qui
page-play-on-text = { $count ->
    [0] Un nuovo tavolo di { $title } comincia dal momento { $at }, con la stessa posizione e le stesse regole.
   *[other] Un nuovo tavolo di { $title } comincia nella posizione di questa variante, che lascia la partita al momento { $at }, con le stesse regole.
}
page-play-on-running = Questa partita è ancora in corso. Al nuovo tavolo potresti vedere ciò che qui ti è nascosto.
page-play-on-luck = Sorte
page-play-on-new = Nuova.
page-play-on-new-text = Ciò che si estrae da qui in poi non lo sa nessuno.
page-play-on-same = Com’era.
page-play-on-same-text = Le stesse scelte incontrano le stesse estrazioni, fino alla fine della partita.
page-play-on-begin = Comincia qui
page-luck-as-it-was = Questo tavolo incontra di nuovo la sorte di un’altra partita, che è nota. Non promette nulla, e non c’è nulla da controllare.
page-luck-begun = Questo tavolo continua un’altra partita dal momento { $at }. Ciò che fu estratto prima non è la sua sorte, e qui non se ne promette nulla.
page-try = Prova mosse
page-try-title = Prove: { $title }
page-try-leave = Torna a rivedere
page-try-lines = Varianti
page-try-none = Scegli una mossa, per chi deve giocare. Ciò che provi diventa qui una variante.
page-try-line = Variante { $number }
page-try-from = Variante { $number }, dal momento { $at }
page-try-above = La variante sopra
page-try-below = La variante sotto
page-try-about = Nome, commento, elimina
page-try-name = Nome di questa variante
page-try-note = Commento
page-try-delete = Elimina questa variante
page-try-keep = Conserva queste varianti
page-try-kept = Conservate. Ci sono anche nella registrazione che scarichi.
page-try-save = Scarica la registrazione con queste varianti
page-try-judge = Chiedi al coach di questa posizione
page-try-judged = { $who } deve giocare e vince il { $chance } delle partite, al meglio con: { $best }
page-try-chance = Decide la sorte
page-try-draw = Estrai
page-try-or = O scegli ciò che viene:
page-try-weight = { $weight } su { $all }
page-try-drawn = Estratto
page-problem-over-there = A questo momento la partita è finita; non c’è più nulla da giocare.
page-problem-bad-seats = Questa partita ha { $seats } posti.
page-problem-luck-not-known = La sorte che seguì questo momento non è nota, e non si può incontrare di nuovo. Scegli una sorte nuova.
page-problem-line-too-long = Una variante ha al massimo { $most } mosse.
page-problem-bad-line = La mossa { $number } di questa variante non è possibile: { $detail }
page-problem-bad-lines = Queste varianti non si possono conservare: { $detail }
