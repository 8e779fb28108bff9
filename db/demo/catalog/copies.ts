import { statement, type Database } from '#platform/database.ts'

// A copy's id is the original's id plus a multiple of a million. Its SKU ends in the copy number.
const originals = `from sellable made
  join sellable original on original.product_id = made.product_id % 1000000
    and made.sku = original.sku || '-copy-' || (made.product_id / 1000000)`
const copyPrices = statement(
  'copies.prices',
  `insert into price (sellable_id, site, price, special)
   select made.id, p.site, p.price, p.special ${originals} join price p on p.sellable_id = original.id
   where made.product_id >= 1000000 on conflict do nothing`,
)
const copyStock = statement(
  'copies.stock',
  `insert into stock (sellable_id, location, on_hand, managed, backorder, lead_time_days, most, notify)
   select made.id, s.location, s.on_hand, s.managed, s.backorder, s.lead_time_days, s.most, s.notify
   ${originals} join stock s on s.sellable_id = original.id
   where made.product_id >= 1000000 on conflict do nothing`,
)
const settle = statement('copies.settle', 'vacuum (analyze)')

/** Gives copied products the prices and stock of their originals. */
export async function copyPricesAndStock(db: Database): Promise<void> {
  for (const work of [copyPrices, copyStock, settle]) await db.run(work, [])
}
