// Separate from steps.ts, because pricing reads past orders, and orders imports steps.ts.
export { cartView } from './cart/cart-view.ts'
export { detailsOf } from './cart/line-details.ts'
export { priceList, type CartDeps, type PricedCart } from './cart/price-list.ts'
