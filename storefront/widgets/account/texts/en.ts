export const texts = {
  menu: 'Account',
  logOut: 'Log out',
  places: {
    overview: 'Overview',
    orders: 'Orders',
    lists: 'Lists',
    registry: 'Registry',
    programs: 'Programs',
    tickets: 'Tickets',
    reviews: 'Reviews',
    cards: 'Cards',
    addresses: 'Addresses',
    stockAlerts: 'Back-in-stock alerts',
    quotes: 'Quotes',
    giftCards: 'Gift cards',
    discounts: 'Discounts',
    gyms: 'My gyms',
    designs: 'Saved designs',
    profile: 'About me',
    settings: 'Settings',
  },
}
export type AccountMenuTexts = typeof texts
