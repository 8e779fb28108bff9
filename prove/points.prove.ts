import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import { releasePayment } from '#services/orders/payment/order-payment.ts'
import { voidOrphanedAuthorizations } from '#services/orders/payment/orphaned-authorizations.ts'
import { findViolations } from '#services/invariants.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  type OrderBody,
} from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { breakableProcess, breakKinds, type FaultPoint } from './faults/breakable-process.ts'
import { countWrongPayments } from './checks/order-money.ts'
import { withAmpleStock } from './fixtures/ample-stock.ts'
import { proofSize } from './size.ts'
import { takeJobs } from './simulation/simulated-rows.ts'

/** Only every n-th step is broken. */
const every = proofSize({ full: 1, short: 9 })
const shop = await openTestShop([...testProducts, ...typedProducts].map(withAmpleStock))
const { db, deps, engine, defects } = shop
const { giftCards } = deps

interface Order {
  visitor: Visitor
  listId: string
  body: OrderBody
  key: ReturnType<typeof randomUUID>
  orderId?: string
}

const goodCard = '4111111111111111'
const declinedCard = '4012888888881881'
const challengedCard = '4000000000002503'

async function prepareOrder(card: string): Promise<Order> {
  // Without this reset, the proof would exceed the attempt limit for gift cards.
  await db.run(resetAttempts, [])
  const visitor = shop.visit()
  const { code } = await db.transaction((tx) =>
    giftCards.issue(tx, { site: 'USA', amount: 1_000, source: randomUUID() }),
  )
  const { _id: listId } = await cartWith(visitor, [
    { productId: 7, qty: 2 },
    { productId: 64, qty: 1, options: { 7: 'brass', 8: 'IRON' } },
  ])
  await updateTestCheckout(visitor, listId, {
    shippingAddress: addresses.USA,
    paymentToken: await shop.cardToken(card),
  })
  const body = orderBody('USA', await updateTestCheckout(visitor, listId, { giftcards: [{ code }] }))
  return { visitor, listId, body, key: randomUUID() }
}

interface Phase {
  prepare: () => Promise<Order>
  act: (order: Order, process: ReturnType<typeof breakableProcess>) => Promise<unknown>
  ends: 'published' | 'payment_error'
}

const depsOf = (process: ReturnType<typeof breakableProcess>) => ({
  ...deps,
  db: process.db,
  payments: createPayments({ cards: process.cards }),
  pause: async () => {},
})

async function placeBy({ visitor, body, key }: Order, process: ReturnType<typeof breakableProcess>) {
  const broken = shop.visitBy(depsOf(process))()
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value)
  return placeTestOrder(broken, body, key)
}

async function placeOrder(card: string): Promise<Order> {
  const order = await prepareOrder(card)
  const orderId = await placeTestOrder(order.visitor, order.body, order.key).then(
    (reply) => reply.orderId,
    () => undefined,
  )
  return { ...order, ...(orderId !== undefined && { orderId }) }
}

const phases: Readonly<Record<string, Phase>> = {
  placing: { prepare: () => prepareOrder(goodCard), act: placeBy, ends: 'published' },
  'placing with a declined card': { prepare: () => prepareOrder(declinedCard), act: placeBy, ends: 'payment_error' },
  publishing: {
    prepare: () => placeOrder(goodCard),
    act: ({ orderId }, process) => publishOrder(depsOf(process), orderId!),
    ends: 'published',
  },
  'returning from the bank': {
    prepare: async () => {
      const order = await placeOrder(challengedCard)
      const { payment } = await read(order)
      await fetch(`${shop.sandboxUrl}/__sandbox/challenge/${payment.transactionToken!}`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'yes' }),
        redirect: 'manual',
      })
      return order
    },
    act: async ({ visitor, orderId }, process) => {
      const broken = shop.visitBy(depsOf(process))()
      for (const [name, value] of visitor.cookies) broken.cookies.set(name, value)
      return broken.call('POST /svc_checkout/order/{orderId}/payment-details', {
        params: { orderId: orderId! },
        body: {},
        key: randomUUID(),
      })
    },
    ends: 'published',
  },
  'settling an order with a lost authorization': {
    prepare: async () => {
      const order = await prepareOrder(goodCard)
      const dies = breakableProcess(db, engine)
      const silent = { ...dies, cards: { ...engine, authorize: engine.authorize.bind(engine) } }
      // The bank authorizes the payment, but the process dies before the response arrives.
      silent.cards.authorize = async (request) => {
        await engine.authorize(request)
        return { state: 'unknown' }
      }
      const { orderId } = await placeBy(order, silent)
      return { ...order, orderId }
    },
    act: async ({ orderId }, process) => {
      await db.run(agedOrder, [orderId])
      await sweepOrders(depsOf(process), Date.now())
    },
    ends: 'published',
  },
}

const resetAttempts = statement('prove.forget-tries', 'delete from counted_try')

const read = ({ visitor, orderId }: Order) =>
  visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId: orderId! }, query: {} })

