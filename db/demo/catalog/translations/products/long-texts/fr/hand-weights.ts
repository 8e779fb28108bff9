import type { LongTextsByHandle } from '../by-handle.ts'

export const handWeights: LongTextsByHandle = {
  'ironwright-hex-dumbbells': {
    lead: 'Six faces plates\u00a0: il reste là où vous le posez.',
    description:
      '<p>Des têtes en fonte sous caoutchouc, pressées sur la poignée et goupillées. La poignée s’épaissit de 4 mm au milieu et est moletée d’une tête à l’autre.</p><p>Vendus à l’unité\u00a0: prenez ce qui vous sert.</p>',
  },
  'ironwright-hex-dumbbell-set': {
    lead: 'Dix paires, de l’échauffement à l’explication finale.',
    description:
      '<p>Une paire de chaque, de 5 à 50 lb par pas de 5. Ils tiennent sur le rack à haltères à trois niveaux, avec la place d’un pouce.</p>',
  },
  'tarnstone-urethane-dumbbells': {
    lead: 'Pour les salles où un haltère tombe quatre cents fois par jour.',
    description:
      '<p>Tête et poignée sont une seule pièce d’acier soudée, coulée dans l’uréthane. Rien ne peut prendre du jeu, car rien n’est assemblé.</p>',
  },
  'tarnstone-dumbbell-set': {
    lead: 'Une salle d’hôtel en une livraison.',
    description: '<p>Dix paires de 2,5 à 25 kg par pas de 2,5. Expédiées sur deux palettes.</p>',
  },
  'northlode-iron-dumbbell': {
    lead: 'Une seule coulée, pas de caoutchouc, aucune promesse sauf le poids.',
    description: '<p>Coulé d’une pièce et tonnelé. Il rouillera un peu là où vous le tenez le moins.</p>',
  },
  'ironwright-dumbbell-handles': {
    lead: 'Deux petites barres pour les disques que vous avez déjà.',
    description:
      '<p>Des manchons de taille normale qui tournent, une poignée moletée de 28,5 mm et de la place pour 25 ou 45 kg par main. Les stop-disques ne sont pas compris.</p>',
  },
  'quillon-plate-dumbbell': {
    lead: 'De 4 à 24 kg d’un quart de tour.',
    description:
      '<p>Des disques de 1 et 2,5 kg se bloquent sur la poignée par un filetage qui s’arrête chaque fois au même endroit. Pas de molette, pas de plastique.</p>',
  },
  'ironwright-kettlebell': {
    lead: 'Une seule coulée, un pied plat et une peinture qui retient la magnésie.',
    description:
      '<p>Coulée d’une pièce\u00a0: pas de soudure qui se fende, pas de bouchon qui cliquette. La poignée fait 35 mm sur les tailles moyennes, meulée lisse au plan de joint.</p><p>La bande sur la poignée annonce le poids d’un bout à l’autre de la pièce.</p>',
  },
  'northlode-iron-kettlebell': {
    lead: 'Ni peinture, ni bande, ni lettres, sauf le poids.',
    description:
      '<p>Tonnelée jusqu’à être lisse, et huilée une fois. Elle fonce à l’usage et n’en est que plus belle.</p>',
  },
  'ironwright-heavy-kettlebell': {
    lead: 'Il y en a toujours une que personne n’emprunte.',
    description: '<p>48 kg et une fenêtre assez large pour deux mains. Elle ne remonte pas toute seule.</p>',
  },
  'ironwright-kettlebell-set': {
    lead: 'La légère, la normale et celle pour plus tard.',
    description: '<p>Une de chaque, 16, 24 et 32 kg. Expédiées en trois boîtes sur une petite palette.</p>',
  },
  'pellam-rubber-kettlebell': {
    lead: 'Pour l’étage.',
    description:
      '<p>8 mm de caoutchouc autour de la boule et un pied plat. Les voisins entendent votre souffle à la place.</p>',
  },
  'vestergrav-competition-kettlebell': {
    lead: 'Le poids change. Votre position en rack, non.',
    description:
      '<p>Tous les poids ont la même boule de 210 mm, la même hauteur de 280 mm et la même poignée de 33 mm, comme le veut le sport. Le corps est en acier creux. Ce qu’il contient est équilibré et ne bouge pas.</p>',
  },
  'quillon-adjustable-kettlebell': {
    lead: 'Vingt et une kettlebells dans la place d’une.',
    description:
      '<p>Les cotes du sport dehors, une tige avec des disques de 1 et 2 kg dedans. Changer prend deux minutes et une clé\u00a0: prévoyez votre série.</p>',
  },
  'ironwright-clamp-collars': {
    lead: 'Un geste pour fermer, un geste pour ouvrir, rien à chercher sous le rack.',
    description:
      '<p>De l’aluminium fraisé avec un patin en plastique qui presse le manchon sans le rayer. Ils tiennent sur une barre qu’on lâche et s’ouvrent d’un pouce.</p>',
  },
  'quillon-lever-collars': {
    lead: 'Se ferment d’un clic qu’on entend par-dessus la musique.',
    description:
      '<p>Des bagues d’acier tournées, avec un levier qui passe son point mort. Elles tiennent 200 kg sur un manchon vertical, ce dont personne n’a besoin et que nous avons mesuré quand même.</p>',
  },
  'vestergrav-competition-collars': {
    lead: 'Ils comptent. Le règlement le dit et la balance confirme.',
    description:
      '<p>2,5 kg pièce, à 5 grammes près. Glissez, fermez le levier, puis vissez la bague contre les disques.</p>',
  },
  'quillon-spring-clips': {
    lead: 'La chose la moins chère du magasin qui fonctionne.',
    description:
      '<p>Pincez, glissez, lâchez. Un fil de 7 mm garde sa forme pendant des années. Quand il ne la garde plus, achetez une autre paire.</p>',
  },
  'quillon-screw-collars': {
    lead: 'Pour les poignées d’haltères et tout ce que vous retournez.',
    description:
      '<p>Une bague d’acier et une vis à poignée à pointe de laiton. Lents à serrer, impossibles à secouer.</p>',
  },
  'ironwright-slim-clamps': {
    lead: 'Un quart plus étroits que le stop-disque à mâchoire, pour les manchons presque pleins.',
    description:
      '<p>24 mm de large, fraisés dans une seule barre d’aluminium. Sur un manchon de compétition à six disques, il n’y a souvent de place que pour eux.</p><p>Le patin intérieur est le même que dans le modèle large et s’achète seul. Anodisés, pas peints\u00a0: la couleur est dans le métal.</p>',
  },
  'quillon-jaw-collars': {
    lead: 'Ils s’ouvrent comme un livre et se ferment d’une tape.',
    description:
      '<p>Deux mâchoires en nylon chargé de verre sur une charnière d’acier, garnies de caoutchouc. Elles se posent n’importe où sur le manchon sans passer par son bout, ce qui sauve les dix secondes où un cours se défait.</p><p>Ne les lâchez pas à bout de bras avec 100 kg derrière. Pour tout ce qui est en dessous, elles tiennent.</p>',
  },
  'quillon-slim-lever-collars': {
    lead: 'Le stop-disque à levier au régime.',
    description:
      '<p>Bague et levier plus étroits d’un quart, en zinc clair avec un levier foncé. Le clic est le même et la tenue baisse d’un tiers\u00a0: il reste 130 kg.</p><p>Ils voyagent dans une poche arrière, comme la plupart de ceux que nous vendons.</p>',
  },
  'quillon-heavy-spring-clips': {
    lead: 'Un millimètre de fil en plus et une prise comme une poignée de main de maçon.',
    description:
      '<p>Un fil de 8 mm est moitié plus fort qu’un de 7. La première semaine, il faut les deux mains. Oxyde noir, poignées noires, pas de chrome qui s’écaille sur le plateau.</p><p>Pour les salles lasses d’acheter les autres.</p>',
  },
  'quillon-wide-screw-collars': {
    lead: 'Plus de filetage, plus de bague, pour les barres qu’on secoue.',
    description:
      '<p>La bague, large de 34 mm, répartit le serrage sur une plus grande longueur de manchon\u00a0: la vis ne laisse pas de marque. Sa place est sur les poignées de fermier, les traîneaux et les yokes.</p><p>Pointe en laiton, tige en acier. Elle survit à ce qu’elle tient.</p>',
  },
  'ironwright-bolted-collars': {
    lead: 'Pour la barre qui reste chargée du lundi au dimanche.',
    description:
      '<p>Deux demi-bagues et deux boulons par stop-disque. Posez-les avec une clé et oubliez-les\u00a0: le poste de soulevé de terre d’une salle, l’axle dans la cour, une paire de poignées toujours à 40 kg.</p><p>Rien n’en dépasse qu’un tibia puisse trouver.</p>',
  },
  'vestergrav-black-competition-collars': {
    lead: 'Le stop-disque du plateau, sans le miroir.',
    description:
      '<p>Même corps, même levier, mêmes 2,5 kg. Le zinc noir encaisse mieux les chocs d’une salle que le chrome, qui les montre tous.</p><p>À 10 grammes près au lieu de 5\u00a0: pas pour les records.</p>',
  },
  'ironwright-hex-dumbbells-kg': {
    lead: 'L’haltère hexagonal aux chiffres orange et à la poignée qui ne brille pas.',
    description:
      '<p>Des têtes en fonte sous 3 mm de caoutchouc, une poignée en zinc noir à moletage moyen, épaissie de 4 mm. Roulés dix mille fois sur une table d’acier, aucun n’a pris de jeu. La goupille est enfoncée par la face et couverte par le caoutchouc.</p><p>Les chiffres sont sur les deux bouts\u00a0: un rack se lit pareil des deux côtés.</p>',
  },
  'ironwright-hex-dumbbell-kg-set': {
    lead: 'Cinq paires qui couvrent l’essentiel de ce que font la plupart des gens.',
    description:
      '<p>Deux de chacun des cinq poids, par pas de 5 kg. Côte à côte, ils occupent 1,6 m d’étagère sur deux rangs.</p><p>Chaque tête est emballée à part\u00a0: rien ne frotte en route.</p>',
  },
  'ironwright-hex-starter-set': {
    lead: 'Cinq haltères à l’unité, pour le rowing, le développé à un bras et un petit appartement.',
    description:
      '<p>Un de chaque poids suffit pour tout ce qui se fait d’une main, et divise par deux le prix et la place. Ajoutez les seconds plus tard, les moules sont les mêmes.</p><p>La boîte pèse plus que sa taille ne le laisse croire. Ouvrez-la là où vivront les haltères.</p>',
  },
  'tarnstone-urethane-dumbbells-lb': {
    lead: 'L’haltère d’hôtel, dans l’unité de l’hôtel.',
    description:
      '<p>La même âme soudée que la gamme en kilos. L’uréthane anthracite cache la poussière grise que le noir montre en un jour, et un chiffre jaune se lit sous un spot faible.</p><p>La poignée est en zinc noir, droite, épaisse de 32 mm. Il n’existe pas d’étiquettes de rechange, car il n’y a rien à changer.</p>',
  },
  'tarnstone-heavy-dumbbells': {
    lead: 'Le bout du rack, du côté des miroirs.',
    description:
      '<p>Au-dessus de 30 kg, la tête passe à 200 mm et la poignée garde 128 mm libres\u00a0: la main passe encore entre deux cuisses et un banc. Acier inoxydable, droite, avec un moletage que nous taillons ici plus gros que sur les légers.</p><p>Une paire de cinquante, c’est 100 kg en deux boîtes. Elles arrivent par transporteur et repartent de même.</p>',
  },
  'northlode-iron-dumbbells': {
    lead: 'Quatre de plus de la coulée qui se vend toute seule.',
    description:
      '<p>Coulés avec leur poignée en une fois\u00a0: aucun joint ne peut s’ouvrir. La poignée fait 35 mm, aussi lisse que le tonnelage la rend. La magnésie aide, les gants non.</p><p>Huilez-les une fois l’an ou laissez-les brunir. Les deux se font.</p>',
  },
  'ironwright-round-dumbbells': {
    lead: 'Des têtes rondes, une poignée de 30 mm et un prix entre l’hexagonal et l’uréthane.',
    description:
      '<p>Une âme d’acier sous 5 mm d’un uréthane tenace, proche du caoutchouc. Les têtes rondes roulent d’un banc\u00a0: posez-les au sol. Dans la main, elles tournent plus librement qu’un hexagone.</p><p>La poignée de 30 mm convient aux petites mains et aux longues séries. Des pas de quatre kilos gardent le rack court.</p>',
  },
  'ironwright-pound-kettlebell': {
    lead: 'Les poids de l’ancienne échelle au demi-poud, marqués en livres.',
    description:
      '<p>18, 26, 35, 44 et 53 lb, c’est 8 à 24 kg de quatre en quatre. Les coulées sont celles de la gamme en kilos avec une autre plaque dans le moule\u00a0: poignées et fenêtres sont les mêmes.</p><p>Toutes les bandes sont orange. Lisez le chiffre\u00a0: il fait 40 mm de haut sur les grandes.</p>',
  },
  'ironwright-half-step-kettlebell': {
    lead: 'Les kettlebells entre les kettlebells.',
    description:
      '<p>Quatre kilos, c’est un tiers de plus à 12 et un sixième à 24. Celles-ci comblent les trous\u00a0: gris clair à bande blanche, pour qu’on les voie dans une rangée sombre.</p><p>La plupart des gens en achètent deux, s’en servent six mois et les passent à d’autres.</p>',
  },
  'ironwright-light-kettlebell-set': {
    lead: 'Développé, swing et squat pour la première année.',
    description:
      '<p>Une de chaque, 8, 12 et 16 kg, aux couleurs de leurs bandes. Elles arrivent en deux boîtes par colis ordinaire, car aucune boîte ne dépasse 24 kg.</p><p>Neuf pour cent moins cher qu’à l’unité.</p>',
  },
  'northlode-big-iron-kettlebell': {
    lead: 'Coulée pour deux mains et une courte distance.',
    description:
      '<p>La poignée fait 39 mm et la fenêtre 75 mm de haut à 124 lb. Deux mains y tiennent côte à côte. Une seule y tient et le regrette.</p><p>Huilée foncée à la fonderie. Dans une coulée de cette taille, une fissure s’entend avant de se voir\u00a0: chacune est frappée au marteau et écoutée.</p>',
  },
  'pellam-jacket-kettlebells': {
    lead: 'Pour les sols qui appartiennent à quelqu’un d’autre.',
    description:
      '<p>8 mm de caoutchouc couvrent la boule aux deux tiers et le pied en entier. Posée sur du carrelage, elle fait le bruit d’un livre.</p><p>La poignée, au-dessus, est sans caoutchouc, peinte en gris et meulée lisse au joint. Une bande donne le poids à ceux qui laissent le chiffre tourné.</p>',
  },
  'pellam-light-dumbbells': {
    lead: 'Pour l’échauffement, les épaules qui reviennent, les cours en musique.',
    description:
      '<p>Une couche souple sur un petit hexagone de fonte, chaque poids dans sa couleur. La poignée fait 28 mm au plus, et une main fatiguée en est reconnaissante.</p><p>Ils peuvent être mouillés. Pas lancés, même s’ils en ont l’air capables.</p>',
  },
  'quillon-block-dumbbell': {
    lead: 'Sept plaques par côté pendent à une cage, et une goupille décide combien vous suivent.',
    description:
      '<p>Glissez la goupille dans une fente, levez, et le reste attend debout dans son bac. Changer prend trois secondes et ne demande de rien tourner.</p><p>Les plaques sont en acier de part en part. Pas de ressort, pas d’engrenage, pas de plastique qui vieillisse. Au bout de dix ans, la goupille est usée et coûte le prix d’un café.</p>',
  },
  'quillon-heavy-block-dumbbell': {
    lead: 'Pour ceux dont la goupille reste depuis un an au dernier cran de la petite.',
    description:
      '<p>Des plaques plus larges, de 176 sur 165 mm, et deux de plus de chaque côté. La cage est bleue, pour que personne ne prenne la mauvaise dans un garage sombre.</p><p>À 36 kg, il est encore plus court qu’un haltère rond de ce poids et se pose à plat sur son pied entre les séries.</p>',
  },
  'quillon-light-plate-dumbbell': {
    lead: 'L’haltère à disques, avec moins de disques.',
    description:
      '<p>De 4 à 16 kg, avec le même filetage et les mêmes écrous étoile. Du zinc clair au lieu du noir, et un écrou qu’on distingue du grand modèle d’un coup d’œil.</p><p>Les disques de l’haltère de 24 kg s’y montent\u00a0: il peut grandir.</p>',
  },
  'ironwright-stainless-dumbbell-handles': {
    lead: 'Des poignées à charger, avec le grip de notre meilleure barre.',
    description:
      '<p>Le fût entre les bagues est en inox, au moletage de la barre de force\u00a0: 140 mm, assez pour une main large et gantée. Les manchons tournent sur du bronze et prennent trois petits disques et un stop-disque.</p><p>Nous avons allongé la poignée de 10 mm après des lettres de gens aux grandes paumes.</p>',
  },
  'vestergrav-light-competition-kettlebell': {
    lead: 'Un junior tient la même forme qu’un champion.',
    description:
      '<p>Presque tout y est de l’air\u00a0: la paroi fait 4 mm à 8 kg. La boule est équilibrée autour de son milieu\u00a0: elle repose sur l’avant-bras là où les lourdes le feront.</p><p>Rose et bleue, comme le veulent les fédérations.</p>',
  },
  'vestergrav-competition-kettlebell-set': {
    lead: 'Un plateau, de la première classe au rang de maître.',
    description:
      '<p>Cinq kettlebells d’une taille en cinq couleurs, pesées ensemble, à 100 grammes près de 120 kg au total.</p><p>Elles voyagent debout dans une caisse qui devient leur étagère.</p>',
  },
  'ironwright-training-kettlebell': {
    lead: 'Les cotes du sport, pour qui s’entraîne à la maison et se passe de la couleur.',
    description:
      '<p>Les mêmes 210 mm et 33 mm que sur le plateau, en noir avec un chiffre à la couleur du poids. La tolérance est de 150 grammes, trois fois celle de la compétition, et le prix le montre.</p><p>La fenêtre est large de 186 mm\u00a0: deux mains, pas de phalanges.</p>',
  },
  'quillon-small-adjustable-kettlebell': {
    lead: 'Treize kettlebells pour un appartement à un seul placard.',
    description:
      '<p>La sœur noire du modèle de 32 kg, avec une tige plus courte et des disques plus légers. À 8 kg, la coque est vide. À 20, elle est pleine.</p><p>Un quart de pouce de feutre entre les disques l’empêche de parler.</p>',
  },
  'ironwright-painted-kettlebell': {
    lead: 'Pour les pièces où le noir a déjà été essayé.',
    description:
      '<p>Notre kettlebell en fonte de 16 kg sous deux couches de poudre, dans la couleur que vous nommez. La poignée est masquée et reste nue, car peinture et sueur ne sont pas amies.</p><p>Au dos, un pochoir accepte un mot.</p>',
  },
  'ironwright-collars-side-by-side': {
    lead: 'Pour les salles qui achètent une caisse de stop-disques et la cachent.',
    description:
      '<p>Mâchoires, pinces, leviers, ressorts et vis, avec le prix de la paire et le nombre de paires en stock. Emportez-en deux de chaque dans un cours, et le soir vous saurez lesquels reviennent.</p><p>Les stop-disques de compétition pèsent 2,5 kg chacun\u00a0: comptez-les dans la charge.</p>',
  },
}
