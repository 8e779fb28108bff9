import type { GiftCardTexts } from './en.ts'

export const texts: GiftCardTexts = {
  title: 'Saldo de la tarjeta regalo',
  lead: 'Escribe el código de 16 caracteres del correo de tu tarjeta regalo.',
  code: 'Código de la tarjeta regalo',
  hint: 'En mayúsculas o minúsculas, con o sin guiones.',
  check: 'Consultar saldo',
  checking: 'Consultando',
  balance: 'Saldo',
  ending: (end) => `Tarjeta regalo terminada en ${end}`,
  use: 'Escribe el código al pagar. Lo que no gastes se queda en la tarjeta.',
  another: 'Consultar otra tarjeta',
  missing: 'Escribe el código de tu tarjeta regalo.',
  mistyped: 'Ese código no es válido. Compáralo con el correo de tu tarjeta regalo.',
  unknown:
    'No encontramos ninguna tarjeta regalo con este código. Puede que haya caducado o que sea de una de nuestras tiendas en otra moneda.',
  busy: (minutes) =>
    minutes === 1
      ? 'Demasiados intentos. Inténtalo de nuevo en un minuto.'
      : `Demasiados intentos. Inténtalo de nuevo en ${minutes} minutos.`,
  failed: 'No hemos podido comprobar esta tarjeta regalo. Su saldo no ha cambiado. Inténtalo de nuevo en un minuto.',
}
