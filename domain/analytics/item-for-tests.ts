import { emptyAddress } from '#domain/address/address.ts'
import type { OrderDetails } from './event-order.ts'
import type { ItemDetails } from './item-metadata.ts'

export function itemForTests(overrides: Partial<ItemDetails> = {}): ItemDetails {
  return {
    productId: 7,
    sku: 'EU-IW-BAR-20',
    linkSku: 'EU-IW-BAR',
    configSku: 'EU-IW-BAR',
    baseSku: 'IW-BAR-20',
    name: 'Power bar',
    brand: 'Ironwright',
    price: 29_500,
    basePrice: 29_500,
    specialPrice: null,
    qty: 2,
    categories: ['Barbells', 'Power bars'],
    stockStatus: 'inStock',
    leadTime: null,
    thumbnail: '/media/bar-320.avif',
    linkPath: '/power-bar',
    type: 'configurable',
    flags: [],
    ...overrides,
  }
}

export function orderForTests(overrides: Partial<OrderDetails> = {}): OrderDetails {
  const address = {
    ...emptyAddress('US'),
    firstname: ' Ann ',
    lastname: 'LEE',
    street: ['545 E 5th Ave', 'Unit 3'],
    city: 'Columbus',
    region: 'OH',
    postcode: '43201',
    telephone: '(614) 555-0100',
  }
  return {
    orderId: '10000007',
    listId: 'list-7',
    totals: { subtotal: 59_000, tax: 4_425, shipping: 2_000, discount: 0, grandTotalIncludingTax: 65_425 },
    shippingLabel: 'Ground',
    cardType: 'visa',
    paymentType: 'spreedly',
    customerId: 42,
    email: ' Ann@Example.com ',
    shippingAddress: address,
    billingAddress: address,
    items: [itemForTests()],
    ...overrides,
  }
}
