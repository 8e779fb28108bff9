import type { Reply, Sent } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { minorOf } from '#storefront/page/price.ts'

export type Checkout = Reply<Store, 'GET /svc_checkout/checkout/{listId}'>

/** Whether a checkout's order is collected: wanted, and possible with all that is in it. */
export function isCollected({ pickup }: Pick<Checkout, 'pickup'>): boolean {
  return pickup !== null && pickup.isWanted && pickup.isUsable
}

/** Whether something of a checkout is sent: what travels nowhere is valid without any rate. */
export function travels({ shipping }: Pick<Checkout, 'shipping'>): boolean {
  return shipping.state !== 'valid' || shipping.rates.length > 0
}

/** The place that a form names; the one that checkout keeps, while it names none. */
export function placeNamed({ place, places }: NonNullable<Checkout['pickup']>, id: string | undefined) {
  return places.find((each) => each.id === id) ?? place
}

type OrderBody = Sent<Store, 'POST /svc_checkout/order'>['body']

/**
 * The order as it is sent: made from what was shown, by an allow-list of fields, so that nothing of the screens travels
 * and the server compares the figures that the shopper read [ORDER-219, ORDER-222]. Null while something is missing.
 */
export function composeOrder(site: Site, checkout: Checkout): OrderBody | null {
  const { cart, draft, shipping, totals, giftcards, paymentType, needsCard, pickup } = checkout
  const { wire } = totals
  if (wire === null) return null
  const toPay = (minorOf(wire.grandTotalIncludingTax) - minorOf(wire.giftcards)) / 100
  const chosen = draft.rates.flatMap(({ packageNumber, shippingCode }) =>
    shipping.rates.filter((rate) => rate.packageNumber === packageNumber && rate.shippingCode === shippingCode),
  )
  return {
    listId: cart.list._id,
    storeId: siteSettings[site].storeId,
    items: cart.lines.map(({ _id, productId, qty, price }) => ({ listItemId: _id, productId, qty, price })),
    shippingMode: draft.shippingMode,
    shipping: chosen.map(({ shippingCode, rate, packageNumber, transactionId }) => ({
      shippingCode,
      rate,
      packageNumber,
      transactionId,
    })),
    shippingAddress: sentAddress(draft.shippingAddress),
    billingAddress: sentAddress(draft.billingSameAsShipping ? draft.shippingAddress : draft.billingAddress),
    ...(pickup && isCollected(checkout) && { pickupId: pickup.place.id }),
    totals: {
      subtotal: wire.subtotal,
      shipping: wire.shipping,
      discount: wire.discount,
      tax: wire.tax,
      grandTotalIncludingTax: wire.grandTotalIncludingTax,
    },
    payment: {
      paymentType,
      amount: toPay,
      ...(needsCard && draft.payment && sentPayment(draft.payment)),
      ...(needsCard && draft.keepsCard && { keepsCard: true }),
    },
    giftcards: giftcards.flatMap(({ code, balance, amount }) => (amount > 0 ? [{ code, balance, amount }] : [])),
    comments: draft.comments,
  }
}

/** What pays it: a card says so by saying nothing. */
function sentPayment({ adyenType, token, authorizedPayPalAmount }: NonNullable<Checkout['draft']['payment']>) {
  return {
    transactionToken: token,
    ...(adyenType !== cardMethod && { adyenType }),
    ...(authorizedPayPalAmount !== null && { authorizedPayPalAmount }),
  }
}

/** An address without empty lines. */
function sentAddress(address: Checkout['draft']['shippingAddress']) {
  return { ...address, street: address.street.filter((line) => line.trim() !== '') }
}

/** Reads a composed order back from its form; the server checks every field of it. */
export function readOrder(text: string | null): OrderBody | null {
  try {
    const order = JSON.parse(text ?? '') as Partial<Record<keyof OrderBody, unknown>> | null
    return isObject(order?.payment) && isObject(order?.totals) ? (order as OrderBody) : null
  } catch {
    return null
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
