### Interbellum. Ogni messaggio comincia con il nome del gioco.

## Dove si sceglie un gioco: in una frase, e che cosa non viene dalla scatola

interbellum-pitch = Posa oleodotti attraverso il Medio Oriente tra le due guerre, corteggia cinque potenze e spera che le loro armate lascino in pace i tuoi pozzi.
interbellum-known = Il modo di giocare è quello del regolamento. La mappa, i pozzi e tutte le carte sono ricostruiti da noi: nessuna fonte li mostra.

## Perché una mossa è rifiutata

interbellum-refusal-no-pieces = Non hai più pezzi.
interbellum-refusal-no-affordable-segment = Non puoi pagare nessun tratto aperto.
interbellum-refusal-meter-full = Il tuo contatore del gas è pieno.
interbellum-refusal-no-black-cube = Nel sacchetto non ci sono cubetti neri.
interbellum-refusal-no-boat = In questo round nessun battello è libero.
interbellum-refusal-stake-needed = Devi puntare almeno { MONEY(1) }.
interbellum-refusal-wells-used = Tutti i tuoi pozzi hanno già reso, o sono nuovi.
interbellum-refusal-no-cube = Non hai più cubetti influenza.
interbellum-refusal-no-cards-left = Non ci sono più carte azione da pescare.
interbellum-refusal-hand-empty = Non hai carte azione.
interbellum-refusal-none-playable = Ora non puoi giocare nessuna delle tue carte.
interbellum-refusal-no-derrick = Non hai più derrick.
interbellum-refusal-no-free-well = Nessun pozzo è libero.
interbellum-refusal-truce = In questo round c’è una tregua.
interbellum-refusal-no-movable-army = Nessuna armata di una potenza di cui hai la bandiera può muoversi.
interbellum-refusal-not-stuck = Puoi passare solo se non puoi fare altro.
interbellum-refusal-own-piece = Lì c’è già un tuo pezzo.
interbellum-refusal-border-closed = In questo round il confine è chiuso.
interbellum-refusal-other-power = Gli altri pezzi devono stare in zone della stessa potenza.
interbellum-refusal-cannot-pay = Non puoi pagarlo.
interbellum-refusal-finished-line = Fa parte di una linea completata.
interbellum-refusal-no-own-piece = Lì non c’è un tuo pezzo.
interbellum-refusal-home-area = Nessuna armata entra in una zona nazionale.
interbellum-refusal-no-proxy-target = Lì non si può scacciare nessuna armata straniera.
interbellum-refusal-army-there = Lì c’è un’armata.
interbellum-refusal-no-border = Non è adiacente.
interbellum-refusal-no-army = Lì non c’è nessuna armata.
interbellum-refusal-other-army = Non è un’armata di questa potenza: { $power }.
interbellum-refusal-not-your-flag = Non hai la bandiera di quella potenza.
interbellum-refusal-moved-before = Quell’armata si è già mossa.
interbellum-refusal-no-step = Quell’armata non ha un territorio libero accanto.
interbellum-refusal-not-tied = Non è tra quelli in parità.
interbellum-refusal-well-owned = Quel pozzo ha un proprietario.
interbellum-refusal-not-your-well = Quel pozzo non è tuo.
interbellum-refusal-acquired-now = Hai acquisito quel pozzo in questo round.
interbellum-refusal-yielded-before = Quel pozzo ha già reso in questo round.
interbellum-refusal-card-useless-there = La carta non si può usare su quella potenza.
interbellum-refusal-no-bonus-there = Non hai la sua bandiera, oppure non può né espandersi né muoversi.
interbellum-refusal-hit-before = Questa carta ha già colpito quella potenza.
interbellum-refusal-not-your-most = Perdi influenza dove ne hai di più.
interbellum-refusal-fewer-armies = Quella potenza ha meno armate fuori.
interbellum-refusal-not-in-hand = Non hai quella carta.
interbellum-refusal-not-playable = Quella carta ora non può avere effetto.
interbellum-refusal-no-influence-there = Lì non ha influenza.

## Il rapporto

interbellum-unit = punti
interbellum-chart-supply = Che cosa c’è ancora da prendere
interbellum-chart-growth = Che cosa è stato costruito
interbellum-chart-purse = Denaro
interbellum-measure-gas = gas nel sacchetto
interbellum-measure-empty = bianchi nel sacchetto
interbellum-measure-free_wells = pozzi senza proprietario
interbellum-measure-linked_wells = pozzi collegati
interbellum-measure-pieces = pezzi di oleodotto
interbellum-measure-armies = armate fuori
interbellum-measure-purse = dollari a giocatore
interbellum-kind-draft = Cominciare con { $what }
interbellum-kind-power = Influenza: { $what }
interbellum-kind-card = Giocare { $what }
interbellum-kind-discount = Prendere lo sconto
interbellum-kind-extra = Posare altri pezzi
interbellum-trait-company = La compagnia conta?

## Nomi

interbellum-power-GB = Gran Bretagna
# Same as in English.
interbellum-power-PE = Persia
interbellum-power-SA = Arabia Saudita
interbellum-power-TR = Turchia
interbellum-power-SU = Unione Sovietica

interbellum-area-TER = Terek & Daghestan
# Same as in English.
interbellum-area-GEO = Georgia
# Same as in English.
interbellum-area-ARM = Armenia
interbellum-area-BAK = Azerbaigian (Baku)
interbellum-area-TAB = Azerbaigian persiano (Tabriz)
# Same as in English.
interbellum-area-GIL = Gilan & Mazandaran
# Same as in English.
interbellum-area-KER = Kermanshah & Luristan
# Same as in English.
interbellum-area-KHU = Khuzestan
interbellum-area-FAR = Fars & Bushehr
interbellum-area-PON = Ponto & Erzurum
interbellum-area-DIY = Alto Tigri (Diyarbekir & Van)
interbellum-area-CIL = Cilicia & Alessandretta
# Same as in English.
interbellum-area-MOS = Mosul
# Same as in English.
interbellum-area-KIR = Kirkuk
# Same as in English.
interbellum-area-BAG = Baghdad & Anbar
interbellum-area-BAS = Bassora
# Same as in English.
interbellum-area-ALE = Aleppo
interbellum-area-DEZ = Deserto siriano
interbellum-area-DAM = Damasco & Libano
interbellum-area-PAL = Palestina
interbellum-area-TRJ = Transgiordania
interbellum-area-HEJ = Hegiaz
interbellum-area-SHA = Gebel Shammar
# Same as in English.
interbellum-area-KUW = Kuwait
# Same as in English.
interbellum-area-HAS = Al-Hasa
interbellum-area-BHQ = Bahrein & Qatar
interbellum-area-EGY = Egitto & Suez
interbellum-area-TRU = Oman della Tregua
interbellum-area-RUS = Russia del Sud & Kuban
# Same as in English.
interbellum-area-TKM = Transcaspia
interbellum-area-CPE = Persia centrale
# Same as in English.
interbellum-area-ANA = Anatolia
interbellum-area-NEJ = Neged

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
interbellum-place-Trebizond = Trebisonda
interbellum-place-Alexandretta = Alessandretta
# Same as in English.
interbellum-place-Tripoli = Tripoli
# Same as in English.
interbellum-place-Haifa = Haifa
interbellum-place-Jeddah = Gedda
# Same as in English.
interbellum-place-Abadan = Abadan
interbellum-place-Bushire = Bushehr
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
# Same as in English.
interbellum-place-Baghdad = Baghdad
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
interbellum-place-Riyadh = Riad
# Same as in English.
interbellum-place-Duwadimi = Duwadimi
# Same as in English.
interbellum-place-Taif = Taif
# Same as in English.
interbellum-place-Manama = Manama
# Same as in English.
interbellum-place-Salwa = Salwa

