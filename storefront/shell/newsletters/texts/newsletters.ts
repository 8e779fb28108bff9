import type { newsletterKeys } from '#domain/newsletters/lists.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Language } from '#storefront/texts.ts'

type NewsletterKey = ReturnType<typeof newsletterKeys>[number]

interface NewsletterTexts {
  heading: string
  text: string
  email: string
  signUp: string
  saved: string
  /** Follows `saved` on sites where the address's owner must confirm the sign-up. */
  confirm: string
  failed: string
  /** List names. */
  lists: Readonly<Record<NewsletterKey, string>>
  choose: string
  missing: string
  all: string
  /** Label for the link to the newsletter preferences. */
  manage: string
}

const en: NewsletterTexts = {
  heading: 'One letter a week. Mostly steel.',
  text: 'New gear, restocks, and one long read from The Index, every Thursday. Unsubscribe in one click.',
  email: 'Email address',
  signUp: 'Sign up',
  saved: 'Your preferences have been saved.',
  confirm: 'Now confirm them. We’ve sent you an email.',
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
  manage: 'Change or cancel your newsletters',
}

const de: NewsletterTexts = {
  heading: 'Ein Brief pro Woche. Meist Stahl.',
  text: 'Neue Geräte, wieder Lieferbares und ein langer Text aus The Index, jeden Donnerstag. Abbestellen mit einem Klick.',
  email: 'E-Mail-Adresse',
  signUp: 'Anmelden',
  saved: 'Ihre Einstellungen wurden gespeichert.',
  confirm: 'Bitte bestätigen Sie sie noch: Wir haben Ihnen eine E-Mail geschickt.',
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
  manage: 'Newsletter ändern oder abbestellen',
}

const es: NewsletterTexts = {
  heading: 'Un correo por semana. Casi todo acero.',
  text: 'Equipo nuevo, reposiciones y una lectura larga de The Index, cada jueves. Date de baja con un clic.',
  email: 'Correo electrónico',
  signUp: 'Suscribirme',
  saved: 'Hemos guardado tus preferencias.',
  confirm: 'Ahora confírmalas: te hemos enviado un correo.',
  failed: 'No se han podido guardar tus preferencias.',
  lists: {
    newsletter: 'Equipo nuevo y artículos',
    rapidfire: 'Ofertas que acaban pronto',
    invitationalNewsUpdates: 'Noticias del Invitational',
    invitationalTickets: 'Entradas del Invitational',
    invitationalVolunteering: 'Voluntariado',
    invitationalVendors: 'Expositores y estands',
  },
  choose: 'Boletines',
  missing: 'Elige al menos un boletín.',
  all: 'Ver todos los boletines',
  manage: 'Cambiar o cancelar tus boletines',
}

const fr: NewsletterTexts = {
  heading: 'Une lettre par semaine. Surtout de l’acier.',
  text: 'Nouveautés, retours en stock et un long article de The Index, chaque jeudi. Désabonnement en un clic.',
  email: 'Adresse e-mail',
  signUp: 'S’inscrire',
  saved: 'Vos préférences ont été enregistrées.',
  confirm: 'Il reste à les confirmer\u00a0: nous vous avons envoyé un e-mail.',
  failed: 'Vos préférences n’ont pas pu être enregistrées.',
  lists: {
    newsletter: 'Nouveautés et articles',
    rapidfire: 'Offres bientôt terminées',
    invitationalNewsUpdates: 'Actualités de l’Invitational',
    invitationalTickets: 'Billets de l’Invitational',
    invitationalVolunteering: 'Bénévolat',
    invitationalVendors: 'Exposants et stands',
  },
  choose: 'Newsletters',
  missing: 'Veuillez choisir au moins une newsletter.',
  all: 'Voir toutes les newsletters',
  manage: 'Modifier vos newsletters ou vous désabonner',
}

const nl: NewsletterTexts = {
  heading: 'Eén mail per week. Vooral staal.',
  text: 'Nieuwe spullen, weer op voorraad en één lang verhaal uit The Index, elke donderdag. Afmelden met één klik.',
  email: 'E-mailadres',
  signUp: 'Aanmelden',
  saved: 'Je voorkeuren zijn opgeslagen.',
  confirm: 'Bevestig ze nog even: we hebben je een e-mail gestuurd.',
  failed: 'Je voorkeuren konden niet worden opgeslagen.',
  lists: {
    newsletter: 'Nieuwe spullen en artikelen',
    rapidfire: 'Aanbiedingen die bijna aflopen',
    invitationalNewsUpdates: 'Nieuws over de Invitational',
    invitationalTickets: 'Tickets voor de Invitational',
    invitationalVolunteering: 'Vrijwilligers',
    invitationalVendors: 'Standhouders',
  },
  choose: 'Nieuwsbrieven',
  missing: 'Kies ten minste één nieuwsbrief.',
  all: 'Alle nieuwsbrieven bekijken',
  manage: 'Nieuwsbrieven wijzigen of opzeggen',
}

const byLanguage: Readonly<Record<Language, NewsletterTexts>> = { en, de, es, fr, nl }

/** Returns the newsletter texts. The footer chunk loads after the page, so it includes all languages. */
export function newsletterTexts(language: Language): NewsletterTexts {
  return byLanguage[language]
}

/** Returns the text after a saved sign-up, which requests a confirmation where the site requires one [NEWS-028]. */
export function savedText(site: Site, { saved, confirm }: NewsletterTexts): string {
  return siteSettings[site].features.confirmsNewsletters ? `${saved} ${confirm}` : saved
}
