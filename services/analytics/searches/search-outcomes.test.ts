import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata } from '#domain/analytics/item-metadata.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { statement } from '#platform/database.ts'
import { addSearches } from '#services/search/history/repository.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { openIngest } from '../ingest-for-tests.ts'
import { analyticsJobs } from '../jobs.ts'
import { analyticsData } from '../privacy-steps.ts'
import { createEventStore } from '../store-events.ts'
import { storeOutcomes } from './repository.ts'

const shop = await openTestShop([])
const { db, clock } = shop
const { sendFromPage } = await openIngest(shop)
const store = createEventStore(db, [])
const item = itemMetadata(itemForTests())
const product = { ...item, flags: [...item.flags], categories: [...item.categories] }
const phrases = ['power bar', 'Plates', 'ann@shop.example', 'bench']
let number = 0

async function send(visitId: string, tabId: string, event: string, properties: object): Promise<void> {
  const context = { visitId, tabId, locale: 'en-US' }
  const message = { type: 'track', event, messageId: `m-${++number}`, anonymousId: visitId, context, properties }
  assert.equal((await sendFromPage([message], chooseAll(true))).status, 200)
}

const search = (visitId: string, tabId: string, searchTerm: string) =>
  send(visitId, tabId, 'search', { searchTerm, searchType: 'results', numSearchResults: 3 })
const click = (visitId: string, tabId: string, listId = 'search') =>
  send(visitId, tabId, 'productClick', { product, listName: 'search', listId, position: 0, page: 1 })

/** Stores a visit's purchase event, as the server does. */
async function buy(visitId: string, userId: string | null = null): Promise<void> {
  const ids = { messageId: `p-${++number}`, anonymousId: visitId, userId, visitId, tabId: null, cartId: null }
  const base = { at: clock(), site: 'USA', source: 'server', type: 'track', name: 'purchase' } as const
  const order = { orderId: `order-${number}`, totals: { grandTotalIncludingTax: 5 }, items: [] }
  await store([{ ...base, ...ids, properties: { order }, context: {}, integrations: {} }], clock())
}

const countNow = () =>
  analyticsJobs.scheduled!['search_outcomes_count']!.run({
    db,
    clock: () => clock() + 31_000,
    report: assert.ifError,
    siteUrl: () => 'https://shop.example',
  })

interface Outcome {
  phrase: string
  searches: number
  clicked: number
  clicks: number
  orders: number
}

const counted = statement<Outcome>(
  'test.search-outcomes',
  `select phrase, sum(searches)::integer as searches, sum(clicked)::integer as clicked, sum(clicks)::integer as clicks,
     sum(orders)::integer as orders
   from search_outcome where site = 'USA' group by phrase order by phrase`,
)
// Computes the expected outcomes directly from the stored events, without the code under test.
const expected = statement<Outcome>(
  'test.search-outcomes-of-events',
  `with searched as (
     select number, visit_id, tab_id, lower(properties->>'searchTerm') as phrase from analytics_event
     where name = 'search'),
   clicked as (
     select s.phrase, s.number from analytics_event c cross join lateral (
       select phrase, number from searched
       where visit_id = c.visit_id and tab_id = c.tab_id and number < c.number order by number desc limit 1) s
     where c.name = 'productClick' and c.properties->>'listId' = 'search'),
   ordered as (
     select distinct s.phrase, s.visit_id from searched s join analytics_event p
       on p.name = 'purchase' and p.visit_id = s.visit_id and p.number > s.number)
   select phrase, count(*)::integer as searches,
     (select count(distinct number)::integer from clicked where clicked.phrase = searched.phrase) as clicked,
     (select count(*)::integer from clicked where clicked.phrase = searched.phrase) as clicks,
     (select count(*)::integer from ordered where ordered.phrase = searched.phrase) as orders
   from searched where phrase <> '' group by phrase order by phrase`,
)

test('searches, clicks, and orders by phrase equal the stored events, regardless of how often they are counted', async () => {
  for (let step = 0; step < 120; step += 1) {
    const visitId = `visit-${(step * 7) % 11}`
    const tabId = `tab-${step % 2}`
    const kind = (step * 5) % 9
    if (kind < 4) await search(visitId, tabId, phrases[(step * 3 + kind) % phrases.length]!)
    else if (kind < 7) await click(visitId, tabId, kind === 6 ? 'searchPreview' : 'search')
    else if (kind === 7) await buy(visitId)
    else await click(visitId, tabId, '12')
    if (step % 25 === 0) await countNow()
  }
  await countNow()
  await countNow()
  const found = await db.run(counted, [])
  assert.deepEqual(found, await db.run(expected, []))
  assert.ok(found.every(({ clicked, orders }) => clicked > 0 && orders > 0))
  assert.deepEqual(
    found.map(({ phrase }) => phrase),
    ['bench', 'plates', 'power bar'],
  )
})

test('the list of searches has the click rate and the orders of each phrase', async () => {
  const count = { site: 'USA', language: 'en', phrase: 'bench', searches: 50, results: 3, isPartial: false } as const
  await addSearches(db, [{ ...count, lastAt: clock() }], clock())
  const headers = { authorization: `Bearer ${testStaffToken}` }
  const response = await shop.visit().fetch('/svc_search/searches?site=USA&days=1', { headers })
  const { searches } = (await response.json()) as { searches: (Outcome & { measured: number })[] }
  const bench = (await db.run(counted, [])).find(({ phrase }) => phrase === 'bench')!
  const { phrase, measured, clicked, clicks, orders } = searches[0]!
  assert.deepEqual([phrase, measured, clicked, clicks, orders], ['bench', ...Object.values(bench).slice(1)])
})

