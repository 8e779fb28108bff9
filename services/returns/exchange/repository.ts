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
