### Oilfield. Ogni messaggio comincia con il nome del gioco.

## Dove si sceglie un gioco: in una frase, e che cosa non viene dalla scatola

oilfield-pitch = Prendi licenze, innalza torri e pompa tre giacimenti prima che si esauriscano; vendi al mercato locale o a quello nazionale, e investi prima degli altri.
oilfield-known = Le regole sono quelle dei regolamenti. Alcuni prezzi, e quante caselle e tessere di un tipo ci siano, non stanno in nessuno: quelli sono nostri.

## Perché una mossa è rifiutata

oilfield-refusal-occupied = Lì c’è già un lavoratore.
oilfield-refusal-occupied-by-dummy = Lì c’è il lavoratore del neutrale.
oilfield-refusal-no-card = Sul mercato non c’è una carta licenza di quel giacimento.
oilfield-refusal-no-concession-marker = Tutti i tuoi marcatori licenza sono in uso.
oilfield-refusal-no-slot = Quel giacimento non ha spazi liberi.
oilfield-refusal-binding-bid = Un’offerta che si può pagare va pagata.
oilfield-refusal-not-on-market = Quella tessera non è sul mercato.
oilfield-refusal-no-free-concession = A una torre serve una tua licenza senza torre.
oilfield-refusal-no-site = Lì non hai una licenza senza torre.
oilfield-refusal-no-tower = Non hai torri.
oilfield-refusal-on-strike = Quel giacimento è in sciopero.
oilfield-refusal-no-quota = In questa azione quella torre non ha più barili di questo tipo da estrarre.
oilfield-refusal-field-empty = Quel giacimento non ha più barili di questo tipo.
oilfield-refusal-storage-full = Il tuo magazzino è pieno.
oilfield-refusal-same-as-another = Lo fa una tua torre uguale, costruita prima.
oilfield-refusal-needs-refinery = Il gas si esporta solo con una raffineria di gas.
oilfield-refusal-only-sold = Quella torre vende subito il suo gas; solo una raffineria di gas potrebbe immagazzinarlo.
oilfield-refusal-needs-sale = La torre partecipa solo dopo che hai venduto un barile dal magazzino.
oilfield-refusal-row-closed = Tutte le caselle di quella riga sono coperte.
oilfield-refusal-no-marker = Tutti i tuoi cubetti investimento sono in uso.
oilfield-refusal-no-cubes = Tutti i cubetti arancioni del governo sono in uso.
oilfield-refusal-not-now = A questa decisione non si possono vendere investimenti.

## Perché una possibilità non ha effetto, dopo i due punti

oilfield-idle-no-card = nessuna carta licenza da prendere
oilfield-idle-no-slot = nessuno spazio libero per una licenza
oilfield-idle-no-concession-marker = nessun marcatore licenza rimasto
oilfield-idle-not-on-market = nessuna tessera sul mercato
oilfield-idle-no-free-concession = nessuna licenza senza torre
oilfield-idle-no-tower = nessuna torre
oilfield-idle-no-quota = nessuna torre che estrae
oilfield-idle-on-strike = { $field } è in sciopero
oilfield-idle-field-empty = nessun barile di questo tipo rimasto a { $field }
oilfield-idle-storage-full = il magazzino è pieno
oilfield-idle-no-barrel = nessun barile in magazzino
oilfield-idle-needs-refinery = solo gas in magazzino, e nessuna raffineria di gas
oilfield-idle-row-closed = ogni riga è chiusa
oilfield-idle-no-marker = nessun cubetto investimento rimasto
oilfield-idle-too-dear = denaro insufficiente
oilfield-idle-kept-first = hai già la carta 1° giocatore

## Il rapporto

oilfield-unit = punti
oilfield-chart-prices = Prezzi
oilfield-chart-supply = Barili
oilfield-chart-growth = Torri
oilfield-chart-purse = Denaro
oilfield-measure-export = un barile esportato
oilfield-measure-row5 = investimento, 5 VP
oilfield-measure-row3 = investimento, 3 VP
oilfield-measure-row2 = investimento, 2 VP
oilfield-measure-oil = petrolio nei giacimenti
oilfield-measure-gas = gas nei giacimenti
oilfield-measure-stored = in tutti i magazzini
oilfield-measure-towers = torri di tutti
oilfield-measure-purse = dollari per giocatore
oilfield-kind-place = Lavoratore su { $what }
oilfield-kind-card = Carta { $what }
oilfield-kind-take = Licenza a { $what }
oilfield-kind-buy = Acquisto: { $what }
oilfield-kind-store = Immagazzinare { $what }
oilfield-kind-sell = Vendere { $what } da una torre
oilfield-kind-oil-for-money = Vendere petrolio in loco per denaro
oilfield-kind-oil-for-vp = Vendere petrolio in loco per VP
oilfield-kind-gas-for-vp = Vendere gas in loco per VP
oilfield-kind-export = Esportare { $what }
oilfield-kind-pump = Pompare con una torre nazionale
oilfield-kind-invest = Investire per { $what } VP
oilfield-kind-divest = Vendere l’investimento da { $what } VP

## Nomi

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

oilfield-barrel-oil = petrolio
# Same as in English.
oilfield-barrel-gas = gas

oilfield-tile-small_tower = torre piccola
oilfield-tile-medium_tower = torre media
oilfield-tile-mixed_tower = torre mista
oilfield-tile-small_local_tower = torre piccola locale
oilfield-tile-medium_local_tower = torre media locale
oilfield-tile-storage_extension = espansione magazzino
oilfield-tile-gas_refinery_extension = raffineria di gas
oilfield-tile-small_national_tower = torre nazionale
oilfield-tile-government_tower = torre governativa

