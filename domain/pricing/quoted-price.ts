import type { Minor } from '#domain/money.ts'
import type { Offer } from './offer.ts'
import type { PricedOutcome } from './price-item.ts'

/**
 * A priced line at the price of a quote, in minor units for one piece: its parts share it as they share the catalogue's
 * price, to the cent, and what is left over is the first one's. Without a quote it stays as it is, as does what holds a
 * gift card, which is money, or a program, whose price is agreed to for later periods too [LIST-234].
 */
export function atQuotedPrice<O extends Offer>(outcome: PricedOutcome<O>, quoted: Minor | undefined): PricedOutcome<O> {
  if (quoted === undefined || outcome === null || 'error' in outcome) return outcome
  const { parts, steps } = outcome
  if (parts.some(({ offer: { type, limits } }) => type === 'giftcard' || limits.isProgram)) return outcome
  const price = parts.reduce((sum, { unit, qty }) => sum + unit * qty, 0)
  const [first, ...others] = parts.map((part) => ({
    ...part,
    unit: price === 0 ? 0 : Number((BigInt(part.unit) * BigInt(quoted)) / BigInt(price)),
    isPromotional: false,
  }))
  const rest = others.reduce((left, { unit, qty }) => left - unit * qty, quoted)
  return {
    ...outcome,
    parts: [{ ...first!, unit: rest }, ...others],
    steps: [...steps, { reason: 'quote', price: quoted }],
  }
}
