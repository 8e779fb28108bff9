import type { wallets as english } from './wallets-en.ts'

export const wallets: typeof english = {
  title: 'Pago exprés',
  note: 'La dirección y el pago vienen de tu cartera digital. Verás el total antes de confirmar.',
  noteEntered: 'Conservamos lo que has escrito. Verás el total antes de confirmar.',
  payWith: (name) => `Pagar con ${name}`,
  placing: 'Estamos tramitando tu pedido. No cierres esta página.',
  lines: { subtotal: 'Subtotal', shipping: 'Envío', tax: 'Impuestos', giftcards: 'Tarjetas regalo' },
  noCountry: 'Desde esta tienda no enviamos a este país.',
  wrongField: 'Revisa esta parte de la dirección.',
  noRates: 'Ningún transportista llega a esta dirección. Prueba con otra.',
  retry: 'No hemos podido cargar el total. Elige la dirección de nuevo.',
  wrongContact: 'La dirección de tu cartera digital está incompleta. Complétala allí o escríbela aquí.',
  changed: (total) => `El total es ahora ${total}. No te hemos cobrado nada. Vuelve a pulsar para pagar este importe.`,
  broken:
    'No hemos podido abrir tu cartera digital. No te hemos cobrado nada. Inténtalo de nuevo o paga de otra forma.',
}
