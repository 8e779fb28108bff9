import type { giftCards as english } from './gift-cards-en.ts'

export const giftCards: typeof english = {
  title: 'Cartes cadeaux',
  add: 'Payer avec une carte cadeau',
  addAnother: 'Ajouter une autre carte cadeau',
  code: 'Code de la carte cadeau',
  hint: '16 lettres et chiffres, avec ou sans tirets.',
  apply: 'Appliquer',
  applying: 'Vérification',
  ending: (end) => `Carte cadeau se terminant par ${end}`,
  pays: (amount, remaining) => `Couvre ${amount}. Il reste ${remaining} sur la carte.`,
  paysAll: (amount) => `Couvre ${amount}, soit tout son solde.`,
  paysNothing: 'Votre commande est déjà couverte.',
  isEmpty: 'Cette carte n’a plus de solde.',
  remove: 'Retirer',
  removeOf: (end) => `Retirer la carte cadeau se terminant par ${end}`,
  payWhole: 'Vos cartes cadeaux couvrent toute la commande. Aucun autre paiement n’est nécessaire.',
  row: 'Cartes cadeaux',
  toPay: 'Reste à payer',
  missing: 'Saisissez le code de votre carte cadeau.',
  mistyped: 'Ce code n’est pas valide. Comparez-le avec l’e-mail de votre carte cadeau.',
  unknown:
    'Aucune carte cadeau ne correspond à ce code. Elle a peut-être expiré ou vaut pour un de nos sites dans une autre devise.',
  refused: 'Une carte cadeau ne peut pas payer une carte cadeau. Payez cette commande autrement.',
  busy: (minutes) =>
    minutes < 2
      ? 'Trop de tentatives. Réessayez dans une minute.'
      : `Trop de tentatives. Réessayez dans ${minutes}\u00a0minutes.`,
  failed: 'Cette carte cadeau n’a pas pu être vérifiée. Son solde n’a pas changé. Réessayez dans une minute.',
}
