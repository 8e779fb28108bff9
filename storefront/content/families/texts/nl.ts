import type { FamilyTexts } from './en.ts'

export const texts: FamilyTexts = {
  allDeals: 'Alle aanbiedingen',
  posts: { video: 'Video', gallery: 'Galerij' },
  video: {
    play: (title) => `Video afspelen: ${title}`,
    duration: 'Duur',
    note: (host) => `Wordt afgespeeld vanaf ${host}, dat dan je IP-adres ontvangt en cookies kan plaatsen.`,
    ask: (host) => `In je cookievoorkeuren staan functionele diensten uit. Deze ene video van ${host} toch afspelen?`,
    playOnce: 'Deze video afspelen',
    preferences: 'Cookievoorkeuren',
  },
  comparison: { attribute: 'Kenmerk', price: 'Prijs', missing: 'Niet vermeld' },
  map: { open: 'Openen in OpenStreetMap', note: 'Opent openstreetmap.org in een nieuw tabblad.' },
}
