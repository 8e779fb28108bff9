import type { AnswerTexts } from './en.ts'

export const answerTexts: AnswerTexts = {
  title: (number, version) => `Presupuesto ${number}, versión ${version}`,
  number: 'Presupuesto',
  version: 'Versión',
  date: 'Fecha',
  validUntil: 'Válido hasta',
  seller: 'Vendedor',
  customer: 'Cliente',
  delivery: 'Dirección de entrega',
  item: 'Artículo',
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario',
  lineTotal: 'Total',
  sku: (sku) => `Ref. ${sku}`,
  goods: 'Artículos',
  shipping: (place) => `Envío a ${place}`,
  shippingByRates: 'Envío',
  byRates: 'Al pagar',
  total: 'Total',
  vatNumber: (number) => `NIF-IVA ${number}`,
  tax: {
    net: 'Precios sin impuestos sobre las ventas. El impuesto se calcula al pagar.',
    vat: 'Precios sin IVA. El IVA se calcula al pagar.',
    'gst-included': 'Precios con GST incluido.',
  },
  terms: (day) =>
    `Estos precios son válidos para los artículos y las cantidades indicados arriba hasta el ${day}. El precio de envío solo vale para el destino indicado arriba. Los artículos se envían cuando hay existencias.`,
  pageOf: 'Página {page} de {pages}',
}
