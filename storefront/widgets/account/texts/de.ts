import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  menu: 'Konto',
  logOut: 'Abmelden',
  places: {
    overview: 'Übersicht',
    orders: 'Bestellungen',
    lists: 'Listen',
    registry: 'Geschenklisten',
    programs: 'Programme',
    tickets: 'Tickets',
    reviews: 'Bewertungen',
    cards: 'Karten',
    addresses: 'Adressen',
    stockAlerts: 'Verfügbarkeitsmeldungen',
    quotes: 'Angebote',
    giftCards: 'Geschenkkarten',
    discounts: 'Rabatte',
  },
}
