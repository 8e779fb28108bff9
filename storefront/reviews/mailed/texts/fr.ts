import type { MailedReviewTexts } from './en.ts'

export const texts: MailedReviewTexts = {
  title: 'Votre avis sur votre commande',
  order: (id) => `Commande ${id}`,
  lead: 'Notez ce que vous avez acheté. Passez ce que vous ne voulez pas noter.',
  lookUp: 'Indiquez votre adresse e-mail et le numéro de commande. Nous vous enverrons un lien pour donner votre avis.',
  invalid: 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  email: 'E-mail',
  orderNumber: 'Numéro de commande',
  sendLink: 'M’envoyer le lien',
  sending: 'Envoi…',
  linkSent:
    'Si une commande avec ce numéro et cet e-mail a été expédiée, le lien est en route. Il est valable 60\u00a0jours.',
  linkProblems: {
    missing: 'Indiquez votre adresse e-mail et le numéro de commande.',
    busy: 'Trop de tentatives. Réessayez dans une heure.',
    failed: 'Le lien n’a pas pu être envoyé. Réessayez dans un instant.',
  },
  nothing: 'Il n’y a rien à noter dans cette commande.',
  shopNow: 'Voir les nouveautés',
  write: (name) => `Votre avis sur ${name}`,
  edit: 'Modifier votre avis',
  sent: 'Merci, votre avis est en attente de validation.',
  sendAll: 'Envoyer tous les avis',
  sendAllHint: 'Envoie chaque avis que vous avez commencé.',
  allStates: {
    sending: 'Envoi…',
    sent: 'Merci, votre avis est en attente de validation.',
    failed: 'Non envoyé. Vérifiez cet avis et renvoyez-le.',
  },
  nothingStarted: 'Commencez d’abord un avis.',
  problems: {
    already_reviewed: 'Vous avez déjà donné votre avis sur ce produit sur un autre de nos sites.',
    product_not_found: 'Nous ne vendons plus ce produit\u00a0: vous ne pouvez pas donner votre avis.',
    busy: 'Trop de tentatives. Réessayez dans une minute.',
    failed: 'Votre avis n’a pas pu être enregistré. Réessayez dans un instant.',
  },
  stopTitle: 'Ne plus recevoir d’e-mails sur les avis\u00a0?',
  stopText:
    'Vous pourrez toujours donner votre avis sur vos commandes. Les autres e-mails sur vos commandes ne changent pas.',
  stop: 'Arrêter les e-mails sur les avis',
  stopped: 'Vous ne recevrez plus d’e-mails sur les avis.',
}
