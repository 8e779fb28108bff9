import type { FamilyTexts } from './en.ts'

export const texts: FamilyTexts = {
  allDeals: 'Toutes les promotions',
  posts: { video: 'Vidéo', gallery: 'Galerie' },
  video: {
    play: (title) => `Lire la vidéo\u00a0: ${title}`,
    duration: 'Durée',
    note: (host) => `Lue depuis ${host}, qui recevra alors votre adresse IP et pourra déposer des cookies.`,
    ask: (host) =>
      `Vos préférences de cookies désactivent les services fonctionnels. Lire quand même cette vidéo de ${host}\u00a0?`,
    playOnce: 'Lire cette vidéo',
    preferences: 'Préférences de cookies',
  },
  comparison: { attribute: 'Caractéristique', price: 'Prix', missing: 'Non précisé' },
  map: { open: 'Ouvrir dans OpenStreetMap', note: 'Ouvre openstreetmap.org dans un nouvel onglet.' },
}
