import { compareNaturally } from '#domain/search/select.ts'
import { isSize } from '#domain/search/sizes.ts'
import type { Site } from '#domain/sites.ts'
import type {
  DatedPromotion,
  OptionEntry,
  PictureEntry,
  ProductEntry,
  SitePrice,
  StockEntry,
  VariantEntry,
} from '../product-entry.ts'
import type { ImportedProduct } from './read-product.ts'
import type { ImportedPrices, ImportedSale } from './prices/read-prices.ts'
import type { ImportedVariant } from './read-variant.ts'

/** Backorder limit for products that may be oversold. */
export const oversoldLimit = 9_999
const maxOfOneLine = 99

/** Converts an imported product to a catalog entry. `pictures` maps URLs in the file to downloaded files. */
export function toProductEntry(
  product: ImportedProduct,
  target: { id: number; site: Site; category: string; pictures: ReadonlyMap<string, string> },
): ProductEntry {
  const { handle, title, body, vendor, attributes, own, options, variants } = product
  const values = new Map(own.options?.map((option) => [option.code, option.values]))
  const pictureNamed = (src: string) => target.pictures.get(src)
  const pictures = product.pictures.flatMap(({ src, alt }): PictureEntry[] => {
    const name = pictureNamed(src)
    return name ? [{ name, alt }] : []
  })
  const entries = variants.map((variant) => variantEntry(variant, target.site, pictureNamed))
  return {
    id: target.id,
    handle,
    name: title,
    type: options.length > 0 ? 'configurable' : (product.kind ?? 'simple'),
    ...(product.status && { status: product.status }),
    brand: vendor,
    categories: own.categories ?? [target.category],
    fact: own.fact,
    lead: own.lead,
    description: body,
    specification: own.specification,
    facets: own.facets,
    pictures,
    options: options.map((option): OptionEntry => ({
      ...option,
      values: valuesOf(option.code, variants, values.get(option.code)),
    })),
    variants: entries as [VariantEntry, ...VariantEntry[]],
    ...attributes,
    ...(product.status === 'unlisted' && { visibility: 5 as const }),
    ...(product.customOptions && { customOptions: product.customOptions }),
    ...(own.compatibility && { compatibility: own.compatibility }),
    ...(Object.keys(own.attributes).length > 0 && { attributes: own.attributes }),
    related: own.related,
    ageDays: 0,
  }
}

/**
 * Returns option values. Known values stay in order, and new ones follow. Measurements and sizes are sorted; other new
 * values stay in file order.
 */
function valuesOf(code: string, variants: readonly ImportedVariant[], storedValues: OptionEntry['values'] = []) {
  const labels = new Set(variants.map(({ choice }) => choice[code]!))
  const known = storedValues.filter(({ label }) => labels.has(label))
  const others = labels.difference(new Set(known.map(({ label }) => label)))
  const isSorted = [...others].every(isMeasure) || [...others].every(isSize)
  const ordered = isSorted ? [...others].toSorted(compareNaturally) : [...others]
  return [...known, ...ordered.map((label) => ({ label }))]
}

function isMeasure(label: string): boolean {
  return /^\d+(?:[.,]\d+)?\s*\p{L}{0,4}\.?$/u.test(label)
}

function variantEntry(
  variant: ImportedVariant,
  site: Site,
  pictureNamed: (src: string) => string | undefined,
): VariantEntry {
  const { sku, choice, grams, isSold, picture, own } = variant
  const bySite = [[site, variant], ...variant.elsewhere] as const
  const hasSales = bySite.some(([, prices]) => prices?.sale !== undefined)
  const name = picture ? pictureNamed(picture) : undefined
  return {
    sku,
    choice,
    weightGrams: grams,
    ...(own.size && { size: own.size }),
    ...(own.packedSize && { packedSize: own.packedSize }),
    ...(own.model && { model: own.model }),
    prices: Object.fromEntries(bySite.flatMap(([each, prices]) => (prices ? [[each, priceOf(prices)]] : []))),
    ...(!isSold && { isWithheld: true }),
    ...(hasSales && {
      promotions: Object.fromEntries(
        bySite.flatMap(([each, prices]) => (prices?.sale ? [[each, promotionOf(prices.sale)]] : [])),
      ),
    }),
    stock: stockOf(variant),
    ...(name && { pictures: [name] }),
  }
}

function priceOf({ price, compareAt }: ImportedPrices): SitePrice {
  return compareAt === null ? { price } : { price: compareAt, special: price }
}

function promotionOf({ price, from, until, units }: ImportedSale): DatedPromotion {
  return { fromAt: from, toAt: until, price, ...(units !== null && { qty: units }) }
}

function stockOf({ quantity, managed, oversell, own }: ImportedVariant): StockEntry {
  return {
    onHand: quantity ?? 0,
    managed,
    backorder: own.backorder ?? (managed && oversell ? oversoldLimit : 0),
    leadTimeDays: own.leadTimeDays,
    max: own.most ?? maxOfOneLine,
    notify: own.notify,
  }
}
