import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { startLoad } from '../bench/processes.ts'
import type { LoadResult } from '../bench/load/connections.ts'
import { loadBenchData } from '../bench/world.ts'
import { markDataLoaded } from '../db/marks.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { proofSize } from './size.ts'
import { client, type Client } from './http/shop-client.ts'
import { hotProduct, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const connections = 500
const seconds = proofSize({ full: 20, short: 5 })
const buyers = 4
const pauseMs = 100
const sandboxOffset = 6

interface Purchases {
  placed: number
  failed: string[]
  p50: number
  p90: number
  p99: number
}
interface Outcome {
  alone: Purchases
  flooded: Purchases
  flood: LoadResult
}

async function flood(root: string): Promise<Outcome> {
  const ends: (() => unknown)[] = []
  try {
    const engine = await openEngine()
    ends.push(engine.stop)
    const db = openProofDatabase(engine.url)
    ends.push(db.close)
    await loadBenchData(db)
    await db.transaction(async (tx) => {
      const stock = testStock({ onHand: 1_000_000, max: 5 })
      const hot = testProduct(hotProduct, 'hot-plate', {
        categories: ['barbells'],
        variants: [testVariant('IW-HOT', { stock })],
      })
      await saveProduct(tx, hot, () => null, Date.now())
      await markDataLoaded(tx, 'demo')
    })
    const dataDir = newDataFolder()
    ends.push(() => deleteDataFolder(dataDir))
    const port = await findFreePortBlock()
    const app = await startRoot(root, {
      DATABASE_URL: engine.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      SECRET: 'the one secret that this proof works with',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    ends.push(() => app.kill('SIGKILL'))
    const caller = client(port, buyers)
    ends.push(caller.close)
    const vault = client(port + sandboxOffset, 1)
    ends.push(vault.close)
    const attempts = await prepareOrders(db, caller, (buyers * seconds * 1_000 * 2) / pauseMs + 100, vault)
    await buyFor(caller, attempts, 2)
    const alone = await buyFor(caller, attempts, seconds)
    const load = await startLoad()
    ends.push(load.end)
    const requests = await searchRequests(port, caller)
    const flooding = load.request({ port, connections, seconds: seconds + 2, requests, isOnce: false })
    await sleep(1_000)
    const flooded = await buyFor(caller, attempts, seconds)
    return { alone, flooded, flood: await flooding }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function buyFor(caller: Client, attempts: Attempt[], forSeconds: number): Promise<Purchases> {
  const times: number[] = []
  const failed: string[] = []
  const end = performance.now() + forSeconds * 1_000
  const buy = async () => {
    while (performance.now() < end) {
      const { key, cookie, body } = attempts.pop()!
      const startedAt = performance.now()
      const headers = { cookie, 'idempotency-key': key, 'x-forwarded-for': addressOf(attempts.length) }
      const failure = await caller
        .send('POST', '/svc_checkout/order', body, headers)
        .then(({ status, body: reply }) => (status === 201 ? undefined : `${status} ${JSON.stringify(reply)}`), String)
      times.push(performance.now() - startedAt)
      if (failure !== undefined) failed.push(failure)
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: buyers }, buy))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { placed: times.length - failed.length, failed, p50: at(0.5), p90: at(0.9), p99: at(0.99) }
}

async function searchRequests(port: number, caller: Client): Promise<string[]> {
  const { body: token } = await caller.send('GET', '/svc_ssr/site/USA/rfktkn', undefined, {})
  const search = (word: string) =>
    JSON.stringify({
      data: {
        n_item: 24,
        page_number: 1,
        widget: { rfkid: 'rfkid_7' },
        context: { page: { uri: '/search', locale_country: 'us' }, user: { user_id: '1', uuid: '2' } },
        query: { keyphrase: { value: [word] } },
        content: { product: {} },
        facet: { all: true, total: true, max: 20 },
      },
    })
  const head = (first: string, index: number) =>
    `${first} HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: ${addressOf(2 ** 20 + index)}\r\n`
  return Array.from({ length: 20_000 }, (_, index) => {
    const word = `${['bar', 'plate', 'rack', 'bench', 'bell'][index % 5]} ${index}`
    if (index % 2 === 0) return `${head(`GET /search?q=${encodeURIComponent(word)}`, index)}\r\n`
    const body = search(word)
    return `${head('POST /api/search-rec/3', index)}Authorization: Bearer ${String(token['token'])}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  })
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function report(t: TestContext, { alone, flooded, flood: { responses, statuses, p50, p99, lastError } }: Outcome) {
  const ratio = flooded.p99 / alone.p99
  t.diagnostic(
    `${flooded.placed} orders, ${flooded.failed.length} failed, while ${connections} connections search: ` +
      `p50, p90, and p99 ${spread(flooded)} ms, alone ${spread(alone)} ms of ${alone.placed} orders: ` +
      `${ratio.toFixed(1)} times (goal below 2${ratio < 2 ? '' : ', missed'}); the flood: ${responses} responses, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, ` +
      `${Object.entries(statuses)
        .map(([status, number]) => `${number} × ${status}`)
        .join(', ')}${lastError ? `, such as ${lastError.slice(0, 120)}` : ''}`,
  )
}

const spread = ({ p50, p90, p99 }: Purchases) => [p50, p90, p99].map(Math.round).join(', ')

/** With priority, the flood makes the slowest orders two to five times slower; without priority, 16 to 60 times. */
const goesFirst = ({ alone, flooded }: Outcome) => flooded.p99 < alone.p99 * 9

test('no order fails and orders retain priority while 500 connections search', async (t) => {
  const outcome = await flood('../start/main.ts')
  report(t, outcome)
  assert.deepEqual([...outcome.alone.failed, ...outcome.flooded.failed].slice(0, 5), [])
  assert.ok(goesFirst(outcome), 'orders wait behind searches')
})

test('the twin with one queue is caught: orders wait behind searches', async (t) => {
  const outcome = await flood('twins/one-queue.ts')
  report(t, outcome)
  // Only successful orders show how long an order waits.
  assert.deepEqual(outcome.alone.failed, [])
  assert.ok(outcome.flooded.placed > 0, 'orders are placed during the flood')
  assert.ok(!goesFirst(outcome), 'twin not caught: orders go first')
})
