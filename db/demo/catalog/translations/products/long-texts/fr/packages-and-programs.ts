import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'La salle la moins chère où nous nous entraînerions nous-mêmes.',
    description:
      '<p>Un rack IW-1, un banc court, une barre de garage et des disques en fonte creux de Northlode\u00a0: deux de chaque, 20, 15, 10 et 5 kg. La fonte est plus mince que le caoutchouc\u00a0: la barre ne sera pas pleine avant que vous soyez fort.</p><p>Prévoyez un tapis en caoutchouc\u00a0: la fonte et le carrelage ne se pardonnent rien.</p>',
  },
  'ironwright-wall-package': {
    lead: 'Une salle qui disparaît quand la voiture rentre.',
    description:
      '<p>Rack mural pliant de 580 mm, banc plat noir, barre Wright, support pour trois barres et KG Bumpers par paires de 10, 20 et 25 kg. Plié et accroché, le tout prend 130 mm du garage, banc et disques mis à part.</p>',
  },
  'ironwright-weightlifting-package': {
    lead: 'Le sol, la barre et les couleurs.',
    description:
      '<p>Un plateau compact, une barre d’haltérophilie de 20 kg et des bumpers colorés\u00a0: une paire de chaque couleur, du vert au rouge. Des stop-disques de compétition ferment le tout.</p><p>Deux palettes. Le plateau se pose en premier.</p>',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Deux mètres carrés qui remplacent un abonnement.',
    description:
      '<p>Un rack à haltères à deux niveaux, un banc réglable et des haltères hexagonaux de 20 à 40 lb\u00a0: six paires, dont deux de 25 lb, parce que c’est le poids que vous voudrez tous les deux.</p>',
  },
  'ironwright-half-rack-package': {
    lead: 'Pour un athlète avec des projets, ou pour trois sans.',
    description:
      '<p>Demi-rack de 2290 mm, banc réglable, barre de force en zinc noir et KG Bumpers\u00a0: deux de chaque, 25, 20, 15 et 10 kg. Ce qui n’est pas sur la barre pend aux montants arrière et tient le rack.</p>',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Une étagère, un tapis, toutes les kettlebells que vous pouvez nommer.',
    description:
      '<p>Une étagère à kettlebells avec des kettlebells en fonte de 8, 12, 16, 20, 24 et 28 kg, celles de 16 et de 20 en double, et un tapis en caoutchouc de 19 mm pour les poser.</p>',
  },
  'ironwright-gift-card': {
    lead: 'La bonne taille, la bonne couleur, et pas de carton sous le lit.',
    description:
      '<p>Écrivez une ligne, choisissez un jour, et nous l’envoyons pour vous par e-mail. Le code se saisit au moment de payer, et le reste demeure sur la carte.</p><p>Elle paie plusieurs commandes, avec d’autres cartes, et aussi les prix soldés. Elle vaut dans la devise où vous l’avez achetée.</p>',
  },
  'ironwright-gym-gift-card': {
    lead: 'Quand douze membres veulent remercier celui qui passe la serpillière.',
    description:
      '<p>Trois sommes rondes qui achètent une barre, un banc ou un rack. Collectez d’abord, achetez une fois et mettez tous les noms dans le message\u00a0: il contient cinq cents caractères.</p><p>La personne qui la reçoit choisit seule, et c’est le but.</p>',
  },
  'ironwright-strength-program': {
    lead: 'Il sait ce que vous avez soulevé mardi et n’est pas impressionné.',
    description:
      '<p>Squat, développé, tirage, rowing\u00a0: trois séances d’une heure, écrites pour les disques que vous possédez. Vous notez ce qui est monté, et la séance suivante en découle.</p><p>Ni films, ni musique. Une page pour le jour, une page pour ce qui est fait, et un mot quand vous êtes absent depuis dix jours.</p>',
  },
  'ironwright-weightlifting-program': {
    lead: 'L’arraché le lundi, les regrets le mercredi, l’épaulé le vendredi.',
    description:
      '<p>Une coach passée par deux équipes nationales écrit quatre semaines. Vous les imprimez et prenez un crayon. Les pourcentages portent sur le mois dernier, pas sur vos souvenirs.</p><p>Les quatre premières semaines sont un essai. Résiliez avant la fin et rien d’autre n’est facturé.</p>',
  },
  'ironwright-press-plan': {
    lead: 'Le développé militaire est le mouvement pour lequel on a fait les petits disques.',
    description:
      '<p>Douze semaines de développés trois fois par semaine, par pas de 250 grammes si vous en avez. Chaque séance tient entre une douche et un bus.</p><p>Acheté une fois, à vous pour de bon\u00a0: vous le trouvez dans votre compte.</p>',
  },
  'ironwright-squat-seminar': {
    lead: 'Six heures, quatre coachs, un mouvement.',
    description:
      '<p>Six personnes par rack et un coach pour six. La matinée est pour la barre sur le dos, l’après-midi pour ce que vos pieds font dessous. Les deux sont filmés de profil.</p><p>Apportez des chaussures et une ceinture, si vous en portez une. À midi\u00a0: riz, poulet et haricots.</p>',
  },
  'ironwright-spring-open-entry': {
    lead: 'Deux lampes blanches sur trois, et la charge est à vous.',
    description:
      '<p>Squat, développé couché et soulevé de terre sur deux jours, six groupes de dix. La pesée ouvre deux heures avant chaque session. Les premières barres y sont annoncées et peuvent baisser une fois.</p><p>Les premières compétitions sont les bienvenues. Quelqu’un vous dira quand entrer.</p>',
  },
  'ironwright-referee-course': {
    lead: 'Apprenez à dire non à vos amis.',
    description:
      '<p>Le règlement le premier soir, deux cents essais filmés le second, puis une chaise de côté dans une compétition de club. Une fois reçu, vous pouvez siéger à toutes nos compétitions.</p><p>Le livre est fourni et reste à vous.</p>',
  },
  'ironwright-garage-package': {
    lead: 'Une livraison, un après-midi, une salle.',
    description:
      '<p>Un power rack IW-3, un banc, une barre et des KG Bumpers par paires\u00a0: choisissez le cadre, le banc, la barre et le nombre de disques. Chaque élément coûte 10\u00a0% de moins que seul, et une paire de stop-disques à mâchoire voyage gratuitement dans le tube de la barre.</p><p>Tout arrive sur une palette. À deux, avec une clé à cliquet, comptez trois heures.</p>',
  },
  'ironwright-bar-and-plates': {
    lead: 'Plus le jeu est lourd, moins la livre coûte cher.',
    description:
      '<p>Une barre Wright et des Training Bumpers par paires, autant de chaque que vous voulez. À partir de 150 lb, chaque livre du jeu coûte moins, à partir de 300 lb, moins encore. Les pinces à ressort sont comprises.</p>',
  },
  'ironwright-press-corner': {
    lead: 'Deux mètres sur deux, et le haut de votre corps n’a plus d’excuses.',
    description:
      '<p>Il faut tous les éléments pour que cela marche, alors nous les demandons tous\u00a0: un banc qui s’incline, une paire lourde, une paire légère. Ensemble, ils coûtent huit pour cent de moins.</p><p>Les haltères arrivent dans leur propre caisse, car un banc ne devrait pas porter 40 kg en chemin.</p>',
  },
  'ironwright-meet-day-kit': {
    lead: 'Ce qu’il y a sur la chaise, derrière le plateau.',
    description:
      '<p>La ceinture est le kit. Genouillères, bandes et sangles s’y ajoutent si vous voulez, chacune un dixième moins chère que seule. Huit blocs de magnésie y sont dans tous les cas.</p><p>Tout passe le contrôle du matériel\u00a0: les étiquettes restent là où les arbitres les cherchent.</p>',
  },
  'ironwright-band-kit': {
    lead: 'Un cours de dix demande dix bleues et deux noires.',
    description:
      '<p>Dites combien de chaque largeur. À partir de la deuxième, personne ne compte\u00a0: toutes coûtent pareil, quinze pour cent de moins qu’en rayon. Le rouleau à blocs est offert.</p><p>Les bandes s’usent d’abord à l’ancrage. Les écoles commandent des rechanges avec le jeu.</p>',
  },
}
