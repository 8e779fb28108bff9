import type { WireOrder } from '#contract/checkout.ts'
import type { Address } from '#domain/address/address.ts'
import type { SubscriptionInterval, TicketGrant } from '#domain/catalog/product-attributes.ts'
import type { ShownTotals, Totals } from '#domain/checkout/totals.ts'
import type { BuyRequest, ItemMetadata } from '#domain/lists/list.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { EngineName, PaymentMethod } from '#domain/payment-engines.ts'
import type { ArrivalSpan } from '#domain/shipping/delivery/delivery-days.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { PickupLocation } from '#domain/shipping/pickup/pickup-locations.ts'
import type { PlannedPiece } from '#domain/shipping/packages/plan.ts'
import type { SelectedRate } from '#domain/shipping/rating/rate.ts'
import type { Site } from '#domain/sites.ts'
import type { CardShown } from '#platform/payments/engine.ts'
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
  /** Null once no challenge can follow. */
  browserInfo: BrowserInfo | null
  card: CardShown | null
  captured: number
  /** Minor units refunded or pending refund. */
  refunded: number
  /** Units that will never ship, by line. */
  cancelled: Readonly<Record<string, number>>
  createdAt: string
}

/**
 * An order as placed, with amounts in minor units. Later catalog changes do not affect it. Older orders lack the optional
 * fields.
 */
export interface OrderDocument {
  lines: OrderLine[]
  shippingAddress: Address
  billingAddress: Address
  shippingMode: ShippingMode
  rates: OrderedRate[]
  totals: Totals
  shown: ShownTotals
  taxSummary: { label: string; tax: number }[]
  comments: string
  /** Paid by gift cards. */
  giftcards?: { id: string; last4: string; balance: number; amount: number }[]
  /** The registry of a gift order, whose buyer must not see the full shipping address. */
  registry?: Gift | null
  /** Null for shipped orders; without an id from when there was one pickup location. */
  pickup?: (Omit<PickupLocation, 'id'> & { id?: string }) | null
  /** The contents of each package. */
  pieces?: PlannedPiece[]
  /** Set if the recipient owes the tax to their own state. */
  isReverseCharge?: true
  /** Set if the paying card is stored for its customer. */
  keepsCard?: true
  groupId?: number
  /** Sent by the client that placed the order. */
  meta?: OrderMeta
}
type OrderMeta = z.output<typeof WireOrder>['meta']
/** Older orders lack the delivery days. */
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
  /** The reorder request; null if it cannot be reordered, absent in older orders. */
  request?: BuyRequest | null
  /** Per unit, for tickets only. */
  ticket?: TicketGrant
  metadata?: ItemMetadata
  /** The product and bundle children to pack, with quantities for the whole line. */
  parts?: OrderPart[]
  qty: number
  /** Minor units, with or without tax as on the site. */
  unit: number
  shownUnit: number
  shownRow: number
  net: number
  tax: number
  /** Tax rate, if all of the line has the same one. */
  percent?: number
  /** Harmonized System code of a shipped product. */
  tariffCode?: string
  picture: string | null
  url: string
}

interface OrderPart {
  /** Absent in older orders, which counted only the line's product. */
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
