import { test } from 'node:test'
import { openDatabase } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { pageSizes } from '../storefront/catalog/listing/page-sizes.ts'
import { formatCount, growthReporter, median } from './measure.ts'
import { startHelper } from './processes.ts'
import type { RenderResult, RenderJob } from './roots/render.ts'
import { loadBenchData, growTo, createCategory } from './world.ts'

/** Size 0 is the demo data without copies. */
const sizes = [0, 10_000, 100_000]
const [rounds, seconds, warmUp] = [5, 1, 4]

test('uncached page times as the catalog grows', async (t) => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {}, { statementMs: 600_000 })
  try {
    await loadBenchData(db)
    // Pages are full from the start, so only the number of matches grows.
    const pages = {
      [`the first ${pageSizes.list} of a list`]: await createCategory(db, pageSizes.list),
      'the first of a search': '/search?q=ironwright',
      'a product': '/ironwright-medicine-ball',
    }
    const report = growthReporter(t)
    for (const size of sizes) {
      const products = await growTo(db, size)
      for (const [name, path] of Object.entries(pages)) {
        report(name, `${formatCount(products)} products`, await renders(url, path))
      }
    }
  } finally {
    await db.close()
    await drop()
  }
})

async function renders(url: string, path: string): Promise<number> {
  const env = { BENCH_DATABASE: url, BENCH_PATH: path, NODE_ENV: 'production' }
  const root = await startHelper<RenderJob, RenderResult>('./roots/render.ts', env)
  const rates: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    // Warms up the code, because otherwise the first size would look slow.
    const { perSecond } = await root.request({
      way: 'queries',
      concurrency: 1,
      seconds: round === 0 ? warmUp : seconds,
    })
    if (round > 0) rates.push(perSecond)
  }
  root.end()
  return median(rates)
}