test('the search term report has the same figures by phrase as the list of searches, and their sums', async () => {
  const { visitor } = await createStaffMember(shop, { email: 'olga@store.example' })
  const day = new Date(clock()).toISOString().slice(0, 10)
  const input = { params: { report: 'searches' as const }, query: { from: day, to: day, site: 'USA' as const } }
  const { rows, totals } = (await visitor.call('GET /svc_admin/reports/{report}', input)).sites[0]!
  const outcomes = await db.run(counted, [])
  const figuresOf = ({ searches, clicked, clicks, orders }: Omit<Outcome, 'phrase'>) => [
    searches,
    clicked,
    clicks,
    orders,
  ]
  const reported = ({
    measuredSearches,
    clickedSearches,
    searchClicks,
    searchOrders,
  }: (typeof rows)[number]['figures']) => [measuredSearches, clickedSearches, searchClicks, searchOrders]
  assert.deepEqual(
    rows
      .toSorted((left, right) => (left.label < right.label ? -1 : 1))
      .map(({ label, figures }) => [label, ...reported(figures)]),
    outcomes.map((outcome) => [outcome.phrase, ...figuresOf(outcome)]),
  )
  const sum = (name: 'searches' | 'clicked' | 'clicks' | 'orders') =>
    outcomes.reduce((total, outcome) => total + outcome[name], 0)
  assert.deepEqual(reported(totals), [sum('searches'), sum('clicked'), sum('clicks'), sum('orders')])
})

test('a click and an order may be counted in a later run than their search', async () => {
  await search('visit-later', 'tab-0', 'squat rack')
  await countNow()
  await click('visit-later', 'tab-0')
  await countNow()
  await buy('visit-later')
  await countNow()
  const found = (await db.run(counted, [])).find(({ phrase }) => phrase === 'squat rack')
  assert.deepEqual(found, { phrase: 'squat rack', searches: 1, clicked: 1, clicks: 1, orders: 1 })
})

const fill = statement(
  'test.fill-outcomes',
  `insert into search_outcome (site, language, phrase, day, searches, clicked, clicks, orders)
   select 'GBR', 'en', 'phrase ' || n, $1::date, 1, 0, 0, 0 from generate_series(1, 5000) n`,
)
const outcomesOf = statement<{ phrase: string; clicks: number }>(
  'test.outcomes-of-site',
  `select phrase, clicks from search_outcome where site = 'GBR' and (phrase = 'new phrase' or clicks > 0)`,
)

test('a site counts at most 5,000 search phrases a day, and still counts clicks for stored phrases', async () => {
  const day = new Date(clock()).toISOString().slice(0, 10)
  await db.run(fill, [day])
  const outcome = { site: 'GBR', language: 'en', day, searches: 1, clicked: 1, clicks: 1, orders: 0 } as const
  const outcomes = ['new phrase', 'phrase 7'].map((phrase) => ({ ...outcome, phrase }))
  await db.transaction((tx) => storeOutcomes(tx, { searches: [], outcomes }))
  // A click on a phrase that was never stored.
  const later = { ...outcome, phrase: 'new phrase', searches: 0, clicked: 0 }
  await db.transaction((tx) => storeOutcomes(tx, { searches: [], outcomes: [later] }))
  assert.deepEqual(await db.run(outcomesOf, []), [{ phrase: 'phrase 7', clicks: 1 }])
})

const left = statement<{ count: number }>(
  'test.visit-searches',
  'select count(*)::integer as count from visit_search where visit_id = any($1)',
)

test('the searches of a deleted customer’s visits are deleted, but their counts remain', async () => {
  await search('visit-of-ann', 'tab-0', 'kettlebell')
  await buy('visit-of-ann', '7100')
  await countNow()
  assert.deepEqual(await db.run(left, [['visit-of-ann']]), [{ count: 1 }])
  await db.transaction((tx) => analyticsData.forget(tx, { id: 7100, email: 'ann@example.com' }, []))
  assert.deepEqual(await db.run(left, [['visit-of-ann']]), [{ count: 0 }])
  assert.ok((await db.run(counted, [])).some(({ phrase }) => phrase === 'kettlebell'))
})

const stored = statement<{ counts: number; visits: number }>(
  'test.stored-outcomes',
  `select (select count(*) from search_outcome)::integer as counts, (select count(*) from visit_search)::integer as visits`,
)

test("visits' searches are deleted after two days, and search counts after 90 days", async () => {
  const sweep = () =>
    analyticsJobs.scheduled!['analytics_days']!.run({ db, clock, report: assert.ifError, siteUrl: () => '' })
  clock.advance(3 * 86_400_000)
  await sweep()
  const [after] = await db.run(stored, [])
  assert.ok(after!.counts > 0 && after!.visits === 0)
  clock.advance(90 * 86_400_000)
  await sweep()
  assert.deepEqual(await db.run(stored, []), [{ counts: 0, visits: 0 }])
})
