import type { ClaimTexts } from './en.ts'

export const texts: ClaimTexts = {
  link: '¿Falta un pedido?',
  title: 'Añadir un pedido',
  lead: '¿Compraste como invitado? Añade el pedido con su número y código postal. Debe llevar el correo de tu cuenta.',
  order: 'Número de pedido',
  orderHint: 'Está en tu correo de confirmación',
  postcode: 'Código postal de envío',
  postcodeHint: 'El de facturación si es regalo o recogida',
  add: 'Añadir pedido',
  adding: 'Añadiendo pedido',
  missing: 'Escribe el número de pedido y el código postal.',
  notFound: 'No encontramos un pedido con este número, este código postal y tu correo. Revisa ambos campos.',
  busy: 'Demasiados intentos. Inténtalo de nuevo en una hora.',
  orders: 'Todos los pedidos',
  notice: {
    text: (email) =>
      `Confirma ${email} para añadir pedidos que hiciste como invitado. ¿No tienes el enlace en tu bandeja de entrada?`,
    send: 'Enviar el enlace otra vez',
    sending: 'Enviando',
    busy: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
  },
}