// These statements end payment leases and make sweeps due.
const agedOrder = statement(
  'prove.aged-order',
  `update shop_order set created_at = created_at - interval '61 seconds', asking_until = null where id = $1`,
)
const agedOfList = statement('prove.aged-of-list', 'update shop_order set asking_until = null where list_id = $1')
const agedAll = statement(
  'prove.aged-all',
  `with held as (update reservation set expires_at = now() where expires_at > now())
   update shop_order set created_at = created_at - interval '61 seconds', asking_until = null,
     updated_at = updated_at - interval '11 minutes',
     payment_look_at = case when payment_look_at is not null then now() end, payment_look_again_at = null
   where status in ('new', 'payment_pending', 'payment_complete') or payment_look_at is not null`,
)
const ofList = statement<{ id: string; status: string; captured: number; amount: number }>(
  'prove.of-list',
  'select id, status, captured, amount from shop_order where list_id = $1 order by created_at',
)

const mails = new Map<string, number>()

async function recover() {
  for (let round = 0; round < 8; round += 1) {
    await db.run(agedAll, [])
    await sweepOrders(deps, Date.now())
    await voidOrphanedAuthorizations(deps, () => {})
    for (const { topic, orderId, reference } of await takeJobs(db))
      if (topic === 'order_paid') await publishOrder(deps, orderId)
      else if (topic === 'payment_release') await releasePayment(deps, orderId, reference)
      else mails.set(orderId, (mails.get(orderId) ?? 0) + 1)
  }
}

async function breakAt(phase: Phase, point: FaultPoint, of: (db: Database) => Database): Promise<string[]> {
  const order = await phase.prepare()
  const process = breakableProcess(of(db), engine, point)
  const result = await phase.act(order, process).then(
    () => 'done',
    () => 'refused',
  )
  await db.run(agedOfList, [order.listId])
  // Shoppers and the queue both retry with the same key.
  await phase.act(order, breakableProcess(db, engine)).catch(() => {})
  const wrong: string[] = []
  // An incomplete order may make a job fail every time.
  await recover().catch((error: unknown) => wrong.push(`recovery fails, ${String(error)}`))
  const orders = await db.run(ofList, [order.listId])
  const ended = orders.filter(({ status }) => status === phase.ends)
  if (phase.ends === 'published' && (orders.length !== 1 || ended.length !== 1))
    wrong.push(`${result}, and its list has ${JSON.stringify(orders)}`)
  for (const { id, status } of orders)
    if ((mails.get(id) ?? 0) !== (status === 'published' ? 1 : 0)) wrong.push(`${mails.get(id) ?? 0} mails confirm it`)
  if (phase.ends === 'payment_error' && ended.length !== orders.length) wrong.push(JSON.stringify(orders))
  return wrong
}

async function prove(every: number, tested = Object.entries(phases), of: (db: Database) => Database = (same) => same) {
  const wrong: string[] = []
  const points = new Map<string, number>()
  let broken = 0
  for (const [name, phase] of tested) {
    const whole = breakableProcess(db, engine)
    await phase.act(await phase.prepare(), whole).catch(() => {})
    points.set(name, whole.names.length)
    for (const at of whole.names.keys())
      for (const how of breakKinds) {
        broken += 1
        if (broken % every !== 0) continue
        const label = `${name}, ${at} ${whole.names[at]!} ${how}`
        wrong.push(...(await breakAt(phase, { at, how }, of)).map((problem) => `${label}: ${problem}`))
      }
  }
  await recover().catch((error: unknown) => wrong.push(`recovery fails, ${String(error)}`))
  for (const { sentence, ids } of await findViolations(db)) wrong.push(`${sentence}: ${ids.join(', ')}`)
  const wrongPayments = await countWrongPayments(db)
  if (wrongPayments > 0) wrong.push(`the payments of ${wrongPayments} orders are wrong`)
  // Clears the internal errors that the shop reports for broken steps.
  defects.length = 0
  return { wrong, points, broken: Math.floor(broken / every) }
}

test('an order is complete or absent, and paid at most once, regardless of the step at which it is interrupted', async (t) => {
  const { wrong, points, broken } = await prove(every)
  assert.deepEqual(wrong, [])
  for (const [name, count] of points) assert.ok(count > 9, `${name} takes ${count} steps`)
  t.diagnostic(
    `${broken} breaks at points of ${[...points].map(([name, count]) => `${name} (${count})`).join(', ')}: all recovered`,
  )
})

test('the twin that writes an order without a transaction is caught: half an order remains, and recovery cannot complete it', async () => {
  const withoutTransaction = (whole: Database): Database => ({
    ...whole,
    transaction: (work) => work({ now: Date.now(), run: whole.run, script: async () => {} }),
  })
  const { wrong } = await prove(7, [['placing', phases['placing']!]], withoutTransaction)
  defects.length = 0
  const halves = wrong.filter((problem) => /^placing, .* its list has \[\{/.test(problem))
  assert.notDeepEqual(halves, [], `twin not caught: ${wrong.length} other problems`)
})
