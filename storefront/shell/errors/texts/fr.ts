import type { ErrorTexts } from './en.ts'

export const texts: ErrorTexts = {
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Elle a peut-être changé d’adresse, ou le lien contient une faute de frappe.',
  notFoundLinks: 'Essayez plutôt par ici',
  popularCategories: 'Catégories populaires',
  homePage: 'Page d’accueil',
  unavailableTitle: 'Cette page est momentanément indisponible',
  unavailableText: 'Nous n’arrivons pas à charger nos données. Réessayez dans 30\u00a0secondes.',
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Cette page se chargera dès que la connexion sera rétablie.',
  refusedTitle: 'Cela n’a pas fonctionné',
  refusedText: 'Nous n’avons pas pu traiter votre demande. Revenez en arrière et réessayez.',
  tooManyRequests: 'Trop de demandes',
  tooManyRequestsText: (seconds) =>
    `Patientez ${seconds < 2 ? 'une seconde' : `${seconds}\u00a0secondes`}, puis réessayez.`,
}
