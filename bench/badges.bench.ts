import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { pageSizes } from '../storefront/catalog/listing/page-sizes.ts'
import { formatCount, measureAlternately, reportRatio } from './measure.ts'
import { startHelper } from './processes.ts'
import type { RenderResult, RenderJob } from './roots/render.ts'
import { loadBenchData, growTo, createCategory } from './world.ts'

const seconds = 1
/** Minimum speed relative to the baseline: a page with every badge may take 1.15 times as long. */
const goal = 0.87

const bare = { special_price: null, promo: null, rating: null, isNew: false }
const bareStock = { qoh: 10, backorder: false, ms: true }
const allBadges = (now: number) => ({
  price: 295,
  special_price: 195,
  promo: { status: 'active', price: 195, from: null, to: now + 20 * 3_600_000, qty: 5 },
  rating: { average: 4.6, count: 123 },
})
const lowStock = { ...bareStock, qoh: 4 }
const setCards = statement(
  'bench.cards',
  `update listing set card = card || $1::jsonb || jsonb_build_object('inventory', card->'inventory' || $2::jsonb)`,
)
const setAge = statement('bench.age', 'update listing set added_at = now() - make_interval(days => $1)')

async function pageWith(badges: boolean) {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {}, { statementMs: 600_000 })
  await loadBenchData(db)
  await growTo(db, 200)
  await setBadges(db, badges)
  const env = { BENCH_DATABASE: url, BENCH_PATH: await createCategory(db, pageSizes.list), NODE_ENV: 'production' }
  const root = await startHelper<RenderJob, RenderResult>('./roots/render.ts', env)
  after(async () => {
    root.end()
    await db.close()
    await drop()
  })
  return root
}

async function setBadges(db: Database, badges: boolean) {
  await db.run(setCards, badges ? [allBadges(Date.now()), lowStock] : [bare, bareStock])
  await db.run(setAge, [badges ? 1 : 400])
}

// Rendering with React alone has no goal, because the badges add markup.
const ways = { queries: 'with its queries', memory: 'data in memory', tree: 'React alone' }

test('a category page with every badge compared with the same page without badges', async (t) => {
  const full = await pageWith(true)
  const plain = await pageWith(false)
  const shown = await full.request({ way: 'tree', concurrency: 1, seconds: 0.1 })
  const without = await plain.request({ way: 'tree', concurrency: 1, seconds: 0.1 })
  assert.deepEqual([shown.cards, without.cards], [pageSizes.list, pageSizes.list])
  t.diagnostic(
    `${shown.cards} cards, ${formatCount(shown.bytes)} bytes with all badges, ${formatCount(without.bytes)} without`,
  )
  for (const way of ['queries', 'memory', 'tree'] as const) {
    const make = async (root: typeof full) => (await root.request({ way, concurrency: 1, seconds })).perSecond
    const measured = await measureAlternately({ ours: () => make(full), baseline: () => make(plain) })
    const name = `category page with all badges, ${ways[way]}`
    reportRatio(
      t,
      { name, unit: 'pages/s', baselineName: 'the same page without', goal: way === 'tree' ? null : goal },
      measured,
    )
  }
})
