### Giganten. Ogni messaggio comincia con il nome del gioco.

## Dove si sceglie un gioco: in una frase, e che cosa non viene dalla scatola

giganten-pitch = Corri con il camion verso i siti migliori, porta via il greggio in treno e conquista all’asta il diritto di vendere finché il prezzo è alto.
giganten-known = Le regole sono quelle del regolamento; tabellone e carte vengono da tabelle pubbliche. Un sito di trivellazione e il gioco in due e in cinque sono nostri.

## Il rapporto

giganten-unit = dollari
giganten-chart-prices = Prezzi delle compagnie
giganten-chart-supply = Greggio e licenze
giganten-chart-growth = Treni e torri
giganten-chart-purse = Denaro
# Same as in English.
giganten-measure-hudson = Hudson
# Same as in English.
giganten-measure-jet = Jet
# Same as in English.
giganten-measure-standard = Standard
giganten-measure-crude = greggio sotto le torri
giganten-measure-tanks = greggio nei serbatoi
giganten-measure-licences = licenze in mano
giganten-measure-derricks = torri
giganten-measure-black = locomotiva nera
giganten-measure-front = locomotiva più avanzata
giganten-measure-purse = dollari per giocatore
giganten-kind-card = Carta { $what }
giganten-kind-red = Rossa { $what }, nera { $black }
giganten-kind-truck = Camion, un passo
giganten-kind-loco = Locomotiva, un passo
giganten-kind-peek = Sbirciare sotto una tessera
giganten-kind-price-up = Alzare un prezzo
giganten-kind-price-down = Abbassare un prezzo
giganten-kind-store = Greggio gratis a { $what }
giganten-kind-build = Costruire una torre
giganten-kind-no-build = Non costruire
giganten-kind-ship = Trasporto: { $what }
giganten-kind-discard = Rinunciare al greggio
giganten-kind-pass = Passare a un’asta
giganten-kind-bid = Offrire
giganten-kind-sell = Vendere greggio

## Nomi

# Same as in English.
giganten-company-hudson = Hudson
# Same as in English.
giganten-company-jet = Jet
# Same as in English.
giganten-company-standard = Standard

giganten-colour-blue = blu
giganten-colour-red = rosso

giganten-carrier-black = la locomotiva nera
giganten-carrier-opponents = l’avversario più avanzato
giganten-carrier-front = la locomotiva più avanzata

giganten-site = { $id } ({ $row },{ $column })
giganten-cell = ({ $row },{ $column })
giganten-card-plain = { $licences }/{ $move }
giganten-card-price = { $licences }/{ $move } prezzo ±{ $price }
giganten-card-crude = { $licences }/{ $move } greggio gratis
giganten-card-push = { $licences }/{ $move } arretra { $push }
giganten-card-red = rossa { $card }
giganten-cards-held = { $ones }×1 + { $twos }×2
giganten-place-move = Mossa
giganten-place-auction = Asta { $company }

giganten-score-cash = Contanti
giganten-score-derricks = Torri
giganten-score-crude = Greggio

giganten-effect-dollars = { $sign }{ MONEY($dollars) }
giganten-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
giganten-effect-price = { MONEY($before) } → { MONEY($price) }

## Che cosa è successo

