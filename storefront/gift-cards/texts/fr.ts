import type { GiftCardTexts } from './en.ts'

export const texts: GiftCardTexts = {
  title: 'Solde de carte cadeau',
  lead: 'Saisissez le code à 16 caractères de l’e-mail de votre carte cadeau.',
  code: 'Code de la carte cadeau',
  hint: 'Majuscules ou minuscules, avec ou sans tirets.',
  check: 'Consulter le solde',
  checking: 'Vérification',
  balance: 'Solde',
  ending: (end) => `Carte cadeau se terminant par ${end}`,
  use: 'Saisissez le code au moment de la commande. Ce que vous n’utilisez pas reste sur la carte.',
  another: 'Consulter une autre carte',
  missing: 'Saisissez le code de votre carte cadeau.',
  mistyped: 'Ce code n’est pas valide. Comparez-le avec l’e-mail de votre carte cadeau.',
  unknown:
    'Aucune carte cadeau ne correspond à ce code. Elle a peut-être expiré ou vaut pour un de nos sites dans une autre devise.',
  busy: (minutes) =>
    minutes < 2
      ? 'Trop de tentatives. Réessayez dans une minute.'
      : `Trop de tentatives. Réessayez dans ${minutes}\u00a0minutes.`,
  failed: 'Cette carte cadeau n’a pas pu être vérifiée. Son solde n’a pas changé. Réessayez dans une minute.',
}
