import type { Site } from '#domain/sites.ts'
import { isTaxed, type PictureEntry, type ProductEntry, type TaxClass, type VariantEntry } from '../../product-entry.ts'
import type { ProductStatus } from '../../product-status.ts'
import { isShipped } from '../../product-type.ts'
import type { ProductAttributes } from '../../product-attributes.ts'
import { skuKey } from '../cells/sku.ts'
import type { Column } from '../columns.ts'
import { fileAttributes } from '../own-columns.ts'
import type { ImportedProduct } from '../read-product.ts'
import { mergeStoredVariant } from './merge-stored-variant.ts'
import { mergeOptionAmounts } from './merge-option-amounts.ts'
import { mergeStoredOptions } from './merge-stored-options.ts'
import type { FileColumns, HasColumn, StoredProduct } from './stored-product.ts'

const ofColumns: readonly (readonly [Column, keyof ProductEntry])[] = [
  ['body', 'description'],
  ['vendor', 'brand'],
  ['fact', 'fact'],
  ['lead', 'lead'],
  ['specification', 'specification'],
  ['facets', 'facets'],
  ['compatibility', 'compatibility'],
  ['related', 'related'],
  ['shippingGroup', 'shippingGroup'],
  ['pickupDisabled', 'isPickupDisabled'],
  ['freeShipping', 'shipsFree'],
]
/** Fields that no import format contains. */
const unwritten = ['bundleOptions', 'giftCard', 'weightTiers', 'members'] as const

interface Pictures {
  /** Number of pictures in the file that could not be fetched. */
  failed: number
  /** Maps picture names to stored names. */
  baseOf: (name: string) => string
}

/**
 * Adds to an entry the stored data that the file has no columns for: product details, SKU spelling, and prices on other
 * sites. Restores one stored picture for each picture that could not be fetched. Stock without a quantity column is a
 * change of 0 units.
 */
export function mergeStoredProduct(
  entry: ProductEntry,
  product: ImportedProduct,
  stored: StoredProduct,
  file: FileColumns,
  { site, now, pictures }: { site: Site; now: number; pictures: Pictures },
): ProductEntry {
  const has: HasColumn = (column) => file.present.has(column)
  const { options, type, choiceOf } = mergeStoredOptions(entry, stored, has)
  const known = new Map(stored.variants.map((variant) => [skuKey(variant.sku), variant]))
  const variants = entry.variants.map((variant, index): VariantEntry => {
    const before = known.get(skuKey(variant.sku))
    const renamed = { ...variant, choice: choiceOf(variant) }
    if (!before) return renamed
    const isStocked = !stored.unstocked.includes(before.sku)
    return mergeStoredVariant(renamed, product.variants[index]!, { before, isStocked, site, file, now })
  })
  const keptNames = ofColumns.filter(([column]) => !has(column)).map(([, name]) => name)
  const status = statusAfter(product, entry, stored, file)
  const isListedAgain = status === 'active' && stored.visibility === 5 && entry.visibility === undefined
  const customOptions = entry.customOptions
    ? mergeOptionAmounts(entry.customOptions, stored.customOptions ?? [], site)
    : stored.customOptions
  return {
    ...entry,
    ...Object.fromEntries([...keptNames, ...unwritten].map((name) => [name, stored[name]])),
    ...(isListedAgain && { visibility: 4 as const }),
    ...(customOptions && { customOptions }),
    attributes: attributesAfter(entry.attributes, stored.attributes, has),
    type,
    status,
    options,
    taxClass: taxClassAfter(entry.taxClass, stored.taxClass, has),
    pictures: picturesAfter(entry.pictures, stored.pictures, file, pictures),
    variants: variants as unknown as ProductEntry['variants'],
  }
}

function attributesAfter(
  imported: ProductAttributes = {},
  stored: ProductAttributes = {},
  has: HasColumn,
): ProductAttributes {
  const replaced: readonly string[] = fileAttributes.filter((name) => has(name))
  const others = Object.entries(stored).filter(([name]) => !replaced.includes(name))
  return { ...Object.fromEntries(others), ...imported }
}

/**
 * Returns the status. Without a status column, drafts and archived, unpublished, and unlisted products do not change.
 */
function statusAfter(
  { status }: ImportedProduct,
  entry: ProductEntry,
  stored: StoredProduct,
  { format, present }: FileColumns,
): ProductStatus {
  const before = storedStatus(entry, stored, status)
  const isDraft = before === 'draft' || before === 'archived'
  if (status === null || (isDraft && !present.has('status'))) return before
  const isHidden = status === 'draft' || status === 'archived'
  if (before === 'unpublished' && !present.has('published') && !isHidden) return before
  const canList = present.has('visibility') || (format === 'shopify' && present.has('status'))
  return before === 'unlisted' && status === 'active' && !canList ? before : status
}

/** Returns the stored status. A draft that lacked a weight becomes active once a file has it. */
function storedStatus(entry: ProductEntry, stored: StoredProduct, status: ProductStatus | null): ProductStatus {
  const { visibility = stored.visibility } = entry
  const listed = visibility === 5 ? 'unlisted' : 'active'
  const isIncomplete = isShipped(stored.type) && stored.variants.some(({ weightGrams }) => weightGrams === null)
  if (stored.status === 'draft' && isIncomplete && status !== 'draft') return listed
  return stored.status === undefined || stored.status === 'unlisted' ? listed : stored.status
}

/** Returns the tax class. The column for charging tax does not distinguish between taxed classes. */
function taxClassAfter(imported: TaxClass, stored: TaxClass, has: HasColumn): TaxClass {
  if (has('taxClass')) return imported
  if (imported === 'untaxed') return stored === 'voucher' ? stored : imported
  return !has('taxable') || isTaxed(stored) ? stored : imported
}

function picturesAfter(
  imported: readonly PictureEntry[],
  stored: readonly PictureEntry[],
  { format, present }: FileColumns,
  { failed, baseOf }: Pictures,
): readonly PictureEntry[] {
  if (!present.has('imageSrc')) return stored
  const alts = new Map(stored.map(({ name, alt }) => [name, alt]))
  const pictures = imported.map(({ name, alt }) => ({
    name,
    alt: present.has('imageAlt') ? alt : (alts.get(baseOf(name)) ?? alt),
  }))
  const bases = new Set(imported.map(({ name }) => baseOf(name)))
  // Magento has separate columns for the main picture and the others.
  const isMainOnly = format === 'magento' && !present.has('imagePosition')
  const others = stored.filter(({ name }, index) => !bases.has(name) && !(isMainOnly && failed === 0 && index === 0))
  for (const picture of isMainOnly ? others : others.slice(0, failed)) {
    pictures.splice(stored.indexOf(picture), 0, picture)
  }
  return pictures
}
