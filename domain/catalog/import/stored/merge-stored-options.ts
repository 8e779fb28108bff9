import type { OptionEntry, ProductEntry, VariantEntry } from '../../product-entry.ts'
import type { ProductType } from '../../product-type.ts'
import { skuKey } from '../cells/sku.ts'
import type { HasColumn, StoredProduct } from './stored-product.ts'

interface StoredOptions {
  type: ProductType
  options: readonly OptionEntry[]
  choiceOf: (variant: VariantEntry) => VariantEntry['choice']
}

/** Preserves codes and swatches of stored options, values sold only on other sites, and the product type. */
export function mergeStoredOptions(entry: ProductEntry, stored: StoredProduct, has: HasColumn): StoredOptions {
  const choices = new Map(stored.variants.map(({ sku, choice }) => [skuKey(sku), choice]))
  const isKnown = entry.variants.every(({ sku }) => choices.has(skuKey(sku)))
  if (stored.type === 'configurable' && entry.options.length === 0 && !has('option1Name') && isKnown) {
    return { type: stored.type, options: stored.options, choiceOf: ({ sku }) => choices.get(skuKey(sku))! }
  }
  const known = new Map(stored.options.map((option) => [option.label, option]))
  const codes = new Map(
    entry.options.map(({ code, label }) => [code, has('options') ? code : (known.get(label)?.code ?? code)]),
  )
  const keys = new Set(entry.variants.map(({ sku }) => skuKey(sku)))
  const others = stored.variants.filter(({ sku }) => stored.elsewhere.includes(sku) && !keys.has(skuKey(sku)))
  const options = entry.options.map((option): OptionEntry => {
    const before = known.get(option.label)
    const code = codes.get(option.code)!
    if (!before) return { ...option, code }
    const swatches = new Map(before.values.map((value) => [value.label, value]))
    const values = has('options') ? option.values : option.values.map((value) => swatches.get(value.label) ?? value)
    const needed = new Set(others.map(({ choice }) => choice[before.code]))
    return { ...option, code, values: withValues(values, before.values, needed) }
  })
  const isVirtual = stored.type === 'virtual' && !has('requiresShipping') && !has('kind')
  return {
    type: isVirtual && options.length === 0 ? 'virtual' : entry.type,
    options,
    choiceOf: ({ choice }) =>
      Object.fromEntries(Object.entries(choice).map(([code, value]) => [codes.get(code) ?? code, value])),
  }
}

/** Adds the stored values that are still needed, each after its stored predecessor. */
function withValues(
  values: OptionEntry['values'],
  stored: OptionEntry['values'],
  needed: ReadonlySet<string | undefined>,
): OptionEntry['values'] {
  const all = [...values]
  for (const [index, value] of stored.entries()) {
    if (!needed.has(value.label) || all.some(({ label }) => label === value.label)) continue
    all.splice(all.findIndex(({ label }) => label === stored[index - 1]?.label) + 1, 0, value)
  }
  return all
}
