import { availableNow, locationOf, lowStock, stockState, type Stock } from '#domain/catalog/stock.ts'
import type { ShippingGroup, TaxClass } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import type { Picture } from './pictures.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { refreshListings } from './listing.ts'
export { inventoryOf, type Card } from './card.ts'

// What other areas may ask of the catalogue, also inside a transaction of theirs.

/** A thing that can be bought on a site: a simple product, or a child with its parent's facts. Money in minor units. */
export interface Sellable {
  id: number
  productId: number
  /** Without a site's prefix. */
  sku: string
  name: string
  brand: string
  type: 'simple' | 'configurable'
  handle: string
  /** Chosen values in the order of the options. */
  choice: string[]
  /** By option code. */
  choices: Record<string, string>
  picture: Picture | null
  /** Grams; null is not known and cannot be shipped. */
  weightGrams: number | null
  shippingGroup: ShippingGroup
  shipsFree: boolean
  isPickupDisabled: boolean
  taxClass: TaxClass
  base: number
  special: number | null
  stock: Stock
}

const readByIds = statement<Sellable>(
  'sellable.read',
  `select s.id, p.id as "productId", s.sku, p.name, p.brand, p.type, p.handle, s.choice as choices,
     coalesce((select jsonb_agg(s.choice->>(o.option->>'code') order by o.position)
       from jsonb_array_elements(p.options) with ordinality as o (option, position)), '[]') as choice,
     coalesce(s.pictures->0, p.pictures->0) as picture, s.weight_grams as "weightGrams",
     p.shipping_group as "shippingGroup", p.ships_free as "shipsFree", p.pickup_disabled as "isPickupDisabled",
     p.tax_class as "taxClass", pr.price as base, pr.special,
     jsonb_build_object('onHand', st.on_hand, 'reserved', st.reserved, 'managed', st.managed,
       'backorder', st.backorder, 'leadTimeDays', st.lead_time_days, 'most', st.most, 'notify', st.notify) as stock
   from sellable s join product p on p.id = s.product_id
   join price pr on pr.sellable_id = s.id and pr.site = $2
   join stock st on st.sellable_id = s.id and st.location = $3
   where s.id = any($1)`,
)
// One conditional update: of any number of takers at the same moment no more succeed than there are pieces.
const reserveOne = statement<{ id: number }>(
  'stock.reserve',
  `update stock set reserved = reserved + $3
   where sellable_id = $1 and location = $2 and (not managed or on_hand - reserved + backorder >= $3)
   returning sellable_id as id`,
)
const releaseOne = statement(
  'stock.release',
  'update stock set reserved = reserved - $3 where sellable_id = $1 and location = $2',
)
const commitOne = statement<Stock>(
  'stock.commit',
  `update stock set reserved = reserved - $3, on_hand = case when managed then on_hand - $3 else on_hand end
   where sellable_id = $1 and location = $2
   returning on_hand as "onHand", reserved, managed, backorder, lead_time_days as "leadTimeDays", most, notify`,
)
const productsOf = statement<{ id: number }>(
  'sellable.products',
  'select distinct product_id as id from sellable where id = any($1) order by id',
)

/** Reads what is sold on a site by sellable ids; ids that are not sold there are left out. */
export async function readSellables(db: Queries, site: Site, ids: readonly number[]): Promise<Map<number, Sellable>> {
  const rows = await db.run(readByIds, [ids, site, locationOf(site)])
  return new Map(rows.map((row) => [row.id, row]))
}

export interface Pieces {
  sellableId: number
  qty: number
}

/** How stock is promised to an order; the placement is given one, and its known-bad twin another. */
export type ReserveStock = (tx: Transaction, site: Site, pieces: readonly Pieces[]) => Promise<number[]>

/**
 * Promises pieces to an order, in the order of their ids so that two orders never wait for each other; returns the ids
 * of which there are not enough, and then the caller must roll back [CART-238].
 */
export const reserveStock: ReserveStock = async (tx, site, pieces) => {
  const short: number[] = []
  for (const { sellableId, qty } of summed(pieces)) {
    const [taken] = await tx.run(reserveOne, [sellableId, locationOf(site), qty])
    if (!taken) short.push(sellableId)
  }
  return short
}

/** Gives promised pieces back. */
export async function releaseStock(tx: Transaction, site: Site, pieces: readonly Pieces[]) {
  for (const { sellableId, qty } of summed(pieces)) await tx.run(releaseOne, [sellableId, locationOf(site), qty])
}

/** Takes promised pieces off the shelf, and shows what is left. */
export async function commitStock(tx: Transaction, site: Site, pieces: readonly Pieces[]) {
  const sorted = summed(pieces)
  const told: number[] = []
  for (const { sellableId, qty } of sorted) {
    const [after] = await tx.run(commitOne, [sellableId, locationOf(site), qty])
    if (after && tellsOtherwise(after, qty)) told.push(sellableId)
  }
  const touched = await tx.run(productsOf, [sorted.map(({ sellableId }) => sellableId)])
  for (const { id } of touched) await refreshListings(tx, id, 'stock')
  // The product's own page tells of each child what a list tells of the best.
  const shown = await tx.run(productsOf, [told])
  const near = sites.filter((each) => locationOf(each) === locationOf(site))
  const tags = shown.flatMap(({ id }) => near.map((each) => `${each}:product:${id}`))
  if (tags.length > 0) await afterCommit(tx, 'purge', { tags })
}

/** Whether a page tells of a stock something else than before so many pieces of it were sold. */
function tellsOtherwise(after: Stock, qty: number): boolean {
  const before = { ...after, onHand: after.managed ? after.onHand + qty : after.onHand }
  const shelf = (stock: Stock) => Math.min(lowStock, availableNow(stock))
  return shelf(before) !== shelf(after) || stockState(before) !== stockState(after)
}

function summed(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<number, number>()
  for (const { sellableId, qty } of pieces) sums.set(sellableId, (sums.get(sellableId) ?? 0) + qty)
  return [...sums].map(([sellableId, qty]) => ({ sellableId, qty })).toSorted((a, b) => a.sellableId - b.sellableId)
}
