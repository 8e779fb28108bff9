import type { AlternativeTexts } from '../by-english-text.ts'

export const packagesAndPrograms: AlternativeTexts = {
  'Slim rack with a bench inside and iron plates on its bar':
    'Rack fin avec un banc à l’intérieur et des disques en fonte sur sa barre',
  'Iron plates on the end of the bar next to the rack': 'Disques en fonte au bout de la barre, à côté du rack',
  'The whole package set up in front of a white brick wall': 'Le pack complet monté devant un mur de briques blanches',
  'The package next to the outline of a person of 1.75 m (5 ft 9 in)':
    'Le pack à côté de la silhouette d’une personne de 1,75 m',
  'The short bench inside the rack, with a safety pipe behind it':
    'Le banc court dans le rack, un tube de sécurité derrière',
  'Folding wall rack with a racked bar, a bench and bumper plates':
    'Rack mural pliant avec une barre posée, un banc et des bumpers',
  'Platform with a bar loaded with colored bumpers': 'Plateforme avec une barre chargée de bumpers de couleur',
  'Low rack full of hex dumbbells behind an adjustable bench':
    'Rack bas plein d’haltères hexagonaux derrière un banc réglable',
  'Half rack with a loaded bar and an adjustable bench in front':
    'Demi-rack avec une barre chargée et un banc réglable devant',
  'Shelf of kettlebells behind a rubber mat': 'Étagère de kettlebells derrière un tapis en caoutchouc',
  'Power rack with a loaded bar and a bench inside': 'Power rack avec une barre chargée et un banc à l’intérieur',
  'The loaded end of the bar next to the rack': 'Le bout chargé de la barre, à côté du rack',
  'The whole package set up in a garage': 'Le pack complet monté dans un garage',
  'The flat bench inside the rack, with a safety pipe behind it':
    'Le banc plat dans le rack, un tube de sécurité derrière',
  'Bar loaded with black bumper plates on the floor': 'Barre chargée de bumpers noirs au sol',
  'Inclined bench with two pairs of hex dumbbells in front':
    'Banc incliné avec deux paires d’haltères hexagonaux devant',
  'Lever belt, knee sleeves, wrist wraps and two blocks of chalk':
    'Ceinture à levier, genouillères, bandes de poignet et deux blocs de magnésie',
  'Five loop bands in a row, with a ridged roller and a ball in front':
    'Cinq bandes en boucle en rang, un rouleau à relief et une balle devant',
  'Black gift card with an orange bar on it, leaning on a block of chalk':
    'Carte cadeau noire ornée d’une barre orange, appuyée contre un bloc de magnésie',
  'Gift cards in navy, bone and black, fanned on a rubber floor':
    'Cartes cadeaux marine, blanc os et noire en éventail sur un sol en caoutchouc',
  'Orange gift card in front of a white 5 kg plate': 'Carte cadeau orange devant un disque blanc de 5 kg',
  'Phone showing the day’s sets, leaning on a kettlebell':
    'Téléphone affichant les séries du jour, appuyé contre une kettlebell',
  'The same phone from above, next to a block of chalk': 'Le même téléphone vu de dessus, à côté d’un bloc de magnésie',
  'Two coil-bound training booklets, one black, one red': 'Deux livrets d’entraînement à spirale, un noir et un rouge',
  'Pale training booklet under a small orange plate': 'Livret d’entraînement clair sous un petit disque orange',
  'Lifter’s pass on an orange ribbon, next to chalk': 'Badge d’athlète à ruban orange, à côté de magnésie',
  'Stand with three lights: two white, one red': 'Pied à trois lampes\u00a0: deux blanches, une rouge',
  'Referee’s pass on a navy ribbon, with a navy rule book': 'Badge d’arbitre à ruban marine, avec un règlement marine',
}
