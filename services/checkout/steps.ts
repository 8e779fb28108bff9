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
export { checkDeclines, countTry as countPaymentTry, endTry as endPaymentTry } from './declines.ts'
export { boughtProducts, countBought, hasBought } from './bought.ts'
