import type { texts as english } from './en.ts'

export const texts: typeof english = {
  requiredNamed: (label) => `Rellena este campo: ${label}`,
  required: 'Campo obligatorio',
  invalidEmail: 'Escribe un correo electrónico válido',
}
