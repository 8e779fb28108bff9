import type { texts as english } from './en.ts'

export const texts: typeof english = {
  title: (count, price) => `Envío de ${count} por ${price}`,
  label: 'Oferta de envío',
  close: 'Cerrar',
  loading: 'Cargando la oferta',
  failed: 'No hemos podido cargar esta oferta.',
  tryAgain: 'Reintentar',
  over: 'Esta oferta ha terminado.',
  progress: (pieces, max) => `${Math.min(pieces, max)} de ${max} artículos`,
  none: 'Aún no hay artículos de la oferta en tu cesta.',
  room: (remaining) =>
    remaining === 1 ? 'Puedes añadir 1 artículo más.' : `Puedes añadir ${remaining} artículos más.`,
  full: 'Has llegado al límite. Los demás artículos se envían a la tarifa normal.',
  remaining: (times) =>
    times === 1 ? 'Puedes usar esta oferta en 1 pedido más.' : `Puedes usar esta oferta en ${times} pedidos más.`,
  used: 'Ya has usado esta oferta el máximo de veces. Esta cesta se envía a la tarifa normal.',
  beaten: 'Otra oferta envía esta cesta por menos, así que hemos aplicado esa.',
  inCart: 'En tu cesta',
  pieces: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  until: (day) => `Hasta el ${day}`,
  see: 'Ver productos de la oferta',
  takesPart: 'Productos de la oferta',
  nothing: 'Ahora mismo no hay productos de la oferta en esta tienda.',
  viewCart: 'Ver cesta',
}
