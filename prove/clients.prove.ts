import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { markDataLoaded } from '../db/marks.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { oddRequests } from './inputs/odd-requests.ts'
import { drip, openSlowConnections, sendRaw } from './http/raw-http.ts'
import { proofSize } from './size.ts'
import { client } from './http/shop-client.ts'
import { fillShop } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const slowClients = proofSize({ full: 1_000, short: 300 })
/** Longer than the time limit for request heads. At full size, longer than every time limit. */
const holdMs = proofSize({ full: 75_000, short: 16_000 })
const maxGrowth = 20 * 2 ** 20

async function openStore(t: TestContext, root: string) {
  const ends: (() => unknown)[] = []
  t.after(async () => {
    for (const end of ends.toReversed()) await end()
  })
  const engine = await openEngine()
  ends.push(engine.stop)
  const db = openProofDatabase(engine.url)
  ends.push(db.close)
  await fillShop(db, 1_000)
  await db.transaction((tx) => markDataLoaded(tx, 'demo'))
  const dataDir = newDataFolder()
  ends.push(() => deleteDataFolder(dataDir))
  const port = await findFreePortBlock()
  const app = await startRoot(root, {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    DATABASE_URL: engine.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    SECRET: 'the one secret that this proof works with',
    RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'decline']
      .map((name) => `${name}=1000000`)
      .join(','),
  })
  ends.push(() => app.kill('SIGKILL'))
  /** Collects garbage twice, because closed connections free their memory with a delay. */
  const usedMemory = async (): Promise<number> => {
    for (let turn = 0; ; turn++) {
      const message = once(app, 'message') as Promise<[{ needed: number }]>
      app.send('memory')
      const [{ needed }] = await message
      if (turn === 1) return needed
      await sleep(1_000)
    }
  }
  return { port, app, usedMemory }
}

