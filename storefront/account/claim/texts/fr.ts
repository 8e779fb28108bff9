import type { ClaimTexts } from './en.ts'

export const texts: ClaimTexts = {
  link: 'Il manque une commande\u00a0?',
  title: 'Ajouter une commande',
  lead: 'Vous avez commandé sans compte\u00a0? Ajoutez la commande avec son numéro et le code postal. Elle doit porter l’e-mail de votre compte.',
  order: 'Numéro de commande',
  orderHint: 'Dans votre e-mail de confirmation',
  postcode: 'Code postal de livraison',
  postcodeHint: 'Celui de facturation pour un cadeau ou un retrait',
  add: 'Ajouter la commande',
  adding: 'Ajout de la commande',
  missing: 'Indiquez le numéro de commande et le code postal.',
  notFound: 'Aucune commande ne correspond à ce numéro, à ce code postal et à votre e-mail. Vérifiez les deux champs.',
  busy: 'Trop de tentatives. Réessayez dans une heure.',
  orders: 'Toutes les commandes',
  notice: {
    text: (email) =>
      `Confirmez ${email} pour ajouter les commandes passées sans compte. Pas de lien dans votre boîte de réception\u00a0?`,
    send: 'Renvoyer le lien',
    sending: 'Envoi',
    busy: 'Trop de tentatives. Patientez une minute, puis réessayez.',
  },
}
