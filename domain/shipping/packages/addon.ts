import type { ItemMetadata } from '#domain/lists/list.ts'
import type { CartLineForShipping } from '../line.ts'

type AddonType = 'bundle' | 'free' | 'option'

/** Returns a line's add-on type [SHIP-238]. */
export function addonTypeOf({ bundleOptionId, freeBundleOptionId }: ItemMetadata): AddonType {
  if (freeBundleOptionId !== undefined) return 'free'
  return bundleOptionId === undefined ? 'option' : 'bundle'
}

/** Null for the product itself or its selected variant. */
interface Part {
  line: CartLineForShipping
  addonType: AddonType | null
}

/**
 * Returns lines for a product's parts. The product and its add-ons share their shipping groups and the product's vendor
 * [SHIP-238].
 */
export function groupAddonsWithParent(parts: readonly Part[]): CartLineForShipping[] {
  const [head, ...others] = parts
  if (!head) return []
  const hangs = ({ addonType }: Part) => addonType === 'bundle' || addonType === 'free'
  const groups = others.filter(hangs).map(({ line }) => line.shippingGroup)
  const together = { groupsTogether: [head.line.shippingGroup, ...groups] as const, vendor: head.line.vendor }
  return parts.map((part) => (part === head || hangs(part) ? { ...part.line, ...together } : part.line))
}