interbellum-card-gunboat_diplomacy = Diplomazia delle cannoniere
interbellum-card-proxy_war = Guerra per procura
# Same as in English.
interbellum-card-ultimatum = Ultimatum
interbellum-card-forced_march = Marcia forzata
interbellum-card-baksheesh = Bakshish
interbellum-card-double_agent = Doppio agente
interbellum-card-night_train = Treno notturno di tubi
interbellum-card-sheikhs_handshake = Stretta di mano dello sceicco
interbellum-card-royalty_cheque = Assegno di royalty
interbellum-card-spot_cargo = Carico spot
interbellum-card-seismograph = Sismografo
interbellum-card-wildcat_lease = Concessione a rischio
interbellum-card-cable_from_london = Cablogramma da Londra
interbellum-card-overtime = Straordinari
interbellum-card-hague_arbitration = Arbitrato dell’Aia

interbellum-says-gunboat_diplomacy = Espandi di un’armata una potenza di cui hai la bandiera.
interbellum-says-proxy_war = Espandi una potenza di cui hai la bandiera in un territorio che sarebbe ammesso se non ci fosse un’armata straniera; prima quell’armata torna nella propria base nazionale.
interbellum-says-ultimatum = Scegli un’armata in un territorio neutrale, di qualsiasi potenza; torna nella sua base nazionale.
interbellum-says-forced_march = Muovi di un passo ciascuna una o due armate diverse di potenze di cui hai la bandiera.
interbellum-says-baksheesh = Ottieni gratis 2 influenza in una potenza a tua scelta.
interbellum-says-double_agent = Scegli una potenza e un rivale che vi ha influenza: il rivale ne perde 1, poi tu ne ottieni 1.
interbellum-says-night_train = Posa uno o due tratti dove vuoi a { MONEY(2) } ciascuno; nessun altro sconto o sovrapprezzo vale.
interbellum-says-sheikhs_handshake = Posa gratis un tratto dove vuoi.
interbellum-says-royalty_cheque = Prendi { MONEY(5) } dalla banca.
interbellum-says-spot_cargo = Prendi la rendita attuale di un tuo pozzo, anche se ha già reso in questo round; la sua resa non si consuma.
interbellum-says-seismograph = Cerca gas con esattamente 4 cubetti gratis.
interbellum-says-wildcat_lease = Compra un pozzo libero per { MONEY(3) }.
interbellum-says-cable_from_london = Guarda le prime due carte di una pila eventi, rimettile nell’ordine che vuoi, poi pesca 1 carta azione.
interbellum-says-overtime = Riprendi questo dirigente e ricevi un dirigente di riserva per il resto del round. Elimina questa carta dal gioco.
interbellum-says-hague_arbitration = Scegli una potenza in cui hai esattamente la stessa influenza del rivale che ne ha la bandiera: prendi la bandiera.

interbellum-title-A1-20s = Mandati
interbellum-title-A1-30s = Mandati
interbellum-title-A2-20s = Cavalieri dell’Ikhwan
interbellum-title-A2-30s = Cavalieri dell’Ikhwan
interbellum-title-A3-20s = Bandiera rossa sul Caspio
interbellum-title-A3-30s = Bandiera rossa sul Caspio
interbellum-title-A4-20s = Il colonnello cosacco
interbellum-title-A4-30s = Il colonnello cosacco
interbellum-title-A5-20s = Patto nazionale
interbellum-title-A5-30s = Patto nazionale
interbellum-title-A6-20s = Corsa alle terre
interbellum-title-A6-30s = Corsa alle terre
interbellum-title-A7-20s = Commissione di confine
interbellum-title-A7-30s = Commissione di confine
interbellum-title-A8-20s = Rivolta nelle province
interbellum-title-A8-30s = Rivolta nelle province
interbellum-title-B1-20s = Era dell’automobile
interbellum-title-B1-30s = Sovrapproduzione
interbellum-title-B2-20s = Canoni di concessione
interbellum-title-B2-30s = Canoni di concessione
interbellum-title-B3-20s = Nave da ricerca
interbellum-title-B3-30s = Perforazioni a vuoto
interbellum-title-B4-20s = Ballo alla legazione
interbellum-title-B4-30s = Scandalo
interbellum-title-B5-20s = Faccendieri
interbellum-title-B5-30s = Faccendieri comprati
interbellum-title-B6-20s = Tubi in eccedenza
interbellum-title-B6-30s = Sabotaggio
interbellum-title-B7-20s = Credito facile
interbellum-title-B7-30s = Crollo
interbellum-title-B8-20s = Favoriti di corte
interbellum-title-B8-30s = Intrigo di corte
interbellum-title-C1-20s = Tubifici
interbellum-title-C1-30s = Carenza d’acciaio
interbellum-title-C2-20s = Petrolio in rialzo
interbellum-title-C2-30s = Petrolio in ribasso
interbellum-title-C3-20s = Porta aperta
interbellum-title-C3-30s = Nazionalismo
interbellum-title-C4-20s = Caspio calmo
interbellum-title-C4-30s = Tempeste sul Caspio
interbellum-title-C5-20s = Lobbisti
interbellum-title-C5-30s = Lobbisti all’estero
interbellum-title-C6-20s = Tregua
interbellum-title-C6-30s = Tregua
interbellum-title-C7-20s = Diritto di passaggio
interbellum-title-C7-30s = Confine chiuso
interbellum-title-C8-20s = Asta di concessioni
interbellum-title-C8-30s = Asta di concessioni

