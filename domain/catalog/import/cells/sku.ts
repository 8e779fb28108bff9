import { handleFrom } from './handle.ts'

const maxLength = 64
const skuPattern = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}$/u

/** Two SKUs with the same key are the same: case and blanks do not count. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replaceAll(/\s/g, '')
}

/** Replaces line breaks and repeated blanks, which spreadsheets leave in a cell, by one blank. */
export function tidySku(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

export function isSku(sku: string): boolean {
  return skuPattern.test(sku) && !/[<>]/.test(sku)
}

/** Derives a SKU from the handle and the option values whose key is not taken. */
export function makeSku(handle: string, values: readonly string[], isTaken: (key: string) => boolean): string {
  const stem = [handle, ...values.map(handleFrom)]
    .filter((part) => part !== '')
    .join('-')
    .toUpperCase()
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`
    const sku = `${stem.slice(0, maxLength - suffix.length)}${suffix}`
    if (!isTaken(skuKey(sku))) return sku
  }
}
