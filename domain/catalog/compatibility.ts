import type { CompatibilityEntry } from './product-entry.ts'

/** Returns true if group and type match and, if both products have a tag, the tags match [CATALOG-402, CATALOG-404]. */
export function fitsBase(accessory: CompatibilityEntry, base: CompatibilityEntry): boolean {
  const isSameTag = accessory.tag === base.tag || accessory.tag === '' || base.tag === ''
  return accessory.group === base.group && isSameTag && accessory.accessoryForType === base.type
}

export function areCompatible(one: CompatibilityEntry, other: CompatibilityEntry): boolean {
  return fitsBase(one, other) || fitsBase(other, one)
}

/** Returns true for an accessory that fits none of the other products [CATALOG-404]. */
export function lacksBase(product: CompatibilityEntry | null, others: readonly (CompatibilityEntry | null)[]): boolean {
  if (product?.accessoryForType === undefined) return false
  return !others.some((other) => other !== null && fitsBase(product, other))
}
