import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { mark } from '../db/marks.ts'
import { deleteDataFolder, freePorts, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { oddRequests } from './odd-requests.ts'
import { drip, openSlowly, sendRaw } from './raw.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, startRoot } from './shop.ts'

const slow = proveScale({ full: 1_000, short: 300 })
/** Longer than headers may take, and with all of it than a body may, and than a connection may do nothing. */
const holdMs = proveScale({ full: 75_000, short: 16_000 })
const maxGrowth = 20 * 2 ** 20

/** A store, or a root that stands for one, with one product; all of it ends with the test. */
async function openShop(t: TestContext, root: string) {
  const ends: (() => unknown)[] = []
  t.after(async () => {
    for (const end of ends.toReversed()) await end()
  })
  const engine = await openEngine()
  ends.push(engine.stop)
  const db = openProved(engine.url)
  ends.push(db.close)
  await fillShop(db, 1_000)
  await db.transaction((tx) => mark(tx, 'demo'))
  const dataDir = newDataFolder()
  ends.push(() => deleteDataFolder(dataDir))
  const port = await freePorts()
  const app = await startRoot(root, {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    DATABASE_URL: engine.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    SECRET: 'the one secret that this proof works with',
    // All clients ask from one machine here.
    RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'decline']
      .map((name) => `${name}=1000000`)
      .join(','),
  })
  ends.push(() => app.kill('SIGKILL'))
  /** What it needs, twice collected: connections that are just closed let go of theirs a moment later. */
  const needed = async (): Promise<number> => {
    for (let turn = 0; ; turn++) {
      const heard = once(app, 'message') as Promise<[{ needed: number }]>
      app.send('memory')
      const [told] = await heard
      if (turn === 1) return told.needed
      await sleep(1_000)
    }
  }
  return { port, app, needed }
}

/** Shoppers who read pages and carts until told to stop; answers how long each answer took, in milliseconds. */
function shopping(port: number, paths: readonly string[]) {
  const caller = client(port, 4)
  const times: number[] = []
  const wrong: string[] = []
  let isOver = false
  const loop = async (path: string) => {
    while (!isOver) {
      const began = performance.now()
      try {
        const { status } = await caller.send('GET', path, undefined, { host: `localhost:${port}` })
        if (status !== 200) wrong.push(`${path}: ${status}`)
      } catch (error) {
        // A page is no JSON, which this caller says by its own error.
        if (!(error instanceof SyntaxError)) wrong.push(`${path}: ${String(error)}`)
      }
      times.push(performance.now() - began)
      await sleep(20)
    }
  }
  const work = paths.map(loop)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(work)
      caller.close()
      const sorted = times.toSorted((a, b) => a - b)
      return { count: times.length, p95: sorted[Math.floor(sorted.length * 0.95)]!, wrong: [...new Set(wrong)] }
    },
  }
}

const head = (port: number, first: string) => `${first} HTTP/1.1\r\nHost: localhost:${port}\r\n`

/** The ways of being slow: with the head, with the body, with reading, and with reading after asking for a lot. */
function slowly(port: number, count: number) {
  const body = `${head(port, 'POST /svc_list/lists')}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`
  const ask = `${head(port, 'GET /openapi.json')}\r\n`
  const takesNothing = (asked: string) =>
    openSlowly(port, Math.floor(count / 4), (socket) => {
      socket.pause()
      socket.write(asked)
    })
  return {
    heads: openSlowly(port, Math.floor(count / 4), (socket) =>
      drip(socket, `${head(port, 'GET /hot-plate')}X-Long: ${'a'.repeat(5_000)}`, 500),
    ),
    bodies: openSlowly(port, Math.floor(count / 4), (socket) => {
      socket.write(body)
      drip(socket, ' '.repeat(5_000), 500)
    }),
    readers: takesNothing(ask),
    'greedy readers': takesNothing(ask.repeat(200)),
  }
}
type Slow = ReturnType<typeof slowly>

/** How many of each kind got through, and how many of them were sent away. */
async function countsOf(kinds: Slow) {
  for (const each of Object.values(kinds)) each.readOn()
  await sleep(1_500)
  return Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, each.counts()]))
}

/** What a proof of this size holds long enough to judge. */
const judged = holdMs > 70_000 ? ['heads', 'bodies', 'readers', 'greedy readers'] : ['heads', 'greedy readers']

