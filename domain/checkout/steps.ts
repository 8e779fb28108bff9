import type { Minor } from '#domain/money.ts'
import type { Agreement } from '#domain/programs/agreements.ts'

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

/** Whether an order asks for a card: something is due now, or something is charged anew later [PAY-221, PROGRAM-211]. */
export function needsCard(amount: Minor | null, agreements: readonly Agreement[]): boolean {
  return amount !== 0 || agreements.includes('subscription')
}
