import { formatAddressLines } from '#domain/address/format-address.ts'
import type { Minor } from '#domain/money.ts'
import type { ArrivalSpan } from '#domain/shipping/delivery/delivery-days.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { WireAddress } from '../address/address-form.ts'
import type { Order } from '../placing/challenge.ts'
import { nonCardMethod } from '../payment/payment-kind.ts'
import { taxLines, type TotalsView } from './totals-view.ts'

export interface OrderView {
  id: string
  status: Order['status']
  /** Unix milliseconds. */
  placedAt: number
  email: string
  lines: readonly {
    key: string
    productId: number
    name: string
    choice: string
    details: readonly { label: string; text: string }[]
    qty: number
    total: Minor
    /** Billing period suffix for a subscription, such as '/mo'. */
    suffix: string
    picture: string | null
    url: string
  }[]
  shippingAddress: WireAddress
  billingAddress: WireAddress
  pickup: Order['pickup']
  isBilledThere: boolean
  /** Each package's method, with its estimated arrival if that is in the future. */
  shipping: readonly { label: string; arrives: ArrivalSpan | null }[]
  /** Payment method other than a card. Null for cards and free orders. */
  method: string | null
  card: Order['payment']['card']
  /** True if the card is stored for renewals and nothing is charged now. */
  isCardForLater: boolean
  giftcards: Order['giftcards']
  totals: TotalsView
}

const linesOf = (address: WireAddress) => [...formatAddressLines(address), address.countryId].join('\n')

const isAhead = (arrives: ArrivalSpan | null, today: IsoDate | null) =>
  arrives !== null && today !== null && arrives[1] >= today

/**
 * Converts a placed order for display: amounts as of the order date, tax as the site displays it [ORDER-202,
 * CHECKOUT-216]. Without `today`, arrival estimates are omitted, because the packages show them.
 */
export function orderView(order: Order, today: IsoDate | null, localeTag: string): OrderView {
  const { shown, totals, taxSummary } = order
  const lines = taxLines(taxSummary, localeTag)
  return {
    id: order.orderId,
    status: order.status,
    placedAt: Date.parse(order.createdAt),
    email: order.email,
    lines: order.items.map((item, index) => ({
      key: `${index}-${item.sku}`,
      productId: item.productId,
      name: item.name,
      choice: item.choice,
      details: item.details,
      qty: item.qty,
      total: toMinor(item.shownRowTotal),
      suffix: item.priceSuffix,
      picture: item.picture,
      url: item.url,
    })),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    pickup: order.pickup,
    isBilledThere: linesOf(order.billingAddress) === linesOf(order.shippingAddress),
    shipping: order.shipping.map(({ label, arrives }) => ({
      label,
      arrives: isAhead(arrives, today) ? arrives : null,
    })),
    method: order.payment.amount > 0 ? nonCardMethod(order.payment) : null,
    card: order.payment.card,
    isCardForLater: order.payment.amount === 0,
    giftcards: order.giftcards,
    totals: {
      subtotal: toMinor(shown.subtotal),
      shipping: toMinor(shown.shipping),
      added: shown.taxIncluded ? [] : lines,
      included: shown.taxIncluded ? lines : [],
      isTaxAdded: !shown.taxIncluded,
      tariff: toMinor(totals.tariff),
      total: toMinor(totals.grandTotalIncludingTax),
      giftcards: toMinor(totals.giftcards),
    },
  }
}
