import type { errors as english } from './errors-en.ts'

export const problemTitle = (count: number) =>
  count < 2 ? 'Un point est à vérifier' : `${count} points sont à vérifier`
export const fieldsTitle = (count: number) => (count < 2 ? `${count} champ à vérifier` : `${count} champs à vérifier`)
export const moreProblems = (count: number) => `En afficher ${count} de plus`
export const declinedTitle = 'Votre carte a été refusée'

export const errors: typeof english = {
  wrong_shipping_rate: 'Les prix de livraison ont changé. Vérifiez-les, puis passez commande.',
  wrong_product_price: 'Un prix a changé entre-temps. Le nouveau total figure ci-dessous. Rien n’a été débité.',
  wrong_tax_total: 'Les taxes ont changé. Le nouveau total figure ci-dessous. Rien n’a été débité.',
  wrong_pickup_place: 'Votre lieu de retrait a changé. Vérifiez-le, puis passez commande. Rien n’a été débité.',
  inventory_error: 'Le stock ne suffit pas pour toute votre commande. Rien n’a été débité.',
  inventory_item: (name, remaining) =>
    remaining > 0 ? `${name}\u00a0: plus que ${remaining} en stock.` : `${name} est épuisé.`,
  invalid_billing: 'Votre adresse de facturation est incomplète.',
  invalid_shipping: 'Votre adresse de livraison est incomplète.',
  subscription_agree_missing: 'Cochez la case pour accepter l’abonnement, puis passez commande.',
  registry_surplus:
    'C’est plus que ce que demande encore la liste de cadeaux. Réduisez la quantité ou confirmez ci-dessous que vous voulez l’offrir quand même.',
  registry_left: (name, remaining) =>
    remaining > 0 ? `${name}\u00a0: encore ${remaining} à offrir.` : `${name} a déjà été offert.`,
  login_required:
    'Il faut un compte pour les programmes et les billets. Connectez-vous, puis passez commande. Votre panier vous suit.',
  invalid_item: 'Un article de votre panier ne peut plus être acheté en l’état.',
  giftcard_balance_error:
    'Une carte cadeau n’a pas pu être utilisée\u00a0: nous l’avons retirée de la commande. Rien n’a été débité.',
  giftcard_not_accepted:
    'Une carte cadeau ne peut pas payer une carte cadeau\u00a0: nous avons retiré les vôtres de la commande. Rien n’a été débité.',
  order_already_published:
    'Ce panier a déjà été commandé, avec un autre total. Vérifiez cette commande avant d’en passer une autre.',
  cvv_required: 'Votre banque redemande le cryptogramme. Saisissez à nouveau la carte. Rien n’a été débité.',
  payment_error:
    'Votre banque a refusé le paiement. Rien n’a été débité. Essayez une autre carte ou appelez votre banque.',
  paypal_amount_mismatch:
    'Le total a changé après votre accord sur PayPal. Choisissez à nouveau PayPal. Rien n’a été débité.',
  paypal_declined:
    'PayPal n’a pas pu encaisser le paiement. Choisissez-y un autre moyen de paiement ou payez par carte. Rien n’a été débité.',
  paypal_cancelled:
    'Vous avez quitté PayPal sans valider le paiement. Rien n’a été débité. Réessayez ou payez par carte.',
  paypal_unknown: 'Votre accord sur PayPal n’est plus valable. Choisissez à nouveau PayPal. Rien n’a été débité.',
  paypal_silent: 'PayPal ne répond pas. Rien n’a été débité. Réessayez dans un instant ou payez par carte.',
  paypal_unavailable: 'PayPal n’est pas disponible pour cette commande. Payez par carte. Rien n’a été débité.',
  paypal_waits:
    'PayPal examine encore votre paiement. Nous vous écrirons ensuite. Si vous commandez à nouveau, nous annulerons la commande en attente.',
  paypal_spent:
    'Votre accord sur PayPal a déjà servi à payer une commande. Choisissez à nouveau PayPal ou payez par carte.',
  three_ds: 'Votre banque n’a pas confirmé le paiement. Réessayez ou prenez une autre carte. Rien n’a été débité.',
  placing: 'Cette commande est déjà en cours d’enregistrement. Patientez un instant, puis vérifiez à nouveau.',
  list_empty: 'Votre panier est vide.',
  list_closed: 'Ce panier a déjà été commandé.',
  quote_not_held: 'Le devis a expiré ou ses articles ont changé. Rien n’a été débité. Demandez un nouveau devis.',
  list_not_found: 'Ce panier n’existe plus. Vous l’avez peut-être commandé dans un autre onglet.',
  list_version_conflict: 'Votre panier a changé dans un autre onglet. Vérifiez-le, puis passez commande.',
  captcha_required:
    'Nous n’avons pas pu vérifier que vous n’êtes pas un robot. Activez JavaScript, patientez quelques secondes, puis passez commande. Rien n’a été débité.',
  too_many_declines:
    'Plusieurs paiements ont été refusés en peu de temps. Pour protéger les titulaires de cartes, vous ne pouvez plus commander pendant un moment. Rien n’a été débité.',
  wait: (minutes) => (minutes < 2 ? 'Réessayez dans une minute.' : `Réessayez dans ${minutes}\u00a0minutes.`),
  too_many_requests: 'Trop de tentatives. Patientez une minute, puis passez commande.',
  no_response: 'Connexion impossible. Réessayez. Votre commande ne sera passée qu’une fois.',
  card_unknown: 'Les données de votre carte ont expiré. Saisissez-les à nouveau.',
  unknown: (code) => `La commande n’a pas pu être passée. Rien n’a été débité. Réessayez ou contactez-nous (${code}).`,
  links: {
    items: 'Voir le panier',
    quotes: 'Voir vos devis',
    'shipping-address': 'Modifier l’adresse',
    rates: 'Choisir la livraison',
    billing: 'Modifier l’adresse de facturation',
    payment: 'Utiliser une autre carte',
    method: 'Choisir un moyen de paiement',
    totals: 'Voir le total',
    agreements: 'Voir l’accord',
    surplus: 'Offrir quand même',
    login: 'Se connecter',
    order: 'Voir la commande',
  },
}
