import type { LongTextsByHandle } from '../by-handle.ts'

export const storageAndFloors: LongTextsByHandle = {
  'ironwright-plate-tree': {
    lead: 'Les disques hors du sol, dans un ordre qui se voit.',
    description:
      '<p>Un poteau en tube de 76 mm et quatre ergots chromés sur deux hauteurs. Admis pour 320 kg. Mettez les lourds en bas, vous le feriez de toute façon.</p>',
  },
  'ironwright-tall-plate-tree': {
    lead: 'Haut comme un athlète, il en porte autant.',
    description:
      '<p>Les ergots sont espacés de 535 mm en hauteur\u00a0: des bumpers de 450 mm pendent l’un au-dessus de l’autre sans se toucher. Chaque ergot est long de 240 mm\u00a0: deux de 25 kg et un de 10.</p><p>Les pieds sont à 600 mm d’avant en arrière. Il tient sans boulons avec 300 kg sur les quatre du bas.</p>',
  },
  'ironwright-change-plate-tree': {
    lead: 'Un arbre pour ce qui traîne d’habitude sous le banc.',
    description:
      '<p>Des ergots de 150 mm, espacés de 185 mm, pour des disques jusqu’à 230 mm de diamètre. Sa place est à côté d’un plateau, où l’on ne se baisse plus que pour la barre.</p>',
  },
  'ironwright-bumper-cradle': {
    lead: 'Un porte-toasts pour un quart de tonne.',
    description:
      '<p>Des tiges de 16 mm sur deux rails, des cases de 50 à 110 mm. Deux roues à un bout, une poignée à l’autre.</p>',
  },
  'ironwright-long-cradle': {
    lead: 'Contient ce qu’il faut à deux athlètes et roule jusqu’à eux.',
    description:
      '<p>Les cases les plus larges prennent des bumpers en granulat de 20 kg, plus épais que tout le monde ne s’y attend. Les roues sont placées pour qu’il bascule dessus à 15 degrés, avant que votre dos remarque 300 kg.</p>',
  },
  'ironwright-iron-cradle': {
    lead: 'Les disques en fonte s’y rangent comme des vinyles.',
    description:
      '<p>Des arceaux en tige de 14 mm, hauts de 200 mm, assez serrés pour qu’un disque de 5 kg ne s’y couche pas. La fonte de 45 lb va à gauche, les petits disques à droite.</p>',
  },
  'ironwright-plate-rail': {
    lead: 'Personne ne se baisse, personne ne s’étire, tout le monde range.',
    description:
      '<p>Cinq paires d’ergots chromés à une hauteur, en ligne, avec 275 mm entre eux\u00a0: la fonte de 450 mm se chevauche comme des tuiles, les bumpers prennent une place sur deux.</p><p>Un tube court au sommet, pour les serviettes et pour le déplacer à deux.</p>',
  },
  'ironwright-plate-pegs': {
    lead: 'Le mur ne servait à rien.',
    description:
      '<p>Un ergot chromé sur une platine en acier de 6 mm, quatre vis chacun. Dans un montant, s’il vous plaît, ou dans du béton.</p>',
  },
  'ironwright-wall-bar-hanger': {
    lead: 'Six barres au mur, aucune derrière la porte.',
    description:
      '<p>Deux supports en acier de 6 mm garnis d’UHMW. Les barres sont à plat, espacées de 127 mm, et les supports pendent à 1,1 m l’un de l’autre.</p>',
  },
  'ironwright-three-bar-hanger': {
    lead: 'Pour la barre de force, l’autre barre et celle qui était en promotion.',
    description:
      '<p>La moitié du grand support et tous ses crochets\u00a0: assise à 60 mm du mur, lèvre de 50 mm, du plastique partout où l’acier toucherait l’acier. Quatre vis par côté.</p>',
  },
  'ironwright-ten-bar-hanger': {
    lead: 'Le mur d’un club, dans l’ordre de ses membres.',
    description:
      '<p>Des supports de 1270 mm, entre genou et regard\u00a0: la dixième barre se décroche encore coudes tendus. Un boulon tous les 250 mm. Derrière, le mur doit tenir 2 kN au mètre.</p>',
  },
  'ironwright-bar-forks': {
    lead: 'Les barres pendent par leurs bagues et le sol reste libre.',
    description:
      '<p>Des fourches en tôle de 6 mm, larges de 36 mm à l’intérieur\u00a0: le fût entre, le bout intérieur du manchon ne passe pas. Des lèvres à l’avant arrêtent une barre qu’on heurte.</p><p>Fixez la platine à 2,1 m de haut et les manchons du bas se balancent 150 mm au-dessus du caoutchouc.</p>',
  },
  'ironwright-bar-stand': {
    lead: 'Les barres s’y tiennent comme des parapluies.',
    description:
      '<p>Un bloc de tubes d’acier sur un pied en tôle, chaque tube garni de plastique pour que les manchons gardent leur éclat.</p>',
  },
  'ironwright-peg-rail': {
    lead: 'Le tiroir des choses emmêlées, mais au mur.',
    description:
      '<p>Des ergots en acier rond de 19 mm, soudés à travers une platine de 5 mm et coiffés. Chacun monte de trois degrés\u00a0: une bande de 100 mm y pend et ne glisse pas.</p>',
  },
  'ironwright-dumbbell-rack': {
    lead: 'Dix paires, dans l’ordre, jusqu’à ce que quelqu’un les range.',
    description:
      '<p>Les rails penchent de 17 degrés\u00a0: les chiffres se lisent debout. Admis pour 180 kg par niveau.</p>',
  },
  'ironwright-two-tier-dumbbell-rack': {
    lead: 'Assez bas pour voir par-dessus.',
    description:
      '<p>Le rack large sans son niveau du haut. Des têtes jusqu’à 190 mm y reposent avec un doigt d’air entre elles. Au-dessus de 40 kg, laissez une place sur deux.</p>',
  },
  'ironwright-narrow-dumbbell-rack': {
    lead: 'Six paires sur la largeur d’une porte.',
    description:
      '<p>Deux paires par niveau, 960 mm de haut. Les pieds ont la même profondeur de 560 mm que sur le large, car un objet haut, étroit et plein de fonte ne doit pas en plus être mince.</p>',
  },
  'ironwright-kettlebell-shelf': {
    lead: 'Une étagère. Elle est solide et de niveau.',
    description:
      '<p>Deux plateaux en acier plié de 2,5 mm avec des tapis en caoutchouc. Chacun tient six kettlebells de 24 kg sans fléchir.</p>',
  },
  'ironwright-three-tier-shelf': {
    lead: 'Pour le jeu qui commence à 8 kg et ne s’arrête pas à 32.',
    description:
      '<p>Le troisième plateau est à hauteur de poitrine et prend les légères. Les plateaux sont espacés de 450 mm\u00a0: une kettlebell de 48 kg, anse en l’air, passe sous le tapis du dessus.</p>',
  },
  'ironwright-storage-bay': {
    lead: 'Tout ce qui traîne au sol, mais sur quatre étagères.',
    description:
      '<p>Des poteaux en tube de 76 mm avec des plateaux pour kettlebells, balles, disques et boîtes. Les plateaux se déplacent par pas de 50,8 mm. Fabriquée à la commande.</p>',
  },
  'ironwright-small-storage-bay': {
    lead: 'L’étagère pour une personne qui possède un exemplaire de tout.',
    description:
      '<p>1520 mm de haut, une bonne hauteur pour une enceinte. Les plateaux sont en acier nu, sans tapis\u00a0: mettez-y des sacs et des balles, et de la fonte seulement si vous aimez le bruit.</p>',
  },
  'ironwright-ball-rack': {
    lead: 'Les choses rondes veulent deux lignes et rien d’autre.',
    description:
      '<p>Des tubes de 32 mm, espacés de 220 mm. Une balle de 230 mm ou plus repose entre eux et sort des deux côtés\u00a0: le rack peut se tenir au milieu d’une pièce.</p>',
  },
  'ironwright-low-ball-rack': {
    lead: 'Passe sous une cible murale et rend la balle à hauteur de hanche.',
    description:
      '<p>Moitié moins haut et plus large de 300 mm. Des slam balls, 70 kg au total, peuvent reposer sur la paire du bas. Celle du haut est pour ce qui se lance.</p>',
  },
  'ironwright-rubber-tile': {
    lead: 'La partie d’une salle qui protège tout le reste.',
    description:
      '<p>Du granulat de caoutchouc pressé, à face plane. 10 mm pour marcher et pour les bancs, 19 mm pour les barres. Elle sent une semaine\u00a0: ouvrez une fenêtre.</p>',
  },
  'ironwright-fleck-tile': {
    lead: 'Un mètre carré que l’on peut porter, tout juste.',
    description:
      '<p>Découpée au jet d’eau\u00a0: quatre d’entre elles se rejoignent sans un jour où perdre une pince. Les mouchetures sont en EPDM teinté dans la masse. Elles ne s’usent pas, car il y en a autant dessous.</p>',
  },
  'ironwright-drop-tile': {
    lead: 'Épaisse là où il le faut, et nulle part ailleurs.',
    description:
      '<p>43 mm de gros granulat encaissent 140 kg depuis l’épaule sans en parler à la chape. Quatre dalles sous chaque bout d’une barre font une aire d’un mètre carré.</p>',
  },
  'ironwright-edge-ramp': {
    lead: 'Pour que le sol ne commence pas par un faux pas.',
    description:
      '<p>Le côté haut rejoint la dalle, le bas finit à 2 mm. Collez-la à la dalle et non au parquet\u00a0: elle s’enlève avec le dernier mètre carré.</p>',
  },
  'ironwright-floor-roll': {
    lead: 'Un joint de moins à chaque mètre.',
    description:
      '<p>Enroulée à l’usine autour d’un tube et emballée. Laissez-la ouverte un jour avant de couper\u00a0: elle s’allonge de 4 mm par mètre, puis s’arrête.</p><p>8 mm, c’est un sol pour les machines, les bancs et les pieds. Sous une barre, il veut un tapis dessus.</p>',
  },
  'ironwright-turf-roll': {
    lead: 'Un couloir pour le traîneau, sans la pluie.',
    description:
      '<p>Un velours de nylon de 11 mm, touffeté si dense qu’un traîneau de 120 kg n’y laisse pas de trace, sur 5 mm de mousse. Elle tient par son poids. Scotchez les bouts.</p>',
  },
  'ironwright-lifting-platform': {
    lead: 'Un carré de sol qui appartient à une seule barre.',
    description:
      '<p>Du contreplaqué de chêne là où vous vous tenez, 76 mm de caoutchouc en couches là où tombent les disques, un cadre de cornière autour. Il voyage sur palette en onze pièces.</p>',
  },
  'ironwright-compact-platform': {
    lead: 'Large comme il faut à une barre, profond comme un garage le permet.',
    description:
      '<p>600 mm de profondeur en moins économisent un quart du poids et la dispute sur la voiture. Le centre est large de 1070 mm, ce qui laisse 680 mm de caoutchouc de chaque côté pour les disques qui rebondissent vers l’extérieur.</p>',
  },
  'ironwright-deadlift-platform': {
    lead: 'Une barre de profondeur. Personne ne marche pendant un soulevé de terre.',
    description:
      '<p>Juste la bande où l’on tire une barre\u00a0: 920 mm de bois entre deux aires de 760 mm. Deux personnes le sortent du camion en sept pièces et le boulonnent en une demi-heure.</p>',
  },
  'larchwell-ash-platform': {
    lead: 'Le plateau pour lequel on enlève ses chaussures.',
    description:
      '<p>Deux couches de contreplaqué de frêne de 18 mm sur des tasseaux, poncées et huilées, pas vernies\u00a0: sous une chaussure d’haltérophilie, le vernis est du verre. À 1320 mm, le centre est plus large de 100 mm que d’ordinaire, pour ceux qui sautent pieds écartés.</p><p>Les planches sont taillées chacune dans une feuille et posées dans l’ordre de leur veinage.</p>',
  },
  'ironwright-drop-pads': {
    lead: 'Les voisins du dessous nous les ont demandés.',
    description:
      '<p>De la mousse souple sous une housse solide. Un soulevé de terre de 180 kg lâché en haut mesure 20 dB de moins dans la pièce d’à côté. La nôtre, en tout cas.</p>',
  },
  'ironwright-low-drop-pads': {
    lead: 'Pour arrêter une barre, pas pour arrêter une chute.',
    description:
      '<p>60 mm conviennent aux tirages enchaînés et aux disques que l’on pose plutôt que de les lâcher. Ils se glissent sous un banc quand on n’en veut pas, et la barre ne part que 60 mm plus haut quand on en veut.</p>',
  },
  'ironwright-chalk-blocks': {
    lead: 'Blanche, sèche, partout.',
    description:
      '<p>Du simple carbonate de magnésium, sans agent séchant. Un bloc dure deux mois à une personne soigneuse et un soir à un cours.</p>',
  },
  'ironwright-chalk-stand': {
    lead: 'Pour que la magnésie reste au même endroit, plus ou moins.',
    description:
      '<p>Un bol d’acier repoussé de 380 mm sur un poteau. Le pied est une tôle de 8 mm et ne bascule pas quand on s’y appuie.</p>',
  },
  'ironwright-training-log': {
    lead: 'Un an d’entraînement dans un carnet qui s’ouvre à plat sous une barre.',
    description:
      '<p>Quatre colonnes\u00a0: le poids, les séries, les répétitions, et une pour l’excuse. Du papier de 100 g qui accepte la sueur et le crayon.</p>',
  },
  'plainfare-salt-mix': {
    lead: 'Du sodium, du potassium, du magnésium et un peu de citron.',
    description:
      '<p>Cinq grammes dans 500 ml d’eau\u00a0: 1000 mg de sodium, 200 mg de potassium, 60 mg de magnésium. Un goût de mer avec une rondelle de citron dedans.</p>',
  },
  'plainfare-oat-blend': {
    lead: 'Le petit-déjeuner de ceux qui s’entraînent avant le petit-déjeuner.',
    description:
      '<p>De l’avoine fine, du lactosérum, du cacao, du sel. 50 grammes dans de l’eau ou du lait donnent 19 g de protéines et 24 g de glucides.</p>',
  },
  'ironwright-gym-bag-box': {
    lead: 'Tout ce qu’on s’emprunte en compétition, dans une boîte avec un couvercle.',
    description:
      '<p>Deux blocs de magnésie, une paire de sangles en coton et un rouleau de strap pour les doigts s’y trouvent. Le reste dépend de vous et coûte moins que seul, car la boîte est de toute façon préparée.</p><p>Dites-le et nous l’emballons de papier kraft, au nom de la personne qui la reçoit.</p>',
  },
}
