import { statement, type QueryRunner } from '#platform/database.ts'

const hasOrder = statement<{ is: boolean }>(
  'order.has-bought',
  `select exists (select from shop_order where customer_id = $1 and status = 'published'
     and document->'lines' @> jsonb_build_array(jsonb_build_object('productId', $2::integer))) as is`,
)
const productsOf = statement<{ productId: number }>(
  'order.bought',
  `select (line->>'productId')::integer as "productId"
   from shop_order, jsonb_array_elements(document->'lines') as line
   where customer_id = $1 and status = 'published'
   group by 1 order by max(created_at) desc, 1 limit $2`,
)

const newestWith = statement<{ customerId: number; productId: number; orderId: string }>(
  'order.newest-with',
  `select b.customer_id as "customerId", b.product_id as "productId", o.id as "orderId"
   from unnest($1::integer[], $2::integer[]) as b (customer_id, product_id), lateral (
     select id from shop_order where customer_id = b.customer_id and status = 'published'
       and document->'lines' @> jsonb_build_array(jsonb_build_object('productId', b.product_id))
     order by created_at desc limit 1) as o`,
)

/** Selects the orders to count: those of an account, of an email address, or of both. */
export interface PurchaseFilter {
  customerId?: number
  email?: string
}

// Counts bundle children like separate products; in older orders, parts have no product id.
const piecesOf = statement<{ productId: number; pieces: number }>(
  'order.pieces-of',
  `select (part->>'productId')::integer as "productId", sum((part->>'qty')::integer
     * ((line->>'qty')::integer - coalesce((cancelled->>(line->>'itemId'))::integer, 0)) / (line->>'qty')::integer)::integer as pieces
   from shop_order, jsonb_array_elements(document->'lines') as line,
     jsonb_array_elements(case when line @? '$.parts[0].productId' then line->'parts' else jsonb_build_array(line) end) as part
   where (customer_id = $1 or lower(email) = lower($2)) and status <> 'payment_error'
     and not document ? 'exchange' and (part->>'productId')::integer = any($3::integer[]) group by 1`,
)

/**
 * Returns the number of units of each product in published or open orders, minus canceled units. Exchanges do not
 * count, because the original purchase already does [TICKET-205].
 */
export async function countPurchasedUnits(
  db: QueryRunner,
  { customerId, email }: PurchaseFilter,
  productIds: readonly number[],
) {
  const found = await db.run(piecesOf, [customerId ?? null, email ?? null, productIds])
  return new Map(found.map(({ productId, pieces }) => [productId, pieces]))
}

/** Returns true if a customer has a paid order for a product, on any site. */
export async function hasBought(db: QueryRunner, customerId: number, productId: number): Promise<boolean> {
  return (await db.run(hasOrder, [customerId, productId]))[0]!.is
}

/** Returns the newest paid order for each pair of customer and product, omitting pairs without one. */
export async function readLatestPurchases(
  db: QueryRunner,
  bought: readonly { customerId: number; productId: number }[],
): Promise<{ customerId: number; productId: number; orderId: string }[]> {
  if (bought.length === 0) return []
  return db.run(newestWith, [bought.map(({ customerId }) => customerId), bought.map(({ productId }) => productId)])
}

/** Returns the products in a customer's paid orders, newest first, up to `max`. */
export async function readPurchasedProductIds(db: QueryRunner, customerId: number, max: number): Promise<number[]> {
  return (await db.run(productsOf, [customerId, max])).map(({ productId }) => productId)
}
