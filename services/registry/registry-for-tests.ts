import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { addresses, updateTestCheckout, orderBody } from '#services/testing/orders-for-tests.ts'
import type { TestShop, Visitor } from '#services/testing/shop-for-tests.ts'

type Items = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']
type Change = CallInput<Store, 'PUT /svc_registry/registries/{id}'>['body']

export const about = {
  title: 'Our first gym',
  eventType: 'wedding' as const,
  eventDate: '2027-06-12',
  firstname: 'Robin',
  lastname: 'Vale',
  coRegistrant: 'Sam Reed',
  message: 'Come and lift.',
}
/** The gift address. Buyers must not see the street, postcode, or phone. */
export const home = {
  ...addresses.USA,
  firstname: 'Robin',
  lastname: 'Vale',
  street: ['77 Hidden Lane'],
  apartment: 'Cellar',
  telephone: '614 555 7777',
  postcode: '43085',
}

export function change({ call }: Visitor, id: string, body: Change) {
  return call('PUT /svc_registry/registries/{id}', { params: { id }, body, key: randomUUID() })
}

/** Creates a registry with items, public by default. */
export async function registryOf(owner: Visitor, items: Items, overrides: Change = {}) {
  const { call } = owner
  const { _id: id } = await call('POST /svc_list/lists', {
    body: { type: 'registry', metadata: { registry: { title: about.title } } },
    key: randomUUID(),
  })
  await call('POST /svc_list/lists/{id}/items', { params: { id }, body: { items }, version: 'any', key: randomUUID() })
  const own = await change(owner, id, { about, address: home, privacy: 'public', ...overrides })
  return { id, urlKey: own.urlKey!, code: own.code! }
}

export const viewRegistry = ({ call }: Visitor, urlKey: string) =>
  call('GET /svc_registry/shared/{urlKey}', { params: { urlKey }, query: {} })

/** Adds units from a line to the buyer's gift list, as the registry page does. */
export async function addTestGift(buyer: Visitor, urlKey: string, qty = 1, index = 0) {
  const { registryId, lines } = await viewRegistry(buyer, urlKey)
  const { request, wanted, purchased, priority } = lines[index]!
  const { _id: id } = await buyer.call('POST /svc_list/lists', {
    body: { type: 'registryPurchase', metadata: { registry: { registryId, urlKey } } },
    key: randomUUID(),
  })
  const registry = { registryId, wanted, purchased: purchased ?? 0, priority }
  await buyer.call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body: { items: [{ ...request, qty, metadata: { ...request.metadata, registry } }] },
    version: 'any',
    key: randomUUID(),
  })
  return id
}

const billing = { ...addresses.USA, firstname: 'Ann', lastname: 'Lee' }

/** Brings a gift list to the review step. */
export async function reviewGift(shop: TestShop, buyer: Visitor, listId: string, comments = '') {
  const checkout = await updateTestCheckout(buyer, listId, {
    shippingAddress: { email: 'ann@example.com' },
    billingAddress: billing,
    paymentToken: await shop.cardToken(),
    comments,
  })
  return { checkout, body: { ...orderBody('USA', checkout), comments } }
}
