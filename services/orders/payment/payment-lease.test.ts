import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement } from '#platform/database.ts'
import { holdLivenessLock } from '#platform/jobs/liveness-lock.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, times } from '#services/testing/shop-for-tests.ts'
import { authorizeOrder } from './order-payment.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
const payer = { ip: '127.0.0.1', origin: 'http://localhost:3000', browserInfo: undefined }

const forget = statement('test.forget', 'delete from sandbox.transaction where order_id = $1')
// Recreates the state left behind by a process that dies during a request to the bank.
const reset = statement(
  'test.reset',
  `update shop_order set status = 'new', payment_reference = null, payment_token = $2, asks = 1,
     asking_until = now() + interval '20 seconds', asking_by = $3 where id = $1`,
)
const authorised = statement<{ count: number }>(
  'test.authorised',
  `select count(*)::integer as count from sandbox.transaction where kind = 'Authorization' and order_id = $1`,
)
const endOf = statement(
  'test.end',
  'select pg_terminate_backend(pid) from pg_locks where classid = 7106 and objid = $1',
)
const keyOf = statement<{ key: number }>('test.key', 'select hashtext($1)::bigint & 4294967295 as key')

async function orderLeasedTo(name: string) {
  const visitor = visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await db.run(forget, [orderId])
  await db.run(reset, [orderId, body.payment.transactionToken, name])
  return orderId
}

async function live(t: TestContext) {
  const present = holdLivenessLock(shop.url, randomUUID(), () => {})
  t.after(present.close)
  while (present.name() === null) await sleep(5)
  return { ...present, key: present.name()! }
}

test('of several concurrent requests, one takes over the payment lease of a dead process', async (t) => {
  const leaseOwner = await live(t)
  const orderId = await orderLeasedTo(leaseOwner.key)
  await leaseOwner.close()
  const other = await live(t)
  const orders = await Promise.all(times(5, () => authorizeOrder({ ...deps, leaseHolder: other.name }, orderId, payer)))
  assert.deepEqual([...new Set(orders.map(({ status }) => status))], ['payment_complete'])
  assert.deepEqual(await db.run(authorised, [orderId]), [{ count: 1 }])
})

test('a live process retains its payment lease, even if its connection is briefly lost', async (t) => {
  const leaseOwner = await live(t)
  const orderId = await orderLeasedTo(leaseOwner.key)
  const waiting = authorizeOrder(deps, orderId, payer)
  const [found] = await db.run(keyOf, [leaseOwner.key])
  await db.run(endOf, [found!.key])
  assert.equal((await waiting).status, 'new')
  assert.deepEqual(await db.run(authorised, [orderId]), [{ count: 0 }])
  assert.equal(leaseOwner.name(), leaseOwner.key)
})

test('other processes do not take over a payment lease without a holder name or a lock', async () => {
  const orderId = await orderLeasedTo('')
  await db.run(statement('test.nameless', 'update shop_order set asking_by = null where id = $1'), [orderId])
  assert.equal((await authorizeOrder(deps, orderId, payer)).status, 'new')
  assert.equal(keepPresentNowhere().name(), null)
})

function keepPresentNowhere() {
  const present = holdLivenessLock('postgres://127.0.0.1:9/nowhere', 'nobody', () => {})
  void present.close()
  return present
}
