import type { Minor } from '#domain/money.ts'
import type { Agreement } from '#domain/programs/agreements.ts'

/** Step numbers as shown to shoppers [CHECKOUT-013..016, CHECKOUT-209]. */
export const stepNumbers = { start: 1, shipping: 2, payment: 3, review: 4 } as const

/** Steps in order; success follows the last one [CHECKOUT-208]. */
export const checkoutSteps = ['shipping', 'payment', 'review'] as const
export type FormStep = (typeof checkoutSteps)[number]

interface Completeness {
  hasValidShipping: boolean
  hasRates: boolean
  hasValidBilling: boolean
  hasValidPayment: boolean
}

/** Returns the first incomplete step [CHECKOUT-215]. */
export function firstIncompleteStep(done: Completeness): FormStep {
  if (!done.hasValidShipping || !done.hasRates) return 'shipping'
  return done.hasValidBilling && done.hasValidPayment ? 'review' : 'payment'
}

/** Returns the redirect target, or null if the step can be shown [CHECKOUT-215]. */
export function stepRedirect(requested: FormStep, first: FormStep): FormStep | null {
  return stepNumbers[requested] > stepNumbers[first] ? first : null
}

/** Returns true if an amount is due or a subscription renews later [PAY-221, PROGRAM-211]. */
export function needsCard(amount: Minor | null, agreements: readonly Agreement[]): boolean {
  return amount !== 0 || agreements.includes('subscription')
}
