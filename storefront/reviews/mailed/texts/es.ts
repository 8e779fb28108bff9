import type { MailedReviewTexts } from './en.ts'

export const texts: MailedReviewTexts = {
  title: 'Opina sobre tu pedido',
  order: (id) => `Pedido ${id}`,
  lead: 'Valora lo que has comprado. Sáltate lo que no quieras valorar.',
  lookUp: 'Escribe tu correo y tu número de pedido. Te enviaremos un enlace para opinar sobre tu pedido.',
  invalid: 'Este enlace ya no funciona. Pide uno nuevo.',
  email: 'Correo electrónico',
  orderNumber: 'Número de pedido',
  sendLink: 'Enviarme el enlace',
  sending: 'Enviando…',
  linkSent:
    'Si se ha enviado un pedido con este número y este correo, el enlace está en camino. Es válido durante 60 días.',
  linkProblems: {
    missing: 'Escribe tu correo y tu número de pedido.',
    busy: 'Demasiados intentos. Inténtalo de nuevo en una hora.',
    failed: 'No hemos podido enviar el enlace. Inténtalo de nuevo en un momento.',
  },
  nothing: 'En este pedido no hay nada que valorar.',
  shopNow: 'Ver novedades',
  write: (name) => `Opinar sobre ${name}`,
  edit: 'Editar tu opinión',
  sent: 'Gracias, tu opinión está pendiente de aprobación.',
  sendAll: 'Enviar todas las opiniones',
  sendAllHint: 'Envía todas las opiniones que has empezado.',
  allStates: {
    sending: 'Enviando…',
    sent: 'Gracias, tu opinión está pendiente de aprobación.',
    failed: 'No enviada. Revisa esta opinión y envíala de nuevo.',
  },
  nothingStarted: 'Empieza antes una opinión.',
  problems: {
    already_reviewed: 'Ya has opinado sobre este producto en otra de nuestras tiendas.',
    product_not_found: 'Ya no vendemos este producto, así que no puedes opinar sobre él.',
    busy: 'Demasiados intentos. Inténtalo de nuevo en un minuto.',
    failed: 'No hemos podido guardar tu opinión. Inténtalo de nuevo en un momento.',
  },
  stopTitle: '¿No quieres más correos sobre opiniones?',
  stopText: 'Podrás seguir opinando sobre tus pedidos. No afecta a otros correos sobre tus pedidos.',
  stop: 'No recibir correos sobre opiniones',
  stopped: 'Ya no recibirás más correos sobre opiniones.',
}
