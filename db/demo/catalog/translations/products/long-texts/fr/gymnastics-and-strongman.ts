import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Deux anneaux, deux sangles et tous les muscles que vous aviez oubliés.',
  },
  'larchwell-walnut-rings': {
    lead: 'Pour un salon qui a une poutre.',
  },
  'osktide-steel-rings': {
    lead: 'Laissez-les dans l’arbre.',
  },
  'osktide-polymer-rings': {
    lead: 'La paire qui voyage en bagage à main.',
  },
  'osktide-small-rings': {
    lead: 'Mêmes règles, mains plus petites.',
  },
  'larchwell-parallettes': {
    lead: 'De petites barres pour un petit bout de sol.',
  },
  'larchwell-push-up-bars': {
    lead: 'Des poignets droits, et une largeur de main de descente en plus.',
  },
  'osktide-steel-parallettes': {
    lead: 'Aucun joint entre la barre et le sol.',
  },
  'osktide-dip-bars': {
    lead: 'Deux haies, écartées comme vos épaules d’aujourd’hui.',
  },
  'ironwright-ab-wheel': {
    lead: 'Elle part toute seule. Le retour dépend de vous.',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Une roue pour apprendre, car elle n’a aucune envie de tomber.',
  },
  'ironwright-sit-up-mat': {
    lead: 'Comble le creux du dos et donne aux abdominaux un point de départ.',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Pour un dos plus long que la cale habituelle.',
  },
  'ironwright-log': {
    lead: 'Le log pour apprendre\u202f: assez large pour en être un, assez lourd pour échouer.',
  },
  'ironwright-short-log': {
    lead: 'Des prises à un demi-mètre, pour ceux que tous les autres logs font pousser trop large.',
  },
  'brackwater-contest-log': {
    lead: 'La taille à laquelle la tête doit s’écarter.',
  },
  'northlode-heavy-log': {
    lead: 'Commence là où les autres finissent.',
  },
  'northlode-atlas-stone': {
    lead: 'Ronde, grise et pas d’humeur.',
  },
  'northlode-light-stone': {
    lead: 'Assez petite pour la serrer dans ses bras, assez lourde pour que ça vaille la peine.',
  },
  'northlode-heavy-stone': {
    lead: 'Pas une pierre de débutant. Elle vous le dira elle-même.',
  },
  'brackwater-keg': {
    lead: 'De l’eau, du sable ou les deux\u202f: rien d’autre ne bouge ainsi dans un fût.',
  },
  'brackwater-slim-keg': {
    lead: 'Assez étroit pour deux mains au rebord et un bon élan.',
  },
  'brackwater-tire': {
    lead: 'Arrondi au bord pour passer les doigts, et sans les fils qui poussent sur les pneus usés.',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Un bras, une poignée dont la main ne fait pas le tour, et un public.',
  },
  'ironwright-loop-bands': {
    lead: 'De l’aide à la montée, ou des ennuis à la descente.',
  },
  'ironwright-wide-band': {
    lead: 'Pour les squats contre bandes et pour ceux qui pèsent 130 kg et veulent une première traction.',
  },
  'osktide-training-band': {
    lead: 'Entre le rouge et le bleu habituels, là où vivent les front levers.',
  },
  'osktide-mini-bands': {
    lead: 'Autour des genoux, avant la barre.',
  },
  'osktide-short-band': {
    lead: 'Une mini-bande avec l’épaisseur d’une grande.',
  },
  'osktide-grid-roller': {
    lead: 'De la mousse sur un tube, pour ne pas mollir au milieu avant mars.',
  },
  'osktide-long-roller': {
    lead: 'Assez long pour s’y allonger de la tête au coccyx.',
  },
  'osktide-travel-roller': {
    lead: 'Long comme un mollet est large, et c’est bien assez.',
  },
  'osktide-massage-ball': {
    lead: 'La balle pour l’endroit que le rouleau n’atteint pas.',
  },
  'osktide-massage-peanut': {
    lead: 'Une de chaque côté de la colonne, qu’elle laisse tranquille.',
  },
  'osktide-training-mat': {
    lead: 'Dix millimètres entre un genou et le béton.',
  },
  'osktide-stretching-mat': {
    lead: 'Mince, pour que l’équilibre soit le vôtre et non celui du tapis.',
  },
}
