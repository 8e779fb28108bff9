import type { FieldProblem } from '#domain/address/problems.ts'
import type { Minor } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-engines.ts'
import { pickupCode } from '#domain/shipping/rating/rate.ts'
import { missingAgreements, type Agreement } from '#domain/programs/agreements.ts'
import { isPaymentValid, type PaidLine } from './payment.ts'
import { paymentMethodsForOrder } from './payment-methods.ts'
import type { Totals } from './totals.ts'

/** The amounts sent by the client. They are only compared with the server's, never used. */
export interface ClaimedOrder {
  items: readonly { listItemId: string; productId: number; qty: number; price: Minor }[]
  shipping: readonly { shippingCode: string; rate: Minor; packageNumber: number; transactionId: string }[]
  pickupId: string | null
  totals: { subtotal: Minor; shipping: Minor; discount: Minor; tax: Minor; grandTotalIncludingTax: Minor }
  /** An entry is null if the card was not applied. */
  giftcards: readonly ({ id: string; amount: Minor } | null)[]
  paymentAmount: Minor
  /** The amount approved with PayPal, if any. */
  payPalAmount: Minor | null
  method: PaymentMethod
  hasToken: boolean
  agreed: Readonly<Partial<Record<Agreement, string | undefined>>>
}

export interface ComputedOrder {
  lines: readonly {
    itemId: string
    productId: number
    sku: string
    qty: number
    price: Minor
    /** Price returned by the customizer. */
    quoted: Minor | null
    message: string | null
    isShort: boolean
    available: number
  }[]
  agreements: readonly Agreement[]
  problems: { shipping: readonly FieldProblem[]; billing: readonly FieldProblem[] }
  isCollectable: boolean
  pickupId: string | null
  /** 'stale' means that the quote has expired or is for a different cart. */
  quote: 'missing' | 'stale' | 'good'
  offered: readonly { shippingCode: string; rate: Minor; packageNumber: number }[]
  packages: number
  shippingTotal: Minor
  taxFailed: boolean
  totals: Totals | null
  giftcards: readonly { id: string; amount: Minor }[]
  /** Maximum amount payable with gift cards: the total minus the price of gift cards in the cart. */
  payableByCards: Minor
  amountToPay: Minor | null
  methods: readonly PaymentMethod[]
  paidLines: readonly PaidLine[]
}

export interface Shortage {
  sku: string
  requested: number
  available: number
}

type Placement =
  | { code: 'list_empty' }
  | { code: 'invalid_item'; items: { listItemId: string; message: string }[] }
  | { code: 'inventory_error'; short: Shortage[] }
  | { code: 'subscription_agree_missing'; missing: Agreement[] }
  | { code: 'wrong_product_price' }
  | { code: 'invalid_shipping' | 'invalid_billing'; fields: FieldProblem[] }
  | { code: 'pickup_disabled' | 'wrong_pickup_place' }
  | { code: 'shipping_method_not_found' | 'shipping_method_not_valid' | 'wrong_shipping_rate' | 'wrong_shipping_total' }
  | { code: 'giftcard_not_exist' | 'giftcard_not_accepted' | 'giftcard_balance_error' }
  | { code: 'wrong_discount' | 'wrong_tax_total' | 'wrong_grandtotal' | 'wrong_payment_amount' }
  | { code: 'payment_error'; message: string }

type Check = (claimed: ClaimedOrder, found: ComputedOrder) => Placement | false

