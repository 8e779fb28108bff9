import { randomUUID } from 'node:crypto'
import { statement, type Database } from '#platform/database.ts'
import { deliveryOf, type VendorEvent, type withAdyen } from '#services/testing/adyen-shop-for-tests.ts'
import { readOrder } from '#services/orders/steps.ts'
import { completeOrder, releasePayment } from '#services/orders/order-payment.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { place, reviewed } from '#services/testing/orders-for-tests.ts'
import type { Dice } from './dice.ts'

type AdyenShop = Awaited<ReturnType<typeof withAdyen>>

const jobs = statement<{ topic: string; payload: { eventId: string; orderId: string; reference: string | null } }>(
  'prove.jobs',
  `delete from outbox where topic in ('payment_told', 'payment_release', 'order_paid') returning topic, payload`,
)
/** Another payment of the same order at the vendor, made by a question whose answer was lost. */
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
const standing = statement<{ taken: number; held: number; captures: number }>(
  'prove.payments-standing',
  `select count(*) filter (where captured = amount)::integer as taken,
     count(*) filter (where captured = 0 and not is_cancelled and result_code = 'Authorised')::integer as held,
     (select count(*)::integer from sandbox_adyen.notification
       where item->>'eventCode' = 'CAPTURE' and item->>'merchantReference' = $1) as captures
   from sandbox_adyen.payment where merchant_reference = $1`,
)

/** What is done of the jobs that follow from what was told; a twin does it another way. */
export type Apply = (eventId: string) => Promise<void>

/** Does the jobs that wait, in an order of the dice's, until none is left. */
async function work(db: Database, { deps }: AdyenShop, apply: Apply, dice: Dice) {
  for (;;) {
    const waiting = await db.run(jobs, [])
    if (waiting.length === 0) return
    for (const { topic, payload } of shuffled(waiting, dice)) {
      if (topic === 'payment_told') await apply(payload.eventId)
      else if (topic === 'order_paid') await publishOrder(deps, payload.orderId)
      else await releasePayment(deps, payload.orderId, payload.reference)
    }
  }
}

/**
 * An order whose bank was answered while the shop heard nothing of it, at times with a second payment; what the vendor
 * tells of it comes doubled, in any order, in deliveries of any size, in part after the shop's own jobs. Answers how the
 * order and its money stand in the end, which has to be the same each time.
 */
export async function shuffle(db: Database, adyen: AdyenShop, apply: Apply, dice: Dice): Promise<string> {
  const visitor = adyen.shop.visit()
  const { body } = await reviewed(adyen.shop, visitor, 'USA', [{ productId: 7, qty: 1 }], '4000000000002503')
  const { orderId } = await place(visitor, body)
  await db.run(decided, [orderId])
  const [{ reference }] = (await db.run(own, [orderId])) as [{ reference: string }]
  const order = (await readOrder(db, orderId))!
  const base = { merchantReference: orderId, amount: { value: order.amount, currency: 'USD' } }
  const events: VendorEvent[] = [{ ...base, eventCode: 'AUTHORISATION', pspReference: reference }]
  const strays = dice.below(2)
  for (let stray = 0; stray < strays; stray += 1) {
    const pspReference = randomUUID()
    await db.run(another, [orderId, pspReference])
    events.push({ ...base, eventCode: 'AUTHORISATION', pspReference })
  }
  // What may be missing: it says nothing that the order hangs on.
  const refused = randomUUID()
  const further: VendorEvent[] = [
    { ...base, eventCode: 'AUTHORISATION', pspReference: refused, success: 'false' },
    { ...base, eventCode: 'CAPTURE', pspReference: randomUUID(), originalReference: refused, success: 'false' },
    { ...base, eventCode: 'REPORT_AVAILABLE', pspReference: randomUUID() },
  ]
  events.push(...further.filter(() => dice.below(2) === 0))
  const sent = shuffled(
    events.flatMap((event) => Array.from({ length: 1 + dice.below(3) }, () => event)),
    dice,
  )
  while (sent.length > 0) {
    const batch = sent.splice(0, 1 + dice.below(3))
    // The same at the same moment, as a vendor does that did not hear the answer.
    await Promise.all(Array.from({ length: 1 + dice.below(2) }, () => adyen.send(deliveryOf(batch))))
    if (dice.once(2)) await work(db, adyen, apply, dice)
    if (dice.once(3)) await completeOrder(adyen.deps, (await readOrder(db, orderId))!)
  }
  await work(db, adyen, apply, dice)
  const [{ taken, held, captures }] = (await db.run(standing, [orderId])) as [
    { taken: number; held: number; captures: number },
  ]
  return `${(await readOrder(db, orderId))!.status}, ${taken} taken by ${captures} captures, ${held} held`
}

function shuffled<T>(all: readonly T[], { below }: Dice): T[] {
  const left = [...all]
  return all.map(() => left.splice(below(left.length), 1)[0]!)
}
