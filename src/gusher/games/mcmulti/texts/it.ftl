### McMulti. Ogni messaggio comincia con il nome del gioco.

## Dove si sceglie un gioco: in una frase, e che cosa non viene dalla scatola

mcmulti-pitch = Due dadi svegliano una riga e una colonna della tua griglia: trova petrolio, raffinalo e commercia su mercati che non stanno mai fermi.
mcmulti-known = Basato su un riassunto delle regole del 2012 e su fonti pubbliche. La preparazione per due e per tre, parti dei mercati e alcune notizie sono ricostruite da noi.

## Perché una mossa è rifiutata

mcmulti-refusal-no-cell = Non c’è una casella libera per questo.
mcmulti-refusal-no-piece = La banca non ne ha più.
mcmulti-refusal-no-such-asset = Lì non hai questo impianto: { $asset }.
mcmulti-refusal-not-productive = Puoi vendere solo ciò che i tuoi dadi hanno colpito in questo turno.
mcmulti-refusal-nothing-dirty = Lì non hai una raffineria inquinante.
mcmulti-refusal-embargo = L’embargo ha chiuso il mercato estero.
mcmulti-refusal-no-trade = Lì non è possibile nessuno scambio.
mcmulti-refusal-sold-before = Ne hai già venduto in questa fase.
mcmulti-refusal-bought-before = Ne hai già comprato in questa fase.
mcmulti-refusal-ladder-empty = Quel mercato non ne ha più.
mcmulti-refusal-ladder-full = Quel mercato è pieno.
mcmulti-refusal-other-asset = Per questa carta puoi vendere solo questo: { $asset }.

## Il rapporto

mcmulti-unit = dollari
mcmulti-chart-prices = Prezzi
mcmulti-chart-supply = Barili
mcmulti-chart-growth = Impianti di tutti i giocatori
mcmulti-measure-consumers = i consumatori pagano
mcmulti-measure-gasoline_domestic = benzina, interno
mcmulti-measure-gasoline_foreign = benzina, estero
mcmulti-measure-crude_domestic = greggio, interno
mcmulti-measure-crude_foreign = greggio, estero
mcmulti-measure-crude_barrels = greggio sui mercati
mcmulti-measure-gasoline_barrels = benzina sui mercati
mcmulti-measure-own_barrels = in tutti i magazzini
mcmulti-measure-rigs = trivelle
mcmulti-measure-stations = distributori
mcmulti-measure-refineries = raffinerie
mcmulti-measure-wells = pozzi
mcmulti-kind-buy = Comprare { $what }
mcmulti-kind-sell = Vendere { $what }
mcmulti-kind-upgrade = Ammodernare una raffineria
mcmulti-kind-domestic = Usare il mercato interno
mcmulti-kind-foreign = Usare il mercato estero
mcmulti-kind-forfeit = Cedere { $what }
mcmulti-kind-stations = Vendere ai distributori
mcmulti-kind-refine = Raffinare
mcmulti-kind-pump = Estrarre
mcmulti-kind-strike = Trovare petrolio

## Nomi

mcmulti-asset-rig = trivella
mcmulti-asset-station = distributore
mcmulti-asset-refinery = raffineria
mcmulti-asset-well = pozzo

mcmulti-one-rig = una trivella
mcmulti-one-station = un distributore
mcmulti-one-refinery = una raffineria
mcmulti-one-well = un pozzo

mcmulti-product-crude = greggio
mcmulti-product-gasoline = benzina

mcmulti-market-domestic = mercato interno
mcmulti-market-foreign = mercato estero

mcmulti-quadrant-0 = nord-ovest
mcmulti-quadrant-1 = nord-est
mcmulti-quadrant-2 = sud-est
mcmulti-quadrant-3 = sud-ovest

mcmulti-economy-depression = Depressione
mcmulti-economy-recovery = Ripresa
mcmulti-economy-expansion = Espansione
mcmulti-economy-rapid_growth = Crescita rapida
mcmulti-economy-prosperity = Prosperità
mcmulti-economy-downturn = Flessione
mcmulti-economy-recession = Recessione

mcmulti-news-N1 = Tassa sul debito
mcmulti-news-N2 = Riscaldamento globale
mcmulti-news-N3 = Tassa sulle vendite
mcmulti-news-N4 = Inverno rigido
mcmulti-news-N5 = Ispezione di sicurezza
mcmulti-news-N6 = Mercati incerti
mcmulti-news-N7 = Embargo petrolifero
mcmulti-news-N8 = Carenza di greggio

mcmulti-score-cash = Contanti
mcmulti-score-rig = Trivelle
mcmulti-score-station = Distributori
mcmulti-score-refinery = Raffinerie
mcmulti-score-well = Pozzi

mcmulti-effect = { $sign }{ MONEY($money) }

## Che cosa è successo

