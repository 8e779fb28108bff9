import type { CompatibilityEntry } from './product-entry.ts'

/** An accessory fits a base of its system whose kind it serves; tags say which of them, where both have one [CATALOG-402, CATALOG-404]. */
export function fits(accessory: CompatibilityEntry, base: CompatibilityEntry): boolean {
  const isSameTag = accessory.tag === base.tag || accessory.tag === '' || base.tag === ''
  return accessory.group === base.group && isSameTag && accessory.accessoryForType === base.type
}

/** Whether one of two products fits the other. */
export function fitTogether(one: CompatibilityEntry, other: CompatibilityEntry): boolean {
  return fits(one, other) || fits(other, one)
}

/** Whether an accessory has nothing beside it that it fits; what is no accessory lacks nothing [CATALOG-404]. */
export function lacksBase(product: CompatibilityEntry | null, others: readonly (CompatibilityEntry | null)[]): boolean {
  if (product?.accessoryForType === undefined) return false
  return !others.some((other) => other !== null && fits(product, other))
}
