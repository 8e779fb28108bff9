import type { AnswerTexts } from './en.ts'

export const answerTexts: AnswerTexts = {
  title: (number, version) => `Offerte ${number}, versie ${version}`,
  number: 'Offerte',
  version: 'Versie',
  date: 'Datum',
  validUntil: 'Geldig tot en met',
  seller: 'Verkoper',
  customer: 'Klant',
  delivery: 'Bezorgadres',
  item: 'Artikel',
  quantity: 'Aantal',
  unitPrice: 'Stukprijs',
  lineTotal: 'Totaal',
  sku: (sku) => `Artikelnummer ${sku}`,
  goods: 'Goederen',
  shipping: (place) => `Verzending naar ${place}`,
  shippingByRates: 'Verzending',
  byRates: 'Bij het afrekenen',
  total: 'Totaal',
  vatNumber: (number) => `Btw-nummer ${number}`,
  tax: {
    net: 'Prijzen zonder omzetbelasting. De belasting wordt bij het afrekenen berekend.',
    vat: 'Prijzen exclusief btw. De btw wordt bij het afrekenen berekend.',
    'gst-included': 'Prijzen inclusief GST.',
  },
  terms: (day) =>
    `Deze prijzen gelden voor de artikelen en aantallen hierboven tot en met ${day}. Een prijs voor verzending geldt alleen voor de plaats hierboven. Artikelen worden verzonden zodra ze op voorraad zijn.`,
  pageOf: 'Pagina {page} van {pages}',
}