interbellum-text-A1-20s = La Gran Bretagna si espande. Poi tira: quella potenza si espande.
interbellum-text-A1-30s = La Gran Bretagna si ritira. Poi tira: quella potenza si espande.
interbellum-text-A2-20s = L’Arabia Saudita si espande, poi si espande di nuovo.
interbellum-text-A2-30s = L’Arabia Saudita si espande. Poi tira: quella potenza si ritira.
interbellum-text-A3-20s = L’Unione Sovietica si espande. Poi la Persia si ritira.
interbellum-text-A3-30s = L’Unione Sovietica si ritira. Poi la Turchia si espande.
interbellum-text-A4-20s = La Persia si espande, poi si espande di nuovo.
interbellum-text-A4-30s = La Persia si espande. Poi la Gran Bretagna si ritira.
interbellum-text-A5-20s = La Turchia si espande, poi si espande di nuovo.
interbellum-text-A5-30s = La Turchia si espande. Poi tira: quella potenza si ritira.
interbellum-text-A6-20s = Tira: quella potenza si espande. Tira di nuovo: quell’altra potenza si espande.
interbellum-text-A6-30s = Tira: quella potenza si espande. Tira di nuovo: quell’altra potenza si espande.
interbellum-text-A7-20s = Tira: quella potenza si espande. Tira: una seconda potenza si espande. Tira: una terza potenza si ritira.
interbellum-text-A7-30s = Tira: quella potenza si ritira. Tira di nuovo: quell’altra potenza si ritira.
interbellum-text-A8-20s = La potenza con più armate fuori dalla base nazionale si ritira. Poi tira: quella potenza si espande.
interbellum-text-A8-30s = La potenza con più armate fuori dalla base nazionale si ritira due volte.
interbellum-text-B1-20s = Ogni giocatore riceve { MONEY(1) } per ogni suo pozzo.
interbellum-text-B1-30s = Ogni giocatore paga { MONEY(1) } per ogni suo pozzo collegato, fin dove può.
interbellum-text-B2-20s = Ogni giocatore riceve { MONEY(2) } per ogni bandiera che ha.
interbellum-text-B2-30s = Per ogni bandiera il detentore paga { MONEY(1) } o perde 1 influenza in quella potenza.
interbellum-text-B3-20s = In ordine di turno ogni giocatore fa una ricerca di gas gratis con 2 cubetti.
interbellum-text-B3-30s = Metti nel sacchetto del gas 1 cubetto bianco per giocatore dalla scatola.
interbellum-text-B4-20s = In ordine di turno ogni giocatore ottiene 1 influenza in una potenza a sua scelta.
interbellum-text-B4-30s = In ordine di turno ogni giocatore perde 1 influenza nella potenza in cui ne ha di più (a sua scelta in caso di parità).
interbellum-text-B5-20s = In ordine di turno ogni giocatore pesca 1 carta azione.
interbellum-text-B5-30s = In ordine di turno ogni giocatore scarta 1 carta azione o paga { MONEY(2) }.
interbellum-text-B6-20s = In ordine di turno ogni giocatore può posare 1 tratto dove vuole per { MONEY(2) }.
interbellum-text-B6-30s = Ogni giocatore con più pezzi sulla mappa (tutti, in caso di parità) toglie un pezzo che non fa parte di una linea completata, o paga { MONEY(2) }.
interbellum-text-B7-20s = Ogni giocatore con meno di { MONEY(3) } riceve { MONEY(3) }; ogni altro giocatore riceve { MONEY(1) }.
interbellum-text-B7-30s = Ogni giocatore perde { MONEY(1) } ogni { MONEY(4) } interi che ha.
interbellum-text-B8-20s = Tira: ogni giocatore con influenza in quella potenza riceve { MONEY(2) }.
interbellum-text-B8-30s = Tira: ogni giocatore con influenza in quella potenza vi perde 1 influenza.
interbellum-text-C1-20s = Il prezzo base di un tratto di oleodotto è { MONEY(3) }.
interbellum-text-C1-30s = Il prezzo base di un tratto di oleodotto è { MONEY(5) }.
interbellum-text-C2-20s = Ogni rendita presa da un pozzo è più alta di { MONEY(1) }.
interbellum-text-C2-30s = Ogni rendita presa da un pozzo è più bassa di { MONEY(1) }.
interbellum-text-C3-20s = Ogni cubetto influenza comprato costa { MONEY(2) }.
interbellum-text-C3-30s = Ogni cubetto influenza comprato costa { MONEY(4) }; non ci sono gradini convenienti.
interbellum-text-C4-20s = Ogni azione di ricerca di gas pesca 1 cubetto extra gratis.
interbellum-text-C4-30s = Un’azione di ricerca di gas può pagare al massimo 3 cubetti.
interbellum-text-C5-20s = Al mazzo delle carte azione non si paga la tariffa.
interbellum-text-C5-30s = La tariffa al mazzo delle carte azione è { MONEY(2) } per dirigente presente.
interbellum-text-C6-20s = Nessuna armata può essere espansa, mossa o rimandata in patria da un’azione, una carta azione o un bonus del gas.
interbellum-text-C6-30s = Nessuna armata può essere espansa, mossa o rimandata in patria da un’azione, una carta azione o un bonus del gas.
interbellum-text-C7-20s = Tira: chi ha influenza in quella potenza ha +1 tratto extra nei suoi territori.
interbellum-text-C7-30s = Tira: nei territori e nelle zone nazionali di quella potenza non si può posare nessun tratto.
interbellum-text-C8-20s = Un nuovo pozzo costa { MONEY(5) }.
interbellum-text-C8-30s = Un nuovo pozzo costa { MONEY(9) }.

interbellum-work-lay_pipeline = posare un oleodotto
interbellum-work-search_gas = cercare gas
interbellum-work-take_income = incassare la rendita
interbellum-work-buy_influence = comprare influenza
interbellum-work-draw_cards = pescare carte azione
interbellum-work-play_card = giocare una carta azione
interbellum-work-buy_well = comprare un pozzo
interbellum-work-move_army = muovere un’armata
interbellum-work-pass = passare

interbellum-kind-expand = espandersi
interbellum-kind-withdraw = ritirarsi

interbellum-score-pipelines = Oleodotti
interbellum-score-ports = Porti
# Same as in English.
interbellum-score-gas = Gas
interbellum-score-influence = Influenza
interbellum-score-flags = Bandiere
interbellum-score-armies = Armate fuori

interbellum-effect = { $sign }{ MONEY($money) }

## Che cosa è successo

interbellum-event-start-player = Primo giocatore: { $who }.
interbellum-event-company = { $who } guida la compagnia { $company }.
interbellum-event-drafted = { $who } prende il pozzo { $well }.
interbellum-event-bonus = { $who } riceve { MONEY($money) } per { $well }.
# Same as in English.
interbellum-event-round = Round { $round }
interbellum-event-gas-income = { $who } riceve { MONEY($money) } per il gas.
interbellum-event-event = { $card } { $title }: { $text }
interbellum-event-rolled = Il dado indica: { $power }.
interbellum-event-rolled-six = Il dado mostra un sei.
interbellum-event-named = { $who } nomina: { $power }.
interbellum-event-voted = { $votes ->
    [one] { $who }: { $votes } voto per { $area }.
   *[other] { $who }: { $votes } voti per { $area }.
}
interbellum-event-nothing-happens = { $why ->
    [none-outside] Nessuna potenza ha un’armata fuori: nessuna si ritira.
    [no-influence] Nessuno ha influenza ({ $power }): la potenza non può { $kind }.
   *[impossible] { $power } non può { $kind }.
}
interbellum-event-expanded = { $power } si espande: { $area }.
interbellum-event-withdrew = { $power } si ritira da: { $area }.
interbellum-event-moved = { $who } muove un’armata ({ $power }): { $origin } → { $area }.
interbellum-event-turn = { $who } non fa nulla.
interbellum-event-works = { $who } manda un dirigente: { $work }.
interbellum-event-laid = { $who } posa { $segment } per { MONEY($money) }.
interbellum-event-removed = { $who } toglie { $segment }.
interbellum-event-staked = { $who } punta { MONEY($money) }.
interbellum-event-drew-gas = { $cubes ->
    [one] { $who } pesca { $cubes } cubetto; neri: { $black }.
   *[other] { $who } pesca { $cubes } cubetti; neri: { $black }.
}
interbellum-event-found-gas = { $who } scopre gas, scoperta numero { $finds }.
interbellum-event-white-cubes = { $cubes ->
    [one] { $cubes } cubetto bianco va nel sacchetto.
   *[other] { $cubes } cubetti bianchi vanno nel sacchetto.
}
interbellum-event-income = { $who } incassa { MONEY($money) } da { $well }.
interbellum-event-bought-well = { $who } compra il pozzo { $well } per { MONEY($money) }.
interbellum-event-bought-influence = { $who } paga { MONEY($money) } per influenza: { $power }.
interbellum-event-gained = { $who } ottiene { $cubes } influenza: { $power }.
interbellum-event-lost = { $who } perde { $cubes } influenza: { $power }.
interbellum-event-flag = { $who } ha ora la bandiera: { $power }.
interbellum-event-flag-back = Nessuno ha più la bandiera: { $power }.
interbellum-event-drew = { $cards ->
    [one] { $who } pesca una carta azione.
   *[other] { $who } pesca { $cards } carte azione.
}
interbellum-event-drew-card = { $who } pesca { $card }.
interbellum-event-reshuffled = { $cards ->
    [one] Si rimescola { $cards } carta azione scartata.
   *[other] Si rimescolano { $cards } carte azione scartate.
}
interbellum-event-played = { $who } gioca { $card }.
interbellum-event-discarded = { $who } scarta { $card }.
interbellum-event-received = { $who } riceve { MONEY($money) }.
interbellum-event-paid = { $who } paga { MONEY($money) }.
interbellum-event-cable = { $who } guarda in cima alla pila { $stack }.
interbellum-event-cable-seen = Lì c’è { $first }, messa lì da qualcuno in precedenza.
interbellum-event-cable-order = In cima c’è { $first }, poi { $second }.
interbellum-event-overtime = { $who } ha ora { $workers } dirigenti.
interbellum-event-scored = La partita è finita.

