import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { findViolations } from '../services/invariants.ts'
import { readSettings, type Configuration } from '#platform/settings/settings.ts'
import { databaseFor } from '../start/data/database-for.ts'
import { deleteDataFolder, startStore } from '../start/store-for-tests.ts'
import { reportBelow } from './measure.ts'
import { listProcessTree } from './memory.ts'
import { startRandomShoppers } from './shoppers.ts'

const minutes = Number(process.env['SOAK_MINUTES'] ?? 10)
/** Share of the run that fills caches. Growth after it is a leak. */
const warmUp = 0.3
const mb = 1_000_000

test('memory and response times during several minutes of mixed visits', async (t) => {
  // All visits share one IP address, so rate limits must not apply.
  const limits = ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'decline'].map(
    (name) => `${name}=1000000`,
  )
  const store = await startStore({ env: { RATE_LIMITS: limits.join() } })
  const { url } = await databaseFor(readSettings({ DATA_DIR: store.dataDir }) as Configuration)
  const db = openDatabase(url, () => {})
  const productId = await withAmpleStock(db)
  after(async () => {
    await db.close()
    await store.stop()
    deleteDataFolder(store.dataDir)
  })
  const shoppers = startRandomShoppers(store.port, productId, { clients: 8, seed: 7 })
  const samples: Sample[] = []
  const startedAt = performance.now()
  const minute = () => (performance.now() - startedAt) / 60_000
  while (minute() < minutes) {
    await sleep(5_000)
    const own = listProcessTree(store.supervisor.pid!).filter(({ name }) => !/postgres/.test(name))
    const resident = own.reduce((sum, each) => sum + each.resident, 0)
    samples.push({ minute: minute(), resident, pages: await cachedPageBytes(store.port) })
    assert.deepEqual(await findViolations(db), [])
  }
  const { responses, failures, orders, p50, p99 } = await shoppers.stop()
  assert.deepEqual(failures, {})
  const counted = samples.filter((sample) => sample.minute > minutes * warmUp)
  t.diagnostic(
    `${minutes} minutes: ${responses} responses, ${orders} orders, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, no invariant violated`,
  )
  t.diagnostic(`memory at the end: ${Math.round(samples.at(-1)!.resident / mb)} MB`)
  const [whole, pages] = [slope(counted, 'resident') / mb, slope(counted, 'pages') / mb]
  t.diagnostic(
    `of this, cached pages: ${Math.round(samples.at(-1)!.pages / mb)} MB, growing by ${pages.toFixed(1)} MB per minute`,
  )
  reportBelow(t, 'memory growth after warm-up', whole, 'MB per minute', 1)
})

interface Sample {
  minute: number
  resident: number
  pages: number
}

async function cachedPageBytes(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const [, bytes] = /^kept_pages_bytes (\d+)$/m.exec(metrics) ?? []
  assert.ok(bytes, metrics)
  return Number(bytes)
}

const fillStock = statement<{ id: number }>(
  'soak.shelf',
  `update stock set on_hand = 10000000, most = 100 from sellable
   where sellable_id = sellable.id and sku = 'IW-CHALK-8' and location = 'US' returning sellable.id`,
)

async function withAmpleStock(db: Database): Promise<number> {
  const [found] = await db.run(fillStock, [])
  return found!.id
}

/** Returns the least-squares slope in bytes per minute. */
function slope(samples: readonly Sample[], what: 'resident' | 'pages'): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length
  const [x, y] = [mean(({ minute }) => minute), mean((sample) => sample[what])]
  const over = samples.reduce((sum, sample) => sum + (sample.minute - x) * (sample[what] - y), 0)
  const under = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return over / under
}
