// What other areas may ask of orders.
export { shipToOf } from './ship-to.ts'
export {
  handOrdersOver,
  lockOrder,
  readOrder,
  readOwnOrder,
  readRunningOrder,
  type OrderRow,
} from './orders-repository.ts'
export { payeeOf } from './payee.ts'
export { readSeenOrder } from './seen-order.ts'
export { wirePickup } from './wire-pickup.ts'

export { addressOf, placeOf, wireAddress } from './addresses.ts'
export { readStandingStrays } from './strays.ts'
export { boughtProducts, countBought, hasBought } from './bought.ts'

// A quote that is paid through a link is ordered as its checkout orders it.
export { agreementsOf, computeCheckout, type ComputeDeps, type Computed } from './compute.ts'
export { documentOf, wireTotals, type OrderDocument } from './document.ts'
export { writeDraft } from './draft.ts'
export { lastCause } from './events.ts'
export { placeOrder, type PlaceDeps } from './place.ts'
export { authorizeOrder, completeOrder, failOrder, type SettleDeps } from './settle.ts'
