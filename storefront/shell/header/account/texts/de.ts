import type { AccountMenuTexts } from './en.ts'

export const texts: AccountMenuTexts = {
  label: 'Kontomenü',
  entries: {
    account: 'Mein Konto',
    gymBuilder: 'ZEUS Gym Builder',
    orders: 'Bestellungen',
    programs: 'Iron Game Programming',
    wishlist: 'Mein Wunschzettel',
    settings: 'Kontoeinstellungen',
    logOut: 'Abmelden',
    logIn: 'Anmelden',
    create: 'Konto erstellen',
  },
}
