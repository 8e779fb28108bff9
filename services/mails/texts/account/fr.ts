import type { AccountMails } from './en.ts'

const taken = 'Vous avez déjà un compte.'

export const accountMails: AccountMails = {
  verification: {
    verified: {
      subject: (brand) => `${brand}\u00a0: votre justificatif est validé`,
      heading: 'Votre justificatif est validé. Merci pour votre engagement.',
      text: 'Vos prix s’affichent dès votre prochaine visite, une fois connecté. Nous avons supprimé votre justificatif.',
      action: 'Voir la boutique',
    },
    rejected: {
      subject: (brand) => `${brand}\u00a0: votre justificatif n’a pas pu être validé`,
      heading: 'Nous n’avons pas pu valider votre justificatif.',
      text: 'Vous pouvez en envoyer un autre à tout moment. Nous avons supprimé le dernier.',
      action: 'Envoyer un autre justificatif',
    },
  },
  passwordReset: {
    subject: (brand) => `Nouveau mot de passe pour ${brand}`,
    heading: 'Choisissez un nouveau mot de passe.',
    text: 'Utilisez le lien ci-dessous dans les 30\u00a0minutes. Il ne sert qu’une fois et seul le plus récent est valable.',
    action: 'Choisir un nouveau mot de passe',
    notYou: 'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail. Votre mot de passe ne change pas.',
  },
  loginLink: {
    subject: (brand) => `Connexion à ${brand}`,
    heading: 'Connectez-vous.',
    text: 'Utilisez le lien ci-dessous dans les 10\u00a0minutes. Il ne sert qu’une fois et seul le plus récent est valable.',
    action: 'Se connecter',
    notYou: 'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail et ne le transférez pas.',
  },
  passwordChanged: {
    subject: (brand) => `Votre mot de passe ${brand} a été changé`,
    heading: 'Votre mot de passe a été changé.',
    text: 'Nous vous avons déconnecté partout. Reconnectez-vous avec votre nouveau mot de passe.',
    action: 'Choisir un autre mot de passe',
    notYou:
      'Ce n’était pas vous\u00a0? Quelqu’un a peut-être accès à votre messagerie. Sécurisez-la d’abord, puis choisissez un autre mot de passe.',
  },
  email: {
    change: {
      subject: (brand) => `Confirmez votre nouvel e-mail pour ${brand}`,
      heading: 'Confirmez votre nouvel e-mail.',
      text: 'Utilisez le lien ci-dessous dans les 24\u00a0heures pour vous connecter désormais avec cette adresse. Il ne sert qu’une fois et seul le plus récent est valable.',
      action: 'Confirmer cet e-mail',
      notYou:
        'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail. Quelqu’un s’est peut-être trompé en tapant son adresse.',
    },
    changeNotice: {
      subject: (brand) => `Un nouvel e-mail pour votre compte ${brand}`,
      heading: 'Un nouvel e-mail a été demandé pour votre compte.',
      text: 'Nous avons envoyé un lien à la nouvelle adresse. Votre e-mail ne change que si ce lien est utilisé. Si la demande vient de vous, vous n’avez rien à faire ici.',
      action: 'Choisir un autre mot de passe',
      notYou:
        'Ce n’était pas vous\u00a0? Quelqu’un connaît votre mot de passe. Choisissez-en un autre maintenant\u00a0: le lien ne sera plus valable.',
    },
    changed: {
      subject: (brand) => `Votre e-mail ${brand} a été changé`,
      heading: 'Votre e-mail a été changé.',
      text: 'Votre compte a un nouvel e-mail et tous les autres appareils sont déconnectés. Cette adresse ne permet plus de se connecter.',
      action: 'Nous contacter',
      notYou: 'Ce n’était pas vous\u00a0? Contactez-nous tout de suite. Nous vous aiderons à récupérer votre compte.',
    },
    passkeyAdded: {
      subject: (brand) => `Une clé d’accès a été ajoutée à votre compte ${brand}`,
      heading: 'Une clé d’accès a été ajoutée à votre compte.',
      text: 'Elle permet de se connecter sans votre mot de passe. Si l’ajout vient de vous, vous n’avez rien à faire ici.',
      action: 'Voir vos clés d’accès',
      notYou: 'Ce n’était pas vous\u00a0? Retirez la clé d’accès dans vos paramètres et changez votre mot de passe.',
    },
    welcome: {
      subject: (brand) => `Votre compte ${brand}`,
      heading: 'Votre compte est prêt.',
      text: 'Vous pouvez vous connecter avec cette adresse e-mail. Confirmez-la sous 7\u00a0jours pour ajouter les commandes passées sans compte.',
      action: 'Confirmer cet e-mail',
      notYou: 'Vous n’avez pas créé de compte\u00a0? Ignorez cet e-mail.',
    },
    confirm: {
      subject: (brand) => `Confirmez votre e-mail pour ${brand}`,
      heading: 'Confirmez votre e-mail.',
      text: 'Utilisez le lien ci-dessous sous 7\u00a0jours. Il ne sert qu’une fois et seul le plus récent est valable.',
      action: 'Confirmer cet e-mail',
      notYou: 'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail.',
    },
    taken: {
      subject: (brand) => `Vous avez déjà un compte chez ${brand}`,
      heading: taken,
      text: 'Quelqu’un, peut-être vous, a voulu utiliser cette adresse e-mail pour un autre compte. Elle en a déjà un\u00a0: rien n’a changé.',
      action: 'Se connecter',
      notYou: 'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail.',
    },
  },
  accountExists: {
    subject: (brand) => `Vous avez déjà un compte chez ${brand}`,
    heading: taken,
    text: 'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse e-mail. Vous en avez déjà un\u00a0: connectez-vous simplement. Rien n’a changé.',
  },
  privacy: {
    export: {
      subject: (brand) => `Vos données ${brand} sont prêtes`,
      heading: 'Vos données sont prêtes.',
      lines: [
        'Téléchargez-les dans les 24\u00a0heures. Le fichier zip contient votre compte, vos commandes, listes et messages, et les fichiers que vous nous avez envoyés.',
        'Toute personne ayant ce lien peut télécharger vos données. Ne transférez pas cet e-mail.',
      ],
      action: 'Télécharger vos données',
    },
    deletion: {
      subject: (brand) => `Votre compte ${brand} va être supprimé`,
      heading: (date) => `Nous supprimerons votre compte le ${date}.`,
      lines: [
        'D’ici là, vous pouvez vous connecter et le garder.',
        'Ce n’était pas vous\u00a0? Gardez votre compte, puis changez votre mot de passe.',
      ],
      action: 'Garder mon compte',
    },
    deleted: {
      subject: (brand) => `Votre compte ${brand} a été supprimé`,
      heading: 'Votre compte a été supprimé.',
      lines: [
        'Nous avons supprimé vos données. Les commandes et factures restent aussi longtemps que le droit fiscal l’exige, sans lien avec un compte.',
        'C’est notre dernier e-mail à ce sujet.',
      ],
    },
  },
  newsletters: {
    confirm: {
      subject: (brand) => `Confirmez vos newsletters ${brand}`,
      heading: 'Encore une étape.',
      lead: 'Quelqu’un, vous sans doute, a inscrit cette adresse à nos newsletters. Elles commencent dès votre confirmation.',
      action: 'Confirmer',
      notYou: 'L’inscription ne vient pas de vous\u00a0? Ignorez cet e-mail et rien ne sera envoyé.',
    },
    own: {
      subject: (brand) => `Vos newsletters ${brand}`,
      heading: 'Vos newsletters.',
      lead: 'Choisissez ce que nous vous envoyons ou désabonnez-vous de tout. Sans connexion.',
      action: 'Modifier mes newsletters',
      notYou:
        'Vous n’avez rien demandé\u00a0? Ignorez cet e-mail. Ne le transférez pas\u00a0: toute personne ayant le lien peut modifier vos newsletters.',
    },
  },
  chat: {
    ticketSubject: (name, brand) => `Message de ${name} (${brand})`,
    ticketHeading: 'Nouveau message en dehors des horaires',
    ticketFrom: (name, email, site) => `${name} <${email}>, ${site}`,
    unverified: 'L’adresse n’est pas vérifiée. Répondez directement à cet e-mail.',
    answerSubject: (brand) => `${brand} a répondu à votre message`,
    answerHeading: 'Voici notre réponse.',
    answerFrom: (agent, brand) => `${agent}, ${brand}`,
    transcriptSubject: (brand) => `Votre discussion avec ${brand}`,
    transcriptHeading: 'Votre discussion',
    you: 'Vous',
    notYou: 'Vous ne nous avez pas écrit\u00a0? Ignorez cet e-mail.',
    contact: 'Nous contacter',
  },
  registry: {
    subject: (title, brand) => `${brand}\u00a0: un cadeau de ${title} a été acheté`,
    heading: 'On vous a offert un cadeau.',
    text: (title) =>
      `Il vient de votre liste de cadeaux, ${title}, et sera livré à l’adresse que vous nous avez donnée.`,
    open: 'Voyez qui a offert quoi et gardez la trace de vos remerciements.',
    look: 'Voir votre liste de cadeaux',
  },
  backInStock: {
    subject: (name, brand) => `${brand}\u00a0: ${name} est de retour en stock`,
    heading: 'De retour.',
    text: (name) =>
      `${name} est de retour en stock. Vous nous aviez demandé de vous prévenir. Premier arrivé, premier servi.`,
    look: 'Voir le produit',
    once: 'C’était une alerte unique pour ce produit.',
    others: 'Gérer vos autres alertes',
    stop: 'Arrêter tous les e-mails de retour en stock à cette adresse (sans connexion)',
  },
  form: {
    entrySubject: (title, brand) => `${brand}\u00a0: nouvelle réponse (${title})`,
    entryHeading: (title) => `Nouvelle réponse\u00a0: ${title}`,
    unverified: 'Envoyé depuis le site de la boutique. L’adresse de l’expéditeur n’est pas vérifiée.',
    receiptSubject: (title, brand) => `${brand}\u00a0: nous avons reçu votre message (${title})`,
    receiptHeading: 'Nous avons reçu votre message.',
    notYou: 'Vous ne nous avez pas écrit\u00a0? Ignorez cet e-mail. Quelqu’un a saisi votre adresse par erreur.',
  },
}
