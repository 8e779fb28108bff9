import type { StockAlertsTexts } from './en.ts'

export const texts: StockAlertsTexts = {
  title: 'Avisos de stock',
  lead: 'Te escribiremos una vez cuando vuelva un artículo. Quien antes se apunta, antes se entera.',
  none: 'Aún no tienes avisos de stock. En cualquier producto agotado, elige «Avísame cuando vuelva».',
  look: 'Ver novedades',
  ask: (name) => `Recibe un correo cuando vuelva ${name}`,
  email: 'Correo electrónico',
  button: 'Avísame cuando vuelva',
  sending: 'Guardando',
  there: (name) => `${name} está en stock.`,
  see: 'Ver producto',
  since: (date, email) => `Solicitado el ${date} para ${email}`,
  gone: 'Ya no está disponible',
  out: 'Agotado',
  back: 'De nuevo en stock',
  remove: 'Quitar',
  undo: 'Deshacer',
  removeOf: (name) => `Quitar el aviso de ${name}`,
  stopTitle: 'Dejar de recibir avisos de stock',
  stopLead:
    'Cancelaremos todos los avisos de stock de la dirección que recibió nuestro correo, sin importar quién los pidió.',
  stopButton: 'No recibir más avisos',
  stopped: 'Hecho. Esa dirección ya no recibirá avisos de stock. Seguirás recibiendo correos sobre tus pedidos.',
  stopUnknown:
    'Este enlace no es válido o está incompleto. Ábrelo de nuevo desde el correo o inicia sesión para gestionar tus avisos.',
  stopAccount: 'Gestionar avisos',
  stopShop: 'Seguir comprando',
  problems: {
    email: 'Escribe un correo electrónico válido, por ejemplo nombre@example.com.',
    limit: 'Puedes tener hasta 50 avisos. Quita uno para añadir otro.',
    gone: 'Este producto ya no está disponible.',
  },
}
