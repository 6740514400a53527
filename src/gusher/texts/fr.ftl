### Français. Les messages d’un jeu commencent par son nom ; les autres servent à tous les jeux.

## La langue elle-même, sous son propre nom, et comment elle écrit une somme d’argent

language = Français
money = { $sum } $

## Ce que tout jeu rapporte

event-forced = { $why ->
    [none] { $who } n’a qu’un choix : { $action } ({ $section }).
   *[other] { $who } n’a qu’un choix : { $action } ({ $section }). { $why }
}
event-forced-note = { $why ->
    [none] (Seul choix, { $section }.)
   *[other] (Seul choix, { $section } : { $why })
}
event-answered = Choix fait en secret : { $who }.

## Pourquoi un coup est refusé

refusal-not-offered = « { $action } » n’est pas proposé maintenant ({ $rule }).
refusal-not-your-decision = Ce n’est pas à la place { $seat } de décider maintenant.
refusal-chance-due = Il faut d’abord tirer au sort ; personne ne décide maintenant.
refusal-no-chance-due = Il n’y a rien à tirer maintenant.
refusal-impossible-outcome = « { $outcome } » ne peut pas être tiré maintenant.
refusal-game-over = La partie est terminée.
refusal-guide-other = Pas dans cette leçon : la suite est préparée pour « { $action } ». Quitte la leçon si tu veux jouer librement.
refusal-guide-standing = Dans une leçon, tu enchéris toi-même.
refusal-cannot-take-back = On ne peut pas revenir là-dessus.
refusal-too-dear = Cela coûte { MONEY($price) }, plus que tu n’as.
refusal-no-barrel = Tu as trop peu de barils de ce type en stock.
refusal-too-many = Le maximum possible est { $most }.

## Ce qui ne fait rien : dit à côté de l’option

idle-nothing = ne fait rien : { $why }
idle-so-far = ne fait rien pour l’instant : { $why }
idle-pass = ne change rien pour toi

## Le conseiller, sur la page et dans le terminal

coach-thinking = Le conseiller réfléchit…
coach-chance = gagne { $chance } (± { $error })
coach-for = Pour : { $items }.
coach-against = Contre : { $items }.
coach-alike = En points, aucune différence n’apparaît.
coach-more = { $points } de plus par « { $item } »
coach-less = { $points } de moins par « { $item } »
coach-compared = Les points sont ceux du reste de la partie, par rapport aux autres options citées ici.
coach-tries = { $done ->
    [yes] { $tries } essais chacune.
   *[no] { $tries } essais chacune pour l’instant ; l’estimation s’affine.
}

## Notifications : par courriel, push et webhook, et leurs interrupteurs

notice-mail-end = Tu as activé cela toi-même. Un clic y met fin :
notice-turn = À toi de jouer : { $game }
notice-turn-several = C’est à toi de jouer à { $count } tables
notice-over = La partie est finie : { $game }
notice-over-several = { $count } parties sont finies
notice-invitation = { $who } t’invite : { $game }
notice-invitation-several = On t’invite à { $count } tables
notice-with = Avec { $names }
notice-line = { $game }, avec { $names }
notice-hello = Désormais, Gusher te dit ici ce qui t’attend.
notice-end = Mettre fin à ces notifications ?
notice-end-text = Tu ne recevras plus rien sur « { $kind } » par { $channel }.
notice-end-button = Y mettre fin
notice-end-done = Ces notifications sont terminées
notice-end-done-text = Tu ne recevras plus rien sur « { $kind } » par { $channel }. Tu peux les réactiver à tout moment.
notice-end-wrong = Ce lien ne met fin à rien
notice-end-wrong-text = Il n’est pas complet. Copie-le en entier, ou ouvre tes notifications sur la page.
page-notices = Notifications
page-notices-text = Ce que tu reçois quand quelque chose t’attend. Tout est désactivé jusqu’à ce que tu l’actives.
page-notices-name = Une notification a un destinataire : dis-nous d’abord ton nom.
page-notices-here = Dans ce navigateur, tant qu’une page est ouverte
page-notices-sound = Un son bref
page-notices-popup = La notification du navigateur, quand je regarde autre chose
page-notices-push = Push : même quand aucune page n’est ouverte
page-notices-push-add = Joindre ce navigateur
page-notices-push-remove = Plus dans ce navigateur
page-notices-push-here = Ce navigateur est joint.
page-notices-push-others = { $count ->
    [one] Un navigateur est joint.
   *[other] { $count } navigateurs sont joints.
}
page-notices-push-none = Aucun navigateur n’est encore joint.
page-notices-mail = Par courriel
page-notices-mail-to = À { $address }
page-notices-mail-none = Tu n’as pas donné d’adresse de courriel.
page-notices-webhook = Webhook : un message dans ta messagerie
page-notices-webhook-text = Slack, Discord, Mattermost et Matrix donnent une telle adresse pour l’un de tes salons.
page-notices-webhook-url = Adresse du webhook
page-notices-webhook-save = La garder
page-notices-webhook-remove = La retirer
page-notices-webhook-kept = Nous venons d’y écrire.
page-notices-trouble-private = Désactivé : l’adresse mène dans un réseau privé, où ce serveur n’écrit pas.
page-notices-trouble-failing = Désactivé : cela a échoué trop souvent. Garde l’adresse à nouveau pour réessayer.
page-notices-trouble-redirect = Désactivé : l’adresse mène ailleurs. Indique celle où elle mène.
page-notices-trouble-gone = Désactivé : il n’y a plus personne à cette adresse.
page-notices-trouble-bad-address = Désactivé : rien ne peut être envoyé à cette adresse.
page-notices-kind-turn = À toi de jouer
page-notices-kind-over = Fin de partie
# Same as in English.
page-notices-kind-invitation = Invitation
page-notices-channel-mail = courriel
# Same as in English.
page-notices-channel-push = push
# Same as in English.
page-notices-channel-webhook = webhook
page-notices-wait = Quand c’est à toi de jouer, après deux minutes passées loin de ces pages ; plusieurs tables en une seule notification.
page-notices-insecure = Il faut pour cela une page ouverte en https.
page-notices-install = Sur iPhone et iPad : ajoute d’abord Gusher à l’écran d’accueil, et ouvre-le de là.
page-notices-unsupported = Ce navigateur ne sait pas le faire.
page-notices-denied = Ce navigateur interdit les notifications de ces pages. Tu peux les autoriser dans ses réglages.
page-notices-tone = L’écouter
page-problem-no-such-notice = Cette notification n’existe pas.
page-problem-bad-subscription = Le navigateur a donné des clés avec lesquelles rien ne peut être envoyé.
page-problem-notice-private = Cette adresse est dans un réseau privé ; ce serveur n’y écrit pas.
page-problem-notice-bad-address = Rien ne peut être envoyé à cette adresse. Elle commence par https:// et compte au plus 1000 signes.
page-problem-push-failed = Le navigateur n’a pas pu s’abonner aux messages push.

## Jouer dans le terminal

play-player = Joueur { $number }
# Same as in English.
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
play-question = { $where } : { $question }
play-ask = Ton choix (1 à { $count }, h pour l’aide) : 
play-help =
    1, 2, …  faire ce choix
    3x2      faire deux fois de suite le choix 3 ; ×2 ou plus à côté d’un choix dit combien de fois c’est possible
    ?        la règle qui pose la question, et pourquoi certains choix manquent
    ? 3      la règle du choix 3 ; ? §9.4 n’importe quelle règle
    c        que ferais-tu ? Le conseiller nomme les meilleurs choix et dit pourquoi
    u        reprendre ton dernier choix, si rien de nouveau n’a été vu depuis
    t        revoir toute la table
    m        d’autres choix, s’ils ne tiennent pas à l’écran
    l        ce qui s’est passé à cette manche et à la précédente ; l all : tout
    s        enregistrer maintenant et continuer
    q        quitter ; la partie est enregistrée et peut être reprise
