import type { NewsletterPageTexts } from './en.ts'

export const texts: NewsletterPageTexts = {
  title: 'Vos newsletters',
  confirmTitle: 'Confirmez vos newsletters',
  of: (email) => `Pour ${email}`,
  confirmLead: 'Décochez ce dont vous ne voulez pas, puis confirmez. Nous n’envoyons rien avant.',
  lead: 'Choisissez ce que nous vous envoyons.',
  legend: 'Newsletters',
  confirm: 'Confirmer',
  save: 'Enregistrer',
  leaveAll: 'Tout désabonner',
  saved: 'Vos préférences ont été enregistrées.',
  left: 'Vous êtes désabonné. Nous ne vous enverrons plus de newsletters.',
  stop: 'Vous désabonner de toutes les newsletters\u00a0? Vous pourrez revenir à tout moment.',
  invalid: 'Ce lien ne fonctionne pas. Il est peut-être incomplet ou provient de la boutique d’un autre pays.',
  askLead:
    'Saisissez votre adresse e-mail\u00a0: nous vous enverrons un lien pour modifier vos newsletters ou vous désabonner. Aucun compte n’est nécessaire.',
  email: 'Adresse e-mail',
  send: 'Envoyer le lien',
  sent: 'Si nous envoyons des newsletters à cette adresse, le lien est en route.',
  problems: {
    email: 'Saisissez une adresse e-mail complète, par exemple ann@example.com.',
    busy: 'Cela fait beaucoup d’essais. Patientez quelques minutes, puis réessayez.',
    failed: 'L’opération a échoué. Veuillez réessayer.',
  },
}
