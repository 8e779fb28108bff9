import type { ErrorTexts } from './en.ts'

export const texts: ErrorTexts = {
  notFoundTitle: 'Pagina niet gevonden',
  notFoundText: 'Misschien is hij verhuisd of zit er een typfout in de link.',
  notFoundLinks: 'Probeer een van deze',
  popularCategories: 'Populaire categorieën',
  homePage: 'Homepage',
  unavailableTitle: 'Deze pagina is even niet bereikbaar',
  unavailableText: 'We kunnen onze gegevens nu niet laden. Probeer het over 30 seconden opnieuw.',
  offlineTitle: 'Je bent offline',
  offlineText: 'Deze pagina laadt zodra je weer online bent.',
  refusedTitle: 'Dat is niet gelukt',
  refusedText: 'We konden je aanvraag niet verwerken. Ga terug en probeer het opnieuw.',
  tooManyRequests: 'Te veel aanvragen',
  tooManyRequestsText: (seconds) =>
    `Wacht ${seconds === 1 ? 'een seconde' : `${seconds} seconden`} en probeer het opnieuw.`,
}
