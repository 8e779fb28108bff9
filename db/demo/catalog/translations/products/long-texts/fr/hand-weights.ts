import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Six faces plates\u202f: il reste là où vous le posez.',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Dix paires, de l’échauffement à l’explication finale.',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Pour les salles où un haltère tombe quatre cents fois par jour.',
  },
  'tarnstone-dumbbell-set': {
    lead: 'Une salle d’hôtel en une livraison.',
  },
  'northlode-iron-dumbbell': {
    lead: 'Une seule coulée, pas de caoutchouc, aucune promesse sauf le poids.',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Deux petites barres pour les disques que vous avez déjà.',
  },
  'quillon-plate-dumbbell': {
    lead: 'De 4 à 24 kg d’un quart de tour.',
  },
  'ironwright-kettlebell': {
    lead: 'Une seule coulée, un pied plat et une peinture qui retient la magnésie.',
  },
  'northlode-iron-kettlebell': {
    lead: 'Ni peinture, ni bande, ni lettres, sauf le poids.',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Il y en a toujours une que personne n’emprunte.',
  },
  'ironwright-kettlebell-set': {
    lead: 'La légère, la normale et celle pour plus tard.',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Pour l’étage.',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Le poids change. Votre position en rack, non.',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Vingt et une kettlebells dans la place d’une.',
  },
  'ironwright-clamp-collars': {
    lead: 'Un geste pour fermer, un geste pour ouvrir, rien à chercher sous le rack.',
  },
  'quillon-lever-collars': {
    lead: 'Se ferment d’un clic qu’on entend par-dessus la musique.',
  },
  'vestergrav-competition-collars': {
    lead: 'Ils comptent. Le règlement le dit et la balance confirme.',
  },
  'quillon-spring-clips': {
    lead: 'La chose la moins chère du magasin qui fonctionne.',
  },
  'quillon-screw-collars': {
    lead: 'Pour les poignées d’haltères et tout ce que vous retournez.',
  },
  'ironwright-slim-clamps': {
    lead: 'Un quart plus étroits que le stop-disque à mâchoire, pour les manchons presque pleins.',
  },
  'quillon-jaw-collars': {
    lead: 'Ils s’ouvrent comme un livre et se ferment d’une tape.',
  },
  'quillon-slim-lever-collars': {
    lead: 'Le stop-disque à levier au régime.',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Un millimètre de fil en plus et une prise comme une poignée de main de maçon.',
  },
  'quillon-wide-screw-collars': {
    lead: 'Plus de filetage, plus de bague, pour les barres qu’on secoue.',
  },
  'ironwright-bolted-collars': {
    lead: 'Pour la barre qui reste chargée du lundi au dimanche.',
  },
  'vestergrav-black-competition-collars': {
    lead: 'Le stop-disque du plateau, sans le miroir.',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'L’haltère hexagonal aux chiffres orange et à la poignée qui ne brille pas.',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Cinq paires qui couvrent l’essentiel de ce que font la plupart des gens.',
  },
  'ironwright-hex-starter-set': {
    lead: 'Cinq haltères à l’unité, pour le rowing, le développé à un bras et un petit appartement.',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'L’haltère d’hôtel, dans l’unité de l’hôtel.',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'Le bout du rack, du côté des miroirs.',
  },
  'northlode-iron-dumbbells': {
    lead: 'Quatre de plus de la coulée qui se vend toute seule.',
  },
  'ironwright-round-dumbbells': {
    lead: 'Des têtes rondes, une poignée de 30 mm et un prix entre l’hexagonal et l’uréthane.',
  },
  'ironwright-pound-kettlebell': {
    lead: 'Les poids de l’ancienne échelle au demi-poud, marqués en livres.',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'Les kettlebells entre les kettlebells.',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Développé, swing et squat pour la première année.',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Coulée pour deux mains et une courte distance.',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Pour les sols qui appartiennent à quelqu’un d’autre.',
  },
  'pellam-light-dumbbells': {
    lead: 'Pour l’échauffement, les épaules qui reviennent, les cours en musique.',
  },
  'quillon-block-dumbbell': {
    lead: 'Sept plaques par côté pendent à une cage, et une goupille décide combien vous suivent.',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Pour ceux dont la goupille reste depuis un an au dernier cran de la petite.',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'L’haltère à disques, avec moins de disques.',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Des poignées à charger, avec le grip de notre meilleure barre.',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Un junior tient la même forme qu’un champion.',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Un plateau, de la première classe au rang de maître.',
  },
  'ironwright-training-kettlebell': {
    lead: 'Les cotes du sport, pour qui s’entraîne à la maison et se passe de la couleur.',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Treize kettlebells pour un appartement à un seul placard.',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Pour les pièces où le noir a déjà été essayé.',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Pour les salles qui achètent une caisse de stop-disques et la cachent.',
  },
}