oilfield-tower-small_tower = piccola
oilfield-tower-medium_tower = media
oilfield-tower-mixed_tower = mista
oilfield-tower-small_local_tower = piccola locale
oilfield-tower-medium_local_tower = media locale
oilfield-tower-small_national_tower = nazionale
oilfield-tower-government_tower = governativa

oilfield-yield-small_tower = immagazzina { $store_oil } petrolio
oilfield-yield-medium_tower = immagazzina { $store_oil } petrolio
oilfield-yield-mixed_tower = immagazzina { $store_total } barili, al massimo { $store_oil } uguali
oilfield-yield-small_local_tower = vende { $sell_total } petrolio o gas
oilfield-yield-medium_local_tower = immagazzina { $store_oil } petrolio, vende { $sell_gas } gas
oilfield-yield-storage_extension = { $slots } spazi in più
oilfield-yield-gas_refinery_extension = immagazzina ed esporta gas
oilfield-yield-small_national_tower = esporta 1 petrolio per { MONEY($bonus) } in più
oilfield-yield-government_tower = vende { $sell_gas } gas; { MONEY($fee) } da pagare a un rifornimento

oilfield-card-lease = Licenza
oilfield-card-build = Costruzione
oilfield-card-drill = Estrazione
oilfield-card-local = Locale
oilfield-card-national = Nazionale

oilfield-column-lease = Licenza
oilfield-column-build = Costruzione
oilfield-column-drill = Estrazione
oilfield-column-local = Locale
oilfield-column-first_player = 1° giocatore
oilfield-column-subsidy = Sussidio
oilfield-column-invest = Investire

oilfield-space-bid = { $column } { MONEY($price) }
oilfield-space-one-of-many = { $column } { $position }
oilfield-space-card = carta { $card }

oilfield-score-sales = Vendite
oilfield-score-investments = Investimenti
oilfield-score-concessions = Licenze
oilfield-score-storage = Magazzino pieno
oilfield-score-richest = Il più ricco

oilfield-barrels = { $gas ->
    [0] { $oil } petrolio
   *[other] { $oil ->
        [0] { $gas } gas
       *[other] { $oil } petrolio e { $gas } gas
    }
}
oilfield-gain = { $vp ->
    [0] { MONEY($dollars) }
   *[other] { $dollars ->
        [0] { $vp } VP
       *[other] { MONEY($dollars) } e { $vp } VP
    }
}
oilfield-effect-dollars = { $sign }{ MONEY($dollars) }
# Same as in English.
oilfield-effect-vp = { $sign }{ $vp } VP

## Che cosa è successo

oilfield-event-round = { $final ->
    [0] Round { $round }
   *[other] Round { $round }, l’ultimo
}
oilfield-event-placed = { $who } va su { $space }.
oilfield-event-turn = { $who } non fa nulla.
oilfield-event-card-turn = { $who } non fa nulla.
oilfield-event-leased = { $who } prende una licenza a { $field } per { MONEY($dollars) }.
oilfield-event-built = { $dollars ->
    [0] { $who } costruisce gratis a { $field }: { $tile }.
   *[other] { $who } costruisce a { $field } per { MONEY($dollars) }: { $tile }.
}
oilfield-event-extended = { $who } aggiunge per { MONEY($dollars) }: { $tile }.
oilfield-event-stored = { $who } immagazzina { $barrels } da { $field }.
oilfield-event-sold-by-tower = { $who } vende { $count } { $barrel } direttamente da { $field } per { $gain }.
oilfield-event-sold-locally = { $who } vende { $barrels } per { $gain }.
oilfield-event-supervised = { $who } riceve { MONEY($dollars) } come supervisore.
oilfield-event-exported = { $who } esporta { $count } { $barrel } per { MONEY($dollars) }.
oilfield-event-pumped = { $who } pompa 1 petrolio da { $field } al mercato nazionale per { MONEY($dollars) }.
oilfield-event-invested = { $who } investe { MONEY($dollars) } per { $vp } VP.
oilfield-event-divested = { $who } vende un investimento: { MONEY($dollars) } per { $vp } VP.
oilfield-event-declined = { $who } rinuncia.
oilfield-event-nothing = { $kind ->
    [lease] { $who } non prende licenze
    [build] { $who } non costruisce nulla
    [drill] { $who } non estrae nulla
    [local] { $who } non vende nulla
    [national] { $who } non esporta nulla
   *[invest] { $who } non investe nulla
}: { $reason ->
    [no-card] nessuna carta licenza da prendere
    [no-slot] nessuno spazio libero per una licenza
    [no-concession-marker] nessun marcatore licenza rimasto
    [not-on-market] nessuna tessera sul mercato
    [no-free-concession] nessuna licenza senza torre
    [no-tower] nessuna torre
    [no-quota] nessuna torre che estrae
    [on-strike] { $field } è in sciopero
    [field-empty] nessun barile di questo tipo rimasto a { $field }
    [storage-full] il magazzino è pieno
    [no-barrel] nessun barile in magazzino
    [needs-refinery] solo gas in magazzino, e nessuna raffineria di gas
    [row-closed] ogni riga è chiusa
    [no-marker] nessun cubetto investimento rimasto
   *[too-dear] denaro insufficiente
}.
oilfield-event-first-player = { $who } diventa 1° giocatore.
oilfield-event-kept-first = { $who } era già 1° giocatore.
oilfield-event-subsidy = { $who } prende il sussidio di { MONEY($dollars) }.
oilfield-event-revealed = { $who } gioca { $card }.
oilfield-event-price = { $cards ->
    [one] Una carta Nazionale: { MONEY($dollars) } al barile.
   *[other] { $cards } carte Nazionale: { MONEY($dollars) } al barile.
}
oilfield-event-paid-fee = { $who } paga al governo diritti di { MONEY($dollars) } a { $field }.
oilfield-event-lost-tower = { $who } rifiuta di pagare i diritti e perde torre e licenza a { $field }.
oilfield-event-refilled = { $field }, rifornimento: { $barrels }.
oilfield-event-topped-up = { $field }, reintegro: { $barrels }.
oilfield-event-exhausted = { $field }: giacimento esaurito.
oilfield-event-strike = { $field } è in sciopero.
oilfield-event-strike-over = Lo sciopero a { $field } è finito.
oilfield-event-end-triggered = Sono esauriti abbastanza giacimenti: il round { $round } è l’ultimo.
oilfield-event-new-tile = Nuova tessera in vendita: { $tile }.
oilfield-event-new-concession = Nuova licenza sul mercato: { $field }.
oilfield-event-triple = Tre uguali sul mercato degli edifici, una torna nella pila: { $tile }.
oilfield-event-dummy-worker = Il neutrale è su { $column }.
oilfield-event-dummy-card = Il neutrale gioca { $card }.
oilfield-event-dummy-drilled = Il neutrale estrae { $barrels } a { $field }.

