import type { DealTexts } from './en.ts'

export const texts: DealTexts = {
  until: (end) => `Jusqu’au ${end}.`,
  from: (start, price) => `${price} à partir du ${start}.`,
  left: (count) => (count < 2 ? 'Le dernier à ce prix.' : `Plus que ${count} à ce prix.`),
  ended: (end) => `Cette offre s’est terminée le ${end}.`,
  soldOut: 'Épuisé au prix promo.',
  own: 'Votre prix de groupe.',
  challenges: { open: 'Inscriptions ouvertes', closed: 'Inscriptions closes' },
  remaining: (time) => `encore ${time}`,
  turned: 'Une offre vient de commencer ou de se terminer. Les prix affichés sont à jour.',
  slides: {
    kind: 'carrousel',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    pause: 'Mettre le diaporama en pause',
    play: 'Lire le diaporama',
  },
}
