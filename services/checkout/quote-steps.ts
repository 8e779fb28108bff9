// For quote payments, to compute and place an order. Apart from steps.ts because these import orders, which imports it.
export { computeCheckout, type ComputeDeps } from './computing/compute.ts'
export { agreementsOf, type Computed } from './computing/computed.ts'
export { placeOrder } from './place-order.ts'
export { documentOf } from './placement/order-snapshot.ts'
export type { OnBehalf, PlaceDeps } from './placement/place-order-call.ts'
