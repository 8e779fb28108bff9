import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { cookiesOf } from './identity/cookies.ts'
import { callInProcess } from './in-process.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { storeRoutes } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'

const shop = await openTestShop()
const calls = callInProcess(storeRoutes(shop.deps), {
  identify: createCallerIdentifier(shop.db),
  limit: async () => {},
})
const visitor = shop.visit()
const list = await cartWith(visitor, [{ productId: 7, qty: 1 }])
const call = calls({
  site: 'USA',
  origin: 'http://localhost:3000',
  now: shop.clock(),
  ip: '127.0.0.1',
  requestId: 'a-request',
  bearer: undefined,
  isOwnPage: true,
  cookies: cookiesOf(`cart_usa=${visitor.cookies.get('cart_usa')}`, false),
  isShared: false,
  tag: () => {},
})
const params = { id: list._id, itemId: list.items[0]!._id }
const refusedAt = (path: string, rule: string) => ({
  status: 400,
  code: 'invalid_request',
  details: { fields: [{ path, rule }] },
})

test('an idempotency key from a form is validated like one from a request', async () => {
  const open = (key: string) => call('POST /svc_list/lists', { body: { type: 'cart' }, key })
  await assert.rejects(open("' or 1=1 --"), refusedAt('headers.idempotency-key', 'format'))
  assert.equal((await open(randomUUID()))._id, list._id)
})

test('a list version from a form is validated like one from a request', async () => {
  const change = (version: number | 'any') =>
    call('PUT /svc_list/lists/{id}/items/{itemId}', { params, body: { qty: 2 }, version, key: randomUUID() })
  for (const version of [NaN, -1, 0.5, 2 ** 53]) {
    await assert.rejects(change(version), refusedAt('headers.if-match', 'format'))
  }
  assert.equal((await change('any')).items[0]!.qty, 2)
})

test('in-process form calls reject text that the database cannot store, as HTTP requests do', async () => {
  const body = { email: 'ann@example.com', password: 'a long enough password', firstname: 'A\u0000nn', lastname: 'Lee' }
  await assert.rejects(call('POST /svc_customer/customer', { body, key: randomUUID() }), refusedAt('body', 'json'))
})