play-more = { $first } à { $last } sur { $count } ; m en montre d’autres.
play-luck = Le hasard de cette partie est fixé. SHA-256 de sa graine : { $commitment }
play-coach-alone = On ne peut consulter le conseiller que si une seule personne joue contre des bots.
play-not-a-choice = « { $typed } » n’est pas un nombre de 1 à { $count } ; h montre ce que tu peux taper.
play-not-a-number-of-choice = Il n’y a pas de choix { $typed } ; ils vont de 1 à { $count }.
play-not-possible = { $action } : { $why } ({ $section })
play-taken-back = Repris : { $action }.
play-undo-nothing = Tu n’as encore rien choisi.
play-undo-other = { $who } a agi depuis ton dernier choix.
play-undo-chance = Il y a eu un tirage depuis ton dernier choix.
play-undo-seen = Ton dernier choix t’a montré quelque chose de caché.
play-saved = Enregistré dans { $file }.
play-continue = Continue avec : gusher play --resume { $file }
play-replay = Revois la partie avec : gusher replay { $file }
play-verify = Vérifie son hasard avec : gusher verify { $file }
play-pass = Passe la main à { $who }, puis appuie sur Entrée.
play-over = La partie est terminée.
play-winner = { $count ->
    [one] { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
play-place = Rang
play-player-heading = Joueur
# Same as in English.
play-total = Total
play-log-empty = Il ne s’est encore rien passé.

## Revoir un enregistrement

replay-head = { $title }, { $at } sur { $count } coups et tirages
replay-spectator = vu par le public
replay-open = toutes cartes visibles
replay-seat = vu par { $who }
replay-move = { $who } : { $action }
replay-ask = n suivant, p précédent, un nombre, q quitter : 
replay-no-such = « { $typed } » n’est ni n, ni p, ni q, ni un nombre de 0 à { $count }.
replay-at-start = C’est le début.
replay-at-end = C’est la fin.

## Une analyse

review-head = { $title } : les choix ({ $who }), { $iterations } itérations chacun
# Same as in English.
review-moment = Moment
# Same as in English.
review-chance = Chance
review-played = Joué
review-best = Le meilleur coup trouvé
review-difference = Points de %
review-won = { $who } a gagné la partie.
review-shared = { $who } a partagé la victoire.
review-lost = { $who } n’a pas gagné la partie.
review-no-mistakes = Aucun choix n’est clairement une erreur.
review-mistakes = Les plus grosses erreurs :
review-mistake = { $number }. Joué : { $played }. Le programme aurait joué : { $best }. { $chance } % contre { $best_chance } %.
review-interrupted = Interrompu : voilà ce qui est fait. La même commande reprend à partir d’ici.

## Vérifier le hasard d’un enregistrement

verify-fair = { $count ->
    [0] la graine correspond ; rien n’a été tiré
    [one] la graine correspond, et l’unique tirage redonne le même résultat
   *[other] la graine correspond, et les { $count } tirages redonnent tous le même résultat
}. Engagement, à comparer avec celui affiché à la table : { $commitment }
verify-commitment = FAUX : la graine ne correspond pas à l’engagement { $commitment }
verify-draw = FAUX : d’après la graine, le tirage { $draw }, à la ligne { $line }, était « { $expected } », mais l’enregistrement dit « { $recorded } »
verify-before = vérification impossible : rien n’y dit d’où vient son hasard. Il date d’un temps où le hasard n’était pas encore fixé d’avance, ou ne vient pas d’une table.
verify-sealed = vérification encore impossible : la partie n’était pas finie quand l’enregistrement a été écrit, et la graine n’est révélée qu’à la fin.
verify-malformed = vérification impossible : ce qu’il dit de son hasard est incomplet ou mal formé.

## Le livret de règles tel que le lisent les joueurs : degré de certitude, une option par son nom, une option avec sa valeur

rules-sure-stated = énoncé
rules-sure-published = publié
rules-sure-inferred = déduit
rules-sure-reconstructed = reconstitué
rules-quoted = « { $words } »
rules-set = { $option } : { $value }

## Listes des jeux

games-seats = Places
games-version = Version des règles
# Same as in English.
games-actions = Actions
# Same as in English.
games-option = Option
games-values = Valeurs
games-default = Par défaut
games-meaning = Sens

## Contrôler un jeu

check-playing = { $game } : { $games } parties…
# Same as in English.
check-held = ✓ { $law }
check-not-tried = – { $law } : pas essayé
check-broken = ✗ { $law } : { $what } ({ $where })
# Same as in English.
check-where = { $rule }, { $case }
check-result = { $broken ->
    [0] { $game } respecte les { $laws } lois, sur { $games } parties au hasard.
    [one] { $game } enfreint { $broken } loi sur { $laws }.
   *[other] { $game } enfreint { $broken } lois sur { $laws }.
}
check-law-a-game-can-be-played-to-its-end = Une partie peut être jouée jusqu’au bout
check-law-tables-are-numbered-and-read-back = Actions et résultats ont chacun un numéro et une notation
check-law-options-allow-their-defaults-and-editions = Les options admettent leurs valeurs par défaut et leurs éditions
check-law-every-rule-is-listed = Chaque règle est répertoriée
check-law-every-rule-says-its-section-and-is-made-from-its-fields = Chaque règle indique son § et se construit à partir de ses champs
check-law-options-are-a-choice-or-private-and-in-table-order = Ce qu’on demande est un vrai choix, et les options suivent l’ordre du tableau
check-law-chance-lists-what-can-happen = Le hasard énumère ce qui peut arriver
check-law-chance-draws-what-it-lists-as-often-as-it-weighs = Le hasard tire ce qu’il énumère aussi souvent que le veulent ses poids
check-law-the-end-is-scored = La fin est décomptée
check-law-goods-are-conserved = Les biens circulent, aucun n’est créé
check-law-a-clone-is-equal-and-independent = Une copie est égale et indépendante
check-law-every-slot-is-copied = Chaque champ est copié
check-law-a-state-survives-json = Une position peut être écrite et relue sans perte
check-law-the-record-replays = Un enregistrement mène à la même position
check-law-an-illegal-play-changes-nothing = Ce qui est refusé ne change rien
check-law-what-is-said-to-do-nothing-does-nothing = Ce qui est annoncé sans effet est bien sans effet
check-law-what-is-not-said-to-do-nothing-changes-something = Ce qui n’est pas annoncé sans effet change quelque chose
check-law-what-is-carried-out-later-brings-nothing-yet = Ce qui est exécuté plus tard ne rapporte encore rien
check-law-together-means-in-any-order = À ce qu’on demande ensemble, on peut répondre dans n’importe quel ordre
check-law-a-sealed-answer-is-hidden = Une réponse secrète reste cachée
check-law-a-determinized-state-looks-the-same = Une position devinée se présente de la même façon
check-law-a-determinized-state-offers-the-same = Une position devinée offre les mêmes choix
check-law-nothing-hidden-steers-what-is-drawn = Rien de caché n’oriente ce qui est deviné
check-law-a-view-is-plain-json = Une vue est du JSON ordinaire
check-law-what-a-viewer-cannot-know-never-shows = Ce que quelqu’un ne peut pas savoir n’apparaît jamais
check-law-events-change-nothing = Écouter ne change rien
check-law-frames-are-frozen-and-known = Les règles en cours sont figées et connues
check-law-what-may-be-taken-back-has-shown-nothing = Ce qui peut être repris n’a rien montré
check-law-bots-choose-what-is-offered-and-the-same-again = Les bots choisissent ce qui est proposé, et la même chose si on redemande
check-law-a-row-of-numbers-keeps-its-bounds-and-tells-nothing-hidden = Une suite de nombres reste dans ses bornes et ne dit rien de caché
check-law-features-keep-their-bounds-and-tell-nothing-hidden = Ce que regardent les joueurs qui ont appris reste dans ses bornes et ne dit rien de caché
check-law-all-that-happens-can-be-said-in-every-language = Tout ce qui arrive peut se dire dans chaque langue
check-law-a-guide-leads-to-its-end-and-has-its-words = Une leçon mène à sa fin et a ses mots dans chaque langue
check-law-every-language-has-the-same-messages = Toutes les langues ont les mêmes messages

## Le rapport : cadre

report-title = { $game } : ce que disent { $games } parties
report-about = { $seats } places, jouées par { $bots }.
report-about-compared = { $seats } places, { $groups } séries de parties côte à côte.
report-unfinished = { $count ->
    [one] { $count } partie, trop longue, est abandonnée et ne compte pas.
   *[other] { $count } parties, trop longues, sont abandonnées et ne comptent pas.
}
report-group = { $label } : { $games } parties
report-key-rounds = manches par partie
report-key-winner = { $unit } pour gagner
report-key-margin = { $unit } d’avance sur le suivant
report-key-start = victoires de qui commence
report-fair = équitable
report-numbers = Les chiffres
report-base = tel quel
# Same as in English.
report-unit = points
report-seat = Place { $number }
report-all = tous
report-winners = gagnants
report-others = les autres
report-rounds = manches
report-round = manche
report-share = part
report-from = de
report-to = à
report-how = Comment lire ceci
report-how-dots = Un point est ce que ces parties ont montré. Le trait qui le traverse dit jusqu’où le hasard a pu le déplacer : si l’on rejouait, la vraie valeur serait sur un tel trait 95 fois sur 100.
report-how-fair = Une victoire partagée compte en fractions. La part équitable est ce que chacun aurait si rien n’avait d’importance.
report-how-bots = Ce sont des programmes qui ont joué, pas des personnes. Ce qu’ils négligent, le rapport le néglige aussi ; là où ils diffèrent, compare leurs rapports.
report-how-data = Fait par Gusher { $version } à partir de { $games } parties ; règles { $rules }, graine { $seed }. La même commande donne le même rapport.

## Le rapport : qui gagne

report-seats = La place compte-t-elle ?
report-seats-fair = Aucune place ne se distingue : toutes les parts sont aussi proches de { $fair } que le hasard le permet.
report-seats-more = La place { $seat } gagne { $share } des parties ({ $low } à { $high }), plus que la part équitable de { $fair }.
report-seats-less = La place { $seat } gagne { $share } ({ $low } à { $high }), moins que la part équitable de { $fair }.
report-seats-begins = La place { $seat } commence dans toutes les parties.
report-turns = Vaut-il mieux commencer ?
report-turns-fair = Qui commence gagne { $share } ({ $low } à { $high }). C’est aussi proche de la part équitable de { $fair } que le hasard le permet.
report-turns-more = Qui commence gagne { $share } ({ $low } à { $high }), plus que la part équitable de { $fair } : commencer est un avantage.
report-turns-less = Qui commence gagne { $share } ({ $low } à { $high }), moins que la part équitable de { $fair } : commencer est un handicap.
report-turns-best = Gagne le plus souvent : { $place }, { $share } ({ $low } à { $high }).
report-turns-place = { $place ->
    [0] Qui commence
    [1] Deuxième
    [2] Troisième
    [3] Quatrième
   *[other] Cinquième
}
report-bots = Qui joue le mieux ?
report-bots-best = { $bot } gagne { $share } de ses parties ({ $low } à { $high }) ; l’égalité serait à { $fair }.
report-trait = Ce qu’une place reçoit compte-t-il : { $trait } ?
report-traits-fair = Aucun cas ne se distingue : toutes les parts sont aussi proches de { $fair } que le hasard le permet.
report-traits-more = { $name } gagne { $share } ({ $low } à { $high }), plus que la part équitable de { $fair }.
report-traits-less = { $name } gagne { $share } ({ $low } à { $high }), moins que la part équitable de { $fair }.

## Le rapport : points et durée

report-scores = Combien de { $unit } pour gagner ?
report-scores-says = La moitié des gagnants ont { $low } à { $high } { $unit } ; celui du milieu en a { $median }. Parmi les autres joueurs, celui du milieu en a { $others }.
report-scores-margin = Sur l’ensemble des parties, l’avance médiane du gagnant sur le suivant est de { $margin } { $unit }. Dans { $close } des parties, l’écart final ne dépasse pas un vingtième du score du gagnant.
report-sources = D’où viennent les { $unit } ?
report-sources-says = « { $item } » apporte aux gagnants { $share } de leurs { $unit }.
report-sources-both = « { $item } » apporte aux gagnants { $share } de leurs { $unit }, et c’est là qu’ils ont le plus d’avance : { $more } { $unit } de plus que les autres.
report-sources-apart = Ce qui les distingue le plus : { $item }, { $more } { $unit } de plus que les autres.
report-length = Combien dure une partie ?
report-length-says = La moitié des parties durent { $low } à { $high } manches, celle du milieu { $median }. Un joueur fait environ { $decisions } choix.
report-length-same = Chaque partie dure { $rounds } manches. Un joueur fait environ { $decisions } choix.
report-lead = Quand la partie est-elle jouée ?
report-lead-says = Qui mène au début de la manche { $round }, à mi-parcours, finit par gagner { $share } des parties ({ $low } à { $high }).
report-lead-early = Dès le début de la manche { $round }, qui mène gagne une partie sur deux.
report-lead-axis = victoires de qui mène au début d’une manche

## Le rapport : actions et courbes

report-actions = Que font les joueurs, et est-ce payant ?
report-actions-best = « { $kind } » accompagne le plus de victoires : qui le fait plus souvent que les autres à la table gagne { $share } ({ $low } à { $high }).
report-actions-worst = « { $kind } » en accompagne le moins : { $share } ({ $low } à { $high }).
report-actions-none = Aucune action ne se distingue : qui la fait plus souvent gagne à peu près autant que les autres.
report-actions-caution = Cela montre ce qui accompagne la victoire, pas toujours ce qui l’amène.
report-actions-key = Point plein : victoires de ceux qui l’ont fait plus souvent que la moyenne de leur table. Cercle : de ceux qui l’ont fait au moins une fois. À droite, combien de fois un joueur le fait par partie.
report-actions-times = fois par partie
report-actions-taken = l’ont fait
report-actions-wins = leurs victoires
report-actions-more = victoires si plus souvent
report-curves = Prix et réserves, manche par manche
report-curves-key = Les lignes sont des moyennes, les bandes contiennent la moitié centrale des parties. Les deux s’arrêtent quand moins d’un cinquième des parties durent encore.
report-curves-says = { $name } : { $first } à la manche { $from }, { $last } à la manche { $to }.
report-compare = Qu’est-ce qui change ?
report-compare-longer = { $label } : les parties durent { $by } manches de plus ({ $low } à { $high }).
report-compare-shorter = { $label } : les parties durent { $by } manches de moins ({ $low } à { $high }).
report-compare-as-long = { $label } : les parties durent à peu près autant que dans la première série.
report-compare-dearer = Les gagnants ont { $by } { $unit } de plus ({ $low } à { $high }).
report-compare-cheaper = Les gagnants ont { $by } { $unit } de moins ({ $low } à { $high }).
report-compare-as-many = Les gagnants ont à peu près autant de { $unit }.
report-compare-table = Séries de parties
report-compare-games = parties
report-compare-length = manches, moyenne
report-compare-winner = { $unit } du gagnant, moyenne
report-compare-margin = avance sur le suivant, moyenne
report-compare-start = victoires de qui commence

## A training run

training-title = Comment { $game } a été appris, en { $games } parties
training-about = { $generations } générations sur { $of }, de { $games } parties chacune, avec la graine { $seed }. Pendant les { $warm } premières, greedy montre comment faire.
training-strength = Parties gagnées, un joueur contre autant qu’il y a d’autres places
training-strength-says = Contre greedy, et contre la génération admise auparavant. Une génération est admise si elle bat celle-ci.
training-generation = génération
training-last = la précédente
training-passed = admise
training-of = { $share } sur { $games }
training-yes = oui
training-no = non
training-errors = Erreur sur le vainqueur
training-errors-says = Entropie croisée moyenne des chances, dans les positions des dernières générations. Qui devine parmi quatre se trompe de 1,39.

## La page : partout

page-brand = Gusher, vers l’accueil
page-skip = Aller au contenu
page-close = Fermer
# Same as in English.
page-menu = Menu
page-cancel = Annuler
page-copy = Copier
page-copied = Copié
page-yes = oui
page-no = non
page-none = aucun
page-loading = Un instant…
page-without-script = Gusher a besoin de JavaScript pour montrer la table.
page-language = Langue
page-theme = Couleurs
page-theme-auto = ◐ automatique
page-theme-light = ☀ clair
page-theme-dark = ☾ sombre
page-to-lobby = Vers l’accueil
page-missing-title = Il n’y a rien ici

## La page : accueil

# Same as in English.
page-lobby-tab = Gusher
page-lobby-turns = { $count ->
    [one] À toi de jouer à { $count } table · Gusher
   *[other] À toi de jouer à { $count } tables · Gusher
}
page-hero-title = Ce soir, le pétrole jaillit.
page-hero-back = Te revoilà, { $name }.
page-hero-text = { $games } : contre des bots, entre amis par un lien, ou à tour de rôle sur un seul appareil. Sans compte.
page-your-name = Ton nom
page-play-now = Jouer
page-play-now-note = { $game } tout de suite, contre trois bots
page-playing-as = Tu es { $name }
page-rename = Changer de nom
page-rename-save = Enregistrer
page-new-table = Nouvelle table
page-my-tables = Mes tables
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend de joueurs en ce moment. Crée-en une et affiche-la ici.
page-filter-game = Jeu
page-filter-any-game = Tous les jeux
page-filter-seats = Places
page-filter-any-seats = Peu importe le nombre
page-seats-count = { $count } places
page-open-record = Ouvrir un enregistrement
page-move-device = Changer d’appareil
page-move-text = Ouvre ce lien sur l’autre appareil dans les 15 minutes. Il sert une seule fois ; l’autre appareil joue ensuite à ton nom.
page-move-link = Lien pour l’autre appareil
page-claim-title = Continuer ici
page-claim-text = Ce lien apporte ton nom et tes tables dans ce navigateur. Il sert une seule fois.
page-claim-here = Continuer sur cet appareil

## Qui je suis, et comment revenir

page-me = Toi
page-me-remind = Toi : garde cette identité
page-me-back = Retour à la table
page-me-guest = Rien de tout cela n’est nécessaire pour jouer : un nom suffit.
page-me-before = Ce n’est pas ma première visite
page-me-before-other = Quelqu’un d’autre ?
page-me-before-text = Retrouve ton nom et tes tables dans ce navigateur.
page-me-name = Nom
page-me-name-text = Il paraît aux tables où tu t’assieds à partir de maintenant.
page-me-renamed = Enregistré.
page-me-keep = Garder cette identité
page-me-unkept = Seul ce navigateur sait qui tu es. S’il l’oublie, plus personne ne peut revenir à ton nom et à tes tables.
page-me-kept = Tu peux revenir depuis n’importe quel navigateur.
page-me-made = créé { $day }
page-me-remove-of = Retirer : { $what }
page-me-passkey = Clé d’accès
page-me-passkey-text = Ton appareil la garde et l’ouvre avec ton doigt, ton visage ou son code. Il n’y a rien à retenir.
page-me-passkey-make = Créer une clé d’accès
page-me-passkey-another = Créer une autre clé d’accès
page-me-passkey-made = La clé d’accès est créée. Elle te permet de revenir.
page-me-passkey-used = dernier usage { $day }
page-me-passkey-enter = Revenir avec une clé d’accès
page-me-passkey-address = Les clés d’accès demandent une page ouverte par un nom en https, ou sous localhost ; celle-ci ne l’est pas.
page-me-passkey-browser = Ce navigateur n’a pas de clés d’accès.
page-me-code = Code de secours
page-me-code-text = Un code à imprimer et à ranger. Qui l’a, c’est toi, aussi souvent qu’il sert, jusqu’à ce que tu en crées un autre.
page-me-code-make = Créer un code de secours
page-me-code-another = En créer un autre ; l’ancien ne vaut alors plus
page-me-sheet = Avec ce code, { $name } revient :
page-me-sheet-text = Ouvre { $address }, choisis « Ce n’est pas ma première visite » et saisis-le. Majuscules, espaces et tirets n’importent pas.
page-me-sheet-once = Il n’est montré que cette fois : seule son empreinte est conservée.
page-me-sheet-done = Je l’ai
page-me-print = Imprimer
page-me-mail = Courriel
page-me-mail-text = Nous t’envoyons un lien quand tu veux revenir. L’adresse ne sert qu’à cela, et aux avis que tu actives toi-même.
page-me-mail-address = Ton adresse de courriel
page-me-mail-other = Une autre adresse à la place
page-me-mail-send = Envoyer un lien de confirmation
page-me-mail-sent = Un courriel part pour { $address }. Le lien qu’il contient confirme l’adresse.
page-me-mail-ask = M’envoyer un lien
page-me-mail-maybe = Si nous connaissons cette adresse, un courriel avec un lien est en route.
page-me-enter = Revenir
page-me-claim-too = Un navigateur qui te connaît encore peut aider aussi : sur sa page « Toi », choisis « Changer d’appareil ».
page-me-other-kept = Dans ce navigateur, tu es { $name }. Tu peux revenir à { $name } quand tu veux.
page-me-other-lost = Dans ce navigateur, tu es { $name }. Si tu y deviens quelqu’un d’autre, les places de { $name } restent telles quelles, mais plus personne ne peut y revenir ; garde d’abord cette identité si tu y tiens.
page-me-devices = Appareils
page-me-devices-text = Les navigateurs qui sont toi. Celui que tu termines est refusé aussitôt, même à une table ouverte.
page-me-device = { $browser } sous { $system }
page-me-device-unknown = Un navigateur
page-me-device-this = ce navigateur
page-me-device-here = à une table en ce moment
page-me-device-used = dernier usage { $when }
page-me-device-since = depuis { $day }
page-me-device-end = Terminer
page-me-device-end-of = Terminer la session de { $what }
page-me-out = Se déconnecter
page-me-out-text = Ce navigateur oublie que tu es { $name }. Tes tables restent à toi.
page-me-out-lost = Ce navigateur oublie que tu es { $name }, et il n’y a pas d’autre chemin de retour : tes places sont perdues pour toi. Garde d’abord cette identité.
page-me-stay = Rester
page-me-data = Ce qui est conservé sur toi
page-me-data-text = Ton nom, ta langue, les chemins de retour de cette page, les tables où tu as une place, ce que tu y as choisi et dit, tes boîtes. Rien d’autre.
page-me-data-get = Tout télécharger
page-me-delete = Me supprimer
page-me-delete-text = Les parties finies restent, avec quelqu’un à ta place. Dans les autres, un robot prend ta place. Tout le reste disparaît, aussi ce que tu as dit.
page-me-delete-open = Me supprimer…
page-me-delete-sure = Personne ne pourra revenir en arrière.
page-me-delete-type = Saisis ton nom, { $name }, si tu le veux vraiment
page-me-delete-do = Me supprimer pour de bon
page-mailbox-title = Confirme ton adresse
page-mailbox-text = D’un clic, cette adresse devient un chemin de retour vers toi.
page-mailbox-here = Confirmer
page-mailbox-done = Confirmé. Tu peux désormais revenir par un lien que nous y envoyons.
page-somebody = quelqu’un
page-seat-gone = n’est plus là
page-problem-session-ended = Ta session dans ce navigateur a été terminée.
page-problem-passkey-late = Cela a pris trop de temps. Essaie encore une fois.
page-problem-passkey-wrong = Cette clé d’accès n’a pas pu être créée. Essaie encore une fois.
page-problem-passkey-unknown = Plus personne n’a cette clé d’accès ici.
page-problem-passkey-address = Il n’y a pas de clés d’accès à une adresse en chiffres ni sans https.
page-problem-passkey-here = Cet appareil a déjà une de tes clés d’accès.
page-problem-passkey-off = Aucune clé d’accès n’a servi.
page-problem-too-many-passkeys = Tu as déjà { $most } clés d’accès. Retires-en une d’abord.
page-problem-code-unknown = Personne n’a ce code. Il compte 25 lettres et chiffres ; un nouveau met fin aux précédents.
page-problem-not-your-name = Ce n’est pas ton nom tel qu’il est écrit ici.
page-problem-not-known = Cette personne n’est plus ici.
page-problem-no-mail = Ce serveur n’envoie pas de courriel.
page-problem-mail-wrong = Aucun courriel ne peut aller à cette adresse ; elle ressemble à nom@example.org.
page-problem-mail-place = Ouvre cette page par le nom du serveur : on n’envoie pas de liens vers une adresse en chiffres.
mail-confirm-title = Gusher : confirme ton adresse
mail-confirm-text = Quelqu’un a saisi cette adresse pour pouvoir revenir à Gusher grâce à elle. Si c’était toi, ouvre ce lien dans les { $minutes } minutes. Sinon, ne fais rien.
mail-enter-title = Gusher : ton lien pour revenir
mail-enter-text = Avec ce lien, tu es de nouveau { $name }, dans le navigateur où tu l’ouvres. Il sert une seule fois, dans les { $minutes } minutes. Si tu ne l’as pas demandé, ne fais rien.
page-your-turn = À toi de jouer
page-status-over = Terminée
page-status-ended = Arrêtée
page-status-outdated = Autres règles
page-crowded = Trop de tables inachevées
page-crowded-text = Arrête ou quitte l’une de celles-ci, les plus délaissées, et tu pourras en créer une nouvelle.
page-status-running = En cours
page-status-round = Manche { $round }
page-status-waiting = { $free ->
    [0] Prête à commencer
    [one] Attend un joueur
   *[other] Attend { $free } joueurs
}
page-status-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
page-games = Les jeux
page-play-game = Jouer à { $game }
page-card-guide = Apprendre ce jeu
page-card-learn = Comment on joue
page-card-rules = Règles
page-players = { $from }–{ $to } joueurs
# Same as in English.
page-minutes = { $from }–{ $to } min
page-weight-1 = Facile
page-weight-2 = Facile à moyen
page-weight-3 = Moyen
page-weight-4 = Moyen à exigeant
page-weight-5 = Exigeant
page-waits-for = Attend { $who }
page-waits-for-me = Attend ta décision
page-waits-for-me-and = Attend { $who } et toi
page-past = Parties terminées
page-past-more = En voir plus
page-past-place = { $place ->
    [1] Gagné
   *[other] Rang { $place } sur { $count }
}
# Same as in English.
page-past-points = { $points } { $unit }
page-past-winner = { $count ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné ensemble
}
page-past-others = contre { $who }

## La page : ce qu’on sait d’un jeu

page-sources-link = En détail
page-sources-title = { $game } : ce qu’on sait, et ce qui est de nous
page-sources-language = Les notes sont celles du fichier de données, en anglais.
page-sources-reconstructed = Reconstitué
page-sources-reconstructed-text = Aucune source ne le dit. Nous avons choisi ce qui donne un bon jeu ; qui possède la boîte en sait peut-être plus.
page-sources-inferred = Déduit
page-sources-inferred-text = Cela découle d’un livret de règles, ou une source publique le laisse entendre.
page-sources-published = De sources publiques
page-sources-published-text = Pas dans le livret de règles, mais rapporté par quelqu’un qui a le jeu.

## La page : partager une table pour regarder

page-share = Ouvrir aux spectateurs
page-share-short = Partager
page-share-text = Avec un lien, d’autres peuvent regarder, maintenant et après la fin. Ils voient la table en spectateurs, avec le journal et la discussion mais sans carte cachée, et ne peuvent pas s’asseoir. Tu peux retirer le lien à tout moment.
page-share-on = Qui a le lien regarde en spectateur : les cartes cachées le restent jusqu’à la fin de la partie. Personne ne peut s’asseoir avec.
page-share-host = L’hôte n’a pas ouvert cette table aux spectateurs. Seuls ceux qui y sont assis peuvent ouvrir ses liens.
page-share-link = Lien vers la table
page-share-moment = Lien vers ce moment
page-share-begin = Créer un lien
page-share-end = Retirer le lien
page-link-moment = Lien vers ce moment
page-problem-only-watching = Avec ce lien tu peux regarder, pas t’asseoir.

## La page : invitations et spectateurs

page-seat-link = Lien pour la place { $number }
page-seat-link-short = Lien
page-seat-link-text = Qui ouvre ce lien en premier peut prendre la place { $number }, et aucune autre. Il sert une seule fois.
page-seat-link-ended = Le lien pour la place { $number } ne mène plus nulle part.
page-seat-link-gone = La place est prise
page-seat-link-yours = La place { $number } t’est réservée.
page-seat-link-taken = La place { $number } a été prise entre-temps. Tu peux regarder ici, ou demander un autre lien.
page-seat-link-other = La place { $number } a été prise entre-temps, mais il en reste d’autres.
page-join-seat = Prendre la place { $number }
page-terms = { $title }, { $seats } places
page-terms-usual = On joue comme d’habitude.
page-terms-all = Tout ce qui a été choisi ({ $count })
page-term-coach = autorisé pour tous
page-term-no-coach = seulement si personne d’autre ne joue
page-term-found = Visible
page-term-listed = pour tous, à l’accueil
page-term-private = seulement avec un lien
page-watchers = Regardent la partie : { $who }
page-watchers-title = Spectateurs
page-watchers-guests = { $count ->
    [one] un invité
   *[other] { $count } invités
}
page-watchers-text = Les spectateurs ne voient rien de caché. Ce qu’ils se disent, tous peuvent le lire après la fin.
page-spectator = regarde
page-chat-spectators = Dis quelque chose aux spectateurs
page-chat-beside = Les joueurs ne peuvent lire les spectateurs qu’après la fin.
page-chat-name = Ton nom, pour participer
page-chat-named = Participer
page-problem-link-used = Ce lien était pour la place { $number } et a déjà servi. Demandes-en un autre.
page-problem-link-seat-taken = La place { $number } a été prise entre-temps.
page-problem-other-seat = Ce lien ne vaut que pour la place { $number }.
page-problem-not-spectator = Qui est assis à la table n’est pas parmi les spectateurs.

## La page : une boîte à soi

page-box = Boîte
page-box-packaged = La boîte fournie
page-box-owner = Tu as le jeu et tu sais mieux ce qu’il y a dans la boîte ?
page-box-enter = Saisir ses valeurs
page-box-look = Voir cette boîte
page-box-title = { $game } : ma boîte
page-box-text = Corrige ce qui est différent dans ta boîte ; le jeu vérifie pendant que tu tapes. Ce qu’aucune source ne dit est marqué. Une fois enregistrée, elle peut être choisie pour une nouvelle table.
page-box-none = Ce jeu n’a qu’une seule boîte.
page-box-mine = Mes boîtes
page-box-remove = Supprimer { $name }
page-box-name = Nom de la boîte
page-box-name-usual = Ma boîte
page-box-save = Enregistrer
page-box-take = Garder comme ma boîte
page-box-saved = { $name } : boîte enregistrée. Choisis-la quand tu crées une table.
page-box-checking = Vérification…
page-box-good = { $count ->
    [0] C’est la boîte fournie.
    [one] On peut jouer avec. Une valeur diffère de la boîte fournie.
   *[other] On peut jouer avec. { $count } valeurs diffèrent de la boîte fournie.
}
page-box-differs = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
page-box-changed = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
page-box-show = Afficher
page-box-more = Un de plus
page-box-less = Un de moins
page-box-open = Ouvrir un fichier
page-box-download = Télécharger
page-box-reset = Recommencer
page-box-link = Lien vers cette boîte
page-box-other = Une autre boîte
page-box-table = On joue à cette table avec une autre boîte que celle fournie.
page-box-same = Elle ne diffère pas de la boîte fournie.
page-problem-no-such-box = Cette boîte n’existe plus.
page-problem-bad-box = On ne peut pas jouer avec cette boîte : { $detail }
page-problem-box-name-wrong = Une boîte doit avoir un nom de 40 caractères au plus.
page-problem-too-many-boxes = Tu as déjà { $most } boîtes. Supprimes-en d’abord une.
page-problem-no-json = { $file } n’est pas un fichier de données JSON.

## La page : nouvelle table

page-game = Jeu
page-how-many = Combien de joueurs ?
page-presets = Tables habituelles
page-preset-bots = Moi contre des bots
page-preset-friends = Entre amis, par un lien
page-preset-device = Tous sur cet appareil
page-who-plays = Qui joue ?
page-seat-number = Place { $number }
page-kind-me = Moi
page-kind-local = Quelqu’un sur cet appareil
page-kind-open = Invité, par un lien
page-kind-bot = Un bot
page-kind-open-note = prend la place avec le lien d’invitation
page-local-name = Nom à la place { $number }
page-bot-level = Niveau du bot à la place { $number }
page-bot-random = au hasard
page-bot-greedy = avide
page-bot-search-easy = facile
page-bot-search-medium = moyen
page-bot-search-hard = difficile
page-bot-beginner = débutant
page-bot-easy = facile
page-bot-medium = moyen
page-bot-skilled = confirmé
page-bot-hard = difficile
page-bot-expert = chevronné
page-bot-champion = as
page-bot-master = maître
page-more-options = { $count ->
    [0] Toutes les options
    [one] Toutes les options (une modifiée)
   *[other] Toutes les options ({ $count } modifiées)
}
page-listed = Afficher la table à l’accueil.
page-listed-text = Sinon, il faut le lien pour la trouver.
page-coach = Autoriser le conseiller pour tous.
page-coach-text = À ses propres décisions, chacun peut demander ce que ferait un bot fort ; le journal le signale.
page-make-table = Créer la table

## La page : avant la partie

page-join-title = Invitation : { $title }
page-join = Prendre place
page-full = Table complète
page-waiting-free = { $free ->
    [0] Tout le monde est là.
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
page-invite = Inviter
page-invite-text = Qui ouvre ce lien peut prendre une place libre.
page-invite-link = Lien d’invitation
page-start = Commencer
page-start-bots = { $free ->
    [one] Commencer maintenant, avec un bot à la place libre
   *[other] Commencer maintenant, avec des bots aux places libres
}
page-remove = Retirer
page-remove-person = Retirer { $who }
page-remove-text = { $who } quitte cette table et ne peut pas y revenir. La place est de nouveau libre.
page-hand-out = Donner à…
page-hand-out-seat = Donner la place { $number } à quelqu’un de la table
page-host-starts = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance avec des bots.
page-tab-waiting = { $title } : { $free ->
    [0] prête
    [one] une place libre
   *[other] { $free } places libres
}

## La page : places

page-seats = Places
page-seat-free = libre
page-seat-open = attend quelqu’un
# Same as in English.
page-seat-bot = bot, { $bot }
page-seat-stand-in = un bot prend le relais ({ $bot })
page-seat-left = a quitté la table ; un bot continue ({ $bot })
page-seat-mine = toi
page-seat-here = là
page-seat-away = pas là
page-seat-lost = hors ligne
page-has-left = { $who } a quitté la table. Un bot continue.
page-absent = { $known ->
    [yes] { $who } n’est plus là depuis { $since }.
   *[no] { $who } n’est plus là.
}
page-absent-soon = { $known ->
    [yes] { $who } a perdu la connexion à { $since }. Un bot pourra prendre le relais dans { $left }.
   *[no] { $who } a perdu la connexion. Un bot pourra prendre le relais dans { $left }.
}
page-absent-help = Un bot peut jouer en attendant { $who }, si les autres sont d’accord. On peut aussi attendre : rien n’est perdu.
page-turn-away = { $count ->
    [one] { $who } n’est pas là
   *[other] { $who } ne sont pas là
}
page-stand-in-text = Un bot peut jouer en attendant { $who }. On demande d’abord l’avis des autres.
page-stand-in-usual = Laisser jouer un bot ({ $bot })
page-stand-in-me = Un bot peut jouer pour toi un moment.
# Same as in English.
page-stand-in-bot = Bot, { $bot }
page-bot-plays = Un bot joue pour { $who }.
page-take-seat-back = Me revoilà

## La page : à la table

page-stop = Quitter ou arrêter
page-stop-pause = Laisser un bot jouer pour moi
page-stop-pause-text = Tu reviens dès ton prochain choix, ou d’un clic.
page-stop-propose = Arrêter la partie pour tous
page-stop-propose-text = Tous ceux qui sont là doivent être d’accord. Les scores comptent tels quels.
page-stop-end = Arrêter la partie
page-stop-end-text = Les scores comptent tels quels. La relecture et l’enregistrement restent dans ta liste.
page-stop-sure = La partie s’arrête maintenant et ne pourra pas reprendre. Vraiment ?
page-stop-leave = Quitter la table
page-stop-leave-text = Un bot prend ta place pour de bon. Les autres continuent.
page-stop-remove = Arrêter et retirer de ma liste
page-stop-remove-text = Personne d’autre ne joue ici : la partie s’arrête avec toi.
page-leave-open = Quitter la table
page-leave-open-text = Ta place est de nouveau libre. Si tu es l’hôte, la personne suivante le devient.
page-leave-close = Fermer la table
page-leave-close-text = Il n’y a personne d’autre ici. La table est fermée, et son lien d’invitation ne mène plus nulle part.
page-leave-running = Quitter pour de bon
page-leave-running-text = Un bot joue à ta place jusqu’à la fin. Tu ne pourras pas reprendre cette place.
page-leave-alone = Arrêter et retirer
page-leave-alone-text = Personne d’autre ne joue ici. La partie s’arrête maintenant et disparaît de ta liste.
page-leave-finished = Retirer de ma liste
page-leave-finished-text = La table disparaît de ta liste. Son lien y mène toujours.
page-leave-of = { $what } : { $title }
page-skip-decision = Aller à la décision
page-decision = Décision
page-board = Plateau
page-text-view = Vue texte
page-replay = Revoir
page-record = Télécharger la partie
page-side = Journal et discussion
# Same as in English.
page-times = ×{ $times }
page-times-label = { $action }, { $times } fois
page-options = Tes options
page-fold = ▾ Liste
page-unfold = ▴ Liste
page-turn-of = { $count ->
    [one] À { $who } de jouer
   *[other] À { $who } de choisir
}
page-drawing = Tirage…
page-waiting-for = { $count ->
    [one] { $who } réfléchit.
   *[other] { $who } réfléchissent.
}
page-watching = Tu regardes.
page-choosing-secretly = Tous choisissent en secret.
page-you-have-chosen = Tu as choisi. Les autres réfléchissent encore.
page-still-choosing = choisit
page-is-away = n’est pas là
page-has-chosen = a choisi
page-hint-none = Pointe un choix pour voir à quoi il sert. Toutes les touches : ?
page-sole = Il n’y a rien à choisir : la partie continue d’elle-même. On t’interroge quand même, pour que personne ne le devine.
page-why-not = { $count ->
    [one] Pourquoi je ne peux pas ? (un choix)
   *[other] Pourquoi je ne peux pas ? ({ $count } choix)
}
page-about = À quoi ça sert : { $action }
page-options-below = { $count ->
    [one] ↓ encore une
   *[other] ↓ encore { $count }
}
page-careful = Confirmer chaque choix
page-keys = Touches
page-keys-note = Les touches ne font rien pendant que tu écris, ni quand une fenêtre est ouverte.
page-key-option = Choisir l’option de ce numéro
page-key-arrows = Parcourir les options
page-key-log = Journal
page-key-Home = Début
page-key-End = Fin
page-key-Escape = Échap
page-confirm = Confirmer
page-confirm-text = { $action } : vraiment ?
page-confirm-yes = Oui, vas-y
page-confirm-no = Non, retour
page-take-back = Reprendre le coup
page-take-back-of = Reprendre le coup ({ $who })
page-ask-take-back = Demander à reprendre
# Same as in English.
page-vote = Vote
page-vote-asked = On demande aux autres si tu peux reprendre ton choix.
page-vote-text = { $who } voudrait reprendre son dernier choix.
page-vote-stand-in = { $who } voudrait qu’un bot ({ $bot }) joue pour { $absent }, qui n’est pas là.
page-vote-stand-in-asked = On demande aux autres si un bot ({ $bot }) peut jouer pour { $absent }.
page-vote-end = { $who } voudrait arrêter la partie maintenant. Les scores comptent tels quels.
page-vote-end-asked = On demande aux autres si la partie s’arrête maintenant.
page-vote-agreed = D’accord : { $who }.
page-vote-owed = Réponse attendue : { $who }.
page-vote-yes = Accepter
page-vote-no = Refuser
page-rule-of = Règle { $section } { $name }
page-rules-language = Les règles sont en anglais.
page-rules-decides = Si ce texte s’écarte des règles anglaises, ce sont les règles anglaises qui valent.
page-rules = Règles
page-rules-title = { $game } : les règles
page-rules-whole = Toutes les règles
page-rules-open = Ouvrir dans les règles
page-rules-marks = Le signe à côté d’une règle dit d’où elle vient : ● un livret de règles le dit, ◐ elle découle d’un livret ou d’une autre source, ○ reconstituée par nous. Appuie dessus pour en savoir plus.
page-rules-contents = Sommaire
page-rules-none = Ce jeu n’a pas de règles numérotées.
page-rules-annex = Pour qui contrôle le programme
page-rules-search = Chercher dans les règles
page-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un endroit.
   *[other] { $count } endroits.
}
page-sure-stated = un livret de règles le dit
page-sure-published = d’une autre source publique
page-sure-inferred = découle des sources
page-sure-reconstructed = reconstitué par nous
page-source-of = D’où vient { $section } : { $sure }
page-learn = Comment on joue
page-learn-sources = D’où viennent les règles, et ce que nous avons reconstitué
page-print = Imprimer
page-event-taken-back = { $who } reprend son dernier choix.
page-coach-name = Le conseiller
page-coach-ask = Que ferais-tu ?
page-event-coach-used = { $who } consulte le conseiller.
page-event-new-version = Nouvelle version à partir d’ici : règles { $rules }, boîte { $data } (avant : règles { $rules_before }, boîte { $data_before }). Tous les choix faits jusqu’ici y restent les mêmes.
page-parted = Cette table ne peut pas continuer ici
page-parted-over = Cette partie a été jouée avec d’autres règles
page-parted-refused = Au moment { $number }, un choix n’est pas permis par les règles de ce serveur (version { $rules }, boîte { $data }).
page-parted-refused-by = Au moment { $number }, un choix n’est pas permis par { $section } des règles de ce serveur (version { $rules }, boîte { $data }).
page-parted-question = Au moment { $number }, les règles de ce serveur (version { $rules }, boîte { $data }) demandent autre chose.
page-parted-position = Au moment { $number }, les règles de ce serveur (version { $rules }, boîte { $data }) mènent à une autre position.
page-parted-chance = Au moment { $number }, le tirage est différent avec les règles de ce serveur (version { $rules }, boîte { $data }).
page-parted-failed = Au moment { $number }, les règles de ce serveur (version { $rules }, boîte { $data }) échouent.
page-parted-result = Avec les règles de ce serveur (version { $rules }, boîte { $data }), la partie est la même, mais pas son résultat.
page-parted-setup = Les règles de ce serveur (version { $rules }, boîte { $data }) commencent déjà autrement.
page-parted-gone = Ce serveur n’a plus ce jeu.
page-parted-version = Gusher { $program } avec les règles { $rules } et la boîte { $data } peut l’ouvrir et la terminer. Rien n’est perdu : tout est dans l’enregistrement.
page-parted-rules = Un Gusher avec les règles { $rules } et la boîte { $data } peut l’ouvrir et la terminer. Rien n’est perdu : tout est dans l’enregistrement.
page-parted-unbegun = Elle n’avait pas encore commencé. Ouvres-en une autre.
page-parted-after = { $count ->
    [one] La suite : { $count } entrée
   *[other] La suite : { $count } entrées
}
page-parted-more = { $count } autres sont dans l’enregistrement.
page-parted-draw = Un tirage a eu lieu.
page-parted-drawn = Tirage : { $what }
page-parted-hidden = { $who } a fait un choix.
page-parted-choice = { $who } : { $what }
page-hand-over = Passe l’appareil à { $who }
page-hand-over-text = Rien de secret n’est à l’écran. La suite est à { $who }.
page-hand-over-taken = Je suis { $who }
page-ended = La partie a été arrêtée.
page-ended-text = Avant sa dernière manche, par ceux qui étaient là. Voici les scores à ce moment.
page-ended-leader = { $count ->
    [one] { $who } menait avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } menaient ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
page-final-scores = Scores finaux
page-rematch = Rejouer
page-rematch-go = À la partie suivante
page-luck = Hasard équitable
page-luck-text = Tout le hasard de cette table est fixé avant son premier tirage. À la fin de la partie, on révèle la graine, avec laquelle chacun peut refaire chaque tirage ; ce nombre prouve que c’est toujours la même graine. Reprendre un choix et choisir à nouveau mène au même hasard.
page-luck-commitment = SHA-256 de la graine
page-luck-seed-told = Graine
page-luck-nonces = Ajouté par les joueurs, par place
page-luck-before = Cette table date d’un temps où le hasard n’était pas encore fixé d’avance. On ne peut pas le vérifier.
page-luck-prepared = C’est une leçon : son hasard est préparé, comme les cartes et les cubes qui viennent. Rien n’est promis, et rien n’est à vérifier.
page-luck-unchecked = Le hasard n’a pas pu être vérifié maintenant.
page-luck-checking = Vérification du hasard…
page-luck-good = { $count ->
    [one] Hasard équitable : cette page a vérifié { $count } tirage.
   *[other] Hasard équitable : cette page l’a vérifié, { $count } tirages.
}
page-luck-partly = { $count ->
    [one] Hasard équitable : { $count } tirage vérifié, mais pas entièrement par cette page.
   *[other] Hasard équitable : { $count } tirages vérifiés, mais pas entièrement par cette page.
}
page-luck-wrong = Le hasard de cette partie n’est pas celui qui était promis.
page-luck-how = Comment
page-luck-seed = { $found ->
    [yes] Cette page a calculé le SHA-256 de la graine : c’est le nombre promis.
    [no] Cette page a calculé le SHA-256 de la graine : ce n’est pas le nombre promis.
   *[unknown] Le SHA-256 de la graine n’a pas été calculé ici : les navigateurs ne le font que sur les pages en https.
}
page-luck-shown = { $found ->
    [yes] Ce navigateur avait noté le même nombre avant la fin de la partie.
    [no] Ce navigateur avait noté un autre nombre avant la fin de la partie.
   *[unknown] Ce navigateur ne voit la table que maintenant, et n’a rien à comparer.
}
page-luck-nonce = { $found ->
    [yes] Ce que ce navigateur a ajouté y est.
    [no] Ce que ce navigateur a ajouté n’y est pas.
   *[unknown] Ce navigateur n’y a rien ajouté.
}
page-luck-draws = { $found ->
    [yes] { $count ->
        [one] Le serveur a refait { $count } tirage, avec le même résultat.
       *[other] Le serveur a refait les { $count } tirages, avec les mêmes résultats.
    }
   *[no] Le serveur a refait tous les tirages ; résultats identiques seulement au début : { $count }.
}
page-luck-yourself = Pour le refaire sur ta propre machine :
page-connection-connecting = Connexion…
page-connection-polling = La connexion est lente ; les coups prennent un peu plus de temps.
page-offline = Pas de connexion. Nouvel essai…
page-offline-choice = Pas de connexion. Ton choix « { $action } » est gardé et sera envoyé dès qu’elle revient.
page-late-choice = Le serveur n’a pas encore répondu. Ton choix « { $action } » est gardé d’ici là.
page-tab-turn = À toi · { $title }
# Same as in English.
page-tab-other = { $who } · { $title }
page-tab-over = Terminée · { $title }

## La page : une leçon

# Same as in English.
page-guide = Guide
page-guide-step = Étape { $step } sur { $steps }
page-guide-over = La leçon est finie
page-guide-fold = Masquer
page-guide-unfold = Afficher
page-guide-next = Suite
page-guide-back = Retour
page-guide-do = À toi : { $action }
page-guide-wait = C’est le tour des autres. Regarde ce qu’ils font.
page-guide-free = Décide comme tu veux ; la leçon continue après.
page-guide-otherwise = Cela marche tout aussi bien, et la leçon continue avec.
page-guide-leave = Quitter la leçon
page-guide-left = Le guide se tait désormais. Joue comme tu veux.
page-guide-play-on = Continuer
## La page : ce que font les autres, à la vitesse du lecteur

page-story = Ce que font les autres
page-story-of = { $who } joue
page-story-skip = Passer
page-story-skip-how = Jusqu’à ta prochaine décision (espace ou Échap)
page-pace = Vitesse du récit
page-pace-slow = Lente
page-pace-normal = Normale
page-pace-fast = Rapide
page-pace-at-once = Immédiate
page-thinking = { $count ->
    [one] { $who } réfléchit
   *[other] { $who } réfléchissent
}
page-recap = Depuis ta dernière décision
page-recap-table = La table

## La page : journal et discussion

page-log = Journal
page-log-seat = Entrées de
page-log-all = Tout le monde
page-log-me = Moi
page-log-search = Chercher dans le journal
page-log-none = Rien ne correspond.
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dis quelque chose
page-chat-send = Envoyer
page-chat-seated = Seuls ceux qui sont à la table peuvent parler.

## La page : revoir une partie

page-replay-of = Relecture : { $title }
# Same as in English.
page-player = Moments
page-skip-player = Aller au curseur
page-moment = Moment { $at } sur { $count }
page-to-start = Au début
page-step-back = Un pas en arrière
page-play = Lecture
# Same as in English.
page-pause = Pause
page-step-on = Un pas en avant
page-to-end = À la fin
page-jump-round = Aller à une manche
page-set-up = Mise en place
page-eyes = Vu par
page-eyes-public = tout le monde
page-back-to-table = Retour à la table
page-other-record = Un autre fichier
page-record-text = Un enregistrement téléchargé d’une table, ou écrit par le terminal. Il reste sur ton appareil ; rien n’est conservé.
page-record-choose = Choisis un fichier, ou dépose-le ici
page-tab-replay = Relecture · { $title }

## La page : analyse

page-review = Analyse
page-review-seat = Choix de
page-review-text = Le programme revoit chaque décision de cette place, en ne sachant que ce qu’elle savait alors, et dit ce que valait chaque choix. Cela prend quelques minutes.
page-review-start = Analyser cette place
page-review-progress = Décisions analysées
page-review-waiting = { $count ->
    [0] L’analyse commence dans un instant.
    [one] L’analyse en attend une autre.
   *[other] L’analyse en attend { $count } autres.
}
page-review-working = L’analyse est en cours…
page-review-failed = L’analyse a échoué. Tu peux réessayer.
page-review-done = { $count ->
    [0] L’analyse est prête. Aucune erreur nette.
    [one] L’analyse est prête. Elle a trouvé une erreur.
   *[other] L’analyse est prête. Elle a trouvé { $count } erreurs.
}
page-review-mistakes = Plus grosses erreurs
page-review-no-mistakes = Aucun choix n’est clairement une erreur.
# Same as in English.
page-review-loss = −{ $points }
page-review-table = Les { $count } décisions en tableau
page-review-same = la même chose
page-review-curve = Chances de victoire : { $who }
# Same as in English.
page-review-point = Moment { $at } : { $chance }
page-review-agreed = { $mine ->
    [yes] Tu as joué : { $played }. Le programme aurait joué la même chose : { $chance }.
   *[no] { $who } a joué : { $played }. Le programme aurait joué la même chose : { $chance }.
}
page-review-verdict = { $mine ->
    [yes] Tu as joué : { $played }. Le programme aurait joué : { $best }. { $chance } contre { $better }.
   *[no] { $who } a joué : { $played }. Le programme aurait joué : { $best }. { $chance } contre { $better }.
}
page-review-note = Les chances de victoire sont des estimations, avec { $iterations } essais par décision. Les petites différences ne veulent rien dire.

## La page : sans réseau

page-away-title = Pas de réseau
page-away-text = Gusher est injoignable pour l’instant. Tes parties sont en sécurité sur le serveur ; cette page continue d’elle-même dès qu’il répond à nouveau.
page-away-again = Réessayer

## La page : quand quelque chose ne marche pas

page-problem-unexpected = Cela n’a pas marché. Réessaie.
page-problem-unreachable = Le serveur est injoignable.
page-problem-no-such-table = Cette table n’existe pas, ou elle est privée.
page-problem-stale = La table a avancé entre-temps.
page-problem-game-failed = { $game } a échoué à { $section } : une erreur du jeu lui-même, pas la tienne.
page-problem-not-begun = La partie n’a pas encore commencé.
page-problem-outdated = Cette table a commencé avec d’autres règles ; on ne peut que la regarder.
page-problem-no-database = Le serveur ne parvient pas à joindre sa base de données. Rien n’a été changé ; réessaie dans un instant.
page-problem-draining = Ce serveur va s’arrêter. Réessaie dans un instant ; un autre répondra.
page-problem-not-your-seat = Ce n’est pas ta place.
page-problem-wish-pending = Un vote est déjà en cours. Réponds-y d’abord.
page-problem-nothing-to-take-back = Tu n’as encore rien choisi.
page-problem-no-wish = Ce vote est terminé.
page-problem-not-your-vote = Tu as déjà voté.
page-problem-not-seated = Tu n’as pas de place à cette table.
page-problem-too-fast = { $seconds ->
    [one] Tu vas trop vite. Attends une seconde.
   *[other] Tu vas trop vite. Attends { $seconds } secondes.
}
page-problem-chat-wrong = Cela ne peut pas être envoyé.
page-problem-not-open = La partie a déjà commencé.
page-problem-no-such-moment = Ce moment n’existe pas.
page-problem-not-found = Il n’y a rien ici.
page-problem-no-session = Choisis d’abord un nom.
page-problem-name-wrong = Un nom a de 1 à { $most } caractères.
page-problem-claim-not-valid = Ce lien a déjà servi, ou il est trop vieux.
page-problem-seat-taken = Toutes les places sont maintenant prises.
page-problem-not-host = Seul l’hôte peut faire cela.
page-problem-is-here = Cette personne est là.
page-problem-not-away-yet = { $seconds ->
    [one] Cette personne sera considérée comme absente dans { $seconds } seconde.
   *[other] Cette personne sera considérée comme absente dans { $seconds } secondes.
}
page-problem-one-seat = Tu as une place à cette table. Seul son hôte peut t’en donner une autre.
page-problem-was-removed = L’hôte t’a fait quitter cette table.
page-problem-closed = Cette table a été fermée.
page-problem-name-taken = Ton nom ressemble à « { $name } », déjà pris à cette table. Choisis-en un autre.
page-problem-not-over = La partie n’est pas encore finie.
page-problem-luck-unfixed = Cette table date d’un temps où le hasard n’était pas encore fixé d’avance ; on ne peut pas le vérifier.
page-problem-luck-prepared = C’était une leçon au hasard préparé ; il n’y a rien à vérifier.
page-problem-no-guide = Ce jeu n’a pas de leçon.
page-problem-bad-nonce = Ce qu’un navigateur ajoute au hasard compte 32 chiffres hexadécimaux en minuscules.
page-problem-bad-setup = On ne peut pas jouer ainsi : { $detail }
page-problem-bad-record = Cet enregistrement ne peut pas être ouvert : { $detail }
page-problem-too-many-reviews = Analyses permises à la fois : { $most }. Attends que l’une soit prête.
page-problem-reviews-busy = Trop d’analyses attendent. Réessaie plus tard.
page-problem-coach-not-allowed = Quand d’autres personnes sont à la table, on ne peut consulter le conseiller que si l’hôte l’a autorisé.
page-problem-coach-asked = Le conseiller réfléchit encore à ta dernière question.
page-problem-coach-busy = Trop de monde consulte le conseiller. Réessaie dans un instant.
page-problem-coach-failed = Le conseiller n’a pas de réponse. Demande encore une fois.
page-problem-not-asked = On ne te demande rien pour l’instant.
page-problem-no-such-review = Cette analyse n’existe plus. Tu peux la faire refaire.
page-problem-too-large = C’est trop volumineux.
page-problem-too-slow = Cela a pris trop de temps. Réessaie.
page-problem-too-busy = Il y a trop de monde en ce moment. Réessaie plus tard.
page-problem-too-many-connections = Trop de pages sont ouvertes depuis chez toi.
page-problem-too-many-tables = Tu as { $most } tables inachevées. Arrête ou quitte d’abord l’une d’elles à l’accueil.
page-problem-too-many-streams = Tu as trop de tables ouvertes à la fois.
page-problem-bad-order = Un plafond est un nombre entier de 1 à { $most }.
page-problem-bad-times = On peut choisir cela de 1 à { $most } fois d’un coup.
page-problem-no-auction = Il n’y a pas d’enchère en ce moment.
page-problem-wrong-origin = Cette page a été ouverte sous un nom que le serveur ne connaît pas.

## La page : pendules

page-clock = Pendule
page-clock-none = Aucune
page-clock-live = En direct
page-clock-days = Sur plusieurs jours
page-clock-none-text = Chacun prend le temps qu’il veut.
page-clock-live-text = Tout le monde joue en même temps : des minutes pour toute la partie, et quelques secondes de plus à chaque décision.
page-clock-days-text = Pour des jours ou des semaines : des heures pour chaque décision, et une réserve quand elles ne suffisent pas.
page-clock-usual = Pendules habituelles
# Same as in English.
page-clock-usual-live = { $each } min + { $more } s
# Same as in English.
page-clock-usual-days = { $each } h + { $more } h
page-clock-field-minutes = Minutes pour la partie
page-clock-field-increment = Secondes de plus par décision
page-clock-field-hours = Heures par décision
page-clock-field-reserve = Heures de réserve
page-clock-then = Quand le temps est écoulé
page-clock-then-bot = Un bot joue jusqu’au retour de la personne
page-clock-then-leave = Un bot garde la place pour de bon
page-clock-then-end = La partie se termine sans résultat
page-clock-is-live = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } pour la partie, et { $increment ->
    [0] rien
    [one] une seconde
   *[other] { $increment } secondes
  } de plus à chaque décision.
page-clock-is-days = { $hours ->
    [one] une heure
   *[other] { $hours } heures
  } pour chaque décision, et { $reserve ->
    [0] aucune heure
    [one] une heure
   *[other] { $reserve } heures
  } de réserve.
page-clock-up-bot = Quand le temps est écoulé, un bot joue jusqu’au retour de la personne.
page-clock-up-leave = Quand le temps est écoulé, un bot garde la place pour de bon.
page-clock-up-end = Quand le temps est écoulé, la partie se termine sans résultat.
page-clock-span-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
  }
