import type { Minor } from '#domain/money.ts'
import type { Site } from '#domain/sites.ts'
import { isHandle } from '../import/cells/handle.ts'
import { createSkus, isSku } from '../import/cells/sku.ts'
import { optionCode } from '../options/option-code.ts'
import type { ProductEntry, StockEntry, VariantEntry } from '../product-entry.ts'
import { optionCombinations, optionsProblem, type EnteredOption } from './option-choices.ts'

/** A product as staff enter it. All variants start with the same prices and weight. */
export interface NewProduct {
  name: string
  handle: string
  brand: string
  /** Handle of the category. */
  category: string
  /** SKU of a simple product; otherwise, the prefix of its variants' SKUs. */
  sku: string
  /** Packed weight. */
  weightGrams: number
  /** Empty for a simple product. */
  options: readonly EnteredOption[]
  /** The sites that may sell the product. */
  prices: Partial<Record<Site, Minor>>
}

type NewProductProblem = 'invalid_handle' | 'invalid_sku' | ReturnType<typeof optionsProblem>

const maxPerLine = 99
/** Stock movements add the units, and record the person and the reason. */
export const emptyStock: StockEntry = {
  onHand: 0,
  managed: true,
  backorder: 0,
  leadTimeDays: null,
  max: maxPerLine,
  notify: true,
}

/** Returns the first problem with a product that can be found without stored data, or null. */
export function newProductProblem({ handle, sku, options }: NewProduct): NewProductProblem {
  if (!isHandle(handle)) return 'invalid_handle'
  return isSku(sku) ? optionsProblem(options) : 'invalid_sku'
}

/** Returns the SKUs of a new product's variants, in the order of `optionCombinations`. */
export function newProductSkus({ sku, options }: Pick<NewProduct, 'sku' | 'options'>): string[] {
  return options.length === 0 ? [sku] : createSkus(sku, optionCombinations(options), () => false)
}

/**
 * Returns a new product's catalog entry, which is a draft on all its sites. Expects validated input and its variants'
 * SKUs.
 */
export function newProductEntry(product: NewProduct, id: number, skus: readonly string[]): ProductEntry {
  const options = product.options.map(({ label, values }, index) => ({
    code: optionCode(label, index),
    label,
    values: values.map((value) => ({ label: value })),
  }))
  const prices = Object.fromEntries(Object.entries(product.prices).map(([site, price]) => [site, { price }]))
  const variants = optionCombinations(product.options).map((values, index): VariantEntry => ({
    sku: skus[index]!,
    choice: Object.fromEntries(options.map(({ code }, at) => [code, values[at]!])),
    weightGrams: product.weightGrams,
    prices,
    stock: emptyStock,
  }))
  return {
    id,
    handle: product.handle,
    name: product.name,
    type: options.length > 0 ? 'configurable' : 'simple',
    status: 'draft',
    brand: product.brand,
    categories: [product.category],
    fact: '',
    lead: '',
    description: '',
    specification: [],
    facets: {},
    pictures: [],
    options,
    variants: variants as [VariantEntry, ...VariantEntry[]],
    shippingGroup: '',
    taxClass: 'goods',
    related: [],
    ageDays: 0,
  }
}
