import type { ItemMetadata } from '#domain/lists/list.ts'
import type { CartLineForShipping } from './line.ts'

/** How a child hangs on its parent: it fills an option of a bundle, comes with one for nothing, or is the chosen variant. */
type AddonType = 'bundle' | 'free' | 'option'

/** How a child hangs on its parent, by what its line says [SHIP-238]. */
export function addonTypeOf({ bundleOptionId, freeBundleOptionId }: ItemMetadata): AddonType {
  if (freeBundleOptionId !== undefined) return 'free'
  return bundleOptionId === undefined ? 'option' : 'bundle'
}

/** A part of one thing; null is the thing itself, for which a chosen variant stands too. */
interface Part {
  line: CartLineForShipping
  addonType: AddonType | null
}

/** The parts of one thing, that itself first: what hangs on it leaves where it leaves [SHIP-238]. */
export function shippedTogether(parts: readonly Part[]): CartLineForShipping[] {
  const [head, ...others] = parts
  if (!head) return []
  const hangs = ({ addonType }: Part) => addonType === 'bundle' || addonType === 'free'
  const groups = others.filter(hangs).map(({ line }) => line.shippingGroup)
  const together = { groupsTogether: [head.line.shippingGroup, ...groups] as const, vendor: head.line.vendor }
  return parts.map((part) => (part === head || hangs(part) ? { ...part.line, ...together } : part.line))
}
