import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Du caoutchouc vierge autour d’un moyeu d’acier, vendu par paire, fait pour tomber.',
    description:
      '<p>Le moyeu est ancré par six boulons au lieu d’être pressé\u00a0: il ne prend pas de jeu. Lâché à bout de bras, le disque rebondit d’environ 120 mm.</p><p>Tous les disques à partir de 10 lb font 450 mm de diamètre. La paire de 10 lb est mince\u00a0: chargez-la avec plus lourd si vous la lâchez.</p>',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rouge 25, bleu 20, jaune 15, vert 10. La barre se lit depuis la porte.',
    description:
      '<p>Les teintes sont mélangées au caoutchouc et non peintes\u00a0: elles s’usent, mais ne pèlent pas. Le lettrage dépasse de 2 mm.</p><p>Chaque disque est pesé une fois froid et trié à 1 pour cent près.</p>',
  },
  'ironwright-stripe-bumpers': {
    lead: 'Tout le code couleur, sans le carnaval.',
    description:
      '<p>Du caoutchouc noir, un lettrage à la couleur du poids. C’est le KG Bumper en costume.</p><p>Cette paire fait 25 kg par disque. D’autres poids viendront quand celle-ci sera vendue.</p>',
  },
  'pellam-crumb-bumpers': {
    lead: 'Quarante pneus broyés dans chaque paire, silencieux sur le béton.',
    description:
      '<p>Le granulat est plus souple que le caoutchouc vierge\u00a0: il rebondit plus haut et frappe plus doucement. Dans une allée, c’est le bon échange.</p><p>Chaque disque est épais de 95 mm. Quatre disques remplissent un manchon.</p>',
  },
  'pellam-fleck-bumpers': {
    lead: 'Ce qui reste au sol d’une usine de caoutchouc, pressé en disque.',
    description:
      '<p>Les mouchetures sont des chutes des lignes qui passent le rouge et le vert. Il n’y a pas deux disques pareils. Le poids, lui, est juste, à 1,5 pour cent près.</p>',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Minces comme la fonte, silencieux comme le caoutchouc, au prix ni de l’un ni de l’autre.',
    description:
      '<p>L’uréthane coulé est plus dense et plus tenace que le caoutchouc\u00a0: 55 mm au lieu de 83 pour le même poids. Il ne sent rien, ne déteint pas et ne marque pas un sol clair.</p>',
  },
  'ironwright-technique-plates': {
    lead: 'Plein diamètre, presque pas de poids\u00a0: la barre part à la bonne hauteur.',
    description:
      '<p>Du nylon moulé, 450 mm de diamètre. Ils supportent les chutes avec une barre technique, sans rien de plus lourd à côté.</p>',
  },
  'ironwright-color-bumper-set': {
    lead: 'Huit disques, une palette, un prix.',
    description:
      '<p>Une paire de chaque, 10, 15, 20 et 25 kg, de la gamme KG Bumper. Avec une barre de 20 kg, vous chargez jusqu’à 160 kg par pas de 10.</p><p>La palette voyage par transporteur, qui appelle pour convenir d’un jour.</p>',
  },
  'ironwright-training-bumper-set': {
    lead: 'Les disques qu’on finit par avoir dans la plupart des garages, achetés en une fois.',
    description:
      '<p>Une paire de Training Bumpers de chaque, 10, 25, 35 et 45 lb. Livraison sur palette, au pied de chez vous.</p>',
  },
  'vestergrav-competition-plates': {
    lead: 'Tournés, pesés, percés, pesés encore.',
    description:
      '<p>Le moyeu reçoit de petits bouchons de calibrage, et chaque disque part à 10 grammes près de son chiffre. Un disque de 25 kg est épais de 64 mm\u00a0: un manchon en tient six.</p><p>Du caoutchouc de 94 Shore A rebondit de 60 mm à bout de bras et reste là où vous l’avez lâché.</p>',
  },
  'vestergrav-competition-set': {
    lead: 'Tout ce qu’il faut à un plateau, du premier appel au dernier.',
    description:
      '<p>Deux paires de 25 kg et une paire de chaque, 20, 15 et 10 kg, toutes coulées le même jour pour que les teintes s’accordent.</p><p>Fabriqué à la commande en cinq semaines. Expédié sur palette.</p>',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Assez minces pour un record, assez justes pour l’arbitre.',
    description:
      '<p>De l’acier usiné, avec un rebord pour le tirer de la pile. Le disque de 25 kg est épais de 27 mm\u00a0: sept par côté, et encore de la place pour le stop-disque.</p><p>Les disques en acier ne sont pas faits pour tomber. Ils sonnent comme des cloches et se cabossent comme des voitures.</p>',
  },
  'vestergrav-calibrated-set': {
    lead: 'Une paire de chaque, appariée et mise en caisse.',
    description:
      '<p>Une paire de disques calibrés de chaque, 25, 20, 15 et 10 kg, pesées ensemble et expédiées sur une palette.</p>',
  },
  'northlode-deep-dish-plates': {
    lead: 'Le disque que votre grand-père reconnaîtrait.',
    description:
      '<p>Coulés au sable, dans une fonderie qui fait aussi des plaques d’égout. Le rebord est profond de 40 mm, le lettrage ressort, et deux disques qui se touchent font le bruit de vos souvenirs.</p><p>L’alésage est percé après la coulée, le poids est juste à 2 pour cent près.</p>',
  },
  'ironwright-machined-plates': {
    lead: 'Coulés, puis tournés sur les deux faces jusqu’à plaquer l’un contre l’autre.',
    description:
      '<p>Un disque coulé n’est jamais tout à fait rond. Nous mettons chacun sur un tour, le dressons, l’alésons et nous arrêtons quand la balance le dit\u00a0: à 1 pour cent près. Des faces planes ne cliquettent pas.</p>',
  },
  'northlode-foundry-plates': {
    lead: 'Peints comme les machines à côté desquelles on les a coulés.',
    description:
      '<p>Deux couches de laque machine, le lettrage repris à la main en crème. Le vert est celui des vieux tours, le rouge est du minium sans plomb.</p>',
  },
  'tarnstone-grip-plates': {
    lead: 'Trois trous où passe une main et une face qui ne s’écaille pas.',
    description:
      '<p>De la fonte dedans, 6 mm d’uréthane dehors. Portez-en un dans chaque main, empilez-les sur un axe, balancez-en un comme une kettlebell s’il le faut.</p>',
  },
  'ironwright-slot-plates': {
    lead: 'Le poids moyen dont tout le monde manque.',
    description:
      '<p>Du caoutchouc sur de la fonte, avec trois fentes. À 350 mm de diamètre, ils passent là où les grands disques touchent le banc.</p>',
  },
  'northlode-iron-set': {
    lead: 'Douze disques, une palette, pas de peinture à protéger.',
    description:
      '<p>Quatre disques de 45 lb et une paire de chaque, 2,5, 5, 10 et 20 lb. Avec une barre de 45 lb, cela fait 300 lb, le chiffre sous lequel se vendaient autrefois tous les jeux de disques.</p>',
  },
  'ironwright-change-plates': {
    lead: 'Les petits pas entre un bon jour et un record.',
    description:
      '<p>Des disques d’acier dans du caoutchouc, avec une bague d’acier dans l’alésage. L’ajustement est de 50,3 mm, assez serré pour qu’ils restent où vous les poussez.</p>',
  },
  'ironwright-change-plate-set': {
    lead: 'Huit petits disques dans une boîte qui tient sur l’étagère.',
    description:
      '<p>Une paire de petits disques de chaque, 1, 1,5, 2 et 2,5 kg. Ensemble, ils comblent tous les écarts entre les sauts de 5 kg.</p>',
  },
  'ironwright-pound-change-plates': {
    lead: 'De petits disques pour les barres qui comptent en livres.',
    description:
      '<p>Âme en acier, caoutchouc noir, bague en acier. Si minces qu’une paire de 10 lb ne coûte que 80 mm de manchon.</p>',
  },
  'ironwright-fractional-plates': {
    lead: 'Quand 5 lb de plus, c’est trop, et autant, pas assez.',
    description:
      '<p>De l’acier découpé au laser, épais de 6 mm, gravé. Une paire de chaque, 0,25, 0,5, 0,75 et 1 lb.</p>',
  },
  'vestergrav-record-discs': {
    lead: 'Un demi-kilo, c’est aussi un record.',
    description:
      '<p>Une paire de chaque, 0,25, 0,5 et 1 kg, à 3 grammes près. Des anneaux de caoutchouc dans l’alésage les retiennent à l’extérieur du stop-disque.</p>',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Des pas de 250 grammes, pour les développés qui n’avancent plus.',
    description:
      '<p>De l’acier de 6 mm découpé au laser et revêtu de notre orange, pour retrouver les petits sous le rack. Une paire de chaque, 0,125, 0,25, 0,5 et 1 kg.</p><p>Chacun est pesé et trié à 2 grammes près. Le plus petit mesure 77 mm et tient dans une poche de chemise, où finissent la plupart.</p>',
  },
  'ironwright-fractional-pairs': {
    lead: 'Pour celui qui a roulé sous le plateau.',
    description:
      '<p>Les disques du jeu fractionnaire, deux par deux. Peinture poudre grise, gravure jusqu’à l’acier\u00a0: le chiffre reste quand la peinture s’en va.</p><p>La plupart des gens ont besoin des demi-livres\u00a0: deux d’entre elles font le plus petit saut qu’un pèse-personne sache voir.</p>',
  },
  'vestergrav-referee-plates': {
    lead: 'La petite monnaie du plateau, aux couleurs du règlement.',
    description:
      '<p>Du caoutchouc sur une âme d’acier tournée, avec une lèvre dans l’alésage qui serre le manchon\u00a0: ils tiennent à l’extérieur du stop-disque et ne glissent pas. Blanc, vert, jaune, bleu et rouge suivent les grands disques, dix fois plus légers.</p><p>Un disque seul se remplace par son numéro de série\u00a0: un jeu reste un jeu.</p>',
  },
  'ironwright-steel-change-plates': {
    lead: 'Quand le manchon est plein et qu’il faut encore une paire.',
    description:
      '<p>De simples disques d’acier sous une peinture poudre noire. Le disque de 2,5 kg est épais de 10,8 mm. En caoutchouc, ce poids prend presque le double de place.</p><p>Ils vont avec les disques plats en acier et les disques calibrés. À côté de bumpers, ils cliquettent.</p>',
  },
  'tarnstone-small-plates': {
    lead: 'De la petite monnaie silencieuse, pour les machines et les barres.',
    description:
      '<p>Une couche épaisse autour d’une âme d’acier, avec des bords ronds qui ne coupent pas la paume. Ils glissent sur les broches des machines comme sur les manchons, car l’alésage est plus large d’un demi-millimètre que d’ordinaire.</p><p>Les hôtels les commandent par centaines, parce que personne n’a encore réussi à en ébrécher un.</p>',
  },
  'ironwright-pound-change-set': {
    lead: 'Six disques noirs entre la barre vide et le premier bumper.',
    description:
      '<p>Avec eux et une barre de 45 lb, vous avez tous les totaux de cinq en cinq livres jusqu’à 80, sans un seul grand disque. Ils voyagent dans une boîte qu’une personne porte.</p><p>Du caoutchouc sur de l’acier, comme les paires.</p>',
  },
  'ironwright-class-bumpers': {
    lead: 'Le disque des salles où il en vit deux cents.',
    description:
      '<p>Pas de couleurs, pas de rebord, un moyeu en zinc noir pressé et retenu par une collerette. Nous avons supprimé ce qu’un cours ne regarde pas et soigné ce qui casse chez d’autres\u00a0: la liaison entre moyeu et caoutchouc est testée avec 5000 chutes de 2,4 m.</p><p>Ils sont plus larges que les Training Bumpers. Un manchon en prend quatre de 45 lb.</p>',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Les Class Bumpers pour les barres comptées en kilos, avec un chiffre lisible du neuvième rang.',
    description:
      '<p>Les chiffres font 46 mm de haut, en orange, pour qu’un coach lise la barre de l’autre bout de la salle. La paire de 5 kg est épaisse de 34 mm et va à côté de plus lourd quand on la lâche.</p><p>À partir de dix paires, elles partent sur une palette avec la liste des poids et des numéros de série.</p>',
  },
  'ironwright-black-bumpers': {
    lead: 'Les Training Bumpers en kilos, pour ceux qui ne veulent pas d’arc-en-ciel à la cave.',
    description:
      '<p>Le même mélange et le même moyeu boulonné que nos disques en livres, dans les cinq poids qu’il faut à une barre en kilos. Un lettrage gris se lit bien et ne crie pas.</p><p>Le rebond à bout de bras est de 110 mm. C’est un seul rebond, assez bas pour l’arrêter du pied, et une mauvaise habitude.</p>',
  },
  'ironwright-ring-bumpers': {
    lead: 'Des disques noirs qui disent quand même ce qu’il y a sur la barre.',
    description:
      '<p>Un anneau d’uréthane coloré est coulé dans une gorge du bord\u00a0: bleu pour 45, jaune pour 35, vert pour 25. Il est en retrait d’un demi-millimètre\u00a0: les disques qui glissent l’un contre l’autre ne le raclent pas.</p><p>Les moyeux sont en zinc noir et ancrés des deux côtés. À 82 mm, le disque de 45 lb est le plus mince en caoutchouc que nous pressions.</p>',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Dix disques qui donnent tous les totaux, de dix en dix, jusqu’à 385 sur une barre de 45 lb.',
    description:
      '<p>Une paire de chaque Ring Bumper, mélangée le même jour pour que le noir soit un seul noir. Ils arrivent sur une demi-palette, anneaux vers l’extérieur, sanglés autour des moyeux.</p><p>Achetées une à une, les cinq paires coûtent sept pour cent de plus.</p>',
  },
  'ironwright-class-bumper-set': {
    lead: 'Un poste de cours collectif, empilé et sanglé.',
    description:
      '<p>Six Class Bumpers KG, qui avec une barre de 20 kg vont jusqu’à 110 de dix en dix. Les salles commandent un jeu par rack et se disputent moins pour savoir qui a pris ceux de vingt.</p><p>Livré au pied de chez vous, sur une palette de 800 sur 600 mm.</p>',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'Le reste de la gamme en granulat, pour les barres qui ne sont pas toujours lourdes.',
    description:
      '<p>Les disques légers souffrent le plus, car ils tombent d’aussi haut que les lourds avec moins de caoutchouc entre moyeu et sol. Le granulat cède là où un disque dur se fendrait, et les mouchetures claires cachent les éraflures.</p><p>Sur le béton, attendez-vous à un rebond à hauteur de genou. Sur un tapis, à la moitié.</p>',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Huit disques de 25 kg sur une barre, et aucun ne marque le sol.',
    description:
      '<p>Coulés autour d’un disque d’acier en deux temps, d’abord l’âme, puis la peau avec les chiffres à la couleur du poids. Les chiffres ont l’épaisseur de la peau\u00a0: ils ne peuvent pas peler, car ils ne sont pas dessus mais dedans.</p><p>L’uréthane est plus dur que le caoutchouc, et plus bruyant. Nous ne le lâcherions pas sur du béton nu, et nous le mettrions dans un hôtel.</p>',
  },
  'ironwright-platform-plates': {
    lead: 'Des disques de compétition pour les clubs qui paient avec la caisse de la buvette.',
    description:
      '<p>Un disque d’acier de 170 mm, pesé avec son caoutchouc et percé jusqu’à être juste à 15 grammes. Les disques de compétition des autres sont justes à dix et coûtent moitié plus cher.</p><p>Du caoutchouc noir, chiffres et bande à la couleur du poids\u00a0: ils sont admis aux compétitions locales et restent sobres dans une cave.</p>',
  },
  'ironwright-platform-plate-set': {
    lead: 'Huit disques dont le total est juste sur la balance, pas seulement sur le papier.',
    description:
      '<p>Nous assortissons chaque jeu pour que la somme des huit soit à 40 grammes près de 140 kg. La feuille des poids mesurés est posée dessus.</p><p>Le fret voyage sur palette. Un transpalette et deux mètres de trottoir suffisent pour la recevoir.</p>',
  },
  'ironwright-pound-competition-plates': {
    lead: 'L’allure d’une compétition, dans l’unité du quartier.',
    description:
      '<p>Vert pour 25, jaune pour 35, bleu pour 45, rouge pour 55, chacun autour d’un disque chromé de 170 mm. À 62 mm, une paire de 45 laisse sur le manchon la place pour cinq de plus.</p><p>La tolérance est d’une demi-once par disque, plus fine que ce que demande aucun règlement en livres.</p>',
  },
  'vestergrav-warm-up-plates': {
    lead: 'Les disques des plateaux, derrière le rideau.',
    description:
      '<p>Les couleurs et le rebond mort du disque de compétition, avec un moyeu plus petit et une tolérance plus large. Un disque de 20 kg est épais de 62 mm, sept de plus que celui de compétition.</p><p>Les clubs s’en servent toute la semaine et gardent les calibrés sous un drap.</p>',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Deux disques au lieu de quatre quand la barre passe 400 kg.',
    description:
      '<p>Tourné dans une seule ébauche forgée, 450 mm de diamètre et 52 mm d’épaisseur. Les chargeurs le lèvent à deux\u00a0: deux personnes, un disque.</p><p>Le vert est celui que nomme le règlement, et la tolérance est de 10 grammes sur cinquante mille.</p>',
  },
  'vestergrav-youth-discs': {
    lead: 'La hauteur réglementaire pour un enfant de dix ans, avec des nervures qui encaissent une chute d’épaule.',
    description:
      '<p>Moulés par injection, avec douze nervures par face autour d’un moyeu en nylon chargé de verre. Là où un disque lisse de ce poids plie, les nervures portent le choc jusqu’au bord.</p><p>Le rouge est 2,5 kg, comme sur les petits disques. Celui de 5 kg est foncé, pour que des enfants qui ne lisent pas le chiffre à l’envers ne confondent pas les deux.</p>',
  },
  'ironwright-pancake-plates': {
    lead: 'De la tôle découpée au laser avec un trou dedans, et onze cents livres sur une barre.',
    description:
      '<p>Pas de rebord, pas de creux, rien que de l’épaisseur. Une paire de 45 prend 33 mm de manchon\u00a0: un manchon de 415 mm finit à 25 d’entre eux et votre colonne bien avant.</p><p>Les arêtes sont cassées à la main. La peinture poudre est texturée, car un disque lisse de cette taille ne se soulève pas du sol avec des doigts secs.</p>',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Des disques calibrés sans le calibrage, au tiers du prix.',
    description:
      '<p>Découpés dans la même tôle que ceux en livres et triés à la balance au lieu d’être percés\u00a0: chacun est juste à un pour cent près, et les paires sont assorties à 50 grammes.</p><p>Le rouge est celui de 25 kg sur les quatre poids, car une bande d’encre sur un disque d’acier disparaît en un mois.</p>',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Le tour enlève ce que la fonderie a laissé.',
    description:
      '<p>Les deux faces, le bord et l’alésage sont usinés en un seul serrage et tournent donc juste à 0,2 mm. Les barres chargées cessent de voiler en tournant.</p><p>Peinture poudre graphite sur phosphate. Le voile est assez creux pour quatre doigts.</p>',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'L’ancien modèle, avec un nouveau chiffre dedans.',
    description:
      '<p>La fonderie a changé quatre lettres dans le moule et gardé tout le reste\u00a0: le rebord où crocher les doigts, le nom en relief, le sable dans les coins. Laque foncée, parce que la grise était épuisée.</p><p>Le poids est juste à deux pour cent, soit un demi-kilo sur le grand et rien sur la barre.</p>',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Quatre tailles de la même roue à trois poignées.',
    description:
      '<p>Les fentes sont hautes de 40 mm à 20 kg, assez pour une main gantée. 6 mm d’uréthane couvrent la fonte de tous côtés et laissent une bague d’acier dans l’alésage, pour que les manchons ne le mâchent pas.</p><p>Des chiffres jaunes sur anthracite\u00a0: lisibles sous une lumière colorée, que les salles semblent aimer.</p>',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Des disques à poignées pour ceux qui aiment le bruit.',
    description:
      '<p>Une coulée sans peau, épaisse de 40 mm à 45 lb là où celles en uréthane en demandent 50. Les bords des fentes sont meulés ronds. Le reste est tel que sorti du sable, sous une couche de laque grise.</p><p>Ils pendent bien à des ergots et mal à des doigts\u00a0: un par main.</p>',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Huit poignées de chaque côté de la salle.',
    description:
      '<p>Quatre disques de 45 lb et une paire de chaque, 25 et 10. Sur une barre de 45 lb, cela fait 295. Sur un arbre à disques, un mur bien net.</p><p>Emballés à plat, du papier entre les faces, car l’uréthane montre contre quoi il a frotté.</p>',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Additionnez votre meilleur soulevé de terre, puis prenez une paire de plus.',
    description:
      '<p>Dix lignes au lieu de dix pages\u00a0: tous les poids des KG Bumpers et des petits disques qui vont à l’extérieur, chacun avec le stock du jour. Indiquez combien de paires et mettez le tout au panier en une fois.</p><p>Chaque poids y reste une ligne à part et s’expédie séparément.</p>',
  },
  'ironwright-small-plates-together': {
    lead: 'C’est de là que vient le dernier kilo de l’année.',
    description:
      '<p>Les fractions de kilo en jeu et les petits disques minces en acier par paire. La plupart des gens prennent le jeu une fois, et une paire de 2,5 kg un hiver sur deux.</p><p>Tous sont en acier revêtu et partagent une place de l’arbre à petits disques.</p>',
  },
}
