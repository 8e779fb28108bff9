import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { customerOf } from './customer-for-tests.ts'

const shop = await openTestShop()
type Items = CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items']
const person = { recipientEmail: 'bob@example.com', recipientName: 'Bob', senderEmail: 'ann@example.com' }
const giftcard = { ...person, senderName: 'Ann', message: 'For your garage' }

async function wishing({ call }: Visitor, items: Items) {
  const { _id } = await call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  return call('POST /svc_list/lists/{id}/items', {
    params: { id: _id },
    body: { items },
    version: 'any',
    key: randomUUID(),
  })
}
const share = ({ call }: Visitor, id: string, isShared: boolean) =>
  call('PUT /svc_list/lists/{id}/metadata', {
    params: { id },
    body: { isShared },
    version: 'any',
    key: randomUUID(),
  })
const look = ({ call }: Visitor, urlKey: string) =>
  call('GET /svc_list/shared/{urlKey}', { params: { urlKey }, query: {} })

test('anyone with the key can read a shared wishlist with current names, prices, and stock [LIST-002, LIST-231]', async () => {
  const owner = await customerOf(shop, 'Robin')
  const { _id } = await wishing(owner, [{ productId: 7, qty: 2 }])
  const { metadata } = await share(owner, _id, true)
  const { firstname, lines, count } = await look(shop.visit(), metadata.urlKey!)
  const [line] = lines
  assert.deepEqual([firstname, count, line!.name, line!.shownPrice], ['Robin', 2, 'Iron Plate', 295])
  assert.deepEqual(line!.request, { productId: 7, qty: 2, options: {}, children: [], metadata: {} })
})

test('a shared wishlist reveals neither its owner nor a recipient', async () => {
  const owner = await customerOf(shop, 'Robin')
  const { _id, items } = await wishing(owner, [
    { productId: 7, qty: 1, metadata: { giftcard, redeem: 'earned-1', eventRegistration: { name: 'Robin Vale' } } },
  ])
  const { metadata } = await share(owner, _id, true)
  const { email } = await owner.call('GET /svc_customer/customer', {})
  const response = await shop.visit().fetch(`/svc_list/shared/${metadata.urlKey!}`)
  const text = await response.text()
  assert.deepEqual(Object.keys(JSON.parse(text) as object).toSorted(), [
    'count',
    'firstname',
    'lines',
    'shownSubtotal',
    'vatCountry',
  ])
  for (const secret of [email, _id, items[0]!._id, 'bob@example.com', 'Bob', 'Vale', 'earned-1', 'garage', 'Lee']) {
    assert.ok(!text.includes(secret), secret)
  }
  assert.ok(text.includes('Iron Plate'))
})

test('a sharing key has 128 random bits, is stable while shared, and changes when the list is shared again', async () => {
  const owner = await customerOf(shop)
  const { _id } = await wishing(owner, [{ productId: 7, qty: 1 }])
  const first = (await share(owner, _id, true)).metadata.urlKey!
  assert.match(first, /^[\w-]{22}$/)
  assert.equal((await share(owner, _id, true)).metadata.urlKey, first)
  assert.equal((await share(owner, _id, false)).metadata.urlKey, undefined)
  const second = (await share(owner, _id, true)).metadata.urlKey!
  assert.notEqual(second, first)
  await assert.rejects(look(shop.visit(), first), { status: 404 })
})

test('unknown, private, and deleted wishlists get the same response', async () => {
  const owner = await customerOf(shop)
  const withdrawn = await wishing(owner, [{ productId: 7, qty: 1 }])
  const key = (await share(owner, withdrawn._id, true)).metadata.urlKey!
  const outcomeOf = async (urlKey: string, site: 'USA' | 'CAN' = 'USA') => {
    const response = await shop.visit(site).fetch(`/svc_list/shared/${urlKey}`)
    return [response.status, await response.text()]
  }
  const missing = [404, '{"error":{"code":"list_not_found","message":"list_not_found"}}']
  assert.deepEqual(await outcomeOf(key, 'CAN'), missing)
  await share(owner, withdrawn._id, false)
  assert.deepEqual(await outcomeOf(key), missing)
  const again = (await share(owner, withdrawn._id, true)).metadata.urlKey!
  await owner.call('DELETE /svc_list/lists/{id}', {
    params: { id: withdrawn._id },
    version: 'any',
    key: randomUUID(),
  })
  for (const urlKey of [again, 'Zm9vYmFyYmF6cXV4cXV1eA', 'x']) assert.deepEqual(await outcomeOf(urlKey), missing)
})

test('only the owner can share a list, and only a wishlist [LIST-231]', async () => {
  const [owner, other] = [await customerOf(shop), await customerOf(shop)]
  const { _id } = await wishing(owner, [{ productId: 7, qty: 1 }])
  await assert.rejects(share(other, _id, true), { status: 404, code: 'list_not_found' })
  const cart = await owner.call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  await assert.rejects(share(owner, cart._id, true), { status: 422, code: 'not_shareable' })
})

test("at login, a guest's wishlist product is added to the customer's wishlist once, with its quantity [LIST-209]", async () => {
  const guest = shop.visit()
  const body = { items: [{ productId: 9, qty: 2, children: [{ productId: 901, qty: 1 }] }] }
  await guest.call('POST /svc_list/wanted', { body, key: randomUUID() })
  const wished = async (visitor: Visitor) =>
    (await visitor.call('GET /svc_list/lists', { query: {} }))
      .filter(({ type }) => type === 'wishlist')
      .flatMap(({ items }) => items.map(({ productId, qty, children }) => [productId, children[0]?.productId, qty]))
  const customer = await customerOf(shop, 'Ann', guest)
  assert.deepEqual(await wished(customer), [[9, 901, 2]])
  const { email } = await customer.call('GET /svc_customer/customer', {})
  await customer.call('POST /svc_session/session/logout', { key: randomUUID() })
  await customer.call('POST /svc_session/session/login', {
    body: { email, password: 'a long enough password' },
    key: randomUUID(),
  })
  assert.deepEqual(await wished(customer), [[9, 901, 2]])
})

test('the view of a list with prices is returned only to its owner', async () => {
  const [owner, other] = [await customerOf(shop), await customerOf(shop)]
  const { _id: id } = await wishing(owner, [{ productId: 7, qty: 2 }])
  const view = await owner.call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} })
  assert.deepEqual([view.lines[0]!.name, view.shownSubtotal], ['Iron Plate', 590])
  await assert.rejects(other.call('GET /svc_list/lists/{id}/view', { params: { id }, query: {} }), { status: 404 })
})

test('a product added to the wishlist by a logged-in customer is on the list immediately', async () => {
  const customer = await customerOf(shop)
  await customer.call('POST /svc_list/wanted', { body: { items: [{ productId: 7, qty: 1 }] }, key: randomUUID() })
  const [list] = await customer.call('GET /svc_list/lists', { query: {} })
  assert.deepEqual([list!.type, list!.items.map(({ productId }) => productId)], ['wishlist', [7]])
})
