import type { FamilyTexts } from './en.ts'

export const texts: FamilyTexts = {
  allDeals: 'Alle Angebote',
  posts: { video: 'Video', gallery: 'Galerie' },
  video: {
    play: (title) => `Video abspielen: ${title}`,
    duration: 'Länge',
    note: (host) => `Wird von ${host} abgespielt. ${host} erhält dann Ihre IP-Adresse und kann Cookies setzen.`,
    ask: (host) =>
      `In Ihren Cookie-Einstellungen sind funktionale Dienste ausgeschaltet. Dieses eine Video von ${host} trotzdem abspielen?`,
    playOnce: 'Dieses Video abspielen',
    preferences: 'Cookie-Einstellungen',
  },
  comparison: { attribute: 'Merkmal', price: 'Preis', missing: 'Keine Angabe' },
  map: { open: 'In OpenStreetMap öffnen', note: 'Führt in einem neuen Tab zu openstreetmap.org.' },
}