mcmulti-event-seated = { $who } siede al posto { $place }.
mcmulti-event-start-player = Primo giocatore: { $who }.
mcmulti-event-economy = Economia: { $card }. I consumatori pagano meno di { MONEY($price) }.
mcmulti-event-more-likely = Notizia più probabile: { $card }.
mcmulti-event-less-likely = Notizia meno probabile: { $card }.
mcmulti-event-special-round = Round d’acquisto speciale
# Same as in English.
mcmulti-event-round = Round { $round }
mcmulti-event-turn = { $who } non fa nulla.
mcmulti-event-uses-market = { $who } va al { $market }.
mcmulti-event-bought-barrel = { $barrels ->
    [one] { $who } compra { $barrels } barile di { $product } per { MONEY($money) }.
   *[other] { $who } compra { $barrels } barili di { $product } per { MONEY($money) }.
}
mcmulti-event-sold-barrel = { $barrels ->
    [one] { $who } vende { $barrels } barile di { $product } per { MONEY($money) }.
   *[other] { $who } vende { $barrels } barili di { $product } per { MONEY($money) }.
}
mcmulti-event-rolled = { $who } tira riga { $red }, colonna { $black }.
mcmulti-event-assigned = { $who } usa il tiro a { $quadrant }.
mcmulti-event-news = Notizia: { $card }!
mcmulti-event-news-ended = È finita la notizia: { $card }.
mcmulti-event-barrels-gone = { $barrels ->
    [one] { $barrels } barile di { $product } lascia il { $market }.
   *[other] { $barrels } barili di { $product } lasciano il { $market }.
}
mcmulti-event-moved-barrels = { $barrels ->
    [one] { $barrels } barile di greggio passa dal mercato estero a quello interno; i consumatori pagano meno di { MONEY($price) }.
   *[other] { $barrels } barili di greggio passano dal mercato estero a quello interno; i consumatori pagano meno di { MONEY($price) }.
}
mcmulti-event-paid = { $who } paga { MONEY($money) }: { $card }.
mcmulti-event-short = { $who } non può pagare { MONEY($due) } e deve vendere.
mcmulti-event-waived = { $who } non ha più nulla; condonati { MONEY($amount) }.
mcmulti-event-forfeited = { $barrels ->
    [one] { $who } cede { $barrels } barile di { $product }.
   *[other] { $who } cede { $barrels } barili di { $product }.
}
mcmulti-event-consumed = { $barrels ->
    [one] { $who } vende { $barrels } barile di benzina ai consumatori per { MONEY($money) }.
   *[other] { $who } vende { $barrels } barili di benzina ai consumatori per { MONEY($money) }.
}
mcmulti-event-refined = { $barrels ->
    [one] { $who } raffina { $barrels } barile di greggio.
   *[other] { $who } raffina { $barrels } barili di greggio.
}
mcmulti-event-pumped = { $barrels ->
    [one] { $who } estrae { $barrels } barile di greggio.
   *[other] { $who } estrae { $barrels } barili di greggio.
}
mcmulti-event-struck = { $who } trova petrolio a { $quadrant } ({ $row }, { $column }) per { MONEY($money) }.
mcmulti-event-bought = { $count ->
    [one] { $who } compra { $one } a { $quadrant } ({ $where }) per { MONEY($money) }.
   *[other] { $who } compra { $count } × { $asset } a { $quadrant } ({ $where }) per { MONEY($money) }.
}
mcmulti-event-sold = { $count ->
    [one] { $who } vende { $one } a { $quadrant } ({ $where }) per { MONEY($money) }.
   *[other] { $who } vende { $count } × { $asset } a { $quadrant } ({ $where }) per { MONEY($money) }.
}
mcmulti-event-upgraded = { $who } ammoderna { $one } a { $quadrant } ({ $where }) per { MONEY($money) }.
mcmulti-event-conceded = { $who } non ha più nulla, si arrende ed esce dal gioco.
mcmulti-event-declared = { $who } dichiara la vittoria. Tutti gli altri hanno ancora un turno.
mcmulti-event-limit = Il round { $round } era l’ultimo: nessuno ha dichiarato la vittoria.
mcmulti-event-settled = { $who }: { MONEY($cash) } in contanti, { MONEY($total) } con tutti gli impianti venduti.

## Che cosa si può fare

mcmulti-action-buy-asset = { $price ->
    [0] Compra { $one }
   *[other] Compra { $one } per { MONEY($price) }
}
mcmulti-action-sell-asset = { $price ->
    [0] Vendi { $one }
   *[other] Vendi { $one } per { MONEY($price) }
}
mcmulti-action-upgrade = Ammoderna una raffineria per { MONEY($price) }
mcmulti-action-pay = Paga
mcmulti-action-quadrant = { $quadrant }
mcmulti-action-row = Riga { $row }
mcmulti-action-column = Colonna { $column }
mcmulti-action-use-market = Vai al { $market }
mcmulti-action-buy-barrel = Compra 1 { $product }
mcmulti-action-sell-barrel = Vendi 1 { $product }
mcmulti-action-forfeit = Cedi 1 { $product }
mcmulti-action-stations = { $count ->
    [0] Non vendere nulla
   *[other] Vendi { $count } benzina
}
mcmulti-action-refine = { $count ->
    [0] Non raffinare nulla
   *[other] Raffina { $count } greggio
}
mcmulti-action-pump = { $count ->
    [0] Non estrarre nulla
   *[other] Estrai { $barrels } greggio
}
mcmulti-action-strike-yes = Trova petrolio
mcmulti-action-strike-no = Lascia la trivella
mcmulti-action-concede-yes = Arrenditi
mcmulti-action-concede-no = Resta in gioco
mcmulti-action-declare-yes = Dichiara la vittoria
mcmulti-action-declare-no = Continua
mcmulti-action-none = Nessun mercato
mcmulti-action-done = Fatto