function startShoppers(port: number, paths: readonly string[]) {
  const caller = client(port, 4)
  const times: number[] = []
  const wrong: string[] = []
  let isOver = false
  const loop = async (path: string) => {
    while (!isOver) {
      const startedAt = performance.now()
      try {
        const { status } = await caller.send('GET', path, undefined, { host: `localhost:${port}` })
        if (status !== 200) wrong.push(`${path}: ${status}`)
      } catch (error) {
        // This client expects JSON, so a page causes a syntax error.
        if (!(error instanceof SyntaxError)) wrong.push(`${path}: ${String(error)}`)
      }
      times.push(performance.now() - startedAt)
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

const headOf = (port: number, first: string) => `${first} HTTP/1.1\r\nHost: localhost:${port}\r\n`

function openSlow(port: number, count: number) {
  const body = `${headOf(port, 'POST /svc_list/lists')}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`
  const read = `${headOf(port, 'GET /openapi.json')}\r\n`
  const neverRead = (bytes: string) =>
    openSlowConnections(port, Math.floor(count / 4), (socket) => {
      socket.pause()
      socket.write(bytes)
    })
  return {
    heads: openSlowConnections(port, Math.floor(count / 4), (socket) =>
      drip(socket, `${headOf(port, 'GET /hot-plate')}X-Long: ${'a'.repeat(5_000)}`, 500),
    ),
    bodies: openSlowConnections(port, Math.floor(count / 4), (socket) => {
      socket.write(body)
      drip(socket, ' '.repeat(5_000), 500)
    }),
    readers: neverRead(read),
    'greedy readers': neverRead(read.repeat(200)),
  }
}
type SlowClients = ReturnType<typeof openSlow>

async function countsOf(kinds: SlowClients) {
  for (const each of Object.values(kinds)) each.readOn()
  await sleep(1_500)
  return Object.fromEntries(Object.entries(kinds).map(([kind, each]) => [kind, each.counts()]))
}

/** Kinds of clients with a time limit below `holdMs`. */
const testedKinds = holdMs > 70_000 ? ['heads', 'bodies', 'readers', 'greedy readers'] : ['heads', 'greedy readers']

test('a thousand slow clients do not delay shoppers, are disconnected in time, and do not leak memory', async (t) => {
  const { port, usedMemory } = await openStore(t, 'roots/collecting.ts')
  const paths = ['/hot-plate', '/hot-plate?odd=1', '/svc_list/cart', '/svc_content/catalog/tree']
  const shopForAWhile = async () => {
    const shoppers = startShoppers(port, paths)
    await sleep(proofSize({ full: 5_000, short: 2_000 }))
    return shoppers.stop()
  }
  const before = await shopForAWhile()
  // The first thousand connections allocate memory that is never freed, so the measurement starts after them.
  const first = openSlow(port, slowClients)
  await sleep(proofSize({ full: 8_000, short: 3_000 }))
  for (const each of Object.values(first)) each.close()
  await shopForAWhile()
  const warm = await usedMemory()
  const others = startShoppers(port, paths)
  const kinds = openSlow(port, slowClients)
  await sleep(holdMs)
  const { count, p95, wrong } = await others.stop()
  const during = await usedMemory()
  const counts = await countsOf(kinds)
  for (const each of Object.values(kinds)) each.close()
  await shopForAWhile()
  const growth = (await usedMemory()) - warm
  t.diagnostic(
    `${slowClients} slow clients for ${holdMs / 1000} s: p95 of shoppers ${Math.round(p95)} ms (${count} responses; alone ${Math.round(before.p95)} ms); ` +
      `disconnected: ${Object.entries(counts)
        .map(([kind, { open, ended }]) => `${ended} of ${open} ${kind}`)
        .join(', ')}; ` +
      `memory ${Math.round((during - warm) / 2 ** 20)} MiB more in the meantime, ${Math.round(growth / 2 ** 20)} MiB after`,
  )
  assert.deepEqual(wrong, [])
  assert.ok(p95 < 1_000, `p95 of ${Math.round(p95)} ms`)
  for (const kind of testedKinds) assert.equal(counts[kind]!.ended, counts[kind]!.open, kind)
  assert.ok(growth < maxGrowth, `memory grew by ${growth} bytes`)
})

test('ambiguous requests are refused and their connections closed; oversized requests are refused', async (t) => {
  const { port, app, usedMemory } = await openStore(t, 'roots/collecting.ts')
  const corpus = oddRequests(port)
  const wrong: string[] = []
  const rounds = proofSize({ full: 20, short: 3 })
  let warm = 0
  for (let round = 0; round < rounds; round++) {
    if (round === Math.floor(rounds / 2)) warm = await usedMemory()
    for (const { name, bytes, statuses, closes } of corpus) {
      const response = await sendRaw(port, bytes, 3_000)
      const [first, ...more] = response.statuses
      if (first === undefined || !statuses.includes(first)) wrong.push(`${name}: ${first ?? 'no response'}`)
      if (closes && more.length > 0) wrong.push(`${name}: the request after it was answered`)
      if (closes && !response.isClosed) wrong.push(`${name}: the connection stays open`)
      if (/ at .*\.ts:\d|node_modules/.test(response.text)) wrong.push(`${name}: exposes internals`)
    }
  }
  const growth = (await usedMemory()) - warm
  const isUp = app.exitCode === null
  t.diagnostic(
    `${corpus.length} odd requests, ${rounds} times: ${new Set(wrong).size} wrong responses, memory grew by ${Math.round(growth / 2 ** 20)} MiB`,
  )
  assert.deepEqual([...new Set(wrong)], [])
  assert.ok(isUp)
  assert.ok(growth < maxGrowth, `memory grew by ${growth} bytes`)
})

test('the twin that waits indefinitely for slow clients is caught: their connections stay open', async (t) => {
  const { port } = await openStore(t, 'twins/patient-server.ts')
  const kinds = openSlow(port, 40)
  await sleep(holdMs)
  const counts = await countsOf(kinds)
  for (const each of Object.values(kinds)) each.close()
  for (const kind of testedKinds) {
    const { open, ended } = counts[kind]!
    assert.ok(open > 0 && ended < open, `twin not caught: it closed ${ended} of ${open} ${kind}`)
  }
  // Checks that the server still works: it holds slow connections open but responds to a fast client.
  const caller = client(port, 1)
  const { status } = await caller.send('GET', '/svc_list/cart', undefined, { host: `localhost:${port}` })
  caller.close()
  assert.equal(status, 200)
})
