import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#platform/database.ts'
import { createTestDatabase } from '#platform/postgres-for-tests.ts'
import { deleteDataFolder, startStore } from '../start/store-for-tests.ts'
import { pageSizes } from '../storefront/catalog/listing/page-sizes.ts'
import { formatCount, measureAlternately, reportRatio } from './measure.ts'
import { startHelper, startLoad } from './processes.ts'
import type { RenderResult, RenderJob } from './roots/render.ts'
import { loadBenchData, growTo, createCategory } from './world.ts'

const seconds = 1
const paths = { home: '/', category: '/plates' }

const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:148.0) Gecko/20100101 Firefox/148.0',
}

const own = new Set(['date', 'connection', 'keep-alive'])

async function read(port: number, path: string) {
  const [response] = (await once(
    get({ port, host: '127.0.0.1', path, headers: { host: `localhost:${port}`, ...browser } }),
    'response',
  )) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const headers = Object.entries(response.headers).filter(([name]) => !own.has(name))
  return {
    path,
    status: response.statusCode!,
    headers: Object.fromEntries(headers) as Record<string, string>,
    base64: Buffer.concat(chunks).toString('base64'),
  }
}

test('cached page throughput compared with node:http', async (t) => {
  const store = await startStore()
  const caller = await startLoad()
  const node = await startHelper<object, { port: number }>('./baselines/node-http.ts')
  after(async () => {
    caller.end()
    node.end()
    await store.stop()
    deleteDataFolder(store.dataDir)
  })
  // Waits until the idle store has recompressed frequently read pages at maximum quality.
  for (const path of Object.values(paths)) for (let times = 0; times < 4; times += 1) await read(store.port, path)
  await sleep(6_000)
  const pages = await Promise.all(Object.values(paths).map((path) => read(store.port, path)))
  for (const { status, headers } of pages) assert.deepEqual([status, headers['content-encoding']], [200, 'br'])
  const { port } = await node.request(pages)

  const serve = async (port: number, path: string, connections: number) => {
    const head = Object.entries({ host: `localhost:${port}`, ...browser }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    const requests = [`GET ${path} HTTP/1.1\r\n${head.join('')}\r\n`]
    const {
      responses,
      statuses,
      seconds: took,
    } = await caller.request({ port, connections, seconds, requests, isOnce: false })
    assert.deepEqual(Object.keys(statuses), ['200'])
    return responses / took
  }
  for (const [name, path] of Object.entries(paths)) {
    const bytes = Buffer.from(pages.find((page) => page.path === path)!.base64, 'base64').length
    for (const connections of [1, 16]) {
      const measured = await measureAlternately({
        ours: () => serve(store.port, path, connections),
        baseline: () => serve(port, path, connections),
      })
      const what = `cached ${name} page, ${formatCount(bytes)} bytes of brotli, ${connections} connection${connections > 1 ? 's' : ''}`
      reportRatio(t, { name: what, unit: 'pages/s', baselineName: 'node:http', goal: 0.7 }, measured)
    }
  }
})

test('uncached page throughput compared with React alone', async (t) => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url, () => {}, { statementMs: 600_000 })
  await loadBenchData(db)
  await growTo(db, 200)
  const path = await createCategory(db, pageSizes.list)
  // NODE_ENV selects React's production build.
  const env = { BENCH_DATABASE: url, BENCH_PATH: path, NODE_ENV: 'production' }
  const root = await startHelper<RenderJob, RenderResult>('./roots/render.ts', env)
  after(async () => {
    root.end()
    await db.close()
    await drop()
  })
  const make = async (way: RenderJob['way'], concurrency: number) =>
    (await root.request({ way, concurrency, seconds })).perSecond
  const { cards, bytes, isSame } = await root.request({ way: 'tree', concurrency: 1, seconds: 0.1 })
  assert.ok(isSame, 'React alone makes the same markup')
  const page = `category page of ${cards} cards, ${formatCount(bytes)} bytes`
  for (const [way, baseline, goal, concurrency] of [
    ['memory', 'tree', 0.8, 1],
    ['memory', 'elements', null, 1],
    ['queries', 'tree', 0.5, 1],
    ['queries', 'tree', 0.5, 16],
  ] as const) {
    const measured = await measureAlternately({ ours: () => make(way, concurrency), baseline: () => make(baseline, 1) })
    const name = `${page}, ${way === 'memory' ? 'data in memory' : `with its queries, ${concurrency} at once`}`
    reportRatio(t, { name, unit: 'pages/s', baselineName: baselines[baseline], goal }, measured)
  }
})

const baselines = {
  tree: 'bare renderToString of the same tree',
  elements: 'bare renderToString of finished elements, without one component',
}
