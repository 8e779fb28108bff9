import type { EventDetails } from '#domain/catalog/events/event-details.ts'
import type { WireOrder } from '#contract/checkout.ts'
import type { Address } from '#domain/address/address.ts'
import type { SubscriptionInterval, TicketGrant } from '#domain/catalog/product-attributes.ts'
import type { DisplayedTotals, Totals } from '#domain/checkout/totals.ts'
import type { BuyRequest, ItemMetadata } from '#domain/lists/list.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { EngineName, PaymentMethod } from '#domain/payment-engines.ts'
import type { ArrivalSpan } from '#domain/shipping/delivery/delivery-days.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { PickupLocation } from '#domain/shipping/pickup/pickup-locations.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import type { SelectedRate } from '#domain/shipping/rating/rate.ts'
import type { Site } from '#domain/sites.ts'
import type { DisplayedCard } from '#platform/payments/engine.ts'
import type { z } from 'zod'

type BrowserInfo = NonNullable<z.output<typeof WireOrder>['payment']['browserInfo']>

export interface OrderRow {
  id: string
  site: Site
  customerId: number | null
  listId: string
  status: OrderStatus
  email: string
  document: OrderDocument
  amount: number
  engine: EngineName
  method: PaymentMethod
  paymentToken: string | null
  paymentReference: string | null
  challengeUrl: string | null
  /** Null once no more challenges are possible. */
  browserInfo: BrowserInfo | null
  card: DisplayedCard | null
  captured: number
  /** Amount already refunded or being refunded, in minor units. */
  refunded: number
  /** Number of units per line that will never ship. */
  cancelled: Readonly<Record<string, number>>
  createdAt: string
}

/**
 * An order as it was placed, with amounts in minor units. Later catalog changes do not affect it, but staff may replace
 * the shipping address. Older orders lack the optional fields.
 */
export interface OrderDocument {
  lines: OrderLine[]
  shippingAddress: Address
  billingAddress: Address
  shippingMode: ShippingMode
  rates: OrderedRate[]
  /** Price of the cheapest delivery option, including tax, if a more expensive one was selected. */
  standardShipping?: number
  totals: Totals
  shown: DisplayedTotals
  taxSummary: { label: string; tax: number }[]
  comments: string
  /** Amounts paid with gift cards. */
  giftcards?: { id: string; last4: string; balance: number; amount: number }[]
  /** The registry, for a gift order. The buyer must not see the full shipping address. */
  registry?: Gift | null
  /** Null if the order ships. Orders placed when there was only one pickup location have no id. */
  pickup?: (Omit<PickupLocation, 'id'> & { id?: string }) | null
  /** Contents of each package. */
  pieces?: PlannedPiece[]
  /** Set if the order replaces returned items. It has no payment; refunds of its items belong to the paid order. */
  exchange?: ExchangeReference
  /** Set if the recipient owes the tax directly to their country. */
  isReverseCharge?: true
  /** Set if the paying card is also stored for the customer. */
  keepsCard?: true
  groupId?: number
  /** BCP 47 tag of the buyer's locale; absent in older orders. */
  locale?: string
  /** Sent by the client that placed the order. */
  meta?: OrderMeta
}
interface ExchangeReference {
  returnNumber: number
  /** The order that was returned. */
  orderId: string
  /** The paid order that the chain of exchanges started with. Its lines have the same ids. */
  paidOrderId: string
}
type OrderMeta = z.output<typeof WireOrder>['meta']
/** Older orders have no delivery days. */
interface OrderedRate extends Omit<SelectedRate, 'days'> {
  shownRate: number
  days?: SelectedRate['days']
  arrives?: ArrivalSpan | null
}
interface OrderLine {
  itemId: string
  productId: number
  sellableId: number
  sku: string
  name: string
  choice: string
  /** Other selected options. */
  details?: { label: string; text: string }[]
  subscriptionInterval?: SubscriptionInterval | undefined
  /** The request for buying the item again, or null if that is not possible; absent in older orders. */
  request?: BuyRequest | null
  /** Ticket granted per unit; set for tickets only. */
  ticket?: TicketGrant
  /** The event's time and place as of the order. */
  event?: EventDetails
  metadata?: ItemMetadata
  /** The product and the bundle children to pack, with quantities for the whole line. */
  parts?: OrderPart[]
  /** True if a promotion determined the price of one of the parts; absent in older orders. */
  isPromotional?: boolean
  qty: number
  /** Minor units; whether tax is included depends on the site. */
  unit: number
  shownUnit: number
  shownRow: number
  net: number
  tax: number
  /** Tax rate, if the whole line has the same one. */
  percent?: number
  /** Harmonized System code, if the product ships. */
  tariffCode?: string
  picture: string | null
  url: string
}

interface OrderPart {
  /** Absent in older orders, where only the line's product counts. */
  productId?: number
  sellableId: number
  sku: string
  name: string
  qty: number
  unit: number
  net: number
  tax: number
}

export interface Gift {
  registryId: string
  urlKey: string
  title: string
  firstname: string
  lastname: string
  coRegistrant: string
}
