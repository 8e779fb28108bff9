import { availableNow, locationOf, lowStock, stockState, type Stock } from '#domain/catalog/stock.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { refreshListings } from './listing.ts'
import { givePromotionalBack, takePromotional } from './promotions.ts'
export { readAssortment, readSellables, type Sellable } from './assortment.ts'
export { inventoryOf, type Card } from './card.ts'
export { readDepartments } from './departments.ts'
export { readCards } from './listing.ts'
export { readNames, type ProductName } from './names.ts'
export { readProgramDeliveries } from './program-deliveries.ts'
export { isListed, rateProduct } from './rating.ts'

// What other areas may ask of the catalogue, also inside a transaction of theirs.

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
const returnOne = statement<Stock>(
  'stock.return',
  `update stock set on_hand = on_hand + $3 where sellable_id = $1 and location = $2 and managed
   returning on_hand as "onHand", reserved, managed, backorder, lead_time_days as "leadTimeDays", most, notify`,
)
const productsOf = statement<{ id: number }>(
  'sellable.products',
  'select distinct product_id as id from sellable where id = any($1) order by id',
)

export interface Pieces {
  sellableId: number
  qty: number
  /** Of them at the price of a promotion. */
  promotional?: number
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
  return [...short, ...(await takePromotional(tx, site, summed(pieces)))]
}

/** Gives promised pieces back. */
export async function releaseStock(tx: Transaction, site: Site, pieces: readonly Pieces[]) {
  for (const { sellableId, qty } of summed(pieces)) await tx.run(releaseOne, [sellableId, locationOf(site), qty])
  await givePromotionalBack(tx, site, summed(pieces))
}

/** Takes promised pieces off the shelf, and shows what is left. */
export async function commitStock(tx: Transaction, site: Site, pieces: readonly Pieces[]) {
  const sorted = summed(pieces)
  const told: number[] = []
  for (const { sellableId, qty } of sorted) {
    const [after] = await tx.run(commitOne, [sellableId, locationOf(site), qty])
    if (after && tellsOtherwise(after, qty)) told.push(sellableId)
  }
  await showStock(tx, site, sorted, told)
}

/** Puts pieces that were sold back on the shelf, and shows what is there. */
export async function returnStock(tx: Transaction, site: Site, pieces: readonly Pieces[]) {
  const sorted = summed(pieces)
  const told: number[] = []
  for (const { sellableId, qty } of sorted) {
    const [after] = await tx.run(returnOne, [sellableId, locationOf(site), qty])
    if (after && tellsOtherwise(after, -qty)) told.push(sellableId)
  }
  await showStock(tx, site, sorted, told)
}

/** Lists tell of the pieces that moved, and pages of those of which they tell something else now. */
async function showStock(tx: Transaction, site: Site, sorted: readonly Pieces[], told: readonly number[]) {
  const touched = await tx.run(productsOf, [sorted.map(({ sellableId }) => sellableId)])
  for (const { id } of touched) await refreshListings(tx, id, 'stock')
  // The product's own page tells of each child what a list tells of the best.
  const shown = await tx.run(productsOf, [told])
  const near = sites.filter((each) => locationOf(each) === locationOf(site))
  const tags = shown.flatMap(({ id }) => near.map((each) => `${each}:product:${id}`))
  if (tags.length > 0) await afterCommit(tx, 'purge', { tags })
}

/** Whether a page tells of a stock something else than before so many pieces of it were sold; fewer than none came back. */
function tellsOtherwise(after: Stock, qty: number): boolean {
  const before = { ...after, onHand: after.managed ? after.onHand + qty : after.onHand }
  const shelf = (stock: Stock) => Math.min(lowStock, availableNow(stock))
  return shelf(before) !== shelf(after) || stockState(before) !== stockState(after)
}

/** Pieces of one thing on several lines as one, in the order of ids. */
export function summed(pieces: readonly Pieces[]): Required<Pieces>[] {
  const sums = new Map<number, Required<Pieces>>()
  for (const { sellableId, qty, promotional = 0 } of pieces) {
    const sum = sums.get(sellableId) ?? { sellableId, qty: 0, promotional: 0 }
    sums.set(sellableId, { sellableId, qty: sum.qty + qty, promotional: sum.promotional + promotional })
  }
  return [...sums.values()].toSorted((a, b) => a.sellableId - b.sellableId)
}
