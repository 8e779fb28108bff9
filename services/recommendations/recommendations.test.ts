import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recommendationWidgets, type RecommendationKind } from '#domain/recommendations/widgets.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { deleteOrderCounts, sweepPairs } from './repository.ts'
import { countOrders } from './count-orders.ts'
import { refreshRecommendations, refreshSimilar } from './refresh-similar.ts'

const shop = await openTestShop()
const { db } = shop

const bar = (id: number, price: number, onHand = 5) =>
  testProduct(id, `bar-${id}`, {
    facets: { use: ['powerlifting'] },
    related: id === 7001 ? ['bar-7004'] : [],
    variants: [
      testVariant(`REC-${id}`, { prices: priceEverywhere(price), stock: testStock({ onHand, backorder: 0 }) }),
    ],
  })
const products = [bar(7001, 30_000), bar(7002, 29_000), bar(7003, 31_000, 0), bar(7004, 90_000), bar(7005, 50_000)]
await db.transaction(async (tx) => {
  for (const product of products) await saveProduct(tx, product, () => null, testNow)
})
await refreshSimilar(db)

async function recommended(
  kind: RecommendationKind,
  sku: readonly string[],
  site: Site = 'USA',
  size = 12,
  handles: readonly string[] = [],
) {
  const reply = await shop.visit(site).call('POST /api/search-rec/3', {
    body: {
      data: {
        n_item: size,
        page_number: 1,
        widget: { rfkid: recommendationWidgets[kind] },
        context: { page: { uri: '/', sku: [...sku], product_group: [...handles] }, user: { user_id: '' } },
      },
    },
  })
  assert.deepEqual(
    [reply.widget.type, reply.content.product.n_item],
    ['recommendation', reply.content.product.value.length],
  )
  return reply.content.product.value.map(({ entity_id: id }) => id)
}
const own = (ids: readonly number[]) => ids.filter((id) => id >= 7001 && id <= 7005)

test('similar products are the closest matches that can be bought now, and never the product itself', async () => {
  assert.deepEqual(own(await recommended('similar', ['REC-7001'])), [7002, 7005, 7004])
  assert.deepEqual(await recommended('similar', ['NO-SUCH-SKU']), [])
})

test('the SKUs of any site identify the same products', async () => {
  assert.equal(own(await recommended('similar', ['EU-REC-7001'], 'EUR'))[0], 7002)
})

test('similar products can also be requested by product handle, which pages use', async () => {
  assert.deepEqual(
    await recommended('similar', [], 'USA', 12, ['bar-7001', 'none']),
    await recommended('similar', ['REC-7001']),
  )
})

test('a recommendations page has at most the requested number of products', async () => {
  assert.equal((await recommended('similar', ['REC-7001'], 'USA', 2)).length, 2)
})

test("a cart gets the merchant's related products even if no orders exist yet", async () => {
  const ids = await recommended('cart', ['REC-7001'])
  assert.equal(ids[0], 7004)
  assert.ok(!ids.includes(7002), 'a second bar')
  assert.deepEqual(await recommended('cart', []), [])
})

test('"for you" recommends popular products to a visitor without history', async () => {
  assert.ok((await recommended('forYou', [])).length > 0)
})

const listWith = statement<{ id: string }>(
  'test.list-with',
  `with made as (insert into list (site, type, guest_token) values ('USA', 'cart', gen_random_uuid()::text) returning id),
     lines as (insert into list_item (list_id, product_id, qty, options, children)
       select made.id, product_id, 1, '[]', '[]' from made, unnest($1::integer[]) as product_id)
   select id from made`,
)
const order = statement(
  'test.order',
  `with made as (insert into shop_order (id, site, guest_token, list_id, status, email, document, currency, amount, payment_type)
     values ($1, 'USA', 'g', $2, 'published', 'a@example.com', '{}', 'USD', 0, 'spreedly'))
   select 1`,
)
const exported = statement(
  'test.exported',
  "insert into fulfilment_export (order_id, site, kind, number) values ($1, 'USA', $2, $3)",
)
const counts = statement<{ id: number; orders: number; others: number[] }>(
  'test.counts',
  'select product_id as id, orders, others from bought_product order by product_id',
)

const renumber = statement('test.renumber', 'update fulfilment_export set number = number + 1000')
const lonePairs = statement<{ orders: number }>('test.lone-pairs', 'select orders from bought_pair where orders < 2')

let number = 0
async function paid(productIds: readonly number[]) {
  number += 1
  const [list] = await db.run(listWith, [productIds])
  const id = `1${String(number).padStart(8, '0')}`
  await db.run(order, [id, list!.id])
  await db.run(exported, [id, 'order', number])
  return id
}

test('products bought together are recommended for a cart; each order counts once, and a canceled order is subtracted', async () => {
  for (let n = 0; n < 2; n++) await paid([7001, 7005])
  const cancelled = await paid([7001, 7002])
  const moved = await paid([7001, 7002])
  for (const [id, kind] of [
    [cancelled, 'cancelled'],
    [moved, 'address'],
  ]) {
    number += 1
    await db.run(exported, [id, kind, number])
  }
  await countOrders(db)
  await countOrders(db)
  assert.deepEqual(await db.run(counts, []), [
    { id: 7001, orders: 3, others: [7005] },
    { id: 7002, orders: 1, others: [] },
    { id: 7005, orders: 2, others: [7001] },
  ])
  assert.deepEqual((await recommended('cart', ['REC-7001'])).slice(0, 2), [7005, 7004])
})

test('a new product has similar products after the hourly job', async () => {
  await db.transaction((tx) => saveProduct(tx, bar(7006, 30_500), () => null, testNow))
  assert.deepEqual(await recommended('similar', ['REC-7006']), [])
  await refreshRecommendations(db)
  assert.equal(own(await recommended('similar', ['REC-7006']))[0], 7001)
})

test('after a restore with new export numbers, every order is still counted once', async () => {
  const before = await db.run(counts, [])
  await db.run(renumber, [])
  number += 1_000
  await deleteOrderCounts(db)
  await countOrders(db)
  assert.deepEqual(await db.run(counts, []), before)
})

test('recommendation pairs from canceled orders are deleted, and isolated pairs are deleted after a year', async () => {
  await sweepPairs(db, testNow - 86_400_000)
  const lone = await db.run(lonePairs, [])
  assert.ok(lone.length > 0 && lone.every(({ orders }) => orders === 1))
  await sweepPairs(db, testNow + 86_400_000)
  assert.deepEqual(await db.run(lonePairs, []), [])
})

test('two processes that count orders concurrently count each order once', async () => {
  await paid([7004, 7005])
  await Promise.all([countOrders(db), countOrders(db)])
  const [row] = (await db.run(counts, [])).filter(({ id }) => id === 7004)
  assert.equal(row?.orders, 1)
})