## Che cosa si può fare

oilfield-action-place-lease = Offri { MONEY($price) } per una licenza
oilfield-action-place-build = { $spaces ->
    [1] Costruzione
   *[other] Costruzione, casella { $position }
}
oilfield-action-place-drill = { $spaces ->
    [1] Estrazione
   *[other] Estrazione, casella { $position }
}
oilfield-action-place-local = { $spaces ->
    [1] Vendita locale
   *[other] Vendita locale, casella { $position }
}
oilfield-action-place-first_player = { $spaces ->
    [1] Diventa 1° giocatore
   *[other] Diventa 1° giocatore, casella { $position }
}
oilfield-action-place-subsidy = { $spaces ->
    [1] Prendi il sussidio di { MONEY($pot) }
   *[other] Prendi il sussidio di { MONEY($pot) }, casella { $position }
}
oilfield-action-place-invest = { $spaces ->
    [1] Investi
   *[other] Investi, casella { $position }
}
oilfield-action-card = Carta { $card }
oilfield-action-take = Prendi una licenza a { $field }
oilfield-action-buy = Compra { $tile }: { $yield }
oilfield-action-site = Costruisci a { $field }
oilfield-action-store = { $tower ->
    [known] Immagazzina 1 { $barrel } da { $field } ({ $tile })
   *[other] Immagazzina 1 { $barrel }
}
oilfield-action-sell = { $tower ->
    [known] Vendi 1 { $barrel } da { $field } ({ $tile })
   *[other] Vendi 1 { $barrel }
}
oilfield-action-oil-for-money = Vendi 1 petrolio
oilfield-action-oil-for-vp = Vendi { $oil } petrolio per VP
oilfield-action-gas-for-vp = Vendi 1 gas
oilfield-action-export = Esporta 1 { $barrel }
oilfield-action-pump = Pompa 1 petrolio da { $field } al mercato nazionale
oilfield-action-invest = Investi nella riga da { $row } VP
oilfield-action-divest = Vendi un investimento da { $row } VP
oilfield-action-pay = Paga i diritti
oilfield-action-refuse = Rifiuta; perdi torre e licenza
oilfield-action-perform = Esegui
oilfield-action-decline = Rinuncia
oilfield-action-stop = Fermati
oilfield-action-done = Fatto

## A che cosa serve ogni scelta

