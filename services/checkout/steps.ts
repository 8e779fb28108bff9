// What other areas may ask of orders.
export { readOrder, type OrderRow } from './orders-repository.ts'
