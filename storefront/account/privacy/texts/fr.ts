import type { PrivacyTexts } from './en.ts'

export const texts: PrivacyTexts = {
  title: 'Vos données',
  export: {
    title: 'Télécharger vos données',
    text: 'Nous réunissons votre compte, vos commandes, listes, messages et fichiers dans un fichier zip et vous envoyons par e-mail un lien valable 24\u00a0heures.',
    request: 'Demander le téléchargement',
    requesting: 'Demande du téléchargement',
    pending: (email) => `Nous préparons vos données. Vous recevrez un lien à ${email}, en général en quelques minutes.`,
    ready: (email, date) => `Nous avons envoyé un lien à ${email}. Il est valable 24\u00a0heures, jusqu’au ${date}.`,
    again: 'Demander un nouveau téléchargement',
  },
  deletion: {
    title: 'Supprimer votre compte',
    text: 'Nous supprimons votre compte 14\u00a0jours après votre confirmation. D’ici là, vous pouvez vous connecter et le garder.',
    gone: 'Supprimés\u00a0: profil, adresses, cartes, listes, devis, listes de cadeaux, avis, messages, billets, remises et newsletters.',
    stays:
      'Conservés\u00a0: commandes, retours, paiements et factures avec leurs adresses, car le droit fiscal l’exige. Ils ne mènent plus à vous en tant que client.',
    open: 'Supprimer le compte',
    password: 'Mot de passe actuel',
    show: 'Afficher',
    hide: 'Masquer',
    confirm: 'Supprimer mon compte dans 14\u00a0jours',
    confirming: 'Suppression en préparation',
    planned: (date) => `Votre compte sera supprimé le ${date}.`,
    keep: 'Garder mon compte',
  },
  problems: {
    missing: 'Indiquez votre mot de passe actuel.',
    wrong: 'Le mot de passe actuel est incorrect.',
    busy: 'Trop de tentatives. Patientez une minute, puis réessayez.',
    running: 'Nous préparons déjà vos données. Attendez l’e-mail.',
    limit: 'Vous pouvez demander trois téléchargements par 24\u00a0heures. Réessayez demain.',
    programs: (names) =>
      `Vous avez un abonnement en cours\u00a0: ${names.join(', ')}. Résiliez-le d’abord, puis supprimez votre compte.`,
  },
  programsLink: 'Aller à vos programmes',
}
