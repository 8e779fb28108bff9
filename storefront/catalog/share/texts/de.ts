import type { ShareTexts } from './en.ts'

export const texts: ShareTexts = {
  share: 'Teilen',
  copied: 'Link kopiert',
  failed: 'Der Link konnte nicht kopiert werden. Kopieren Sie ihn aus der Adresszeile.',
}
