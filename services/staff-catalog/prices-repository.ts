import type { Prices, SaleState } from '#domain/bulk-edits/bulk-change.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'

interface PriceKey {
  productId: number
  sku: string
  site: Site
}

const lock = statement<{ id: number }>('staff-price.lock', 'select id from product where id = $1 for no key update')
const change = (table: 'price' | 'withheld_price') => `update ${table} set price = $4, special = $5 from sellable as s
  where s.product_id = $1 and s.sku = $2 and ${table}.sellable_id = s.id and site = $3
    and price = $6 and special is not distinct from $7 returning s.id`
const changeSold = statement<{ id: number }>('staff-price.change', change('price'))
const changeWithheld = statement<{ id: number }>('staff-price.change-withheld', change('withheld_price'))
const current = statement<Prices>(
  'staff-price.read',
  `select price, special from sellable as s join price on sellable_id = s.id where product_id = $1 and sku = $2 and site = $3
   union all select price, special from sellable as s join withheld_price on sellable_id = s.id
     where product_id = $1 and sku = $2 and site = $3`,
)

/** Locks a product, so that its prices change one request at a time. Returns false if the product does not exist. */
export async function lockProduct(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.run(lock, [id])).length > 0
}

/** Changes a price if it still has the expected value. Returns false if it does not. */
export async function changePrice(tx: Transaction, key: PriceKey, to: Prices, expected: Prices): Promise<boolean> {
  const values = [key.productId, key.sku, key.site, to.price, to.special, expected.price, expected.special]
  return (await tx.run(changeSold, values)).length > 0 || (await tx.run(changeWithheld, values)).length > 0
}

export async function readPrice(tx: Transaction, { productId, sku, site }: PriceKey): Promise<Prices | undefined> {
  return (await tx.run(current, [productId, sku, site]))[0]
}

const withhold = statement(
  'staff-price.withhold',
  `with moved as (delete from price using sellable as s
     where s.product_id = $1 and sellable_id = s.id and site = $2 returning sellable_id, site, price, special)
   insert into withheld_price (sellable_id, site, price, special, status, is_off)
   select sellable_id, site, price, special, $3, false from moved`,
)
const relabel = statement(
  'staff-price.relabel',
  `update withheld_price set status = $3 from sellable as s
   where s.product_id = $1 and sellable_id = s.id and site = $2 and status is distinct from $3`,
)
const restore = statement(
  'staff-price.restore',
  `with moved as (delete from withheld_price using sellable as s
     where s.product_id = $1 and sellable_id = s.id and site = $2 and not is_off
     returning sellable_id, site, price, special)
   insert into price (sellable_id, site, price, special) select sellable_id, site, price, special from moved`,
)
const keepOff = statement(
  'staff-price.keep-off',
  `update withheld_price set status = null from sellable as s
   where s.product_id = $1 and sellable_id = s.id and site = $2 and is_off and status is not null`,
)

/** Starts selling a locked product on a site, or withholds it. Disabled variants stay disabled. */
export async function changeSaleState(tx: Transaction, productId: number, site: Site, state: SaleState): Promise<void> {
  if (state === 'active') {
    await tx.run(restore, [productId, site])
    await tx.run(keepOff, [productId, site])
  } else {
    await tx.run(relabel, [productId, site, state])
    await tx.run(withhold, [productId, site, state])
  }
}
