// For checkout and quote payments, which place orders. Separate from steps.ts, because these modules import lists, and
// lists reads past orders.
export { authorizeOrder, completeOrder, endUnpaidOrder, failOrder, type SettleDeps } from './payment/order-payment.ts'
export { createOrder, allocateOrderNumber } from './repository.ts'
export { cancelExchangeOrder, createExchangeOrder } from './contents/exchange-order.ts'
export { createReservation } from './contents/stock-reservations.ts'
