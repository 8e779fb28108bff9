import { after, test } from 'node:test'
import { openDatabase, statement } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { recommendProducts } from '#services/recommendations/recommend.ts'
import { refreshSimilar } from '#services/recommendations/refresh-similar.ts'
import { formatCount, median, reportBelow } from './measure.ts'
import { loadBenchData, growTo } from './world.ts'

const requests = 2_000
const sizes = [0, 10_000, 100_000]
/** Maximum p99 in milliseconds. */
const goalMs = 5

const { url, drop } = await createTestDatabase()
const db = openDatabase(url, () => {}, { statementMs: 600_000 })
after(async () => {
  await db.close()
  await drop()
})
await loadBenchData(db)

const someSkus = statement<{ sku: string }>(
  'bench.skus',
  'select sku from sellable where mod(hashint4(id), 97) = 0 order by id limit 1000',
)

test('the product comparison job and recommendation requests as the catalog grows', async (t) => {
  for (const size of sizes) {
    const products = await growTo(db, size)
    const started = performance.now()
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
    await refreshSimilar(db)
    clearInterval(watch)
    const seconds = (performance.now() - started) / 1_000
    t.diagnostic(
      `${formatCount(products)} products compared on six sites in ${seconds.toFixed(1)} s, ${formatCount(peak / 2 ** 20)} MB at most`,
    )
    const skus = (await db.run(someSkus, [])).map(({ sku }) => sku)
    for (const kind of ['similar', 'cart', 'forYou'] as const) {
      const times: number[] = []
      for (let n = 0; n < requests; n++) {
        const from = performance.now()
        await recommendProducts(db, 'USA', kind, { skus: [skus[n % skus.length]!], handles: [], max: 12 })
        times.push(performance.now() - from)
      }
      const slow = times.toSorted((a, b) => a - b)[Math.floor(requests * 0.99)]!
      const name = `recommendations (${kind}), ${formatCount(products)} products: p50 ${median(times).toFixed(2)} ms, p99`
      reportBelow(t, name, slow, 'ms', goalMs)
    }
  }
})
