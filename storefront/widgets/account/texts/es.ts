import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  menu: 'Cuenta',
  logOut: 'Cerrar sesión',
  places: {
    overview: 'Resumen',
    orders: 'Pedidos',
    lists: 'Listas',
    registry: 'Lista de regalos',
    programs: 'Programas',
    tickets: 'Entradas',
    reviews: 'Opiniones',
    cards: 'Tarjetas',
    addresses: 'Direcciones',
    stockAlerts: 'Avisos de stock',
    quotes: 'Presupuestos',
    giftCards: 'Tarjetas regalo',
    discounts: 'Descuentos',
    gyms: 'Mis gimnasios',
    designs: 'Diseños guardados',
    profile: 'Sobre mí',
    settings: 'Ajustes',
  },
}
