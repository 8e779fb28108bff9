import { deriveHandle } from './handle.ts'

const maxLength = 64
const skuPattern = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,64}$/u

/** Returns a key for comparing SKUs, ignoring case and spaces. */
export function skuKey(sku: string): string {
  return sku.toLowerCase().replaceAll(/\s/g, '')
}

/** Replaces line breaks and repeated spaces, which spreadsheets leave in cells, with a single space. */
export function tidySku(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Returns true if a SKU starts like a site prefix, such as `EU-100`. */
export function hasSitePrefix(sku: string): boolean {
  return /^(EU|AU)-/i.test(sku)
}

/** Returns true for a valid SKU. One that starts like a site prefix is refused, because lookups remove prefixes. */
export function isSku(sku: string): boolean {
  return skuPattern.test(sku) && !/[<>]/.test(sku) && !hasSitePrefix(sku)
}

/**
 * Derives a SKU for each combination of a product's option values. Avoids keys that are taken. Truncated values, and
 * values that look alike, get a hash, so that a SKU does not depend on the order of variants.
 */
export function createSkus(
  handle: string,
  choices: readonly (readonly string[])[],
  isTaken: (key: string) => boolean,
): string[] {
  const stems = choices.map((values) =>
    [handle, ...values.map(deriveHandle)]
      .filter((part) => part !== '')
      .join('-')
      .toUpperCase()
      .replace(/^(EU|AU)-/, '$1_'),
  )
  const counts = Map.groupBy(stems, (stem) => stem)
  const created = new Set<string>()
  return stems.map((stem, index) => {
    const isClear = stem.length <= maxLength && counts.get(stem)!.length === 1
    const hash = isClear ? '' : `-${hashOf([handle, ...choices[index]!])}`
    for (let count = 1; ; count += 1) {
      const suffix = count === 1 ? hash : `${hash}-${count}`
      const sku = `${stem.slice(0, maxLength - suffix.length)}${suffix}`
      if (created.has(skuKey(sku)) || isTaken(skuKey(sku))) continue
      created.add(skuKey(sku))
      return sku
    }
  })
}

/** Returns the 32-bit FNV-1a hash of these texts. */
function hashOf(texts: readonly string[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), 0x811c_9dc5)
  return (hash >>> 0).toString(36).toUpperCase()
}
