import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Debug',
  titleOverridden: (count: number) =>
    count === 1 ? 'Debug: 1 flag overschreven' : `Debug: ${count} flags overschreven`,
  site: 'Winkel',
  rendered: 'Gemaakt',
  release: 'Release',
  session: 'Sessie',
  guest: 'Gast',
  customer: 'Klant',
  unknown: 'Onbekend',
  layout: 'Indeling',
  flags: 'Flags',
  overridden: 'overschreven',
  files: 'Bestanden uit de browsercache',
  slowCalls: 'Trage aanroepen',
  blocks: 'Contentblokken van de eerste pagina',
  none: 'Geen',
  overrides: 'Flags in deze browser overschrijven',
  overridesHint:
    'Pagina’s tonen deze waarden tot je ze terugzet of de browser sluit. Bestellingen en andere wijzigingen gebruiken de waarden van de winkel.',
  notOverridden: 'Niet overschreven',
  on: 'Aan',
  off: 'Uit',
  invalid: 'Voer een geldige waarde in. De flag is niet overschreven.',
  tooLong: 'De waarden zijn te lang voor een cookie en zijn niet opgeslagen.',
  apply: 'Toepassen',
  reset: 'Alles terugzetten',
}
