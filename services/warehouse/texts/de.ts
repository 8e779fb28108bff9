import type { PackingSlipTexts } from './en.ts'

export const packingSlipTexts: PackingSlipTexts = {
  title: (orderId) => `Lieferschein ${orderId}`,
  order: 'Bestellung',
  ordered: 'Bestelldatum',
  package: 'Paket',
  packageOf: (number, count) => `${number} von ${count}`,
  shipping: 'Versandart',
  trackingNumber: 'Sendungsnummer',
  from: 'Absender',
  shipTo: 'Lieferadresse',
  pickup: 'Abholung',
  item: 'Artikel',
  quantity: 'Menge',
  sku: (sku) => `Artikelnummer ${sku}`,
  units: 'Artikel in diesem Paket',
  separately: 'Weitere Artikel dieser Bestellung werden getrennt versendet.',
  pageOf: 'Seite {page} von {pages}',
}