oilfield-hint-place-lease = Prenota una licenza a questo prezzo: un posto per una torre, e 1 VP alla fine. Le offerte più alte scelgono prima; chi al suo turno non può pagare non ottiene nulla.
oilfield-hint-place-build = Puoi comprare una tessera. A una torre serve una tua licenza senza torre, quindi prima prendi una licenza; la casella più in alto compra per prima.
oilfield-hint-place-drill = Tutte le tue torri estraggono barili. Inutile senza torri, e ciò che non entra nel tuo magazzino resta sottoterra.
oilfield-hint-place-local = Vendi barili dal magazzino per denaro o punti, quanti ne vuoi. Fai in modo di avere qualcosa in magazzino per allora.
oilfield-hint-place-first-player = D’ora in poi agisci prima di tutti, finché qualcun altro non ti prende il posto. Inutile se sei già 1° giocatore; l’ultimo nell’ordine di turno è supervisore e guadagna sulle vendite locali degli altri.
oilfield-hint-place-subsidy = Prendi tutto il denaro della cassa; ogni round cresce di { MONEY(1) }. Conviene quando è piena o quando sei al verde.
oilfield-hint-place-invest = Compra un investimento: punti in cambio di denaro, subito. I prezzi salgono soltanto: prima costa meno, ma poi il denaro manca per le torri.
oilfield-hint-card-lease = Dopo le azioni pubbliche prendi una licenza per { MONEY(5) }. Ci puoi costruire dal prossimo round; se non restano carte o denaro non succede nulla.
oilfield-hint-card-build = Dopo le azioni pubbliche compri una tessera. Una torre può sorgere subito su una licenza presa in questo round.
oilfield-hint-card-drill = Dopo le azioni pubbliche tutte le tue torri estraggono barili. Senza torri, o con il magazzino pieno, rende poco o nulla.
oilfield-hint-card-local = Dopo le azioni pubbliche vendi dal magazzino a prezzi fissi: { MONEY(2) } per un barile di petrolio, 1 VP per due barili di petrolio o per uno di gas. Sicuro, qualunque cosa giochino gli altri.
oilfield-hint-card-national = Dopo le azioni pubbliche vendi petrolio dal magazzino per denaro. Più giocatori scelgono questa carta, più basso è il prezzo per tutti: ottima se la giochi solo tu.
oilfield-hint-take = Prendi questa licenza: posto per una torre in questo giacimento, e 1 VP alla fine. Meglio un giacimento con ancora petrolio e pochi rivali.
oilfield-hint-buy-small-tower = Economica: a ogni estrazione porta 2 petrolio nel tuo magazzino, e una volta subito quando è costruita. Rende solo se in magazzino c’è posto.
oilfield-hint-buy-medium-tower = Estrae 3 petrolio ogni volta, e una volta subito. Tre spazi si riempiono in fretta: pensa anche a un’espansione del magazzino.
oilfield-hint-buy-mixed-tower = Estrae fino a 3 barili, al massimo 2 uguali. L’ideale dove c’è gas: ogni gas vale 1 VP sul mercato locale.
oilfield-hint-buy-small-local-tower = A ogni estrazione vende un barile direttamente dal giacimento: { MONEY(2) } per il petrolio, 1 VP per il gas. Non le servono magazzino né un’azione di vendita.
oilfield-hint-buy-medium-local-tower = A ogni estrazione immagazzina 3 petrolio e vende 1 gas per 1 VP. La più forte delle torri semplici dove c’è gas, ma cara.
oilfield-hint-buy-storage-extension = Due spazi in più da subito, e 1 VP alla fine se sono pieni. Conviene quando le tue torri estraggono più di quanto puoi tenere.
oilfield-hint-buy-gas-refinery-extension = Puoi immagazzinare il gas che le torri venderebbero, ed esportarlo al prezzo del petrolio. Utile solo se estrai gas; una seconda non aggiunge nulla.
oilfield-hint-buy-small-national-tower = Non estrae mai. Quando esporti dal magazzino, vende un altro petrolio dal suo giacimento per { MONEY(1) } più del prezzo.
oilfield-hint-buy-government-tower = Ora non costa nulla, e a ogni estrazione vende 1 gas per 1 VP. Al rifornimento del suo giacimento paghi i diritti, o perdi torre e licenza.
oilfield-hint-site = La torre resta qui per sempre ed estrae solo ciò che c’è in questo giacimento. Guarda il suo petrolio e il suo gas, e in quanti lo dividete.
oilfield-hint-store = Porta questo barile nel tuo magazzino, per venderlo più tardi. Lascia posto se vuoi anche un barile migliore.
oilfield-hint-sell = La torre vende questo barile direttamente dal giacimento; il tuo magazzino conserva il suo posto. Un gas vale 1 VP, un petrolio { MONEY(2) }.
oilfield-hint-oil-for-money = Vendi un petrolio per denaro. Conviene se ti servono contanti per la prossima torre o licenza; se esporti solo tu, può rendere di più.
oilfield-hint-oil-for-vp = Due barili di petrolio diventano un punto. A fine partita contano i punti e il denaro quasi per nulla; all’inizio ti serve il denaro.
oilfield-hint-gas-for-vp = Un gas diventa un punto: il massimo che il gas può dare senza una raffineria di gas. Di rado c’è motivo di aspettare.
oilfield-hint-export = Vendi un barile dal magazzino al prezzo di questo round. Se molti esportano il prezzo è basso: puoi tenere il petrolio per dopo.
oilfield-hint-pump = La tua torre nazionale vende un petrolio direttamente dal suo giacimento, sopra il prezzo. Non ti costa nulla, ma il giacimento si svuota prima.
oilfield-hint-invest = Punti subito in cambio di denaro. A ogni acquisto la riga rincara; più tardi puoi rivendere l’investimento al prezzo di quel momento.
oilfield-hint-divest = Denaro subito, al prezzo attuale della riga, e i punti sono persi. Conviene se con il denaro ottieni di più; il turno resta tuo.
oilfield-hint-pay = Paga i diritti: torre e licenza restano tue, e d’ora in poi la torre estrae anche petrolio.
oilfield-hint-refuse = Tieni il denaro e perdi torre e licenza. Solo se il giacimento è quasi esaurito o non riesci a pagare i diritti.
oilfield-hint-perform = Esegui l’azione della tua casella.
oilfield-hint-decline = Rinuncia a questa azione; non si paga nulla, e non c’è altro al suo posto. Solo se ti danneggerebbe.
oilfield-hint-stop = Fermati qui. Ciò che resta sottoterra o in magazzino rimane lì per dopo.
oilfield-hint-done = Non vendere altri investimenti. Quelli che tieni contano i loro punti.

## Perché una scelta era l’unica

oilfield-only-decline = Non c’era nulla da prendere o da poter pagare.
oilfield-only-site = Era la sola licenza propria senza torre.

## Che cosa si chiede

oilfield-ask-PlaceWorker = Dove va il tuo lavoratore?
oilfield-ask-ChooseCards = Quale carta posi, in segreto?
oilfield-ask-Lease = Quale licenza prendi?
oilfield-ask-Build = Quale tessera compri?
oilfield-ask-Site = Dove metti la torre?
oilfield-ask-TakeBarrel = Quale barile prendi?
oilfield-ask-Local = Che cosa vendi sul mercato locale?
oilfield-ask-National = Che cosa vendi sul mercato nazionale, a { MONEY($price) } al barile?
oilfield-ask-Invest = In quale riga investi?
oilfield-ask-FinalSale = L’ultimo round è finito. Vendi investimenti prima del conteggio?
oilfield-ask-GovernmentFee = Un giacimento viene rifornito: paghi al governo { MONEY($fee) } di diritti?
oilfield-ask-PayNow = Paghi ora al governo { MONEY($fee) } di diritti, per avere più barili?
oilfield-ask-AutomaticAction = Esegui l’azione della tua casella?

