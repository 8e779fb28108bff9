import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement, type Database } from '#platform/database.ts'
import { paymentsBy } from '#platform/payments/payments.ts'
import { publishOrder, sweepOrders } from '#services/orders/publish.ts'
import { releasePayment } from '#services/orders/order-payment.ts'
import { voidOrphanedAuthorizations } from '#services/orders/orphaned-authorizations.ts'
import { findViolations } from '#services/invariants.ts'
import { addresses, enter, orderBody, place, type OrderBody } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { testProducts } from '#services/testing/products-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { breakable, breaks, type Point } from './breaking.ts'
import { moneyOff } from './money.ts'
import { inPlenty } from './plenty.ts'
import { proveScale } from './scale.ts'
import { takeJobs } from './simulated-rows.ts'

/** Of so many points one is broken. */
const every = proveScale({ full: 1, short: 9 })
const shop = await openTestShop([...testProducts, ...typedProducts].map(inPlenty))
const { db, deps, engine, defects } = shop
const { giftCards } = deps

/** An order that is ready to be placed, and the one that came of it. */
interface Order {
  visitor: Visitor
  listId: string
  body: OrderBody
  key: ReturnType<typeof randomUUID>
  orderId?: string
}

const pays = '4111111111111111'
const declined = '4012888888881881'
const challenged = '4000000000002503'

/** Two lines, one of them with an option, paid by gift card in part. */
async function ready(card: string): Promise<Order> {
  // One address enters more gift cards here than one may.
  await db.run(forgetTries, [])
  const visitor = shop.visit()
  const { code } = await db.transaction((tx) =>
    giftCards.issue(tx, { site: 'USA', amount: 1_000, source: randomUUID() }),
  )
  const { _id: listId } = await cartWith(visitor, [
    { productId: 7, qty: 2 },
    { productId: 64, qty: 1, options: { 7: 'brass', 8: 'IRON' } },
  ])
  await enter(visitor, listId, { shippingAddress: addresses.USA, paymentToken: await shop.cardToken(card) })
  const body = orderBody('USA', await enter(visitor, listId, { giftcards: [{ code }] }))
  return { visitor, listId, body, key: randomUUID() }
}

/** What a process does of which a step breaks, and how it ends once it is done again. */
interface Phase {
  prepare: () => Promise<Order>
  act: (order: Order, process: ReturnType<typeof breakable>) => Promise<unknown>
  ends: 'published' | 'payment_error'
}

const settling = (process: ReturnType<typeof breakable>) => ({
  ...deps,
  db: process.db,
  payments: paymentsBy({ cards: process.cards }),
  pause: async () => {},
})

/** Places it through the shop's own calls, in a browser that has what the visitor has. */
async function placeBy({ visitor, body, key }: Order, process: ReturnType<typeof breakable>) {
  const broken = shop.visitBy(settling(process))()
  for (const [name, value] of visitor.cookies) broken.cookies.set(name, value)
  return place(broken, body, key)
}

/** Placed, as far as it goes with its card. */
async function placed(card: string): Promise<Order> {
  const order = await ready(card)
  const orderId = await place(order.visitor, order.body, order.key).then(
    (answer) => answer.orderId,
    () => undefined,
  )
  return { ...order, ...(orderId !== undefined && { orderId }) }
}

const phases: Readonly<Record<string, Phase>> = {
  placing: { prepare: () => ready(pays), act: placeBy, ends: 'published' },
  'placing with a card that is declined': { prepare: () => ready(declined), act: placeBy, ends: 'payment_error' },
  publishing: {
    prepare: () => placed(pays),
    act: ({ orderId }, process) => publishOrder(settling(process), orderId!),
    ends: 'published',
  },
  'coming back from the bank': {
    prepare: async () => {
      const order = await placed(challenged)
      const { payment } = await read(order)
      await fetch(`${shop.sandboxUrl}/__sandbox/challenge/${payment.transactionToken!}`, {
        method: 'POST',
        body: new URLSearchParams({ answer: 'yes' }),
        redirect: 'manual',
      })
      return order
    },
    act: async ({ visitor, orderId }, process) => {
      const broken = shop.visitBy(settling(process))()
      for (const [name, value] of visitor.cookies) broken.cookies.set(name, value)
      return broken.call('POST /svc_checkout/order/{orderId}/payment-details', {
        params: { orderId: orderId! },
        body: {},
        key: randomUUID(),
      })
    },
    ends: 'published',
  },
  'settling what nobody was told of': {
    prepare: async () => {
      const order = await ready(pays)
      const dies = breakable(db, engine)
      const silent = { ...dies, cards: { ...engine, authorize: engine.authorize.bind(engine) } }
      // The bank said yes to a process that did not live to hear it.
      silent.cards.authorize = async (request) => {
        await engine.authorize(request)
        return { state: 'unknown' }
      }
      const { orderId } = await placeBy(order, silent)
      return { ...order, orderId }
    },
    act: async ({ orderId }, process) => {
      await db.run(agedOrder, [orderId])
      await sweepOrders(settling(process), Date.now())
    },
    ends: 'published',
  },
}

