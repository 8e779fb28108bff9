import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  label: 'Accountmenu',
  entries: {
    account: 'Mijn account',
    gymBuilder: 'ZEUS Gym Builder',
    orders: 'Bestellingen',
    programs: 'Iron Game Programming',
    wishlist: 'Mijn verlanglijst',
    settings: 'Instellingen',
    logOut: 'Uitloggen',
    logIn: 'Inloggen',
    create: 'Account maken',
  },
}
