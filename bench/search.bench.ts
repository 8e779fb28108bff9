import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase, statement } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import type { SearchList } from '#services/search/engine.ts'
import { formatCount } from './measure.ts'
import { startHelper } from './processes.ts'
import type { SearchJob, SearchTimes } from './roots/search.ts'
import { loadBenchData, growTo } from './world.ts'

const sizes = [1_000, 10_000, 100_000]
const ms = 800
/** Above this size, a search takes seconds in PostgreSQL. PostgreSQL search is intended for small catalogs. */
const maxForPostgres = 10_000

const words = (...phrases: string[]): SearchList[] => phrases.map((phrase) => ({ kind: 'words', phrase }))
const searches = {
  'a word': words('bumper', 'rack', 'kettlebell', 'bench', 'dumbbells', 'collar'),
  'a word with an error': words('bumpr', 'kettelbell', 'dumbel', 'benhc', 'barbel', 'colar'),
  'two words': words('squat bar', 'bumper plates', 'power rack', 'adjustable bench', 'iron plate', 'grip plate'),
  'two words, an error in each': words('sqaut barr', 'bumpr plaets', 'powr rakc', 'adjustble bensh'),
  'a word begun': words('bu', 'ket', 'ra', 'dumb', 'ben', 'iron'),
}
const categoryOf = statement<{ id: number }>('bench.category-id', 'select id from category where handle = $1')

test('lists and searches on both engines as the catalog grows', async (t) => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {}, { statementMs: 600_000 })
  try {
    await loadBenchData(db)
    for (const products of sizes) {
      const startedAt = performance.now()
      await growTo(db, products)
      const filled = (performance.now() - startedAt) / 1000
      const root = await startHelper<SearchJob, SearchTimes>('./roots/search.ts', { BENCH_DATABASE: url })
      const nothing: SearchJob = { engine: 'index', lists: [{ kind: 'nothing' }], path: '/', ms: 0 }
      const { cost } = await root.request(nothing)
      t.diagnostic(
        `${formatCount(products)} products on six sites (copied in ${filled.toFixed(0)} s): the index takes ${(cost.bytes / 1e6).toFixed(1)} MB, ` +
          `${Math.round(cost.bytes / products)} bytes per product, and was built in ${(cost.buildMs / 1000).toFixed(2)} s, blocking the event loop for at most ${cost.longestMs.toFixed(0)} ms`,
      )
      const jobs: [string, SearchList[], string][] = []
      for (const path of ['/plates', '/bumper-plates']) {
        const [{ id } = { id: 0 }] = await db.run(categoryOf, [path.slice(1)])
        jobs.push([`list ${path}`, [{ kind: 'category', id }], path])
      }
      for (const [name, lists] of Object.entries(searches)) jobs.push([name, lists, '/search'])
      for (const [name, lists, path] of jobs) {
        for (const engine of products > maxForPostgres ? (['index'] as const) : (['index', 'postgres'] as const)) {
          const { found, p50, p99, reply } = await root.request({ engine, lists, path, ms })
          assert.ok(engine === 'postgres' || found > 0, `${name} finds something`)
          t.diagnostic(
            `${name.padEnd(28)} ${engine.padEnd(9)} ${formatCount(found).padStart(7)} found  p50 ${p50.toFixed(2).padStart(7)}  p99 ${p99.toFixed(2).padStart(7)}  whole reply p50 ${reply.toFixed(2).padStart(7)} ms`,
          )
        }
      }
      root.end()
    }
  } finally {
    await db.close()
    await drop()
  }
})
