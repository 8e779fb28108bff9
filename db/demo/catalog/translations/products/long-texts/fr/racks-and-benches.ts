import type { LongTextsByHandle } from '../by-handle.ts'

export const racksAndBenches: LongTextsByHandle = {
  'ironwright-iw3-power-rack': {
    lead: 'Un rack s’achète une fois.',
    description:
      '<p>Quatre montants en tube de 76 mm à paroi de 3 mm, boulonnés en 25 mm. Des trous sur les quatre faces, numérotés de dix en dix\u00a0: un accessoire va où vous voulez, et l’autre côté correspond.</p><p>Livré avec des J-cups, des sécurités à broche et tube et une barre de traction. Vissez-le au sol ou chargez l’arrière\u00a0: vide et libre, il se promène.</p><ul><li>Profondeur intérieure 610 mm</li><li>Largeur intérieure 1092 mm</li><li>Accepte tous les accessoires IW-3 que nous fabriquons</li></ul>',
  },
  'ironwright-iw3-six-post-rack': {
    lead: 'Les disques tiennent le rack au sol, le rack tient les disques en l’air.',
    description:
      '<p>Deux montants de plus derrière l’IW-3, avec quatre paires d’ergots à disques entre eux. Chargé de 200 kg, il tient sans boulons.</p><p>Choisissez la profondeur de la partie où vous vous tenez\u00a0: 610 mm ou 760 mm.</p>',
  },
  'ironwright-iw3-short-rack': {
    lead: 'Un rack complet pour une cave basse.',
    description:
      '<p>Le même acier que le grand rack, coupé à 1830 mm. Vous perdez le développé debout à l’intérieur et la barre de traction haute. Vous gardez le squat, le développé couché et le plafonnier.</p>',
  },
  'ironwright-iw3-compact-rack': {
    lead: 'Profond d’un pas, pour le mur du radiateur.',
    description:
      '<p>Nous avons retiré 150 mm aux traverses latérales et rien à l’acier. Entre les montants, il reste 457 mm\u00a0: assez pour un squat qui descend droit et pour un banc que l’on pousse à la main.</p><p>Un rack peu profond bascule plus facilement qu’un profond. Ancrez-le aux quatre pieds ou mettez 80 kg sur une extension de rangement.</p>',
  },
  'ironwright-iw3-deep-rack': {
    lead: 'De la place pour reculer avec la barre tout en restant à l’intérieur.',
    description:
      '<p>Aussi profond que large. Vous pouvez faire deux pas en arrière, rater et retomber sur des sangles plutôt que sur un ami.</p><p>Les sangles sont en polyester de 75 mm, cousues en trois épaisseurs et admises pour 900 kg la paire. Elles pendent à des supports en acier avec des broches de 25 mm et s’affaissent de 60 mm au milieu\u00a0: les bouts de la barre sont retenus par la partie haute.</p>',
  },
  'ironwright-iw3-hall-rack': {
    lead: 'Pour les salles où six personnes partagent un rack entre quatre et huit heures.',
    description:
      '<p>Des montants de 2440 mm placent la barre de traction là où un grand se suspend genoux tendus. L’intérieur est profond de 762 mm. Derrière, dix ergots tiennent un jeu complet de bumpers, dans l’ordre des poids.</p><p>Des sangles y remplacent les tubes, parce qu’elles sont silencieuses et qu’une salle aussi a des voisins. Peint en rouge, fabriqué en une série chaque mois.</p>',
  },
  'ironwright-iw3-flat-foot-rack': {
    lead: 'Pour les sols en location et les sols où passent des tuyaux.',
    description:
      '<p>Les montants sont boulonnés sur deux patins qui les dépassent de 150 mm devant et derrière. Sur des patins en caoutchouc, barre posée, il se passe d’ancrage jusqu’à 300 kg sur les J-cups.</p><p>Le kipping est l’exception\u00a0: pour cela, un rack se boulonne.</p>',
  },
  'ironwright-iw2-rack': {
    lead: 'Moins d’acier, moins cher, le squat en entier.',
    description:
      '<p>Du tube de 51 x 76 mm à paroi de 2,5 mm, avec des trous de 16 mm. Il est admis pour 320 kg, plus qu’il n’en faut à la plupart d’entre nous et moins que n’en veulent certains\u00a0: soyez honnête et choisissez.</p><p>De 610 à 1100 mm, les trous sont espacés de 25,4 mm\u00a0: les sécurités se placent juste sous la poitrine, pas juste au-dessus.</p>',
  },
  'ironwright-iw2-short-rack': {
    lead: 'Il passe sous une poutre à 1,9 m et, démonté, par une porte.',
    description:
      '<p>Chaque pièce mesure moins de 1830 mm\u00a0: une personne la descend par un escalier. Blanc, parce que les caves sont assez sombres.</p><p>La barre de traction est à environ 1600 mm\u00a0: pliez les genoux.</p>',
  },
  'ironwright-iw2-flat-foot-rack': {
    lead: 'Assez léger pour bouger, assez long pour ne pas le faire.',
    description:
      '<p>L’IW-2 sur deux longueurs de son propre tube. Rien à percer et, le jour du déménagement, deux personnes le portent à l’autre bout de la pièce.</p><p>Libre, il porte 250 kg sur les J-cups. Avec deux ancrages dans chaque patin, 320 kg.</p>',
  },
  'ironwright-iw2-six-post-rack': {
    lead: 'Ce qui n’est pas sur la barre tient le reste au sol.',
    description:
      '<p>Une paire de montants de 2290 mm se tient 560 mm derrière le rack et porte huit ergots. Accrochez-y 160 kg et l’avant reste au sol, même quand vous reposez la barre sans soin.</p><p>Les ergots font 230 mm\u00a0: trois bumpers de 20 kg, ou cinq disques en fonte.</p>',
  },
  'ironwright-iw1-rack': {
    lead: 'Le premier rack, au prix d’un mois dans la salle d’un autre.',
    description:
      '<p>Du tube carré de 51 mm, des parois de 2 mm, des trous de 16 mm. Admis pour 230 kg et testé au double, une fois.</p><p>Les J-cups et les tubes de l’IW-2 s’y montent à l’avant, parce que le trou est le même et la face aussi large. Pas les traverses.</p>',
  },
  'ironwright-iw2-half-rack': {
    lead: 'Le rack ouvert pour une pièce où il reste un coin.',
    description:
      '<p>Les montants avant sont à 540 mm des bouts des patins\u00a0: les bras de sécurité finissent au-dessus de l’acier et non du vide. Six ergots à l’arrière prennent ce qui ne sert pas.</p><p>Admis pour 300 kg dans les supports et 230 kg sur les bras.</p>',
  },
  'ironwright-iw2-squat-stand': {
    lead: 'Deux montants que l’on porte sur la pelouse.',
    description:
      '<p>Six boulons et il est de nouveau à plat. Il porte 230 kg si les deux pieds sont de niveau, et n’est pas fait pour les tractions.</p>',
  },
  'ironwright-iw2-folding-rack': {
    lead: 'Le plus léger de nos deux racks pliants.',
    description:
      '<p>Des montants fins pèsent moins sur leurs charnières\u00a0: les battants se manœuvrent d’une main. Quatre goupilles le bloquent ouvert, les quatre mêmes le bloquent fermé.</p><p>Deux planches murales en épicéa, percées, sont fournies. Il faut un mur à ossature ou en béton. Le placo seul n’est pas un mur.</p>',
  },
  'ironwright-iw2-wall-rig': {
    lead: 'Deux personnes, un mur, 1,9 mètre carré.',
    description:
      '<p>Trois montants fins se dressent à 760 mm du mur et y sont reliés à 2190 mm. Les travées font 1093 mm à l’intérieur, comme nos racks\u00a0: mêmes barres, mêmes accessoires.</p><p>Une barre de traction est plus basse que l’autre d’une largeur de main. Chaque travée est livrée avec une paire de supports simples.</p>',
  },
  'ironwright-half-rack': {
    lead: 'Ouvert à l’avant\u00a0: la barre ne peut toucher que le sol.',
    description:
      '<p>Vous travaillez hors du cadre, sur des bras de sécurité. Les montants arrière portent des disques, ce qui garde l’ensemble à sa place.</p><p>Les quatre montants reposent sur des patins aussi longs que le rack est profond. Les bras finissent au-dessus.</p>',
  },
  'ironwright-short-half-rack': {
    lead: 'Un demi-rack qui passe sous le rail d’une porte de garage.',
    description:
      '<p>Sans barre de traction, aucune raison d’être haut. Le cadre s’arrête à 1830 mm, les bras avancent de 460 mm et les patins sont plus courts de 150 mm que ceux de son grand frère.</p><p>Soulevé de terre devant, développé sur un banc entre les bras, squat si vous mesurez moins de 1,80 m.</p>',
  },
  'ironwright-hall-half-rack': {
    lead: 'Il se tient au bout d’un plateau et range ce qui y traîne.',
    description:
      '<p>Des bras de 760 mm rattrapent une barre que l’on a emmenée trop loin. Huit ergots prennent 26 disques bumper, soit un plateau et son voisin.</p><p>Fait pour les rangées\u00a0: à 2440 mm d’axe en axe, les côtés de deux racks laissent une allée de 1,1 m.</p>',
  },
  'ironwright-squat-stand': {
    lead: 'Deux montants et un pied. Le reste est en option.',
    description:
      '<p>Une base large et une traverse derrière les talons le gardent stable jusqu’à 300 kg. Il accepte les accessoires IW-3 et peut donc grandir.</p>',
  },
  'ironwright-pull-up-stand': {
    lead: 'Le support de squat, grandi jusqu’à ce qu’on puisse s’y suspendre.',
    description:
      '<p>Une barre de 32 mm entre les sommets des montants, à 2300 mm du sol. Les tractions strictes passent sur du caoutchouc nu. Tout ce qui balance veut un ancrage dans chaque patin.</p><p>La barre relie aussi les montants\u00a0: ce support est plus rigide que le bas.</p>',
  },
  'ironwright-press-stand': {
    lead: 'Du genou à l’épaule, et rien au-dessus.',
    description:
      '<p>Coupé à 1270 mm et posé sur des patins de 1070 mm\u00a0: un banc se glisse entre eux, des bras de sécurité se montent devant. Ceux qui ont des fenêtres basses l’aiment aussi.</p>',
  },
  'ironwright-yoke': {
    lead: 'Un encadrement de porte que l’on met sur son dos et que l’on emporte.',
    description:
      '<p>La traverse se déplace par pas de 50,8 mm. Quatre ergots à disques prennent 400 kg. Avec des J-cups, c’est un support de squat. À l’envers, c’est un traîneau.</p>',
  },
  'ironwright-folding-rack': {
    lead: 'Une heure déplié, les vingt-trois autres à plat contre le mur.',
    description:
      '<p>Les charnières tournent sur du bronze et se verrouillent par deux goupilles de chaque côté. Il pend à deux planches murales de 38 x 184 mm fixées sur quatre montants du mur. Les planches et les tirefonds sont dans la boîte, le plan aussi.</p>',
  },
  'ironwright-low-folding-rack': {
    lead: 'Il se replie sous une étagère que personne ne voulait déplacer.',
    description:
      '<p>Les deux battants s’arrêtent à 1830 mm et n’ont entre eux que la plaque\u00a0: une personne ouvre à gauche, puis à droite, puis pose quatre goupilles.</p><p>Sans la barre du haut, ce sont deux montants sur un mur\u00a0: parfaits pour le squat et le développé couché, pas pour se suspendre.</p>',
  },
  'ironwright-wall-pull-up-bar': {
    lead: 'Assez loin du mur pour prendre de l’élan, assez rigide pour que le mur n’en sache rien.',
    description:
      '<p>Deux triangles en tube de 51 mm et une barre de 32 mm sur deux planches de 38 x 140 mm, qui répartissent la charge sur quatre montants du mur. Sans les planches, elle se fixe au béton avec des ancrages de 12 mm.</p>',
  },
  'ironwright-short-pull-up-bar': {
    lead: 'Pour des tractions strictes dans un couloir.',
    description:
      '<p>Des bras plus courts tirent moins sur les ancrages du haut\u00a0: à 120 kg, 2,4 kN sur chacun, ce que supporte un vieux béton. Blanche, comme le mur.</p><p>Pas de planches, le béton n’en a pas besoin. Quatre ancrages de 12 mm sont fournis.</p>',
  },
  'ironwright-rig-one-bay': {
    lead: 'Deux personnes font des squats dos à dos et ne se voient jamais échouer.',
    description:
      '<p>Une travée qui sert devant et derrière\u00a0: une paire de J-cups et une barre de traction de chaque côté, à 1220 mm l’une de l’autre. Elle est ancrée à quatre pieds et tient sans mur.</p><p>D’autres travées s’ajoutent à droite ou à gauche avec deux montants et trois traverses chacune. Dites combien, nous faisons le plan.</p>',
  },
  'ironwright-rig-two-bays': {
    lead: 'Un cours de huit tient autour, quatre à la fois.',
    description:
      '<p>Six montants sur deux rangs, 1830 mm d’avant en arrière\u00a0: le milieu est une pièce à lui seul. Accrochez-y des anneaux, ou rien.</p><p>Les barres de traction sont à 2140 mm dans une travée et à 1990 mm dans l’autre. Le nom est sur la travée que l’on photographie.</p>',
  },
  'ironwright-wall-rig': {
    lead: 'Le mur fait le travail de la seconde rangée de montants.',
    description:
      '<p>Les montants posent au sol et tiennent au mur par des entretoises en tube de 76 mm. Il reste 1,1 m derrière la barre, assez pour un pareur et une bouteille d’eau.</p><p>Le mur encaisse environ 1,5 kN par entretoise quand quelqu’un se balance. Demandez à celui qui l’a bâti.</p>',
  },
  'ironwright-flat-bench': {
    lead: 'Il ne bouge pas. C’est toute la fiche technique.',
    description:
      '<p>Une poutre, deux pieds et un coussin de 75 mm de mousse fermée qui ne talonne pas. Le pied avant est étroit pour que vos talons trouvent le sol. Le pied arrière est large pour que le banc reste en place.</p><p>Une poignée à un bout, deux roues à l’autre. Rangez-le debout dans un coin s’il vous faut le sol.</p>',
  },
  'ironwright-wide-bench': {
    lead: 'Cinquante-six millimètres de plus pour caler les omoplates.',
    description:
      '<p>Le banc plat avec un coussin plus large et un vinyle qui accroche comme une combinaison de plongée. Cadre bleu, parce qu’il fallait bien les distinguer.</p>',
  },
  'ironwright-thick-pad-bench': {
    lead: 'Cent millimètres de mousse, et toujours pas de trou où s’enfoncer.',
    description:
      '<p>Deux couches\u00a0: 60 mm à 90 kg/m³ dessous, 30 mm à 55 kg/m³ dessus, collées sur une planche. Le premier centimètre cède, pas le reste\u00a0: le pont reste où vous le placez.</p><p>Le cadre est plus bas de 30 mm pour garder le dessus à 430 mm, la hauteur du règlement.</p>',
  },
  'ironwright-short-bench': {
    lead: 'Il entre dans un rack avec les tubes de sécurité en place.',
    description:
      '<p>200 mm de moins que d’ordinaire, pour tenir en travers d’un rack compact et sous une fenêtre. Allongé, quelqu’un de 1,85 m a la tête qui s’arrête 20 mm avant le coussin.</p><p>Nous avons retiré les roues. Il se porte sous le bras.</p>',
  },
  'vestergrav-meet-flat-bench': {
    lead: 'Le coussin de la compétition, sans la compétition.',
    description:
      '<p>Hauteur et largeur sont au milieu de ce que mesurent les juges\u00a0: 420 à 450 mm et 290 à 320 mm. Le coussin est celui de notre banc de compétition, avec la même mousse du même bloc.</p><p>Utilisez-le dans votre rack les six dernières semaines.</p>',
  },
  'larchwell-ash-bench': {
    lead: 'Du bois là où l’on met d’habitude de la mousse. Plus dur, et il ne se déchire jamais.',
    description:
      '<p>Cinq planches de frêne de 45 mm, arrondies et huilées, sur un cadre en acier. Poncez-le, huilez-le tous les quelques ans, puis donnez-le à vos enfants.</p>',
  },
  'larchwell-walnut-bench': {
    lead: 'Un meuble qui porte 350 kg.',
    description:
      '<p>Des planches de noyer d’Europe, chacune d’un seul tronc, numérotées dessous pour que vous puissiez demander lequel. Finies à la cire dure\u00a0: la sueur perle et s’essuie.</p><p>Plus large que celui en frêne, car on s’y assied plus souvent qu’on n’y pousse.</p>',
  },
  'ironwright-adjustable-bench': {
    lead: 'Dix angles, un levier, aucun vide sous les hanches.',
    description:
      '<p>L’assise avance quand le dossier monte\u00a0: l’espace entre les coussins reste de 25 mm. L’échelle a dix crans, de plat à 85 degrés, et l’assise en a trois.</p>',
  },
  'ironwright-light-incline-bench': {
    lead: 'Le banc réglable pour deux haltères et une petite pièce.',
    description:
      '<p>Le dossier est plus court de 100 mm et les coussins plus étroits de 20 mm. L’échelle est la même. À 1,75 m, vous ne remarquerez rien. À 1,95 m, votre tête si.</p><p>Basculez-le sur ses roues par l’assise et rangez-le derrière le canapé.</p>',
  },
  'quillon-ladder-bench': {
    lead: 'La goupille tombe en place par son propre poids, à chaque angle.',
    description:
      '<p>Dix crans découpés au laser, en une passe à travers les deux joues\u00a0: la béquille ne tient jamais sur une seule jambe. Il y a 0,2 mm de jeu à la goupille et aucun qui se sente à la tête.</p><p>Vinyle brun, acier gris. Derrière le pied arrière, deux roues. À l’avant, une poignée sous la poutre.</p>',
  },
  'ironwright-utility-bench': {
    lead: 'Une chaise pour pousser. Elle fait un seul angle et ne s’en excuse pas.',
    description:
      '<p>Cadre fixe, pas de goupilles, pas de cliquetis. Des pieds très écartés à l’arrière, une poignée en caoutchouc pour le tirer.</p>',
  },
  'quillon-press-chair': {
    lead: 'Presque droite, pour ceux qui se penchent en arrière de toute façon.',
    description:
      '<p>À 82 degrés, les épaules travaillent et le bas du dos garde sa forme. Le dossier est long de 900 mm et soutient la tête.</p><p>Un cadre sans une seule pièce mobile\u00a0: nous sommes une maison de mécanismes et savons quand en laisser un de côté.</p>',
  },
  'vestergrav-competition-bench': {
    lead: 'Le poste d’une compétition de développé couché, aide comprise.',
    description:
      '<p>Coussin, montants et plaque de l’aide forment un seul cadre\u00a0: rien ne bouge quand 300 kg bougent. Les supports sont garnis d’UHMW sur toutes les faces. Les bras près de la poitrine rattrapent ce que l’aide ne rattrape pas.</p><p>Les montants sont à 1080 mm d’axe en axe\u00a0: les mains larges passent, comme toutes les barres de 1310 mm entre les manchons.</p>',
  },
  'ironwright-press-bench': {
    lead: 'Un banc de développé pour la salle où le rack est toujours pris.',
    description:
      '<p>Montants, supports et coussin en un seul cadre. Il n’a pas de bras de sécurité\u00a0: il lui faut un ami, ou de l’honnêteté à la dernière répétition.</p><p>Les clubs en alignent trois. 1,9 m d’axe en axe suffit.</p>',
  },
  'ironwright-decline-bench': {
    lead: 'Tête en bas, genoux tenus, plafond en vue.',
    description:
      '<p>Une pente qui convient aux développés comme aux relevés de buste. Les rouleaux du haut tiennent les genoux, ceux du bas les chevilles. Les quatre tournent, et les tibias gardent leurs poils.</p>',
  },
  'ironwright-back-extension': {
    lead: 'La partie du soulevé de terre qui se passe de barre.',
    description:
      '<p>Deux coussins laissent de la place à tout ce qu’il y a entre eux. Les pieds reposent à plat sur une plaque et des rouleaux tiennent les talons. Les poignées près des coussins servent à sortir, pas à tirer.</p>',
  },
  'ironwright-preacher-bench': {
    lead: 'Il met le dos hors jeu et laisse le biceps se débrouiller seul.',
    description:
      '<p>Le coussin penche de 52 degrés et a la largeur d’une barre droite. Entre les séries, des supports derrière lui reçoivent une barre à curl à fût de 25 mm.</p>',
  },
}
