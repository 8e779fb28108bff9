import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Acier dehors, plastique dedans, rien qui gratte le moletage.',
    description:
      '<p>Deux tôles d’acier de 9,5 mm autour d’un bloc d’UHMW. Devant, derrière et dessous, la barre ne touche que du plastique.</p>',
  },
  'ironwright-plain-j-cups': {
    lead: 'La deuxième paire, pour l’autre côté du rack.',
    description:
      '<p>Une bande de tôle pliée deux fois, avec une patte autour du côté du montant qui l’empêche de tourner. Les garnitures sont vissées et coûtent moins qu’un café.</p><p>La lèvre est haute de 62 mm\u00a0: assez basse pour des bras fatigués, assez haute pour une barre reposée de travers.</p>',
  },
  'ironwright-roller-j-cups': {
    lead: 'Poussez la barre au milieu d’un doigt.',
    description:
      '<p>Le fût repose sur deux rouleaux d’UHMW blanc, montés sur des vis épaulées. Une barre décalée de 20 mm à gauche se pousse, elle ne se soulève pas.</p><p>Ceux qui font du développé couché seuls les achètent après la deuxième sortie de travers.</p>',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Plus étroits d’un pouce, sinon le même sandwich.',
    description:
      '<p>Le bloc de plastique est large de 43 mm, la broche épaisse de 15 mm. Le reste, de l’angle de la rampe aux boulons, vient du même plan que les grands.</p>',
  },
  'ironwright-spotter-arms': {
    lead: 'Ils attendent là pour que personne d’autre n’ait à le faire.',
    description:
      '<p>Du tube avec un rail d’UHMW dessus et une lèvre au bout. Ils pendent à une broche et se bloquent par leur propre poids.</p><p>460 mm pour les bancs, 610 mm pour les squats, 760 mm pour ceux qui sortent loin.</p>',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Des bras pour les racks et supports fins.',
    description:
      '<p>Du tube de 51 x 76 mm sur des joues en tôle de 5 mm qui serrent le montant des deux côtés. Au bout, à 560 mm, une paire fléchit de 4 mm sous 150 kg et revient.</p>',
  },
  'ironwright-pipe-safeties': {
    lead: 'Ce qui accompagne chaque rack, pour la deuxième personne qui s’y entraîne.',
    description:
      '<p>Un tube de 60 mm repose entre les montants, traversé par une broche creuse. Tirez la broche, déplacez le tube, remettez la broche\u00a0: huit secondes par côté.</p><p>Le tube se cabosse avant que la broche plie, et un tube cabossé se remplace à peu de frais.</p>',
  },
  'ironwright-strap-safeties': {
    lead: 'Silencieuses, et douces pour le moletage.',
    description:
      '<p>De la sangle de polyester en trois épaisseurs, cousue d’un fil rouille qui montre l’usure avant la sangle. Remplacez-la quand le fil a disparu.</p><p>Les supports s’accrochent à l’extérieur des montants par des broches de 25 mm et se règlent à une hauteur différente à chaque bout, pour une barre qui doit rouler loin de vous.</p>',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Deux de plus pour le rack aux trous serrés.',
    description:
      '<p>Avec des trous tous les 25,4 mm dans la zone du banc, le demi-trou n’est plus une excuse. Les broches sont pleines, épaisses de 15 mm et zinguées.</p>',
  },
  'ironwright-monolift-arms': {
    lead: 'Vous vous levez, le crochet s’efface, personne ne marche.',
    description:
      '<p>Chaque crochet tourne sur une broche de 32 mm devant le montant et porte une assise en plastique. Une aide tire la poignée en caoutchouc quand la barre l’a quitté, ou le crochet retombe tout seul.</p><p>Réglez-les un trou plus bas que vos J-cups. Le premier squat paraît une erreur, le deuxième non.</p>',
  },
  'ironwright-fat-crossmember': {
    lead: 'Remplace la barre fine et toutes les excuses sur la poigne.',
    description:
      '<p>Une barre de 50 mm soudée à des platines qui se boulonnent entre des montants IW-3. De la peinture poudre nue, pas de moletage\u00a0: le diamètre est le moletage.</p>',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'La barre de traction du power rack, vendue seule.',
    description:
      '<p>Montez-en une seconde à l’arrière du rack, 300 mm plus bas, et deux personnes de taille différente s’entraînent à la fois. Elle tient par un boulon de chaque côté, 38 mm sous son axe\u00a0: le tube du montant ne gêne jamais un pouce.</p>',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Sept façons de se suspendre, pour les coudes qui n’en aiment qu’une.',
    description:
      '<p>Derrière, la barre droite. Devant, un cadre du même tube de 32 mm donne des prises inclinées à l’extérieur et quatre parallèles à l’intérieur.</p><p>Elle avance de 340 mm\u00a0: montez-la là où vous passez encore dessous, une barre sur le dos.</p>',
  },
  'ironwright-globe-crossmember': {
    lead: 'Les grimpeurs la demandent, les haltérophiles découvrent pourquoi.',
    description:
      '<p>Deux boules de 100 mm à l’extérieur, deux de 76 mm à l’intérieur, sur des tiges sous une barre droite. Elles sont pleines, et peintes en poudre pour que la magnésie tienne.</p><p>Suspendez-vous une main sur chacune\u00a0: l’avant-bras renonce environ quatre fois plus tôt qu’à la barre.</p>',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'Remplacée en dix minutes, avec deux clés de 24 mm.',
    description:
      '<p>Le même tube, des platines plus petites. Elle va entre les montants avant ou arrière de tous les racks IW-2. Pas sur le support de squat, qui pourrait basculer.</p>',
  },
  'ironwright-dip-horn': {
    lead: 'Accrochez, faites vos dips, raccrochez.',
    description:
      '<p>Un Y en tube de 38 mm\u00a0: étroit près du montant, large aux bouts. Une personne le déplace d’une main, avec une broche.</p>',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Pour les épaules qui ne passent pas dans l’autre.',
    description:
      '<p>Un tube de 50 mm répartit le poids sur toute la paume, et c’est ce que demandent les plus de 110 kg. Il s’avance de 660 mm pour que les hanches évitent le montant.</p>',
  },
  'ironwright-landmine': {
    lead: 'Un bout de la barre reste, l’autre va partout.',
    description:
      '<p>Un manchon sur deux pivots, boulonné au bas de n’importe quel montant. Il se replie à plat quand vous avez fini.</p>',
  },
  'ironwright-band-pegs': {
    lead: 'Quatre ergots. On met les bandes, on les retire.',
    description:
      '<p>De l’acier tourné, avec un anneau de caoutchouc qui les tient dans le trou. Ceux en trop portent les stop-disques et les clés.</p>',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Des ergots fins pour le rack fin.',
    description:
      '<p>De la barre pleine de 14,6 mm, en zinc noir, avec une gorge pour l’anneau. Une bande de 64 mm tendue à fond tire 900 N. Deux ergots par côté se les partagent.</p>',
  },
  'ironwright-storage-pegs': {
    lead: 'Chaque disque sur le rack, c’est du poids qui le tient au sol.',
    description:
      '<p>Du tube chromé de 48,6 mm sur des platines à deux boulons. Ils vont à l’extérieur d’un montant arrière, à un pas de trou l’un de l’autre et de tout le reste.</p><p>Du chrome et non de la peinture poudre\u00a0: les disques y glissent vingt ans sans que rien ne s’écaille.</p>',
  },
  'ironwright-change-plate-holder': {
    lead: 'Les petits à hauteur d’yeux, là où vous les comptez.',
    description:
      '<p>Les ergots montent de six degrés pour qu’un disque de 0,5 kg reste en place quand on heurte le rack. De haut en bas\u00a0: 5, 2,5, 1,25, ou toute autre religion.</p>',
  },
  'ironwright-leg-roller': {
    lead: 'Un appui pour les genoux, un crochet pour les talons et un coussin pour les split squats.',
    description:
      '<p>Haut sur le montant, il tient les cuisses sous une barre de tirage. En bas, il tient les talons pour un nordic curl. À 450 mm, c’est le banc derrière vous.</p><p>Les rouleaux sont en mousse fermée sous 1 mm de vinyle et tournent librement, pour que votre peau n’ait pas à le faire.</p>',
  },
  'ironwright-bar-holder': {
    lead: 'La barre de réserve, hors du sol et loin du tibia.',
    description:
      '<p>Un tube de 68 mm avec une bague d’UHMW à l’entrée, boulonné sur le côté d’un montant. Le manchon s’y tient jusqu’à sa bague. Le reste de la barre ne s’appuie sur rien et reste droit.</p>',
  },
  'ironwright-ball-target': {
    lead: 'Dix pieds, c’est dix pieds, et maintenant tout le monde le voit.',
    description:
      '<p>Se boulonne sur le côté d’un montant de rig et se tient 60 mm à côté\u00a0: la balle touche un disque et non un poteau. La tôle de 6 mm sonne à l’impact. Deux bandes de mousse derrière la font taire.</p>',
  },
  'ironwright-rope-anchor': {
    lead: 'Un anneau pour les cordes, les bandes, les sangles et le chien.',
    description:
      '<p>L’anneau est soudé tout autour et assez écarté pour une corde ondulatoire de 50 mm pliée une fois. Deux boulons à travers le montant\u00a0: il ne tournera pas.</p>',
  },
  'ironwright-lat-tower': {
    lead: 'Le tirage vertical que vous chargez avec les disques que vous avez.',
    description:
      '<p>Un chariot sur deux tiges chromées de 25 mm prend 160 kg de disques sur des ergots de 260 mm. Le câble gainé de 6 mm passe sur des poulies de 114 mm à roulements. D’en haut vous tirez, d’en bas vous ramez.</p><p>Il a son propre pied et se fixe par deux broches à l’arrière de tout rack IW-3. Le rapport est de 1:1\u00a0: 60 kg sur les ergots font 60 kg dans les mains, plus 7 pour le chariot.</p>',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Pour tous ceux qui ont acheté le rack à quatre montants, puis des disques.',
    description:
      '<p>Deux montants, deux traverses, quatre pièces latérales et huit ergots, boulonnés en une heure à l’arrière d’un rack IW-3. Le rack s’allonge de 460 mm et ne bouge plus.</p><p>Choisissez la hauteur de votre rack. Les boulons sont fournis, la seconde paire de mains non.</p>',
  },
  'ironwright-iw3-crossmember': {
    lead: 'La pièce qui fait un rack de quatre montants.',
    description:
      '<p>Des platines de 6,4 mm, soudées tout autour, portent deux trous espacés de 101,6 mm. 1092 mm va en travers, 610 mm le long d’un rack standard.</p>',
  },
  'ironwright-name-plate': {
    lead: 'La façade du rack, si le vôtre date d’avant nos lettres.',
    description:
      '<p>Découpée au laser, pliée aux deux bords, lettrée avant le vernis. Elle est aussi rigide qu’un tube de même poids et se lit de l’autre côté de la rue.</p><p>Un autre nom que le nôtre demande trois semaines. Écrivez-nous.</p>',
  },
  'ironwright-iw3-upright': {
    lead: 'Un montant, numéroté, avec un pied dessous.',
    description:
      '<p>Pour le rack qui grandit et pour celui qu’on a coupé trop court. Les trous sont découpés au laser après soudure du pied\u00a0: le premier est à 58,8 mm du sol sur tous nos montants, à 0,3 mm près.</p>',
  },
  'ironwright-rack-bolts': {
    lead: 'Les boulons qui roulent sous la voiture.',
    description:
      '<p>Des boulons à six pans de 24 x 100 mm en zinc noir, résistance à la traction 830 MPa. Serrez à 120 Nm, et encore une fois après une semaine.</p>',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'De quoi fixer une traverse, plus les quatre que vous perdrez.',
    description:
      '<p>Pour le tube de 51 x 76 mm, mesuré par le petit côté. Les écrous ont une bague en nylon et tiennent au deuxième serrage, pas au cinquième.</p>',
  },
  'ironwright-anchor-bolts': {
    lead: 'Percez à 12, soufflez la poussière, enfoncez, serrez.',
    description:
      '<p>La douille s’écarte quand le boulon est serré à 45 Nm. Dans du béton de classe C20/25, chacun tient 9 kN vers le haut et 11 kN de côté, à 60 mm d’un bord au moins.</p><p>Pas pour la chape, ni pour la brique creuse.</p>',
  },
  'ironwright-hitch-pins': {
    lead: 'Tient en place un bras, une jambe ou une mauvaise idée.',
    description:
      '<p>Tournées dans la barre pleine et zinguées. La collerette derrière la boule est large de 40 mm\u00a0: la broche ne passe pas au travers, votre pouce non plus.</p>',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rouges, parce qu’elles se perdent dans l’herbe.',
    description:
      '<p>De la barre de 15 mm, avec une pointe qui trouve le trou dans le noir. Une paire va avec chaque jeu de sécurités fines. Celle en trop vit dans le tiroir.</p>',
  },
  'quillon-pop-pins': {
    lead: 'Tirez, glissez, lâchez, attendez le clic.',
    description:
      '<p>Le ressort est enroulé en fil inox de 1,6 mm et mesuré après 50\u00a0000 courses\u00a0: 4\u00a0% plus souple. Le corps se visse dans un écrou à souder\u00a0: il se change sans scie.</p>',
  },
  'ironwright-tube-end-caps': {
    lead: 'Ferme le tube, laisse les guêpes dehors.',
    description:
      '<p>Les nervures plient à l’enfoncement et ne laissent plus ressortir le bouchon sans pince. Choisissez selon la cote extérieure du tube. Les parois de 2 à 3 mm lui sont égales.</p>',
  },
  'ironwright-cup-liners': {
    lead: 'Quand l’acier apparaît, c’est bientôt le tour du moletage.',
    description:
      '<p>Un angle de plastique, dos et assise d’une pièce, pour les supports simples des deux racks. Quatre vis, une clé Allen de 4 mm, cinq minutes.</p>',
  },
  'ironwright-arm-rails': {
    lead: 'Des rails neufs pour des bras qui ont fait leur travail.',
    description:
      '<p>Un rail qui a rattrapé dix squats a dix marques. Retournez-le d’abord. Quand les deux faces sont marquées, vissez ceux-ci. Les fraisures sont profondes de 3 mm\u00a0: aucune vis ne touche une barre.</p>',
  },
  'ironwright-bench-pad': {
    lead: 'Le banc dure plus que son coussin, alors nous vendons le coussin.',
    description:
      '<p>Une planche de bouleau de 15 mm, 60 mm de mousse à 70 kg/m³ et 1,2 mm de vinyle, agrafé tous les 20 mm. Les inserts filetés sont là où nos platines ont leurs trous.</p><p>Le large va sur le cadre étroit et change un banc plat en banc large, pour le prix d’un dîner.</p>',
  },
  'ironwright-bench-shoes': {
    lead: 'Ce qu’il y a entre votre banc et le parquet.',
    description:
      '<p>Du caoutchouc moulé de 70 Shore A, épais de 8 mm dessous. On les enfile mouillés, ils tiennent secs.</p>',
  },
  'ironwright-bench-wheels': {
    lead: 'Elles grincent au bout de cinq ans. Celles-ci pas encore.',
    description:
      '<p>Un bandage de caoutchouc sur un moyeu de nylon, autour d’un simple axe zingué de 10 mm. Une goutte d’huile par an suffit d’entretien.</p>',
  },
  'ironwright-engraved-plate': {
    lead: 'Un rack qui porte un nom est nettoyé plus souvent.',
    description:
      '<p>De l’aluminium de 3 mm, anodisé puis gravé jusqu’au métal par un diamant. La pluie, la magnésie et l’ammoniaque ne lui font rien.</p><p>Quatre vis vont dans les trous d’une traverse. Avec l’adhésif, elle tient sur tout ce qui est plat. Nous écrivons ce que vous écrivez, en capitales, sur deux lignes.</p>',
  },
}
