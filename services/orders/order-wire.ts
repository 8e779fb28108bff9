import type { z } from 'zod'
import type { WireOrder } from '#contract/checkout.ts'
import { paymentTypeOf } from '#domain/checkout/payment-engine.ts'
import { wireRequest } from '#contract/codec/wire-request.ts'
import { toWire } from '#contract/codec/amounts.ts'
import type { Address } from '#domain/address/address.ts'
import type { ShownTotals, Totals } from '#domain/checkout/totals.ts'
import type { ArrivalSpan } from '#domain/shipping/delivery-days.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { PickupLocation } from '#domain/shipping/pickup-locations.ts'
import type { PlannedPiece } from '#domain/shipping/plan.ts'
import type { SelectedRate } from '#domain/shipping/rate.ts'
import type { SubscriptionInterval, TicketGrant } from '#domain/catalog/product-attributes.ts'
import { maskedCode } from '#domain/giftcards/code.ts'
import type { BuyRequest, ItemMetadata } from '#domain/lists/list.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { siteSettings } from '#domain/sites.ts'
import { wireAddress } from './addresses.ts'
import type { OrderSummary } from './order-pages.ts'
import type { OrderRow } from './repository.ts'
import { shipToOf, type Gift } from './ship-to.ts'
import { wirePickup } from './wire-pickup.ts'

/** An order as it was placed; amounts in minor units. What the catalogue says later changes nothing in it. */
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
  /** What gift cards pay; missing in orders of a time without. */
  giftcards?: { id: string; last4: string; balance: number; amount: number }[]
  /** The registry that it was bought for: who receives it told where to, not who bought it. */
  registry?: Gift | null
  /** Where it is collected, without an id of a time with one place; null when it is sent, missing when all were. */
  pickup?: (Omit<PickupLocation, 'id'> & { id?: string }) | null
  /** What travels in which package; missing in orders of a time before shipments were kept. */
  pieces?: PlannedPiece[]
  /** Whoever receives it owes the tax to their own state; missing where they do not, and in orders of a time before. */
  isReverseCharge?: true
  /** The card that pays it is stored for its customer; missing where nobody asked for that. */
  keepsCard?: true
  /** The group that its prices were of; missing in orders of a time when nobody wrote it down. */
  groupId?: number
  /** Where and by what it was made, as its maker says; missing in orders of a time when nobody asked. */
  meta?: OrderMeta
}
type OrderMeta = z.output<typeof WireOrder>['meta']
/** What its days and their dates were is missing in orders of a time when nobody knew. */
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
  /** What else was chosen; missing in orders of a time without. */
  details?: { label: string; text: string }[]
  /** Of a subscription: when it is charged anew. */
  subscriptionInterval?: SubscriptionInterval | undefined
  /** By which it is bought again; null for what cannot be, missing in orders of a time when nobody asked. */
  request?: BuyRequest | null
  /** What each piece admits to; missing for anything else. */
  ticket?: TicketGrant
  metadata?: ItemMetadata
  /** What is packed: the thing itself and the children of a bundle, with the pieces of the whole line. */
  parts?: OrderPart[]
  qty: number
  /** In the site's own basis. */
  unit: number
  shownUnit: number
  shownRow: number
  net: number
  tax: number
  /** Of the tax, where it is one for all that is in the line; missing in orders of a time before. */
  percent?: number
  /** In the Harmonized System, of what travels. */
  tariffCode?: string
  picture: string | null
  url: string
}

interface OrderPart {
  /** Missing in orders of a time when the line's own product was counted alone. */
  productId?: number
  sellableId: number
  sku: string
  name: string
  qty: number
  unit: number
  net: number
  tax: number
}

/** Totals as the wire writes them. */
export function wireTotals(totals: Totals) {
  const amounts = Object.entries(totals).map(([name, amount]) => [name, toWire(amount)])
  return Object.fromEntries(amounts) as Totals
}

/** An order as the wire writes it; the payment's token only while a challenge is open. */
export function wireOrder(order: OrderRow): z.output<typeof WireOrder> {
  const { document, status, site } = order
  const isPending = status === 'payment_pending'
  return {
    orderId: order.id,
    listId: order.listId,
    storeId: siteSettings[site].storeId,
    status,
    createdAt: order.createdAt,
    email: order.email,
    customer: { email: order.email, customerId: order.customerId, groupId: document.groupId ?? 0 },
    meta: document.meta ?? {},
    comments: document.comments,
    shippingMode: document.shippingMode,
    payment: {
      paymentType: paymentTypeOf(order.engine),
      adyenType: order.method,
      transactionId: order.id,
      amount: toWire(order.amount),
      ...(isPending && order.paymentReference && { transactionToken: order.paymentReference }),
      ...(isPending && order.challengeUrl && { challengeUrl: order.challengeUrl }),
      ...(isPending && order.browserInfo && { browserInfo: order.browserInfo }),
      card: order.card,
    },
    items: document.lines.map(({ productId, sku, name, choice, qty, shownUnit, shownRow, picture, url, ...line }) => ({
      productId,
      sku,
      name,
      choice,
      details: line.details ?? [],
      qty,
      shownPrice: toWire(shownUnit),
      shownRowTotal: toWire(shownRow),
      priceSuffix: priceSuffix(line.subscriptionInterval),
      picture,
      url,
      request: line.request ? wireRequest(line.request) : null,
    })),
    shippingAddress: wireAddress(shipToOf(document)),
    billingAddress: wireAddress(document.billingAddress),
    pickup: document.pickup ? wirePickup(document.pickup) : null,
    shipping: document.rates.map(({ label, shownRate, packageNumber, arrives }) => ({
      label,
      shownRate: toWire(shownRate),
      packageNumber,
      arrives: arrives ? [...arrives] : null,
    })),
    giftcards: (document.giftcards ?? []).map(({ last4, balance, amount }) => ({
      code: maskedCode(last4),
      balance: toWire(balance),
      amount: toWire(amount),
    })),
    totals: wireTotals(document.totals),
    shown: {
      subtotal: toWire(document.shown.subtotal),
      shipping: toWire(document.shown.shipping),
      taxIncluded: siteSettings[site].taxDisplay !== 'net',
    },
    taxSummary: document.taxSummary.map(({ label, tax }) => ({ label, taxAmount: toWire(tax) })),
  }
}

/** An order as a list of orders has it. */
export function wireSummary({ id, status, isCancelled, createdAt, total, pieces, items }: OrderSummary) {
  return { orderId: id, status, isCancelled, createdAt, total: toWire(total), pieces, items }
}