## Che cosa si può fare

interbellum-action-lay_pipeline = Posa un oleodotto
interbellum-action-search_gas = Cerca gas
interbellum-action-take_income = Incassa la rendita
interbellum-action-buy_influence = Compra influenza
interbellum-action-draw_cards = Pesca carte azione
interbellum-action-play_card = Gioca una carta azione
interbellum-action-buy_well = Compra un pozzo
interbellum-action-move_army = Muovi un’armata
interbellum-action-pass = Passa
interbellum-action-segment = { $segment } ({ $area })
interbellum-action-remove = Togli { $segment } ({ $area })
interbellum-action-to = Verso: { $area }
interbellum-action-army = { $power ->
    [none] L’armata: { $area }
   *[other] L’armata: { $area } ({ $power })
}
interbellum-action-well = { $well }
interbellum-action-stake = Punta { MONEY($money) }
interbellum-action-rival = { $who }
interbellum-action-stack = Pila { $stack }
interbellum-action-buy = Un altro
interbellum-action-discount = Prendi lo sconto
interbellum-action-extra = Posa altri pezzi a prezzo pieno
interbellum-action-keep = Lasciale in quest’ordine
interbellum-action-swap = Scambiale
interbellum-action-decline = Rinuncia
interbellum-action-stop = Basta
interbellum-action-pay = Paga
interbellum-action-lose = Perdi influenza

## A che cosa serve ogni scelta

interbellum-hint-work-lay-pipeline = Posa un pezzo di oleodotto, la via da un pozzo a un porto: 3 punti a pezzo su una linea completata, e il pozzo rende il doppio. Pezzi che non collegano nulla non valgono nulla.
interbellum-hint-work-search-gas = Punta denaro per cubetti dal sacchetto; un cubetto nero è una scoperta. Le scoperte danno rendita e sempre più punti, un fallimento nulla.
interbellum-hint-work-take-income = Incassa la rendita di un tuo pozzo: { MONEY(3) }, se collegato a un porto { MONEY(6) }. Ogni pozzo rende una volta per round.
interbellum-hint-work-buy-influence = Compra influenza in una potenza: punti, tubi più economici nelle sue terre, voti, e la bandiera se ne hai più di tutti. Sparsa dappertutto rende poco.
interbellum-hint-work-draw-cards = Pesca due carte azione. Per giocarne una serve poi un altro dirigente, quindi pesca presto; la tariffa cresce con ogni dirigente lì presente.
interbellum-hint-work-play-card = Gioca una carta della tua mano. Vai presto: ogni dirigente al mazzo rende più caro il prossimo.
interbellum-hint-work-buy-well = Compra un pozzo libero. Rende dal prossimo round in poi e si può collegare: conviene presto, tardi quasi mai.
interbellum-hint-work-move-army = Muovi un’armata di una potenza di cui hai la bandiera in un paese libero accanto. Non costa nulla; dove sta, l’influenza nella sua potenza rende i tubi più economici.
interbellum-hint-work-pass = Non fare nulla con questo dirigente. Solo se tutto il resto ti danneggia.
interbellum-hint-segment = Posa qui il tuo pezzo, per sempre. Meglio se sulla via più breve dal tuo pozzo a un porto; costa meno dove hai influenza nella potenza che tiene il paese.
interbellum-hint-remove = Perdi questo pezzo. Scegline uno che non servirà a nessuna linea.
interbellum-hint-to = L’armata va lì e tiene il paese. Va bene dove posi tubi e hai influenza nella sua potenza, o dove intralcia un rivale.
interbellum-hint-army = Scegli questa armata. Ogni armata fuori vale 2 punti per chi ha la bandiera della sua potenza.
interbellum-hint-well = Questo pozzo. Guarda il suo bonus, la via verso un porto e chi altro posa tubi lì.
interbellum-hint-power = Questa potenza. Chi ha più influenza ha la bandiera: punti per essa e per ogni sua armata fuori; sceglila se le sue terre sono dove vuoi costruire.
interbellum-hint-stake = Un cubetto per ogni dollaro, più quelli gratis. Più cubetti danno più probabilità, ma una scoperta è una sola, per quanti siano i neri.
interbellum-hint-card = Giocala quando ti serve di più; alla fine le carte non valgono nulla.
interbellum-hint-rival = Questo rivale perde l’influenza. Scegli quello di cui vuoi la bandiera.
interbellum-hint-stack = Guarda i prossimi eventi di questa pila. A: potenze, B: affari, C: la regola di un intero round.
interbellum-hint-buy = Un altro cubetto in questa potenza. È giusto se prende la bandiera o raggiunge il prossimo gradino del tracciato.
interbellum-hint-discount = Paga meno per questo pezzo, e l’azione finisce.
interbellum-hint-extra = Paga il prezzo pieno e continua a posare in terre della stessa potenza. È giusto se hai denaro per più pezzi.
interbellum-hint-keep = Il primo evento resta in cima ed esce per primo.
interbellum-hint-swap = Esce per primo il secondo evento. È giusto se il primo ti danneggia.
interbellum-hint-decline = Non usarlo. Non ritorna.
interbellum-hint-stop = Chiudi qui l’azione e tieni il denaro.
interbellum-hint-pay = Paga e tieni ciò che hai.
interbellum-hint-lose = Tieni il denaro e perdi lì influenza, forse anche la bandiera.

## Perché c’era una sola scelta

interbellum-only-well = Ora non si può usare nessun altro pozzo proprio.
interbellum-only-power = Non si può scegliere nessun’altra potenza.
interbellum-only-to = Nessun altro paese accanto è libero.
interbellum-only-army = Nessun’altra armata può muoversi.
interbellum-only-rival = Nessun altro rivale ha influenza lì.
interbellum-only-lose = Per pagare manca il denaro.
interbellum-only-segment = Nessun altro tratto è aperto e si può pagare.
interbellum-only-stake = Il denaro basta per una sola puntata.
interbellum-only-card = Non si può giocare nessun’altra carta della mano.
interbellum-only-pay = Non c’è nessuna carta da scartare.

## Che cosa si chiede