giganten-event-round = Round { $round }, primo giocatore { $start }
giganten-event-start-player = { $who } è primo giocatore.
giganten-event-rolled = { $company }: { $colour } { $fields }, { MONEY($before) } → { MONEY($price) }.
giganten-event-red-card = Carta rossa: { $card }. La locomotiva nera avanza di { $black }, fino a { $space }.
giganten-event-star = La locomotiva nera è sulla stella: la partita è finita.
giganten-event-beige-card = Carte beige: { $card }.
giganten-event-took-card = { $who } prende { $card }.
giganten-event-card-left = Rimane: { $card }.
giganten-event-licences = { $cards ->
    [one] { $who } riceve { $cards } carta licenza.
   *[other] { $who } riceve { $cards } carte licenza.
}
giganten-event-licences-shuffled = Gli scarti delle licenze si mescolano: { $cards } carte.
giganten-event-drew-licence = { $who } pesca { $held }.
giganten-event-move-turn = { $who } non si muove.
giganten-event-placed-truck = { $who } mette il camion su { $cell }.
giganten-event-drove = { $who } va con il camion a { $cell }.
giganten-event-railed = { $spaces ->
    [one] { $who } muove la locomotiva di { $spaces } spazio.
   *[other] { $who } muove la locomotiva di { $spaces } spazi.
}
giganten-event-looked = { $who } sbircia { $site }.
giganten-event-saw = { $who } vede { $crude } greggio a { $site }.
giganten-event-ended-move = { $points ->
    [0] { $who } finisce la mossa.
    [one] { $who } finisce la mossa; { $points } punto è perso.
   *[other] { $who } finisce la mossa; { $points } punti sono persi.
}
giganten-event-changed-price = { $who } cambia il prezzo di { $company }: { MONEY($before) } → { MONEY($price) }.
giganten-event-free-crude = { $who } riceve un greggio gratis, nel serbatoio di { $company }.
giganten-event-pushed-back = { $who } fa arretrare di { $spaces } tutte le altre locomotive.
giganten-event-built = { $who } costruisce su { $site } per { MONEY($dollars) }.
giganten-event-built-nothing = { $who } non costruisce.
giganten-event-struck = { $who } trova { $crude } greggio a { $site }.
giganten-event-pumped = { $left ->
    [0] { $who } estrae l’ultimo greggio a { $site }; la torre è di nuovo libera.
    [one] { $who } estrae a { $site }; ne resta { $left }.
   *[other] { $who } estrae a { $site }; ne restano { $left }.
}
giganten-event-shipped = { $who } paga { MONEY($dollars) } di trasporto: { $carrier }.
giganten-event-earned-freight = { $who } riceve { MONEY($dollars) } di trasporto.
giganten-event-lost-crude = { $who } rinuncia al greggio.
giganten-event-stored = { $who } immagazzina { $crude } a { $company }.
giganten-event-auction = { $company } compra a { MONEY($price) }.
giganten-event-no-bidder = Nessuno ha greggio a { $company }.
giganten-event-bid = { $who } offre { $bid }.
giganten-event-passed = { $who } passa.
giganten-event-unsold = Nessuna offerta a { $company }.
giganten-event-won = { $who } si aggiudica { $company } con { $bid }.
giganten-event-exposed = { $cards ->
    [one] { $who } bluffava con { $bid } e perde { $cards } carta licenza.
   *[other] { $who } bluffava con { $bid } e perde { $cards } carte licenza.
}
giganten-event-lost-licence = { $who } perde { $held }.
giganten-event-paid = { $who } paga { $held }.
giganten-event-sold = { $who } vende { $crude } greggio a { $company } per { MONEY($dollars) }.
giganten-event-overflow = { $who } deve vendere { $crude } greggio a { $company } per { MONEY($dollars) }.

## Che cosa si può fare

giganten-action-card = Prendi { $card }
giganten-action-place = Metti il camion nella riga { $row }
giganten-action-truck = Camion { $arrow } { $cell }
giganten-action-loco = Avanti con la locomotiva
giganten-action-peek = Sbircia { $site }
giganten-action-end = Finisci la mossa
giganten-action-price-up = { $company } su
giganten-action-price-down = { $company } giù
giganten-action-store = Immagazzina a { $company }
giganten-action-build = Costruisci su { $site }
giganten-action-no-build = Non costruire
giganten-action-ship = Trasporta: { $carrier }
giganten-action-discard = Rinuncia al greggio
giganten-action-pass = Passa
giganten-action-bid = Offri { $bid }
giganten-action-pay = Paga { $held }
giganten-action-pay-twos = { $twos ->
    [0] Paga solo con carte da 1
    [one] Paga con { $twos } carta da 2
   *[other] Paga con { $twos } carte da 2
}
giganten-action-sell = { $crude ->
    [0] Non vendere
   *[other] Vendi { $crude }
}

## A che cosa serve ogni scelta