## A che cosa serve ogni scelta

mcmulti-hint-buy-rig = Costa poco e aspetta soltanto: se entrambi i dadi colpiscono proprio la sua casella, puoi trovare petrolio lì. Distribuisci le trivelle su più caselle.
mcmulti-hint-buy-station = Vende una benzina ai consumatori ogni volta che un dado colpisce la sua riga o colonna. Inutile senza benzina: raffinane o comprane.
mcmulti-hint-buy-refinery = Fa di un greggio una benzina ogni volta che un dado colpisce la sua riga o colonna. Le serve greggio, dai pozzi o dal mercato.
mcmulti-hint-buy-crude = Compra il barile più economico; ognuno rende più caro il successivo. Solo per raffinerie che lavoreranno presto, o per rivenderlo quando il prezzo sale.
mcmulti-hint-buy-gasoline = Compra il barile più economico; ognuno rende più caro il successivo. Conviene finché i consumatori pagano ai tuoi distributori più di quanto costa.
mcmulti-hint-sell-crude = Vendi un greggio; ogni vendita abbassa il prezzo. Va bene se ne hai più di quanto serve alle tue raffinerie.
mcmulti-hint-sell-gasoline = Vendi una benzina; ogni vendita abbassa il prezzo. Confronta con quanto i consumatori pagano ai tuoi distributori.
mcmulti-hint-sell = Vendi un impianto al prezzo della carta Economia. Solo ciò che i dadi hanno colpito ora, o quando un debito ti obbliga; in un boom può rendere più di quanto è costato.
mcmulti-hint-upgrade = Paga per rendere pulita questa raffineria, così torna a lavorare.
mcmulti-hint-pay = Paga il dovuto con i tuoi contanti.
mcmulti-hint-quadrant = Scegli questo terreno. Per il tiro, prendi il terreno in cui la riga e la colonna illuminate colpiscono più impianti tuoi.
mcmulti-hint-row = La riga della casella. Il dado rosso illumina una riga del tuo terreno, tutte con la stessa probabilità: più impianti in una riga lavorano insieme.
mcmulti-hint-column = La colonna della casella. Il dado nero illumina una colonna, tutte con la stessa probabilità; la casella all’incrocio lavora due volte.
mcmulti-hint-domestic = In questo turno commercia sul mercato interno, e su nessun altro. Prima confronta le due scale dei prezzi.
mcmulti-hint-foreign = In questo turno commercia sul mercato estero, e su nessun altro. Un embargo petrolifero può chiuderlo.
mcmulti-hint-forfeit = Cedi un barile per il debito che non puoi pagare.
mcmulti-hint-stations = Vendi questa quantità ai consumatori; ogni barile rende { MONEY(1) } meno del precedente. Tieni benzina solo se il prezzo salirà.
mcmulti-hint-stations-0 = Tieni la benzina. Solo se i consumatori pagano meno del mercato o se un boom è vicino.
mcmulti-hint-refine = Trasforma questa quantità di greggio in benzina, gratis. La benzina vale quasi sempre di più; i tuoi distributori la vendono dal prossimo colpo in poi.
mcmulti-hint-refine-0 = Tieni il greggio così com’è. Di rado è giusto: raffinare non costa nulla.
mcmulti-hint-pump = Prendi questo greggio gratis, due barili per ogni colpo. Lascialo solo se temi un’ispezione di sicurezza, che tassa i barili.
mcmulti-hint-pump-0 = Lascia il petrolio sottoterra. Di rado è giusto: estrarre non costa nulla.
mcmulti-hint-strike-yes = Trasforma la trivella in un pozzo a questo prezzo: due barili di greggio per ogni colpo futuro. Il prezzo sale con ogni pozzo sulla plancia.
mcmulti-hint-strike-no = Tieni il denaro e la trivella. È giusto se il prezzo è troppo alto per i round che restano.
mcmulti-hint-declare-yes = Gli altri hanno ancora un turno ciascuno, poi tutti gli impianti sono venduti a poco e vince chi ha più contanti. Solo se nessuno può più superarti.
mcmulti-hint-declare-no = Continua a giocare; puoi dichiarare in un turno successivo. Un altro giocatore può farlo prima.
mcmulti-hint-concede-yes = Sei fuori dal gioco, dietro a tutti gli altri.
mcmulti-hint-concede-no = Resta, anche se nulla può più portarti denaro.
mcmulti-hint-none = Non commerciare e tira i dadi. È giusto se non ti servono barili e non ne hai in più.
mcmulti-hint-done = Basta così; il turno continua.

## Perché c’era una sola scelta

mcmulti-only-sell = Non c’era altro da vendere per pagare.
mcmulti-only-done = Qui ora non si può comprare né vendere nulla.
mcmulti-only-none = Ora non si può usare nessun mercato.
mcmulti-only-strike = Non si può pagare il ritrovamento.
mcmulti-only-declare = I contanti non bastano per dichiarare la vittoria.
mcmulti-only-concede = C’è ancora qualcosa che può portare denaro.

