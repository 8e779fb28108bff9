import type { texts as english } from './en.ts'

export const texts: typeof english = {
  requiredNamed: () => 'Vul dit veld in',
  required: 'Verplicht veld',
  invalidEmail: 'Vul een geldig e-mailadres in',
}
