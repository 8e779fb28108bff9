import type { texts as english } from './en.ts'

export const texts: typeof english = {
  requiredNamed: () => 'Bitte füllen Sie dieses Feld aus',
  required: 'Pflichtfeld',
  invalidEmail: 'Bitte eine gültige E-Mail eingeben',
}
