import type { newsletterKeys } from '#domain/newsletters/lists.ts'
import type { Language } from '#storefront/texts.ts'

type NewsletterKey = ReturnType<typeof newsletterKeys>[number]

interface NewsletterTexts {
  heading: string
  text: string
  email: string
  signUp: string
  saved: string
  failed: string
  /** Names of the lists. */
  lists: Readonly<Record<NewsletterKey, string>>
  choose: string
  missing: string
  all: string
}

const en: NewsletterTexts = {
  heading: 'One letter a week. Mostly steel.',
  text: 'New gear, restocks, and one long read from The Index, every Thursday. Unsubscribe in one click.',
  email: 'Email address',
  signUp: 'Sign up',
  saved: 'Your preferences have been saved.',
  failed: 'There was an error saving your preferences.',
  lists: {
    newsletter: 'New gear and articles',
    rapidfire: 'Offers that end soon',
    invitationalNewsUpdates: 'Invitational news',
    invitationalTickets: 'Invitational tickets',
    invitationalVolunteering: 'Volunteering',
    invitationalVendors: 'Vendors and booths',
  },
  choose: 'Newsletters',
  missing: 'Please select a list to sign up.',
  all: 'See all newsletters',
}

const de: NewsletterTexts = {
  heading: 'Ein Brief pro Woche. Meist Stahl.',
  text: 'Neue Geräte, wieder Lieferbares und ein langer Text aus The Index, jeden Donnerstag. Abbestellen mit einem Klick.',
  email: 'E-Mail-Adresse',
  signUp: 'Anmelden',
  saved: 'Ihre Einstellungen wurden gespeichert.',
  failed: 'Beim Speichern Ihrer Einstellungen ist ein Fehler aufgetreten.',
  lists: {
    newsletter: 'Neue Geräte und Artikel',
    rapidfire: 'Angebote, die bald enden',
    invitationalNewsUpdates: 'Invitational',
    invitationalTickets: 'Eintrittskarten',
    invitationalVolunteering: 'Mithelfen',
    invitationalVendors: 'Aussteller',
  },
  choose: 'Newsletter',
  missing: 'Bitte wählen Sie einen Newsletter aus.',
  all: 'Alle Newsletter ansehen',
}

/** Returns the texts of newsletters; the footer's chunk loads after the page, so both languages are in it. */
export function newsletterTexts(language: Language): NewsletterTexts {
  return language === 'de' ? de : en
}
