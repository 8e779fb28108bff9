import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openDatabase } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { makeSearchToken } from '#services/search/token.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { median } from './measure.ts'
import { startHelper, startLoad } from './processes.ts'
import { secret } from './roots/shop-deps.ts'
import { fillWorld, growTo } from './world.ts'

const sizes = [1_000, 10_000]
const rounds = 3
const seconds = 1

const asked = {
  'a search of one word': body('rfkid_7', '/search', 'bumper'),
  'a search with a typing error': body('rfkid_7', '/search', 'bumpr'),
  'a department list of 80': body('rfkid_10', '/plates'),
  'a category list of 80': body('rfkid_10', '/bumper-plates'),
}

function body(rfkid: string, uri: string, words?: string) {
  return {
    data: {
      n_item: 80,
      page_number: 1,
      widget: { rfkid },
      context: { page: { uri }, user: { user_id: '0' } },
      facet: { all: true, total: true, max: 20 },
      ...(words !== undefined && { query: { keyphrase: { value: [words] } } }),
      sort: { choices: true, value: [{ type: 'featured', order: 'desc' }] },
    },
  }
}

test('searches and lists as the catalogue grows', async (t) => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {}, { statementMs: 600_000 })
  await fillWorld(db)
  const port = await freePorts()
  const shop = await startHelper('./roots/writes.ts', { BENCH_DATABASE: url, BENCH_PORT: String(port) })
  const caller = await startLoad()
  after(async () => {
    caller.end()
    shop.end()
    await db.close()
    await drop()
  })
  const { token } = makeSearchToken(secret, 'USA', Date.now())
  const post = (given: object) => {
    const json = JSON.stringify(given)
    return `POST /api/search-rec/3 HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
  }
  const found = async (given: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/search-rec/3`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(given),
    })
    return ((await response.json()) as { total_item: number }).total_item
  }
  t.diagnostic(
    `${'products'.padStart(8)}  ${'what'.padEnd(28)}  ${'found'.padStart(6)}  p50 ms  p99 ms   a second, 4 at once`,
  )
  for (const products of sizes) {
    await growTo(db, products)
    for (const [name, given] of Object.entries(asked)) {
      const total = await found(given)
      assert.ok(total > 0, `${name} finds something`)
      const requests = [post(given)]
      const measure = async (connections: number) => {
        const load = await caller.ask({ port, connections, seconds, requests, isOnce: false })
        assert.deepEqual(Object.keys(load.statuses), ['200'], load.complaint)
        return load
      }
      await measure(1)
      const alone: Awaited<ReturnType<typeof measure>>[] = []
      const crowd: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        alone.push(await measure(1))
        const { answers, seconds: took } = await measure(4)
        crowd.push(answers / took)
      }
      const ms = (which: 'p50' | 'p99') =>
        median(alone.map((load) => load[which]))
          .toFixed(1)
          .padStart(6)
      t.diagnostic(
        `${String(products).padStart(8)}  ${name.padEnd(28)}  ${String(total).padStart(6)}  ${ms('p50')}  ${ms('p99')}  ${median(crowd).toFixed(0).padStart(6)}`,
      )
    }
  }
})
