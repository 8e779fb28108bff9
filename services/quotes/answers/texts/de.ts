import type { AnswerTexts } from './en.ts'

export const answerTexts: AnswerTexts = {
  title: (number, version) => `Angebot ${number}, Version ${version}`,
  number: 'Angebot',
  version: 'Version',
  date: 'Datum',
  validUntil: 'Gültig bis',
  seller: 'Verkäufer',
  customer: 'Kunde',
  delivery: 'Lieferadresse',
  item: 'Artikel',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  lineTotal: 'Gesamt',
  sku: (sku) => `Artikelnummer ${sku}`,
  goods: 'Waren',
  shipping: (place) => `Versand nach ${place}`,
  shippingByRates: 'Versand',
  byRates: 'An der Kasse',
  total: 'Gesamt',
  vatNumber: (number) => `USt-IdNr. ${number}`,
  tax: {
    net: 'Preise ohne Umsatzsteuer. Die Steuer wird an der Kasse berechnet.',
    vat: 'Preise ohne MwSt. Die MwSt. wird an der Kasse berechnet.',
    'gst-included': 'Preise inklusive GST.',
  },
  terms: (day) =>
    `Diese Preise gelten bis zum ${day} für die oben genannten Artikel und Mengen. Ein Versandpreis gilt nur für den oben genannten Ort. Artikel werden verschickt, sobald sie auf Lager sind.`,
  pageOf: 'Seite {page} von {pages}',
}