## Che cosa si chiede

mcmulti-ask-SpecialPurchase = Che cosa compri prima del primo round?
mcmulti-ask-PlaceQuadrant = In quale quadrante lo metti?
mcmulti-ask-PlaceRow = In quale riga lo metti?
mcmulti-ask-PlaceColumn = In quale colonna lo metti?
mcmulti-ask-ChooseMarket = Quale mercato usi?
mcmulti-ask-Trade = Che cosa compri o vendi?
mcmulti-ask-ChooseQuadrant = In quale quadrante usi il tiro?
mcmulti-ask-SellAtStations = Quanta benzina vendono i tuoi distributori?
mcmulti-ask-UseRefineries = Quanto greggio raffinano le tue raffinerie?
mcmulti-ask-UseWells = Quanto greggio estraggono i tuoi pozzi?
mcmulti-ask-Strike = Vuoi trovare petrolio per { MONEY($well) }?
mcmulti-ask-Assets = Che cosa compri o vendi?
mcmulti-ask-SellQuadrant = In quale quadrante si trova?
mcmulti-ask-SellRow = In quale riga si trova?
mcmulti-ask-SellColumn = In quale colonna si trova?
mcmulti-ask-UpgradeQuadrant = In quale quadrante ammoderni?
mcmulti-ask-UpgradeRow = In quale riga ammoderni?
mcmulti-ask-UpgradeColumn = In quale colonna ammoderni?
mcmulti-ask-NewsPayment = Devi pagare { MONEY($due) }. Che cosa vendi?
mcmulti-ask-ForfeitBarrel = Devi ancora pagare { MONEY($due) }. Quale barile cedi?
mcmulti-ask-Upgrade = Le tue raffinerie sono inquinanti. Che cosa fai?
mcmulti-ask-Concede = Non hai più nulla, e nulla può più portarti denaro. Ti arrendi?
mcmulti-ask-Declare = Dichiari la vittoria? Servono { MONEY($target) }.

## Il tavolo

# Same as in English.
mcmulti-table-title = McMulti
# Same as in English.
mcmulti-table-round = round { $round }
mcmulti-table-turn = di turno: { $who }
mcmulti-table-declared = vittoria dichiarata: { $who }
mcmulti-table-over = la partita è finita
mcmulti-table-dice = riga { $red }, colonna { $black }
mcmulti-table-nobody = nessuno
mcmulti-table-market = Mercato
mcmulti-table-barrels = Barili
mcmulti-table-buy = Compra
mcmulti-table-sell = Vendi
mcmulti-table-closed = chiuso
mcmulti-table-consumers = Consumatori: un barile rende al massimo { MONEY($price) }
mcmulti-table-no-consumers = Consumatori: non si può vendere nulla
mcmulti-table-economy = Economia: { $card }
mcmulti-table-track = segnalino { $difference } di { $limit }
mcmulti-table-well-price = Il prossimo pozzo costa { MONEY($price) }
mcmulti-table-more-likely = Più probabile: { $card }
mcmulti-table-less-likely = Meno probabile: { $card }
mcmulti-table-lasting = In vigore: { $card }
mcmulti-table-no-card = –
mcmulti-table-player = Giocatore
mcmulti-table-cash = Contanti
mcmulti-table-hidden = ?
mcmulti-table-score = Punteggio
mcmulti-table-demand = Domanda
mcmulti-table-out = eliminato
mcmulti-table-legend = compra/vendi, { $sign } { $what }

## Le opzioni

mcmulti-option-edition = Quale edizione si gioca
mcmulti-option-target_cash = Con quanti contanti si può dichiarare la vittoria
mcmulti-option-start_cash = I contanti di ogni giocatore all’inizio; none: secondo il numero di giocatori
mcmulti-option-start_crude = Il greggio di ogni giocatore all’inizio
mcmulti-option-start_gasoline = La benzina di ogni giocatore all’inizio
mcmulti-option-crude_empty_fields = Spazi vuoti di ogni mercato del greggio all’inizio
mcmulti-option-gasoline_empty_fields = Spazi vuoti di ogni mercato della benzina all’inizio
mcmulti-option-consumer_start = Da dove parte il prezzo dei consumatori
mcmulti-option-red_spacing = Ogni quanti spazi del mercato dei consumatori uno è rosso
mcmulti-option-well_price_step = Quanto costa in più ogni nuovo pozzo
mcmulti-option-well_count_rule = Quali pozzi contano per il prezzo del prossimo
mcmulti-option-refinery_footprint = Quante caselle occupa una raffineria
mcmulti-option-economy_trigger = Che cosa fa cambiare l’economia
mcmulti-option-carry_surplus = L’eccesso sul tracciato economia si conserva
mcmulti-option-news_doubles = Quali doppi portano notizie
mcmulti-option-news_enabled = Giocare con le notizie
mcmulti-option-news_n7 = L’embargo petrolifero è nel mazzo
mcmulti-option-news_n8 = La carenza di greggio è nel mazzo
mcmulti-option-n2_deferral = Con il riscaldamento globale una raffineria può restare ferma
mcmulti-option-news_sales = Se si può vendere più di quanto chiede la notizia
mcmulti-option-insolvency = Che cosa succede a chi non può pagare
mcmulti-option-money_visibility = Se il denaro è visibile
mcmulti-option-two_player_board = In due: due quadranti a testa, o uno
mcmulti-option-two_player_choice = In due: quando si sceglie il quadrante per il tiro
mcmulti-option-three_player_neighbours = In tre: chi è vicino di chi
mcmulti-option-seating = Se i posti sono sorteggiati
mcmulti-option-start_player = Chi comincia
mcmulti-option-final_turn_sales = Che cosa si può vendere negli ultimi turni
mcmulti-option-piece_limits = Se i pezzi possono esaurirsi
mcmulti-option-round_limit = L’ultimo round se nessuno dichiara; 0: nessun limite

