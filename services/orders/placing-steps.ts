// For checkout and quote payments, to place an order. Apart from steps.ts because these import lists, which reads past
// orders.
export { authorizeOrder, completeOrder, endUnpaid, failOrder, type SettleDeps } from './payment/order-payment.ts'
export { createOrder, drawNumber } from './repository.ts'
export { keepReservation } from './contents/stock-reservations.ts'
