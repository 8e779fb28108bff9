// What other areas may ask of orders.
export { handOrdersOver, readOrder, type OrderRow } from './orders-repository.ts'

export { readStandingStrays } from './strays.ts'
export { boughtProducts, countBought, hasBought } from './bought.ts'
