import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Un moletage franc, des manchons vifs et un centre qui tient en place au squat barre basse.',
  },
  'ironwright-squat-bar': {
    lead: 'Plus épaisse, plus longue et plus lourde\u202f: elle ne bouge pas quand vous sortez du rack.',
  },
  'ironwright-deadlift-bar': {
    lead: 'Fine et longue\u202f: le milieu quitte le sol avant les disques.',
  },
  'vestergrav-meet-bar': {
    lead: 'La barre rigide du plateau de compétition, pesée à 10 grammes près.',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Cinq roulements à aiguilles par manchon et un fût qui répond au deuxième tirage.',
  },
  'vestergrav-training-bar': {
    lead: 'La barre que les équipes nationales laissent sur le plateau d’échauffement.',
  },
  'vestergrav-competition-bar-20': {
    lead: 'Une barre si bonne qu’il faut s’y habituer.',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Bien réduite\u202f: plus courte, plus fine et tout aussi vive.',
  },
  'ironwright-technique-bar': {
    lead: 'Pour les cent premiers arrachés, avant de parler de poids.',
  },
  'ironwright-junior-bar': {
    lead: 'Une vraie barre pour ceux qui n’ont pas fini de grandir.',
  },
  'ironwright-wright-bar': {
    lead: 'Une seule barre pour le garage où l’on fait un peu de tout.',
  },
  'ironwright-garage-bar': {
    lead: 'Un fût revêtu comme un outil, parce qu’un garage est humide d’octobre à avril.',
  },
  'ironwright-class-bar': {
    lead: 'La barre que les salles achètent par douze et qu’elles oublient ensuite.',
  },
  'ironwright-short-bar': {
    lead: 'Elle tient entre deux murs trop proches pour une vraie barre.',
  },
  'ironwright-curl-bar': {
    lead: 'Coudée là où sont les poignets, avec des manchons pour de vrais disques.',
  },
  'ironwright-trap-bar': {
    lead: 'Tenez-vous dans la charge, pas derrière.',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Pour les épaules qui ne tournent plus et les dos qui doivent travailler plus.',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Poussez paumes face à face, à la largeur que choisit votre épaule.',
  },
  'ironwright-axle': {
    lead: 'Un tube qui a son avis sur votre poigne.',
  },
  'ironwright-cambered-bar': {
    lead: 'Les disques se balancent. Vous apprenez à ne pas le faire.',
  },
  'northlode-farmers-handles': {
    lead: 'Soulever, marcher, poser. Puis ajouter des disques.',
  },
  'ironwright-hybrid-bar': {
    lead: 'Une barre de force jusqu’aux bagues, quelque chose de plus vif au-delà.',
  },
  'ironwright-bearing-bar': {
    lead: 'De la vitesse pour ceux qui font l’épaulé le lundi et le squat le mardi.',
  },
  'ironwright-color-bar': {
    lead: 'Une barre Wright pour reconnaître la sienne dès la porte.',
  },
  'ironwright-slim-bar': {
    lead: 'Un demi-millimètre de moins que la barre Wright\u202f: c’est ce qui change tout pour la prise crochet.',
  },
  'quillon-two-piece-bar': {
    lead: 'Elle entre dans un ascenseur, monte un escalier en colimaçon et tient dans une berline.',
  },
  'ironwright-power-bar-29': {
    lead: 'Un demi-millimètre de plus que notre première barre de force, et un quart plus rigide.',
  },
  'ironwright-pound-power-bar': {
    lead: 'Une barre qui pèse 45 lb sur une balance graduée en livres.',
  },
  'ironwright-light-power-bar': {
    lead: 'Pour les mains qui ne font pas le tour de 28,5 mm et les pièces où 2200 ne passent pas.',
  },
  'ironwright-press-bar': {
    lead: 'Épaisse là où la paume la porte, rigide d’un crochet à l’autre.',
  },
  'vestergrav-squat-bar-35': {
    lead: 'La barre des compétitions où quatre cents est une première tentative.',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'La barre longue et fine pour ceux qui ne veulent pas huiler.',
  },
  'vestergrav-pulling-bar': {
    lead: 'Laminée dans l’acier de la barre de compétition et étirée fine pour le dernier mouvement du jour.',
  },
  'ironwright-open-trap-bar': {
    lead: 'Entrez, sortez, faites des fentes\u202f: rien devant les tibias.',
  },
  'northlode-wide-trap-bar': {
    lead: 'Construite autour d’un homme dont les hanches ne passaient entre les poignées d’aucune autre.',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'La plupart des gens font des squats à moins de 200 kg, et celle-ci est faite pour la plupart des gens.',
  },
  'ironwright-football-bar': {
    lead: 'Les poignets ne sont pas parallèles quand on pousse, les poignées non plus.',
  },
  'ironwright-bow-bar': {
    lead: 'Une barre droite que l’on a convaincue d’épouser un dos.',
  },
  'ironwright-deep-curl-bar': {
    lead: 'L’ancien pli profond, proche de la prise marteau.',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Assez longue pour être prise dans un rack, coudée là où il faut.',
  },
  'ironwright-triceps-bar': {
    lead: 'Des curls marteau, les deux mains sur la même charge.',
  },
  'northlode-contest-axle': {
    lead: 'L’axle qu’on lâche à bout de bras à la télévision.',
  },
  'northlode-light-farmer-handles': {
    lead: 'Pour la deuxième séance de la semaine et pour ceux qui pèsent 60 kg.',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'Rien ne s’use sur le fût, parce qu’il n’y a rien sur le fût.',
  },
  'vestergrav-club-bar': {
    lead: 'Pour les salles où douze personnes partagent quatre barres et où personne n’ouvre un manchon.',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Une barre vive de 15 kg qui ne refuse pas le soulevé de terre.',
  },
  'ironwright-class-bar-15': {
    lead: 'Même revêtement, mêmes circlips doublés, un bouchon jaune pour la reconnaître dans le support.',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'L’étape entre le bâton et la première barre qui compte.',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'La barre des championnats scolaires.',
  },
}