# Same as in English.
page-clock-span-hours = { $hours } h
page-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
page-clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
  }
page-clock-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
  }
page-clock-left = encore { $left }
page-clock-mine = Ta pendule :
page-clock-low = Peu de temps
page-clock-aloud = Peu de temps : encore { $left }.
page-clock-out = temps écoulé
page-clock-was-up = Le temps était écoulé. Un bot a pris le relais.
page-clock-shows = Pendule : { $left }.
page-clock-stands = La pendule est arrêtée : absence.
page-clock-stands-short = absence
page-clock-with-reserve = dont { $reserve } de réserve
page-ended-time = Le temps était écoulé ({ $who }), et à cette table la partie se termine ainsi. Voici les points à ce moment-là.
page-absence = En absence du … au …
page-absence-title = Quand seras-tu en absence ?
page-absence-text = Pendant ce temps, tes pendules s’arrêtent à toutes les tables jouées sur plusieurs jours ; celles en direct continuent. Tu as droit à { $most } jours par an.
page-absence-period = du { $from } au { $to }
page-absence-end = Je suis de retour
page-absence-remove = Retirer
page-absence-from = Du
page-absence-to = Au (inclus)
page-absence-left = Il te reste { $days ->
    [0] zéro jour
    [one] un jour
   *[other] { $days } jours
  } cette année.
