import type { Earned } from '#domain/earned/earned.ts'
import type { Currency } from '#domain/money.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'

/** What a ticket earned when it was granted; a fixed value in minor units. */
interface Benefit {
  productId: number
  type: Earned['type']
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
export interface EarnedRow extends Earned {
  id: string
  orderId: string | null
}
/** A ticket to be granted. */
export interface NewTicket {
  customerId: number
  type: string
  eventId: string
  holderName: string
  orderId: string | null
  /** What it is for: the same source is the same ticket. */
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
// The tickets whose holder was turned away earn nothing any more.
const usable = statement<EarnedRow>(
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
// Those that nobody came in with go first.
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

/** The tickets of a customer, newest first [TICKET-202]. */
export async function readTickets(db: Queries, customerId: number): Promise<TicketRow[]> {
  return db.run(ofCustomer, [customerId])
}

/** The discounts that a customer can still use where prices are in this currency. */
export async function readUsable(db: Queries, customerId: number, currency: Currency): Promise<EarnedRow[]> {
  return db.run(usable, [customerId, currency])
}

/** Grants a ticket with what its type earns; a second time for the same source it grants nothing. */
export async function createTicket(tx: Transaction, ticket: NewTicket): Promise<void> {
  const { customerId, type, eventId, holderName, orderId, source } = ticket
  const [made] = await tx.run(insertTicket, [customerId, type, eventId, holderName, orderId, source])
  if (made) await tx.run(insertBenefits, [customerId, made.id, type, orderId])
}

/** Takes the tickets of an order back; what they earned and nobody used is gone with them. */
export async function cancelTickets(tx: Transaction, orderId: string): Promise<void> {
  await tx.run(cancel, [orderId])
}

/** Takes so many tickets of those that one line of an order bought back. */
export async function cancelLineTickets(
  tx: Transaction,
  orderId: string,
  itemId: string,
  pieces: number,
): Promise<void> {
  await tx.run(cancelSome, [orderId, `order ${orderId} ${itemId} `, pieces])
}

/** Says what tickets of a type earn on a product from now on. */
export async function putBenefit(
  tx: Transaction,
  ticketType: string,
  { productId, type, value, freeShipping, uses, currency }: Benefit & { currency: Currency | null },
): Promise<void> {
  await tx.run(putRule, [ticketType, productId, type, value, currency, freeShipping, uses])
}
