import type { ShareTexts } from './en.ts'

export const texts: ShareTexts = {
  share: 'Partager',
  copied: 'Lien copié',
  failed: 'Impossible de copier le lien. Copiez-le depuis la barre d’adresse.',
}