giganten-hint-card = Con le licenze fai offerte nelle aste, con i punti muovi camion e locomotiva. Molti punti quando devi arrivare al greggio, molte licenze quando hai greggio da vendere.
giganten-hint-place = Il tuo camion parte da qui, gratis. Vede le tessere accanto e costruisce accanto: parti da una riga con tessere vicine.
giganten-hint-truck = Avanza di una casella; colline e montagne costano più punti. Vedi quanto greggio c’è sotto le tessere nere accanto a te.
giganten-hint-loco = La tua locomotiva avanza di una colonna. Trasporta gratis solo dalle torri che ha raggiunto; dalle altre il trasporto costa { MONEY(3000) } per ogni greggio.
giganten-hint-peek = Guarda in segreto quanto greggio c’è. Non costa nulla.
giganten-hint-end = Smetti di muovere; i punti rimasti sono persi. Resta accanto alla tessera su cui vuoi costruire.
giganten-hint-price = Muove il prezzo che paga questa compagnia. Su dove hai greggio nel serbatoio, giù dove ne hanno solo gli altri.
giganten-hint-store = Il greggio va nel tuo serbatoio lì e si può vendere solo a questa compagnia. Guarda il suo prezzo, e quanti rivali faranno offerte.
giganten-hint-build = Costruisci una torre accanto al tuo camion: la tessera si gira e tutto quel greggio è tuo, uno per round. Bada al prezzo, e che la tua locomotiva ci arrivi.
giganten-hint-no-build = Tieni denaro e torre per un posto migliore. Senza torri non hai nulla da vendere.
giganten-hint-ship = Questa locomotiva porta il greggio per { MONEY(3000) }. Conviene solo se lo venderai a di più.
giganten-hint-discard = Il greggio è perso, e non paghi nulla. Meglio del trasporto se i prezzi sono bassi.
giganten-hint-pass = Sei fuori da questa asta e tieni le tue licenze. Il tuo greggio resta nel serbatoio; ciò che supera il limite va via a { MONEY(1000) } alla fine del round.
giganten-hint-bid = Se vinci, paghi tutto questo in licenze; in questo round qui può vendere solo chi vince. Più di quanto hai in mano è un bluff: se ti smascherano, perdi carte e non vendi nulla.
giganten-hint-pay = Queste carte pagano la tua offerta e sono perse. Non c’è resto: tieni ciò che serve per le prossime offerte.
giganten-hint-sell-0 = Tienilo tutto per un prezzo migliore. Ciò che è troppo per il tuo serbatoio va via a { MONEY(1000) } alla fine del round.
giganten-hint-sell = Vendi questa quantità al prezzo di oggi. Tienine una parte solo se il prezzo salirà e nel serbatoio c’è posto.

## Perché una scelta era l’unica

giganten-only-pass = Non resta un’offerta più alta dell’ultima ed entro il numero di carte.
giganten-only-card = Restava una sola carta.
giganten-only-truck = Il camion non può restare dov’è, e c’è una sola via d’uscita.
giganten-only-pay = Solo queste carte coprono la tua offerta.

## Che cosa si chiede

giganten-ask-TakeCard = Quale carta azione prendi?
giganten-ask-PlaceTruck = Dove metti il tuo camion?
giganten-ask-Move = { $points ->
    [one] Dove vai? Resta { $points } punto.
   *[other] Dove vai? Restano { $points } punti.
}
giganten-ask-ChangePrice = Quale prezzo cambi?
giganten-ask-FreeCrude = Dove immagazzini il tuo greggio gratis?
giganten-ask-Build = Costruisci una torre?
giganten-ask-Ship = La tua locomotiva non arriva a { $site }. Chi trasporta il greggio?
giganten-ask-Store = Dove immagazzini il greggio?
giganten-ask-Bid = { $bid ->
    [0] { $company } compra a { MONEY($price) }. Quanto offri?
   *[other] { $company } compra a { MONEY($price) }. L’offerta è { $bid }; offri di più?
}
giganten-ask-Pay = Come paghi la tua offerta di { $bid }?
giganten-ask-Sell = Quanto greggio vendi a { $company }, a { MONEY($price) } l’uno?

## Perché una mossa è rifiutata

