// For quote payments, which compute and place an order. Separate from steps.ts, because these modules import orders,
// and orders imports steps.ts.
export { computeCheckout, type ComputeDeps } from './computing/compute.ts'
export { agreementsOf, isVirtual, needsAccount, type ComputedCheckout } from './computing/computed-checkout.ts'
export { placeOrder } from './place-order.ts'
export { createOrderDocument } from './placement/order-snapshot.ts'
export type { QuoteOrderOptions, PlaceDeps } from './placement/place-order-call.ts'
