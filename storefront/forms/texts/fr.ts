import type { FormTexts } from './en.ts'

export const texts: FormTexts = {
  optional: 'facultatif',
  choose: 'Choisissez une option',
  trap: 'Laissez ce champ vide',
  wrong: 'Vérifiez les champs signalés.',
  busy: (minutes) =>
    minutes < 2
      ? 'Trop de messages. Réessayez dans une minute.'
      : `Trop de messages. Réessayez dans ${minutes}\u00a0minutes.`,
  failed: 'L’envoi a échoué. Votre texte est toujours là. Réessayez.',
  problems: {
    required: () => 'Ce champ est obligatoire.',
    tick: () => 'Cochez cette case pour continuer.',
    max: (max) => `Utilisez ${max} caractères au maximum.`,
    email: () => 'Indiquez une adresse e-mail valide, par exemple nom@example.com.',
    telephone: () => 'Indiquez un numéro de téléphone avec indicatif, par exemple +33 1 99 00 12 34.',
    choice: () => 'Choisissez une option.',
  },
}
