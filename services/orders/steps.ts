export { addressOf, placeOf, wireAddress } from './addresses.ts'
export {
  checkCardTestingLimits,
  countAttempt as countPaymentAttempt,
  closeAttempt as closePaymentAttempt,
} from './card-testing-limits.ts'
export { lastCause } from './events.ts'
export { readSeenOrder } from './guest-order-access.ts'
export { readOrdersPage, readOrderSummaries } from './order-pages.ts'
export type { Gift, OrderDocument, OrderRow } from './order-row.ts'
export { wireOrder, wireSummary, wireTotals } from './order-wire.ts'
export { readOrphanedAuthorizations } from './orphaned-authorizations.ts'
export { boughtProducts, countBought, hasBought, type BoughtBy } from './purchase-history.ts'
export { replacementCardRecipient } from './replacement-card-recipient.ts'
export { handOrdersOver, lockOrder, readOrder, readOwnOrder, readRunningOrder } from './repository.ts'
export { shipToOf, shownShipTo } from './ship-to.ts'
export { wirePickup } from './wire-pickup.ts'
