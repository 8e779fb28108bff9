import { availableQuantity } from '#domain/catalog/stock.ts'
import { isEvenExchange, isExchangeable, type ComparedPrices } from '#domain/returns/exchange.ts'
import { siteSku } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSellables, readVariantIds, type Sellable } from '#services/catalog/steps.ts'
import type { OrderRow } from '#services/orders/steps.ts'

/** A variant that can replace a line's units. */
export interface ExchangeVariant {
  sellable: Sellable
  /** With the site prefix. */
  sku: string
  /** Number of units that can currently be ordered; infinite if stock is not managed. */
  available: number
  /** False if the price differs. Shoppers can select only even variants. */
  isEven: boolean
  prices: ComparedPrices
}

/**
 * Returns the variants of each line's product that a site sells, by line id. A line without an entry cannot be
 * exchanged through an exchange order.
 */
export async function readExchangeVariants(
  db: QueryRunner,
  order: OrderRow,
  paidOrder: OrderRow,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ExchangeVariant[]>> {
  const { site, document } = order
  const lines = document.lines.filter((line) => itemIds.includes(line.itemId) && isExchangeable(line))
  if (lines.length === 0) return new Map()
  const variantIds = await readVariantIds(
    db,
    lines.map(({ sellableId }) => sellableId),
  )
  const sellables = await readSellables(db, site, [...variantIds.values()].flat(), null)
  return new Map(
    lines.map(({ itemId, sellableId }) => {
      const paid = paidOrder.document.lines.find((line) => line.itemId === itemId)!.unit
      const returned = sellables.get(sellableId)?.base ?? null
      const variants = (variantIds.get(sellableId) ?? []).flatMap((id) => {
        const sellable = sellables.get(id)
        return sellable ? [toVariant(sellable, { wanted: sellable.base, returned, paid })] : []
      })
      return [itemId, variants]
    }),
  )

  function toVariant(sellable: Sellable, prices: ComparedPrices): ExchangeVariant {
    const sku = siteSku(site, sellable.sku)
    return { sellable, sku, available: availableQuantity(sellable.stock), isEven: isEvenExchange(prices), prices }
  }
}

interface Wanted {
  itemId: string
  sku: string
  qty: number
}
export type VariantProblem = 'not_exchangeable' | 'variant_not_found' | 'price_differs' | 'variant_sold_out'

/** Returns the variant with this SKU for a line, or the reason it cannot replace the units. */
export function findVariant(
  variants: ReadonlyMap<string, readonly ExchangeVariant[]>,
  { itemId, sku, qty }: Wanted,
  { isEvenOnly = false } = {},
): ExchangeVariant | VariantProblem {
  const ofLine = variants.get(itemId)
  if (!ofLine) return 'not_exchangeable'
  const variant = ofLine.find((each) => each.sku === sku)
  if (!variant) return 'variant_not_found'
  if (isEvenOnly && !variant.isEven) return 'price_differs'
  return variant.available < qty ? 'variant_sold_out' : variant
}
