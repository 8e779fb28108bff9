import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: 'Débogage',
  titleOverridden: (count: number) =>
    count === 1 ? 'Débogage : 1 flag remplacé' : `Débogage : ${count} flags remplacés`,
  site: 'Boutique',
  rendered: 'Page générée',
  release: 'Version',
  session: 'Session',
  guest: 'Visiteur',
  customer: 'Client',
  unknown: 'Inconnu',
  layout: 'Mise en page',
  flags: 'Flags',
  overridden: 'remplacé',
  files: 'Fichiers du cache du navigateur',
  slowCalls: 'Appels lents',
  blocks: 'Blocs de contenu de la première page',
  none: 'Aucun',
  overrides: 'Remplacer des flags dans ce navigateur',
  overridesHint:
    'Les pages affichent ces valeurs jusqu’à ce que vous les réinitialisiez ou fermiez le navigateur. Les commandes et autres modifications utilisent les valeurs de la boutique.',
  notOverridden: 'Non remplacé',
  on: 'Activé',
  off: 'Désactivé',
  invalid: 'Saisissez une valeur valide. Le flag n’est pas remplacé.',
  tooLong: 'Les valeurs sont trop longues pour un cookie et n’ont pas été enregistrées.',
  apply: 'Appliquer',
  reset: 'Tout réinitialiser',
}
