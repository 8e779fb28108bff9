/** The steps of checkout with their numbers, as they are told to shoppers [CHECKOUT-013..016, CHECKOUT-209]. */
export const stepNumbers = { start: 1, shipping: 2, payment: 3, review: 4 } as const

/** The steps in their order; after the last comes success [CHECKOUT-208]. */
export const checkoutSteps = ['shipping', 'payment', 'review'] as const
export type FormStep = (typeof checkoutSteps)[number]

interface Completeness {
  hasValidShipping: boolean
  hasRates: boolean
  hasValidBilling: boolean
  hasValidPayment: boolean
}

/** The first step that still lacks something; a later one is not shown before [CHECKOUT-215]. */
export function firstIncompleteStep(done: Completeness): FormStep {
  if (!done.hasValidShipping || !done.hasRates) return 'shipping'
  return done.hasValidBilling && done.hasValidPayment ? 'review' : 'payment'
}

/** Where a shopper who asks for a step is sent instead, or null when the step may be shown [CHECKOUT-215]. */
export function redirectFrom(asked: FormStep, first: FormStep): FormStep | null {
  return stepNumbers[asked] > stepNumbers[first] ? first : null
}

/** Whether an order is paid for: nothing is due, or the card's token is there [PAY-221, PAY-222]. */
export function hasValidPayment(amount: number | null, token: string | null): boolean {
  return amount === 0 || Boolean(token)
}