page-absence-close = Fermer
page-absence-save = Noter
page-problem-bad-clock-minutes = Une pendule a de { $least } à { $most } minutes pour la partie.
page-problem-bad-clock-increment = Une pendule donne de { $least } à { $most } secondes à chaque décision.
page-problem-bad-clock-hours = Une pendule a de { $least } à { $most } heures pour chaque décision.
page-problem-bad-clock-reserve = Une pendule a de { $least } à { $most } heures de réserve.
page-problem-away-wrong = Choisis deux jours, le premier pas après le second, et tous deux d’ici deux ans.
page-problem-away-twice = Tu as déjà noté une absence pour certains de ces jours.
page-problem-away-too-often = Tu as déjà prévu { $most } absences. Retires-en une d’abord.
page-problem-away-too-long = Tu as droit à { $most } jours d’absence par an ; il en reste { $left } en { $year }.

## La page : classements et profils

page-rated = classée
page-rated-text = Cette partie compte : elle change le classement de tous ceux qui jouent. Qui s’en va finit dernier.
page-rated-table = La partie est classée.
page-rated-table-text = Elle compte pour tous. Chacun a gardé son identité ; il n’y a ni bots, ni coach, ni vote pour revenir en arrière.
page-rated-keep = À une table classée ne s’assoient que des gens que l’on peut reconnaître.
page-rated-keep-link = Garder cette identité
page-rated-waits = Aucun bot ne s’assoit à une table classée. Elle commence quand toutes les places sont prises.
page-rated-stand-in = Un bot peut continuer pour { $who } si les autres sont d’accord. Cette partie est classée : { $who } finit alors dernier.
page-rated-leave = Cette partie est classée : tu finis dernier.
page-graph-ratings = Classement à { $title } sur { $count } parties classées : { $first } après la première, { $last } après la dernière.
page-graph-points = { $title }, { $count } parties : entre { $low } et { $high } { $unit }, { $last } dans la dernière.
page-graph-ratings-short = Classement sur { $count } parties classées, avec sa marge. Un point vert est une victoire.
page-graph-points-short = Résultat de { $count } parties. Un point vert est une victoire.
page-profile = Profil
page-profile-mine = Mes parties
page-profile-of = Profil de { $name }
page-profile-none = Aucune partie n’est encore finie.
page-profile-none-mine = Tu n’as pas encore fini de partie. Celles que tu finis apparaissent ici.
page-profile-show = Les autres peuvent voir mon profil.
page-profile-show-text = Tes parties et tes classements, pour qui a le lien, et dans la liste des meilleurs. Les adversaires qui ne se montrent pas restent sans nom.
page-profile-link = Lien vers mon profil
page-careers = Par jeu
page-career-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins } gagnées ({ $share }), { $rated } classées
page-career-unrated = Tu n’as pas encore de classement : les parties classées se jouent entre gens qui ont gardé leur identité.
page-best = Les meilleurs
page-best-link = Les meilleurs
page-best-title = Les meilleurs à { $game }
page-best-text = Ceux qui ont au moins { $least } parties classées et montrent leur profil, rangés selon ce qui est à peu près sûr : le classement moins sa marge. Les bots, mesurés entre eux, servent de repères.
page-best-none = Personne n’est encore dans la liste.
page-best-name = Nom
page-best-rating = Classement
page-best-games = Parties classées
page-best-unseen = tu es seul à voir cette ligne
page-filters = Trouver des parties
page-filter-all = Tout
page-filter-opponent = Contre
page-filter-result = Résultat
page-filter-won = Gagnées
page-filter-lost = Non gagnées
page-filter-year = Année
page-filter-name = Nom d’un adversaire
page-played-found = { $games ->
    [0] Aucune partie ne convient.
    [one] { $games } partie, { $wins } gagnée
   *[other] { $games } parties, { $wins } gagnées
}
page-versus = { $name } et { $who }
page-versus-me = Toi
page-versus-text = Devant { $who } : { $ahead }, derrière : { $behind }, à égalité : { $equal }
page-gave-up = Abandon
page-length-rounds = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
# Same as in English.
page-length-minutes = { $minutes } min
# Same as in English.
page-length-hours = { $hours } h
page-length-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-problem-no-such-profile = Ce profil n’existe pas, ou n’est pas montré.
page-problem-rated-keep = Seuls ceux qui ont gardé leur identité jouent des parties classées.
page-problem-rated-people = À une table classée ne s’assoient que des gens, chacun sur son appareil : ni bots, ni leçon.
page-problem-rated-one-seat = Chacun a une seule place à une table classée.
page-problem-rated-coach = Il n’y a pas de coach à une table classée.
page-problem-rated-box = Une table classée se joue avec la boîte fournie.
page-problem-rated-stand-in = Aucun bot ne joue pour toi dans une partie classée. Tu peux t’en aller et finir dernier.
page-problem-rated-take-back = Dans une partie classée, on ne reprend qu’un choix qui n’a rien révélé.

