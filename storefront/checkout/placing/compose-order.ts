import type { Reply, CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { toMinor } from '#contract/codec/amounts.ts'

export type Checkout = Reply<Store, 'GET /svc_checkout/checkout/{listId}'>

/** Returns true if pickup is chosen and available for all items. */
export function isPickupOrder({ pickup }: Pick<Checkout, 'pickup'>): boolean {
  return pickup !== null && pickup.isWanted && pickup.isUsable
}

/** Returns true if anything ships. Otherwise, no rates are needed. */
export function needsShipping({ shipping }: Pick<Checkout, 'shipping'>): boolean {
  return shipping.state !== 'valid' || shipping.rates.length > 0
}

/** Returns the pickup location with this id, or by default the saved one. */
export function findPickupPlace({ place, places }: NonNullable<Checkout['pickup']>, id: string | undefined) {
  return places.find((each) => each.id === id) ?? place
}

type OrderBody = CallInput<Store, 'POST /svc_checkout/order'>['body']

/**
 * Returns the order to send, or null while it is incomplete. It contains only allow-listed fields, including the
 * displayed amounts, which the server compares with its own [ORDER-219, ORDER-222].
 */
export function composeOrder(site: Site, checkout: Checkout): OrderBody | null {
  const { cart, draft, shipping, totals, giftcards, paymentType, needsCard, pickup } = checkout
  const { wire } = totals
  if (wire === null) return null
  const toPay = (toMinor(wire.grandTotalIncludingTax) - toMinor(wire.giftcards)) / 100
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
    ...(pickup && isPickupOrder(checkout) && { pickupId: pickup.place.id }),
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

/** Returns the payment to send. A card omits the payment type. */
function sentPayment({ adyenType, token, authorizedPayPalAmount }: NonNullable<Checkout['draft']['payment']>) {
  return {
    transactionToken: token,
    ...(adyenType !== cardMethod && { adyenType }),
    ...(authorizedPayPalAmount !== null && { authorizedPayPalAmount }),
  }
}

function sentAddress(address: Checkout['draft']['shippingAddress']) {
  return { ...address, street: address.street.filter((line) => line.trim() !== '') }
}

/** Reads a composed order from its form. The server validates every field. */
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
