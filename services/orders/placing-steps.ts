// What checkout may ask of orders while it places one. Apart from steps.ts: these reach lists, which read past orders.
export { authorizeOrder, completeOrder, endUnpaid, type SettleDeps } from './order-payment.ts'
export { createOrder, drawNumber } from './repository.ts'
export { keepReservation } from './stock-reservations.ts'
