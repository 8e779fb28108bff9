/** English texts for packing slips. */
export const packingSlipTexts = {
  title: (orderId: string) => `Packing slip ${orderId}`,
  order: 'Order',
  ordered: 'Order date',
  package: 'Package',
  packageOf: (number: number, count: number) => `${number} of ${count}`,
  shipping: 'Shipping method',
  trackingNumber: 'Tracking number',
  from: 'From',
  shipTo: 'Ship to',
  pickup: 'Pickup',
  item: 'Item',
  quantity: 'Quantity',
  sku: (sku: string) => `SKU ${sku}`,
  units: 'Items in this package',
  separately: 'Other items of this order ship separately.',
  pageOf: 'Page {page} of {pages}',
}

export type PackingSlipTexts = typeof packingSlipTexts
