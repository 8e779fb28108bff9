import type { SettingsTexts } from './en.ts'

export const texts: SettingsTexts = {
  title: 'Paramètres',
  lead: 'Vos e-mail, mot de passe, appareils, newsletters et préférences.',
  password: {
    title: 'Mot de passe',
    text: 'Un nouveau mot de passe vous déconnecte partout ailleurs.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    hint: 'Au moins 8 caractères',
    show: 'Afficher',
    hide: 'Masquer',
    save: 'Changer le mot de passe',
    saving: 'Changement du mot de passe',
    weak: (problem, least, most) =>
      ({
        short: `Utilisez au moins ${least} caractères.`,
        long: `Utilisez ${most} caractères au maximum.`,
        common: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
      })[problem],
    wrong: 'Le mot de passe actuel est incorrect.',
  },
  devices: {
    title: 'Appareils',
    text: 'Vous êtes connecté ici. Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    on: (device, site) => `${device} sur ${site}`,
    seen: (date) => `Dernière activité\u00a0: ${date}`,
    end: 'Déconnecter',
    endOf: (device) => `Déconnecter ${device}`,
    endOthers: 'Déconnecter les autres appareils',
  },
  newsletters: {
    title: 'Newsletters',
    text: (email) => `Envoyées à ${email}.`,
    save: 'Enregistrer les newsletters',
    leaveAll: 'Tout désabonner',
  },
  preferences: {
    title: 'Préférences',
    cookies: 'Préférences de cookies',
    region: 'Pays et langue',
    contrast: 'Contraste élevé',
  },
  done: {
    password: 'Mot de passe changé. Vous êtes déconnecté partout ailleurs.',
    device: 'Appareil déconnecté.',
    devices: 'Vous êtes déconnecté partout ailleurs.',
    newsletters: 'Newsletters enregistrées.',
    export: 'Votre téléchargement est en route.',
    deletion: 'Votre compte sera supprimé dans 14\u00a0jours. Nous vous avons envoyé un e-mail.',
    kept: 'Vous gardez votre compte.',
    email:
      'Consultez votre nouvelle boîte de réception. Votre e-mail change quand vous utilisez le lien, sous 24\u00a0heures.',
    passkeys: 'Clés d’accès enregistrées.',
  },
  problems: {
    failed: 'Votre modification n’a pas pu être enregistrée. Réessayez.',
    missing: 'Indiquez votre mot de passe actuel et un nouveau.',
    busy: (minutes) => `Trop de tentatives. Réessayez dans ${minutes < 2 ? 'une minute' : `${minutes}\u00a0minutes`}.`,
  },
}
