import type { AnswerTexts } from './en.ts'

export const answerTexts: AnswerTexts = {
  title: (number, version) => `Devis ${number}, version ${version}`,
  number: 'Devis',
  version: 'Version',
  date: 'Date',
  validUntil: 'Valable jusqu’au',
  seller: 'Vendeur',
  customer: 'Client',
  delivery: 'Adresse de livraison',
  item: 'Article',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  lineTotal: 'Total',
  sku: (sku) => `Réf. ${sku}`,
  goods: 'Marchandises',
  shipping: (place) => `Livraison à ${place}`,
  shippingByRates: 'Livraison',
  byRates: 'Au paiement',
  total: 'Total',
  vatNumber: (number) => `Numéro de TVA ${number}`,
  tax: {
    net: 'Prix hors taxe de vente. La taxe est calculée au paiement.',
    vat: 'Prix hors TVA. La TVA est calculée au paiement.',
    'gst-included': 'Prix GST comprise.',
  },
  terms: (day) =>
    `Ces prix sont valables jusqu’au ${day} pour les articles et quantités ci-dessus. Un prix de livraison ne vaut que pour le lieu ci-dessus. Les articles sont expédiés dès qu’ils sont en stock.`,
  pageOf: 'Page {page} sur {pages}',
}