giganten-refusal-card-not-there = Quella carta non è tra le carte scoperte.
giganten-refusal-truck-there = Lì c’è un altro camion.
giganten-refusal-derrick-there = Lì c’è una torre.
giganten-refusal-stuck-there = Per arrivarci e proseguire fino a una casella libera servono { $cost } punti; te ne restano { $points }.
giganten-refusal-too-few-points = Punti necessari: { $cost }; disponibili: { $points }.
giganten-refusal-truck-first = Il camion si muove prima della locomotiva, e quando lei parte sta su una casella libera.
giganten-refusal-track-ends = Qui il binario finisce.
giganten-refusal-no-stop-here = Il camion non può fermarsi su una tessera né sulla casella di un altro camion.
giganten-refusal-already-seen = Quella tessera l’hai già vista.
giganten-refusal-never-shown = Una tessera con due torri rosse non si mostra mai prima che vi si costruisca.
giganten-refusal-price-at-end = Quel prezzo non può arrivare così lontano.
giganten-refusal-company-closed = In due giocatori quella compagnia è chiusa.
giganten-refusal-no-tile-there = Lì non c’è una tessera.
giganten-refusal-not-adjacent = Il tuo camion non è lì accanto.
giganten-refusal-loco-behind = Quella locomotiva non arriva alla colonna { $column }.
giganten-refusal-bid-too-low = L’offerta è { $bid }; offri di più, o passa.
giganten-refusal-above-cap = Puoi offrire al massimo { $cap }.
giganten-refusal-not-so-many-twos = Le tue carte licenza da 2: { $twos }.
giganten-refusal-superfluous-card = È più di quanto richiede l’offerta di { $bid }.
giganten-refusal-pays-too-little = Le tue carte da 1 non coprono il resto dell’offerta di { $bid }.
giganten-refusal-not-so-much-crude = Lì hai { $crude } greggio.

## Il tavolo

# Same as in English.
giganten-table-title = Giganten
# Same as in English.
giganten-table-round = round { $round }
giganten-table-start = primo giocatore { $who }
giganten-table-over = la partita è finita
giganten-table-black = locomotiva nera { $space } di { $star }
giganten-table-prices = Prezzi
giganten-table-closed = chiusa
giganten-table-cards = Carte
giganten-table-no-cards = nessuna scoperta
giganten-table-deck = licenze nel mazzo: { $cards }
giganten-table-auction = { $leader ->
    [nobody] { $company }: ancora nessuna offerta
   *[other] { $company }: { $leader } offre { $bid }
}
giganten-table-player = Giocatore
giganten-table-money = Denaro
giganten-table-loco = Loc.
giganten-table-derricks = Torri
giganten-table-tanks = Serbatoi
giganten-table-licences = Licenze
giganten-table-card = Carta
giganten-table-bid = Offerta
giganten-table-hand = { $cards } ({ $held })
giganten-table-out = ha passato

## Le sue opzioni

giganten-option-start_player = Chi è il primo giocatore all’inizio
giganten-option-black_star = Quanti spazi percorre la locomotiva nera fino alla fine della partita
giganten-option-missing_site = Se si usa il sito che nessuna fonte mostra
giganten-option-peek_mode = Se le tessere accanto al camion si mostrano subito, o a richiesta
giganten-option-movement_order = Se camion e locomotiva possono alternarsi, o il camion si muove prima
giganten-option-price_overflow = Se un cambio di prezzo può fermarsi al bordo della tabella
giganten-option-crude_supply = Se i segnalini greggio possono finire
giganten-option-freight_choice = Chi sceglie la locomotiva altrui che trasporta il greggio
giganten-option-bid_limit = Fin dove si può offrire
giganten-option-bluffer_rebid = Se chi è smascherato in un bluff offre ancora nella stessa asta
giganten-option-money_tie = Che cosa decide tra giocatori con lo stesso denaro
giganten-option-closed_company = Quale compagnia è chiusa in due giocatori

## Il tabellone

