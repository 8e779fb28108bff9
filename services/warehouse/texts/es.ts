import type { PackingSlipTexts } from './en.ts'

export const packingSlipTexts: PackingSlipTexts = {
  title: (orderId) => `Albarán ${orderId}`,
  order: 'Pedido',
  ordered: 'Fecha del pedido',
  package: 'Paquete',
  packageOf: (number, count) => `${number} de ${count}`,
  shipping: 'Método de envío',
  trackingNumber: 'Número de seguimiento',
  from: 'Remitente',
  shipTo: 'Dirección de envío',
  pickup: 'Recogida',
  item: 'Artículo',
  quantity: 'Cantidad',
  sku: (sku) => `Referencia ${sku}`,
  units: 'Artículos en este paquete',
  separately: 'Los demás artículos de este pedido se envían por separado.',
  pageOf: 'Página {page} de {pages}',
}
