import type { giftCards as english } from './gift-cards-en.ts'

export const giftCards: typeof english = {
  title: 'Tarjetas regalo',
  add: 'Pagar con tarjeta regalo',
  addAnother: 'Añadir otra tarjeta regalo',
  code: 'Código de la tarjeta regalo',
  hint: '16 letras y cifras, con o sin guiones.',
  apply: 'Aplicar',
  applying: 'Aplicando',
  ending: (end) => `Tarjeta regalo terminada en ${end}`,
  pays: (amount, remaining) => `Cubre ${amount}. Saldo restante: ${remaining}.`,
  paysAll: (amount) => `Cubre ${amount}, todo su saldo.`,
  paysNothing: 'Tu pedido ya está cubierto.',
  isEmpty: 'A esta tarjeta no le queda saldo.',
  remove: 'Quitar',
  removeOf: (end) => `Quitar la tarjeta regalo terminada en ${end}`,
  payWhole: 'Las tarjetas regalo cubren todo el pedido. No hace falta otro pago.',
  row: 'Tarjetas regalo',
  toPay: 'A pagar',
  missing: 'Escribe el código de tu tarjeta regalo.',
  mistyped: 'Ese código no es válido. Compáralo con el correo de tu tarjeta regalo.',
  unknown:
    'No encontramos ninguna tarjeta regalo con este código. Puede que haya caducado o que sea de una de nuestras tiendas en otra moneda.',
  refused: 'No se puede comprar una tarjeta regalo con otra tarjeta regalo. Paga este pedido de otra forma.',
  busy: (minutes) =>
    minutes === 1
      ? 'Demasiados intentos. Inténtalo de nuevo en un minuto.'
      : `Demasiados intentos. Inténtalo de nuevo en ${minutes} minutos.`,
  failed: 'No hemos podido comprobar esta tarjeta regalo. Su saldo no ha cambiado. Inténtalo de nuevo en un minuto.',
}