giganten-board-label = Tabellone di Giganten
giganten-board-parts = Parti del tabellone
giganten-board-jump-cards = Carte
giganten-board-jump-auction = Asta
giganten-board-jump-map = Mappa
giganten-board-jump-companies = Prezzi
giganten-board-jump-me = Io
giganten-board-jump-others = Altri
giganten-board-map = Mappa e rotaie
giganten-board-rails = Rotaie
giganten-board-companies = Compagnie: prezzi e serbatoi
giganten-board-cards = Round, carte azione e mazzi
giganten-board-me = Il mio lato del tavolo
giganten-board-others = Gli altri giocatori
giganten-board-phase-prices = Prezzi
giganten-board-phase-cards = Carte
giganten-board-phase-licences = Licenze
giganten-board-phase-moving = Movimento
giganten-board-phase-building = Costruzione
giganten-board-phase-freight = Trasporto
giganten-board-phase-auctions = Aste
giganten-board-phase-tanks = Serbatoi
giganten-board-card = { $licences } licenze, { $move } punti.
giganten-board-card-price = Muovi un prezzo di { $price }.
giganten-board-card-crude = Un greggio gratis.
giganten-board-card-push = Fai arretrare di { $push } tutte le altre locomotive.
giganten-board-card-black = La locomotiva nera avanza di { $black }.
giganten-board-card-of = Presa da { $who }
giganten-board-card-move = { $move } punti movimento
giganten-board-deck-red = Carte rosse: { $left } nel mazzo, { $spent } negli scarti
giganten-board-deck-beige = Carte beige: { $left } nel mazzo, { $spent } negli scarti
giganten-board-deck-licence = Carte licenza: { $left } nel mazzo, { $spent } negli scarti
giganten-board-derrick = Torre di { $who } su { $site }, greggio rimasto: { $crude }
giganten-board-tile-1 = { $site }: una torre nera, costruirci costa { MONEY($dollars) }.
giganten-board-tile-2 = { $site }: due torri rosse, costruirci costa { MONEY($dollars) }; nessuno può guardare.
giganten-board-tile-3 = { $site }: tre torri nere, costruirci costa { MONEY($dollars) }.
giganten-board-tile-known = Hai visto { $crude } greggio.
giganten-board-tile-seen = Vista da { $who }.
giganten-board-served = Fin dove serve la mia locomotiva
giganten-board-truck = Camion di { $who } su { $cell }
giganten-board-loco = Locomotiva di { $who } alla colonna { $column }
giganten-board-black = Locomotiva nera alla colonna { $column }
giganten-board-star = La stella: quando ci arriva la locomotiva nera, la partita finisce
giganten-board-price = { $company } paga { MONEY($price) }, nella zona { $zone }
giganten-board-tank = { $who }: { $crude } greggio
giganten-board-awaited = deve decidere
giganten-board-start = Primo giocatore
giganten-board-derricks-left = Torri da costruire: { $derricks }
giganten-board-hand = { $cards } licenze: { $ones } da 1 e { $twos } da 2, valore { $value }
giganten-board-hand-hidden = Licenze: { $cards }
giganten-board-auction = Asta di { $company }
giganten-board-buys = compra a { MONEY($price) } l’uno
giganten-board-fold = Mostra la mappa
giganten-board-unfold = Mostra l’asta
giganten-board-bid-now = Offerta più alta
giganten-board-no-bid = nessuna offerta
giganten-board-bidder-leads = in testa
giganten-board-bidder-asked = deve offrire
giganten-board-bidder-in = in gara
giganten-board-bidder-out = ha passato
giganten-board-worth = Puoi pagare fino a { $value }. Puoi offrire fino a { $cap }.
giganten-board-wait = Aspetta gli altri.
giganten-board-passed = Sei fuori da questa asta.
giganten-board-settling = Chi ha vinto paga e vende.
giganten-board-your-bid = La tua offerta
giganten-board-bid-it = Offri
giganten-board-bid-bluff = Bluffa
giganten-board-bluff = un bluff
giganten-board-ceiling = Offri per me fino a
giganten-board-ceiling-do = Fai offrire
giganten-board-ceiling-note = Sempre uno più degli altri; oltre il limite passa. Lo vedi solo tu.
giganten-board-ceiling-set = Offerte per te fino a { $most }. Lo vedi solo tu.
giganten-board-ceiling-end = Ferma
giganten-board-dollars = { MONEY($dollars) }
giganten-board-zone-red = rossa
giganten-board-zone-white = bianca
giganten-board-zone-blue = blu
giganten-board-unknown = Tessere non ancora viste
giganten-board-odds = { $count } volte { $crude } greggio
giganten-board-ceiling-bluff = Fai bluffare
giganten-board-points = { $points ->
    [one] Resta { $points } punto
   *[other] Restano { $points } punti
}
giganten-board-aim = { $tiles ->
    [0] Fino a { $cell }: { $points }, resto { $left }
    [one] Fino a { $cell }: { $points }, resto { $left }; vedi { $tiles } nuova tessera
   *[other] Fino a { $cell }: { $points }, resto { $left }; vedi { $tiles } nuove tessere
}
giganten-board-aim-rail = Locomotiva: { $points }, resto { $left }
giganten-board-drive = { $rests ->
    [no] Attraversa { $cell }: punti { $points }, resto { $left }, nuove tessere viste { $tiles }. Il camion non può restarci.
   *[other] Vai a { $cell }: punti { $points }, resto { $left }, nuove tessere viste { $tiles }.
}
giganten-board-rail = Locomotiva alla colonna { $space }: punti { $points }, resto { $left }

