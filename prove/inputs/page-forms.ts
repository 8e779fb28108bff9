import { randomUUID } from 'node:crypto'
import { password, type ShopperFixture } from '../fixtures/shopper-fixture.ts'

interface PageForm {
  path: string
  fields: Record<string, string>
}

export function formsOf(own: ShopperFixture): PageForm[] {
  const { listId, itemId, orderId, cardToken, quotedId, order, address } = own
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
    form('/login/forgot', { email: 'ann@example.com' }),
    form('/account/reset-password/none', { op: 'reset', password }),
    form('/account/confirm-email/none', {}),
    form('/account/add-order', { order: '199999999', postcode: '43215' }),
    form('/account/add-order', { op: 'send' }),
    form('/rogue-catalog', shipping),
    form('/preferences', { drawer: 'closed', back: '/plates' }),
    form('/newsletter-signup', { email: 'ann@example.com', newsletters: 'newsletter' }),
    form('/forms/contact', { topic: 'order', name: 'Ann', email: 'ann@example.com', message: 'Hi', elapsedMs: 'x' }),
    form('/theindex/ryourogue/submit', {
      firstName: 'Ann',
      title: 'x',
      text: 'x',
      email: 'ann@example.com',
      consent: 'yes',
    }),
    form('/theindex/ryourogue/0c8f6d7e-1111-4222-8333-444455556666', { reason: 'spam' }),
    form('/cookie-preferences', { choice: 'selected', functional: 'on' }),
    form('/preferences', { high_contrast: 'high', contrast: 'high', shipTo: 'DE', back: '/plates' }),
    form('/account/settings', { op: 'password', current: 'wrong', password }),
    form('/account/settings', { op: 'device', device: 'none' }),
    form('/account/settings', { op: 'newsletters', newsletters: 'newsletter' }),
    form('/account/settings', { op: 'export' }),
    form('/account/settings', { op: 'delete-account', 'current-for-deletion': 'wrong' }),
    form('/account/settings', { op: 'keep-account' }),
    form('/account/about-me', {
      firstname: 'Ann',
      telephone: 'x',
      birthdate: '0',
      interests: 'strongman',
      primary: 'x',
    }),
    form('/account', { op: 'logout' }),
    form('/account/custom-quoting', { title: 'Rig', list: listId, skus: 'IW-PL-20 x 2', wanted: '2099-01-31' }),
    form(`/account/custom-quoting/${quotedId}`, { op: 'message', text: 'Hi' }),
    form(`/account/custom-quoting/${quotedId}`, { op: 'change', text: 'Hi' }),
    form(`/account/custom-quoting/${quotedId}`, { op: 'file', file: 'x' }),
    ...returnForms(own),
    ...messageForms(own),
  ]
}

function messageForms({ orderId, reviewToken }: ShopperFixture): PageForm[] {
  const order = `/account/order/${orderId}`
  const mailed = `/mps-review?token=${reviewToken}`
  const address = { firstname: 'Ann', lastname: 'Lee', street: '7 Forge Ave', city: 'Columbus', postcode: '43215' }
  const place = { telephone: '614 555 0100', email: 'ann@example.com', region: 'OH', countryId: 'US' }
  return [
    { path: order, fields: { op: 'message', text: 'Is it black?', key: randomUUID() } },
    { path: order, fields: { op: 'cancel-request', text: 'Ordered twice' } },
    { path: order, fields: { op: 'address-request', text: '', ...address, ...place } },
    {
      path: mailed,
      fields: { op: 'save', product: '7', stars: '5', title: 'Solid', text: 'x'.repeat(20), author: 'Ann' },
    },
    { path: mailed, fields: { op: 'stop' } },
    { path: '/newsletters?token=no-such-link', fields: { op: 'save', newsletters: 'newsletter' } },
    { path: '/newsletters', fields: { op: 'link', email: 'ann@example.com', key: randomUUID() } },
    { path: '/mps-review', fields: { op: 'link', order: orderId, email: 'ann@example.com', key: randomUUID() } },
  ]
}

function returnForms({ orderId, orderedItemId, returnNumber }: ShopperFixture): PageForm[] {
  const lookUp = { order: orderId, email: 'ann@example.com', postcode: '43215' }
  const line = { [`qty.${orderedItemId}`]: '1', [`reason.${orderedItemId}`]: 'damaged', resolution: 'exchange' }
  const selected = `order=${orderId}&item=${orderedItemId}.1.damaged.opened&for=exchange`
  const confirmed = { [`wish.${orderedItemId}`]: '25 lb', comment: 'It rattles', pickup: 'yes', agreed: 'yes' }
  return [
    { path: '/rmaprocess/initiate', fields: lookUp },
    { path: `/rmaprocess/select-items?order=${orderId}`, fields: line },
    { path: `/rmaprocess/confirm?${selected}`, fields: { ...confirmed, key: randomUUID() } },
    { path: `/rmaprocess/print/${returnNumber}`, fields: lookUp },
    { path: `/rmaprocess/print/${returnNumber}`, fields: { op: 'sent', carrier: 'UPS', tracking: '1Z1' } },
    { path: `/rmaprocess/print/${returnNumber}`, fields: { op: 'photos', photos: 'x' } },
  ]
}

export function pagePaths({ orderId }: ShopperFixture): string[] {
  const own = [`/checkout/bank/${orderId}`, `/account/order/${orderId}`, '/checkout/success']
  const steps = ['/cart', '/checkout', '/checkout/shipping', '/checkout/payment', '/checkout/review']
  const account = [
    '/login',
    '/login/forgot',
    '/account/reset-password/none',
    '/account/confirm-email/none',
    '/account/add-order',
    '/account',
    '/account/settings',
    '/account/about-me',
    '/account/my-gyms',
    '/account/zeus-saved-design',
    '/account/orders',
    '/newsletter-signup',
    '/newsletter-error',
    '/preferences',
  ]
  const catalog = ['/', '/plates', '/iron-plate', '/power-bar', '/search', '/deals', '/new-gear', '/no-such-page']
  return [
    ...own,
    ...steps,
    ...account,
    ...catalog,
    '/theindex',
    '/theindex/gear-how-tos',
    '/theindex/gear-how-tos/x',
    '/theindex/ryourogue',
    '/theindex/ryourogue/submit',
    '/rogue-catalog',
    '/five-for-five',
    ...['initiate', 'select-items', 'confirm', 'print', 'print/R-100001/2026-11-27'].map(
      (step) => `/rmaprocess/${step}`,
    ),
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
  item: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5b.1.damaged.opened',
}
