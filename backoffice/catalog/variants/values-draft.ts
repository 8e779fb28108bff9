import { withAddedValues } from '#domain/catalog/create/added-values.ts'
import type { Product } from '../product-types.ts'

type ProductOption = Product['options'][number]

/** Values to add to an option, as entered. */
export interface ValuesDraft {
  option: string
  /** One value per line. */
  values: string
  sku: string
}

/** Returns the longest common prefix of the SKUs that ends before a dash, or the first SKU if there is none. */
export function commonSkuPrefix(skus: readonly string[]): string {
  const [first = '', ...others] = skus
  const differs = (at: number) =>
    others.some((sku) => sku.slice(0, at).toLowerCase() !== first.slice(0, at).toLowerCase())
  const length = Array.from({ length: first.length + 1 }, (_, at) => at).findLast((at) => !differs(at)) ?? 0
  const start = first.slice(0, length)
  // For RAIL-BLACK and RAIL-BLUE, the common prefix RAIL-B ends within a value.
  return start.slice(0, Math.max(0, start.lastIndexOf('-'))) || first
}

/** Returns the values to send. */
export function enteredValues({ values }: Pick<ValuesDraft, 'values'>): string[] {
  return values.split('\n').flatMap((value) => value.trim() || [])
}

/** Returns the SKUs of the resulting variants, or the reason that the values cannot be added. */
export function plannedVariants(options: readonly ProductOption[], draft: ValuesDraft) {
  const stored = options.map(({ code, label, values }) => ({
    code,
    label,
    values: values.map((value) => ({ label: value })),
  }))
  const values = enteredValues(draft)
  if (values.length === 0) return 'missing_value'
  const result = withAddedValues(
    stored,
    { option: draft.option, values, sku: draft.sku.trim() },
    { weightGrams: null, prices: {} },
  )
  return typeof result === 'string' ? result : result.variants.map(({ sku }) => sku)
}
