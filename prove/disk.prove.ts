import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { mark } from '../db/marks.ts'
import { deleteDataFolder, freePorts, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { letMoneySettle, moneyOff } from './money.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot, type Client } from './shop.ts'
import { openSmallDisk } from './small-disk.ts'
import { openVendor } from './vendor.ts'

/** Room for a new database, its log and some thousand orders, in megabytes. */
const size = 200
const rounds = proveScale({ full: 3, short: 1 })
const fullMs = proveScale({ full: 10_000, short: 5_000 })
const there = statement<{ id: string }>(
  'prove.published',
  `select id from shop_order where status = 'published' and id = any($1)`,
)

/** Fills a disk on which a store sells, as often as is said; null where no small disk can be made. */
async function fillWhileSelling(t: TestContext, root: string, rounds: number) {
  const disk = openSmallDisk(size)
  if (!disk) {
    t.diagnostic('not run: a small disk needs root on Linux and the right to mount')
    return null
  }
  const ends: (() => unknown)[] = [disk.close]
  t.after(async () => {
    for (const end of ends.toReversed()) await end()
  })
  mkdirSync(disk.dataDir, { mode: 0o711 })
  const engine = await openEngine([], disk.dataDir)
  ends.push(engine.stop)
  const db = openProved(engine.url)
  ends.push(db.close)
  const vendor = await openVendor(db)
  ends.push(vendor.close)
  await fillShop(db, 1_000_000)
  await db.transaction((tx) => mark(tx, 'demo'))
  const port = await freePorts()
  const dataDir = newDataFolder()
  ends.push(() => deleteDataFolder(dataDir))
  const env = {
    ...vendor.env,
    DATABASE_URL: engine.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    SECRET: 'the one secret that this proof works with',
    RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'decline']
      .map((name) => `${name}=1000000`)
      .join(','),
  }
  let store = await startRoot(root, env)
  ends.push(() => store.kill('SIGKILL'))
  const [shop, vault] = [client(port, 8), client(vendor.port, 1)]
  ends.push(shop.close, vault.close)
  const caller: Client = {
    send: (method, path, ...rest) => (path.startsWith('/__sandbox/') ? vault : shop).send(method, path, ...rest),
    close: () => {},
  }
  const attempts = await prepareOrders(db, caller, 4_000)
  const acknowledged: string[] = []
  const met = new Map<string, number>()
  let isOver = false
  const buy = async () => {
    for (let attempt = attempts.pop(); attempt && !isOver; attempt = attempts.pop()) {
      const { key, cookie, body } = attempt
      let told = 'no answer'
      try {
        const answer = await shop.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
        told = String(answer.status)
        if (answer.status === 201 && answer.body['status'] !== 'new') acknowledged.push(String(answer.body.orderId))
      } catch {
        // The store ended under it.
      }
      met.set(told, (met.get(told) ?? 0) + 1)
      await sleep(told === '201' ? 20 : 200)
    }
  }
  const work = Array.from({ length: 4 }, buy)
  const backMs: number[] = []
  let starts = 0
  for (let round = 0; round < rounds; round++) {
    await sleep(1_000)
    disk.fill()
    for (const until = performance.now() + fullMs; performance.now() < until; await sleep(250)) disk.fill()
    const before = acknowledged.length
    disk.makeRoom()
    const began = performance.now()
    while (acknowledged.length === before) {
      if (store.exitCode !== null || store.signalCode !== null) {
        starts += 1
        store = await startRoot(root, env)
      }
      assert.ok(performance.now() - began < 60_000, 'the store goes on within a minute')
      await sleep(50)
    }
    backMs.push(performance.now() - began)
  }
  isOver = true
  await Promise.all(work)
  await letMoneySettle(db)
  const kept = new Set((await db.run(there, [acknowledged])).map(({ id }) => id))
  const lost = acknowledged.filter((id) => !kept.has(id))
  const broken = await findViolations(db)
  const off = await moneyOff(db)
  t.diagnostic(
    `${rounds} times full: ${acknowledged.length} orders acknowledged, ${lost.length} lost; answers ${[...met].map(([told, times]) => `${told}: ${times}`).join(', ')}; ` +
      `sold again ${backMs.map((ms) => `${Math.round(ms)} ms`).join(', ')} after there was room, with ${starts} starts by hand`,
  )
  return { lost, broken, off, defects: met.get('500') ?? 0 }
}

test('a disk that fills while orders are placed loses none that was acknowledged, and the store goes on when there is room', async (t) => {
  const outcome = await fillWhileSelling(t, '../start/main.ts', rounds)
  if (outcome) assert.deepEqual(outcome, { lost: [], broken: [], off: 0, defects: 0 })
})

test('the twin that takes a full disk for a defect of its own is caught', async (t) => {
  const outcome = await fillWhileSelling(t, 'twins/full-is-defect.ts', 1)
  if (outcome) assert.ok(outcome.defects > 0)
})