## La plancia

mcmulti-board-label = Plancia di McMulti
mcmulti-board-parts = Parti della plancia
mcmulti-board-opening = apertura
mcmulti-board-jump-yards = Terreni
mcmulti-board-jump-floor = Mercati
mcmulti-board-jump-tape = Nastro
mcmulti-board-jump-economy = Economia
mcmulti-board-yards = I quattro terreni delle compagnie
mcmulti-board-yard-of = Terreno a { $quadrant }: { $who }
mcmulti-board-closed-money = I contanti sono coperti
mcmulti-board-free = casella libera
mcmulti-board-cell = riga { $row }, colonna { $column }
mcmulti-board-unwrite = Annulla: { $what }, { $place }
mcmulti-board-floor = Borsa: mercati spot e consumatori
mcmulti-board-buy-at = Tanto costa il prossimo barile
mcmulti-board-sell-at = Tanto rende il prossimo barile
mcmulti-board-one-less = Uno in meno, o uno in più da vendere: { $name }
mcmulti-board-one-more = Uno in più da comprare, o uno in meno da vendere: { $name }
mcmulti-board-planned = In programma per { $name }: { $count }
mcmulti-board-consumers = Consumatori
mcmulti-board-pay = pagano
mcmulti-board-current = (l’economia ora)
mcmulti-board-difference = Differenza
mcmulti-board-on-doubles = Cambia con i doppi
mcmulti-board-track-note = La differenza dei due dadi si somma; a { $limit } l’economia cambia
mcmulti-board-die-leads = Il dado differenza da { $from } a { $to } porta qui
mcmulti-board-double-leads = Un doppio da { $from } a { $to } porta qui
mcmulti-board-outlook = I prezzi ora, e con le carte che possono seguire
mcmulti-board-buy-sell = compra / vendi
mcmulti-board-now = ora
mcmulti-board-all-cards = Tutte e sette le carte
mcmulti-board-all-note = Di quanti spazi rossi si muove il prezzo dei consumatori quando arriva la carta; quanto costa e quanto rende un impianto; e quale carta segue, secondo il dado.
mcmulti-board-demand-note = Quando arriva questa carta, il prezzo dei consumatori si muove di questo numero di spazi rossi
mcmulti-board-news = Notizie
mcmulti-board-more-likely = Più probabile
mcmulti-board-less-likely = Meno probabile
mcmulti-board-in-force = In vigore
mcmulti-board-until = fino a
mcmulti-board-doubles = Accade con un doppio { $doubles }
mcmulti-board-news-N1 = Ognuno paga { MONEY(2) } per trivella, { MONEY(5) } per pozzo, { MONEY(15) } per distributore, { MONEY(20) } per raffineria.
mcmulti-board-news-N2 = Ognuno paga { MONEY(25) } per ogni raffineria, o la vende.
mcmulti-board-news-N3 = Ognuno paga { MONEY(15) } per ogni distributore.
mcmulti-board-news-N4 = I 5 barili di benzina più economici del mercato interno spariscono.
mcmulti-board-news-N5 = Ognuno paga { MONEY(3) } per barile di greggio e { MONEY(5) } per barile di benzina in magazzino.
mcmulti-board-news-N6 = 5 barili di greggio passano dal mercato estero all’interno; il prezzo dei consumatori scende di 5 spazi rossi.
mcmulti-board-news-N7 = Il mercato estero è chiuso.
mcmulti-board-news-N8 = I 5 barili di greggio più economici del mercato interno spariscono.
mcmulti-board-special-note = Prima del primo round ognuno compra impianti una volta
mcmulti-board-phases = Fasi del turno
mcmulti-board-phase-market = Mercato
mcmulti-board-phase-market-note = Compra e vendi barili su un solo mercato
mcmulti-board-phase-roll = Tiro
mcmulti-board-phase-roll-note = Due dadi illuminano una riga e una colonna; i doppi portano notizie, le differenze muovono l’economia
mcmulti-board-phase-production = Produzione
mcmulti-board-phase-production-note = Se illuminati, i distributori vendono, le raffinerie raffinano, i pozzi estraggono e una trivella può trovare petrolio
mcmulti-board-phase-neighbours = Vicini
mcmulti-board-phase-neighbours-note = I vicini usano la riga o la colonna che arriva nei loro terreni
mcmulti-board-phase-assets = Impianti
mcmulti-board-phase-assets-note = Compra impianti, o vendi ciò che i dadi hanno colpito
mcmulti-board-goal = Obiettivo
mcmulti-board-goal-note = Chi finisce un turno con { MONEY($target) } può dichiarare la vittoria
mcmulti-board-no-roll = Nessun tiro finora
mcmulti-board-row = riga
mcmulti-board-column = colonna
mcmulti-board-lit-row = Il dado rosso illumina la riga { $red } di questo terreno.
mcmulti-board-lit-column = Il dado nero illumina la colonna { $black } di questo terreno.
mcmulti-board-lit-cross = In questo terreno contano entrambi i dadi: riga { $red } e colonna { $black }.
mcmulti-board-desk = Il banco: ordini e risposte
mcmulti-board-total = Totale
mcmulti-board-left = restano { MONEY($money) }
mcmulti-board-short = mancano { MONEY($money) }
mcmulti-board-send-pay = Compra: paghi { MONEY($money) }
mcmulti-board-send-get = Invia: ricevi { MONEY($money) }
mcmulti-board-tear = Strappa
mcmulti-board-undo = Annulla l’ordine
mcmulti-board-trade-note = Premi un prezzo su una scala per comprare o vendere fin lì, oppure usa + e −. Non paghi nulla prima di inviare l’ordine.
mcmulti-board-buy-note = Scegli un impianto, poi premi caselle del tuo terreno. Non paghi nulla prima di inviare l’ordine.
mcmulti-board-assets-note = Scegli un impianto e premi caselle del tuo terreno, oppure premi un impianto illuminato per venderlo. Non paghi nulla prima di inviare l’ordine.
mcmulti-board-order-buy = Compra { $count } × { $product }
mcmulti-board-order-sell = Vendi { $count } × { $product }
mcmulti-board-tools = Che cosa comprare
mcmulti-board-nothing = nulla
mcmulti-board-none = Nessun mercato: tira i dadi
mcmulti-board-roll = Fatto: tira i dadi
mcmulti-board-end-turn = Fine turno
mcmulti-board-pay-due = Paga { MONEY($money) }
mcmulti-board-tape = Il nastro: che cosa è successo
mcmulti-board-tape-empty = Qui si stampa ciò che succede.

