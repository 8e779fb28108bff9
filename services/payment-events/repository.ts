import type { EngineName } from '#domain/payment-engines.ts'
import type { AdyenMemory } from '#platform/payments/adyen/told.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import { sweepOf } from '#platform/sweep.ts'

/** What a vendor told of a payment. */
export interface PaymentEvent {
  id: string
  engine: EngineName
  code: string
  isSuccess: boolean
  orderKey: string
  paymentReference: string
  reference: string
  /** Minor units. */
  amount: number
  currency: string
}

const columns = `id::text, engine, code, is_success as "isSuccess", order_key as "orderKey",
  payment_reference as "paymentReference", reference, amount::float8 as amount, currency`

const insert = statement<{ id: string }>(
  'payment-event.insert',
  `insert into payment_event (engine, event_id, code, is_success, order_key, payment_reference, reference, amount,
     currency)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (engine, event_id) do nothing returning id::text`,
)
const ofKeys = statement<PaymentEvent>(
  'payment-event.of-keys',
  `select ${columns} from payment_event where engine = 'adyen' and (order_key = any($1::text[])
     or payment_reference in (select payment_reference from payment_event
       where engine = 'adyen' and order_key = any($1::text[]))) order by id`,
)
const ofPayment = statement<PaymentEvent>(
  'payment-event.of-payment',
  `select ${columns} from payment_event where engine = 'adyen' and payment_reference = $1 order by id`,
)
const one = statement<PaymentEvent>(
  'payment-event.read',
  `select ${columns} from payment_event where id = $1 and applied_at is null`,
)
// Older than a moment: younger ones are on their way through the queue. What waits for a week has no order to come. A
// refund is known by a key that begins with its order's number, or with the payment of a link.
const waiting = statement<{ id: string }>(
  'payment-event.waiting',
  `select payment_event.id::text from payment_event
   where (exists (select from shop_order where shop_order.id = split_part(order_key, '-', 1))
       or exists (select from payment_link_payment where payment_link_payment.id = left(order_key, 36)))
     and applied_at is null and received_at between now() - interval '7 days' and now() - interval '30 seconds'
   order by received_at limit 100`,
)
const applied = statement(
  'payment-event.applied',
  'update payment_event set applied_at = now(), needs_staff = $2 where id = $1 and applied_at is null',
)
const toSee = statement<PaymentEvent>(
  'payment-event.to-see',
  `select ${columns} from payment_event where needs_staff order by id limit 100`,
)

/** An event with its vendor's name of it, before it is stored. */
export type ReceivedEvent = Omit<PaymentEvent, 'id'> & { eventId: string }

/** Stores an event; null when it was told before. */
export async function keepEvent(tx: Transaction, event: ReceivedEvent): Promise<string | null> {
  const { engine, eventId, code, isSuccess, orderKey, paymentReference, reference, amount, currency } = event
  const of = [orderKey, paymentReference, reference, amount, currency]
  return (await tx.run(insert, [engine, eventId, code, isSuccess, ...of]))[0]?.id ?? null
}

/** What Adyen told, as its engine asks for it. */
export function adyenMemory(db: Queries): AdyenMemory {
  const told = ({ code, isSuccess, orderKey, paymentReference, reference, amount, currency }: PaymentEvent) => ({
    pspReference: reference,
    originalReference: paymentReference === reference ? null : paymentReference,
    merchantReference: orderKey,
    eventCode: code,
    isSuccess,
    amount,
    currency,
  })
  return {
    ofKeys: async (keys) => (await db.run(ofKeys, [keys])).map(told),
    ofPayment: async (reference) => (await db.run(ofPayment, [reference])).map(told),
  }
}

/** An event that no order was made to follow yet. */
export async function readWaitingEvent(db: Queries, id: string): Promise<PaymentEvent | undefined> {
  return (await db.run(one, [id]))[0]
}

/** Events that wait though their order is there. */
export async function readWaitingEvents(db: Queries): Promise<string[]> {
  return (await db.run(waiting, [])).map(({ id }) => id)
}

/** Notes that an order follows an event by now, and whether staff have to look at it. */
export async function noteApplied(db: Queries, id: string, needsStaff: boolean) {
  await db.run(applied, [id, needsStaff])
}

/**
 * Forgets what was told a hundred days ago: long after the vendor has told it for the last time, after whatever is looked
 * for at the vendor, and after a refund may still fail. What staff have to look at stays until they have.
 */
export const sweepEvents = sweepOf('payment_event', `received_at < now() - interval '100 days' and not needs_staff`)

/** Events that staff have to look at: money that was not taken though it was asked for, or that was taken back. */
export async function readEventsToSee(db: Queries): Promise<PaymentEvent[]> {
  return db.run(toSee, [])
}

/** Says that events were looked at; for whoever has seen to them at the vendor. */
export function sawEvents(ids: readonly string[]): string {
  return `update payment_event set needs_staff = false where id in (${ids.map(Number).join(', ')})`
}
