import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { findFreePortBlock } from '../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './servers/engine.ts'
import { openLateVendor } from './faults/late-vendor.ts'
import { finishOrders, countWrongPayments } from './checks/order-money.ts'
import { proofSize } from './size.ts'
import { client } from './http/shop-client.ts'
import { fillShop, prepareOrders } from './fixtures/prepared-orders.ts'
import { startRoot } from './servers/start-root.ts'

const orders = proofSize({ full: 200, short: 16 })

const endLeases = statement('prove.let-ask', 'update shop_order set asking_until = null')
const authorizations = statement<{ twice: number; held: number }>(
  'prove.made-twice',
  `select count(*) filter (where made = 2)::integer as twice, coalesce(sum(held), 0)::integer as held from (
     select count(*) as made, count(*) filter (where state = 'succeeded') as held
     from sandbox.transaction where kind = 'Authorization' group by order_id) as each`,
)

/** Runs orders while the bank processes each order's first request only after the second. */
async function late(root: string) {
  const engine = await openEngine()
  const db = openProofDatabase(engine.url)
  const port = await findFreePortBlock()
  const vendor = await openLateVendor(port)
  const env = {
    PROVE_DATABASE: engine.url,
    PROVE_PORT: String(port),
    PROVE_VENDOR: `http://127.0.0.1:${vendor.port}`,
  }
  const caller = client(port, orders)
  let app = await startRoot(root, env)
  try {
    await fillShop(db, 1_000_000)
    const attempts = await prepareOrders(db, caller, orders)
    const place = ({ key, cookie, body }: (typeof attempts)[number]) =>
      caller.send('POST', '/svc_checkout/order', body, { cookie, 'idempotency-key': key })
    const first = Promise.allSettled(attempts.map(place))
    while (vendor.count() < orders) await sleep(10)
    const exited = once(app, 'exit')
    app.kill('SIGKILL')
    await Promise.all([exited, first])
    app = await startRoot(root, env)
    await db.run(endLeases, [])
    const statuses = new Set((await Promise.all(attempts.map(place))).map(({ body }) => body['status']))
    await vendor.arrive()
    const [{ twice, held: before }] = (await db.run(authorizations, [])) as [{ twice: number; held: number }]
    const finishMs = await finishOrders(db)
    const [{ held }] = (await db.run(authorizations, [])) as [{ twice: number; held: number }]
    return { statuses: [...statuses], twice, before, held, wrongPayments: await countWrongPayments(db), finishMs }
  } finally {
    caller.close()
    app.kill('SIGKILL')
    vendor.close()
    await db.close()
    await engine.stop()
  }
}

test('if an unresponsive bank delays an authorization and the order is authorized again, one of the two is released', async (t) => {
  const { statuses, twice, before, held, wrongPayments, finishMs } = await late('roots/store.ts')
  assert.deepEqual({ statuses, twice, before }, { statuses: ['payment_complete'], twice: orders, before: orders * 2 })
  assert.deepEqual({ held, wrongPayments }, { held: orders, wrongPayments: 0 })
  t.diagnostic(
    `${orders} orders authorized twice after a kill: ${orders} released, 0 left, after ${(finishMs / 1000).toFixed(1)} s`,
  )
})

test('the twin that never looks for other authorizations is caught: it holds the money for orders twice', async () => {
  const { statuses, twice, held } = await late('twins/ignores-other-holds.ts')
  assert.deepEqual({ statuses, twice }, { statuses: ['payment_complete'], twice: orders })
  assert.ok(held > orders, 'twin not caught: it holds the money of each order once')
})
