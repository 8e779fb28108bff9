import type { FieldProblem } from '#domain/address/problems.ts'
import type { Minor } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payment-engines.ts'
import { pickupCode } from '#domain/shipping/rate.ts'
import { missingAgreements, type Agreement } from '#domain/programs/agreements.ts'
import { isPaymentValid, type PaidLine } from './payment.ts'
import { methodsFor } from './payment-methods.ts'
import type { Totals } from './totals.ts'

/** What a client says of its order; every figure is compared with the server's own, none is used. */
export interface Claimed {
  items: readonly { listItemId: string; productId: number; qty: number; price: Minor }[]
  shipping: readonly { shippingCode: string; rate: Minor; packageNumber: number; transactionId: string }[]
  /** Where it is to be collected; null where it is not said. */
  pickupId: string | null
  totals: { subtotal: Minor; shipping: Minor; discount: Minor; tax: Minor; grandTotalIncludingTax: Minor }
  /** The cards that it names, null for one that was not applied. */
  giftcards: readonly ({ id: string; amount: Minor } | null)[]
  paymentAmount: Minor
  /** What PayPal agreed to take, which counts where it is what pays; null where it was not asked. */
  payPalAmount: Minor | null
  /** What it is to be paid by. */
  method: PaymentMethod
  hasToken: boolean
  /** The wordings that were agreed to. */
  agreed: Readonly<Partial<Record<Agreement, string | undefined>>>
}

/** What the server found. */
export interface Found {
  lines: readonly {
    itemId: string
    productId: number
    sku: string
    qty: number
    price: Minor
    /** What a customiser showed for a piece; null where none did. */
    quoted: Minor | null
    message: string | null
    isShort: boolean
    /** Pieces that can be promised in one order now. */
    available: number
  }[]
  /** What has to be agreed to. */
  agreements: readonly Agreement[]
  problems: { shipping: readonly FieldProblem[]; billing: readonly FieldProblem[] }
  /** All of it can be collected. */
  isCollectable: boolean
  /** Where its checkout says that it is collected; null when it is sent. */
  pickupId: string | null
  /** How the quote that the rates name stands: missing, of another order or too old, or good. */
  quote: 'missing' | 'stale' | 'good'
  offered: readonly { shippingCode: string; rate: Minor; packageNumber: number }[]
  /** How many packages the order ships in. */
  packages: number
  shippingTotal: Minor
  taxFailed: boolean
  totals: Totals | null
  /** What each named card pays. */
  giftcards: readonly { id: string; amount: Minor }[]
  /** What gift cards may pay of it: less than the whole when a gift card is bought. */
  payableByCards: Minor
  amountToPay: Minor | null
  /** How it may be paid where it goes. */
  methods: readonly PaymentMethod[]
  /** What its lines have to do with how it is paid. */
  paidLines: readonly PaidLine[]
}

/** A sku of which less can be promised than was asked for. */
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

type Check = (claimed: Claimed, found: Found) => Placement | false

// The order of design-commerce D4; a check whose subject is not sold yet joins where it stands there.
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
  // What was agreed to at PayPal says nothing of a payment that is made otherwise.
  ({ method, payPalAmount }, found) =>
    method === 'paypal' &&
    payPalAmount !== null &&
    payPalAmount !== found.amountToPay && { code: 'payment_error', message: 'amount_mismatch' },
  ({ method }, { methods, agreements }) =>
    !methodsFor(methods, agreements).includes(method) && { code: 'payment_error', message: 'method_unavailable' },
  ({ hasToken }, { paidLines: lines, amountToPay: amount, agreements }) =>
    !isPaymentValid({ lines, amount, agreements, hasToken }) && { code: 'payment_error', message: 'token_missing' },
]

/** The first check that an order fails, or null: exact to the minor unit, the server's figures decide [ORDER-235, ORDER-236]. */
export function checkPlacement(claimed: Claimed, found: Found): Placement | null {
  for (const check of checks) {
    const failed = check(claimed, found)
    if (failed) return failed
  }
  return null
}

function samePrices({ items }: Claimed, lines: Found['lines']) {
  if (items.length !== lines.length) return false
  const byId = new Map(items.map((item) => [item.listItemId, item]))
  return lines.every(({ itemId, productId, qty, price, quoted }) => {
    const item = byId.get(itemId)
    const isSame = item?.productId === productId && item.qty === qty && item.price === price
    return isSame && (quoted === null || quoted === price)
  })
}

/** One offered rate for each package, of the right amount. */
function ratesAreOffered({ shipping }: Claimed, { offered, packages }: Found) {
  const numbers = new Set(shipping.map(({ packageNumber }) => packageNumber))
  if (shipping.length !== packages || numbers.size !== packages) return false
  return shipping.every(({ shippingCode, packageNumber, rate }) =>
    offered.some(
      (one) => one.shippingCode === shippingCode && one.packageNumber === packageNumber && one.rate === rate,
    ),
  )
}
