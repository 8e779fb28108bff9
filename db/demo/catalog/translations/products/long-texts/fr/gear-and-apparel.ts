import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'La même largeur tout autour, car le dos n’est pas seul à se gainer.',
  },
  'ironwright-black-belt': {
    lead: 'Trois millimètres de plus\u202f: la différence entre une ceinture et un mur.',
  },
  'ironwright-lever-belt': {
    lead: 'Fermée d’un pouce, ouverte avant que la barre soit reposée.',
  },
  'vestergrav-lever-belt': {
    lead: 'Mesurée au pied à coulisse en cinq points avant l’emballage, pour que celui de l’arbitre soit d’accord.',
  },
  'fenmoor-oak-belt': {
    lead: 'Non teintée\u202f: on voit à quoi ressemble une peau et ce que la vôtre en fait.',
  },
  'fenmoor-narrow-belt': {
    lead: 'De la place entre côtes et hanche, pour ceux qui en ont peu.',
  },
  'ironwright-suede-belt': {
    lead: 'Du daim à l’extérieur aussi, pour la barre qui s’y pose.',
  },
  'ironwright-cotton-straps': {
    lead: 'Pour que ce soit le dos qui finisse la série, pas les doigts.',
  },
  'fenmoor-leather-straps': {
    lead: 'Raides une semaine, puis à la forme de votre poignet pendant des années.',
  },
  'ironwright-heavy-straps': {
    lead: 'Pour les barres dont aucune main ne fait le tour et les tenues d’une minute.',
  },
  'vestergrav-competition-straps': {
    lead: 'Une sangle qu’il faut lâcher doit être courte.',
  },
  'ironwright-wrist-wraps': {
    lead: 'Une attelle que l’on retire entre les séries.',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Un plâtre en tissu.',
  },
  'fenmoor-light-wraps': {
    lead: 'De la chaleur et un rappel, guère plus.',
  },
  'vestergrav-knee-wraps': {
    lead: 'Elles ne rendent pas le squat plus sûr. Elles le rendent plus lourd.',
  },
  'ironwright-knee-sleeves': {
    lead: 'Des genoux au chaud et une petite poussée à la remontée.',
  },
  'ironwright-light-sleeves': {
    lead: 'Assez fines pour courir, assez épaisses pour les sentir.',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Pour les enfiler, il faut du talc, de la patience et un ami.',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Pour les coudes qui connaissent la météo à l’avance.',
  },
  'ironwright-name-shirt': {
    lead: 'Un t-shirt qui garde la taille que vous avez achetée.',
  },
  'ironwright-heart-shirt': {
    lead: 'Pour les bureaux avec un code vestimentaire et un sous-sol.',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Neuf chances dans une journée, trois de chaque.',
  },
  'northlode-stone-shirt': {
    lead: 'Le béton mange les t-shirts. Celui-ci tient une saison.',
  },
  'brackwater-dock-shirt': {
    lead: 'On dirait qu’il a passé un été sur une rambarde, et c’est voulu.',
  },
  'osktide-ring-shirt': {
    lead: 'Il reste rentré quand vous avez la tête en bas.',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Presque un sweat, à manches courtes.',
  },
  'ironwright-hoodie': {
    lead: 'Pour les garages chauffés par ceux qui s’y entraînent.',
  },
  'northlode-hoodie': {
    lead: 'Coupé aux mesures de onze personnes qui lèvent des pierres.',
  },
  'ironwright-sweatshirt': {
    lead: 'Une capuche et une barre à squat de sécurité ne s’entendent pas. Celui-ci n’a pas de capuche.',
  },
  'fenmoor-sweatshirt': {
    lead: 'Deux fois le prix et trois fois plus d’années.',
  },
  'ironwright-training-shorts': {
    lead: 'Il s’arrête au-dessus du genou et s’ouvre sur le côté\u202f: au squat, rien d’autre que vous ne vous retient.',
  },
  'osktide-training-shorts': {
    lead: 'Le tissu le plus léger où nous avons osé passer un cordon.',
  },
  'fenmoor-long-shorts': {
    lead: 'De quoi couvrir les tibias qui raclent et les genoux qui ont froid.',
  },
  'ironwright-cap': {
    lead: 'Tient les cheveux à l’écart du développé couché.',
  },
  'northlode-cap': {
    lead: 'Deux nuances de gris, comme dans une carrière.',
  },
  'brackwater-yard-cap': {
    lead: 'Deux couleurs, celles des remorqueurs qui passent devant l’atelier.',
  },
  'ironwright-crew-socks': {
    lead: 'Des chaussettes. Il y a une gauche et une droite.',
  },
  'vestergrav-pulling-socks': {
    lead: 'Exigées par le règlement, appréciées par le tibia.',
  },
  'fenmoor-wool-socks': {
    lead: 'Un sol en béton, en janvier, est à huit degrés. Voici la réponse.',
  },
  'ironwright-lifting-shoe': {
    lead: 'Un talon dur, un avant large et une sangle pour que les deux restent ensemble.',
  },
  'vestergrav-platform-shoe': {
    lead: 'Du bois sous le talon, parce qu’on l’entend se poser.',
  },
  'fenmoor-leather-shoe': {
    lead: 'Construite comme une botte de travail arrêtée à la cheville.',
  },
  'ironwright-gym-bag': {
    lead: 'Chaussures, ceinture, serviette, et une poche pour les petites choses qui se perdent.',
  },
  'ironwright-small-bag': {
    lead: 'Sous un bureau, dans un casier, sur un vélo.',
  },
  'vestergrav-meet-bag': {
    lead: 'Maillot, deux paires de chaussures, ceinture, genouillères, de quoi manger neuf heures et une serviette qui était propre.',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Du coton ciré à la main, qui en redemandera dans trois ans.',
  },
  'ironwright-lettered-belt': {
    lead: 'Personne n’emprunte une ceinture qui dit à qui elle est.',
  },
  'ironwright-crew-shirt': {
    lead: 'Gagné en chargeant, en parant ou en tenant le chrono.',
  },
}
