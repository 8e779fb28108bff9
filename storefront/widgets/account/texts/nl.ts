import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  menu: 'Account',
  logOut: 'Uitloggen',
  places: {
    overview: 'Overzicht',
    orders: 'Bestellingen',
    lists: 'Lijsten',
    registry: 'Cadeaulijst',
    programs: 'Programma’s',
    tickets: 'Tickets',
    reviews: 'Reviews',
    cards: 'Kaarten',
    addresses: 'Adressen',
    stockAlerts: 'Weer op voorraad',
    quotes: 'Offertes',
    giftCards: 'Cadeaubonnen',
    discounts: 'Kortingen',
    gyms: 'Mijn gyms',
    designs: 'Ontwerpen',
    profile: 'Over mij',
    settings: 'Instellingen',
  },
}