## Il tavolo

# Same as in English.
oilfield-table-title = Oilfield
oilfield-table-round = { $last ->
    [yes] round { $round }, l’ultimo
    [no] round { $round }
   *[other] round { $round }, l’ultimo sarà { $last }
}
oilfield-table-first = 1° giocatore { $who }
oilfield-table-supervisor = supervisore locale { $who }
oilfield-table-over = la partita è finita
oilfield-table-contents = { $oil } petrolio, { $gas } gas
oilfield-table-refills = { $count ->
    [0] nessun altro rifornimento
    [one] ancora { $count } rifornimento
   *[other] ancora { $count } rifornimenti
}
oilfield-table-exhausted = esaurito
oilfield-table-strike = SCIOPERO
oilfield-table-cards = licenze: { $count }
oilfield-table-build = Mercato edifici
oilfield-table-build-empty = nulla da comprare
oilfield-table-stack = { $count } nella pila
oilfield-table-hat-on-top = cappello in cima
oilfield-table-no-hat-on-top = nessun cappello in cima
oilfield-table-invest = Investimenti
# Same as in English.
oilfield-table-row = { $vp } VP
oilfield-table-national = Nazionale
oilfield-table-national-price = { $cards ->
    [one] { $cards } carta { MONEY($dollars) }
   *[other] { $cards } carte { MONEY($dollars) }
}
oilfield-table-national-more = { $cards }+ { MONEY($dollars) }
oilfield-table-national-now = ora { MONEY($dollars) }
oilfield-table-local = Locale
oilfield-table-local-prices = 1 petrolio { MONEY($dollars) }, { $oil } petrolio 1 VP, 1 gas { $vp } VP
oilfield-table-bag = Sacchetto
oilfield-table-strike-cube = { $barrels } + sciopero
oilfield-table-player = Giocatore
oilfield-table-money = Denaro
# Same as in English.
oilfield-table-vp = VP
oilfield-table-score = Punti
oilfield-table-storage = Magazzino
oilfield-table-towers = Licenze e torri
oilfield-table-investments = Investito
oilfield-table-card = Carta
oilfield-table-chosen = coperta
oilfield-table-sealed = ({ $card })
oilfield-table-no-tower = –
oilfield-table-unpaid = { $tower }, da pagare
oilfield-table-refinery = raffineria di gas
oilfield-table-dummy = Neutrale

## Le sue opzioni

oilfield-option-edition = Quale regolamento vale dove differiscono
oilfield-option-advanced = Si gioca con le tessere con cappello
oilfield-option-tile_mix = Quante copie di ogni tessera sono nella scatola
oilfield-option-board_layout = Il tabellone standard, o con una casella in meno
oilfield-option-triple_redraw = Che cosa succede a tre tessere uguali nel mercato iniziale
oilfield-option-hat_on_back = Il retro della tessera in cima mostra se è una tessera con cappello
oilfield-option-bid_must_be_affordable = Nessuno può offrire più di quanto potrebbe raccogliere
oilfield-option-binding_bids = Un’offerta che si può pagare va pagata
oilfield-option-decline_automatic = A 1° giocatore e Sussidio si può rinunciare
oilfield-option-forced_drilling = Quale estrazione deve prendere tutto il possibile
oilfield-option-supervisor_trigger = Per che cosa è pagato il supervisore
oilfield-option-national_tower_needs_sale = A una torre nazionale serve prima una vendita dal magazzino
oilfield-option-sell_window = Quando si possono vendere investimenti
oilfield-option-full_row_sale = Se una riga piena ricompra ancora
oilfield-option-government_cubes = Quante volte il governo può comprare investimenti
oilfield-option-refill_mode = Un giacimento viene riempito, o riceve in più un carico intero
oilfield-option-redraw_oilless_refill = Un rifornimento senza petrolio si pesca un’altra volta
oilfield-option-strike_cube_replaced = Il cubetto sciopero è sostituito da un barile
oilfield-option-strike_cube_return = Quando il cubetto sciopero torna nel sacchetto
oilfield-option-government_tower = Quando si chiedono i diritti alla torre governativa
oilfield-option-government_fee_timing = I diritti si pagano prima o dopo il rifornimento
oilfield-option-end_upkeep_counts_for = A quale round appartiene una fine nel mantenimento
oilfield-option-final_refill_check = I giacimenti si controllano anche dopo l’ultimo round
oilfield-option-final_sale_window = Si possono vendere investimenti prima del conteggio
oilfield-option-richest_tie = Che cosa ricevono tre o più giocatori più ricchi alla pari
oilfield-option-tie_break = Se a parità vince chi ha meno denaro o chi ne ha di più
oilfield-option-dummy_private_timing = Quando si esegue la carta del neutrale
oilfield-option-dummy_wrap = Se il neutrale si ferma su Investire
oilfield-option-dummy_drill_source = Che cosa indica il giacimento dove il neutrale estrae
oilfield-option-dummy_cards_set_aside = Il neutrale tiene una carta licenza per giacimento
oilfield-option-dummy_towers_from = Da dove vengono le torri del neutrale
oilfield-option-max_rounds = Quale round è al più tardi l’ultimo

