import type { BuyRequest, ItemMetadata, List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { Assortment } from '#domain/pricing/offer.ts'
import { priceItem } from '#domain/pricing/price-item.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import type { Sellable } from '#services/catalog/steps.ts'
import type { LockedList } from './repository.ts'

interface Wish {
  itemId: string
  note: string
  priority: NonNullable<ItemMetadata['registry']>['priority']
  /** Unit price when the line was added, or null if unknown. */
  price: Minor | null
  /** Epoch milliseconds. */
  addedAt: number
}

// A line that is still in the list retains its recorded price; only its quantity increases.
const insert = statement(
  'list-wish.record',
  `with line as (select md5($3::jsonb::text || $4::jsonb::text || $5::jsonb::text) as key)
   insert into list_wish (list_id, product_id, line_key, price, added_at)
   select $1, $2, key, $6, $7 from line
   on conflict (list_id, product_id, line_key) do update set price = excluded.price, added_at = excluded.added_at
   where not exists (select from list_item i
     where i.list_id = $1 and i.product_id = $2 and i.line_key = list_wish.line_key)`,
)
const wishes = statement<Wish>(
  'list-wish.of-list',
  `select i.id as "itemId", w.note, w.priority, w.price, (extract(epoch from w.added_at) * 1000)::float8 as "addedAt"
   from list_wish w join list_item i using (list_id, product_id, line_key) where list_id = $1`,
)
const describe = statement<{ id: string }>(
  'list-wish.describe',
  `insert into list_wish (list_id, product_id, line_key, note, priority, added_at)
   select list_id, product_id, line_key, $3, $4, $5 from list_item where list_id = $1 and id = $2
   on conflict (list_id, product_id, line_key) do update set note = excluded.note, priority = excluded.priority
   returning product_id as id`,
)

/** Records the price and time for a line about to be added to a wishlist. */
export async function recordWish(
  tx: Transaction,
  list: LockedList & Pick<List, 'type'>,
  item: BuyRequest,
  assortment: Assortment<Sellable>,
) {
  if (list.type !== 'wishlist') return
  const { productId, options, children, metadata } = item
  const documents = [options, children, metadata].map((each) => JSON.stringify(each))
  const priced = priceItem(item, assortment, { now: tx.now, earned: null })
  const price =
    priced && 'parts' in priced ? priced.parts.reduce((total, { unit, qty }) => total + unit * qty, 0) : null
  await tx.run(insert, [list.id, productId, ...documents, price, new Date(tx.now)])
}

export async function readWishes(db: QueryRunner, listId: string): Promise<Wish[]> {
  return db.run(wishes, [listId])
}

/** Sets the note and priority of a line, or returns false if the line is missing. */
export async function updateWishDetails(
  tx: Transaction,
  list: LockedList,
  itemId: string,
  { note, priority }: Pick<Wish, 'note' | 'priority'>,
): Promise<boolean> {
  return (await tx.run(describe, [list.id, itemId, note, priority, new Date(tx.now)])).length > 0
}