## La pagina

mcmulti-page-effect = { $sign }{ $count } { $product }
mcmulti-page-dollars = { MONEY($money) }
mcmulti-page-to-move = ▶ { $who }
mcmulti-page-players = Compagnie
mcmulti-page-yards = Terreni
mcmulti-page-markets = Mercati
mcmulti-page-next = Dove porta il dado da questa carta, da 1 a 6
mcmulti-page-news = Notizie
mcmulti-page-cell = ({ $row }, { $column })
mcmulti-page-head-yard = Terreno
mcmulti-page-head-owner = Compagnia
mcmulti-page-head-plants = Impianti (riga, colonna)
mcmulti-page-head-lit = Illuminato
mcmulti-page-head-die = Dado
mcmulti-page-head-card = Carta
mcmulti-page-head-news = Posizione
mcmulti-page-head-doubles = Doppi
mcmulti-page-head-effect = Effetto
mcmulti-page-chapter-0 = Che cos’è
mcmulti-page-chapter-1 = Materiali
mcmulti-page-chapter-2 = Preparazione
mcmulti-page-chapter-3 = Svolgimento
mcmulti-page-chapter-4 = Round d’acquisto speciale
mcmulti-page-chapter-5 = Mercato
mcmulti-page-chapter-6 = Tiro di produzione
mcmulti-page-chapter-7 = Notizie
mcmulti-page-chapter-8 = Vicini
mcmulti-page-chapter-9 = Impianti
mcmulti-page-chapter-10 = Fine del turno
mcmulti-page-chapter-11 = Fine della partita e punteggio
mcmulti-page-chapter-12 = Varianti ed edizioni
mcmulti-page-chapter-13 = Opzioni
mcmulti-page-chapter-14 = Decisioni
mcmulti-page-chapter-15 = Caso
mcmulti-page-chapter-16 = Informazioni nascoste
mcmulti-page-value-edition-2012 = 2012
mcmulti-page-value-edition-1988 = 1988
mcmulti-page-value-well_count_rule-on_board = quelli presenti
mcmulti-page-value-well_count_rule-ever_struck = tutti quelli mai trovati
mcmulti-page-value-refinery_footprint-1x1 = una
mcmulti-page-value-refinery_footprint-2x2 = quattro, due per due
mcmulti-page-value-economy_trigger-difference_track = il tracciato differenza
mcmulti-page-value-economy_trigger-doubles = i doppi
mcmulti-page-value-news_doubles-2012 = 1, 3 e 6
mcmulti-page-value-news_doubles-1988 = 1 e 6
mcmulti-page-value-news_sales-shortfall_only = solo quanto manca
mcmulti-page-value-news_sales-voluntary = quanto si vuole
mcmulti-page-value-insolvency-waive = il resto è condonato
mcmulti-page-value-insolvency-forfeit_barrels = cede barili
mcmulti-page-value-money_visibility-closed = coperto
mcmulti-page-value-money_visibility-open = visibile
mcmulti-page-value-two_player_board-two_diagonal = due a testa, in diagonale
mcmulti-page-value-two_player_board-one_opposite = uno a testa, opposti
mcmulti-page-value-two_player_choice-after_roll = dopo il tiro
mcmulti-page-value-two_player_choice-before_roll = prima del tiro
mcmulti-page-value-three_player_neighbours-geometry = secondo la plancia: squilibrato, il posto centrale vince circa il 76% delle partite tra bot avidi
mcmulti-page-value-three_player_neighbours-cycle = tutti di tutti: equo
# Same as in English.
mcmulti-page-value-seating-fixed = no
mcmulti-page-value-seating-random = sì
mcmulti-page-value-start_player-random = a sorte
mcmulti-page-value-start_player-0 = posto 1
mcmulti-page-value-start_player-1 = posto 2
mcmulti-page-value-start_player-2 = posto 3
mcmulti-page-value-start_player-3 = posto 4
mcmulti-page-value-final_turn_sales-productive_only = ciò che i dadi hanno colpito
mcmulti-page-value-final_turn_sales-any = tutto
# Same as in English.
mcmulti-page-value-piece_limits-none = no
mcmulti-page-value-piece_limits-box = sì, quelli della scatola