## Il tabellone

oilfield-board-label = Tabellone di Oilfield
oilfield-board-buy = Compra { $tile }, { MONEY($price) }: { $yield }
oilfield-board-parts = Parti del tabellone
oilfield-board-jump-public = Azioni
oilfield-board-jump-fields = Giacimenti
oilfield-board-jump-markets = Mercati
oilfield-board-jump-me = Io
oilfield-board-jump-others = Altri
oilfield-board-me = La mia raffineria
oilfield-board-others = Gli altri giocatori
oilfield-board-public = Azioni pubbliche
oilfield-board-fields = Giacimenti
oilfield-board-markets = Mercati e prezzi
oilfield-board-track = Punti vittoria
# Same as in English.
oilfield-board-vp-of = { $who }: { $vp } VP
oilfield-board-space-taken = { $space }: { $who }
oilfield-board-strike-in-bag = Il cubetto sciopero è nel sacchetto
oilfield-board-strike-out = Il cubetto sciopero non è nel sacchetto
oilfield-board-free = libero
oilfield-board-slot-free = Uno spazio libero per una licenza
oilfield-board-no-tower = nessuna torre
oilfield-board-concession-of = Licenza di { $who } a { $field }, nessuna torre
oilfield-board-tower-of = { $who }: { $tile } a { $field }
oilfield-board-tower-unpaid = { $who }: { $tile } a { $field }, { MONEY($fee) } ancora da pagare
oilfield-board-of-size = { $count } di { $size }
oilfield-board-deck = { $count } nel mazzo
oilfield-board-government = il governo
oilfield-board-national-note = Prezzo secondo le carte Nazionale giocate
oilfield-board-awaited = deve decidere
oilfield-board-first = 1° giocatore
oilfield-board-supervisor = Supervisore del mercato locale
oilfield-board-worker-home = Il lavoratore è a casa
oilfield-board-storage = Magazzino: { $oil } petrolio, { $gas } gas, { $capacity } spazi
oilfield-board-cards = Le mie carte
oilfield-board-no-card = nessuna carta posata
oilfield-board-laid = posata
oilfield-board-dummy-note = Blocca una casella e gioca una carta

## La pagina

oilfield-page-effect-oil = { $sign }{ $oil } petrolio
# Same as in English.
oilfield-page-effect-gas = { $sign }{ $gas } gas
oilfield-page-dollars = { MONEY($dollars) }
oilfield-page-to-move = ▶ { $who }
oilfield-page-storage = { $barrels }, spazio per { $capacity }
oilfield-page-pot = { MONEY($pot) } in cassa
oilfield-page-covered = { $covered } di { $spaces }, dal governo { $government }
oilfield-page-players = Giocatori
oilfield-page-fields = Giacimenti
oilfield-page-spaces = Caselle azione
oilfield-page-prices = Prezzi e sacchetto
oilfield-page-head-field = Giacimento
oilfield-page-head-contents = Barili
oilfield-page-head-state = Stato
oilfield-page-head-to-lease = Licenze
oilfield-page-head-free = Spazi liberi
oilfield-page-head-owners = Proprietari
oilfield-page-head-space = Casella
oilfield-page-head-worker = Lavoratore
oilfield-page-head-note = Nota
oilfield-page-head-tile = Tessera
oilfield-page-head-count = Numero
oilfield-page-head-price = Prezzo
oilfield-page-head-yield = Che cosa fa
oilfield-page-head-row = Riga
oilfield-page-head-next = Prossimo prezzo
oilfield-page-head-covered = Coperte
oilfield-page-head-prices = Prezzi
oilfield-page-head-market = Mercato

oilfield-page-chapter-0 = Che cos’è
oilfield-page-chapter-1 = Componenti
oilfield-page-chapter-2 = Setup
oilfield-page-chapter-3 = Svolgimento
oilfield-page-chapter-4 = Fase di selezione
oilfield-page-chapter-5 = Esecuzione delle azioni
oilfield-page-chapter-6 = Licenza
oilfield-page-chapter-7 = Costruzione
oilfield-page-chapter-8 = Estrazione
oilfield-page-chapter-9 = Mercato locale
oilfield-page-chapter-10 = Mercato nazionale
oilfield-page-chapter-11 = Primo giocatore
oilfield-page-chapter-12 = Sussidio
oilfield-page-chapter-13 = Investire e vendere investimenti
oilfield-page-chapter-14 = Magazzino
oilfield-page-chapter-15 = Rifornimento
oilfield-page-chapter-16 = Tessere avanzate
oilfield-page-chapter-17 = Fine della partita e conteggio
oilfield-page-chapter-18 = Variante per due giocatori
oilfield-page-chapter-19 = Edizioni
oilfield-page-chapter-20 = Opzioni
oilfield-page-chapter-21 = Decisioni
oilfield-page-chapter-22 = Caso
oilfield-page-chapter-23 = Informazioni nascoste

