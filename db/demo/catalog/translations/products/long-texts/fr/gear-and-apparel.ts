import type { LongTextsByHandle } from '../by-handle.ts'

export const gearAndApparel: LongTextsByHandle = {
  'ironwright-prong-belt': {
    lead: 'La même largeur tout autour, car le dos n’est pas seul à se gainer.',
    description:
      '<p>Deux couches de cuir à tannage végétal, collées et cousues de quatre rangs de fil ciré. Elle met un mois à se faire à vous et dix ans à se défaire.</p><p>La boucle est en acier de 4 mm à deux ardillons, les trous sont espacés de 25 mm. Autorisée là où les ceintures de 10 mm le sont, c’est-à-dire partout où cela compte.</p>',
  },
  'ironwright-black-belt': {
    lead: 'Trois millimètres de plus\u00a0: la différence entre une ceinture et un mur.',
    description:
      '<p>Raide jusqu’à l’impolitesse. Les bords sont chanfreinés et lissés pour offrir à une côte un arrondi et non un angle.</p><p>Ceux qui font des squats à plus de deux fois leur poids l’aiment. Ceux qui font aussi l’épaulé en voudront dix.</p>',
  },
  'ironwright-lever-belt': {
    lead: 'Fermée d’un pouce, ouverte avant que la barre soit reposée.',
    description:
      '<p>Toujours le même serrage, réglé par deux vis et une pièce de monnaie. Si votre taille change entre matin et soir, prenez des ardillons.</p><p>Le levier est en inox coulé et se ferme au-delà du point mort. Son axe fait 10 mm et se chasse avec un clou quand il est usé, dans dix ans.</p>',
  },
  'vestergrav-lever-belt': {
    lead: 'Mesurée au pied à coulisse en cinq points avant l’emballage, pour que celui de l’arbitre soit d’accord.',
    description:
      '<p>Treize millimètres, c’est la limite, et le cuir gonfle dans les salles humides. Celles-ci sont taillées à 12,7 et restent en dessous.</p><p>Coutures blanches sur sang de bœuf, une peau d’un bout à l’autre sans raccord. Le certificat est dans la boîte.</p>',
  },
  'fenmoor-oak-belt': {
    lead: 'Non teintée\u00a0: on voit à quoi ressemble une peau et ce que la vôtre en fait.',
    description:
      '<p>Tannée neuf mois à l’écorce de chêne et laminée dur. Elle commence couleur biscuit et finit couleur selle.</p><p>Les traces de sueur, de barre et d’un café en font partie. Une petite cicatrice aussi, parfois\u00a0: les vaches ont des clôtures.</p>',
  },
  'fenmoor-narrow-belt': {
    lead: 'De la place entre côtes et hanche, pour ceux qui en ont peu.',
    description:
      '<p>Une ceinture large sur un buste court s’enfonce en haut et en bas d’un squat profond. Soixante-quinze millimètres y mettent fin et laissent au ventre de quoi pousser.</p><p>À 6,5 mm, elle plie dès le premier jour. On la porte pour l’épaulé et on oublie de l’ôter pour le jeté.</p>',
  },
  'ironwright-suede-belt': {
    lead: 'Du daim à l’extérieur aussi, pour la barre qui s’y pose.',
    description:
      '<p>Au soulevé de terre, la barre frotte le bord de la ceinture, et le cuir lisse grince. Le cuir velours non, et il tient aussi sur un maillot en nylon.</p><p>Teint dans la masse\u00a0: une griffure est bleue aussi.</p>',
  },
  'ironwright-cotton-straps': {
    lead: 'Pour que ce soit le dos qui finisse la série, pas les doigts.',
    description:
      '<p>Le coton écru serait plus doux, le nylon durerait plus. Le coton noir à chevrons est entre les deux et mord mieux le moletage que l’un et l’autre.</p><p>Trois points d’arrêt tiennent l’œil. On les a tirés à 600 kg, où les mâchoires de la machine ont lâché d’abord.</p>',
  },
  'fenmoor-leather-straps': {
    lead: 'Raides une semaine, puis à la forme de votre poignet pendant des années.',
    description:
      '<p>Le latigo est nourri d’huile et de cire et se moque de la sueur. Il fait un tour de barre et reste où on le met, car il est collant de nature.</p><p>Coupé le long de l’échine, là où une peau s’étire le moins.</p>',
  },
  'ironwright-heavy-straps': {
    lead: 'Pour les barres dont aucune main ne fait le tour et les tenues d’une minute.',
    description:
      '<p>Douze millimètres de plus sur le poignet étalent un soulevé de voiture sur une peau qui voudrait rester en place. Olive, pour retrouver les vôtres dans le tas.</p><p>Assez longues pour deux tours d’un axle de 50 mm, avec un bout pour tirer.</p>',
  },
  'vestergrav-competition-straps': {
    lead: 'Une sangle qu’il faut lâcher doit être courte.',
    description:
      '<p>Pour les tirages du sol à bout de bras, où un essai manqué doit quitter vos mains aussitôt. Un tour tient, une main ouverte libère.</p><p>Étroites, pour que le crochet du pouce se referme encore dessus.</p>',
  },
  'ironwright-wrist-wraps': {
    lead: 'Une attelle que l’on retire entre les séries.',
    description:
      '<p>De l’élastique tissé à traction moyenne. Il raidit le poignet au développé et le laisse plier à l’épaulé, si vous serrez peu.</p><p>La bande agrippante a des coins ronds et ne griffe pas l’avant-bras. Lavez à 40 degrés, fermé.</p>',
  },
  'vestergrav-stiff-wraps': {
    lead: 'Un plâtre en tissu.',
    description:
      '<p>Deux fois plus de caoutchouc dans la chaîne. Serrées fort, elles engourdissent en quatre minutes, trois et demie de plus que ne dure un essai.</p><p>600 mm, c’est la longueur qu’autorisent les règlements courants. Les nôtres mesurent 590 détendues, car le tissu s’allonge.</p>',
  },
  'fenmoor-light-wraps': {
    lead: 'De la chaleur et un rappel, guère plus.',
    description:
      '<p>De courtes bandes de coton pour le jeté, les appuis renversés et les longues séries. Elles prennent la sueur de la main avant la barre.</p><p>Olive à rayure sable. Elles pâlissent également et n’en sont que plus belles.</p>',
  },
  'vestergrav-knee-wraps': {
    lead: 'Elles ne rendent pas le squat plus sûr. Elles le rendent plus lourd.',
    description:
      '<p>Deux mètres par genou, enroulés fort, retirés aussitôt. Quelqu’un d’autre enroule mieux que vous\u00a0: venez accompagné.</p><p>Le tissage rend l’essentiel de son étirement dans le dernier tiers. C’est là qu’est le point mort.</p>',
  },
  'ironwright-knee-sleeves': {
    lead: 'Des genoux au chaud et une petite poussée à la remontée.',
    description:
      '<p>Du néoprène de 7 mm à peau de nylon des deux côtés, en deux panneaux coudés. Les coutures sont dehors, là où il n’y a pas de peau.</p><p>Mesurez autour du milieu de la rotule, jambe tendue. Entre deux tailles, prenez la plus grande, sauf en compétition.</p>',
  },
  'ironwright-light-sleeves': {
    lead: 'Assez fines pour courir, assez épaisses pour les sentir.',
    description:
      '<p>Cinq millimètres plient sans faire de bourrelet derrière le genou. Ramer, sauter et finir le troisième tour de quoi que ce soit se fait avec elles.</p><p>Bleu canard foncé à liseré blanc, perforées derrière pour l’air.</p>',
  },
  'vestergrav-contest-sleeves': {
    lead: 'Pour les enfiler, il faut du talc, de la patience et un ami.',
    description:
      '<p>Une mousse plus dense de 7 mm, la limite, coupée une taille sous l’étiquette. La plupart y gagnent une répétition et y perdent une minute.</p><p>Liseré noir seulement, pour qu’aucun arbitre ne demande. L’étiquette dit longueur et épaisseur pour la même raison.</p>',
  },
  'ironwright-elbow-sleeves': {
    lead: 'Pour les coudes qui connaissent la météo à l’avance.',
    description:
      '<p>La chaleur fait l’essentiel. Le reste est une légère pression sur le tendon quand un squat barre basse le tord.</p><p>Coniques, pour rester en place, et souples au pli, pour ne pas frotter aux dips.</p>',
  },
  'ironwright-name-shirt': {
    lead: 'Un t-shirt qui garde la taille que vous avez achetée.',
    description:
      '<p>Du coton peigné, tricoté en rond et lavé avant la coupe\u00a0: il rétrécit de moins de trois pour cent chez vous. Le col est une double côte avec un peu d’élasthanne et reste plat après cinquante lavages.</p><p>L’impression est à l’eau et entre dans le fil. Quand une barre s’y pose, vous sentez du tissu, pas du plastique.</p>',
  },
  'ironwright-heart-shirt': {
    lead: 'Pour les bureaux avec un code vestimentaire et un sous-sol.',
    description:
      '<p>Le même jersey que la grande impression et des lettres pas plus hautes qu’un ongle. À deux mètres, c’est un t-shirt uni.</p><p>Les coutures de côté sont avancées d’un centimètre, hors du chemin d’une ceinture.</p>',
  },
  'vestergrav-attempts-shirt': {
    lead: 'Neuf chances dans une journée, trois de chaque.',
    description:
      '<p>Coupé comme le t-shirt que le règlement admet sous un maillot\u00a0: col rond, manches au-dessus du coude, pas de poche, pas de caoutchouc.</p><p>Si l’impression passe, c’est au jury de la porte d’en décider. Jusqu’ici, elle est passée.</p>',
  },
  'northlode-stone-shirt': {
    lead: 'Le béton mange les t-shirts. Celui-ci tient une saison.',
    description:
      '<p>Un fil plus lourd, une maille plus serrée, et pas de seconde couche de jersey sur les avant-bras, parce que vous la retrousseriez.</p><p>Le conseil sous le nom est la première chose que nous disons aux gens. La seconde est de respirer.</p>',
  },
  'brackwater-dock-shirt': {
    lead: 'On dirait qu’il a passé un été sur une rambarde, et c’est voulu.',
    description:
      '<p>La teinture pigmentaire reste sur le fil et s’use d’abord aux bords. Chaque t-shirt finit différent, à commencer par les coutures.</p><p>Lavé deux fois avant l’envoi. Ce qu’il lui reste à rétrécir ne se mesure pas.</p>',
  },
  'osktide-ring-shirt': {
    lead: 'Il reste rentré quand vous avez la tête en bas.',
    description:
      '<p>Vingt-cinq millimètres de plus au corps qu’un t-shirt courant, et plus étroit à la taille. Les sangles d’anneaux glissent le long du bras sans accrocher de couture.</p><p>La manche est montée haut\u00a0: un bras levé ne tire pas l’ourlet.</p>',
  },
  'fenmoor-heavy-shirt': {
    lead: 'Presque un sweat, à manches courtes.',
    description:
      '<p>Tricoté sur de vieilles machines circulaires à un mètre par heure, sans tension. Le tube n’a pas de coutures de côté\u00a0: rien ne vrille au lavage.</p><p>Il sèche lentement et tombe droit. Prenez votre taille pour une coupe ample, une de moins pour une coupe normale.</p>',
  },
  'ironwright-hoodie': {
    lead: 'Pour les garages chauffés par ceux qui s’y entraînent.',
    description:
      '<p>Quatre-vingts pour cent de coton dehors, gratté dedans. La capuche a deux épaisseurs et tient seule. Les cordons finissent par du zinc et non par un nœud.</p><p>Poignets et bas sont en côte avec élasthanne, tricotés dans le même bain. Un téléphone reste en poche pendant une série de swings, un grand non.</p>',
  },
  'northlode-hoodie': {
    lead: 'Coupé aux mesures de onze personnes qui lèvent des pierres.',
    description:
      '<p>Ces onze étaient larges en haut et pas en bas\u00a0: le patron se resserre de dix centimètres. Les manches ont 40 mm de plus que la taille, pour des bras sur lesquels on a tiré.</p><p>Quatre cent cinquante grammes, c’est un manteau presque toute l’année.</p>',
  },
  'ironwright-sweatshirt': {
    lead: 'Une capuche et une barre à squat de sécurité ne s’entendent pas. Celui-ci n’a pas de capuche.',
    description:
      '<p>De la maille bouclette non grattée\u00a0: plus fraîche que la polaire, et elle ne peluche pas sur un banc noir. La couture d’épaule est avancée de 20 mm, là où aucune barre ne repose.</p><p>Les côtes du col, des poignets et du bas font 60 mm et reviennent quand on les a remontées.</p>',
  },
  'fenmoor-sweatshirt': {
    lead: 'Deux fois le prix et trois fois plus d’années.',
    description:
      '<p>Le fil est teint avant d’être tricoté, d’un brun fait de deux fils qui n’a jamais l’air plat. Des soufflets sous les bras le laissent bouger sans remonter.</p><p>Les coudes partent d’abord. Renvoyez-le alors et nous y mettrons du cuir.</p>',
  },
  'ironwright-training-shorts': {
    lead: 'Il s’arrête au-dessus du genou et s’ouvre sur le côté\u00a0: au squat, rien d’autre que vous ne vous retient.',
    description:
      '<p>Le corps est en nylon tissé, les côtés en maille qui cède. Rien ne tire à la hanche quand le pli passe sous le genou.</p><p>Deux poches de côté à glissière, assez en arrière pour que des clés ne soient pas sur la cuisse sous une barre.</p>',
  },
  'osktide-training-shorts': {
    lead: 'Le tissu le plus léger où nous avons osé passer un cordon.',
    description:
      '<p>Pour les cordes, les anneaux et la course entre les deux. Le slip intérieur est en filet et se découpe le long d’une couture faite pour.</p><p>Roulé, il a la taille d’une pomme.</p>',
  },
  'fenmoor-long-shorts': {
    lead: 'De quoi couvrir les tibias qui raclent et les genoux qui ont froid.',
    description:
      '<p>Du coton bouclette à soufflet, 80 mm de plus que la coupe d’entraînement. Un soulevé de terre frotte d’abord le tissu, ensuite la peau.</p><p>Cordon fauve, vraies poches, aucun logo plus gros qu’un pouce.</p>',
  },
  'ironwright-cap': {
    lead: 'Tient les cheveux à l’écart du développé couché.',
    description:
      '<p>Du sergé de coton, un devant renforcé et une visière à huit rangs de piqûres. Elle est brodée, pas imprimée, et survit à la machine dans un filet.</p><p>Une patte à boucle de métal ferme l’arrière. De 55 à 62 cm, il y a un réglage pour vous.</p>',
  },
  'northlode-cap': {
    lead: 'Deux nuances de gris, comme dans une carrière.',
    description:
      '<p>Fermée\u00a0: pas de patte sur laquelle s’allonger. Le bandeau en éponge boit ce qui coulerait dans vos yeux pendant un porté.</p><p>La visière est plus foncée que la calotte. Les mains pleines de magnésie vont toujours à la visière.</p>',
  },
  'brackwater-yard-cap': {
    lead: 'Deux couleurs, celles des remorqueurs qui passent devant l’atelier.',
    description:
      '<p>De la toile lavée sans renfort\u00a0: elle tombe comme votre tête est faite. Le lettrage a le rouge de la visière.</p><p>La sueur tache une casquette claire. De l’eau froide et du savon le jour même, et elle ne tache pas.</p>',
  },
  'ironwright-crew-socks': {
    lead: 'Des chaussettes. Il y a une gauche et une droite.',
    description:
      '<p>Le pied est en éponge dessous et mince dessus\u00a0: une chaussure serrée ferme encore. La jambe est côtelée et tient sans laisser de marque à découvrir le soir.</p><p>Talon et pointe sont tricotés avec un fil de nylon. Les trous y viennent en dernier.</p>',
  },
  'vestergrav-pulling-socks': {
    lead: 'Exigées par le règlement, appréciées par le tibia.',
    description:
      '<p>En compétition, on tire en chaussettes longues, pour que personne ne laisse de peau sur la barre du suivant. Le devant de celles-ci est tricoté deux fois.</p><p>Le sang de bœuf cache ce que la seconde couche n’arrête pas.</p>',
  },
  'fenmoor-wool-socks': {
    lead: 'Un sol en béton, en janvier, est à huit degrés. Voici la réponse.',
    description:
      '<p>Du mérinos avec un peu de nylon, tricoté épais. Chaudes même humides, et portables trois fois avant qu’on s’en aperçoive.</p><p>Grises comme le mouton, brunes comme le tan.</p>',
  },
  'ironwright-lifting-shoe': {
    lead: 'Un talon dur, un avant large et une sangle pour que les deux restent ensemble.',
    description:
      '<p>Le talon est d’une seule pièce de TPU, du talon à l’avant du pied. Il ne s’écrase pas sous 300 kg, nous avons la courbe. La hauteur effective est de 22 mm, ce qui convient à la plupart des hanches.</p><p>L’avant est large comme un pied et non comme une mode. Les lacets ferment le milieu, la sangle ferme le reste.</p>',
  },
  'vestergrav-platform-shoe': {
    lead: 'Du bois sous le talon, parce qu’on l’entend se poser.',
    description:
      '<p>Neuf couches de hêtre, collées en croix. Le bois est plus léger que le TPU à rigidité égale, et il sonne comme 1975.</p><p>La tige est en veau, doublée de porc. Elle veut dix séances, et un embauchoir après chacune.</p>',
  },
  'fenmoor-leather-shoe': {
    lead: 'Construite comme une botte de travail arrêtée à la cheville.',
    description:
      '<p>Cousue sur trépointe\u00a0: n’importe quel cordonnier peut changer la semelle. Le talon est en cuir empilé, pressé jusqu’à être aussi dur qu’il en a l’air.</p><p>Brun sur brun sur brun. Elle va avec la ceinture.</p>',
  },
  'ironwright-gym-bag': {
    lead: 'Chaussures, ceinture, serviette, et une poche pour les petites choses qui se perdent.',
    description:
      '<p>De la toile de polyester épaisse et une sangle qui fait tout le tour\u00a0: les poignées portent la charge, pas la couture. La glissière est de taille 10 et se tire avec de la magnésie aux doigts.</p><p>Une ceinture de 10 mm tient à plat contre la paroi si vous l’enroulez ouverte. Nous avons vérifié avec la nôtre.</p>',
  },
  'ironwright-small-bag': {
    lead: 'Sous un bureau, dans un casier, sur un vélo.',
    description:
      '<p>De la place pour des chaussures et un t-shirt de rechange. La ceinture reste dehors, dans les poignées, où elle sèche.</p><p>Bleu marine à tirettes blanches. La doublure est gris clair, car c’est dans les doublures sombres que les clés vont mourir.</p>',
  },
  'vestergrav-meet-bag': {
    lead: 'Maillot, deux paires de chaussures, ceinture, genouillères, de quoi manger neuf heures et une serviette qui était propre.',
    description:
      '<p>Une compétition, c’est surtout de l’attente. Celui-ci contient ce qu’il vous faut pour cela et tient debout sur ses sangles quand il est plein.</p><p>L’étiquette sang de bœuf est pour votre nom, le stylo blanc est dans la poche.</p>',
  },
  'fenmoor-canvas-duffel': {
    lead: 'Du coton ciré à la main, qui en redemandera dans trois ans.',
    description:
      '<p>De la toile de dix-huit onces, olive, et des poignées du cuir de bride dont sont faites nos ceintures. La pluie y perle, puis s’en va.</p><p>Pas de doublure. Retournez-le et secouez\u00a0: c’est ainsi qu’on nettoyait les sacs avant qu’ils aient des poches pour tout.</p>',
  },
  'ironwright-lettered-belt': {
    lead: 'Personne n’emprunte une ceinture qui dit à qui elle est.',
    description:
      '<p>Une peau de cuir à tannage végétal, épaisse de 11 mm et large de 100 mm, teinte sang de bœuf avant la coupe. Les lettres sont brûlées et remplies d’une peinture qui plie.</p><p>Choisissez la taille au mètre autour du nombril et non d’après votre pantalon.</p>',
  },
  'ironwright-crew-shirt': {
    lead: 'Gagné en chargeant, en parant ou en tenant le chrono.',
    description:
      '<p>Un vert qui ne se vend nulle part ailleurs, et cinq mots qui évitent aux athlètes de demander qui est responsable. Avec un billet d’équipe pour une compétition, on peut en acheter un.</p><p>Le tissu est plus lourd que celui de nos autres t-shirts\u00a0: on y traîne des barres d’acier toute la journée.</p>',
  },
}
