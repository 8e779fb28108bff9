import { suggestCopyHandle, suggestCopyName, suggestCopySku } from '#domain/catalog/create/product-copy.ts'
import { isHandle, normalizeHandle } from '#domain/catalog/import/cells/handle.ts'
import { isSku, skuKey, tidySku } from '#domain/catalog/import/cells/sku.ts'
import type { Product } from '../product-types.ts'
import { redirectedPathText } from '../search/redirected-path.ts'
import { texts } from '../texts/en.ts'

/** The copy form's entries. `skus` are in the order of the original's variants. */
export interface CopyDraft {
  name: string
  handle: string
  skus: readonly string[]
}
/** Error messages by field. `skus` has a message or undefined for each variant. */
interface CopyErrors {
  name?: string
  handle?: string
  skus: readonly (string | undefined)[]
}
/** A refusal of the call. `details` contains the SKU or redirect that caused it. */
interface Refusal {
  code: string | undefined
  details: Readonly<Record<string, unknown>>
}

const t = texts.duplicate

/** Returns the suggested entries for a copy of a product. */
export function initialCopy({ name, handle, variants }: Product): CopyDraft {
  return {
    name: suggestCopyName(name),
    handle: suggestCopyHandle(handle),
    skus: variants.map(({ sku }) => suggestCopySku(sku)),
  }
}

/** Returns the call body for a draft. */
export function copyRequestBody({ name, handle, skus }: CopyDraft, { variants }: Product) {
  return {
    name: name.trim(),
    handle: normalizeHandle(handle.trim()),
    skus: variants.map(({ id }, index) => ({ variantId: id, sku: tidySku(skus[index] ?? '') })),
  }
}

/** Returns the errors in a draft that can be found before it is sent. */
export function copyErrors({ name, handle, skus }: CopyDraft): CopyErrors {
  const keys = skus.map((sku) => skuKey(sku))
  const errorOf = (sku: string, index: number) => {
    if (!isSku(tidySku(sku))) return t.invalidSku
    return keys.indexOf(keys[index]!) < index ? t.repeatedSku : undefined
  }
  return {
    ...(name.trim() === '' && { name: t.missingName }),
    ...(!isHandle(normalizeHandle(handle.trim())) && { handle: t.invalidHandle }),
    skus: skus.map(errorOf),
  }
}

/** Returns the SKU that a refusal names, or an empty string. */
export function refusedSku({ sku }: Refusal['details']): string {
  return typeof sku === 'string' ? sku : ''
}

/** Returns a refusal's error messages by field. */
export function refusalErrors({ skus }: CopyDraft, { code, details }: Refusal): CopyErrors {
  const sku = refusedSku(details)
  const atSku = (message: string) => skus.map((each) => (skuKey(each) === skuKey(sku) ? message : undefined))
  if (code === 'handle_taken') return { handle: t.handleTaken, skus: [] }
  if (code === 'path_redirected') return { handle: redirectedPathText(details), skus: [] }
  if (code === 'invalid_handle') return { handle: t.invalidHandle, skus: [] }
  if (code === 'sku_taken') return { skus: atSku(t.skuTaken(sku)) }
  if (code === 'invalid_sku') return { skus: atSku(t.invalidSku) }
  return { skus: code === 'repeated_sku' ? atSku(t.repeatedSku) : [] }
}

/** Returns the names of the fields with an error. */
export function fieldsWithError({ name, handle, skus }: CopyErrors): string[] {
  return [
    ...(name === undefined ? [] : ['name']),
    ...(handle === undefined ? [] : ['handle']),
    ...skus.flatMap((error, index) => (error === undefined ? [] : [`sku ${index}`])),
  ]
}
