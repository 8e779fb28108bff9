import type { EmailTexts } from './en.ts'

export const texts: EmailTexts = {
  titles: { email: 'Confirmez votre nouvel e-mail', confirm: 'Confirmez votre e-mail' },
  deadTitle: 'Ce lien ne fonctionne pas',
  questions: {
    email: (email) =>
      `Utiliser ${email} comme e-mail de votre compte\u00a0? Tous vos autres appareils seront déconnectés.`,
    confirm: (email) => `Confirmez que ${email} est bien à vous.`,
  },
  confirm: 'Confirmer l’e-mail',
  confirming: 'Confirmation de l’e-mail',
  doneTitle: 'E-mail confirmé',
  done: {
    email: (email) => `Votre e-mail est maintenant ${email}. Utilisez-le pour vous connecter.`,
    confirm: (email) => `Vous avez confirmé ${email}.`,
  },
  account: 'Aller à votre compte',
  invalid: 'Ce lien a déjà servi ou un plus récent l’a remplacé. Demandez-en un autre dans vos paramètres.',
  expired: 'Ce lien a expiré. Demandez-en un autre dans vos paramètres.',
  settings: 'Aller aux paramètres',
  taken: 'Un autre compte utilise désormais cet e-mail. Choisissez une autre adresse.',
  failed: 'Votre e-mail n’a pas pu être confirmé. Réessayez.',
  busy: 'Trop de tentatives. Patientez une minute, puis réessayez.',
  section: {
    title: 'E-mail',
    text: (email) =>
      `Votre e-mail est ${email}. Pour en changer, il faut votre mot de passe et un lien que nous envoyons à la nouvelle adresse.`,
    email: 'Nouvel e-mail',
    password: 'Mot de passe pour changer d’e-mail',
    show: 'Afficher',
    hide: 'Masquer',
    save: 'Changer d’e-mail',
    saving: 'Changement de l’e-mail',
    sent: 'Consultez votre nouvelle boîte de réception. Votre e-mail change quand vous utilisez le lien, sous 24\u00a0heures.',
    problems: {
      missing: 'Indiquez votre nouvel e-mail et votre mot de passe.',
      invalidEmail: 'Indiquez une adresse e-mail comme nom@example.com.',
      wrong: 'Le mot de passe est incorrect.',
      busy: 'Trop de tentatives. Patientez une minute, puis réessayez.',
      failed: 'Votre e-mail n’a pas pu être changé. Réessayez.',
    },
  },
}
