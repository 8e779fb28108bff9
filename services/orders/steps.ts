export { addressOf, placeOf, wireAddress } from './wire/addresses.ts'
export {
  checkCardTestingLimits,
  countAttempt as countPaymentAttempt,
  closeAttempt as closePaymentAttempt,
} from './payment/card-testing-limits.ts'
export { readLastCause } from './events.ts'
export { readGuestOrder } from './access/guest-order-access.ts'
export { readOrdersPage, readOrderSummaries } from './access/order-pages.ts'
export type { Gift, OrderDocument, OrderRow } from './order-row.ts'
export { wireOrder, wireSummary, wireTotals } from './wire/order-wire.ts'
export { readUncapturedOrders } from './payment/uncaptured-orders.ts'
export { readVendorResults } from './payment/vendor-results.ts'
export { readOrphanedAuthorizations } from './payment/orphaned-authorizations.ts'
export {
  readPurchasedProductIds,
  countPurchasedUnits,
  hasBought,
  readLatestPurchases,
  type PurchaseFilter,
} from './contents/purchase-history.ts'
export { readUnitsSoldSince } from './contents/units-sold.ts'
export { replacementCardRecipient } from './payment/replacement-card-recipient.ts'
export {
  correctContact,
  transferGuestOrders,
  lockOrder,
  readCustomerOrders,
  readOrder,
  readOrders,
  readOwnOrder,
  readPendingOrder,
  replaceShippingAddress,
} from './repository.ts'
export { displayedShipTo, hasOwnAddress, shipToOf } from './wire/ship-to.ts'
export { wirePickup } from './wire/wire-pickup.ts'
