import type { PackingSlipTexts } from './en.ts'

export const packingSlipTexts: PackingSlipTexts = {
  title: (orderId) => `Bon de livraison ${orderId}`,
  order: 'Commande',
  ordered: 'Date de commande',
  package: 'Colis',
  packageOf: (number, count) => `${number} sur ${count}`,
  shipping: 'Mode de livraison',
  trackingNumber: 'Numéro de suivi',
  from: 'Expéditeur',
  shipTo: 'Adresse de livraison',
  pickup: 'Retrait',
  item: 'Article',
  quantity: 'Quantité',
  sku: (sku) => `Référence ${sku}`,
  units: 'Articles dans ce colis',
  separately: 'Les autres articles de cette commande sont expédiés séparément.',
  pageOf: 'Page {page} sur {pages}',
}