## La prima partita guidata

mcmulti-guide-welcome = Ti diamo il benvenuto nel mondo del petrolio. Costruisci una compagnia su un terreno di sei per sei caselle: i pozzi danno greggio, le raffinerie ne fanno benzina, i distributori la vendono. Vince chi alla fine ha più contanti; tutte le somme sono in milioni.
mcmulti-guide-dice = In ogni turno si tirano due dadi: il rosso indica una riga del tuo terreno, il nero una colonna. Ciò che sta lì lavora; ciò che sta dove si incrociano lavora due volte. Per questo conta dove metti un impianto.
mcmulti-guide-refinery = Prima del primo turno tutti costruiscono. Comincia con una raffineria in riga 3, colonna 5. I dadi di questa lezione sono preparati e usciranno sulla riga 3; più avanti conviene distribuire gli impianti, perché ogni tiro trovi qualcosa.
mcmulti-guide-refinery-done = La tua raffineria è in piedi. Ogni volta che è colpita, trasforma un greggio in benzina.
mcmulti-guide-station = Alla benzina serve un cliente: compra un distributore in riga 3, colonna 1. Gli automobilisti pagano molto più dei mercati.
mcmulti-guide-station-done = Un distributore vende un barile ogni volta che è colpito.
mcmulti-guide-rig = I pozzi non si comprano, si trovano. Una trivella costa 5; se i due dadi si incrociano su di lei, può diventare un pozzo. Mettine una al centro, riga 3, colonna 3.
mcmulti-guide-rig-done = Una casella su trentasei: ci vuole fortuna. Più trivelle, più possibilità.
mcmulti-guide-rigs = Compra altre tre trivelle: riga 3 colonna 2, riga 3 colonna 6 e riga 5 colonna 3. Sono i biglietti più economici di questa lotteria.
mcmulti-guide-rigs-done = Quattro trivelle, e 118 in cassa.
mcmulti-guide-stop = Fermati qui: anche tasse, pozzi e barili vorranno denaro.
mcmulti-guide-stop-done = Ora costruiscono gli altri. Poi comincia il tuo primo turno.
mcmulti-guide-market = Un turno comincia con gli scambi, prima dei dadi. Ci sono due mercati, e puoi usarne uno. Ogni barile comprato rende più caro il successivo, ogni barile venduto lo rende più economico.
mcmulti-guide-domestic = Per ora hanno entrambi gli stessi prezzi. Vai a quello interno.
mcmulti-guide-market-done = In questo turno puoi commerciare solo qui.
mcmulti-guide-crude = Un greggio qui costa 6. Una volta raffinato, rende circa 25 a un distributore. Perciò comprane uno e tieni la tua benzina per gli automobilisti.
mcmulti-guide-crude-done = Nel tuo magazzino ci sono tre barili di greggio e due di benzina.
mcmulti-guide-trade-stop = Basta così: la tua unica raffineria non può lavorare più in fretta. Chiudi gli scambi; poi si tirano i dadi.
mcmulti-guide-trade-done = Due tre! Riga 3 e colonna 3. Ma un doppio porta anche notizie.
mcmulti-guide-news = Accade la notizia che era più probabile: riscaldamento globale. Ognuno paga 25 per ogni raffineria, o la vende. Le due carte sono scoperte in anticipo, così puoi prepararti.
mcmulti-guide-pay = Vendere renderebbe 30, ma una raffineria nuova costa 64. Paga.
mcmulti-guide-pay-done = Fa male, ma la raffineria continua a lavorare, già in questo turno.
mcmulti-guide-sell = Prima i distributori. Il tuo è stato colpito, quindi può vendere una benzina, per 25. Ogni vendita abbassa il prezzo di uno per chi viene dopo.
mcmulti-guide-sell-done = 25 per un barile. È da qui che viene il denaro.
mcmulti-guide-refine = Poi le raffinerie: trasforma un greggio in benzina. È troppo tardi per il distributore di questo turno, quindi ti serve sempre un po’ di benzina in magazzino.
mcmulti-guide-refine-done = Due barili di greggio, due di benzina.
mcmulti-guide-strike = I due dadi si incrociano sulla tua trivella: petrolio! Aprire il pozzo costa 5, perché è il primo sulla plancia; il secondo costerebbe 10, e così via. Fallo.
mcmulti-guide-strike-done = Un pozzo tutto tuo: due barili di greggio gratis ogni volta che è colpito.
mcmulti-guide-assets = Ora puoi comprare e vendere impianti, ai prezzi della carta Economia. Si vende solo ciò che è stato colpito in questo turno: è la tua occasione per spostare qualcosa.
mcmulti-guide-sell-rig = Tre delle tue trivelle sono state colpite, due in riga 3. Vendi quella in riga 3, colonna 2, per 3.
mcmulti-guide-sell-rig-done = La casella è di nuovo libera.
mcmulti-guide-buy-rig = Ricomprala in un posto migliore: riga 2, colonna 5, dove non hai ancora nulla. Per 2 hai spostato una trivella, e più tiri trovano qualcosa.
mcmulti-guide-buy-rig-done = Quando l’economia è in pieno boom, gli impianti si vendono da due a quattro volte tanto: è il momento di vendere.
mcmulti-guide-assets-stop = Tieni il resto del denaro e chiudi i tuoi acquisti.
mcmulti-guide-assets-done = Il tuo turno è quasi finito.
mcmulti-guide-declare = Chi ha 750 in contanti alla fine di un turno può dichiarare la vittoria. Il denaro è segreto, perciò il tavolo lo chiede a tutti; con meno c’è una sola risposta.
mcmulti-guide-declare-done = Ora osserva i vicini: i loro dadi lavorano anche per te.
mcmulti-guide-neighbour = Il tuo vicino ha tirato un 3 rosso, e la sua riga conta anche nel tuo terreno. Il tuo distributore può vendere di nuovo: ora il prezzo è 24.
mcmulti-guide-neighbour-done = Denaro senza un turno tuo.
mcmulti-guide-refine-again = Anche la raffineria: prepara benzina per la prossima vendita.
mcmulti-guide-refine-again-done = Il tuo magazzino è pronto per il tuo turno.
mcmulti-guide-pump = E il tuo nuovo pozzo dà due barili di greggio, gratis. Un pozzo, una raffineria e un distributore nella stessa riga si alimentano a vicenda.
mcmulti-guide-pump-done = Ora hai preso ogni tipo di decisione di un turno.
mcmulti-guide-economy = I dadi muovono anche l’economia: le loro differenze si sommano, e a 8 arriva la carta successiva. Allora cambiano i prezzi degli impianti e il prezzo per gli automobilisti; i boom sono per vendere, le depressioni per costruire.
mcmulti-guide-score = Come si conta? Quando qualcuno dichiara, tutti gli altri hanno ancora un turno. Poi ogni impianto è venduto ai prezzi più bassi, da 2 a 24 ciascuno, e vince chi ha più contanti. I barili non contano nulla, salvo in caso di parità.
mcmulti-guide-go-on = Ora la partita è tua. Un secondo distributore venderebbe ciò che il tuo pozzo e la tua raffineria producono; buon divertimento!
## I segni in parole

