import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { hashPassword } from '#services/sessions/passwords.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { loadAccount } from '#storefront/account/load-account.ts'
import { pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '#storefront/texts.ts'
import { reportBelow, reportRatio, measureAlternately } from './measure.ts'

const shop = await openTestShop()
await loadTexts('en', ['account', 'account/dashboard'])
const [orders, loads, warmUp, callers] = [1_000, 300, 50, 4]
/** Password for all customers in the test shop. */
const password = 'a long enough password'

const copyOrders = statement(
  'bench.copy-orders',
  `insert into shop_order
   select (jsonb_populate_record(o, jsonb_build_object('id', '19' || lpad(n::text, 7, '0'), 'list_id', gen_random_uuid(), 'payment_reference', null))).*
   from shop_order as o, generate_series(1, $2::integer) as n where o.id = $1`,
)
const analyze = statement('bench.analyze', 'analyze')
const forgetAttempts = statement('bench.forget-attempts', 'delete from login_delay')

async function customerWithOrders(count: number): Promise<Visitor> {
  const customer = await customerOf(shop)
  const { body } = await reachReviewStep(shop, customer, 'USA', [{ productId: 7, qty: 2 }])
  const { orderId } = await placeTestOrder(customer, body)
  await shop.db.run(copyOrders, [orderId, count - 1])
  await shop.db.run(analyze, [])
  return customer
}

test('dashboard time for a customer with 1,000 orders', async (t) => {
  const p99Of = async (visitor: Visitor) => {
    const times: number[] = []
    for (let turn = 0; turn < warmUp + loads; turn += 1) {
      const startedAt = performance.now()
      await loadAccount(pageContextOf(visitor), pageAt('/account'))
      if (turn >= warmUp) times.push(performance.now() - startedAt)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(loads * 0.99)]!
  }
  const few = await p99Of(await customerWithOrders(1))
  const many = await p99Of(await customerWithOrders(orders))
  t.diagnostic(
    `p99 with 1 order ${few.toFixed(1)} ms, with ${orders} orders ${many.toFixed(1)} ms, all tiles in process`,
  )
  reportBelow(t, 'dashboard with 1,000 orders relative to 1 order', many / few, 'times', 1.5)
})

test('login throughput compared with argon2 password hashing alone', async (t) => {
  const { email } = await (await customerOf(shop)).call('GET /svc_customer/customer', {})
  const perSecond = async (seconds: number, work: () => Promise<unknown>) => {
    const until = performance.now() + seconds * 1000
    let done = 0
    const run = async () => {
      while (performance.now() < until) {
        await work()
        done += 1
      }
    }
    await Promise.all(Array.from({ length: callers }, run))
    return done / seconds
  }
  const logIn = async () => {
    const { customer } = await shop
      .visit()
      .call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
    assert.equal(customer.email, email)
  }
  await shop.db.run(forgetAttempts, [])
  const measured = await measureAlternately({
    ours: () => perSecond(3, logIn),
    baseline: () => perSecond(3, () => hashPassword(password)),
  })
  reportRatio(
    t,
    { name: `logins, ${callers} callers`, unit: 'a second', baselineName: 'argon2 hashes', goal: 0.8 },
    measured,
  )
})
