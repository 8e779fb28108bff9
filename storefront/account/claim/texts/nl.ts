import type { ClaimTexts } from './en.ts'

export const texts: ClaimTexts = {
  link: 'Mis je een bestelling?',
  title: 'Bestelling toevoegen',
  lead: 'Heb je als gast besteld? Voeg de bestelling toe met het nummer en de postcode. Het e-mailadres moet hetzelfde zijn als dat van je account.',
  order: 'Bestelnummer',
  orderHint: 'Staat in je bevestigingsmail',
  postcode: 'Postcode van het bezorgadres',
  postcodeHint: 'Bij cadeaus en afhalen die van het factuuradres',
  add: 'Bestelling toevoegen',
  adding: 'Wordt toegevoegd',
  missing: 'Vul het bestelnummer en de postcode in.',
  notFound: 'We vinden geen bestelling met dit nummer, deze postcode en je e-mailadres. Controleer beide velden.',
  busy: 'Te veel pogingen. Probeer het over een uur opnieuw.',
  orders: 'Alle bestellingen',
  notice: {
    text: (email) => `Bevestig ${email} om bestellingen toe te voegen die je als gast plaatste. Geen link gekregen?`,
    send: 'Link opnieuw sturen',
    sending: 'Wordt verstuurd',
    busy: 'Te veel pogingen. Wacht een minuut en probeer het opnieuw.',
  },
}
