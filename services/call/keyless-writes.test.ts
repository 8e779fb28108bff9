import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSubmissionKey } from '#contract/client/submission-key.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { derivedKey } from './derived-key.ts'

const shop = await openTestShop()
const { db, clock } = shop
const age = statement('test.age', `update write_once set created_at = created_at - interval '4 seconds'`)
const plate = { productId: 8, qty: 1 }
type Cart = Awaited<ReturnType<typeof cartWith>>

async function send<Reply>({ fetch }: Visitor, method: string, path: string, body?: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  assert.ok(response.ok, `${response.status} ${method} ${path}`)
  return (await response.json()) as Reply
}
const quantities = ({ items }: Cart) => items.map(({ qty }) => qty)

test('a POST without an idempotency key gets a key derived from session, call, and body', () => {
  const scope: Scope = { site: 'USA', customerId: 7, groupId: 0, guestToken: null }
  const key = derivedKey(scope, 'a')
  assert.equal(isSubmissionKey(key), true)
  assert.equal(derivedKey(scope, 'a'), key)
  const others = [derivedKey(scope, 'b'), derivedKey({ ...scope, customerId: 8 }, 'a')]
  assert.equal(new Set([key, ...others]).size, 3)
})

test('a POST without an idempotency key that is sent twice within a few seconds adds its items once', async () => {
  const guest = shop.visit()
  const { _id } = await cartWith(guest, [{ productId: 7, qty: 1 }])
  const add = () => send<Cart>(guest, 'POST', `/svc_list/lists/${_id}/items`, { items: [plate] })
  clock.set(2_950)
  assert.deepEqual(quantities(await add()), [1, 1])
  clock.set(3_050)
  assert.deepEqual(quantities(await add()), [1, 1])
  await db.run(age, [])
  assert.deepEqual(quantities(await add()), [1, 2])
})

test('PUTs without an idempotency key can set a quantity, change it, and set the first quantity again', async () => {
  const guest = shop.visit()
  const { _id, items } = await cartWith(guest, [plate])
  const path = `/svc_list/lists/${_id}/items/${items[0]!._id}`
  for (const qty of [3, 4, 3]) assert.deepEqual(quantities(await send<Cart>(guest, 'PUT', path, { qty })), [qty])
  assert.deepEqual(quantities(await send<Cart>(guest, 'GET', `/svc_list/lists/${_id}`)), [3])
})

test('a DELETE without an idempotency key can empty a list again after an item was added', async () => {
  const guest = shop.visit()
  const { _id } = await cartWith(guest, [plate])
  const path = `/svc_list/lists/${_id}/items`
  await send(guest, 'DELETE', path)
  await send(guest, 'POST', path, { items: [plate] })
  assert.deepEqual(quantities(await send<Cart>(guest, 'DELETE', path)), [])
  assert.deepEqual(quantities(await send<Cart>(guest, 'GET', `/svc_list/lists/${_id}`)), [])
})

test('a PATCH without an idempotency key can make an address the default again after another one', async () => {
  const ann = await customerOf(shop)
  const path = '/svc_customer/customer/address'
  const forge = {
    firstname: 'Ann',
    lastname: 'Bell',
    telephone: '614 555 0101',
    street: ['12 Forge Street'],
    region: 'OH',
    postcode: '43215',
    countryId: 'US',
  }
  type Book = { _id: string; city: string; isDefaultShipping: boolean }[]
  await send<Book>(ann, 'POST', path, { ...forge, city: 'Columbus' })
  const book = await send<Book>(ann, 'POST', path, { ...forge, city: 'Dayton' })
  const defaultOf = (addresses: Book) =>
    addresses.filter(({ isDefaultShipping }) => isDefaultShipping).map(({ city }) => city)
  for (const city of ['Dayton', 'Columbus', 'Dayton']) {
    const { _id } = book.find((address) => address.city === city)!
    await send<Book>(ann, 'PATCH', `${path}/${_id}`, { isDefaultShipping: true })
    assert.deepEqual(defaultOf(await send<Book>(ann, 'GET', path)), [city])
  }
})
