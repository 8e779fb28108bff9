import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { freePorts } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { openLateVendor } from './late-vendor.ts'
import { letMoneySettle, moneyOff } from './money.ts'
import { proveScale } from './scale.ts'
import { client, fillShop, openProved, prepareOrders, startRoot } from './shop.ts'

const orders = proveScale({ full: 200, short: 16 })

// As if the time had passed that one process has to ask.
const letAsk = statement('prove.let-ask', 'update shop_order set asking_until = null')
const made = statement<{ twice: number; held: number }>(
  'prove.made-twice',
  `select count(*) filter (where made = 2)::integer as twice, coalesce(sum(held), 0)::integer as held from (
     select count(*) as made, count(*) filter (where state = 'succeeded') as held
     from sandbox.transaction where kind = 'Authorization' group by order_id) as each`,
)

/**
 * Orders whose bank says nothing, asked again after the store was killed with -9; then the bank does what it was asked
 * first, too.
 */
async function late(root: string) {
  const engine = await openEngine()
  const db = openProved(engine.url)
  const port = await freePorts()
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
    const gone = once(app, 'exit')
    app.kill('SIGKILL')
    await Promise.all([gone, first])
    app = await startRoot(root, env)
    await db.run(letAsk, [])
    const statuses = new Set((await Promise.all(attempts.map(place))).map(({ body }) => body['status']))
    await vendor.arrive()
    const [{ twice, held: before }] = (await db.run(made, [])) as [{ twice: number; held: number }]
    const settledMs = await letMoneySettle(db)
    const [{ held }] = (await db.run(made, [])) as [{ twice: number; held: number }]
    return { statuses: [...statuses], twice, before, held, off: await moneyOff(db), settledMs }
  } finally {
    caller.close()
    app.kill('SIGKILL')
    vendor.close()
    await db.close()
    await engine.stop()
  }
}

test('of two authorisations of one order, the first made late by a bank that was silent, one is let go', async (t) => {
  const { statuses, twice, before, held, off, settledMs } = await late('roots/store.ts')
  assert.deepEqual({ statuses, twice, before }, { statuses: ['payment_complete'], twice: orders, before: orders * 2 })
  assert.deepEqual({ held, off }, { held: orders, off: 0 })
  t.diagnostic(
    `${orders} orders authorised twice after a kill: ${orders} let go, 0 held for nobody, after ${(settledMs / 1000).toFixed(1)} s`,
  )
})

test('the twin that never looks for other authorizations is caught: it holds the money of orders twice', async () => {
  const { statuses, twice, held } = await late('twins/forgets-strays.ts')
  assert.deepEqual({ statuses, twice }, { statuses: ['payment_complete'], twice: orders })
  assert.ok(held > orders, 'twin not caught: it holds the money of each order once')
})
