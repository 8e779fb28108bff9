import type { FormTexts } from './en.ts'

export const texts: FormTexts = {
  optional: 'opcional',
  choose: 'Elige una opción',
  trap: 'Deja este campo vacío',
  wrong: 'Revisa los campos marcados.',
  busy: (minutes) =>
    minutes === 1
      ? 'Demasiados mensajes. Inténtalo de nuevo en 1 minuto.'
      : `Demasiados mensajes. Inténtalo de nuevo en ${minutes} minutos.`,
  failed: 'No hemos podido enviarlo. Tu texto sigue aquí. Inténtalo de nuevo.',
  problems: {
    required: () => 'Este campo es obligatorio.',
    tick: () => 'Marca esta casilla para continuar.',
    max: (max) => `Usa ${max} caracteres como máximo.`,
    email: () => 'Escribe un correo electrónico válido, por ejemplo nombre@example.com.',
    telephone: () => 'Escribe un teléfono con prefijo, por ejemplo +34 910 555 010.',
    choice: () => 'Elige una opción.',
  },
}
