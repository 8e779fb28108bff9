import { affectsListings, affectsProductPage, locationOf, type Stock } from '#domain/catalog/stock.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, pipelined, type Statement, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { productsOf, refreshStock } from './listing/listing.ts'
import { releasePromotionUnits, reservePromotionUnits } from './promotions/promotions.ts'
export { readAssortment, readSellables, type Sellable } from './assortment.ts'
export { inventoryOf, type Card } from './listing/card.ts'
export { purgeCategory } from './link-lists/purge-category.ts'
export { renameInLinkLists } from './link-lists/rename-in-lists.ts'
export { lockCategory } from './link-lists/repository.ts'
export { findCategory, readMovedCategories } from './categories/find-category.ts'
export { readDepartments } from './categories/departments.ts'
export { createListedCounter } from './listing/count-listed.ts'
export { lockRelated, readCards, refreshListings } from './listing/listing.ts'
export { readCategoryHandles, allocateProductIds, readSkuOwners, readReservedHandles } from './import/repository.ts'
export { storedBasePath, storePicture } from './import/store-picture.ts'
export { readPictureOwners, replaceInCategory, replaceInProduct } from './pictures/replace-pictures.ts'
export { readBySku } from './products/by-sku.ts'
export { sanitizeDescription } from './products/sanitize-description.ts'
export { returnVariants } from './products/return-variants.ts'
export { addVariants, saveProduct } from './products/save-product.ts'
export { readVariantIds } from './products/variant-ids.ts'
export { readNames, type ProductName } from './products/names.ts'
export {
  readCategories,
  readEvent,
  readEventsOfTickets,
  readParents,
  readProducts as readFeedProducts,
  type CategoryRow,
  type EventRow,
  type ProductRow as FeedProduct,
} from './repository.ts'
export { requestLanguage } from './translations/request-language.ts'
export type { RequestTerms } from './translations/request-terms.ts'
export { readCardTexts, readTranslations } from './translations/repository.ts'
export { saveTranslation, purgeTranslation } from './translations/save-translation.ts'
export { translateCards } from './translations/translate-catalog.ts'
export { wireEvent } from './wire.ts'
export { readProgramDeliveries } from './program-deliveries.ts'
export { hidesReviews, isListed, readIdsHidingReviews, updateProductRating } from './listing/rating.ts'

const stockColumns = `on_hand as "onHand", reserved, managed, backorder, lead_time_days as "leadTimeDays", most, notify`
// A single conditional update, so that concurrent orders never take more units than are available.
const reserveOne = statement<{ id: number }>(
  'stock.reserve',
  `update stock set reserved = reserved + $3
   where sellable_id = $1 and location = $2 and (not managed or on_hand - reserved + backorder >= $3)
   returning sellable_id as id`,
)
// Locks in id order, like the updates.
const lockAll = statement(
  'stock.lock',
  `select from stock where location = $2 and sellable_id = any($1::integer[]) order by sellable_id for update`,
)
const releaseOne = statement<Stock>(
  'stock.release',
  `update stock set reserved = reserved - $3 where sellable_id = $1 and location = $2 returning ${stockColumns}`,
)
const commitOne = statement<Stock>(
  'stock.commit',
  `update stock set reserved = reserved - $3, on_hand = case when managed then on_hand - $3 else on_hand end
   where sellable_id = $1 and location = $2 returning ${stockColumns}`,
)
const returnOne = statement<Stock>(
  'stock.return',
  `update stock set on_hand = on_hand + $3 where sellable_id = $1 and location = $2 and managed
   returning ${stockColumns}`,
)
export interface StockQuantity {
  sellableId: number
  qty: number
  promotional?: number
  /** Id of the promotion that the promotional units use. */
  promotionId?: number | null
}

/** Reserves stock for an order. The race condition test replaces it with a faulty version. */
export type ReserveStock = (tx: Transaction, site: Site, pieces: readonly StockQuantity[]) => Promise<number[]>

/**
 * Reserves units in id order, to avoid deadlocks. Returns the ids with too few units. If there are any, the caller must
 * roll back [CART-238].
 */
export const reserveStock: ReserveStock = async (tx, site, pieces) => {
  const sorted = sumByProduct(pieces)
  const taken = await onEach(tx, reserveOne, site, sorted)
  const short = sorted.filter((_, index) => !taken[index]).map(({ sellableId }) => sellableId)
  return [...short, ...(await reservePromotionUnits(tx, sorted))]
}

