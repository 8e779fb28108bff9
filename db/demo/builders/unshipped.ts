import type { GiftCardRange } from '#domain/catalog/gift-card-range.ts'
import type { ProductEntry, SitePrice, StockEntry } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Common } from './entry.ts'
import { unmanagedStock } from './stock.ts'

type Unshipped = Common & { sku: string; stock?: StockEntry; prices: Partial<Record<Site, SitePrice>> }

function unshipped(
  type: ProductEntry['type'],
  { sku, stock = unmanagedStock, prices, ...rest }: Unshipped,
): ProductEntry {
  const variant = { sku, choice: {}, weightGrams: null, prices, stock }
  return { shippingGroup: '', taxClass: 'goods', ...rest, type, options: [], variants: [variant] }
}

/** Builds a product that does not ship: a program or an event seat. */
export function virtualProduct(entry: Unshipped): ProductEntry {
  return unshipped('virtual', entry)
}

/** Builds a grouped product: one page for several products with separate prices, stock, and packages. */
export function groupedProduct(
  entry: Omit<Unshipped, 'prices' | 'stock'> & { members: readonly string[] },
): ProductEntry {
  return unshipped('grouped', { ...entry, prices: {} })
}

/**
 * Builds a gift card with fixed amounts, or with any amount within limits. The numbers are the same in every currency.
 */
export function giftCard(
  entry: Omit<Unshipped, 'prices' | 'stock'> & {
    amounts: readonly [number, ...number[]]
    open?: readonly [number, number]
  },
): ProductEntry {
  const { amounts, open, ...rest } = entry
  const [openAmountMin, openAmountMax] = open ?? [0, 0]
  const range: GiftCardRange = {
    type: 'virtual',
    amounts,
    isOpenAmountAllowed: open !== undefined,
    openAmountMin,
    openAmountMax,
  }
  const price = open ? Math.min(openAmountMin, amounts[0]) : amounts[0]
  return {
    ...unshipped('giftcard', { ...rest, prices: Object.fromEntries(sites.map((site) => [site, { price }])) }),
    taxClass: 'voucher',
    giftCard: Object.fromEntries(sites.map((site) => [site, range])),
  }
}
