import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'Un rack s’achète une fois.',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'Les disques tiennent le rack au sol, le rack tient les disques en l’air.',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Un rack complet pour une cave basse.',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Profond d’un pas, pour le mur du radiateur.',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'De la place pour reculer avec la barre tout en restant à l’intérieur.',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Pour les salles où six personnes partagent un rack entre quatre et huit heures.',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Pour les sols en location et les sols où passent des tuyaux.',
  },
  'ironwright-iw2-rack': {
    lead: 'Moins d’acier, moins cher, le squat en entier.',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Il passe sous une poutre à 1,9 m et, démonté, par une porte.',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Assez léger pour bouger, assez long pour ne pas le faire.',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Ce qui n’est pas sur la barre tient le reste au sol.',
  },
  'ironwright-iw1-rack': {
    lead: 'Le premier rack, au prix d’un mois dans la salle d’un autre.',
  },
  'ironwright-iw2-half-rack': {
    lead: 'Le rack ouvert pour une pièce où il reste un coin.',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Deux montants que l’on porte sur la pelouse.',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'Le plus léger de nos deux racks pliants.',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Deux personnes, un mur, 1,9 mètre carré.',
  },
  'ironwright-half-rack': {
    lead: 'Ouvert à l’avant\u202f: la barre ne peut toucher que le sol.',
  },
  'ironwright-short-half-rack': {
    lead: 'Un demi-rack qui passe sous le rail d’une porte de garage.',
  },
  'ironwright-hall-half-rack': {
    lead: 'Il se tient au bout d’un plateau et range ce qui y traîne.',
  },
  'ironwright-squat-stand': {
    lead: 'Deux montants et un pied. Le reste est en option.',
  },
  'ironwright-pull-up-stand': {
    lead: 'Le support de squat, grandi jusqu’à ce qu’on puisse s’y suspendre.',
  },
  'ironwright-press-stand': {
    lead: 'Du genou à l’épaule, et rien au-dessus.',
  },
  'ironwright-yoke': {
    lead: 'Un encadrement de porte que l’on met sur son dos et que l’on emporte.',
  },
  'ironwright-folding-rack': {
    lead: 'Une heure déplié, les vingt-trois autres à plat contre le mur.',
  },
  'ironwright-low-folding-rack': {
    lead: 'Il se replie sous une étagère que personne ne voulait déplacer.',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Assez loin du mur pour prendre de l’élan, assez rigide pour que le mur n’en sache rien.',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Pour des tractions strictes dans un couloir.',
  },
  'ironwright-rig-one-bay': {
    lead: 'Deux personnes font des squats dos à dos et ne se voient jamais échouer.',
  },
  'ironwright-rig-two-bays': {
    lead: 'Un cours de huit tient autour, quatre à la fois.',
  },
  'ironwright-wall-rig': {
    lead: 'Le mur fait le travail de la seconde rangée de montants.',
  },
  'ironwright-flat-bench': {
    lead: 'Il ne bouge pas. C’est toute la fiche technique.',
  },
  'ironwright-wide-bench': {
    lead: 'Cinquante-six millimètres de plus pour caler les omoplates.',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Cent millimètres de mousse, et toujours pas de trou où s’enfoncer.',
  },
  'ironwright-short-bench': {
    lead: 'Il entre dans un rack avec les tubes de sécurité en place.',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'Le coussin de la compétition, sans la compétition.',
  },
  'larchwell-ash-bench': {
    lead: 'Du bois là où l’on met d’habitude de la mousse. Plus dur, et il ne se déchire jamais.',
  },
  'larchwell-walnut-bench': {
    lead: 'Un meuble qui porte 350 kg.',
  },
  'ironwright-adjustable-bench': {
    lead: 'Dix angles, un levier, aucun vide sous les hanches.',
  },
  'ironwright-light-incline-bench': {
    lead: 'Le banc réglable pour deux haltères et une petite pièce.',
  },
  'quillon-ladder-bench': {
    lead: 'La goupille tombe en place par son propre poids, à chaque angle.',
  },
  'ironwright-utility-bench': {
    lead: 'Une chaise pour pousser. Elle fait un seul angle et ne s’en excuse pas.',
  },
  'quillon-press-chair': {
    lead: 'Presque droite, pour ceux qui se penchent en arrière de toute façon.',
  },
  'vestergrav-competition-bench': {
    lead: 'Le poste d’une compétition de développé couché, aide comprise.',
  },
  'ironwright-press-bench': {
    lead: 'Un banc de développé pour la salle où le rack est toujours pris.',
  },
  'ironwright-decline-bench': {
    lead: 'Tête en bas, genoux tenus, plafond en vue.',
  },
  'ironwright-back-extension': {
    lead: 'La partie du soulevé de terre qui se passe de barre.',
  },
  'ironwright-preacher-bench': {
    lead: 'Il met le dos hors jeu et laisse le biceps se débrouiller seul.',
  },
}
