import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  menu: 'Compte',
  logOut: 'Se déconnecter',
  places: {
    overview: 'Aperçu',
    orders: 'Commandes',
    lists: 'Listes',
    registry: 'Listes de cadeaux',
    programs: 'Programmes',
    tickets: 'Billets',
    reviews: 'Avis',
    cards: 'Cartes',
    addresses: 'Adresses',
    stockAlerts: 'Alertes de stock',
    quotes: 'Devis',
    giftCards: 'Cartes cadeaux',
    discounts: 'Remises',
    gyms: 'Mes salles',
    designs: 'Plans enregistrés',
    profile: 'À propos de moi',
    settings: 'Paramètres',
  },
}
