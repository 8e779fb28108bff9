import type { LongTextsByHandle } from '../by-handle.ts'

export const packagesAndPrograms: LongTextsByHandle = {
  'ironwright-starter-package': {
    lead: 'La salle la moins chère où nous nous entraînerions nous-mêmes.',
  },
  'ironwright-wall-package': {
    lead: 'Une salle qui disparaît quand la voiture rentre.',
  },
  'ironwright-weightlifting-package': {
    lead: 'Le sol, la barre et les couleurs.',
  },
  'ironwright-dumbbell-corner': {
    lead: 'Deux mètres carrés qui remplacent un abonnement.',
  },
  'ironwright-half-rack-package': {
    lead: 'Pour un athlète avec des projets, ou pour trois sans.',
  },
  'ironwright-kettlebell-corner': {
    lead: 'Une étagère, un tapis, toutes les kettlebells que vous pouvez nommer.',
  },
  'ironwright-gift-card': {
    lead: 'La bonne taille, la bonne couleur, et pas de carton sous le lit.',
  },
  'ironwright-gym-gift-card': {
    lead: 'Quand douze membres veulent remercier celui qui passe la serpillière.',
  },
  'ironwright-strength-program': {
    lead: 'Il sait ce que vous avez soulevé mardi et n’est pas impressionné.',
  },
  'ironwright-weightlifting-program': {
    lead: 'L’arraché le lundi, les regrets le mercredi, l’épaulé le vendredi.',
  },
  'ironwright-press-plan': {
    lead: 'Le développé militaire est le mouvement pour lequel on a fait les petits disques.',
  },
  'ironwright-squat-seminar': {
    lead: 'Six heures, quatre coachs, un mouvement.',
  },
  'ironwright-spring-open-entry': {
    lead: 'Deux lampes blanches sur trois, et la charge est à vous.',
  },
  'ironwright-referee-course': {
    lead: 'Apprenez à dire non à vos amis.',
  },
  'ironwright-garage-package': {
    lead: 'Une livraison, un après-midi, une salle.',
  },
  'ironwright-bar-and-plates': {
    lead: 'Plus le jeu est lourd, moins la livre coûte cher.',
  },
  'ironwright-press-corner': {
    lead: 'Deux mètres sur deux, et le haut de votre corps n’a plus d’excuses.',
  },
  'ironwright-meet-day-kit': {
    lead: 'Ce qu’il y a sur la chaise, derrière le plateau.',
  },
  'ironwright-band-kit': {
    lead: 'Un cours de dix demande dix bleues et deux noires.',
  },
}
