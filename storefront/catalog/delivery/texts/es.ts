import type { DeliveryTexts } from './en.ts'

export const texts: DeliveryTexts = {
  label: {
    zip: 'Entrega en el código ZIP',
    postal: 'Entrega en el código postal',
    postcode: 'Entrega en el código postal',
  },
  check: 'Consultar entrega',
  change: 'Cambiar',
  checking: 'Consultando',
  to: (postcode) => `Entrega en ${postcode}`,
  arrives: (days) => `Llega: ${days}`,
  freight: 'Se envía en palé. El transportista te llama para concertar la entrega.',
  pickup: (city) => `Recogida gratis en ${city}`,
  free: 'Gratis',
  problems: {
    postcode_unknown: 'Escribe un código postal válido de un país al que enviemos.',
    zip_unknown: 'Escribe un código ZIP válido.',
    no_rates: 'No enviamos este producto allí.',
    weight_unknown: 'Aún no podemos calcular el envío de este producto. Pídenos un presupuesto.',
    unavailable: 'Añádelo a la cesta para ver las opciones de envío.',
    failed: 'No hemos podido cargar las opciones de envío. Inténtalo de nuevo.',
  },
  returns: 'Devoluciones',
  shipping: 'Envíos y transporte',
}