const forgetTries = statement('prove.forget-tries', 'delete from counted_try')

const read = ({ visitor, orderId }: Order) =>
  visitor.call('GET /svc_checkout/order/{orderId}', { params: { orderId: orderId! }, query: {} })

// As if the time had passed in which one process may ask, and after which the sweep looks.
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

/** How many mails were asked for of each order. */
const mails = new Map<string, number>()

/** Sweeps and jobs until nothing is left to do. */
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

/** Breaks a phase at one point, does it again, and lets all recover; what is wrong then. */
async function breakAt(phase: Phase, point: Point, of: (db: Database) => Database): Promise<string[]> {
  const order = await phase.prepare()
  const process = breakable(of(db), engine, point)
  const told = await phase.act(order, process).then(
    () => 'done',
    () => 'refused',
  )
  await db.run(agedOfList, [order.listId])
  // Who had no answer asks again, with the same key; the queue does too.
  await phase.act(order, breakable(db, engine)).catch(() => {})
  const wrong: string[] = []
  // Half an order may make a job throw each time.
  await recover().catch((error: unknown) => wrong.push(`recovery fails, ${String(error)}`))
  const orders = await db.run(ofList, [order.listId])
  const ended = orders.filter(({ status }) => status === phase.ends)
  if (phase.ends === 'published' && (orders.length !== 1 || ended.length !== 1))
    wrong.push(`${told}, and its list has ${JSON.stringify(orders)}`)
  for (const { id, status } of orders)
    if ((mails.get(id) ?? 0) !== (status === 'published' ? 1 : 0)) wrong.push(`${mails.get(id) ?? 0} mails confirm it`)
  if (phase.ends === 'payment_error' && ended.length !== orders.length) wrong.push(JSON.stringify(orders))
  return wrong
}

async function prove(every: number, proved = Object.entries(phases), of: (db: Database) => Database = (same) => same) {
  const wrong: string[] = []
  const points = new Map<string, number>()
  let broken = 0
  for (const [name, phase] of proved) {
    const whole = breakable(db, engine)
    await phase.act(await phase.prepare(), whole).catch(() => {})
    points.set(name, whole.names.length)
    for (const at of whole.names.keys())
      for (const how of breaks) {
        broken += 1
        if (broken % every !== 0) continue
        const label = `${name}, ${at} ${whole.names[at]!} ${how}`
        wrong.push(...(await breakAt(phase, { at, how }, of)).map((problem) => `${label}: ${problem}`))
      }
  }
  await recover().catch((error: unknown) => wrong.push(`recovery fails, ${String(error)}`))
  for (const { sentence, ids } of await findViolations(db)) wrong.push(`${sentence}: ${ids.join(', ')}`)
  const off = await moneyOff(db)
  if (off > 0) wrong.push(`the money of ${off} orders is not as it must be`)
  // What a broken step makes of a call is reported as a defect by the shop, too.
  defects.length = 0
  return { wrong, points, broken: Math.floor(broken / every) }
}

test('an order is whole or not there, paid once or not at all, at whatever point its placing breaks', async (t) => {
  const { wrong, points, broken } = await prove(every)
  assert.deepEqual(wrong, [])
  for (const [name, count] of points) assert.ok(count > 9, `${name} takes ${count} steps`)
  t.diagnostic(
    `${broken} breaks at points of ${[...points].map(([name, count]) => `${name} (${count})`).join(', ')}: all recovered`,
  )
})

test('the twin that writes an order without a transaction is caught: half an order stays, and recovery cannot complete it', async () => {
  const pieces = (whole: Database): Database => ({
    ...whole,
    transaction: (work) => work({ now: Date.now(), run: whole.run, script: async () => {} }),
  })
  const { wrong } = await prove(7, [['placing', phases['placing']!]], pieces)
  defects.length = 0
  const halves = wrong.filter((problem) => /^placing, .* its list has \[\{/.test(problem))
  assert.notDeepEqual(halves, [], `twin not caught: ${wrong.length} other problems`)
})
