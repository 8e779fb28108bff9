import type { ShareTexts } from './en.ts'

export const texts: ShareTexts = {
  share: 'Delen',
  copied: 'Link gekopieerd',
  failed: 'De link kon niet worden gekopieerd. Kopieer hem uit de adresbalk.',
}
