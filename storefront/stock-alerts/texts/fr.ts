import type { StockAlertsTexts } from './en.ts'

export const texts: StockAlertsTexts = {
  title: 'Alertes de stock',
  lead: 'Nous vous écrivons une fois au retour d’un article. Les premiers inscrits sont les premiers prévenus.',
  none: 'Pas encore d’alerte. Sur un produit épuisé, choisissez «\u00a0M’alerter du retour en stock\u00a0».',
  look: 'Voir les nouveautés',
  ask: (name) => `Recevoir un e-mail au retour en stock\u00a0: ${name}`,
  email: 'E-mail',
  button: 'M’alerter du retour en stock',
  sending: 'Enregistrement',
  there: (name) => `${name} est en stock.`,
  see: 'Voir le produit',
  since: (date, email) => `Demandée le ${date} pour ${email}`,
  gone: 'N’est plus disponible',
  out: 'Épuisé',
  back: 'De retour en stock',
  remove: 'Retirer',
  undo: 'Annuler',
  removeOf: (name) => `Retirer l’alerte pour ${name}`,
  stopTitle: 'Ne plus recevoir d’alertes de stock',
  stopLead:
    'Nous annulerons toutes les alertes de retour en stock de l’adresse qui a reçu notre e-mail, quelle que soit la personne qui les a demandées.',
  stopButton: 'Arrêter ces e-mails',
  stopped:
    'C’est fait. Cette adresse ne recevra plus d’alertes de stock. Vous recevrez toujours les e-mails sur vos commandes.',
  stopUnknown:
    'Ce lien n’est pas valable ou est incomplet. Ouvrez-le à nouveau depuis l’e-mail ou connectez-vous pour gérer vos alertes.',
  stopAccount: 'Gérer les alertes',
  stopShop: 'Continuer mes achats',
  problems: {
    email: 'Indiquez une adresse e-mail valide, par exemple nom@example.com.',
    limit: 'Vous pouvez avoir 50 alertes au maximum. Retirez-en une pour en ajouter une autre.',
    gone: 'Ce produit n’est plus disponible.',
  },
}
