import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Tournez-la, et c’est une autre hauteur.',
    description:
      '<p>Du contreplaqué de bouleau de 18 mm, des assemblages en puzzle, un renfort dedans. Livrée à plat avec ses vis\u00a0: trente minutes et un tournevis.</p>',
  },
  'larchwell-junior-box': {
    lead: 'Trois hauteurs plus basses, pour les jambes plus courtes et les premiers sauts.',
    description:
      '<p>305, 406 ou 508 mm, selon le sens. Les arêtes ont un rayon de 3 mm, car les débutants les rencontrent plus souvent.</p><p>Un enfant peut la porter, un coach la prend sous le bras.</p>',
  },
  'larchwell-stained-box': {
    lead: 'La même boîte, pour les pièces où le bouleau a l’air d’une caisse.',
    description:
      '<p>Teintée presque noire et protégée d’un vernis mat que les chaussures marquent moins que le bois brut. Livrée collée, pas à plat\u00a0: la teinte n’aime pas les tournevis.</p>',
  },
  'larchwell-step-box': {
    lead: 'Pour les montées et pour ceux qui ne sont pas prêts à sauter.',
    description:
      '<p>Une hauteur, faite large\u00a0: deux pieds et un doute y tiennent. Des bandes de caoutchouc dessous.</p>',
  },
  'ironwright-foam-box': {
    lead: 'Les tibias pardonnent à la mousse. Pas au contreplaqué.',
    description:
      '<p>Un cœur de mousse dense sous un vinyle aux coins doublés. À 16,5 kg, elle reste là où vous retombez, et une personne la tourne quand même.</p>',
  },
  'ironwright-small-foam-box': {
    lead: 'De la mousse dès les premiers 406 mm.',
    description:
      '<p>Taillée dans le même bloc que la grande et couverte de gris, pour qu’un cours voie de loin laquelle est laquelle. Des sangles aux deux bouts, une glissière dessous pour le jour où l’on change le cœur.</p>',
  },
  'ironwright-foam-block': {
    lead: 'Celui du milieu, tout seul.',
    description:
      '<p>Une aire grande comme un paillasson pour quatre. Mettez-le sous une pile de mousse pour 1200 mm, ou devant un plateau pour y faire des squats.</p>',
  },
  'ironwright-foam-stack': {
    lead: 'Toutes les hauteurs, du trottoir au plan de travail.',
    description:
      '<p>Des blocs de 150, 300 et 450 mm tenus par des sangles. Empilez les trois pour 900 mm, ou prêtez-en un aux débutants.</p>',
  },
  'ironwright-steel-box': {
    lead: 'Elle a des arêtes vives et pas d’opinion.',
    description:
      '<p>Les pieds en tube de 32 mm s’écartent\u00a0: plus la boîte est haute, plus elle est large. Le dessus est une tôle de 4 mm avec 8 mm de caoutchouc, et les boîtes s’emboîtent jusqu’au barreau.</p>',
  },
  'ironwright-steel-step': {
    lead: 'La hauteur d’une marche, pour les mollets et les soulevés en déficit.',
    description:
      '<p>Montez dessus pour tirer de 203 mm plus bas, ou laissez pendre les talons. Le caoutchouc couvre tout le dessus et les pieds.</p>',
  },
  'larchwell-jerk-blocks': {
    lead: 'La barre attend à la hauteur d’où vous voulez la lever.',
    description:
      '<p>Des cadres de frêne qui s’emboîtent et portent 300 kg lâchés des épaules. Chaque élément pèse moins de 20 kg.</p>',
  },
  'ironwright-medicine-ball': {
    lead: 'Huit panneaux, double couture, assez souple pour être rattrapé cent fois.',
    description:
      '<p>La même taille à tous les poids\u00a0: la réception ne change pas. La couture est doublée et cachée, le remplissage est de chiffon et de lest, la forme dure à peu près autant que votre enthousiasme.</p><p>La bande orange est un panneau et non de la peinture\u00a0: elle montre le sens de rotation et ne s’use pas sur un mur de brique.</p>',
  },
  'pellam-wall-ball': {
    lead: 'Dix panneaux étroits au lieu de huit larges\u00a0: plus rond, et plus dur à déformer.',
    description:
      '<p>Un wall ball devient ovale parce que son remplissage descend. Ici, le cœur pend dans un filet cousu à chaque couture\u00a0: il reste au milieu.</p><p>La housse est mate et un peu collante. Elle accroche quand vos mains sont mouillées et ne brille pas sous une lampe.</p>',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'Celui de tous les gymnases d’école, cousu par des gens qui savent encore le faire.',
    description:
      '<p>Du cuir de vachette pleine fleur, tanné à l’écorce, coupé en douze fuseaux et lacé à un pôle. Plus petit qu’un wall ball, fait pour les passes et non pour une cible à trois mètres.</p><p>Il fonce là où sont les mains. Nourrissez-le de baume deux fois par an et il survivra à la corde d’à côté.</p>',
  },
  'pellam-rubber-ball': {
    lead: 'Une enveloppe creuse pleine d’air\u00a0: lancez-le contre un mur et il revient.',
    description:
      '<p>Lancers en rotation, passes de poitrine, travail au mur. L’enveloppe est faite de 14 mm de caoutchouc naturel à nervures, et la valve accepte une aiguille courante.</p><p>La pression est réglée à 0,35 bar. Moins le rend paresseux, plus le rend dangereux pour les lampes.</p>',
  },
  'pellam-slam-ball': {
    lead: 'Jetez-le au sol. Il y reste.',
    description:
      '<p>Une enveloppe épaisse de caoutchouc souple autour du sable. Elle s’aplatit à l’arrivée\u00a0: ni rebond, ni fuite.</p><p>Les sculptures courent dans deux sens et s’arrêtent avant le lettrage, là où l’enveloppe est la plus épaisse.</p>',
  },
  'ironwright-slam-ball': {
    lead: 'De la grenaille d’acier au lieu de sable\u00a0: le même poids dans une balle que tiennent deux petites mains.',
    description:
      '<p>Le sable remplit une balle, la grenaille n’en remplit qu’un tiers. Le reste est de l’air, et une enveloppe qui se creuse à l’arrivée et emporte le bruit.</p><p>Le joint est vulcanisé, sous les sculptures. Après cela, plus rien ne peut se défaire.</p>',
  },
  'pellam-stone-ball': {
    lead: 'Une pierre pour les sols qui ne sont pas faits pour les pierres.',
    description:
      '<p>Soulevez-la, passez-la par-dessus une barre, lâchez-la sur du caoutchouc. Elle cède là où une pierre s’écaillerait.</p><p>L’enveloppe est lisse, comme une pierre, et prend la colle aussi mal que le béton la prend bien. Mettez de la magnésie.</p>',
  },
  'brackwater-shouldering-ball': {
    lead: 'Trop grosse pour refermer les bras dessus, assez souple pour une clavicule.',
    description:
      '<p>Une enveloppe de 9 mm qui s’affaisse sous son poids. Elle ne se pose jamais deux fois pareil\u00a0: le premier tirage est toujours nouveau.</p><p>Faite pour l’épaulé depuis le sol et les longs portés. Pas pour lancer\u00a0: le sol y perd.</p>',
  },
  'ironwright-sandbag': {
    lead: 'Un sac sans rien à quoi se tenir.',
    description:
      '<p>Une enveloppe en nylon de 1000 deniers, un second sac dedans et deux fermetures. Livré vide\u00a0: le sable coûte moins cher chez vous.</p><p>Le chiffre imprimé est ce qu’il contient plein de sable de jeu sec et tassé à plat. Le sable humide pèse un dixième de plus et sent au bout d’un mois.</p>',
  },
  'brackwater-contest-sandbag': {
    lead: 'Trapu, large et têtu, comme le commandent les organisateurs.',
    description:
      '<p>Les organisateurs aiment un sac qui paraît petit des tribunes et ne l’est pas. Celui-ci fait 440 mm de diamètre et 560 de haut, et contient plus que n’en veut le coffre de la plupart des voitures.</p><p>La peau est en Cordura de 1680 deniers à dos caoutchouté. Le gravier n’y passe pas, vos ongles non plus.</p><p>Livré avec un entonnoir et une pelle, car le premier remplissage prend une soirée.</p>',
  },
  'brackwater-carry-bag': {
    lead: 'Le sac de sable de ceux qui veulent revenir demain.',
    description:
      '<p>Quatre poignées en sangle de 45 mm font tout le tour du sac et sont cousues entre les prises\u00a0: une poignée ne peut pas s’arracher seule.</p><p>Portez-le comme une valise, balancez-le, poussez-le, traînez-le. À 80 lb, il est plein. À 40, il convient à un débutant.</p>',
  },
  'brackwater-throwing-bag': {
    lead: 'Par-dessus la barre, derrière vous, et au suivant.',
    description:
      '<p>Un lancer en hauteur demande un sac qui quitte les deux mains au même instant. Les poignées restent à plat jusqu’à ce qu’on les tire et sont assez raides pour être lâchées.</p><p>Rempli et pesé par nous, à cent grammes près. Rouge, pour que le juge le voie contre le ciel.</p>',
  },
  'fenmoor-power-bag': {
    lead: 'Un tronc souple avec des poignées partout où vous pourriez en vouloir.',
    description:
      '<p>De la toile cirée autour d’un cœur scellé. Deux poignées courent sur le dessus, une est à chaque bout, et les sangles en font deux de plus quand le sac est sur le dos.</p><p>Le cœur est en granulat, pas en sable\u00a0: il ne fuit pas et ne gèle pas d’un bloc dans un garage sans chauffage.</p>',
  },
  'pellam-power-bag': {
    lead: 'Celui qui vit dehors.',
    description:
      '<p>Du polyester enduit, soudé là où d’autres cousent. Laissez-le sur le terrain\u00a0: la pluie reste dehors et la couleur dedans.</p><p>Plus long et plus épais qu’un sac d’intérieur, pour reposer sur les épaules sans toucher le cou.</p>',
  },
  'ironwright-push-sled': {
    lead: 'Il ne va pas plus vite quand on crie.',
    description:
      '<p>Deux poteaux pour pousser, une barre basse pour pousser plus fort, un ergot à disques au milieu et une boucle pour une sangle. Les patins sont en acier de 10 mm et se remplacent.</p><p>Sur du gazon, il veut des disques, sur l’asphalte, rien. Les poteaux ont du caoutchouc là où vont les mains et de l’acier nu là où elles ne devraient pas.</p>',
  },
  'brackwater-long-sled': {
    lead: 'Un long patin ne s’enfonce pas quand la charge dépasse la personne.',
    description:
      '<p>Un cinquième plus long qu’un traîneau courant et plus large de 50 mm. Avec 300 kg sur l’ergot, il reste plat quand vous poussez d’en bas. Les plus courts piquent du nez.</p><p>Le cadre est soudé tout autour, les patins sont du fer plat de n’importe quel négoce. Le plan est sur le traîneau.</p>',
  },
  'ironwright-compact-sled': {
    lead: 'Les poteaux se retirent, le reste se range à plat derrière les sièges.',
    description:
      '<p>Pour une allée, pas pour un stade. Il tourne sur sa longueur et, à 120 kg, il est tout ce que veulent la plupart des jambes sur du béton.</p><p>Les poteaux tiennent dans des fourreaux sans boulons. Ils tiennent parce que vous vous y appuyez, et sortent parce que personne ne le fait dans la voiture.</p>',
  },
  'ironwright-drag-sled': {
    lead: 'Un plateau qui vous suit partout.',
    description:
      '<p>Plié dans une seule tôle\u00a0: aucune soudure au sol à user. L’avant remonte assez pour grimper sur le bord d’un tapis.</p><p>Accrochez une sangle ou une corde à l’œil. Marchez à reculons si vos genoux le demandent.</p>',
  },
  'brackwater-pan-sled': {
    lead: 'Assez large pour un fût couché ou une pierre qui en a assez.',
    description:
      '<p>Un medley de traction demande un traîneau qui prend des choses sans trou. Le bac est large de 500 mm et son bord arrière se relève pour que rien ne roule dehors.</p><p>Le poteau se dévisse. Sans lui, un bac nu pour les pierres. Avec lui, un bac pour les disques.</p>',
  },
  'aerwyn-air-rower': {
    lead: 'Tirez plus fort et il tire plus fort. Aucun autre réglage ne compte.',
    description:
      '<p>Un volant d’acier de 510 mm tourne derrière un volet à dix positions. La chaîne est nickelée et tourne à sec\u00a0: dix gouttes d’huile toutes les cinquante heures lui suffisent.</p><p>L’écran compte les coups, les watts et le temps aux 500 m, et les écrit sur une carte. Il parle les protocoles radio courants et aucun à lui.</p><p>Le rail se retire sans outil, et les deux moitiés tiennent debout dans un placard.</p>',
  },
  'aerwyn-high-rower': {
    lead: 'Le même coup de rame, sans commencer par s’asseoir par terre.',
    description:
      '<p>Le rail est plus haut de 140 mm que d’ordinaire, à peu près comme une chaise de salle à manger. Les genoux opérés le remarquent, et ceux qui rament entre les séries aussi.</p><p>Les pieds sont plus longs et l’arrière plus large\u00a0: il est aussi stable que le bas. Le gris-bleu cache moins bien la magnésie\u00a0: essuyez-le.</p>',
  },
  'ironwright-short-rower': {
    lead: 'La plupart des rameurs sont longs pour quelques grands. Pas celui-ci.',
    description:
      '<p>Il épargne 340 mm de sol. Si votre entrejambe est sous 840 mm, vous ne trouverez jamais le bout du rail.</p><p>Volant, chaîne et écran sont ceux du long. Pas le prix, car l’acier coûte de l’argent.</p>',
  },
  'aerwyn-air-bike': {
    lead: 'Une grande hélice, deux pédales, deux leviers et aucune roue libre.',
    description:
      '<p>Une courroie au lieu d’une chaîne\u00a0: plus silencieuse, et rien à huiler. Les roulements sont étanches et les manivelles en trois pièces\u00a0: n’importe quel atelier de vélos peut les remplacer.</p><p>Les marches devant l’hélice sont pour les bras seuls. La selle a une fixation standard, si vous avez un avis sur les selles.</p>',
  },
  'aerwyn-studio-bike': {
    lead: 'Une hélice plus petite démarre plus tôt et plafonne plus tôt\u00a0: c’est ce que veut un cours.',
    description:
      '<p>Les dix premiers watts sont les durs d’une grande hélice. Retirez-lui 80 mm, et les petits gabarits démarrent sans se lever.</p><p>Cadre gris argent, moyeu bleu canard foncé. Les pieds se règlent à la main, et avec deux roues à l’avant une personne le déplace.</p>',
  },
  'ironwright-speed-rope': {
    lead: 'Elle pèse moins que le téléphone que vous posez pour la prendre.',
    description:
      '<p>De fines poignées moulées, un câble d’acier gainé de 3,05 m. Coupez-le avec la pince que vous avez déjà.</p><p>Chaque poignée a deux roulements en ligne\u00a0: le câble sort droit et ne scie pas la virole. Un câble de rechange est dans le sac.</p>',
  },
  'fenmoor-leather-rope': {
    lead: 'Lente, régulière et assez sonore pour garder le rythme.',
    description:
      '<p>Un cordon rond coupé dans une peau, sans raccord. Il a le poids d’un cercle entier\u00a0: vous entendez quand vous êtes en avance.</p><p>Les poignées sont en hêtre tourné, sur roulement à billes. Le cuir prend l’huile et perd sa raideur. Après une semaine, il pend droit.</p>',
  },
  'pellam-heavy-rope': {
    lead: 'Vous sentez à chaque instant où elle est, surtout dans les avant-bras.',
    description:
      '<p>Onze millimètres de PVC plein pèsent assez pour travailler les épaules et apprendre le tour. Les double-unders sont possibles et une mauvaise idée.</p><p>Pour apprendre, une corde lourde est la plus facile. Pour trois minutes, non.</p>',
  },
  'osktide-freestyle-rope': {
    lead: 'De longues poignées pour des bras qui se croisent.',
    description:
      '<p>Une poignée de 180 mm garde la corde ouverte quand vos poignets sont derrière les genoux. Le cordon est assez souple pour être pardonné quand il vous touche.</p><p>Pas de roulement\u00a0: le cordon tourne dans une bague, et garde ainsi son plan dans un croisé ou un lâcher.</p>',
  },
  'pellam-battle-rope': {
    lead: 'Quinze mètres pendant lesquels on ne peut pas parler.',
    description:
      '<p>De la corde en polyester, trois torons, à poignées thermorétractées. Passez-la autour de n’importe quel poteau\u00a0: la gaine du milieu prend l’usure.</p><p>Pliée en deux, vous tenez deux bouts de 7,5 m. C’est la longueur à laquelle une vague atteint encore le poteau.</p>',
  },
  'pellam-battle-rope-50': {
    lead: 'Douze millimètres de plus, et près du double de poids.',
    description:
      '<p>Une corde de cette taille est d’abord un exercice de poigne. Les mains de moins de 180 mm n’en font pas le tour, et c’est le but.</p><p>La sangle d’ancrage de la boîte est prévue pour la traction, qui à cette masse n’est plus petite.</p>',
  },
  'ironwright-battle-rope': {
    lead: 'Neuf mètres tiennent dans un garage quand la voiture est dehors.',
    description:
      '<p>Plus courte et plus fine\u00a0: les vagues sont plus rapides et plus petites. Deux personnes qui partagent un mur le remarqueront aussi.</p><p>Fibre bleu marine, poignées orange et, dessous, une surliure de corde goudronnée qui est là parce que cela marche.</p>',
  },
  'osktide-climbing-rope': {
    lead: 'Du manille, parce que les mains et les tibias le préfèrent au plastique.',
    description:
      '<p>De la fibre naturelle avec un peu d’huile\u00a0: elle peluche un mois, puis tient comme rien d’autre. L’œil du haut est épissé autour d’une cosse d’acier et surlié.</p><p>Suspendez-la à une poutre, pas à une barre de traction. Le bas est surlié aussi et n’a pas de nœud, car sur un nœud les pieds deviennent paresseux.</p>',
  },
  'brackwater-pulling-rope': {
    lead: 'Asseyez-vous, calez vos pieds et faites venir le camion.',
    description:
      '<p>Épaisse, pâle et un peu poilue\u00a0: les mains mouillées ne glissent pas. Elle s’étire de trois pour cent sous charge, ce qui adoucit le départ.</p><p>Un bout a un œil épissé pour une manille, l’autre est scotché. Achetez des gants, ou décidez de vous en passer.</p>',
  },
}
