import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Les disques hors du sol, dans un ordre qui se voit.',
  },
  'ironwright-tall-plate-tree': {
    lead: 'Haut comme un athlète, il en porte autant.',
  },
  'ironwright-change-plate-tree': {
    lead: 'Un arbre pour ce qui traîne d’habitude sous le banc.',
  },
  'ironwright-bumper-cradle': {
    lead: 'Un porte-toasts pour un quart de tonne.',
  },
  'ironwright-long-cradle': {
    lead: 'Contient ce qu’il faut à deux athlètes et roule jusqu’à eux.',
  },
  'ironwright-iron-cradle': {
    lead: 'Les disques en fonte s’y rangent comme des vinyles.',
  },
  'ironwright-plate-rail': {
    lead: 'Personne ne se baisse, personne ne s’étire, tout le monde range.',
  },
  'ironwright-plate-pegs': {
    lead: 'Le mur ne servait à rien.',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Six barres au mur, aucune derrière la porte.',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Pour la barre de force, l’autre barre et celle qui était en promotion.',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'Le mur d’un club, dans l’ordre de ses membres.',
  },
  'ironwright-bar-forks': {
    lead: 'Les barres pendent par leurs bagues et le sol reste libre.',
  },
  'ironwright-bar-stand': {
    lead: 'Les barres s’y tiennent comme des parapluies.',
  },
  'ironwright-peg-rail': {
    lead: 'Le tiroir des choses emmêlées, mais au mur.',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Dix paires, dans l’ordre, jusqu’à ce que quelqu’un les range.',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Assez bas pour voir par-dessus.',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Six paires sur la largeur d’une porte.',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Une étagère. Elle est solide et de niveau.',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Pour le jeu qui commence à 8 kg et ne s’arrête pas à 32.',
  },
  'ironwright-storage-bay': {
    lead: 'Tout ce qui traîne au sol, mais sur quatre étagères.',
  },
  'ironwright-small-storage-bay': {
    lead: 'L’étagère pour une personne qui possède un exemplaire de tout.',
  },
  'ironwright-ball-rack': {
    lead: 'Les choses rondes veulent deux lignes et rien d’autre.',
  },
  'ironwright-low-ball-rack': {
    lead: 'Passe sous une cible murale et rend la balle à hauteur de hanche.',
  },
  'ironwright-rubber-tile': {
    lead: 'La partie d’une salle qui protège tout le reste.',
  },
  'ironwright-fleck-tile': {
    lead: 'Un mètre carré que l’on peut porter, tout juste.',
  },
  'ironwright-drop-tile': {
    lead: 'Épaisse là où il le faut, et nulle part ailleurs.',
  },
  'ironwright-edge-ramp': {
    lead: 'Pour que le sol ne commence pas par un faux pas.',
  },
  'ironwright-floor-roll': {
    lead: 'Un joint de moins à chaque mètre.',
  },
  'ironwright-turf-roll': {
    lead: 'Un couloir pour le traîneau, sans la pluie.',
  },
  'ironwright-lifting-platform': {
    lead: 'Un carré de sol qui appartient à une seule barre.',
  },
  'ironwright-compact-platform': {
    lead: 'Large comme il faut à une barre, profond comme un garage le permet.',
  },
  'ironwright-deadlift-platform': {
    lead: 'Une barre de profondeur. Personne ne marche pendant un soulevé de terre.',
  },
  'larchwell-ash-platform': {
    lead: 'Le plateau pour lequel on enlève ses chaussures.',
  },
  'ironwright-drop-pads': {
    lead: 'Les voisins du dessous nous les ont demandés.',
  },
  'ironwright-low-drop-pads': {
    lead: 'Pour arrêter une barre, pas pour arrêter une chute.',
  },
  'ironwright-chalk-blocks': {
    lead: 'Blanche, sèche, partout.',
  },
  'ironwright-chalk-stand': {
    lead: 'Pour que la magnésie reste au même endroit, plus ou moins.',
  },
  'ironwright-training-log': {
    lead: 'Un an d’entraînement dans un carnet qui s’ouvre à plat sous une barre.',
  },
  'plainfare-salt-mix': {
    lead: 'Du sodium, du potassium, du magnésium et un peu de citron.',
  },
  'plainfare-oat-blend': {
    lead: 'Le petit-déjeuner de ceux qui s’entraînent avant le petit-déjeuner.',
  },
  'ironwright-gym-bag-box': {
    lead: 'Tout ce qu’on s’emprunte en compétition, dans une boîte avec un couvercle.',
  },
}
