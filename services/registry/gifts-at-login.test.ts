import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { publishOrder } from '#services/orders/publish.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { registryOf, reviewGift, addTestGift } from './registry-for-tests.ts'

const shop = await openTestShop()
const wishes = [
  { productId: 7, qty: 9 },
  { productId: 8, qty: 4 },
]

const choose = ({ call }: Visitor, listId: string) =>
  call('PUT /svc_checkout/chosen', { body: { listId }, key: randomUUID() })

async function accountOf(buyer = shop.visit()) {
  const account = { email: `${randomUUID()}@example.com`, password: 'a long enough password' }
  const body = { ...account, firstname: 'Ann', lastname: 'Lee' }
  await buyer.call('POST /svc_customer/customer', { body, key: randomUUID() })
  return {
    buyer,
    logIn: () => buyer.call('POST /svc_session/session/login', { body: account, key: randomUUID() }),
    logOut: () => buyer.call('POST /svc_session/session/logout', { key: randomUUID() }),
  }
}
/** Lets another shopper buy one unit. Gift lines added afterwards store the new counts. */
async function buyOne(urlKey: string, line: number) {
  const other = shop.visit()
  const { body } = await reviewGift(shop, other, await addTestGift(other, urlKey, 1, line))
  await publishOrder(shop.deps, (await placeTestOrder(other, body)).orderId)
}
const openGifts = async ({ call }: Visitor) =>
  (await call('GET /svc_list/lists', { query: { active: 'true' } })).flatMap(({ type, items }) =>
    type === 'registryPurchase' ? [items.map(({ productId, qty }) => [productId, qty])] : [],
  )

test('at login, a registry gift on several lines with different counts retains all its units [LIST-232, REGISTRY-203]', async () => {
  const { urlKey } = await registryOf(await customerOf(shop), wishes)
  const { buyer, logIn, logOut } = await accountOf()
  await logIn()
  await addTestGift(buyer, urlKey, 2)
  await buyOne(urlKey, 0)
  await addTestGift(buyer, urlKey, 1)
  await addTestGift(buyer, urlKey, 1, 1)
  await buyOne(urlKey, 1)
  await addTestGift(buyer, urlKey, 1, 1)
  await logOut()
  await addTestGift(buyer, urlKey, 1)
  await logIn()
  assert.deepEqual(await openGifts(buyer), [
    [
      [7, 4],
      [8, 2],
    ],
  ])
})

test("a customer's chosen gift list remains chosen after a guest's gifts are merged into it [LIST-232]", async () => {
  const { urlKey } = await registryOf(await customerOf(shop), wishes)
  const { buyer, logIn, logOut } = await accountOf()
  await logIn()
  await choose(buyer, await addTestGift(buyer, urlKey, 1))
  await logOut()
  const listId = await addTestGift(buyer, urlKey, 1)
  await logIn()
  assert.deepEqual(await buyer.call('GET /svc_checkout/chosen', {}), { listId, kind: 'gift' })
})
