import type { LongTextsByHandle } from '../by-handle.ts'

export const gymnasticsAndStrongman: LongTextsByHandle = {
  'larchwell-wood-rings': {
    lead: 'Deux anneaux, deux sangles et tous les muscles que vous aviez oubliés.',
    description:
      '<p>Du hêtre lamellé, poncé et laissé brut pour que la magnésie tienne. Les sangles sont larges de 38 mm, avec un chiffre tous les 100 mm\u00a0: les deux côtés à niveau du premier coup.</p><p>Prenez 28 mm si vos mains sont petites ou le false grip nouveau pour vous, 32 mm si vous voulez ce qu’utilisent les compétitions.</p>',
  },
  'larchwell-walnut-rings': {
    lead: 'Pour un salon qui a une poutre.',
    description:
      '<p>Le noyer est un peu plus tendre que le hêtre et beaucoup plus foncé. Il prend aussi bien la magnésie et la montre davantage, ce que certains appellent du caractère.</p><p>Chaque paire est taillée dans une planche, pour que les deux s’accordent. Les sangles sont vert chanvre, les chiffres tissés dedans.</p>',
  },
  'osktide-steel-rings': {
    lead: 'Laissez-les dans l’arbre.',
    description:
      '<p>La pluie fend le bois. Un tube cintré à couche rugueuse s’en moque, et son joint est meulé à fleur, du côté que votre main ne touche pas.</p><p>L’acier est froid en novembre et brûlant en juillet. Entre les deux, c’est l’anneau qu’on ne remplace jamais.</p>',
  },
  'osktide-polymer-rings': {
    lead: 'La paire qui voyage en bagage à main.',
    description:
      '<p>Creux, chargés de verre, un tiers plus légers que le bois. La surface est sablée dans le moule\u00a0: la magnésie a où se loger.</p><p>Des sangles bleu canard, parce que les noires disparaissent dans un sac. Roulées, elles ont la taille d’un poing.</p>',
  },
  'osktide-small-rings': {
    lead: 'Mêmes règles, mains plus petites.',
    description:
      '<p>Pour un enfant de sept ans, un anneau d’adulte est un cerceau. À 25 mm, les doigts se rejoignent, et à 140 mm, le coude ne passe pas au travers.</p><p>Les sangles ont un arrêt cousu à deux mètres\u00a0: personne ne les accroche plus haut par accident.</p>',
  },
  'larchwell-parallettes': {
    lead: 'De petites barres pour un petit bout de sol.',
    description:
      '<p>Des barres de hêtre sur des pieds de bouleau, du caoutchouc dessous. Elles ne basculent que si vous faites ce qu’il ne faut pas.</p><p>La barre est chevillée, pas vissée\u00a0: pas de métal près d’un poignet, et rien qui prenne du jeu.</p>',
  },
  'larchwell-push-up-bars': {
    lead: 'Des poignets droits, et une largeur de main de descente en plus.',
    description:
      '<p>De courtes barres de frêne teinté, assez basses pour un tiroir. Bonnes pour les poignets qui n’aiment pas le sol et pour les appuis renversés contre un mur.</p><p>Chacune pèse à peine plus qu’un dictionnaire et repose sur quatre patins en caoutchouc qui ne marquent pas le parquet.</p>',
  },
  'osktide-steel-parallettes': {
    lead: 'Aucun joint entre la barre et le sol.',
    description:
      '<p>Un tube fait la barre et les jambes, deux tubes croisés font les pieds. Il y a quatre soudures, et aucune là où va une main.</p><p>38 mm, c’est ce que mesure la barre parallèle du sport sur son petit côté. La couche est assez fine pour de longues séries.</p>',
  },
  'osktide-dip-bars': {
    lead: 'Deux haies, écartées comme vos épaules d’aujourd’hui.',
    description:
      '<p>Elles ne sont pas reliées, la largeur est donc à vous\u00a0: 450 mm pour les dips, plus large pour ramer dessous, l’une derrière l’autre pour marcher en équerre.</p><p>Des pieds d’un demi-mètre les tiennent droites quand vous vous balancez. Elles s’emboîtent et se rangent derrière une porte.</p>',
  },
  'ironwright-ab-wheel': {
    lead: 'Elle part toute seule. Le retour dépend de vous.',
    description:
      '<p>Un bandage plein à neuf rainures sur un axe d’acier de 12 mm. Les moyeux tournent sur des bagues en bronze, qui survivent aux roulements que personne ne graisse.</p><p>Elle porte 180 kg\u00a0: l’excuse habituelle n’est pas disponible.</p>',
  },
  'osktide-wide-ab-wheel': {
    lead: 'Une roue pour apprendre, car elle n’a aucune envie de tomber.',
    description:
      '<p>La bande de roulement est large comme une main est longue. Elle garde sa ligne quand un bras est plus fort, et un bras l’est toujours.</p><p>Plus tard, mettez-la sur la tranche et roulez en courbe. L’épaule du bandage est ronde pour cela.</p>',
  },
  'ironwright-sit-up-mat': {
    lead: 'Comble le creux du dos et donne aux abdominaux un point de départ.',
    description:
      '<p>Une cale de mousse cintrée sous une housse grainée. Le buste s’ouvre au-delà de l’horizontale, là où un relevé au sol est déjà fini.</p><p>Une pièce, pas de couture dessus, essuyée en quatre secondes.</p>',
  },
  'osktide-long-sit-up-mat': {
    lead: 'Pour un dos plus long que la cale habituelle.',
    description:
      '<p>Quatre-vingts millimètres de plus en long, quinze en haut. Le coccyx repose sur la mousse et non à côté, ce que confirmera votre partenaire à la peau à vif.</p><p>Dense en bas, souple dans les 20 mm du haut. Deux couches, collées à chaud.</p>',
  },
  'ironwright-log': {
    lead: 'Le log pour apprendre\u00a0: assez large pour en être un, assez lourd pour échouer.',
    description:
      '<p>Un tambour roulé de 4 mm avec deux prises neutres écartées de 600 mm. Les ouvertures le traversent de haut en bas, pour que les poignets basculent quand le log monte sur la poitrine.</p><p>Les manchons sont ceux d’une barre et prennent 405 mm de disques. Les bouts du tambour sont fermés\u00a0: ni grenaille ni sable n’y entrent.</p>',
  },
  'ironwright-short-log': {
    lead: 'Des prises à un demi-mètre, pour ceux que tous les autres logs font pousser trop large.',
    description:
      '<p>L’écart des prises est décidé par qui fabrique le log, ce qui est injuste pour les moins de 1,70 m. Celui-ci remet les mains au-dessus des coudes.</p><p>Le tambour plus petit est plus près du cou. Demandez à vos partenaires si c’est plus facile, une fois qu’ils auront essayé.</p>',
  },
  'brackwater-contest-log': {
    lead: 'La taille à laquelle la tête doit s’écarter.',
    description:
      '<p>À 320 mm, le log ne roule plus sur la poitrine, il l’escalade. Les ouvertures font 170 mm\u00a0: des mains gantées de magnésie y passent.</p><p>Le chiffre sur le tambour est le poids de ce log précis, frappé après peinture et pesée.</p><p>Fabriqués par huit. Les nôtres sont rouges, parce que c’est ce qu’il y avait dans le pistolet.</p>',
  },
  'northlode-heavy-log': {
    lead: 'Commence là où les autres finissent.',
    description:
      '<p>Il y a des gens pour qui un log vide de quatre-vingt-quatre kilos est un échauffement. Nous en avons rencontré trois, puis nous avons fait celui-ci.</p><p>Des cloisons gardent le tambour rond quand on le lâche à bout de bras sur des pneus, et c’est ainsi qu’on le lâchera.</p>',
  },
  'northlode-atlas-stone': {
    lead: 'Ronde, grise et pas d’humeur.',
    description:
      '<p>Du béton coulé avec des fibres, poncé jusqu’à ne plus prendre la peau. Ne la lâchez pas, s’il vous plaît, sur quoi que ce soit que vous louez.</p><p>Un demi-moule laisse un joint, et ce joint est meulé. Ce que sentent vos mains, c’est du sable et du ciment\u00a0: voilà pourquoi la colle marche.</p>',
  },
  'northlode-light-stone': {
    lead: 'Assez petite pour la serrer dans ses bras, assez lourde pour que ça vaille la peine.',
    description:
      '<p>La technique de la pierre est faite de cuisses et de hanches, et s’apprend avec une pierre que l’on ramène trente fois par heure sur les cuisses.</p><p>Un mélange plus pâle, au grain de marbre. Elle s’écaille moins au bord d’un plateau en bois, et vous verrez chaque trace de colle.</p>',
  },
  'northlode-heavy-stone': {
    lead: 'Pas une pierre de débutant. Elle vous le dira elle-même.',
    description:
      '<p>Même sable, même fibre, soixante-dix millimètres de plus. Les bras doivent faire le tour de presque un mètre et demi.</p><p>Le livreur a un hayon et la posera sur le trottoir. De là, c’est à vous de la déplacer\u00a0: après tout, elle est faite pour cela.</p>',
  },
  'brackwater-keg': {
    lead: 'De l’eau, du sable ou les deux\u00a0: rien d’autre ne bouge ainsi dans un fût.',
    description:
      '<p>Des fûts neufs, pas volés à une brasserie. La canne est retirée et le col a un bouchon vissé à joint\u00a0: on le remplit à l’entonnoir et il reste plein.</p><p>À moitié plein d’eau, c’est le pire\u00a0: il attend que vous vous engagiez, puis part de l’autre côté.</p>',
  },
  'brackwater-slim-keg': {
    lead: 'Assez étroit pour deux mains au rebord et un bon élan.',
    description:
      '<p>Le lancer de fût demande un petit fût qui retombe cent fois. La paroi est celle des grands\u00a0: à cette taille, elle se cabosse à peine.</p><p>Marquez vos poids au ruban. L’acier l’accepte, et le rend.</p>',
  },
  'brackwater-tire': {
    lead: 'Arrondi au bord pour passer les doigts, et sans les fils qui poussent sur les pneus usés.',
    description:
      '<p>Moulé pour être soulevé, jamais monté sur un camion. Pas de ceinture d’acier à l’intérieur\u00a0: rien ne dépasse, et il ne sent pas la route.</p><p>Les pavés dépassent de 25 mm. Ils sont la poignée, la raison des bras tendus, et le bruit.</p>',
  },
  'brackwater-circus-dumbbell': {
    lead: 'Un bras, une poignée dont la main ne fait pas le tour, et un public.',
    description:
      '<p>Les têtes sont creuses et prennent de la grenaille par un bouchon, par pas aussi petits que votre pelle. Remplissez-les pareil, ou non, et apprenez quelque chose.</p><p>La poignée est en simple oxyde noir, sans moletage\u00a0: le règlement la veut lisse, le poignet qui doit y tourner aussi.</p>',
  },
  'ironwright-loop-bands': {
    lead: 'De l’aide à la montée, ou des ennuis à la descente.',
    description:
      '<p>Du latex en fines couches, collées autour d’un moule\u00a0: une entaille reste une entaille. La traction est mesurée à double longueur.</p><p>Les couleurs suivent la largeur et non l’humeur\u00a0: jaune, rouge, bleu, vert, comme sur la plupart des murs de la plupart des salles.</p>',
  },
  'ironwright-wide-band': {
    lead: 'Pour les squats contre bandes et pour ceux qui pèsent 130 kg et veulent une première traction.',
    description:
      '<p>Une sous chaque pied d’un rack ajoute environ soixante kilos en haut et presque rien en bas. Vérifiez les ergots avant la barre.</p><p>Noire, parce que le code couleur s’arrête au vert.</p>',
  },
  'osktide-training-band': {
    lead: 'Entre le rouge et le bleu habituels, là où vivent les front levers.',
    description:
      '<p>Les entraîneurs de gymnastique demandaient toujours un pas de quatre kilos. Le voici, en bleu canard, pour que personne ne se trompe.</p><p>Passez-la sur une barre et sous les hanches\u00a0: dix-neuf kilos de vous en moins à tenir.</p>',
  },
  'osktide-mini-bands': {
    lead: 'Autour des genoux, avant la barre.',
    description:
      '<p>Quatre boucles fines, de l’allusion à la nuisance. Elles réveillent les hanches en deux minutes et pèsent le poids d’une banane.</p><p>Le latex fin roule, c’est une propriété du latex fin. Prenez la bande courte si cela vous agace.</p>',
  },
  'osktide-short-band': {
    lead: 'Une mini-bande avec l’épaisseur d’une grande.',
    description:
      '<p>Assez épaisse pour rester à plat sur une cuisse. Elle est raide, ne s’en cache pas et dure plus qu’un tiroir de fines.</p><p>Bonne aussi entre les poignets pour les développés, et autour d’une poignée de porte pour les épaules.</p>',
  },
  'osktide-grid-roller': {
    lead: 'De la mousse sur un tube, pour ne pas mollir au milieu avant mars.',
    description:
      '<p>Un tube dur vous porte, et 20 mm de mousse à blocs en relief font le reste. Les rainures donnent à la peau où aller.</p><p>Le creux contient une paire de bandes et la petite balle. Il supporte 200 kg, ou deux personnes qui se disputent.</p>',
  },
  'osktide-long-roller': {
    lead: 'Assez long pour s’y allonger de la tête au coccyx.',
    description:
      '<p>Du polypropylène expansé plein, la matière des pare-chocs. Il redevient rond après une nuit sous un arbre à disques. Nous l’y avons laissé huit.</p><p>Lisse, car un dos de cette longueur a assez de bosses à lui.</p>',
  },
  'osktide-travel-roller': {
    lead: 'Long comme un mollet est large, et c’est bien assez.',
    description:
      '<p>Cent millimètres de diamètre vont plus profond que le grand, que vous l’ayez demandé ou non. Roulez-y des chaussettes et il ne prend aucune place.</p><p>Les blocs sortent du même moule, coupés plus court.</p>',
  },
  'osktide-massage-ball': {
    lead: 'La balle pour l’endroit que le rouleau n’atteint pas.',
    description:
      '<p>La taille et la dureté des balles de crosse, dans un orange que l’on retrouve sous un banc.</p><p>Entre omoplate et mur, sous un pied, dans une hanche. Restez quatre-vingt-dix secondes\u00a0: cela va mieux, ou vous arrêtez.</p>',
  },
  'osktide-massage-peanut': {
    lead: 'Une de chaque côté de la colonne, qu’elle laisse tranquille.',
    description:
      '<p>Deux balles moulées ensemble, avec une taille entre elles. C’est la taille qui compte\u00a0: les vertèbres y passent sans être touchées.</p><p>Commencez au mur, debout. Le sol vient plus tard, le plafond jamais.</p>',
  },
  'osktide-training-mat': {
    lead: 'Dix millimètres entre un genou et le béton.',
    description:
      '<p>De la mousse de caoutchouc à cellules fermées qui ne boit pas la sueur. Il est plat tout de suite, même en hiver, car la mémoire du rouleau est dans les sangles et non dans le tapis.</p><p>Deux sangles orange y restent. Vous vous en servirez pour vous étirer, puis vous les chercherez.</p>',
  },
  'osktide-stretching-mat': {
    lead: 'Mince, pour que l’équilibre soit le vôtre et non celui du tapis.',
    description:
      '<p>Un tapis plus long et plus large pour ceux qui débordent des ordinaires. Le dessus est à pores ouverts et accroche mieux plus vous transpirez.</p><p>Ouvert, il veut de l’air\u00a0: suspendez-le à une barre pour la nuit. Le dessous est nervuré et ne bouge pour personne.</p>',
  },
}
