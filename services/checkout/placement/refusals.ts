import type { checkPlacement, Shortage } from '#domain/checkout/placement.ts'
import type { PlaceOrderCall } from './place-order-call.ts'

/**
 * Builds the refusal for a shortage. `message` lists the SKUs too, for clients that read only that field [ERROR-211].
 */
export function shortageRefusal(refuse: PlaceOrderCall['refuse'], short: Shortage[]) {
  const message = `Insufficient inventory for: ${short.map(({ sku }) => sku).join(', ')}`
  return refuse('inventory_error', { message, skus: short })
}

/** Converts a placement problem to a refusal with its code. */
export function refusalOf(refuse: PlaceOrderCall['refuse'], problem: NonNullable<ReturnType<typeof checkPlacement>>) {
  switch (problem.code) {
    case 'invalid_item':
      return refuse(problem.code, { items: problem.items })
    case 'inventory_error':
      return shortageRefusal(refuse, problem.short)
    case 'subscription_agree_missing':
      return refuse(problem.code, { message: 'Subscription Agree Missing', missing: problem.missing })
    case 'invalid_shipping':
    case 'invalid_billing':
      return refuse(problem.code, { fields: problem.fields })
    case 'payment_error':
      return refuse(problem.code, { message: problem.message })
    default:
      return refuse(problem.code)
  }
}
