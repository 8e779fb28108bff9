import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  label: 'Menú de la cuenta',
  entries: {
    account: 'Mi cuenta',
    gymBuilder: 'ZEUS Gym Builder',
    orders: 'Mis pedidos',
    programs: 'Iron Game Programming',
    wishlist: 'Mi lista de deseos',
    settings: 'Ajustes de la cuenta',
    logOut: 'Cerrar sesión',
    logIn: 'Iniciar sesión',
    create: 'Crear cuenta',
  },
}