interbellum-ask-DraftWell = Quale pozzo prendi?
interbellum-ask-OpeningPower = Un sei! Quale potenza manda la prima armata?
interbellum-ask-OpeningTarget = { $power } manda la prima armata. Dove?
interbellum-ask-PlaceWorker = Che cosa fa il tuo dirigente?
interbellum-ask-LaySegment = Quale tratto posi?
interbellum-ask-ExtraSegment = { $power }: lì puoi posarne ancora { $left }. Quale?
interbellum-ask-PipelineMode = { $segment }: lo sconto, o altri pezzi a prezzo pieno?
interbellum-ask-GasStake = Quanto punti? Cubetti gratis: { $free }.
interbellum-ask-GasBonusPower = La tua scoperta fa agire una potenza. Quale?
interbellum-ask-ExpansionTarget = { $power } si espande. Dove?
interbellum-ask-ProxyTarget = { $power } scaccia un’armata straniera. Dove?
interbellum-ask-ArmyToMove = Quale armata si muove?
interbellum-ask-ArmyToMarch = Marcia forzata: quale armata si muove?
interbellum-ask-ArmyByFind = La tua scoperta ({ $power }): quale armata si muove?
interbellum-ask-ArmyDestination = L’armata lascia { $area }. Dove va?
interbellum-ask-RecallArmy = Quale armata torna in patria?
interbellum-ask-IncomeWell = Quale pozzo rende?
interbellum-ask-SpotCargo = Quale pozzo rende?
interbellum-ask-InfluencePower = In quale potenza compri influenza?
interbellum-ask-InfluenceMore = { $power }: un altro per { MONEY($price) }?
interbellum-ask-ChooseCard = Quale carta giochi?
interbellum-ask-GunboatPower = { $card }: quale potenza si espande?
interbellum-ask-ProxyPower = { $card }: quale potenza scaccia un’armata straniera?
interbellum-ask-BaksheeshPower = { $card }: in quale potenza ottieni influenza?
interbellum-ask-DoubleAgentPower = { $card }: in quale potenza un rivale perde influenza a tuo favore?
interbellum-ask-HaguePower = { $card }: quale bandiera prendi?
interbellum-ask-CardRival = { $power }: quale rivale perde influenza?
interbellum-ask-NightTrainSegment = { $card }: quale tratto posi?
interbellum-ask-HandshakeSegment = { $card }: quale tratto posi?
interbellum-ask-WildcatLease = Quale pozzo compri?
interbellum-ask-BuyWell = Quale pozzo compri?
interbellum-ask-CableStack = Quale pila guardi?
interbellum-ask-CableOrder = Vedi { $first } sopra { $second }. In quale ordine le rimetti?
interbellum-ask-GainPower = In quale potenza ottieni influenza?
interbellum-ask-GainByEvent = In quale potenza ottieni influenza?
interbellum-ask-LosePower = In quale potenza perdi influenza?
interbellum-ask-Vote = { $power } sta per { $kind }. Qual è il tuo voto segreto?
interbellum-ask-OpenVote = { $power } sta per { $kind }. Qual è il tuo voto?
interbellum-ask-BreakTie = { $power } sta per { $kind }; il voto è in parità. Che cosa decidi?
interbellum-ask-DecideForPower = { $power } sta per { $kind }. Decidi tu.
interbellum-ask-NamePower = Un sei! Quale potenza nomini?
interbellum-ask-ChooseMostArmies = Quale delle potenze con più armate si ritira?
interbellum-ask-PayForFlag = { $power }: paghi { MONEY($pay) } o vi perdi influenza?
interbellum-ask-DiscardOrPay = Quale carta scarti, o paghi { MONEY($pay) }?
interbellum-ask-SurplusSegment = Tubi in eccedenza: posi un tratto per { MONEY($price) }?
interbellum-ask-RemoveOrPay = Sabotaggio: quale pezzo perdi, o paghi { MONEY($pay) }?

## Il tavolo

# Same as in English.
interbellum-table-title = Interbellum
interbellum-table-over = la partita è finita
interbellum-table-round = round { $round } di { $rounds }, { $decade }
interbellum-table-start = primo giocatore { $who }
interbellum-table-bag = sacchetto: { $white } bianchi, { $black } neri
interbellum-table-power = Potenza
interbellum-table-outside = Armate
interbellum-table-flag = Bandiera
interbellum-table-extra_power = Un tratto in più: { $power }
interbellum-table-closed_power = Chiuso: { $power }
interbellum-table-well = Pozzo
interbellum-table-owner = Proprietario
interbellum-table-income = Rendita
interbellum-table-armies = Armate fuori
interbellum-table-player = Giocatore
interbellum-table-money = Denaro
interbellum-table-workers = Dirigenti
# Same as in English.
interbellum-table-finds = Gas
interbellum-table-pieces = Tubi
interbellum-table-cards = Carte
interbellum-table-score = Punti
interbellum-table-lines = I tuoi pezzi: { $lines }

## Opzioni

interbellum-option-edition = Quale edizione si gioca
interbellum-option-first_player = Chi comincia
interbellum-option-opening_army = Un’armata è fuori all’inizio
interbellum-option-vote_mode = Come si vota
interbellum-option-no_influence_event = Chi decide per una potenza senza influenza
interbellum-option-dice_exclude = Quali potenze un dado non può indicare
interbellum-option-flag_overtaken_tie = Dove va una bandiera se più rivali sono in testa
interbellum-option-pipeline_benefit = Sconto e pezzi extra insieme, o a scelta
interbellum-option-home_counts_as_controlled = Le zone nazionali danno sconti e pezzi extra
interbellum-option-price_floor = Il prezzo minimo di un pezzo
interbellum-option-cheap_influence = Dove l’influenza costa meno
interbellum-option-deck_fee_counts = Quali dirigenti alzano la tariffa al mazzo
interbellum-option-draw_gas_alone = I cubetti gratis si possono pescare senza puntata
interbellum-option-gas_boats = Quanti possono cercare gas in un round
interbellum-option-truce_blocks_gas_bonus = Una tregua blocca il bonus della quinta scoperta
interbellum-option-bought_well_bonus = Un pozzo comprato dà il suo bonus
interbellum-option-well_pass_through = Le linee possono passare per altri pozzi
interbellum-option-shared_segments = Quante volte conta un pezzo condiviso
interbellum-option-port_bonus = Quante volte un porto conta per un giocatore
interbellum-option-pass_allowed = Quando si può passare

## La plancia nel browser

