import { randomUUID } from 'node:crypto'
import { password, type ShopperFixture } from '../fixtures/shopper-fixture.ts'

interface PageForm {
  path: string
  fields: Record<string, string>
}

export function formsOf({ listId, itemId, orderId, cardToken, order, address }: ShopperFixture): PageForm[] {
  const shipping = Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value)]))
  const billing = Object.fromEntries(Object.entries(shipping).map(([name, value]) => [`billing-${name}`, value]))
  const [rate] = order.shipping
  const line = { list: listId, item: itemId, version: '2' }
  const form = (path: string, fields: Record<string, string>) => ({ path, fields })
  return [
    form('/iron-plate', { product: '7', child: '', qty: '1' }),
    form('/cart', { ...line, op: 'quantity', qty: '2' }),
    form('/cart', { ...line, op: 'remove', removed: 'iron-plate.7.7.1' }),
    form('/cart', { ...line, op: 'restore', removed: 'iron-plate.7.7.1' }),
    form('/checkout/shipping', { ...shipping, mode: 'fastest', 'rate-0': rate!.shippingCode, op: 'next' }),
    form('/checkout/shipping', { ...shipping, op: 'country' }),
    form('/checkout/payment', { ...billing, same: 'on', payment_token: cardToken }),
    form('/checkout/payment', { ...billing, op: 'forget-card' }),
    form('/checkout/review', { ...line, op: 'line', qty: '1' }),
    form('/checkout/review', { order: JSON.stringify(order), key: randomUUID(), seen: '{"lines":{}}', browser: '{}' }),
    form(`/checkout/success?order=${orderId}`, { password }),
    form('/login', { email: 'ann@example.com', password: 'wrong', op: 'login' }),
    form('/login?redirect=/account', {
      email: `${randomUUID()}@example.com`,
      password,
      op: 'create',
      firstname: 'A',
      lastname: 'B',
    }),
    form('/rogue-catalog', shipping),
    form('/preferences', { drawer: 'closed', back: '/plates' }),
    form('/newsletter-signup', { email: 'ann@example.com' }),
    form('/forms/contact', { topic: 'order', name: 'Ann', email: 'ann@example.com', message: 'Hi', elapsedMs: 'x' }),
    form('/cookie-preferences', { choice: 'selected', functional: 'on' }),
    form('/preferences', { high_contrast: 'high', contrast: 'high', shipTo: 'DE', back: '/plates' }),
    form('/account', { op: 'logout' }),
  ]
}

export function pagePaths({ orderId }: ShopperFixture): string[] {
  const own = [`/checkout/bank/${orderId}`, `/account/order/${orderId}`, '/checkout/success']
  const steps = ['/cart', '/checkout', '/checkout/shipping', '/checkout/payment', '/checkout/review']
  const account = ['/login', '/account', '/account/orders', '/newsletter-signup', '/newsletter-error', '/preferences']
  const catalog = ['/', '/plates', '/iron-plate', '/power-bar', '/search', '/deals', '/new-gear', '/no-such-page']
  return [
    ...own,
    ...steps,
    ...account,
    ...catalog,
    '/theindex',
    '/theindex/gear-how-tos',
    '/theindex/gear-how-tos/x',
    '/rogue-catalog',
    '/five-for-five',
  ]
}

export const pageQuery: Readonly<Record<string, string>> = {
  q: 'plate',
  page: '2',
  sort: 'price-asc',
  price: '1-200',
  price_from: '1',
  price_to: '9',
  material: 'Iron',
  redirect: '/account',
  problem: 'most',
  line: 'x',
  removed: 'iron-plate.7.7.1',
  order: '100000001',
  payment_token: 'x',
  child: '9',
  finish: 'Chrome',
}
