import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Un moletage franc, des manchons vifs et un centre qui tient en place au squat barre basse.',
    description:
      '<p>La barre que nous garderions s’il ne fallait en garder qu’une pour les trois mouvements. Le fût fait 28,5 mm\u00a0: assez rigide pour que 250 kg quittent le sol sans second rebond, assez fin pour une prise crochet. Le moletage est profond, à sommets plats\u00a0: il tient sans magnésie et ne déchire pas un t-shirt.</p><p>Les manchons tournent sur des bagues en bronze. Ils ne tournent pas sans fin et, pour le squat, le développé couché et le soulevé de terre, c’est très bien ainsi.</p><ul><li>Repères simples à 810 mm pour le développé couché</li><li>Moletage central de 120 mm</li><li>Les manchons prennent dix disques bumper de 20 kg et un stop-disque</li></ul>',
  },
  'ironwright-squat-bar': {
    lead: 'Plus épaisse, plus longue et plus lourde\u00a0: elle ne bouge pas quand vous sortez du rack.',
    description:
      '<p>Un fût de 32 mm fléchit à peine en dessous de 300 kg. C’est le but\u00a0: les disques s’arrêtent quand vous vous arrêtez. Il y a 1460 mm entre les bagues, pour les prises larges comme pour les racks larges.</p><p>Le moletage central est long de 400 mm et aussi franc que le reste. C’est une barre de squat et rien d’autre\u00a0: au soulevé de terre, on croirait soulever un poteau de clôture.</p>',
  },
  'ironwright-deadlift-bar': {
    lead: 'Fine et longue\u00a0: le milieu quitte le sol avant les disques.',
    description:
      '<p>27 mm dans la main et 2310 mm d’un bout à l’autre. À 200 kg, le fût s’arque d’environ 30 mm avant que le premier disque bouge\u00a0: vous êtes plus haut et plus fort quand le poids arrive.</p><p>Le fût est en acier brut. Il accroche mieux que tout revêtement et rouille si vous l’oubliez\u00a0: essuyez-le, huilez-le une fois par mois, et il survivra à la salle.</p>',
  },
  'vestergrav-meet-bar': {
    lead: 'La barre rigide du plateau de compétition, pesée à 10 grammes près.',
    description:
      '<p>Faite pour être chaque fois la même barre. Chacune est pesée, redressée à la main et numérotée sur la bague. 29 mm d’acier inoxydable et un moletage vif le premier jour, et toujours vif après dix ans de compétitions.</p><p>Un anneau rouge à côté de la bague dit aux chargeurs, de l’autre bout de la salle, quelle barre c’est.</p>',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Cinq roulements à aiguilles par manchon et un fût qui répond au deuxième tirage.',
    description:
      '<p>Une barre pour l’arraché et l’épaulé-jeté qui ne coûte pas ce que coûte une barre de compétition. Les manchons tournent sur des roulements à aiguilles et continuent de tourner. Le fût emmagasine l’impulsion et la rend en haut.</p><p>Le moletage est moyen et laisse le centre lisse\u00a0: les épaulés ne marquent pas le cou. Les repères sont à 910 mm.</p>',
  },
  'vestergrav-training-bar': {
    lead: 'La barre que les équipes nationales laissent sur le plateau d’échauffement.',
    description:
      '<p>Le même acier de fût que la barre de compétition, du zinc à la place du chrome et une tolérance plus large\u00a0: 20 grammes au lieu de 10. La différence se sent sur la facture, pas dans les mains.</p><p>L’embout est bleu pour 20 kg et jaune pour 15 kg.</p>',
  },
  'vestergrav-competition-bar-20': {
    lead: 'Une barre si bonne qu’il faut s’y habituer.',
    description:
      '<p>Du chrome dur sur de l’acier à ressort, dix roulements à aiguilles, un moletage de même profondeur d’un bout à l’autre. L’anneau bleu marque 20 kg.</p><p>Chaque barre est chargée à 280 kg et lâchée dix fois avant d’être emballée. La feuille de ses mesures est dans la boîte.</p>',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Bien réduite\u00a0: plus courte, plus fine et tout aussi vive.',
    description:
      '<p>Le fût de 25 mm convient aux mains plus petites, et la longueur de 2010 mm garde les disques là où le règlement les veut. L’anneau jaune marque 15 kg.</p><p>Roulements, acier et contrôle sont ceux de la barre de 20 kg.</p>',
  },
  'ironwright-technique-bar': {
    lead: 'Pour les cent premiers arrachés, avant de parler de poids.',
    description:
      '<p>Un vrai diamètre et de vrais manchons, à un poids qu’un débutant peut déplacer lentement. Le fût est en aluminium anodisé. Il accepte jusqu’à 20 kg de disques et ne doit pas tomber avec plus.</p><p>Utilisez-la avec des disques techniques pour que la barre parte à la bonne hauteur.</p>',
  },
  'ironwright-junior-bar': {
    lead: 'Une vraie barre pour ceux qui n’ont pas fini de grandir.',
    description:
      '<p>Acier à ressort, bagues en bronze et fût de 25 mm. Contrairement à une barre technique, elle prend 100 kg et peut tomber avec des bumpers.</p><p>Avec une paire de pinces à ressort, elle approche 10 kg, et c’est ce que dit la bande verte.</p>',
  },
  'ironwright-wright-bar': {
    lead: 'Une seule barre pour le garage où l’on fait un peu de tout.',
    description:
      '<p>Entre la barre de force et la barre d’haltérophilie, exprès. Le moletage est moyen\u00a0: il tient un soulevé de terre lourd et pardonne trente épaulés. Les deux repères y sont, à 810 mm et à 910 mm.</p><p>Les bagues composites tournent sans bruit et ne demandent qu’une goutte d’huile au printemps.</p>',
  },
  'ironwright-garage-bar': {
    lead: 'Un fût revêtu comme un outil, parce qu’un garage est humide d’octobre à avril.',
    description:
      '<p>Une couche de céramique de 25 micromètres recouvre tout, moletage compris. Au brouillard salin, elle tient 1000 heures avant la première tache, là où le zinc noir renonce à 200.</p><p>La couche remplit un peu le moletage, alors nous le taillons d’abord plus profond. Dans la main, il paraît moyen.</p>',
  },
  'ironwright-class-bar': {
    lead: 'La barre que les salles achètent par douze et qu’elles oublient ensuite.',
    description:
      '<p>Tout ce qui casse sur une barre partagée est plus épais ou supprimé. Les circlips sont doublés, les embouts en acier embouti, et le revêtement cache ce que la magnésie et les mains lui font.</p><p>À partir de dix barres, nous imprimons un numéro sur chaque embout blanc.</p>',
  },
  'ironwright-short-bar': {
    lead: 'Elle tient entre deux murs trop proches pour une vraie barre.',
    description:
      '<p>1520 mm d’un bout à l’autre. Elle ne traverse pas un rack de largeur normale\u00a0: elle sert aux développés, aux rowings, aux curls et aux fentes depuis le sol.</p><p>Le zinc couleur laiton restait d’une série de ferrures marines. Il nous a plu, nous l’avons gardé.</p>',
  },
  'ironwright-curl-bar': {
    lead: 'Coudée là où sont les poignets, avec des manchons pour de vrais disques.',
    description:
      '<p>Deux angles de chaque côté\u00a0: 20 degrés pour les curls, 35 degrés pour les extensions. Le moletage couvre tous les endroits où va une main, et rien d’autre.</p><p>Les manchons font 50 mm de diamètre et 190 mm de long, assez pour 60 kg de fonte.</p>',
  },
  'ironwright-trap-bar': {
    lead: 'Tenez-vous dans la charge, pas derrière.',
    description:
      '<p>Un hexagone en tube de 38 mm, avec des poignées à hauteur des disques et une seconde paire 100 mm plus haut\u00a0: retournez-la et le mouvement part de mi-tibia. Les poignées sont écartées de 640 mm.</p><p>Les longs manchons prennent 300 kg de bumpers. Les grosses poignées font 34 mm et n’épargnent personne.</p>',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Pour les épaules qui ne tournent plus et les dos qui doivent travailler plus.',
    description:
      '<p>Les poignées devant, la charge derrière la ligne du cou. Le cintre de 22 degrés vous tire vers l’avant\u00a0: rester droit, c’est l’exercice.</p><p>Les coussins sont d’un seul bloc d’uréthane moulé. Ils ne glissent pas, ne pèlent pas et ne boivent pas la sueur.</p>',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Poussez paumes face à face, à la largeur que choisit votre épaule.',
    description:
      '<p>Huit poignées en quatre paires, écartées de 200 à 800 mm, toutes droites. Le cadre est en tube de 50 mm et se pose à plat dans les J-cups.</p><p>Peinture poudre sur le cadre, acier brut moleté sur les poignées.</p>',
  },
  'ironwright-axle': {
    lead: 'Un tube qui a son avis sur votre poigne.',
    description:
      '<p>Un tube d’acier sans soudure, 50 mm d’un bout à l’autre, avec deux butées soudées. Pas de manchons, pas de roulements, pas de moletage. Ce que vous ne pouvez pas tenir, vous ne pouvez pas le soulever.</p><p>Il accepte 320 kg et tous les disques à alésage de 50 mm.</p>',
  },
  'ironwright-cambered-bar': {
    lead: 'Les disques se balancent. Vous apprenez à ne pas le faire.',
    description:
      '<p>Les montants font descendre les manchons 350 mm sous les épaules, si bien que la charge veut se promener. Les squats deviennent plus calmes, les good mornings plus honnêtes.</p><p>Fabriquée à la commande\u00a0: nous en soudons trois les bonnes semaines.</p>',
  },
  'northlode-farmers-handles': {
    lead: 'Soulever, marcher, poser. Puis ajouter des disques.',
    description:
      '<p>Deux poignées à prise haute, avec des pieds qui empêchent les disques de rouler. La prise fait 34 mm, moletée comme une lime.</p><p>Chaque côté prend quatre disques bumper de 20 kg.</p>',
  },
  'ironwright-hybrid-bar': {
    lead: 'Une barre de force jusqu’aux bagues, quelque chose de plus vif au-delà.',
    description:
      '<p>Un roulement à aiguilles à l’extrémité extérieure de chaque manchon, une bague en bronze à l’intérieure. La bague porte la charge, le roulement laisse tourner le manchon quand la barre est chargée. Les épaulés paraissent faciles, et un développé couché lourd ne roule pas dans la main.</p><p>Le fût inox a un moletage de 0,34 mm, entre notre taille de force et notre taille polyvalente, avec les deux repères et le centre lisse.</p>',
  },
  'ironwright-bearing-bar': {
    lead: 'De la vitesse pour ceux qui font l’épaulé le lundi et le squat le mardi.',
    description:
      '<p>Quatre roulements à aiguilles par manchon, un fût de 28 mm à 205\u00a0000 PSI et les deux repères. Elle fléchit moins qu’une barre d’haltérophilie et tourne presque aussi longtemps\u00a0: d’une chiquenaude, neuf secondes.</p><p>L’oxyde noir laisse le moletage tel qu’il a été taillé. La bande orange sur la bague sert à la retrouver parmi cinq autres.</p>',
  },
  'ironwright-color-bar': {
    lead: 'Une barre Wright pour reconnaître la sienne dès la porte.',
    description:
      '<p>Sous le revêtement, c’est notre fût polyvalent à bagues composites. Les manchons sont en zinc noir exprès\u00a0: des couleurs vives à côté du chrome ont l’air d’un jouet.</p><p>Le blanc montre le moins la magnésie et le plus le sang. Le rouge est celui qui se vend, le bleu cache les deux.</p>',
  },
  'ironwright-slim-bar': {
    lead: 'Un demi-millimètre de moins que la barre Wright\u00a0: c’est ce qui change tout pour la prise crochet.',
    description:
      '<p>Certaines mains veulent 28 mm et aucun ressort. Nous trempons ce fût plus dur que celui d’une barre d’haltérophilie\u00a0: il reste calme au squat et tient encore sous un pouce.</p><p>L’oxyde est la finition la plus mince qui soit et la moins protectrice. Au sec, elle tient des dizaines d’années. À l’humidité, elle veut de l’huile chaque mois.</p>',
  },
  'quillon-two-piece-bar': {
    lead: 'Elle entre dans un ascenseur, monte un escalier en colimaçon et tient dans une berline.',
    description:
      '<p>Deux moitiés de 1120 mm se rejoignent au milieu par un filetage conique de 24 mm et une goupille de verrouillage. Le joint se cache sous un manchon lisse, à la place du moletage central, et porte 320 kg dans notre presse.</p><p>Serrez-la avec les deux clés à ergot du sac, pas à la main. Démontée, elle tient debout dans une armoire.</p>',
  },
  'ironwright-power-bar-29': {
    lead: 'Un demi-millimètre de plus que notre première barre de force, et un quart plus rigide.',
    description:
      '<p>La rigidité croît avec la puissance quatre du diamètre\u00a0: 29 mm fléchissent environ sept pour cent de moins que 28,5 sous les mêmes disques. On le sent en sortant du rack, où plus rien ne se balance une fois que vous êtes arrêté.</p><p>Le moletage est taillé à 0,4 mm, en profil montagne, jusqu’à 5 mm des bagues. Le carré central de 120 mm est aussi profond que le reste.</p><ul><li>Faux-rond inférieur à 0,8 mm sur la longueur du fût</li><li>Limite d’élasticité de 195\u00a0000 PSI\u00a0: elle revient droite de 600 kg sur les sécurités</li></ul>',
  },
  'ironwright-pound-power-bar': {
    lead: 'Une barre qui pèse 45 lb sur une balance graduée en livres.',
    description:
      '<p>La plupart des barres vendues pour 45 lb pèsent 20 kg, soit 44,1. Celle-ci est rectifiée à 45 lb, à deux onces près\u00a0: une salle qui compte en livres compte juste.</p><p>Nous laissons le fût sans revêtement. L’acier brut a le meilleur grip de toutes les finitions et demande une brosse et une goutte d’huile toutes les deux semaines. Les manchons en oxyde noir ne demandent ni l’une ni l’autre.</p>',
  },
  'ironwright-light-power-bar': {
    lead: 'Pour les mains qui ne font pas le tour de 28,5 mm et les pièces où 2200 ne passent pas.',
    description:
      '<p>Des manchons plus courts et un fût de 27 mm ramènent le poids à 15 kg. L’écart entre les bagues reste de 1410 mm\u00a0: elle va sur tous les racks et tous les bancs de taille normale.</p><p>Le moletage est celui de la barre de force, à un pas plus fin. Il tient une prise crochet sans mordre une petite paume.</p>',
  },
  'ironwright-press-bar': {
    lead: 'Épaisse là où la paume la porte, rigide d’un crochet à l’autre.',
    description:
      '<p>Au développé couché, la barre repose sur le talon de la main, et 30 mm la répartissent. Le fût ne s’arque pas à 250 kg\u00a0: les deux bouts quittent la poitrine ensemble.</p><p>Un repère à 810 mm marque la prise réglementaire la plus large, et un trait plus fin revient tous les 50 mm à l’intérieur. Retrouver deux fois la même largeur n’est plus une devinette.</p>',
  },
  'vestergrav-squat-bar-35': {
    lead: 'La barre des compétitions où quatre cents est une première tentative.',
    description:
      '<p>35 mm d’acier à ressort chromé, 1520 mm entre des bagues de 85 mm de diamètre. Chargé à 400 kg, le fût descend de 11 mm aux extrémités. Une barre de 29 mm descend de 23.</p><p>Le moletage central est long de 400 mm et taillé comme une grosse lime. Mettez un t-shirt auquel vous ne tenez pas.</p>',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'La barre longue et fine pour ceux qui ne veulent pas huiler.',
    description:
      '<p>Elle a la longueur et le ressort de la barre de soulevé de terre brute. Avant revêtement, nous taillons le moletage un dixième de millimètre plus profond\u00a0: c’est ce que 25 micromètres de céramique enlèvent sur chaque flanc.</p><p>Un hiver sous un abri de voiture au bord de la mer lui a laissé deux taches, toutes deux là où un disque avait écaillé la couche.</p>',
  },
  'vestergrav-pulling-bar': {
    lead: 'Laminée dans l’acier de la barre de compétition et étirée fine pour le dernier mouvement du jour.',
    description:
      '<p>Le fût de 27 mm affiche 215\u00a0000 PSI, quand d’autres de cette épaisseur s’arrêtent à 190\u00a0000. Il s’arque autant et revient plus tôt, si bien que les disques ne traînent pas au verrouillage.</p><p>Pesée à 20 grammes près. La bande à côté de la bague est noire, pour que les chargeurs ne la prennent pas pour la barre de développé.</p>',
  },
  'ironwright-open-trap-bar': {
    lead: 'Entrez, sortez, faites des fentes\u00a0: rien devant les tibias.',
    description:
      '<p>L’hexagone est ouvert et renforcé à l’arrière\u00a0: une foulée y a sa place. Basculez-la sur ses manchons et elle devient son propre cric pour changer les disques.</p><p>Des poignées basses pour la force, d’autres 100 mm plus haut pour les dos raides le matin. Toutes font 28,5 mm, sont moletées et écartées de 620 mm.</p>',
  },
  'northlode-wide-trap-bar': {
    lead: 'Construite autour d’un homme dont les hanches ne passaient entre les poignées d’aucune autre.',
    description:
      '<p>840 mm sur plats et 2300 mm de long. Les poignées hautes dépassent les basses de 120 mm\u00a0: avec des disques de taille normale, le tirage part à hauteur de genou.</p><p>Les soudures restent comme elles viennent et la peinture est rouge machine. Elle n’est pas jolie et a déjà été chargée à 420 kg.</p>',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'La plupart des gens font des squats à moins de 200 kg, et celle-ci est faite pour la plupart des gens.',
    description:
      '<p>Nous avons retiré 110 mm de longueur, ramené les manchons à 360 mm et le cintre à 110. Ce qui reste tient entre les murs d’un garage et prend huit disques en fonte de 20 kg.</p><p>Les coussins sont en vinyle sur deux mousses, fermés par une glissière, et se remplacent pour peu. Les poignées font 260 mm et se tiennent en bas ou en haut.</p>',
  },
  'ironwright-football-bar': {
    lead: 'Les poignets ne sont pas parallèles quand on pousse, les poignées non plus.',
    description:
      '<p>Chaque paire penche de 16 degrés vers l’intérieur, près de la direction des avant-bras en bas d’un développé couché. Retournez la barre, et l’angle s’inverse pour les rowings.</p><p>Les prises sont écartées de 230, 460 et 690 mm au milieu, épaisses de 28,5 mm, en zinc brut à moletage moyen. Les rails se posent dans les J-cups sans rouler.</p>',
  },
  'ironwright-bow-bar': {
    lead: 'Une barre droite que l’on a convaincue d’épouser un dos.',
    description:
      '<p>Cintrée à froid sur 900 mm. Sur le dos, elle repose sur les deux épaules à la fois et les mains descendent de 75 mm, là où une épaule raide les veut. Au banc, elle rend cette distance en profondeur.</p><p>Le fût est plein, épais de 32 mm, moleté au milieu et sur les deux pentes.</p>',
  },
  'ironwright-deep-curl-bar': {
    lead: 'L’ancien pli profond, proche de la prise marteau.',
    description:
      '<p>Avec les années, on a aplati la plupart des barres à curl pour les empiler. Celle-ci a ses 85 mm entiers entre les points hauts et les points bas, et les prises intérieures tournent presque les paumes face à face.</p><p>Des bagues en bronze laissent les disques immobiles pendant que les poignets bougent. Pour 40 kg de disques, ce qui fait un sacré curl.</p>',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Assez longue pour être prise dans un rack, coudée là où il faut.',
    description:
      '<p>2130 mm entre les extrémités et 260 mm tout droits près de chaque bague, là où les crochets la tiennent. Plus besoin d’épauler une barre à curl depuis le sol, et les triceps au banc se font sous la garde des sécurités.</p><p>Le fût inox est moleté sur chaque flanc du coude.</p>',
  },
  'ironwright-triceps-bar': {
    lead: 'Des curls marteau, les deux mains sur la même charge.',
    description:
      '<p>Un cadre ovale avec deux prises neutres écartées de 170 mm. Il est assez court pour s’utiliser assis et prend 45 kg de disques.</p><p>Le cadre est en tube de 32 mm. Les prises sont zinguées et moletées tout autour.</p>',
  },
  'northlode-contest-axle': {
    lead: 'L’axle qu’on lâche à bout de bras à la télévision.',
    description:
      '<p>Une paroi de 8 mm au lieu de 6,3\u00a0: il pèse 3 kg de plus que l’axle ordinaire et ne sonne pas à l’atterrissage. La peinture rouge est là pour la caméra et pour le public, qui aime voir ce qu’on soulève.</p><p>440 mm de longueur utile de chaque côté, butées soudées tout autour.</p>',
  },
  'northlode-light-farmer-handles': {
    lead: 'Pour la deuxième séance de la semaine et pour ceux qui pèsent 60 kg.',
    description:
      '<p>Plus courtes de 320 mm que la paire de compétition, elles tournent dans un couloir. La prise fait 28 mm\u00a0: les jambes lâchent avant les doigts, et c’est tout l’intérêt de marcher.</p><p>Vendues par deux. Chacune prend trois disques bumper de 15 kg par côté.</p>',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'Rien ne s’use sur le fût, parce qu’il n’y a rien sur le fût.',
    description:
      '<p>L’inox garde l’arête du moletage, que tout placage remplit. On croirait une barre brute, et on peut la laisser une semaine avec sa magnésie.</p><p>Dix roulements à aiguilles font tourner chaque manchon. Un circlip qui s’ouvre avec une pince ordinaire les retient\u00a0: la barre se nettoie à la maison. L’acier affiche 200\u00a0000 PSI, un peu moins que l’acier au carbone que nous utilisons ailleurs, et assez pour tous les totaux que nous avons vus.</p>',
  },
  'vestergrav-club-bar': {
    lead: 'Pour les salles où douze personnes partagent quatre barres et où personne n’ouvre un manchon.',
    description:
      '<p>Du bronze au lieu d’aiguilles\u00a0: elle tourne un peu moins vite, veut de l’huile deux fois par an et survit aux chutes à vide. Le fût en zinc noir est laminé dans la même usine que les barres de compétition.</p><p>Une bande à la couleur du poids est sur la bague, là où on la voit d’en haut.</p>',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Une barre vive de 15 kg qui ne refuse pas le soulevé de terre.',
    description:
      '<p>Les barres d’haltérophilie de 15 kg sont souvent trop souples pour un tirage lourd. Ce fût affiche 205\u00a0000 PSI et porte 180 kg sans rester plié\u00a0: une seule barre suffit aux épaulés et à tout ce qui suit.</p><p>Des manchons de 320 mm prennent cinq disques bumper par côté. Le moletage est moyen et laisse le milieu lisse.</p>',
  },
  'ironwright-class-bar-15': {
    lead: 'Même revêtement, mêmes circlips doublés, un bouchon jaune pour la reconnaître dans le support.',
    description:
      '<p>La moitié d’un cours veut 25 mm. Voici la barre de cours en 2010 mm et 15 kg, avec des manchons lisses où les disques glissent sans bruit.</p><p>Les bagues sont la même pièce que sur la barre de 20 kg\u00a0: une salle garde un seul tiroir de rechanges.</p>',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'L’étape entre le bâton et la première barre qui compte.',
    description:
      '<p>28 mm d’aluminium anodisé dur entre de courts manchons d’acier. Les bouts en acier mettent le poids là où une vraie barre l’a\u00a0: elle tourne à la vitesse que l’on rencontrera plus tard.</p><p>Chargez-la à 30 kg au plus, et ne la lâchez qu’avec des disques de taille normale.</p>',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'La barre des championnats scolaires.',
    description:
      '<p>Le fût est tiré du rond de la barre de compétition de 15 kg. Les manchons sont en aluminium anodisé sur roulements\u00a0: c’est ainsi qu’elle reste si légère et tourne quand même.</p><p>Avec la paire de pinces de 250 g de la boîte, la balance de compétition affiche 10 kg, à 20 grammes près. Elle est marquée de vert, comme les disques de ce poids.</p>',
  },
}
