import type { LoginTexts } from './en.ts'

const seconds = (count: number) =>
  count > 90 ? `${Math.ceil(count / 60)}\u00a0minutes` : count < 2 ? `${count}\u00a0seconde` : `${count}\u00a0secondes`

export const texts: LoginTexts = {
  title: 'Se connecter',
  createTitle: 'Créer un compte',
  tabs: 'Se connecter ou créer un compte',
  logIn: 'Se connecter',
  sessionEnded: 'Votre session a expiré. Votre panier est enregistré dans votre compte.',
  loggingIn: 'Connexion',
  create: 'Créer un compte',
  creating: 'Création',
  email: 'E-mail',
  firstname: 'Prénom (facultatif)',
  lastname: 'Nom (facultatif)',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 8 caractères. Une courte phrase convient bien.',
  show: 'Afficher',
  hide: 'Masquer',
  close: 'Fermer',
  newsletters: 'M’écrire à propos de',
  interests: 'Ce qui m’intéresse (facultatif)',
  wrong: 'Cet e-mail et ce mot de passe ne correspondent pas. Réessayez.',
  delayed: (count) => `Trop de tentatives. Réessayez dans ${seconds(count)}.`,
  busy: (count) => `Trop de tentatives. Réessayez dans ${count > 0 ? seconds(count) : 'une minute'}.`,
  wait: (count) => `Patientez ${seconds(count)}`,
  missing: 'Indiquez votre e-mail et votre mot de passe.',
  missingEmail: 'Indiquez votre e-mail.',
  invalidEmail: 'Adresse e-mail non valide',
  weak: (problem, min, max) =>
    problem === 'short'
      ? `Utilisez au moins ${min} caractères.`
      : problem === 'long'
        ? `Utilisez ${max} caractères au maximum.`
        : 'Ce mot de passe est trop courant. Choisissez-en un plus difficile à deviner.',
  failed: 'Un problème est survenu de notre côté. Réessayez dans une minute.',
  made: 'Consultez vos e-mails pour la suite, puis connectez-vous ici.',
  forProgram:
    'Il faut un compte pour les programmes\u00a0: vous y suivez l’entraînement et la facturation, et vous pouvez résilier. Connectez-vous ou créez-en un, et nous ajouterons le programme à votre panier.',
  reasons: {
    stockAlert: 'Connectez-vous et nous vous écrirons dès le retour en stock.',
    review: 'Connectez-vous pour écrire un avis.',
  },
  continueAsGuest: 'Continuer sans compte',
  guestNote: 'Vous pouvez commander sans compte.',
  benefits: 'Toutes vos commandes au même endroit, un achat plus rapide et votre panier sur tous vos appareils.',
  forgot: 'Mot de passe oublié\u00a0?',
  linkRequests: {
    forgot: {
      title: 'Mot de passe oublié\u00a0?',
      text: 'Indiquez votre e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    },
    expired: {
      title: 'Choisissez un autre mot de passe',
      text: 'Votre mot de passe a expiré\u00a0: choisissez-en un nouveau. Vos commandes, vos listes et tout le reste de votre compte sont toujours là.',
    },
    login: {
      title: 'Se connecter par e-mail',
      text: 'Indiquez votre e-mail. Nous vous enverrons un lien qui vous connecte sans mot de passe.',
    },
  },
  loginLink: 'Se connecter par e-mail',
  passkey: 'Se connecter avec une clé d’accès',
  passkeyUnsupported:
    'Ce navigateur ne gère pas les clés d’accès. Activez JavaScript ou connectez-vous avec votre mot de passe.',
  passkeyCancelled: 'Aucune clé d’accès utilisée. Réessayez ou connectez-vous avec votre mot de passe.',
  passkeyFailed:
    'Cette clé d’accès n’a pas permis la connexion. Connectez-vous avec votre mot de passe, puis vérifiez vos clés d’accès dans vos paramètres.',
  useLinkText: 'Appuyez sur le bouton pour vous connecter sur cet appareil.',
  sendLink: 'M’envoyer un lien',
  sending: 'Envoi',
  sentTitle: 'Consultez vos e-mails',
  sent: (minutes) =>
    `Si un compte existe pour cet e-mail, un lien est en route. Il est valable ${minutes}\u00a0minutes.`,
  sentHint: 'Rien reçu\u00a0? Regardez dans vos spams ou renvoyez le lien.',
  sendAgain: 'Renvoyer',
  sendAgainIn: (count) => `Renvoyer dans ${seconds(count)}`,
  otherEmail: 'Utiliser un autre e-mail',
  backToLogin: 'Retour à la connexion',
  resetTitle: 'Choisir un nouveau mot de passe',
  resetNote: 'Vous serez déconnecté de tous vos appareils.',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  saved: 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  linkInvalid: 'Ce lien a déjà servi ou n’est plus valable. Nous pouvons vous en envoyer un nouveau.',
  linkExpired: 'Ce lien a expiré. Nous pouvons vous en envoyer un nouveau.',
  linkTitle: 'Recevoir un nouveau lien',
}