# Same as in English.
oilfield-page-value-edition-standard = standard
oilfield-page-value-edition-german = come il regolamento tedesco
oilfield-page-value-edition-french = come il regolamento francese
oilfield-page-value-edition-italian = come il regolamento italiano
oilfield-page-value-advanced-true = con cappelli
oilfield-page-value-advanced-false = senza, per le prime partite
oilfield-page-value-tile_mix-fifteen_three_six = 3 di ogni tessera semplice, 2 di ogni tessera con cappello
oilfield-page-value-tile_mix-seven_by_three = 3 di ogni torre, 2 espansioni magazzino, 1 raffineria di gas
# Same as in English.
oilfield-page-value-board_layout-standard = standard
oilfield-page-value-board_layout-tight = una casella Estrazione in meno
oilfield-page-value-triple_redraw-any_shuffle = una torna nella pila
oilfield-page-value-triple_redraw-any_bottom = una va sotto la pila
oilfield-page-value-triple_redraw-towers_shuffle = una torna nella pila, se sono torri
oilfield-page-value-forced_drilling-none = nessuna
oilfield-page-value-forced_drilling-on_build = quella gratuita dopo la costruzione
oilfield-page-value-forced_drilling-all = tutte
oilfield-page-value-supervisor_trigger-local_action = ogni azione Locale di un altro giocatore
oilfield-page-value-supervisor_trigger-market_use = anche ogni barile venduto da una torre altrui
oilfield-page-value-sell_window-own_decisions = a ogni propria decisione
oilfield-page-value-sell_window-not_at_card_choice = non mentre si sceglie una carta
oilfield-page-value-sell_window-when_paying = solo quando c’è qualcosa da pagare
oilfield-page-value-full_row_sale-highest_price = sì, al suo ultimo prezzo
# Same as in English.
oilfield-page-value-full_row_sale-not_allowed = no
oilfield-page-value-government_cubes-unlimited = quante volte si vuole
oilfield-page-value-government_cubes-three = tre volte in tutto
oilfield-page-value-refill_mode-top_up = viene riempito
oilfield-page-value-refill_mode-add_n = un carico intero in più
oilfield-page-value-strike_cube_return-before_refill = prima del rifornimento
oilfield-page-value-strike_cube_return-after_refill = dopo il rifornimento
oilfield-page-value-government_tower-deferred_fee = al prossimo rifornimento del suo giacimento
oilfield-page-value-government_tower-immediate_offer = subito, per più barili
oilfield-page-value-government_fee_timing-before_draw = prima
oilfield-page-value-government_fee_timing-after_draw = dopo
oilfield-page-value-end_upkeep_counts_for-ending_round = al round che finisce
oilfield-page-value-end_upkeep_counts_for-next_round = al round che segue
oilfield-page-value-richest_tie-one_each = 1 VP ciascuno
oilfield-page-value-richest_tie-none_if_three = nulla
oilfield-page-value-tie_break-less_money = vince chi ha meno denaro
oilfield-page-value-tie_break-more_money = vince chi ha più denaro
oilfield-page-value-dummy_private_timing-before_reveal = prima di rivelare le carte
oilfield-page-value-dummy_private_timing-between_players = tra i due giocatori
oilfield-page-value-dummy_wrap-leaves_invest = si ferma lì
oilfield-page-value-dummy_wrap-skips_invest = prosegue fino a Licenza
oilfield-page-value-dummy_drill_source-set_aside = solo il caso
oilfield-page-value-dummy_drill_source-market = una carta del mercato delle licenze
oilfield-page-value-dummy_towers_from-removed = dalle tessere rimosse
oilfield-page-value-dummy_towers_from-stack = dalla pila

## La prima partita guidata

