import type { Minor } from '#domain/money.ts'
import type { PricedPart } from './components/part.ts'
import type { Offer } from './offer.ts'
import type { PricedOutcome } from './price-item.ts'

/** Returns true if a line contains a gift card or a program, which quotes never reprice [LIST-234]. */
export function isExemptFromRepricing(parts: readonly Pick<PricedPart<Offer>, 'offer'>[]): boolean {
  return parts.some(({ offer: { type, limits } }) => type === 'giftcard' || limits.isProgram)
}

/**
 * Reprices a line at the quoted unit price in minor units, split in proportion to catalog prices. Gift cards and
 * programs are never repriced [LIST-234].
 */
export function applyQuotedPrice<O extends Offer>(
  outcome: PricedOutcome<O>,
  quoted: Minor | undefined,
): PricedOutcome<O> {
  if (quoted === undefined || outcome === null || 'error' in outcome) return outcome
  const { parts, steps } = outcome
  if (isExemptFromRepricing(parts)) return outcome
  const price = parts.reduce((sum, { unit, qty }) => sum + unit * qty, 0)
  const [first, ...others] = parts.map((part) => ({
    ...part,
    unit: price === 0 ? 0 : Number((BigInt(part.unit) * BigInt(quoted)) / BigInt(price)),
    isPromotional: false,
  }))
  const rest = others.reduce((remaining, { unit, qty }) => remaining - unit * qty, quoted)
  return {
    ...outcome,
    parts: [{ ...first!, unit: rest }, ...others],
    steps: [...steps, { reason: 'quote', price: quoted }],
  }
}
