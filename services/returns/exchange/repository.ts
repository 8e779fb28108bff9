import type { SettledDifference } from '#domain/returns/exchange.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

const ofReturn = statement<{ orderId: string }>(
  'exchange-order.of-return',
  'select order_id as "orderId" from exchange_order where rma_number = $1 and canceled_at is null',
)
const insert = statement(
  'exchange-order.create',
  'insert into exchange_order (order_id, rma_number, paid_order_id, created_at) values ($1, $2, $3, $4)',
)
const cancel = statement('exchange-order.cancel', 'update exchange_order set canceled_at = $2 where order_id = $1')
const exchangedUnits = statement<{ itemId: string; units: number }>(
  'exchange-order.units',
  `select item_id as "itemId", sum(accepted)::integer as units
   from exchange_order join rma on rma.number = rma_number join rma_item using (rma_number)
   where rma.order_id = $1 and canceled_at is null group by item_id`,
)

interface ExchangeOrder {
  orderId: string
  returnNumber: number
  paidOrderId: string
}

/** Returns the id of a return's exchange order, or undefined if there is none or it was canceled. */
export async function readExchangeOrderId(db: QueryRunner, returnNumber: number): Promise<string | null> {
  return (await db.run(ofReturn, [returnNumber]))[0]?.orderId ?? null
}

/** Records a return's exchange order. Fails if the return already has one. */
export async function insertExchangeOrder(tx: Transaction, { orderId, returnNumber, paidOrderId }: ExchangeOrder) {
  await tx.run(insert, [orderId, returnNumber, paidOrderId, new Date(tx.now)])
}

export async function markExchangeOrderCanceled(tx: Transaction, orderId: string) {
  await tx.run(cancel, [orderId, new Date(tx.now)])
}

/** Returns the number of an order's units, by line, that exchange orders replaced. */
export async function readExchangedUnits(
  db: QueryRunner,
  orderId: string,
): Promise<readonly { itemId: string; units: number }[]> {
  return db.run(exchangedUnits, [orderId])
}

/** A settled difference of a return's exchange order. */
export interface DifferenceRow extends SettledDifference {
  orderId: string
  returnNumber: number
  /** The payment link that paid the difference. */
  linkId: string | null
}

export type NewDifference = SettledDifference & Pick<DifferenceRow, 'linkId'>

// The exchange order with the returned items, and all earlier ones that it replaced. A refunded difference remains after
// its exchange order is canceled.
const differencesOf = statement<DifferenceRow>(
  'exchange-order.differences',
  `with recursive chain as (
     select rma_number from exchange_order where order_id = $1
     union all
     select earlier.rma_number from chain join rma on rma.number = chain.rma_number
       join exchange_order earlier on earlier.order_id = rma.order_id)
   select order_id as "orderId", d.rma_number as "returnNumber", item_id as "itemId", units, net, tax, settlement,
     link_id as "linkId"
   from exchange_difference d join exchange_order e using (order_id)
   where (d.rma_number in (select rma_number from chain) or d.rma_number in (select number from rma where order_id = $1))
     and (e.canceled_at is null or settlement = 'refund')
   order by order_id, item_id`,
)
const insertDifferences = statement(
  'exchange-order.create-differences',
  `insert into exchange_difference (order_id, item_id, rma_number, units, net, tax, settlement, link_id)
   select $1, item."itemId", $2, item.units, item.net, item.tax, item.settlement, item."linkId"
   from jsonb_to_recordset($3) as item ("itemId" uuid, units integer, net integer, tax integer, settlement text,
     "linkId" uuid)`,
)

/** Returns the settled differences that concern an order's units: of its returns, and of the exchanges before it. */
export async function readDifferences(db: QueryRunner, orderId: string): Promise<DifferenceRow[]> {
  return db.run(differencesOf, [orderId])
}

export async function insertExchangeDifferences(
  tx: Transaction,
  { orderId, returnNumber }: Pick<ExchangeOrder, 'orderId' | 'returnNumber'>,
  differences: readonly NewDifference[],
): Promise<void> {
  if (differences.length > 0) await tx.run(insertDifferences, [orderId, returnNumber, JSON.stringify(differences)])
}

/** An agreed replacement of a line's units, with the price difference for all of them. */
export interface AgreedItem {
  itemId: string
  sku: string
  qty: number
  net: number
  tax: number
}

export interface ExchangePaymentRow {
  linkId: string
  items: AgreedItem[]
}
const openPayment = statement<ExchangePaymentRow>(
  'exchange-payment.of-return',
  'select link_id as "linkId", items from exchange_payment where rma_number = $1 and ended_at is null',
)
const createPayment = statement(
  'exchange-payment.create',
  'insert into exchange_payment (link_id, rma_number, items, created_at) values ($1, $2, $3, $4)',
)
const endRefunds = statement(
  'exchange-payment.end-refunds',
  `update exchange_payment set items = (
     select jsonb_agg(case when (item->>'net')::integer + (item->>'tax')::integer < 0
       then item || '{"net": 0, "tax": 0}' else item end order by position)
     from jsonb_array_elements(items) with ordinality as agreed (item, position))
   where link_id = $1`,
)
const endPayment = statement(
  'exchange-payment.end',
  'update exchange_payment set ended_at = $2 where rma_number = $1 and ended_at is null',
)

/** Returns a return's current payment request. Its link can be revoked or refunded. */
export async function readExchangePaymentRow(
  db: QueryRunner,
  returnNumber: number,
): Promise<ExchangePaymentRow | undefined> {
  return (await db.run(openPayment, [returnNumber]))[0]
}

/** Records a payment request. Fails if the return has a current one. */
export async function insertExchangePayment(
  tx: Transaction,
  returnNumber: number,
  { linkId, items }: ExchangePaymentRow,
): Promise<void> {
  await tx.run(createPayment, [linkId, returnNumber, JSON.stringify(items), new Date(tx.now)])
}

/** Records that the agreed differences of cheaper variants were refunded, which they stay if the order is canceled. */
export async function endAgreedRefunds(tx: Transaction, linkId: string): Promise<void> {
  await tx.run(endRefunds, [linkId])
}

export async function endExchangePayment(tx: Transaction, returnNumber: number): Promise<void> {
  await tx.run(endPayment, [returnNumber, new Date(tx.now)])
}