test('a thousand slow clients keep no shopper waiting, are sent away in time, and leave no memory behind', async (t) => {
  const { port, needed } = await openShop(t, 'roots/collecting.ts')
  const paths = ['/hot-plate', '/hot-plate?odd=1', '/svc_list/cart', '/svc_content/catalog/tree']
  const settle = async () => {
    const shoppers = shopping(port, paths)
    await sleep(proveScale({ full: 5_000, short: 2_000 }))
    return shoppers.stop()
  }
  const before = await settle()
  // Once, so that what the first thousand of connections cost for good is not counted.
  const first = slowly(port, slow)
  await sleep(proveScale({ full: 8_000, short: 3_000 }))
  for (const each of Object.values(first)) each.close()
  await settle()
  const warm = await needed()
  const others = shopping(port, paths)
  const kinds = slowly(port, slow)
  await sleep(holdMs)
  const { count, p95, wrong } = await others.stop()
  const held = await needed()
  const counts = await countsOf(kinds)
  for (const each of Object.values(kinds)) each.close()
  await settle()
  const growth = (await needed()) - warm
  t.diagnostic(
    `${slow} slow clients for ${holdMs / 1000} s: p95 of the others ${Math.round(p95)} ms (${count} answers; alone ${Math.round(before.p95)} ms); ` +
      `sent away: ${Object.entries(counts)
        .map(([kind, { open, ended }]) => `${ended} of ${open} ${kind}`)
        .join(', ')}; ` +
      `memory ${Math.round((held - warm) / 2 ** 20)} MiB more meanwhile, ${Math.round(growth / 2 ** 20)} MiB after`,
  )
  assert.deepEqual(wrong, [])
  assert.ok(p95 < 1_000, `p95 of ${Math.round(p95)} ms`)
  for (const kind of judged) assert.equal(counts[kind]!.ended, counts[kind]!.open, kind)
  assert.ok(growth < maxGrowth, `memory grew by ${growth} bytes`)
})

test('a request that can be read in two ways is refused and its connection ended; what is too large is refused', async (t) => {
  const { port, app, needed } = await openShop(t, 'roots/collecting.ts')
  const corpus = oddRequests(port)
  const wrong: string[] = []
  const rounds = proveScale({ full: 20, short: 3 })
  let warm = 0
  for (let round = 0; round < rounds; round++) {
    if (round === Math.floor(rounds / 2)) warm = await needed()
    for (const { name, bytes, statuses, closes } of corpus) {
      const got = await sendRaw(port, bytes, 3_000)
      const [first, ...more] = got.statuses
      if (first === undefined || !statuses.includes(first)) wrong.push(`${name}: ${first ?? 'no answer'}`)
      if (closes && more.length > 0) wrong.push(`${name}: what came after it was answered`)
      if (closes && !got.isClosed) wrong.push(`${name}: the connection stays open`)
      if (/ at .*\.ts:\d|node_modules/.test(got.text)) wrong.push(`${name}: tells where it failed`)
    }
  }
  const growth = (await needed()) - warm
  const isUp = app.exitCode === null
  t.diagnostic(
    `${corpus.length} odd requests, ${rounds} times: ${new Set(wrong).size} not answered as they must be, memory grew by ${Math.round(growth / 2 ** 20)} MiB`,
  )
  assert.deepEqual([...new Set(wrong)], [])
  assert.ok(isUp)
  assert.ok(growth < maxGrowth, `memory grew by ${growth} bytes`)
})

test('the twin that waits for slow clients for as long as they take is caught', async (t) => {
  const { port } = await openShop(t, 'twins/patient-server.ts')
  const kinds = slowly(port, 40)
  await sleep(holdMs)
  const counts = await countsOf(kinds)
  for (const each of Object.values(kinds)) each.close()
  for (const kind of judged) {
    const { open, ended } = counts[kind]!
    assert.ok(open > 0 && ended < open, `twin not caught: it closed ${ended} of ${open} ${kind}`)
  }
  // The server is not stuck: it keeps slow connections open, and answers a fast one.
  const caller = client(port, 1)
  const { status } = await caller.send('GET', '/svc_list/cart', undefined, { host: `localhost:${port}` })
  caller.close()
  assert.equal(status, 200)
})
