import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { analyticsOrder, eventOrder } from '#domain/analytics/event-order.ts'
import { orderForTests } from '#domain/analytics/item-for-tests.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { statement } from '#platform/database.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import { openIngest } from '../ingest-for-tests.ts'
import { createEventStore } from '../store-events.ts'
import { countExperiments } from './count-experiments.ts'
import { lockCounter, sweepVisitors } from './repository.ts'

const shop = await openTestShop([])
const { db, clock, visitOffice } = shop
const { sendFromPage, send } = await openIngest(shop)
const setFlag = statement('test.set-flag', 'insert into flag (key, feature) values ($1, $2)')
const changeFlag = statement('test.change-flag', 'update flag set feature = $2 where key = $1')
const rules = [
  {
    key: 'header',
    name: 'Header',
    variations: [false, true],
    meta: [{ key: 'old' }, { key: 'new', name: 'New header' }],
  },
]
await db.run(setFlag, ['picture_in_picture', JSON.stringify({ defaultValue: false, rules })])

let messages = 0
const view = (anonymousId: string, variationId: string, experiment = 'header') => ({
  type: 'track',
  messageId: `view-${(messages += 1)}`,
  event: 'experimentView',
  anonymousId,
  properties: { experiment, variationId },
})
const consent = { ...chooseAll(false), performance: true }
const see = async (...views: object[]) => assert.equal((await sendFromPage(views, consent)).status, 200)

let orders = 0
const store = createEventStore(db, [])
/** Stores the purchase event for a browser's order, as the server does. `total` is in minor units. */
async function buy(anonymousId: string, total = 29_500): Promise<void> {
  const facts = orderForTests()
  const order = analyticsOrder({ ...facts, totals: { ...facts.totals, grandTotalIncludingTax: total } })
  const event = {
    messageId: `purchase.${(orders += 1)}`,
    at: clock(),
    site: 'USA' as const,
    source: 'server',
    type: 'track',
    name: 'purchase',
    anonymousId,
    userId: null,
    visitId: null,
    tabId: null,
    cartId: null,
    properties: { order: eventOrder(order) },
    context: {},
    integrations: {},
  }
  await store([event], clock())
}

/** Counts the events received more than half a minute ago. */
async function count() {
  clock.advance(31_000)
  await countExperiments(db, clock())
}

async function report() {
  const response = await visitOffice().fetch('/svc_admin/experiments', {
    headers: { authorization: `Bearer ${testStaffToken}` },
  })
  assert.equal(response.status, 200)
  const { experiments } = (await response.json()) as Reply<Store, 'GET /svc_admin/experiments'>
  assert.deepEqual(
    experiments.map(({ key, name, flag }) => [key, name, flag]),
    [['header', 'Header', 'picture_in_picture']],
  )
  return experiments[0]!.sites
}
const armsOf = (sites: Awaited<ReturnType<typeof report>>) =>
  sites[0]!.variations.map(({ id, visitors, buyers, orders, revenue }) => ({ id, visitors, buyers, orders, revenue }))

test('an experiment counts visitors, buyers, orders, and revenue for each variation, and each event once', async () => {
  assert.deepEqual(await report(), [])
  await buy('browser-early')
  clock.advance(1_000)
  await see(view('browser-1', 'old'), view('browser-1', 'old'), view('browser-2', 'old'), view('browser-3', 'new'))
  await see(view('browser-early', 'new'))
  await count()
  clock.advance(1_000)
  const [one, two, more] = [29_500, 65_425, 1]
  await buy('browser-1', one)
  await buy('browser-3', two)
  await buy('browser-3', more)
  await buy('browser-unknown')
  await count()
  await count()
  const sites = await report()
  assert.deepEqual(armsOf(sites), [
    { id: 'old', visitors: 2, buyers: 1, orders: 1, revenue: one },
    { id: 'new', visitors: 2, buyers: 1, orders: 2, revenue: two + more },
  ])
  const [site, ...others] = sites
  assert.deepEqual(others, [])
  assert.deepEqual([site!.site, site!.currency, site!.mixedVisitors, site!.sampleRatio], ['USA', 'USD', 0, null])
  assert.deepEqual(
    site!.variations.map((arm) => [arm.name, arm.weight, arm.conversionRate, arm.revenuePerVisitor]),
    [
      ['old', 0.5, 0.5, Math.round(one / 2)],
      ['New header', 0.5, 0.5, Math.round((two + more) / 2)],
    ],
  )
  const [control, variation] = site!.variations
  assert.equal(control!.chanceToBeatControl, null)
  assert.ok(Math.abs(variation!.chanceToBeatControl! - 0.5) < 1e-9)
})

test('visitors who saw two variations are not counted, and neither are their orders', async () => {
  const before = armsOf(await report())
  await see(view('browser-3', 'old'))
  await count()
  await buy('browser-3')
  await count()
  const sites = await report()
  assert.deepEqual(armsOf(sites), [before[0], { id: 'new', visitors: 1, buyers: 0, orders: 0, revenue: 0 }])
  assert.equal(sites[0]!.mixedVisitors, 1)
})

test('a count without new events advances to the current day, so that the next count does not read older partitions', async () => {
  const before = armsOf(await report())
  clock.advance(10 * 86_400_000)
  await count()
  const today = new Date(clock() - 30_000).toISOString().slice(0, 10)
  for (const name of ['experimentView', 'purchase'] as const)
    assert.equal((await db.transaction((tx) => lockCounter(tx, name))).day, today, name)
  await see(view('browser-8', 'old'))
  await count()
  assert.deepEqual(armsOf(await report()), [{ ...before[0]!, visitors: before[0]!.visitors + 1 }, before[1]])
})

test('after the weights change, the split of visitors is no longer tested, even if the weights change back', async () => {
  const setWeights = async (weights: number[]) => {
    const [rule] = rules
    await db.run(changeFlag, [
      'picture_in_picture',
      JSON.stringify({ defaultValue: false, rules: [{ ...rule, weights }] }),
    ])
  }
  await see(...Array.from({ length: 20 }, (_, index) => view(`browser-split-${index}`, 'old')))
  await count()
  const [before] = await report()
  assert.deepEqual([before!.hasNewWeights, before!.sampleRatio?.isMismatch], [false, true])
  await setWeights([0.9, 0.1])
  const [changed] = await report()
  assert.deepEqual([changed!.hasNewWeights, changed!.sampleRatio], [true, null])
  await see(view('browser-split-new', 'old'))
  await count()
  await setWeights([0.5, 0.5])
  const [after] = await report()
  assert.deepEqual([after!.hasNewWeights, after!.sampleRatio], [true, null])
})

test('visitors without consent, other senders, and names that match no flag are not counted', async () => {
  const before = armsOf(await report())
  assert.equal((await sendFromPage([view('browser-4', 'new')], chooseAll(false))).status, 403)
  assert.equal((await send('/v1/batch', { batch: [view('browser-5', 'new')] })).status, 200)
  await see(view('browser-6', 'new', 'invented'), view('browser-7', 'third'))
  await count()
  assert.deepEqual(armsOf(await report()), before)
})

test('an order more than 30 days after the first exposure does not count', async () => {
  const before = armsOf(await report())
  clock.advance(31 * 86_400_000)
  await buy('browser-2')
  await count()
  assert.deepEqual(armsOf(await report()), before)
  await sweepVisitors(db, clock())
  assert.deepEqual(armsOf(await report()), before)
})
