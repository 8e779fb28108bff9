import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { findViolations } from '#services/invariants.ts'
import { markDataLoaded } from '../db/marks.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { finishOrders, countWrongPayments } from './checks/order-money.ts'
import { proofSize } from './size.ts'
import { client, type Client } from './http/shop-client.ts'
import { fillShop, prepareOrders, type Attempt } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'
import { openSmallDisk } from './faults/small-disk.ts'
import { openVendor } from './servers/vendor.ts'

const diskMegabytes = 200
const rounds = proofSize({ full: 3, short: 1 })
const fullMs = proofSize({ full: 10_000, short: 5_000 })
const published = statement<{ id: string }>(
  'prove.published',
  `select id from shop_order where status = 'published' and id = any($1)`,
)

/** Places orders while a small disk fills up. Returns null where disks cannot be mounted. */
async function fillWhileSelling(t: TestContext, root: string, rounds: number) {
  const disk = openSmallDisk(diskMegabytes)
  if (!disk) {
    t.diagnostic('not run: a small disk needs root on Linux and the right to mount')
    return null
  }
  const ends: (() => unknown)[] = [disk.close]
  t.after(async () => {
    for (const end of ends.toReversed()) await end()
  })
  const { db, shop, attempts, restartIfEnded } = await openStore(root, disk.dataDir, (end) => ends.push(end))
  const buyers = startBuyers(shop, attempts)
  const recoveryMs: number[] = []
  let starts = 0
  for (let round = 0; round < rounds; round++) {
    await sleep(1_000)
    disk.fill()
    for (const until = performance.now() + fullMs; performance.now() < until; await sleep(250)) disk.fill()
    const before = buyers.acknowledged.length
    disk.makeRoom()
    const startedAt = performance.now()
    while (buyers.acknowledged.length === before) {
      if (await restartIfEnded()) starts += 1
      assert.ok(performance.now() - startedAt < 60_000, 'the store sells again within a minute')
      await sleep(50)
    }
    recoveryMs.push(performance.now() - startedAt)
  }
  await buyers.stop()
  await finishOrders(db)
  const { acknowledged, statuses } = buyers
  const saved = new Set((await db.run(published, [acknowledged])).map(({ id }) => id))
  const lost = acknowledged.filter((id) => !saved.has(id))
  const broken = await findViolations(db)
  const wrongPayments = await countWrongPayments(db)
  t.diagnostic(
    `${rounds} times full: ${acknowledged.length} orders acknowledged, ${lost.length} lost; responses ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}; ` +
      `sold again ${recoveryMs.map((ms) => `${Math.round(ms)} ms`).join(', ')} after there was space, with ${starts} starts by hand`,
  )
  return { lost, broken, wrongPayments, defects: statuses.get('500') ?? 0 }
}

/** Starts a store with its database on the small disk. */
async function openStore(root: string, databaseFolder: string, onEnd: (end: () => unknown) => void) {
  mkdirSync(databaseFolder, { mode: 0o711 })
  const engine = await openEngine([], databaseFolder)
  onEnd(engine.stop)
  const db = openProofDatabase(engine.url)
  onEnd(db.close)
  const vendor = await openVendor(db)
  onEnd(vendor.close)
  await fillShop(db, 1_000_000)
  await db.transaction((tx) => markDataLoaded(tx, 'demo'))
  const port = await findFreePortBlock()
  const dataDir = newDataFolder()
  onEnd(() => deleteDataFolder(dataDir))
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
  onEnd(() => store.kill('SIGKILL'))
  const [shop, vault] = [client(port, 8), client(vendor.port, 1)]
  onEnd(shop.close)
  onEnd(vault.close)
  const caller: Client = {
    send: (method, path, ...rest) => (path.startsWith('/__sandbox/') ? vault : shop).send(method, path, ...rest),
    close: () => {},
  }
  const restartIfEnded = async () => {
    if (store.exitCode === null && store.signalCode === null) return false
    store = await startRoot(root, env)
    return true
  }
  return { db, shop, attempts: await prepareOrders(db, caller, 4_000), restartIfEnded }
}

function startBuyers(shop: Client, attempts: Attempt[]) {
  const acknowledged: string[] = []
  const statuses = new Map<string, number>()
  let isOver = false
  const buy = async () => {
    for (let attempt = attempts.pop(); attempt && !isOver; attempt = attempts.pop()) {
      const { key, cookie, body } = attempt
      let status = 'no response'
      try {
        const response = await shop.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
        status = String(response.status)
        if (response.status === 201 && response.body['status'] !== 'new')
          acknowledged.push(String(response.body.orderId))
      } catch {
        // The store may exit during the request.
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(status === '201' ? 20 : 200)
    }
  }
  const work = Array.from({ length: 4 }, buy)
  const stop = async () => {
    isOver = true
    await Promise.all(work)
  }
  return { acknowledged, statuses, stop }
}

test('a full disk loses no acknowledged order, and the store resumes selling once space is free', async (t) => {
  const outcome = await fillWhileSelling(t, '../start/main.ts', rounds)
  if (outcome) assert.deepEqual(outcome, { lost: [], broken: [], wrongPayments: 0, defects: 0 })
})

test('the twin that reports a full disk as an internal error is caught: orders get status 500', async (t) => {
  const outcome = await fillWhileSelling(t, 'twins/full-is-defect.ts', 1)
  if (outcome) assert.ok(outcome.defects > 0)
})
