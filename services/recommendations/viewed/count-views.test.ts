import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recommendationWidgets } from '#domain/recommendations/widgets.ts'
import { statement } from '#platform/database.ts'
import { readProductViews } from '#services/analytics/steps.ts'
import { priceEverywhere, testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { countViews } from './count-views.ts'
import { recommendationJobs } from '../jobs.ts'
import { addSightings, lockViewCounter } from './repository.ts'

const bar = (id: number) =>
  testProduct(id, `bar-${id}`, { variants: [testVariant(`VIEW-${id}`, { prices: priceEverywhere(30_000) })] })
const ids = Array.from({ length: 35 }, (_, index) => 8001 + index)
const shop = await openTestShop(ids.map(bar))
const { db } = shop

const openDay = statement('test.open-day', 'select analytics_open_day($1::date)')
const view = statement(
  'test.view',
  `insert into analytics_event (day, message_id, received_at, at, site, source, type, name, visit_id, properties, context,
     integrations, anonymous_id, network)
   select ($1::timestamptz)::date, gen_random_uuid()::text, $1::timestamptz, $1::timestamptz, 'USA', $2, 'track', $3, $4, jsonb_build_object('baseSku', sku), '{}', '{}', $6, $7
   from unnest($5::text[]) as sku`,
)
const stored = statement<{ id: number; visits: number; others: number[] }>(
  'test.viewed',
  'select product_id as id, visits, others from viewed_product order by product_id',
)

const locked = statement<{ name: string }>(
  'test.locked-days',
  `select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
   where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relname ~ '^analytics_event_[0-9]+$' order by 1`,
)

interface Visit {
  source?: string
  name?: string
  secondsAgo?: number
  browser?: string
  network?: number
}
let visits = 0
async function visit(
  viewed: readonly number[],
  { source = 'storefront', name = 'productDetailView', secondsAgo = 60, browser, network }: Visit = {},
) {
  visits += 1
  const at = new Date(testNow - secondsAgo * 1000)
  const skus = viewed.map((id) => `VIEW-${id}`)
  await db.run(view, [at, source, name, `visit-${visits}`, skus, browser ?? `browser-${visits}`, network ?? visits])
}
await db.run(openDay, [new Date(testNow - 60_000)])
await db.run(openDay, [new Date(testNow)])

test('products viewed by five browsers are related; each visit counts once, and crawlers and foreign sources do not count', async () => {
  for (let n = 0; n < 5; n++) await visit([8001, 8002, 8001], { source: n === 0 ? 'search' : 'storefront' })
  for (let n = 0; n < 4; n++) await visit([8001, 8003])
  for (let n = 0; n < 3; n++) {
    await visit(ids)
    await visit([8001, 8004], { source: 'warehouse' })
    await visit([8001, 8004], { name: 'productListView' })
    await visit([8001, 8004], { secondsAgo: 10 })
  }
  await visit([8001, 9999])
  await countViews(db, testNow)
  await countViews(db, testNow)
  assert.deepEqual(await db.run(stored, []), [
    { id: 8001, visits: 10, others: [8002] },
    { id: 8002, visits: 5, others: [8001] },
    { id: 8003, visits: 4, others: [] },
  ])
})

test('a product page recommends products viewed in the same visits', async () => {
  const body = {
    data: {
      widget: { rfkid: recommendationWidgets.similar },
      context: { page: { uri: '/bar-8001', product_group: ['bar-8001'] }, user: {} },
    },
  }
  const { content } = await shop.visit().call('POST /api/search-rec/3', { body })
  assert.deepEqual(
    content.product.value.map(({ entity_id: id }) => id),
    [8002],
  )
})

test('invented visits do not relate products, because each network counts once a day and each browser once', async () => {
  for (let n = 0; n < 6; n++) await visit([8010, 8011], { network: 555 })
  for (let n = 0; n < 6; n++) await visit([8012, 8013], { browser: 'one-browser' })
  await countViews(db, testNow)
  // These visits repeat pairs that are already in the table.
  await visit([8010, 8011], { network: 555 })
  await visit([8012, 8013], { browser: 'one-browser' })
  await countViews(db, testNow)
  const counted = (await db.run(stored, [])).filter(({ id }) => id >= 8010)
  assert.deepEqual(
    counted,
    [8010, 8011, 8012, 8013].map((id) => ({ id, visits: 1, others: [] })),
  )
})

test('product sightings are deleted after a month', async () => {
  const sightingOf = (daysAgo: number) => ({
    id: 8020,
    other: 8021,
    visitor: daysAgo,
    network: daysAgo,
    day: new Date(testNow - daysAgo * 86_400_000).toISOString().slice(0, 10),
  })
  await db.transaction(async (tx) => addSightings(tx, [29, 30, 31, 32].map(sightingOf)))
  const sweep = recommendationJobs.scheduled!['similar_products_refresh']!
  await sweep.run({ db, clock: () => testNow, report: assert.ifError })
  const left = statement<{ visitor: number }>(
    'test.sightings-left',
    'select visitor from viewed_sighting where product_id = 8020 and other_id = 8021 order by visitor',
  )
  assert.deepEqual(await db.run(left, []), [{ visitor: 29 }, { visitor: 30 }])
})

test('counting views reads only the days since the last counted view and the day before', async () => {
  const dayMs = 86_400_000
  const dayOf = (ago: number) => new Date(testNow - ago * dayMs).toISOString().slice(0, 10)
  for (const ago of [20, 2, 1]) await db.run(openDay, [dayOf(ago)])
  await visit([8001, 8002])
  await countViews(db, testNow)
  const names = await db.transaction(async (tx) => {
    await readProductViews(tx, { after: await lockViewCounter(tx), limit: 10, now: testNow })
    return (await tx.run(locked, [])).map(({ name }) => name)
  })
  const parts = [1, 0].map((ago) => `analytics_event_${dayOf(ago).replaceAll('-', '')}`)
  assert.deepEqual(names, parts)
})
