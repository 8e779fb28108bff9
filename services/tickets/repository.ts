import type { CustomerEarnedDiscount } from '#domain/earned/customer-earned-discount.ts'
import type { Currency } from '#domain/money.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

/** A fixed `value` is in minor units. */
interface Benefit {
  productId: number
  type: CustomerEarnedDiscount['type']
  value: number
  freeShipping: boolean
  uses: number
}
export interface TicketRow {
  id: string
  type: string
  eventId: string
  orderId: string | null
  holderName: string
  status: 'valid' | 'used' | 'cancelled'
  benefits: Benefit[]
}
export interface EarnedDiscountRow extends CustomerEarnedDiscount {
  id: string
  orderId: string | null
}
export interface NewTicket {
  customerId: number
  type: string
  eventId: string
  holderName: string
  orderId: string | null
  /** Idempotency key: one ticket per source. */
  source: string
}

const ofCustomer = statement<TicketRow>(
  'ticket.of-customer',
  `select id, type, event_id as "eventId", order_id as "orderId", holder_name as "holderName", status,
     coalesce((select json_agg(json_build_object('productId', product_id, 'type', earned.type, 'value', value,
         'freeShipping', free_shipping, 'uses', uses) order by product_id, earned.type)
       from earned where ticket_id = ticket.id), '[]') as benefits
   from ticket where customer_id = $1 order by created_at desc, id desc`,
)
// Canceling a ticket voids its benefits.
const usable = statement<EarnedDiscountRow>(
  'earned.usable',
  `select earned.id, product_id as "productId", earned.type, value, free_shipping as "freeShipping",
     uses_left - reserved as "remainingUses", coalesce(earned.order_id, ticket.order_id) as "orderId"
   from earned left join ticket on ticket.id = ticket_id
   where earned.customer_id = $1 and (currency is null or currency = $2) and uses_left > reserved
     and status is distinct from 'cancelled'
   order by product_id, earned.created_at, earned.type, earned.id`,
)
const insertTicket = statement<{ id: string }>(
  'ticket.create',
  `insert into ticket (customer_id, type, event_id, holder_name, order_id, source) values ($1, $2, $3, $4, $5, $6)
   on conflict (source) do nothing returning id`,
)
const insertBenefits = statement(
  'earned.of-ticket',
  `insert into earned (customer_id, product_id, type, value, currency, free_shipping, uses, uses_left, ticket_id, order_id)
   select $1, product_id, type, value, currency, free_shipping, uses, uses, $2, $4 from ticket_benefit
   where ticket_type = $3`,
)
const cancel = statement('ticket.cancel', `update ticket set status = 'cancelled' where order_id = $1`)
// Unused tickets are canceled first.
const cancelSome = statement(
  'ticket.cancel-some',
  `update ticket set status = 'cancelled' where id in (
     select id from ticket where order_id = $1 and starts_with(source, $2) and status <> 'cancelled'
     order by status desc, source desc limit $3)`,
)
const putRule = statement(
  'ticket-benefit.put',
  `insert into ticket_benefit (ticket_type, product_id, type, value, currency, free_shipping, uses)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (ticket_type, product_id, type) do update set value = excluded.value, currency = excluded.currency,
     free_shipping = excluded.free_shipping, uses = excluded.uses`,
)

const sold = statement<{ is: boolean }>(
  'ticket.sold',
  'select exists (select from ticket where event_id = $1 and type = $2 and order_id is not null) as is',
)

/** Returns true if any order on any site contains a ticket of this type. */
export async function isTicketSold(db: QueryRunner, { eventId, type }: Pick<NewTicket, 'eventId' | 'type'>) {
  return (await db.run(sold, [eventId, type]))[0]!.is
}

/** Returns a customer's tickets, newest first [TICKET-202]. */
export async function readTickets(db: QueryRunner, customerId: number): Promise<TicketRow[]> {
  return db.run(ofCustomer, [customerId])
}

export async function readUsableDiscounts(
  db: QueryRunner,
  customerId: number,
  currency: Currency,
): Promise<EarnedDiscountRow[]> {
  return db.run(usable, [customerId, currency])
}

/** Creates a ticket with its type's benefits, once per source. */
export async function createTicket(tx: Transaction, ticket: NewTicket): Promise<void> {
  const { customerId, type, eventId, holderName, orderId, source } = ticket
  const [inserted] = await tx.run(insertTicket, [customerId, type, eventId, holderName, orderId, source])
  if (inserted) await tx.run(insertBenefits, [customerId, inserted.id, type, orderId])
}

/** Cancels an order's tickets and voids their unused benefits. */
export async function cancelTickets(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(cancel, [orderId])
}

/** Cancels some of an order line's tickets. */
export async function cancelLineTickets(
  tx: Transaction,
  orderId: string,
  itemId: string,
  pieces: number,
): Promise<void> {
  await tx.run(cancelSome, [orderId, `order ${orderId} ${itemId} `, pieces])
}

/** Sets the benefit for a product that future tickets of a type earn. */
export async function saveTicketBenefit(
  tx: Transaction,
  ticketType: string,
  { productId, type, value, freeShipping, uses, currency }: Benefit & { currency: Currency | null },
): Promise<void> {
  await tx.run(putRule, [ticketType, productId, type, value, currency, freeShipping, uses])
}
