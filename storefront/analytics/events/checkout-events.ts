import type { EventOrder } from '#domain/analytics/event-order.ts'
import type { AnalyticsEvents } from '#domain/analytics/events.ts'
import type { ItemMetadata } from '#domain/analytics/item-metadata.ts'
import type { ItemRef, NamedEvent, SignalOf, WireCheckout } from '../signals/signal.ts'
import type { Moment, ReadItems, Track } from './moment.ts'

/** Returns the cart's items by variant, with the prices that the shopper pays. */
function orderItems({ cart }: Pick<WireCheckout, 'cart'>): ItemRef[] {
  return cart.lines.map(({ childId, qty, price }) => ({ id: childId, qty, price }))
}

/**
 * Converts a checkout to an order in the event format: unknown amounts are 0, and addresses are reduced to their area
 * [ANALYTICS-418, ANALYTICS-420].
 */
export function checkoutOrder(
  checkout: WireCheckout,
  items: readonly ItemMetadata[],
  customerId: number | null,
): EventOrder {
  const { cart, draft, totals, paymentType } = checkout
  const { subtotal, tax, shipping, discount, grandTotalIncludingTax } = totals.wire ?? {
    subtotal: cart.subtotal,
    tax: 0,
    shipping: 0,
    discount: cart.discount,
    grandTotalIncludingTax: totals.grandTotal ?? cart.subtotal,
  }
  const billing = draft.billingSameAsShipping ? draft.shippingAddress : draft.billingAddress
  return {
    orderId: null,
    listId: cart.list._id,
    totals: { subtotal, tax, shipping, discount, grandTotalIncludingTax },
    shipping: { label: chosenRates(checkout)[0]?.label ?? null },
    payment: { cardType: draft.payment?.card?.brand ?? null, paymentType },
    customer: { _id: customerId, customerId },
    shippingAddress: areaOf(draft.shippingAddress),
    billingAddress: areaOf(billing),
    items: [...items],
  }
}

/** Label prefix of pickup rates, which are not shipping rates [ANALYTICS-469]. */
const pickupLabel = 'Pick-up in'

/**
 * Returns the events for a checkout's rates: all offered rates and, after a choice, the chosen rates [ANALYTICS-421,
 * ANALYTICS-423].
 */
export function rateEvents(checkout: WireCheckout, isPick: boolean): NamedEvent[] {
  const { shipping, draft, cart } = checkout
  const { postcode, region, countryId: country } = draft.shippingAddress
  const rates = shipping.rates.map(reportedRate).filter(({ label }) => !label.startsWith(pickupLabel))
  if (shipping.state !== 'valid' || rates.length === 0) return []
  const properties = { rates, postcode, country, region, itemCount: cart.count }
  const picked = isPick ? chosenRates(checkout).map(reportedRate) : []
  return [
    { name: 'getShippingRates', properties },
    ...picked
      .filter(({ label }) => !label.startsWith(pickupLabel))
      .map((rate): NamedEvent => ({ name: 'pickShippingRate', properties: { ...rate, postcode, country } })),
  ]
}

function chosenRates({ shipping, draft }: Pick<WireCheckout, 'shipping' | 'draft'>) {
  return draft.rates.flatMap(({ packageNumber, shippingCode }) =>
    shipping.rates.filter((rate) => rate.packageNumber === packageNumber && rate.shippingCode === shippingCode),
  )
}

type Rate = WireCheckout['shipping']['rates'][number]

function reportedRate({ carrier, label, rate }: Rate): AnalyticsEvents['getShippingRates']['rates'][number] {
  return { carrier, label, rate }
}

function areaOf({ city, region, postcode, countryId }: WireCheckout['draft']['shippingAddress']) {
  return postcode === '' && city === '' ? null : { city, region, postcode, countryId }
}

interface CheckoutDeps {
  track: Track
  readItems: ReadItems
  customerId: () => number | null
}

/** Sends checkout events. Reports an unchanged set of rates only once. */
export function createCheckoutEvents({ track, readItems, customerId }: CheckoutDeps) {
  let offered = ''
  return {
    async order({ name, checkout }: SignalOf<'order'>, moment: Moment) {
      const found = await readItems(orderItems(checkout))
      const items = found.map(({ item }) => item)
      const order = checkoutOrder(checkout, items, customerId())
      track({ name, properties: { order } }, moment)
    },
    rates({ checkout, isPick }: SignalOf<'rates'>, moment: Moment) {
      for (const event of rateEvents(checkout, isPick)) {
        const text = JSON.stringify(event)
        const isOffer = event.name === 'getShippingRates'
        if (!isOffer || text !== offered) track(event, moment)
        if (isOffer) offered = text
      }
    },
  }
}
