import type { PackingSlipTexts } from './en.ts'

export const packingSlipTexts: PackingSlipTexts = {
  title: (orderId) => `Pakbon ${orderId}`,
  order: 'Bestelling',
  ordered: 'Besteldatum',
  package: 'Pakket',
  packageOf: (number, count) => `${number} van ${count}`,
  shipping: 'Verzendmethode',
  trackingNumber: 'Trackingnummer',
  from: 'Afzender',
  shipTo: 'Bezorgadres',
  pickup: 'Afhalen',
  item: 'Artikel',
  quantity: 'Aantal',
  sku: (sku) => `Artikelnummer ${sku}`,
  units: 'Artikelen in dit pakket',
  separately: 'De andere artikelen van deze bestelling worden apart verzonden.',
  pageOf: 'Pagina {page} van {pages}',
}