## La pagina

giganten-page-highest = offerta più alta { $bid }, { $who }
giganten-page-to-move = ▶ { $who }
giganten-page-column = colonna { $column }
giganten-page-tank = Serbatoio di { $who }
giganten-page-price = { MONEY($dollars) } ({ $zone })
giganten-page-tile = Torri sulla tessera: { $derricks }; costruirci costa { MONEY($dollars) }
giganten-page-derrick = Torre di { $who }
giganten-page-players = Giocatori
giganten-page-companies = Compagnie
giganten-page-sites = Siti
giganten-page-land = Punti per entrare in una casella
giganten-page-head-truck = Camion
giganten-page-head-company = Compagnia
giganten-page-head-price = Prezzo
giganten-page-head-site = Sito
giganten-page-head-tile = Tessera o torre
giganten-page-head-crude = Greggio
giganten-page-head-seen = Vista da
giganten-page-head-row = Riga
giganten-page-chapter-0 = Che cos’è
giganten-page-chapter-1 = Componenti
giganten-page-chapter-2 = Preparazione
giganten-page-chapter-3 = Svolgimento del gioco
giganten-page-chapter-4 = Prezzi
giganten-page-chapter-5 = Carte azione
giganten-page-chapter-6 = Licenze
giganten-page-chapter-7 = Movimento e azioni speciali
giganten-page-chapter-8 = Costruzione delle torri
giganten-page-chapter-9 = Produzione e trasporto
giganten-page-chapter-10 = Aste e vendite
giganten-page-chapter-11 = Limite dei serbatoi
giganten-page-chapter-12 = Nuovo primo giocatore
giganten-page-chapter-13 = Fine della partita e punteggio finale
giganten-page-chapter-14 = Varianti ed edizioni
giganten-page-chapter-15 = Opzioni
giganten-page-value-start_player-seat0 = il primo posto
giganten-page-value-start_player-random = a sorte
giganten-page-value-missing_site-reconstructed = usato, dove sta meglio
giganten-page-value-missing_site-omitted = tralasciato
giganten-page-value-peek_mode-auto = mostrate subito
giganten-page-value-peek_mode-manual = a richiesta
giganten-page-value-movement_order-free = in qualsiasi ordine
giganten-page-value-movement_order-truck_first = prima il camion
giganten-page-value-price_overflow-clamp = si ferma al bordo
giganten-page-value-price_overflow-forbid = mai oltre il bordo
giganten-page-value-crude_supply-unlimited = mai
giganten-page-value-crude_supply-limited = possono finire
giganten-page-value-freight_choice-owner = il proprietario del greggio
giganten-page-value-freight_choice-frontmost = nessuno: lo porta la più avanzata
giganten-page-value-bid_limit-twice_hand = il doppio del numero di carte
giganten-page-value-bid_limit-hand_value = il valore della mano, niente bluff
giganten-page-value-bid_limit-all_licences = tutte le licenze del gioco
giganten-page-value-money_tie-shared = vincono insieme
giganten-page-value-money_tie-loco_rank = la locomotiva più avanti
# Same as in English.
giganten-page-value-closed_company-standard = Standard
# Same as in English.
giganten-page-value-closed_company-hudson = Hudson
# Same as in English.
giganten-page-value-closed_company-jet = Jet
giganten-page-value-closed_company-none = nessuna

## La prima partita guidata