/** Locks the stock rows of both returned and reserved units before changing either. */
export async function lockStock(tx: Transaction, site: Site, pieces: readonly StockQuantity[]) {
  await tx.run(lockAll, [pieces.map(({ sellableId }) => sellableId), locationOf(site)])
}

/** Releases reserved units and updates the displayed stock. */
export async function releaseStock(tx: Transaction, site: Site, pieces: readonly StockQuantity[]) {
  const sorted = sumByProduct(pieces)
  await showStock(tx, site, changesOf(sorted, await onEach(tx, releaseOne, site, sorted), -1))
  await releasePromotionUnits(tx, site, sorted)
}

/** Takes reserved units out of stock and updates the displayed stock. */
export async function commitStock(tx: Transaction, site: Site, pieces: readonly StockQuantity[]) {
  const sorted = sumByProduct(pieces)
  await showStock(tx, site, changesOf(sorted, await onEach(tx, commitOne, site, sorted), 1))
}

/** Returns sold units to stock and updates the displayed stock. */
export async function returnStock(tx: Transaction, site: Site, pieces: readonly StockQuantity[]) {
  const sorted = sumByProduct(pieces)
  await showStock(tx, site, changesOf(sorted, await onEach(tx, returnOne, site, sorted), -1))
}

async function onEach<Row>(
  tx: Transaction,
  move: Statement<Row>,
  site: Site,
  sorted: readonly StockQuantity[],
): Promise<(Row | undefined)[]> {
  const moved = sorted.map(({ sellableId, qty }) => tx.run(move, [sellableId, locationOf(site), qty]))
  return (await pipelined(moved)).map(([row]) => row)
}

interface Change {
  sellableId: number
  before: Stock
  after: Stock
}

/** Builds stock changes. `sign` is 1 for units taken and -1 for units returned. */
function changesOf(sorted: readonly StockQuantity[], stocks: readonly (Stock | undefined)[], sign: 1 | -1): Change[] {
  return sorted.flatMap(({ sellableId, qty }, index) => {
    const after = stocks[index]
    if (!after) return []
    return [
      { sellableId, before: { ...after, onHand: after.managed ? after.onHand + sign * qty : after.onHand }, after },
    ]
  })
}

/**
 * Rebuilds affected listings and purges pages. Pages do not show reservations: the displayed stock changes only when
 * units leave or return, so it changes once per unit.
 */
async function showStock(tx: Transaction, site: Site, changes: readonly Change[]) {
  const listed = changes.filter(({ before, after }) => affectsListings(before, after))
  if (listed.length === 0) return
  await refreshStock(tx, idsOf(listed))
  // The product page shows every child's stock; lists show only the best child's.
  const changed = idsOf(listed.filter(({ before, after }) => affectsProductPage(before, after)))
  if (changed.length === 0) return
  const near = sites.filter((each) => locationOf(each) === locationOf(site))
  const tags = (await tx.run(productsOf, [changed])).flatMap(({ id }) => near.map((each) => `${each}:product:${id}`))
  await afterCommit(tx, 'purge', { tags })
}

/** Rebuilds listings and purges pages after staff changed the units on hand. */
export async function publishStockChange(tx: Transaction, location: string, change: Change) {
  const site = sites.find((each) => locationOf(each) === location)
  if (site) await showStock(tx, site, [change])
}

const idsOf = (changes: readonly Change[]) => changes.map(({ sellableId }) => sellableId)

/** Sums the units per product, in id order. */
export function sumByProduct(pieces: readonly StockQuantity[]): Required<StockQuantity>[] {
  const sums = new Map<number, Required<StockQuantity>>()
  for (const { sellableId, qty, promotional = 0, promotionId = null } of pieces) {
    const sum = sums.get(sellableId) ?? { sellableId, qty: 0, promotional: 0, promotionId }
    sums.set(sellableId, {
      sellableId,
      qty: sum.qty + qty,
      promotional: sum.promotional + promotional,
      promotionId: sum.promotionId ?? promotionId,
    })
  }
  return [...sums.values()].toSorted((a, b) => a.sellableId - b.sellableId)
}
