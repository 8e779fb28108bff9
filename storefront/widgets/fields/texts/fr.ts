import type { texts as english } from './en.ts'

export const texts: typeof english = {
  requiredNamed: () => 'Veuillez remplir ce champ',
  required: 'Champ obligatoire',
  invalidEmail: 'Indiquez une adresse e-mail valide',
}
