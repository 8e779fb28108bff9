import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Tournez-la, et c’est une autre hauteur.',
  },
  'larchwell-junior-box': {
    lead: 'Trois hauteurs plus basses, pour les jambes plus courtes et les premiers sauts.',
  },
  'larchwell-stained-box': {
    lead: 'La même boîte, pour les pièces où le bouleau a l’air d’une caisse.',
  },
  'larchwell-step-box': {
    lead: 'Pour les montées et pour ceux qui ne sont pas prêts à sauter.',
  },
  'ironwright-foam-box': {
    lead: 'Les tibias pardonnent à la mousse. Pas au contreplaqué.',
  },
  'ironwright-small-foam-box': {
    lead: 'De la mousse dès les premiers 406 mm.',
  },
  'ironwright-foam-block': {
    lead: 'Celui du milieu, tout seul.',
  },
  'ironwright-foam-stack': {
    lead: 'Toutes les hauteurs, du trottoir au plan de travail.',
  },
  'ironwright-steel-box': {
    lead: 'Elle a des arêtes vives et pas d’opinion.',
  },
  'ironwright-steel-step': {
    lead: 'La hauteur d’une marche, pour les mollets et les soulevés en déficit.',
  },
  'larchwell-jerk-blocks': {
    lead: 'La barre attend à la hauteur d’où vous voulez la lever.',
  },
  'ironwright-medicine-ball': {
    lead: 'Huit panneaux, double couture, assez souple pour être rattrapé cent fois.',
  },
  'pellam-wall-ball': {
    lead: 'Dix panneaux étroits au lieu de huit larges\u202f: plus rond, et plus dur à déformer.',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'Celui de tous les gymnases d’école, cousu par des gens qui savent encore le faire.',
  },
  'pellam-rubber-ball': {
    lead: 'Une enveloppe creuse pleine d’air\u202f: lancez-le contre un mur et il revient.',
  },
  'pellam-slam-ball': {
    lead: 'Jetez-le au sol. Il y reste.',
  },
  'ironwright-slam-ball': {
    lead: 'De la grenaille d’acier au lieu de sable\u202f: le même poids dans une balle que tiennent deux petites mains.',
  },
  'pellam-stone-ball': {
    lead: 'Une pierre pour les sols qui ne sont pas faits pour les pierres.',
  },
  'brackwater-shouldering-ball': {
    lead: 'Trop grosse pour refermer les bras dessus, assez souple pour une clavicule.',
  },
  'ironwright-sandbag': {
    lead: 'Un sac sans rien à quoi se tenir.',
  },
  'brackwater-contest-sandbag': {
    lead: 'Trapu, large et têtu, comme le commandent les organisateurs.',
  },
  'brackwater-carry-bag': {
    lead: 'Le sac de sable de ceux qui veulent revenir demain.',
  },
  'brackwater-throwing-bag': {
    lead: 'Par-dessus la barre, derrière vous, et au suivant.',
  },
  'fenmoor-power-bag': {
    lead: 'Un tronc souple avec des poignées partout où vous pourriez en vouloir.',
  },
  'pellam-power-bag': {
    lead: 'Celui qui vit dehors.',
  },
  'ironwright-push-sled': {
    lead: 'Il ne va pas plus vite quand on crie.',
  },
  'brackwater-long-sled': {
    lead: 'Un long patin ne s’enfonce pas quand la charge dépasse la personne.',
  },
  'ironwright-compact-sled': {
    lead: 'Les poteaux se retirent, le reste se range à plat derrière les sièges.',
  },
  'ironwright-drag-sled': {
    lead: 'Un plateau qui vous suit partout.',
  },
  'brackwater-pan-sled': {
    lead: 'Assez large pour un fût couché ou une pierre qui en a assez.',
  },
  'aerwyn-air-rower': {
    lead: 'Tirez plus fort et il tire plus fort. Aucun autre réglage ne compte.',
  },
  'aerwyn-high-rower': {
    lead: 'Le même coup de rame, sans commencer par s’asseoir par terre.',
  },
  'ironwright-short-rower': {
    lead: 'La plupart des rameurs sont longs pour quelques grands. Pas celui-ci.',
  },
  'aerwyn-air-bike': {
    lead: 'Une grande hélice, deux pédales, deux leviers et aucune roue libre.',
  },
  'aerwyn-studio-bike': {
    lead: 'Une hélice plus petite démarre plus tôt et plafonne plus tôt\u202f: c’est ce que veut un cours.',
  },
  'ironwright-speed-rope': {
    lead: 'Elle pèse moins que le téléphone que vous posez pour la prendre.',
  },
  'fenmoor-leather-rope': {
    lead: 'Lente, régulière et assez sonore pour garder le rythme.',
  },
  'pellam-heavy-rope': {
    lead: 'Vous sentez à chaque instant où elle est, surtout dans les avant-bras.',
  },
  'osktide-freestyle-rope': {
    lead: 'De longues poignées pour des bras qui se croisent.',
  },
  'pellam-battle-rope': {
    lead: 'Quinze mètres pendant lesquels on ne peut pas parler.',
  },
  'pellam-battle-rope-50': {
    lead: 'Douze millimètres de plus, et près du double de poids.',
  },
  'ironwright-battle-rope': {
    lead: 'Neuf mètres tiennent dans un garage quand la voiture est dehors.',
  },
  'osktide-climbing-rope': {
    lead: 'Du manille, parce que les mains et les tibias le préfèrent au plastique.',
  },
  'brackwater-pulling-rope': {
    lead: 'Asseyez-vous, calez vos pieds et faites venir le camion.',
  },
}