oilfield-guide-welcome = Ti diamo il benvenuto in Texas, 1933. Prendi licenze, costruisci torri, pompi petrolio e lo vendi; alla fine vince chi ha più punti vittoria. Giochiamo insieme i primi quattro round, e la sorte di questo tavolo è preparata.
oilfield-guide-round = In ogni round hai due azioni. La prima è pubblica: il tuo lavoratore va su una di queste caselle, e le colonne si eseguono da sinistra a destra. La seconda è una carta che scegli in segreto.
oilfield-guide-lease = Senza terreno non puoi costruire nulla, quindi comincia con Licenza. Il numero è il prezzo: chi paga di più sceglie prima, ma oggi ce n’è per tutti. Prendi la casella più economica.
oilfield-guide-lease-done = Il tuo lavoratore prenderà una licenza per { MONEY(5) }. Agisce quando si arriva alla sua colonna, e poi torna a casa.
oilfield-guide-card = Ora ciascuno posa coperta una di cinque carte, tutti nello stesso momento. Ogni round le carte tornano in mano, quindi non se ne perde mai una.
oilfield-guide-card-lease = Scegli di nuovo Licenza: con la carta costa sempre { MONEY(5) }. Con due licenze puoi scegliere dove starà la tua torre.
oilfield-guide-card-done = La tua carta resta coperta finché tutti i lavoratori non hanno finito. Prima vengono le azioni pubbliche.
oilfield-guide-fields = Questi sono i tre giacimenti con i loro barili: nero è petrolio, blu è gas. Un giacimento rimasto senza petrolio viene rifornito due volte; poi è esaurito.
oilfield-guide-dallas = Prendi un titolo di Dallas. Ha molto petrolio e solo tre spazi, quindi pochi rivali possono pompare lì con te.
oilfield-guide-dallas-done = Uno spazio a Dallas è tuo. Può reggere una torre, e già il titolo vale un punto alla fine.
oilfield-guide-pecos = Le carte si girano, e la tua ti dà un’altra licenza. Prendi Pecos: con terreni in due giacimenti hai ancora lavoro quando uno è vuoto o in sciopero.
oilfield-guide-pecos-done = Due licenze e ancora { MONEY(10) }: abbastanza per una torre. Il primo round è finito.
oilfield-guide-build = Il terreno da solo non pompa nulla: ora costruisci una torre. In una colonna agisce prima la casella più in alto: da lì scegli prima degli altri.
oilfield-guide-build-done = Bene: avrai davanti tutto il mercato delle torri.
oilfield-guide-national = Nella tua raffineria ci sono due barili fin dall’inizio, e la tua torre ne aggiungerà. Sul mercato nazionale un barile rende { MONEY(3) } se in questo round giochi Nazionale solo tu; con più venditori { MONEY(1) }.
oilfield-guide-card-national = Guarda i lavoratori: gli altri pensano a costruire e a investire, e difficilmente a vendere. Un buon momento, quindi, per Nazionale.
oilfield-guide-national-done = Ora vedremo se qualcuno ha avuto la stessa idea. Prima costruisci.
oilfield-guide-market = Ecco che cosa si può comprare. Ogni torre dice che cosa estrae ogni volta; un’espansione fa posto ad altri barili.
oilfield-guide-tower = La torre piccola costa { MONEY(5) } ed estrae due barili di petrolio. La tua raffineria tiene solo tre barili: una più grande ancora non ti servirebbe, e così conservi del denaro.
oilfield-guide-tower-done = La torre è tua. Ora le serve un posto.
oilfield-guide-site = Hai terreni in due giacimenti, quindi scegli dove sta la torre; ci resta per sempre. Dallas è il giacimento più tranquillo: meno spazi, meno torri che vi attingono.
oilfield-guide-site-done = Una torre nuova estrae subito, senza un’azione.
oilfield-guide-barrel = La tua torre può estrarre due barili, ma dei tre spazi della raffineria due sono occupati. Ce ne sta solo uno: prendilo, ciò che lasci resta nel giacimento.
oilfield-guide-barrel-done = Tre barili: la raffineria è piena. È il momento di vendere.
oilfield-guide-export = Le carte sono scoperte, e nessun altro gioca Nazionale: { MONEY(3) } al barile. Vendili tutti e tre, uno dopo l’altro; una raffineria vuota è pronta per nuovo petrolio.
oilfield-guide-export-done = { MONEY(9) } per tre barili. Con un secondo venditore sarebbero stati { MONEY(3) }: guardare di che cosa hanno bisogno gli altri è metà di questo gioco.
oilfield-guide-invest = Il denaro da solo non vince nulla: devi trasformarlo in punti. Lo fanno gli investimenti, e ogni acquisto rincara il prossimo della sua riga. Perciò arriva presto.
oilfield-guide-invest-place = Manda il tuo lavoratore sulla casella Investire più in alto, così compri prima di tutti.
oilfield-guide-invest-done = In questo round investi prima di tutti. Ciascuno può investire una sola volta per round.
oilfield-guide-card-drill = La tua raffineria è vuota e la tua torre aspetta. Estrazione fa lavorare tutte le tue torri, e viene dopo gli investimenti.
oilfield-guide-drill-done = Con più torri questa carta rende ogni volta di più; per ora è una.
oilfield-guide-invest-5 = Tre righe: 5, 3 o 2 punti. Cinque punti per { MONEY(10) } fanno { MONEY(2) } a punto, le altre righe ormai sono più care. Se mai ti servisse denaro, puoi rivendere un investimento al prezzo della sua riga.
oilfield-guide-invest-5-done = Cinque punti subito, e restano tuoi finché tieni l’investimento.
oilfield-guide-barrels = La tua carta: la torre nel tuo giacimento estrae due barili di petrolio. Prendili entrambi; nel prossimo round puoi venderli.
oilfield-guide-barrels-done = Due barili in raffineria, cinque punti, { MONEY(4) }. Ora conosci un giro intero: licenza, costruzione, estrazione, vendita, investimento.
oilfield-guide-local = C’è un secondo mercato, quello locale. Trasforma il petrolio in denaro a { MONEY(2) } al barile, o due barili di petrolio in un punto, e ogni barile di gas in un punto.
oilfield-guide-local-place = In tre giocatori ha una sola casella. Prendila prima che lo faccia un altro.
oilfield-guide-local-done = Uno di voi è il supervisore di questo mercato, e riceve { MONEY(1) } quando un altro vende qui.
oilfield-guide-card-again = Dopo la vendita la tua raffineria sarà di nuovo vuota. Quindi fai lavorare la torre: Estrazione.
oilfield-guide-again-done = Prima vendere, poi riempire: è l’ordine di pubblico e privato a permetterlo.
oilfield-guide-sell = Due barili: { MONEY(4) }, o un punto. Il denaro aiuterebbe per la prossima torre, ma un punto non si può più perdere. Prendi il punto.
oilfield-guide-sell-done = Sei punti. I barili venduti vanno nel sacchetto, da cui si riforniscono i giacimenti.
oilfield-guide-fill = E la tua carta: due nuovi barili per il prossimo round.
oilfield-guide-fill-done = Ben fatto. Hai visto ogni tipo di decisione di un round.
oilfield-guide-score = Come si conta? I punti di vendite e investimenti ci sono già. Alla fine ogni titolo ne vale un altro, ogni raffineria o espansione piena uno, e il più ricco ne riceve due.
oilfield-guide-finish = Quando si esaurisce il secondo giacimento, si gioca ancora un round. Prima del conteggio puoi ancora vendere investimenti, una volta. Vince chi ha più punti; a parità, chi ha meno denaro.
oilfield-guide-go-on = Ora la partita è tua. Una seconda torre a Pecos e più posto per i barili sarebbero buoni passi; buon divertimento!
oilfield-refusal-guide-land = Senza terreno non si può costruire nulla, e basta la casella più economica. La lezione continua con: { $action }.
oilfield-refusal-guide-alone = In questo round avresti il mercato nazionale tutto per te: un’occasione che non capita sempre. La lezione continua con: { $action }.
