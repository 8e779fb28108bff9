import type { Site } from '#domain/sites.ts'
import type { DatedPromotion, PromotionEntry, VariantEntry } from '../../product-entry.ts'
import type { ImportedPrices } from '../prices/read-prices.ts'
import type { ImportedVariant } from '../read-variant.ts'
import type { SiteColumn } from '../columns.ts'
import type { FileColumns } from './stored-product.ts'

export interface KnownPrices {
  before: VariantEntry
  site: Site
  file: FileColumns
  now: number
}
type Prices = Pick<VariantEntry, 'prices' | 'promotions'>
type HasOfSite = (column: SiteColumn) => boolean

/** Returns a variant's prices and sales, with the stored ones for sites without columns in the file. */
export function mergeStoredPrices(variant: VariantEntry, imported: ImportedVariant, known: KnownPrices): Prices {
  const { site, file, before } = known
  const bySite = [[site, imported, file.present], ...elsewhereOf(imported, file)] as const
  let result: Prices = { prices: variant.prices, ...(variant.promotions && { promotions: variant.promotions }) }
  for (const [each, prices, columns] of bySite) {
    if (!prices) continue
    const has: HasOfSite = (column) => columns.has(column)
    result = saleAfter({ ...result, prices: priceAfter(result, known, each, has) }, prices, known, each, has)
  }
  if (!result.promotions) return result
  const withSales = new Set<string>(bySite.flatMap(([each, , columns]) => (columns.has('salePrice') ? [each] : [])))
  const otherSales = Object.entries(before.promotions ?? {}).filter(([each]) => !withSales.has(each))
  return { ...result, promotions: { ...Object.fromEntries(otherSales), ...result.promotions } }
}

function elsewhereOf({ elsewhere }: ImportedVariant, { siteColumns }: FileColumns) {
  return [...elsewhere].map(([site, prices]) => [site, prices, siteColumns.get(site) ?? new Set<SiteColumn>()] as const)
}

/**
 * Returns the imported prices. If the file has no compare-at column, but the variant has a stored special price, a
 * Shopify price replaces the special price, and other formats' prices replace the regular one.
 */
function priceAfter(
  { prices }: Prices,
  { before, file }: KnownPrices,
  site: Site,
  has: HasOfSite,
): VariantEntry['prices'] {
  const [importedAmount, stored] = [prices[site], before.prices[site]]
  if (has('compareAt') || importedAmount === undefined || stored?.special === undefined) return prices
  const [price, special] =
    file.format === 'shopify' ? [stored.price, importedAmount.price] : [importedAmount.price, stored.special]
  return { ...prices, [site]: special < price ? { price, special } : importedAmount }
}

/**
 * Returns the sale. Without date columns, a sale keeps the stored dates unless the stored sale is over. If its dates do
 * not change, neither do its units.
 */
function saleAfter(
  { prices, promotions }: Prices,
  { price, compareAt, isUndatedSale = false }: ImportedPrices,
  { before, now }: KnownPrices,
  site: Site,
  has: HasOfSite,
): Prices {
  const [brought, stored] = [datedPromotion(promotions?.[site]), datedPromotion(before.promotions?.[site])]
  const unchanged = { prices, ...(promotions && { promotions }) }
  if (!has('salePrice') || !stored || (stored.toAt !== null && stored.toAt < now)) return unchanged
  const salePrice = brought?.price ?? (isUndatedSale ? price : null)
  if (salePrice === null) return unchanged
  const fromAt = has('saleFrom') ? (brought?.fromAt ?? null) : stored.fromAt
  const toAt = has('saleUntil') ? (brought?.toAt ?? null) : stored.toAt
  const isDated = brought !== undefined || fromAt !== null || toAt !== null
  if (!isDated) return unchanged
  const isSameSale = fromAt === stored.fromAt && toAt === stored.toAt
  const qty = has('saleUnits') || !isSameSale ? brought?.qty : stored.qty
  const regular = brought ? prices[site]! : { price: compareAt! }
  return {
    prices: { ...prices, [site]: regular },
    promotions: { ...promotions, [site]: { fromAt, toAt, price: salePrice, ...(qty !== undefined && { qty }) } },
  }
}

function datedPromotion(promotion: PromotionEntry | DatedPromotion | undefined): DatedPromotion | undefined {
  return promotion && 'fromAt' in promotion ? promotion : undefined
}