interbellum-board-label = Il tavolo di Interbellum
interbellum-board-map = Mappa
interbellum-board-map-keys = Mappa: spostala con le frecce, ingrandiscila con più e meno, 0 la mostra tutta
interbellum-board-nearer = Ingrandisci
interbellum-board-farther = Riduci
interbellum-board-whole = Mostra tutta la mappa
interbellum-board-parts = Parti della plancia
interbellum-board-jump-events = Eventi
interbellum-board-jump-map = Mappa
interbellum-board-jump-works = Azioni
interbellum-board-jump-powers = Potenze
interbellum-board-jump-me = Io
interbellum-board-jump-others = Altri
interbellum-board-events = Eventi del round
interbellum-board-works = Azioni di un dirigente
interbellum-board-powers = Potenze e influenza
interbellum-board-me = La mia compagnia
interbellum-board-others = Le altre compagnie
interbellum-board-hand = Le mie carte azione
interbellum-board-setup = preparazione
# Same as in English.
interbellum-board-when = round { $round }/{ $rounds }
interbellum-board-lay = Posa per { MONEY($money) }
interbellum-board-turn = Turno
interbellum-board-round = Round { $round } di { $rounds }
interbellum-board-decade-20s = anni ’20
interbellum-board-decade-30s = anni ’30
interbellum-board-money = { MONEY($money) }
interbellum-board-points = { $sign }{ $points } pt
interbellum-board-pts = pt
interbellum-board-price = Costa { MONEY($price) }.
interbellum-board-from = da { MONEY($money) }
interbellum-board-gain = fino a { MONEY($money) }
interbellum-board-a-cube = { MONEY($money) } a cubetto
interbellum-board-truce = tregua
interbellum-board-workers-left = ancora { $workers }
interbellum-board-work-lay_pipeline = Oleodotto
# Same as in English.
interbellum-board-work-search_gas = Gas
interbellum-board-work-take_income = Rendita
interbellum-board-work-buy_influence = Influenza
interbellum-board-work-draw_cards = Pesca
interbellum-board-work-play_card = Gioca
interbellum-board-work-buy_well = Pozzo
interbellum-board-work-move_army = Armata
interbellum-board-work-pass = Passa
interbellum-board-stack-A = Potenze
interbellum-board-stack-B = Affari
interbellum-board-stack-C = Intero round
interbellum-board-left = Ancora { $cards }: { $titles }
interbellum-board-known = Sai che cosa arriva: { $cards }
interbellum-board-looked = { $who } sa che cosa arriva.
interbellum-board-chance = { $percent }% neri
interbellum-board-deck = { $deck ->
    [one] { $deck } carta azione nel mazzo, { $discards } negli scarti.
   *[other] { $deck } carte azione nel mazzo, { $discards } negli scarti.
}
interbellum-board-fee = tariffa { MONEY($money) }
interbellum-board-no-flag = Nessuno ha la bandiera.
interbellum-board-flag = { $who } ha la bandiera.
interbellum-board-armies = Armate: { $home } in patria, { $outside } fuori
interbellum-board-next = +1: { MONEY($money) }
interbellum-board-next-cube = La tua prossima influenza costa { MONEY($money) }.
interbellum-board-influence = { $who } { $cubes }
interbellum-board-brings = La tua influenza dà: punti { $points }, { MONEY($money) } in meno a pezzo, pezzi in più per azione { $pieces }.
interbellum-board-workers = Dirigenti da mandare: { $workers }
interbellum-board-supply = Restano: { $pieces } pezzi, { $derricks } derrick, { $cubes } cubetti
interbellum-board-cards = Carte azione: { $cards }
interbellum-board-no-cards = Nessuna carta azione
interbellum-board-awaited = deve scegliere
interbellum-board-start = Primo giocatore
interbellum-board-gas = { $points ->
    [one] Scoperte di gas: { $finds }. Rendita { MONEY($money) } a round, { $points } punto.
   *[other] Scoperte di gas: { $finds }. Rendita { MONEY($money) } a round, { $points } punti.
}
interbellum-board-area-free = { $area }: non la tiene nessuno.
interbellum-board-area-held = { $area }: la tiene un’armata ({ $power }).
interbellum-board-area-home = { $armies ->
    [one] { $area }: patria ({ $power }), { $armies } armata in patria.
   *[other] { $area }: patria ({ $power }), { $armies } armate in patria.
}
interbellum-board-port = Porto { $port }: { $points } punti per ogni linea che finisce qui.
interbellum-board-well = { $well }: { $area }.
interbellum-board-well-free = Libero.
interbellum-board-well-owner = Proprietario { $who }, rendita { MONEY($money) }.
interbellum-board-linked = Collegato a un porto.
interbellum-board-unlinked = Non collegato a un porto.
interbellum-board-yielded = Ha già reso in questo round.
interbellum-board-acquired = Comprato in questo round: rende dal prossimo in poi.
# Same as in English.
interbellum-board-bonus = Bonus: { $bonus }.
interbellum-board-bonus-money = { MONEY($money) }
interbellum-board-bonus-cards = { $cards ->
    [one] { $cards } carta azione
   *[other] { $cards } carte azione
}
interbellum-board-bonus-gas = un cubetto in più in ogni ricerca di gas
interbellum-board-bonus-production = { MONEY(1) } di rendita in più
interbellum-board-bonus-influence = { $cubes } influenza ({ $power })
interbellum-board-boat = { $who } cerca gas nel Caspio.
interbellum-board-route = { $pieces ->
    [one] Linea ({ $who }): { $well } → { $port }, { $pieces } pezzo.
   *[other] Linea ({ $who }): { $well } → { $port }, { $pieces } pezzi.
}
interbellum-board-aim = Indica un tratto per vedere a che cosa serve.
interbellum-board-aim-tap = Tocca un tratto per vedere a che cosa serve.
interbellum-board-full = qui nessuno sconto
interbellum-board-discount = { MONEY($base) } − { MONEY($money) } di sconto: { $power }
interbellum-board-now = { $points ->
    [one] Dà subito { $points } punto.
   *[other] Dà subito { $points } punti.
}
interbellum-board-spoils = { $points ->
    [one] Ti costa { $points } punto: la linea si accorcia.
   *[other] Ti costa { $points } punti: la linea si accorcia.
}
interbellum-board-line = { $well } → { $port }: con questo { $laid } di { $pieces }.
interbellum-board-line-worth = { $points ->
    [one] Completata: +{ $points } punto.
   *[other] Completata: +{ $points } punti.
}
interbellum-board-line-rest = { $pieces ->
    [one] Ne manca { $pieces }, oggi per { MONEY($money) }.
   *[other] Ne mancano { $pieces }, oggi per { MONEY($money) }.
}
interbellum-board-line-done = Così completi { $well } → { $port }.
interbellum-board-no-line = Su nessuna via breve dai tuoi pozzi a un porto.
interbellum-board-stakes = La puntata, e la probabilità di scoprire gas. Cubetti gratis: { $free }
interbellum-board-stake = Punta { MONEY($money) }: { $percent }% di probabilità di scoprire gas
interbellum-board-will-expand = { $power } si espande
interbellum-board-will-withdraw = { $power } si ritira
interbellum-board-secret = Voti segreti, mostrati quando ci sono tutti.
interbellum-board-open = Voti palesi, in ordine di turno.
interbellum-board-tie = Parità: decide chi ha la bandiera.
interbellum-board-alone = Solo { $who } ha influenza e decide.
interbellum-board-nobody = Nessuno ha influenza: { $who } decide come primo giocatore.
interbellum-board-votes = Voti: { $votes }
interbellum-board-casting = ha il voto decisivo
interbellum-board-sealed = ha votato
interbellum-board-voting = sta scegliendo
interbellum-board-sea-black = Mar Nero
interbellum-board-sea-mediterranean = Mediterraneo
interbellum-board-sea-caspian = Mar Caspio
interbellum-board-sea-gulf = Golfo Persico
interbellum-board-sea-red = Mar Rosso
# Same as in English.
interbellum-board-short-TER = Terek
# Same as in English.
interbellum-board-short-GEO = Georgia
# Same as in English.
interbellum-board-short-ARM = Armenia
interbellum-board-short-BAK = Azerbaigian
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
interbellum-board-short-PON = Ponto
# Same as in English.
interbellum-board-short-DIY = Diyarbekir
# Same as in English.
interbellum-board-short-CIL = Cilicia
# Same as in English.
interbellum-board-short-MOS = Mosul
# Same as in English.
interbellum-board-short-KIR = Kirkuk
# Same as in English.
interbellum-board-short-BAG = Baghdad
interbellum-board-short-BAS = Bassora
# Same as in English.
interbellum-board-short-ALE = Aleppo
interbellum-board-short-DEZ = Deserto siriano
interbellum-board-short-DAM = Damasco
interbellum-board-short-PAL = Palestina
interbellum-board-short-TRJ = Transgiordania
interbellum-board-short-HEJ = Hegiaz
interbellum-board-short-SHA = Gebel Shammar
# Same as in English.
interbellum-board-short-KUW = Kuwait
# Same as in English.
interbellum-board-short-HAS = Al-Hasa
interbellum-board-short-BHQ = Bahrein
interbellum-board-short-EGY = Egitto
interbellum-board-short-TRU = Oman d. Tregua
interbellum-board-short-RUS = Russia del Sud
# Same as in English.
interbellum-board-short-TKM = Transcaspia
# Same as in English.
interbellum-board-short-CPE = Persia
# Same as in English.
interbellum-board-short-ANA = Anatolia
interbellum-board-short-NEJ = Neged

