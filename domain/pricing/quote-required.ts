import type { Offer } from './offer.ts'
import type { PricedOutcome } from './price-item.ts'
import { pricingError } from './pricing-error.ts'

/** Returns an error for a line that contains a product without a price, because it is sold by quote [SEARCH-048]. */
export function rejectUnquoted<O extends Offer>(outcome: PricedOutcome<O>): PricedOutcome<O> {
  if (outcome === null || 'error' in outcome) return outcome
  const isUnquoted = outcome.parts.some(({ offer: { base, limits } }) => limits.isQuoted && base === 0)
  return isUnquoted ? { error: pricingError('quote_required') } : outcome
}
