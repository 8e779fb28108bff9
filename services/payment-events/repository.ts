import type { EngineName } from '#domain/payment-engines.ts'
import type { AdyenEventLookup } from '#platform/payments/adyen/events.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'

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
// Skips new events, which the queue handles, and events older than a week. A refund's key starts with an order number
// or a link payment id.
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

/** An event with the vendor's id, before it is stored. */
export type ReceivedEvent = Omit<PaymentEvent, 'id'> & { eventId: string }

/** Stores an event; returns null for a duplicate. */
export async function storeEvent(tx: Transaction, event: ReceivedEvent): Promise<string | null> {
  const { engine, eventId, code, isSuccess, orderKey, paymentReference, reference, amount, currency } = event
  const of = [orderKey, paymentReference, reference, amount, currency]
  return (await tx.run(insert, [engine, eventId, code, isSuccess, ...of]))[0]?.id ?? null
}

export function createAdyenEventLookup(db: QueryRunner): AdyenEventLookup {
  const adyenEvent = ({ code, isSuccess, orderKey, paymentReference, reference, amount, currency }: PaymentEvent) => ({
    pspReference: reference,
    originalReference: paymentReference === reference ? null : paymentReference,
    merchantReference: orderKey,
    eventCode: code,
    isSuccess,
    amount,
    currency,
  })
  return {
    ofKeys: async (keys) => (await db.run(ofKeys, [keys])).map(adyenEvent),
    ofPayment: async (reference) => (await db.run(ofPayment, [reference])).map(adyenEvent),
  }
}

/** Returns an event, or undefined if it was already applied. */
export async function readWaitingEvent(db: QueryRunner, id: string): Promise<PaymentEvent | undefined> {
  return (await db.run(one, [id]))[0]
}

/** Returns the ids of unapplied events that match an existing order or link payment. */
export async function readWaitingEvents(db: QueryRunner): Promise<string[]> {
  return (await db.run(waiting, [])).map(({ id }) => id)
}

/** Marks an event as applied, and records whether it needs staff attention. */
export async function markApplied(db: QueryRunner, id: string, needsStaff: boolean) {
  await db.run(applied, [id, needsStaff])
}

/**
 * Deletes events after 100 days, when no vendor retry, lookup, or late refund failure is possible anymore. Events for
 * staff remain until cleared.
 */
export const sweepEvents = createSweep('payment_event', `received_at < now() - interval '100 days' and not needs_staff`)

/** Returns events that need staff attention: failed or reversed captures. */
export async function readUnseenEvents(db: QueryRunner): Promise<PaymentEvent[]> {
  return db.run(toSee, [])
}

/** Returns SQL that clears events, for staff who have resolved them at the vendor. */
export function clearEventsSql(ids: readonly string[]): string {
  return `update payment_event set needs_staff = false where id in (${ids.map(Number).join(', ')})`
}