giganten-guide-welcome = Ti diamo il benvenuto alla corsa al petrolio. Giri il paese con un camion, costruisci torri, porti il greggio alle rotaie e lo vendi a tre compagnie; vince il giocatore più ricco. Giochiamo insieme due round, con sorte preparata.
giganten-guide-prices = Ogni round comincia con un dado per il prezzo di ogni compagnia. Ora Hudson paga { MONEY(6000) } per un greggio, le altre { MONEY(3500) }. I prezzi cambiano ogni round: guardali per primi.
giganten-guide-card = Ciascuno prende una carta. Il primo numero dice quante licenze ricevi, con cui fai offerte per il diritto di vendere; il secondo quanto puoi muoverti. Questa cambia anche un prezzo: sei licenze e una mano sul prezzo valgono la strada più corta.
giganten-guide-card-done = Hai in mano sei carte licenza, ciascuna da 1 o 2; solo tu le vedi.
giganten-guide-truck = Il tuo camion entra nella prima colonna, una volta per partita. Le tessere sulla mappa nascondono petrolio: una torre da 2 a 4 greggi, tre torri di più, ma costano di più e sono lontane.
giganten-guide-truck-place = Parti nella riga 8: la strada fino alla tessera accanto è breve e piana.
giganten-guide-truck-done = Eccolo lì. La tua carta ti dà quattro punti movimento, per camion e locomotiva insieme.
giganten-guide-drive = La pianura costa 1 punto, le colline 2, le montagne 3. Vai due caselle a destra: sei accanto a una tessera, e puoi sbirciarla in segreto.
giganten-guide-drive-done = Hai sbirciato: quattro greggi, il massimo per una sola torre. Nessun altro lo sa.
giganten-guide-rail = Il resto va alla tua locomotiva sulle rotaie. Trasporta gratis il greggio da ogni colonna che ha raggiunto; la tua tessera è nella terza. Due spazi, e ci sei.
giganten-guide-rail-done = Camion e locomotiva sono a posto. Ora l’azione speciale della tua carta.
giganten-guide-price = La tua carta muove un prezzo di due gradini, su o giù. In questo round vuoi vendere a Hudson, quindi alzalo.
giganten-guide-price-done = Ora Hudson paga { MONEY(7000) }. L’hanno visto anche gli altri, e ora tocca a loro.
giganten-guide-build = Ora puoi costruire una torre accanto al tuo camion. Questa tessera costa { MONEY(4000) }, e tu sai che li vale.
giganten-guide-build-done = Sotto la tua torre ci sono quattro greggi. Ne dà uno per round, a partire da questo.
giganten-guide-pushed = Che cosa è successo? La carta rossa di un rivale ha fatto arretrare di due spazi tutte le altre locomotive, e la tua non arriva più alla terza colonna.
giganten-guide-ship = Una locomotiva altrui porta il tuo greggio per { MONEY(3000) }. Quella nera è della banca, così nessun rivale ci guadagna. Paghi { MONEY(3000) } per un greggio che può renderne { MONEY(7000) }: fallo.
giganten-guide-ship-done = È in viaggio. Quando c’è da trasportare greggio per più round, conviene avere la propria locomotiva più avanti.
giganten-guide-store = Un greggio va nel tuo serbatoio presso una delle compagnie, e ci resta finché non è venduto. Scegli Hudson per il suo prezzo; ma possono venirci anche altri.
giganten-guide-store-done = Anche qualcun altro ha immagazzinato a Hudson. Ci sarà quindi un’asta tra voi due.
giganten-guide-bid = Ogni round uno solo può vendere a una compagnia: chi offre più licenze. Paga soltanto chi vince. Comincia basso e senti che cosa dice l’altro.
giganten-guide-bid-done = L’offerta gira finché tutti tranne uno non hanno passato.
giganten-guide-bid-more = Hai in mano un valore di 11, l’altro sei carte. Nove è una parola chiara, e ti lascia qualcosa. Potresti perfino offrire più di quanto hai, ma chi è smascherato in un bluff perde metà delle carte.
giganten-guide-bid-more-done = L’altro passa: hai il diritto di vendere a Hudson.
giganten-guide-pay = Paga nove: quattro carte da 2 e una da 1 bastano esatte. Cinque carte da 2 farebbero dieci, e non c’è resto.
giganten-guide-pay-done = Le licenze sono andate; ne resta una per il prossimo round.
giganten-guide-sell = Ora vendi il tuo greggio per { MONEY(7000) }. Aspettare sarebbe un azzardo: prezzi così alti scendono con il prossimo dado.
giganten-guide-sell-done = { MONEY(7000) } incassati, ma cinque licenze e il trasporto spesi. Nel prossimo round faremo meglio.
giganten-guide-red = Un nuovo round, e comincia un altro. Ogni round c’è anche una carta rossa: ha fatto avanzare la locomotiva nera, che chiude la partita quando arriva alla stella.
giganten-guide-red-take = Questa carta rossa dà un greggio gratis. Un greggio vale più di qualche punto movimento: prendila.
giganten-guide-red-done = Tre nuove licenze, quattro punti per muovere e un greggio in regalo.
giganten-guide-rail-again = Il tuo camion può restare. Dai tutti e quattro i punti alla locomotiva: così la tua torre trasporta gratis, e alla fine le torri contano di più per chi è più avanti sulle rotaie.
giganten-guide-rail-again-done = Colonna cinque: ora nessuno ti ricaccerà tanto facilmente dietro la tua torre.
giganten-guide-free = Dove va il regalo? Ora Hudson paga { MONEY(5000) }, le altre { MONEY(4500) }. Tutti guardano Hudson; a Standard probabilmente non avrai rivali. Questo vale più di { MONEY(500) }.
giganten-guide-free-done = Un greggio a Standard. Ora la tua torre dà il prossimo.
giganten-guide-store-again = Questo lo ha portato gratis la tua locomotiva. Mettilo insieme all’altro: chi vince un’asta vende quanto vuole.
giganten-guide-store-again-done = Gli altri vendono a Hudson e a Jet. A Standard ci sei solo tu.
giganten-guide-bid-alone = Non hai rivali, quindi basta una licenza.
giganten-guide-bid-alone-done = Vinta per 1, mentre il primo round ti è costato 9.
giganten-guide-pay-one = Paga con la carta da 1, e tieni quelle da 2 per tempi più duri.
giganten-guide-pay-one-done = Ora vendi.
giganten-guide-sell-both = Vendili entrambi, a { MONEY(4500) } l’uno. Alla fine di un round ciò che in un serbatoio supera i due greggi va via a soli { MONEY(1000) } l’uno.
giganten-guide-sell-both-done = { MONEY(9000) } per una licenza. Essere dove gli altri non sono: è l’arte di questo gioco.
giganten-guide-score = Come si conta? I tuoi contanti, { MONEY(1000) } per ogni greggio nei serbatoi e sotto le torri, e per ogni torre ancora in piedi { MONEY(5000) }, { MONEY(4000) } o { MONEY(3000) }: di più, quanto più avanti è la tua locomotiva.
giganten-guide-finish = La partita finisce subito quando la locomotiva nera arriva alla stella, dopo sette-nove round. Perciò costruisci presto, e arriva alla fine con qualcosa in piedi.
giganten-guide-go-on = Ora la partita è tua. Con { MONEY(24000) } puoi permetterti una seconda torre, più a destra; buon divertimento!
## I segni in parole

