import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { putProduct } from '#services/catalog/put-product.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { startLoad } from '../bench/processes.ts'
import type { Load } from '../bench/load/connections.ts'
import { fillWorld } from '../bench/world.ts'
import { mark } from '../db/marks.ts'
import { deleteDataFolder, freePorts, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { proveScale } from './scale.ts'
import { client, hotProduct, openProved, prepareOrders, startRoot, type Attempt, type Client } from './shop.ts'

const connections = 500
const seconds = proveScale({ full: 20, short: 5 })
const buyers = 4
/** Between two orders of one buyer: a shop that sells well, and not one that does nothing else. */
const pauseMs = 100
/** Where the sandbox of a store stands, from its port. */
const sandboxOffset = 6

interface Bought {
  placed: number
  failed: string[]
  p50: number
  p99: number
}
interface Outcome {
  alone: Bought
  flooded: Bought
  flood: Load
}

/** Orders placed on a store as it starts, for so long alone and for so long while all look around who can. */
async function flood(root: string): Promise<Outcome> {
  const ends: (() => unknown)[] = []
  try {
    const engine = await openEngine()
    ends.push(engine.stop)
    const db = openProved(engine.url)
    ends.push(db.close)
    await fillWorld(db)
    await db.transaction(async (tx) => {
      const stock = testStock({ onHand: 1_000_000, max: 5 })
      const hot = testProduct(hotProduct, 'hot-plate', {
        categories: ['barbells'],
        variants: [testVariant('IW-HOT', { stock })],
      })
      await putProduct(tx, hot, () => null, Date.now())
      await mark(tx, 'demo')
    })
    const dataDir = newDataFolder()
    ends.push(() => deleteDataFolder(dataDir))
    const port = await freePorts()
    const app = await startRoot(root, {
      DATABASE_URL: engine.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      SECRET: 'the one secret that this proof works with',
      // Each visitor has an address of their own, and nobody asks more often than they may.
      TRUSTED_PROXIES: '127.0.0.1',
    })
    ends.push(() => app.kill('SIGKILL'))
    const caller = client(port, buyers)
    ends.push(caller.close)
    const vault = client(port + sandboxOffset, 1)
    ends.push(vault.close)
    const attempts = await prepareOrders(db, caller, (buyers * seconds * 1_000 * 2) / pauseMs + 100, vault)
    await buying(caller, attempts, 2)
    const alone = await buying(caller, attempts, seconds)
    const load = await startLoad()
    ends.push(load.end)
    const requests = await lookingAround(port, caller)
    const flooding = load.ask({ port, connections, seconds: seconds + 2, requests, isOnce: false })
    await sleep(1_000)
    const flooded = await buying(caller, attempts, seconds)
    return { alone, flooded, flood: await flooding }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

/** Buyers with addresses of their own, one order after the other with a pause between them. */
async function buying(caller: Client, attempts: Attempt[], forSeconds: number): Promise<Bought> {
  const times: number[] = []
  const failed: string[] = []
  const end = performance.now() + forSeconds * 1_000
  const buy = async () => {
    while (performance.now() < end) {
      const { key, cookie, body } = attempts.pop()!
      const began = performance.now()
      const headers = { cookie, 'idempotency-key': key, 'x-forwarded-for': addressOf(attempts.length) }
      const told = await caller
        .send('POST', '/svc_checkout/order', body, headers)
        .then(
          ({ status, body: answer }) => (status === 201 ? undefined : `${status} ${JSON.stringify(answer)}`),
          String,
        )
      times.push(performance.now() - began)
      if (told !== undefined) failed.push(told)
      await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: buyers }, buy))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0
  return { placed: times.length - failed.length, failed, p50: at(0.5), p99: at(0.99) }
}

/** Searches by page and by call, no two of them for the same, from thousands of addresses. */
async function lookingAround(port: number, caller: Client): Promise<string[]> {
  const { body: told } = await caller.send('GET', '/svc_ssr/site/USA/rfktkn', undefined, {})
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
    return `${head('POST /api/search-rec/3', index)}Authorization: Bearer ${String(told['token'])}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  })
}

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

function tell(t: TestContext, { alone, flooded, flood: { answers, statuses, p50, p99, complaint } }: Outcome) {
  const ratio = flooded.p99 / alone.p99
  t.diagnostic(
    `${flooded.placed} orders, ${flooded.failed.length} failed, while ${connections} connections look around: ` +
      `p50 ${Math.round(flooded.p50)} ms, p99 ${Math.round(flooded.p99)} ms beside ${Math.round(alone.p50)} and ${Math.round(alone.p99)} ms of ${alone.placed} orders alone: ` +
      `${ratio.toFixed(1)} times (goal below 2${ratio < 2 ? '' : ', short'}); the flood: ${answers} answers, p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, ` +
      `${Object.entries(statuses)
        .map(([status, number]) => `${number} × ${status}`)
        .join(', ')}${complaint ? `, such as ${complaint.slice(0, 120)}` : ''}`,
  )
}

/**
 * An order takes its own time and waits a little at each of its steps: two to three times as long, more on processors that
 * others use as well. Behind everybody who looks around it takes thirty times as long, and ten where those are slower too.
 */
const goesFirst = ({ alone, flooded }: Outcome) => flooded.p50 < alone.p50 * 7

test('while 500 connections look around no order fails, and orders go on', async (t) => {
  const outcome = await flood('../start/main.ts')
  tell(t, outcome)
  assert.deepEqual([...outcome.alone.failed, ...outcome.flooded.failed].slice(0, 5), [])
  assert.ok(goesFirst(outcome), 'who buys must not wait behind who looks around')
})

test('the twin in which who buys waits behind all who look around is caught', async (t) => {
  const outcome = await flood('twins/one-queue.ts')
  tell(t, outcome)
  // Only orders that were placed say how long an order waits.
  assert.deepEqual(outcome.alone.failed, [])
  assert.ok(outcome.flooded.placed > 0, 'orders are placed while others look around')
  assert.ok(!goesFirst(outcome), 'twin not caught: orders go first')
})
