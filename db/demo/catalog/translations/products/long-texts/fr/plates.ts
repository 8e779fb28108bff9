import type { LongTextsByHandle } from '../by-handle.ts'

export const plates: LongTextsByHandle = {
  'ironwright-training-bumpers': {
    lead: 'Du caoutchouc vierge autour d’un moyeu d’acier, vendu par paire, fait pour tomber.',
  },
  'ironwright-kg-bumpers': {
    lead: 'Rouge 25, bleu 20, jaune 15, vert 10. La barre se lit depuis la porte.',
  },
  'ironwright-stripe-bumpers': {
    lead: 'Tout le code couleur, sans le carnaval.',
  },
  'pellam-crumb-bumpers': {
    lead: 'Quarante pneus broyés dans chaque paire, silencieux sur le béton.',
  },
  'pellam-fleck-bumpers': {
    lead: 'Ce qui reste au sol d’une usine de caoutchouc, pressé en disque.',
  },
  'tarnstone-urethane-bumpers': {
    lead: 'Minces comme la fonte, silencieux comme le caoutchouc, au prix ni de l’un ni de l’autre.',
  },
  'ironwright-technique-plates': {
    lead: 'Plein diamètre, presque pas de poids\u202f: la barre part à la bonne hauteur.',
  },
  'ironwright-color-bumper-set': {
    lead: 'Huit disques, une palette, un prix.',
  },
  'ironwright-training-bumper-set': {
    lead: 'Les disques qu’on finit par avoir dans la plupart des garages, achetés en une fois.',
  },
  'vestergrav-competition-plates': {
    lead: 'Tournés, pesés, percés, pesés encore.',
  },
  'vestergrav-competition-set': {
    lead: 'Tout ce qu’il faut à un plateau, du premier appel au dernier.',
  },
  'vestergrav-calibrated-plates': {
    lead: 'Assez minces pour un record, assez justes pour l’arbitre.',
  },
  'vestergrav-calibrated-set': {
    lead: 'Une paire de chaque, appariée et mise en caisse.',
  },
  'northlode-deep-dish-plates': {
    lead: 'Le disque que votre grand-père reconnaîtrait.',
  },
  'ironwright-machined-plates': {
    lead: 'Coulés, puis tournés sur les deux faces jusqu’à plaquer l’un contre l’autre.',
  },
  'northlode-foundry-plates': {
    lead: 'Peints comme les machines à côté desquelles on les a coulés.',
  },
  'tarnstone-grip-plates': {
    lead: 'Trois trous où passe une main et une face qui ne s’écaille pas.',
  },
  'ironwright-slot-plates': {
    lead: 'Le poids moyen dont tout le monde manque.',
  },
  'northlode-iron-set': {
    lead: 'Douze disques, une palette, pas de peinture à protéger.',
  },
  'ironwright-change-plates': {
    lead: 'Les petits pas entre un bon jour et un record.',
  },
  'ironwright-change-plate-set': {
    lead: 'Huit petits disques dans une boîte qui tient sur l’étagère.',
  },
  'ironwright-pound-change-plates': {
    lead: 'De petits disques pour les barres qui comptent en livres.',
  },
  'ironwright-fractional-plates': {
    lead: 'Quand 5 lb de plus, c’est trop, et autant, pas assez.',
  },
  'vestergrav-record-discs': {
    lead: 'Un demi-kilo, c’est aussi un record.',
  },
  'ironwright-fractional-kilograms': {
    lead: 'Des pas de 250 grammes, pour les développés qui n’avancent plus.',
  },
  'ironwright-fractional-pairs': {
    lead: 'Pour celui qui a roulé sous le plateau.',
  },
  'vestergrav-referee-plates': {
    lead: 'La petite monnaie du plateau, aux couleurs du règlement.',
  },
  'ironwright-steel-change-plates': {
    lead: 'Quand le manchon est plein et qu’il faut encore une paire.',
  },
  'tarnstone-small-plates': {
    lead: 'De la petite monnaie silencieuse, pour les machines et les barres.',
  },
  'ironwright-pound-change-set': {
    lead: 'Six disques noirs entre la barre vide et le premier bumper.',
  },
  'ironwright-class-bumpers': {
    lead: 'Le disque des salles où il en vit deux cents.',
  },
  'ironwright-class-bumpers-kg': {
    lead: 'Les Class Bumpers pour les barres comptées en kilos, avec un chiffre lisible du neuvième rang.',
  },
  'ironwright-black-bumpers': {
    lead: 'Les Training Bumpers en kilos, pour ceux qui ne veulent pas d’arc-en-ciel à la cave.',
  },
  'ironwright-ring-bumpers': {
    lead: 'Des disques noirs qui disent quand même ce qu’il y a sur la barre.',
  },
  'ironwright-ring-bumper-set': {
    lead: 'Dix disques qui donnent tous les totaux, de dix en dix, jusqu’à 385 sur une barre de 45 lb.',
  },
  'ironwright-class-bumper-set': {
    lead: 'Un poste de cours collectif, empilé et sanglé.',
  },
  'pellam-light-crumb-bumpers': {
    lead: 'Le reste de la gamme en granulat, pour les barres qui ne sont pas toujours lourdes.',
  },
  'tarnstone-urethane-bumpers-kg': {
    lead: 'Huit disques de 25 kg sur une barre, et aucun ne marque le sol.',
  },
  'ironwright-platform-plates': {
    lead: 'Des disques de compétition pour les clubs qui paient avec la caisse de la buvette.',
  },
  'ironwright-platform-plate-set': {
    lead: 'Huit disques dont le total est juste sur la balance, pas seulement sur le papier.',
  },
  'ironwright-pound-competition-plates': {
    lead: 'L’allure d’une compétition, dans l’unité du quartier.',
  },
  'vestergrav-warm-up-plates': {
    lead: 'Les disques des plateaux, derrière le rideau.',
  },
  'vestergrav-calibrated-plate-50': {
    lead: 'Deux disques au lieu de quatre quand la barre passe 400 kg.',
  },
  'vestergrav-youth-discs': {
    lead: 'La hauteur réglementaire pour un enfant de dix ans, avec des nervures qui encaissent une chute d’épaule.',
  },
  'ironwright-pancake-plates': {
    lead: 'De la tôle découpée au laser avec un trou dedans, et onze cents livres sur une barre.',
  },
  'ironwright-pancake-plates-kg': {
    lead: 'Des disques calibrés sans le calibrage, au tiers du prix.',
  },
  'ironwright-machined-plates-kg': {
    lead: 'Le tour enlève ce que la fonderie a laissé.',
  },
  'northlode-deep-dish-plates-kg': {
    lead: 'L’ancien modèle, avec un nouveau chiffre dedans.',
  },
  'tarnstone-grip-plates-kg': {
    lead: 'Quatre tailles de la même roue à trois poignées.',
  },
  'ironwright-iron-grip-plates': {
    lead: 'Des disques à poignées pour ceux qui aiment le bruit.',
  },
  'tarnstone-grip-plate-set': {
    lead: 'Huit poignées de chaque côté de la salle.',
  },
  'ironwright-plates-by-the-pair': {
    lead: 'Additionnez votre meilleur soulevé de terre, puis prenez une paire de plus.',
  },
  'ironwright-small-plates-together': {
    lead: 'C’est de là que vient le dernier kilo de l’année.',
  },
}
