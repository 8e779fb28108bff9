import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { updateTestCheckout, orderBody, placeTestOrder } from '#services/testing/orders-for-tests.ts'
import { registryOf, reviewGift, addTestGift } from '#services/registry/registry-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { customerOf } from './customer-for-tests.ts'

const shop = await openTestShop()
const change = await readFile(new URL('../../db/migrations/0143-one-list-of-gifts.sql', import.meta.url), 'utf8')
const wishes = [
  { productId: 7, qty: 9 },
  { productId: 8, qty: 4 },
]
const registry = async () => (await registryOf(await customerOf(shop), wishes)).urlKey
const forget = statement('test.forget-index', 'drop index one_list_of_gifts')
const lineOf = statement(
  'test.gift-line',
  `insert into list_item (list_id, product_id, qty, options, children, metadata)
   select $2, product_id, $3, options, children, jsonb_set(metadata, '{registry,purchased}', '1') from list_item
   where list_id = $1 order by position limit 1`,
)
const setChosen = statement('test.choose', 'update list set chosen_at = $2::timestamptz where id = $1')
const readRows = statement<{ id: string; isActive: boolean; version: number; chosenAt: string | null }>(
  'test.gift-lists',
  `select id, is_active as "isActive", version, to_char(chosen_at, 'YYYY') as "chosenAt" from list where id = any($1) order by id`,
)
const rowsOf = async (...ids: string[]) => {
  const rows = new Map((await shop.db.run(readRows, [ids])).map((row) => [row.id, row]))
  return ids.map((id) => rows.get(id)!)
}
const linesOf = async ({ call }: Visitor, id: string) =>
  (await call('GET /svc_list/lists/{id}', { params: { id } })).items.map(({ productId, qty }) => [productId, qty])
const openLists = async ({ call }: Visitor) =>
  (await call('GET /svc_list/lists', { query: { active: 'true' } })).filter(({ type }) => type === 'registryPurchase')

/** Migrates the data that `before` creates to one gift list per registry. */
async function broughtForward(before: () => Promise<void>) {
  await shop.db.run(forget, [])
  await before()
  await shop.db.transaction((tx) => tx.script(change))
}
async function challenged(buyer: Visitor, listId: string) {
  const { checkout } = await reviewGift(shop, buyer, listId)
  const paymentToken = await shop.cardToken('4000000000002503')
  const { draft } = checkout
  const again = await updateTestCheckout(buyer, listId, { billingAddress: draft.billingAddress, paymentToken })
  return placeTestOrder(buyer, orderBody('USA', again))
}
async function respond(
  buyer: Visitor,
  { orderId, payment }: Awaited<ReturnType<typeof challenged>>,
  answer: 'yes' | 'no',
) {
  const body = new URLSearchParams({ answer })
  await fetch(`${shop.sandboxUrl}/__sandbox/challenge/${payment.transactionToken!}`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  await buyer
    .call('POST /svc_checkout/order/{orderId}/payment-details', { params: { orderId }, body: {}, key: randomUUID() })
    .catch(() => {})
}

test('a migration merges open gift lists into one line per gift, with the latest choice time and a new version', async () => {
  const urlKey = await registry()
  const [buyer, other] = [shop.visit(), shop.visit()]
  let [first, second, alone] = ['', '', '']
  await broughtForward(async () => {
    first = await addTestGift(buyer, urlKey, 2)
    second = await addTestGift(buyer, urlKey, 1, 1)
    await shop.db.run(lineOf, [first, second, 3])
    await shop.db.run(lineOf, [second, second, 1])
    await shop.db.run(setChosen, [first, '2024-01-01'])
    await shop.db.run(setChosen, [second, '2025-01-01'])
    alone = await addTestGift(other, urlKey)
  })
  const [untouched] = await rowsOf(alone)
  assert.deepEqual(await linesOf(buyer, first), [
    [7, 5],
    [8, 2],
  ])
  const [open, closed] = await rowsOf(first, second)
  assert.deepEqual([open!.isActive, open!.chosenAt, closed!.isActive, closed!.chosenAt], [true, '2025', false, null])
  assert.ok(open!.version === 3 && closed!.version === 3)
  assert.deepEqual([untouched!.isActive, untouched!.version], [true, 2])
  assert.deepEqual(await linesOf(buyer, second), [])
})

for (const [answer, pieces] of [
  ['no', 3],
  ['yes', 0],
] as const)
  test(`two pending gift lists merge, and the merged list keeps the gifts of failed payments: ${answer}`, async () => {
    const urlKey = await registry()
    const buyer = shop.visit()
    const orders: Awaited<ReturnType<typeof challenged>>[] = []
    await broughtForward(async () => {
      for (const qty of [1, 2]) orders.push(await challenged(buyer, await addTestGift(buyer, urlKey, qty)))
    })
    assert.equal((await openLists(buyer)).length, 1)
    for (const order of orders) await respond(buyer, order, answer)
    const items = (await openLists(buyer)).flatMap((list) => list.items)
    assert.equal(
      items.reduce((sum, { qty }) => sum + qty, 0),
      pieces,
    )
  })