mcmulti-board-legend-dice = Che cosa fanno dadi, righe e colonne
mcmulti-board-legend-red = Il dado rosso illumina una riga del terreno: ogni impianto in essa lavora una volta.
mcmulti-board-legend-black = Il dado nero illumina una colonna: ogni impianto in essa lavora una volta.
mcmulti-board-legend-cross = Dove si incrociano, un impianto lavora due volte. I vicini usano solo la linea che arriva nei loro terreni.
mcmulti-board-legend-double = Lo stesso numero due volte può portare una carta Notizia; numeri diversi muovono l’economia.
mcmulti-board-legend-rig = Una trivella aspetta soltanto. Colpita da entrambi i dadi può diventare un pozzo.
mcmulti-board-legend-well = Un pozzo dà due barili di greggio per ogni colpo.
mcmulti-board-legend-refinery = Una raffineria trasforma un greggio in una benzina per ogni colpo.
mcmulti-board-legend-station = Un distributore vende una benzina ai consumatori per ogni colpo.
mcmulti-board-legend-economy = Come si leggono economia e prezzi
mcmulti-board-legend-now = La carta in vigore, scura sull’anello e prima nell’elenco. Le carte bordate possono seguire.
mcmulti-board-legend-track = Dopo ogni tiro si aggiunge la differenza dei due dadi. A { $limit } l’economia cambia e si ricomincia.
mcmulti-board-legend-on-doubles = L’economia cambia quando qualcuno tira un doppio.
mcmulti-board-legend-next = Questo risultato di un terzo dado porta la carta sotto di esso.
mcmulti-board-legend-consumers = Quanto pagheranno i consumatori per la prossima benzina; il numero piccolo dice di quanto lo muove la carta.
mcmulti-board-legend-prices = Un impianto costa il primo numero e rende il secondo quando lo vendi.
mcmulti-refusal-guide-keep = Senza raffineria il tuo greggio non diventa mai benzina. La lezione continua con: { $action }.
mcmulti-refusal-guide-strike = Un pozzo per 5 si ripaga la prima volta che è colpito. La lezione continua con: { $action }.
