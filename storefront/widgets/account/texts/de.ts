import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  menu: 'Konto',
  logOut: 'Abmelden',
  // Soft hyphens break the longest words on phones.
  places: {
    overview: 'Übersicht',
    orders: 'Bestellungen',
    lists: 'Listen',
    registry: 'Geschenk\u00ADlisten',
    programs: 'Programme',
    tickets: 'Tickets',
    reviews: 'Bewertungen',
    cards: 'Karten',
    addresses: 'Adressen',
    stockAlerts: 'Wieder lieferbar',
    quotes: 'Angebote',
    giftCards: 'Geschenk\u00ADkarten',
    discounts: 'Rabatte',
    gyms: 'Meine Studios',
    designs: 'Entwürfe',
    profile: 'Über mich',
    settings: 'Einstellungen',
  },
}