interbellum-page-to-move = ▶ { $who }
interbellum-page-score = { $points } ({ $items })
interbellum-page-players = Giocatori
interbellum-page-powers = Potenze
interbellum-page-wells = Pozzi
interbellum-page-pieces = Pezzi sulla mappa
interbellum-page-routes = Linee che contano
interbellum-page-company = Compagnia
interbellum-page-home = Armate in patria
interbellum-page-head-stack = Pila
interbellum-page-head-event = Evento
interbellum-page-head-text = Che cosa dice
interbellum-page-head-area = Zona
interbellum-page-head-about = In breve
interbellum-page-head-segment = Tratto
interbellum-page-head-owners = Posato da
interbellum-page-head-port = Porto
interbellum-page-head-card = Carta
interbellum-page-head-count = Copie
interbellum-page-chapter-0 = Che cos’è
interbellum-page-chapter-1 = Materiali
interbellum-page-chapter-2 = Preparazione
interbellum-page-chapter-3 = Svolgimento
interbellum-page-chapter-4 = Influenza, controllo e bandiere
interbellum-page-chapter-5 = Potenze, armate e territori
interbellum-page-chapter-6 = Inizio di un round
interbellum-page-chapter-7 = Turni d’azione
interbellum-page-chapter-8 = Posare un oleodotto
interbellum-page-chapter-9 = Cercare gas
interbellum-page-chapter-10 = Rendita
interbellum-page-chapter-11 = Comprare influenza
interbellum-page-chapter-12 = Carte azione
interbellum-page-chapter-13 = Comprare un pozzo
interbellum-page-chapter-14 = Muovere un’armata
interbellum-page-chapter-15 = Fine di un round
interbellum-page-chapter-16 = Fine della partita e conteggio
interbellum-page-chapter-17 = Varianti ed edizioni
interbellum-page-chapter-18 = Opzioni
# Same as in English.
interbellum-page-value-edition-standard = standard
interbellum-page-value-first_player-random = a sorte
interbellum-page-value-first_player-seat_0 = il primo posto
# Same as in English.
interbellum-page-value-opening_army-off = no
interbellum-page-value-opening_army-on = sì
interbellum-page-value-vote_mode-secret = in segreto, tutti insieme
interbellum-page-value-vote_mode-open_clockwise = apertamente, in ordine di turno
interbellum-page-value-no_influence_event-start_player = il primo giocatore
interbellum-page-value-no_influence_event-skip = nessuno: non succede nulla
interbellum-page-value-dice_exclude-card = quelle che la carta ha colpito
interbellum-page-value-dice_exclude-rolled_only = quelle uscite ai dadi
interbellum-page-value-flag_overtaken_tie-clockwise = al prossimo in senso orario
interbellum-page-value-flag_overtaken_tie-keeps = la tiene il detentore
interbellum-page-value-pipeline_benefit-both = entrambi
interbellum-page-value-pipeline_benefit-either = uno dei due
interbellum-page-value-price_floor-1 = { MONEY(1) }
interbellum-page-value-price_floor-0 = gratis
interbellum-page-value-cheap_influence-track_steps = a tre gradini di ogni tracciato
interbellum-page-value-cheap_influence-game_spots = i primi tre cubetti in ogni potenza
interbellum-page-value-cheap_influence-round_spots = per i primi tre dirigenti a round
interbellum-page-value-cheap_influence-none = in nessun caso
interbellum-page-value-deck_fee_counts-all = quelli di tutti
interbellum-page-value-deck_fee_counts-rivals_only = quelli dei rivali
interbellum-page-value-gas_boats-unlimited = senza limite
interbellum-page-value-gas_boats-one_per_player = tanti quanti i giocatori
interbellum-page-value-shared_segments-once = una volta
interbellum-page-value-shared_segments-per_well = per ogni pozzo
interbellum-page-value-port_bonus-per_well = per ogni pozzo
interbellum-page-value-port_bonus-once_per_port = una volta
interbellum-page-value-pass_allowed-always = sempre
interbellum-page-value-pass_allowed-only_if_stuck = solo se non si può fare altro

## La prima partita guidata