giganten-page-card-plain = { $licences } licenze e { $move } punti
giganten-page-card-price = { $licences } licenze e { $move } punti (un prezzo di ±{ $price })
giganten-page-card-crude = { $licences } licenze e { $move } punti (un greggio gratis)
giganten-page-card-push = { $licences } licenze e { $move } punti (locomotive altrui indietro di { $push })
giganten-page-card-red = quella rossa: { $card }
giganten-page-held = { $twos ->
    [0] { $ones ->
        [one] una licenza da 1
       *[other] { $ones } licenze da 1
    }
    [one] { $ones ->
        [0] una licenza da 2
       *[other] { $ones } da 1 e una da 2
    }
   *[other] { $ones ->
        [0] { $twos } licenze da 2
       *[other] { $ones } da 1 e { $twos } da 2
    }
}
giganten-board-legend = Che cosa significano i segni
giganten-board-legend-licences = Carte licenza che ricevi ora. Valgono 1 o 2, e con esse fai offerte nelle aste.
giganten-board-legend-points = Punti movimento, da dividere tra camion e locomotiva.
giganten-board-legend-price = Dopo il movimento sposti il prezzo di una compagnia del numero di gradini indicato, su o giù.
giganten-board-legend-crude = Un greggio gratis, in un tuo serbatoio.
giganten-board-legend-push = Dopo la tua mossa le locomotive di tutti gli altri giocatori arretrano del numero di colonne indicato.
giganten-board-legend-train = Solo sulla carta rossa: di quanto avanza subito la locomotiva nera, chiunque prenda la carta. Alla stella la partita finisce.
giganten-board-legend-black-tile = Una torre nera costa poco e ha poco greggio, tre ne hanno molto. Il tuo camion le vede quando è accanto.
giganten-board-legend-red-tile = Due torri rosse: nessuno può guardare prima che qualcuno vi costruisca.
giganten-refusal-guide-freight = Per risparmiare { MONEY(3000) } ne butteresti via { MONEY(7000) }. La lezione continua con: { $action }.
giganten-refusal-guide-bid = Con meno ti supererebbero, e chi passa non vende nulla. La lezione continua con: { $action }.
