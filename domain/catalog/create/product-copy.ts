import { isHandle, maxHandleLength } from '../import/cells/handle.ts'
import { isSku, skuKey } from '../import/cells/sku.ts'

/** A copy of a product as staff enter it: new texts, and a SKU for each variant of the original. */
export interface ProductCopy {
  name: string
  handle: string
  skus: readonly { variantId: number; sku: string }[]
}

const maxLengths = { name: 200, handle: maxHandleLength, sku: 64 }

/** Suggests the name of a copy: "Rail (copy)", and then "Rail (copy 2)". */
export function suggestCopyName(name: string): string {
  const [, stem = name, number] = /^(.*) \(copy(?: (\d{1,3}))?\)$/su.exec(name) ?? []
  const suffix = stem === name ? ' (copy)' : ` (copy ${Number(number ?? 1) + 1})`
  return `${stem.slice(0, maxLengths.name - suffix.length)}${suffix}`
}

/** Suggests the handle of a copy: rail-copy, and then rail-copy-2. */
export function suggestCopyHandle(handle: string): string {
  return withCopySuffix(handle, '-copy', maxLengths.handle)
}

/** Suggests the SKU of a copy: RAIL-COPY, and then RAIL-COPY-2. */
export function suggestCopySku(sku: string): string {
  return withCopySuffix(sku, '-COPY', maxLengths.sku)
}

function withCopySuffix(text: string, mark: string, maxLength: number): string {
  const at = text.lastIndexOf(mark)
  const rest = at > 0 ? text.slice(at + mark.length) : null
  const isCopy = rest !== null && /^(?:-\d{1,3})?$/.test(rest)
  const stem = isCopy ? text.slice(0, at) : text
  const suffix = isCopy ? `${mark}-${Number(rest.slice(1) || 1) + 1}` : mark
  return `${stem.slice(0, maxLength - suffix.length)}${suffix}`
}

type CopyProblem =
  | { code: 'invalid_handle' | 'variants_changed' }
  | { code: 'invalid_sku' | 'repeated_sku'; sku: string }

/** Returns the first problem with a copy that can be found without other products, or null. */
export function copyProblem({ handle, skus }: ProductCopy, variantIds: readonly number[]): CopyProblem | null {
  if (!isHandle(handle)) return { code: 'invalid_handle' }
  const named = new Set(skus.map(({ variantId }) => variantId))
  const isComplete = skus.length === variantIds.length && variantIds.every((id) => named.has(id))
  if (!isComplete) return { code: 'variants_changed' }
  const keys = new Set<string>()
  for (const { sku } of skus) {
    if (!isSku(sku)) return { code: 'invalid_sku', sku }
    if (keys.has(skuKey(sku))) return { code: 'repeated_sku', sku }
    keys.add(skuKey(sku))
  }
  return null
}