interbellum-guide-welcome = Ti diamo il benvenuto nel Medio Oriente tra le due guerre. Guidi una compagnia petrolifera: pozzi, oleodotti fino al mare, gas, e influenza presso cinque potenze. Si giocano sei round, e vince chi ha più punti; i primi due li giochiamo insieme, con la sorte preparata.
interbellum-guide-powers = La tua compagnia comincia con influenza in alcune potenze. L’Arabia Saudita è la tua più forte: ne hai perfino la bandiera, perché nessuno vi ha più influenza.
interbellum-guide-well = Ognuno sceglie due pozzi. Prendi Dammam ad Al-Hasa: è accanto all’Arabia Saudita, a due pezzi da un porto, e ti dà un altro cubetto influenza lì.
interbellum-guide-well-done = Ora la tua influenza in Arabia Saudita è tre. I pozzi vicini e una potenza amica vanno insieme.
interbellum-guide-well-two = Il tuo secondo pozzo: Burgan in Kuwait, proprio lì accanto. Dà subito { MONEY(1) }.
interbellum-guide-well-two-done = Entrambi i pozzi sono dove possono arrivare le armate saudite.
interbellum-guide-events = Ogni round comincia con tre eventi. Il primo muove le armate: l’Arabia Saudita si espande due volte. Poiché solo tu vi hai influenza, solo tu decidi dove.
interbellum-guide-expand = Manda l’armata ad Al-Hasa. Dove comanda una potenza amica gli oleodotti costano meno, e puoi posarne di più in una volta.
interbellum-guide-expand-done = Al-Hasa ora è saudita, e con essa il tuo pozzo è in buone mani.
interbellum-guide-expand-two = La seconda armata: Gebel Shammar. Ogni armata fuori vale due punti per chi ha la bandiera, e sei tu.
interbellum-guide-expand-two-done = Due armate, alla fine quattro punti per chi ha la bandiera.
interbellum-guide-gain = Il secondo evento è per tutti: un cubetto influenza in una potenza a scelta. Anche altri guardano all’Arabia Saudita, quindi metti al sicuro la tua bandiera. Così anche i tubi costano ancora meno.
interbellum-guide-gain-done = Influenza quattro: { MONEY(2) } in meno a pezzo, e un pezzo extra per azione. Il terzo evento cambia una regola per questo round.
interbellum-guide-workers = Ora le azioni. Ognuno ha quattro dirigenti e ne piazza uno alla volta. Un pozzo senza oleodotto rende { MONEY(3) }, uno che arriva a un porto { MONEY(6) }, e gli oleodotti valgono molti punti.
interbellum-guide-lay = Perciò comincia con un oleodotto.
interbellum-guide-lay-done = Puoi posare qualsiasi tratto della mappa; il prezzo dipende da chi comanda lì.
interbellum-guide-segment = Posa il primo pezzo da Dammam a Qatif. Costa { MONEY(2) } invece di { MONEY(4) }, grazie ai tuoi amici a Riad.
interbellum-guide-segment-done = Un pezzo è posato. Resta per il resto della partita.
interbellum-guide-extra = La tua influenza ti permette di posarne un altro nella stessa azione. Da Qatif al porto di Ras Tanura: così il collegamento è completo.
interbellum-guide-extra-done = Dammam è collegato, con un solo dirigente e { MONEY(4) }. Due pezzi e il porto valgono otto punti.
interbellum-guide-income = Ti serve denaro. Incassa la rendita di un pozzo; ognuno rende una volta per round.
interbellum-guide-income-done = Quale? L’oleodotto fa la differenza.
interbellum-guide-income-well = Dammam è collegato e rende { MONEY(6) }, Burgan solo { MONEY(3) }.
interbellum-guide-income-well-done = Hai { MONEY(8) }. L’oleodotto si è già ripagato.
interbellum-guide-influence = L’influenza dà punti, tubi più economici e una voce negli eventi. Il primo cubetto in una potenza costa meno, quindi mettere un piede in un’altra porta è un buon affare.
interbellum-guide-influence-done = Ora scegli la potenza.
interbellum-guide-soviet = Prendi l’Unione Sovietica, per { MONEY(2) }. I tuoi rivali hanno pozzi al suo confine: con un voto dici la tua quando le sue armate si muovono.
interbellum-guide-soviet-done = Un punto sul tracciato sovietico, e un voto.
interbellum-guide-more = Potresti comprarne ancora subito; il prossimo cubetto costa { MONEY(3) }. Fermati e tieni il denaro per i pozzi.
interbellum-guide-more-done = Restano { MONEY(6) }.
interbellum-guide-army = Il tuo ultimo dirigente di questo round. Chi ha una bandiera può comandare le armate di quella potenza, gratis. I tuoi tubi ad Al-Hasa sono già posati: la sua armata serve di più altrove.
interbellum-guide-army-done = Scegli l’armata, poi dove va.
interbellum-guide-army-which = Prendi quella ad Al-Hasa.
interbellum-guide-army-which-done = Può entrare in un paese vicino senza armata.
interbellum-guide-army-to = Marcia verso il Kuwait, dov’è il tuo secondo pozzo. Lì poserai il prossimo oleodotto a poco prezzo.
interbellum-guide-army-to-done = Il Kuwait è saudita. Questo era il tuo primo round; ora gli altri finiscono il loro.
interbellum-guide-vote = Nuovo round, nuovi eventi. L’Unione Sovietica si espande, e più giocatori vi hanno influenza: ognuno vota in segreto, con tanti voti quanta influenza.
interbellum-guide-vote-gilan = Vota per Gilan, dove non ci sono pozzi. I tuoi rivali preferirebbero vedere l’armata ai loro pozzi di Baku.
interbellum-guide-vote-done = In minoranza: un voto contro molti. In caso di parità decide il detentore della bandiera.
interbellum-guide-income-again = Prima il denaro per i tuoi piani: incassa di nuovo la rendita di Dammam.
interbellum-guide-income-again-done = Un pozzo collegato paga a ogni round.
interbellum-guide-income-six = Di nuovo { MONEY(6) }.
interbellum-guide-income-six-done = { MONEY(12) }: ora puoi permetterti qualcosa.
interbellum-guide-cards = Dall’inizio hai due carte. Giocarne una richiede un dirigente, e { MONEY(1) } per ognuno che è già lì.
interbellum-guide-cards-done = La tariffa è pagata.
interbellum-guide-agent = Doppio agente: un rivale perde un cubetto influenza in una potenza, e tu ne ottieni uno. Sono due gradini al prezzo di uno.
interbellum-guide-agent-done = Dove deve agire?
interbellum-guide-agent-turkey = Turchia: solo un rivale vi ha influenza, un unico cubetto. Prendilo, e con esso arriva la bandiera.
interbellum-guide-agent-turkey-done = Una seconda bandiera: due punti, e altri due per ogni armata turca fuori.
interbellum-guide-gas = Gas nel Caspio: ogni scoperta vale più della precedente, fino a 21 punti, e dà rendita a ogni round. I tuoi rivali sono molto avanti, quindi comincia.
interbellum-guide-gas-done = Ora punti denaro.
interbellum-guide-stake = Ogni dollaro pesca un cubetto dal sacchetto. Ne basta uno nero per una scoperta; averne di più non aiuta. Due è un buon tentativo.
interbellum-guide-stake-done = Una scoperta! { MONEY(1) } a ogni round da adesso in poi, e un punto. Senza, un cubetto bianco avrebbe lasciato il sacchetto.
interbellum-guide-buy = Il tuo ultimo dirigente. Un nuovo pozzo costa { MONEY(7) }, e hai { MONEY(9) }.
interbellum-guide-buy-done = Scegline uno ancora libero.
interbellum-guide-dukhan = Dukhan è vicino agli altri tuoi pozzi, a due pezzi da un porto, e dà subito una carta azione. Rende dal prossimo round in poi.
interbellum-guide-dukhan-done = Tre pozzi. Ora hai preso ogni tipo di decisione di un round.
interbellum-guide-score = Come si conta? Tre punti per ogni pezzo sulla via più breve da un pozzo a un porto, e il bonus del porto. Il gas dà da 1 a 21 punti, l’influenza quelli dei suoi tracciati, e ogni bandiera due, più altri due per ogni sua armata fuori. Il denaro non conta nulla.
interbellum-guide-finish = Si giocano sei round. Dal quarto in poi gli eventi sono quelli degli anni trenta, e più duri: le armate si ritirano, e ciò che hai costruito può costarti.
interbellum-guide-go-on = Ora la partita è tua. Due pezzi attraverso il Kuwait, dove sta l’armata saudita, collegherebbero Burgan; buon divertimento!
## I segni in parole

interbellum-board-legend = Come si leggono le tabelle delle potenze
interbellum-board-legend-marks = La prima riga conta l’influenza, da 0 a { $end } e oltre; i segni stanno all’influenza di ogni compagnia.
interbellum-board-legend-points = I punti che l’influenza vale alla fine, da questa colonna in poi.
interbellum-board-legend-discount = Lo sconto per ogni pezzo di oleodotto nelle terre di questa potenza.
interbellum-board-legend-extra = Quanti pezzi in più puoi posare in un’azione nelle terre di questa potenza.
interbellum-board-legend-next = Quanto costa qui la tua prossima influenza. Gradini convenienti: { $steps }.
interbellum-board-legend-flag = Chi ha più influenza ha la bandiera: 2 punti, e 2 per ogni armata fuori; può muovere queste armate.
interbellum-board-legend-armies = Armate fuori, su tutte quelle che la potenza ha.
interbellum-refusal-guide-hasa = Il tuo pozzo e il tuo primo oleodotto sono ad Al-Hasa: lì l’armata ti vale di più. La lezione continua con: { $action }.
interbellum-refusal-guide-link = Solo questa via porta dal tuo pozzo al porto in una sola azione. La lezione continua con: { $action }.
