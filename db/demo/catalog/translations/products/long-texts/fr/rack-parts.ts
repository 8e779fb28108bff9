import type { LongTextsByHandle } from '../by-handle.ts'

export const rackParts: LongTextsByHandle = {
  'ironwright-j-cups': {
    lead: 'Acier dehors, plastique dedans, rien qui gratte le moletage.',
  },
  'ironwright-plain-j-cups': {
    lead: 'La deuxième paire, pour l’autre côté du rack.',
  },
  'ironwright-roller-j-cups': {
    lead: 'Poussez la barre au milieu d’un doigt.',
  },
  'ironwright-iw2-j-cups': {
    lead: 'Plus étroits d’un pouce, sinon le même sandwich.',
  },
  'ironwright-spotter-arms': {
    lead: 'Ils attendent là pour que personne d’autre n’ait à le faire.',
  },
  'ironwright-iw2-spotter-arms': {
    lead: 'Des bras pour les racks et supports fins.',
  },
  'ironwright-pipe-safeties': {
    lead: 'Ce qui accompagne chaque rack, pour la deuxième personne qui s’y entraîne.',
  },
  'ironwright-strap-safeties': {
    lead: 'Silencieuses, et douces pour le moletage.',
  },
  'ironwright-iw2-pipe-safeties': {
    lead: 'Deux de plus pour le rack aux trous serrés.',
  },
  'ironwright-monolift-arms': {
    lead: 'Vous vous levez, le crochet s’efface, personne ne marche.',
  },
  'ironwright-fat-crossmember': {
    lead: 'Remplace la barre fine et toutes les excuses sur la poigne.',
  },
  'ironwright-pull-up-crossmember': {
    lead: 'La barre de traction du power rack, vendue seule.',
  },
  'ironwright-multi-grip-crossmember': {
    lead: 'Sept façons de se suspendre, pour les coudes qui n’en aiment qu’une.',
  },
  'ironwright-globe-crossmember': {
    lead: 'Les grimpeurs la demandent, les haltérophiles découvrent pourquoi.',
  },
  'ironwright-iw2-pull-up-bar': {
    lead: 'Remplacée en dix minutes, avec deux clés de 24 mm.',
  },
  'ironwright-dip-horn': {
    lead: 'Accrochez, faites vos dips, raccrochez.',
  },
  'ironwright-wide-dip-horn': {
    lead: 'Pour les épaules qui ne passent pas dans l’autre.',
  },
  'ironwright-landmine': {
    lead: 'Un bout de la barre reste, l’autre va partout.',
  },
  'ironwright-band-pegs': {
    lead: 'Quatre ergots. On met les bandes, on les retire.',
  },
  'ironwright-iw2-band-pegs': {
    lead: 'Des ergots fins pour le rack fin.',
  },
  'ironwright-storage-pegs': {
    lead: 'Chaque disque sur le rack, c’est du poids qui le tient au sol.',
  },
  'ironwright-change-plate-holder': {
    lead: 'Les petits à hauteur d’yeux, là où vous les comptez.',
  },
  'ironwright-leg-roller': {
    lead: 'Un appui pour les genoux, un crochet pour les talons et un coussin pour les split squats.',
  },
  'ironwright-bar-holder': {
    lead: 'La barre de réserve, hors du sol et loin du tibia.',
  },
  'ironwright-ball-target': {
    lead: 'Dix pieds, c’est dix pieds, et maintenant tout le monde le voit.',
  },
  'ironwright-rope-anchor': {
    lead: 'Un anneau pour les cordes, les bandes, les sangles et le chien.',
  },
  'ironwright-lat-tower': {
    lead: 'Le tirage vertical que vous chargez avec les disques que vous avez.',
  },
  'ironwright-rack-storage-extension': {
    lead: 'Pour tous ceux qui ont acheté le rack à quatre montants, puis des disques.',
  },
  'ironwright-iw3-crossmember': {
    lead: 'La pièce qui fait un rack de quatre montants.',
  },
  'ironwright-name-plate': {
    lead: 'La façade du rack, si le vôtre date d’avant nos lettres.',
  },
  'ironwright-iw3-upright': {
    lead: 'Un montant, numéroté, avec un pied dessous.',
  },
  'ironwright-rack-bolts': {
    lead: 'Les boulons qui roulent sous la voiture.',
  },
  'ironwright-slim-rack-bolts': {
    lead: 'De quoi fixer une traverse, plus les quatre que vous perdrez.',
  },
  'ironwright-anchor-bolts': {
    lead: 'Percez à 12, soufflez la poussière, enfoncez, serrez.',
  },
  'ironwright-hitch-pins': {
    lead: 'Tient en place un bras, une jambe ou une mauvaise idée.',
  },
  'ironwright-iw2-hitch-pins': {
    lead: 'Rouges, parce qu’elles se perdent dans l’herbe.',
  },
  'quillon-pop-pins': {
    lead: 'Tirez, glissez, lâchez, attendez le clic.',
  },
  'ironwright-tube-end-caps': {
    lead: 'Ferme le tube, laisse les guêpes dehors.',
  },
  'ironwright-cup-liners': {
    lead: 'Quand l’acier apparaît, c’est bientôt le tour du moletage.',
  },
  'ironwright-arm-rails': {
    lead: 'Des rails neufs pour des bras qui ont fait leur travail.',
  },
  'ironwright-bench-pad': {
    lead: 'Le banc dure plus que son coussin, alors nous vendons le coussin.',
  },
  'ironwright-bench-shoes': {
    lead: 'Ce qu’il y a entre votre banc et le parquet.',
  },
  'ironwright-bench-wheels': {
    lead: 'Elles grincent au bout de cinq ans. Celles-ci pas encore.',
  },
  'ironwright-engraved-plate': {
    lead: 'Un rack qui porte un nom est nettoyé plus souvent.',
  },
}
