import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  label: 'Menu du compte',
  entries: {
    account: 'Mon compte',
    gymBuilder: 'ZEUS Gym Builder',
    orders: 'Mes commandes',
    programs: 'Iron Game Programming',
    wishlist: 'Ma liste d’envies',
    settings: 'Paramètres du compte',
    logOut: 'Se déconnecter',
    logIn: 'Se connecter',
    create: 'Créer un compte',
  },
}