// The order of these checks determines which problem is reported.
const checks: readonly Check[] = [
  (_, { lines }) => lines.length === 0 && { code: 'list_empty' },
  (_, { lines }) => {
    const items = lines.flatMap(({ itemId, message }) => (message ? [{ listItemId: itemId, message }] : []))
    return items.length > 0 && { code: 'invalid_item', items }
  },
  (claimed, { lines }) => !samePrices(claimed, lines) && { code: 'wrong_product_price' },
  (_, { lines }) => {
    const short = lines.flatMap(({ sku, qty, isShort, available }) =>
      isShort ? [{ sku, requested: qty, available }] : [],
    )
    return short.length > 0 && { code: 'inventory_error', short }
  },
  ({ agreed }, { agreements }) => {
    const missing = missingAgreements(agreements, agreed)
    return missing.length > 0 && { code: 'subscription_agree_missing', missing }
  },
  ({ shipping }, { isCollectable }) =>
    !isCollectable && shipping.some(({ shippingCode }) => shippingCode === pickupCode) && { code: 'pickup_disabled' },
  (claimed, { pickupId }) =>
    pickupId !== null && claimed.pickupId !== null && claimed.pickupId !== pickupId && { code: 'wrong_pickup_place' },
  (_, { problems }) => problems.shipping.length > 0 && { code: 'invalid_shipping', fields: [...problems.shipping] },
  (_, { problems }) => problems.billing.length > 0 && { code: 'invalid_billing', fields: [...problems.billing] },
  (_, { quote }) => quote === 'missing' && { code: 'shipping_method_not_found' },
  (_, { quote }) => quote === 'stale' && { code: 'shipping_method_not_valid' },
  (claimed, found) => !ratesAreOffered(claimed, found) && { code: 'wrong_shipping_rate' },
  ({ totals }, found) =>
    totals.shipping !== found.totals?.shipping && !found.taxFailed && { code: 'wrong_shipping_total' },
  ({ totals }, found) => !found.taxFailed && totals.discount !== found.totals?.discount && { code: 'wrong_discount' },
  ({ totals }, found) => (found.taxFailed || totals.tax !== found.totals?.tax) && { code: 'wrong_tax_total' },
  ({ giftcards }) => giftcards.includes(null) && { code: 'giftcard_not_exist' },
  ({ giftcards }, { totals, payableByCards }) =>
    totals !== null &&
    payableByCards < totals.grandTotalIncludingTax &&
    giftcards.reduce((sum, card) => sum + card!.amount, 0) > payableByCards && { code: 'giftcard_not_accepted' },
  (claimed, found) =>
    claimed.giftcards.some((card, index) => card!.amount !== found.giftcards[index]?.amount) && {
      code: 'giftcard_balance_error',
    },
  ({ totals }, found) =>
    (totals.subtotal !== found.totals?.subtotal ||
      totals.grandTotalIncludingTax !== found.totals.grandTotalIncludingTax) && { code: 'wrong_grandtotal' },
  ({ paymentAmount }, found) => paymentAmount !== found.amountToPay && { code: 'wrong_payment_amount' },
  ({ method, payPalAmount }, found) =>
    method === 'paypal' &&
    payPalAmount !== null &&
    payPalAmount !== found.amountToPay && { code: 'payment_error', message: 'amount_mismatch' },
  ({ method }, { methods, agreements }) =>
    !paymentMethodsForOrder(methods, agreements).includes(method) && {
      code: 'payment_error',
      message: 'method_unavailable',
    },
  ({ hasToken }, { paidLines: lines, amountToPay: amount, agreements }) =>
    !isPaymentValid({ lines, amount, agreements, hasToken }) && { code: 'payment_error', message: 'token_missing' },
]

/** Returns the first failed check, or null. Amounts must match to the minor unit [ORDER-235, ORDER-236]. */
export function checkPlacement(claimed: ClaimedOrder, found: ComputedOrder): Placement | null {
  for (const check of checks) {
    const failed = check(claimed, found)
    if (failed) return failed
  }
  return null
}

function samePrices({ items }: ClaimedOrder, lines: ComputedOrder['lines']) {
  if (items.length !== lines.length) return false
  const byId = new Map(items.map((item) => [item.listItemId, item]))
  return lines.every(({ itemId, productId, qty, price, quoted }) => {
    const item = byId.get(itemId)
    const isSame = item?.productId === productId && item.qty === qty && item.price === price
    return isSame && (quoted === null || quoted === price)
  })
}

function ratesAreOffered({ shipping }: ClaimedOrder, { offered, packages }: ComputedOrder) {
  const numbers = new Set(shipping.map(({ packageNumber }) => packageNumber))
  if (shipping.length !== packages || numbers.size !== packages) return false
  return shipping.every(({ shippingCode, packageNumber, rate }) =>
    offered.some(
      (one) => one.shippingCode === shippingCode && one.packageNumber === packageNumber && one.rate === rate,
    ),
  )
}
