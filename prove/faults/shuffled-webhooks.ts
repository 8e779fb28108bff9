import { randomUUID } from 'node:crypto'
import { statement, type Database } from '#platform/database.ts'
import { webhookBodyOf, type VendorEvent, type withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { readOrder } from '#services/orders/steps.ts'
import { completeOrder, releasePayment } from '#services/orders/payment/order-payment.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import type { Rng } from '../rng.ts'

type AdyenShop = Awaited<ReturnType<typeof withAdyen>>

const jobs = statement<{ topic: string; payload: { eventId: string; orderId: string; reference: string | null } }>(
  'prove.jobs',
  `delete from outbox where topic in ('payment_told', 'payment_release', 'order_paid') returning topic, payload`,
)
const another = statement(
  'prove.another-payment',
  `insert into sandbox_adyen.payment (psp_reference, merchant_account, merchant_reference, behaviour, card, amount,
     currency, result_code, return_url)
   select $2, merchant_account, merchant_reference, 'success', card, amount, currency, 'Authorised', return_url
   from sandbox_adyen.payment where merchant_reference = $1 limit 1`,
)
const decided = statement(
  'prove.decided',
  `update sandbox_adyen.payment set result_code = 'Authorised' where merchant_reference = $1`,
)
const own = statement<{ reference: string }>(
  'prove.own-payment',
  'select psp_reference as reference from sandbox_adyen.payment where merchant_reference = $1',
)
const finalPayments = statement<{ taken: number; held: number; captures: number }>(
  'prove.payments-standing',
  `select count(*) filter (where captured = amount)::integer as taken,
     count(*) filter (where captured = 0 and not is_cancelled and result_code = 'Authorised')::integer as held,
     (select count(*)::integer from sandbox_adyen.notification
       where item->>'eventCode' = 'CAPTURE' and item->>'merchantReference' = $1) as captures
   from sandbox_adyen.payment where merchant_reference = $1`,
)

export type ApplyEvent = (eventId: string) => Promise<void>

async function work(db: Database, { deps }: AdyenShop, apply: ApplyEvent, rng: Rng) {
  for (;;) {
    const waiting = await db.run(jobs, [])
    if (waiting.length === 0) return
    for (const { topic, payload } of shuffled(waiting, rng)) {
      if (topic === 'payment_told') await apply(payload.eventId)
      else if (topic === 'order_paid') await publishOrder(deps, payload.orderId)
      else await releasePayment(deps, payload.orderId, payload.reference)
    }
  }
}

/**
 * Delivers an authorized order's webhooks twice and in random order, between the shop's jobs. Returns the final state.
 */
export async function shuffleWebhooks(db: Database, adyen: AdyenShop, apply: ApplyEvent, rng: Rng): Promise<string> {
  const visitor = adyen.shop.visit()
  const { body } = await reachReviewStep(adyen.shop, visitor, 'USA', [{ productId: 7, qty: 1 }], '4000000000002503')
  const { orderId } = await placeTestOrder(visitor, body)
  await db.run(decided, [orderId])
  const [{ reference }] = (await db.run(own, [orderId])) as [{ reference: string }]
  const order = (await readOrder(db, orderId))!
  const base = { merchantReference: orderId, amount: { value: order.amount, currency: 'USD' } }
  const events: VendorEvent[] = [{ ...base, eventCode: 'AUTHORISATION', pspReference: reference }]
  const extraPayments = rng.below(2)
  for (let extra = 0; extra < extraPayments; extra += 1) {
    const pspReference = randomUUID()
    await db.run(another, [orderId, pspReference])
    events.push({ ...base, eventCode: 'AUTHORISATION', pspReference })
  }
  // None of these events affects the order.
  const refused = randomUUID()
  const further: VendorEvent[] = [
    { ...base, eventCode: 'AUTHORISATION', pspReference: refused, success: 'false' },
    { ...base, eventCode: 'CAPTURE', pspReference: randomUUID(), originalReference: refused, success: 'false' },
    { ...base, eventCode: 'REPORT_AVAILABLE', pspReference: randomUUID() },
  ]
  events.push(...further.filter(() => rng.below(2) === 0))
  const queue = shuffled(
    events.flatMap((event) => Array.from({ length: 1 + rng.below(3) }, () => event)),
    rng,
  )
  while (queue.length > 0) {
    const batch = queue.splice(0, 1 + rng.below(3))
    // Vendors redeliver if they get no response.
    await Promise.all(Array.from({ length: 1 + rng.below(2) }, () => adyen.send(webhookBodyOf(batch))))
    if (rng.oneIn(2)) await work(db, adyen, apply, rng)
    if (rng.oneIn(3)) await completeOrder(adyen.deps, (await readOrder(db, orderId))!)
  }
  await work(db, adyen, apply, rng)
  const [{ taken, held, captures }] = (await db.run(finalPayments, [orderId])) as [
    { taken: number; held: number; captures: number },
  ]
  return `${(await readOrder(db, orderId))!.status}, ${taken} taken by ${captures} captures, ${held} held`
}

function shuffled<T>(all: readonly T[], { below }: Rng): T[] {
  const remaining = [...all]
  return all.map(() => remaining.splice(below(remaining.length), 1)[0]!)
}
