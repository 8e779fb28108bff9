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
    on: (device, site) => `${device} · Ironwright ${site}`,
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
  problems: {
    missing: 'Indiquez votre mot de passe actuel et un nouveau.',
    busy: (minutes) => `Trop de tentatives. Réessayez dans ${minutes < 2 ? 'une minute' : `${minutes}\u00a0minutes`}.`,
  },
}
