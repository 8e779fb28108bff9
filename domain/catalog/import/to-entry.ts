import { humanOrder } from '#domain/search/select.ts'
import type { Site } from '#domain/sites.ts'
import type { OptionEntry, PictureEntry, ProductEntry, StockEntry, VariantEntry } from '../product-entry.ts'
import type { ImportedProduct, ImportedVariant } from './read-products.ts'

/** Pieces that may be sold below zero when a file says to go on selling. */
const oversold = 9_999
const mostOfOneLine = 99

/**
 * An imported product as the catalogue takes it, priced on one site; pictures are those that could be fetched, by the
 * address that the file gives.
 */
export function entryOf(
  product: ImportedProduct,
  given: { id: number; site: Site; category: string; pictures: ReadonlyMap<string, string> },
): ProductEntry {
  const { handle, title, body, vendor, attributes, options, variants } = product
  const pictureNamed = (src: string) => given.pictures.get(src)
  const pictures = product.pictures.flatMap(({ src, alt }): PictureEntry[] => {
    const name = pictureNamed(src)
    return name ? [{ name, alt }] : []
  })
  const entries = variants.map((variant) => variantEntry(variant, given.site, pictureNamed))
  return {
    id: given.id,
    handle,
    name: title,
    type: options.length > 0 ? 'configurable' : 'simple',
    brand: vendor,
    categories: [given.category],
    fact: '',
    lead: '',
    description: body,
    specification: [],
    facets: {},
    pictures,
    options: options.map((option): OptionEntry => ({ ...option, values: valuesOf(option.code, variants) })),
    variants: entries as [VariantEntry, ...VariantEntry[]],
    ...attributes,
    related: [],
    ageDays: 0,
  }
}

/** An option's values in human order, each once. */
function valuesOf(code: string, variants: readonly ImportedVariant[]) {
  const labels = new Set(variants.map(({ choice }) => choice[code]!))
  return [...labels].toSorted(humanOrder).map((label) => ({ label }))
}

function variantEntry(
  variant: ImportedVariant,
  site: Site,
  pictureNamed: (src: string) => string | undefined,
): VariantEntry {
  const { sku, choice, grams, price, compareAt, picture } = variant
  const name = picture ? pictureNamed(picture) : undefined
  return {
    sku,
    choice,
    weightGrams: grams,
    prices: { [site]: compareAt === null ? { price } : { price: compareAt, special: price } },
    stock: stockOf(variant),
    ...(name && { pictures: [name] }),
  }
}

function stockOf({ quantity, managed, oversell }: ImportedVariant): StockEntry {
  return {
    onHand: quantity,
    managed,
    backorder: managed && oversell ? oversold : 0,
    leadTimeDays: null,
    max: mostOfOneLine,
    notify: false,
  }
}
