import type { EmailTexts } from './en.ts'

export const texts: EmailTexts = {
  titles: { email: 'Bevestig je nieuwe e-mailadres', confirm: 'Bevestig je e-mailadres' },
  deadTitle: 'Deze link werkt niet',
  questions: {
    email: (email) => `${email} gebruiken als e-mailadres van je account? Op al je andere apparaten word je uitgelogd.`,
    confirm: (email) => `Bevestig dat ${email} van jou is.`,
  },
  confirm: 'E-mailadres bevestigen',
  confirming: 'E-mailadres wordt bevestigd',
  doneTitle: 'E-mailadres bevestigd',
  done: {
    email: (email) => `Je e-mailadres is nu ${email}. Log daarmee in.`,
    confirm: (email) => `Je hebt ${email} bevestigd.`,
  },
  account: 'Naar je account',
  invalid: 'Deze link is gebruikt of door een nieuwere vervangen. Vraag een andere aan in je instellingen.',
  expired: 'Deze link is verlopen. Vraag een andere aan in je instellingen.',
  settings: 'Naar instellingen',
  taken: 'Een ander account heeft intussen dit e-mailadres. Gebruik een ander adres.',
  failed: 'We konden je e-mailadres niet bevestigen. Probeer het opnieuw.',
  busy: 'Te veel pogingen. Wacht een minuut en probeer het opnieuw.',
  section: {
    title: 'E-mailadres',
    text: (email) =>
      `Je e-mailadres is ${email}. Voor een nieuw adres heb je je wachtwoord nodig en een link die we daarheen sturen.`,
    email: 'Nieuw e-mailadres',
    password: 'Wachtwoord voor de wijziging',
    show: 'Tonen',
    hide: 'Verbergen',
    save: 'E-mailadres wijzigen',
    saving: 'Wordt opgeslagen',
    sent: 'Kijk in de inbox van je nieuwe adres. Het geldt zodra je de link gebruikt, binnen 24 uur.',
    problems: {
      missing: 'Vul je nieuwe e-mailadres en je wachtwoord in.',
      invalidEmail: 'Vul een e-mailadres in zoals naam@example.com.',
      wrong: 'Het wachtwoord klopt niet.',
      busy: 'Te veel pogingen. Wacht een minuut en probeer het opnieuw.',
      failed: 'We konden je e-mailadres niet wijzigen. Probeer het opnieuw.',
    },
  },
}