## Rejouer à partir d’ici et essayer des coups

verify-taken-over = { $count ->
    [one] Un tirage antérieur vient d’une autre partie et n’est pas vérifié ici.
   *[other] { $count } tirages antérieurs viennent d’une autre partie et ne sont pas vérifiés ici.
}
replay-variation = Essayé ici : { $name }
page-play-on = Jouer à partir d’ici
page-play-on-text = { $count ->
    [0] Une nouvelle table de { $title } commence au moment { $at }, avec la même position et les mêmes règles.
   *[other] Une nouvelle table de { $title } commence dans la position de cette variante, qui quitte la partie au moment { $at }, avec les mêmes règles.
}
page-play-on-running = Cette partie n’est pas finie. À la nouvelle table, tu verras peut-être ce qui t’est caché ici.
page-play-on-luck = Hasard
page-play-on-new = Nouveau.
page-play-on-new-text = Ce qui sera tiré à partir d’ici, personne ne le sait.
page-play-on-same = Comme il était.
page-play-on-same-text = Les mêmes choix rencontrent les mêmes tirages, jusqu’à la fin de la partie.
page-play-on-begin = Commencer ici
page-luck-as-it-was = Cette table rencontre une seconde fois le hasard d’une autre partie, que tous peuvent connaître. Rien n’est promis, et rien n’est à vérifier.
page-luck-begun = Cette table reprend une autre partie au moment { $at }. Ce qui a été tiré avant n’est pas son hasard, et rien n’en est promis ici.
page-try = Essayer des coups
page-try-title = Essais : { $title }
page-try-leave = Retour à la relecture
page-try-lines = Variantes
page-try-none = Choisis un coup, pour celui qui doit jouer. Ce que tu essaies devient ici une variante.
page-try-line = Variante { $number }
page-try-from = Variante { $number }, à partir du moment { $at }
page-try-above = La variante au-dessus
page-try-below = La variante au-dessous
page-try-about = Nom, commentaire, suppression
page-try-name = Nom de cette variante
page-try-note = Commentaire
page-try-delete = Supprimer cette variante
page-try-keep = Conserver ces variantes
page-try-kept = Conservées. L’enregistrement que tu télécharges les contient aussi.
page-try-save = Télécharger l’enregistrement avec ces variantes
page-try-judge = Demander l’avis du coach sur cette position
page-try-judged = { $who } doit jouer et gagne { $chance } des parties, au mieux avec : { $best }
page-try-chance = Le hasard décide
page-try-draw = Tirer
page-try-or = Ou choisis ce qui vient :
page-try-weight = { $weight } sur { $all }
page-try-drawn = Tiré
page-problem-over-there = À ce moment, la partie est finie ; il n’y a plus rien à jouer.
page-problem-bad-seats = Cette partie a { $seats } places.
page-problem-luck-not-known = Le hasard qui a suivi ce moment n’est pas connu : on ne peut pas le retrouver. Choisis un hasard nouveau.
page-problem-line-too-long = Une variante a au plus { $most } coups.
page-problem-bad-line = Le coup { $number } de cette variante n’est pas possible : { $detail }
page-problem-bad-lines = Ces variantes ne peuvent pas être conservées : { $detail }
