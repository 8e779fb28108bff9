import type { z } from 'zod'
import type { WireOrder } from '#contract/checkout.ts'
import { paymentTypeOf } from '#domain/checkout/payment-engine.ts'
import { wireRequest } from '#contract/wire-request.ts'
import { toWire } from '#contract/amounts.ts'
import type { Address } from '#domain/address/address.ts'
import type { ShownTotals, Totals } from '#domain/checkout/totals.ts'
import type { ArrivalSpan } from '#domain/shipping/delivery-days.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { PickupLocation } from '#domain/shipping/pickup-locations.ts'
import type { PlannedPiece } from '#domain/shipping/plan.ts'
import type { SelectedRate } from '#domain/shipping/rate.ts'
import type { SubscriptionInterval, TicketGrant } from '#domain/catalog/product-attributes.ts'
import { productLink } from '#domain/catalog/product-link.ts'
import { maskedCode } from '#domain/giftcards/code.ts'
import type { BuyRequest, ItemMetadata } from '#domain/lists/list.ts'
import { requestAgain } from '#domain/orders/buy-again.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { siteSettings, siteSku, type Site } from '#domain/sites.ts'
import { detailsOf } from '#services/lists/steps.ts'
import { tariffCodeOf } from '#services/tax/steps.ts'
import { wireAddress } from './addresses.ts'
import { partId, type Computed } from './compute.ts'
import type { OrderSummary } from './order-pages.ts'
import type { OrderRow } from './orders-repository.ts'
import { shipToOf, type Gift } from './ship-to.ts'
import { arrivals, travellingPieces } from './travel.ts'
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

/** Writes down what was computed, as the order keeps it. */
export function documentOf(
  site: Site,
  computed: Computed,
  rates: SelectedRate[],
  entered: Pick<OrderDocument, 'shippingMode' | 'comments' | 'groupId' | 'meta'> & {
    registry: Gift | null
    keepsCard: boolean
  },
  now: number,
): OrderDocument {
  const { cart, tax, totals, shown, shippingAddress, billingAddress, shownRate } = computed
  const arrivesBy = arrivals(site, computed, now)
  const taxed = new Map(tax!.lines.map((line) => [line.id, line]))
  return {
    lines: cart.lines.map(({ item, offer, parts, price }) => {
      const taxes = parts.map((_, index) => taxed.get(partId(item.id, index))!)
      const sum = (amount: (part: (typeof taxes)[number], index: number) => number) =>
        taxes.reduce((total, part, index) => total + amount(part, index), 0)
      return {
        itemId: item.id,
        productId: item.productId,
        sellableId: offer!.id,
        sku: siteSku(site, offer!.sku),
        name: offer!.name,
        choice: offer!.choice.join(', '),
        details: detailsOf(item, offer!, parts),
        subscriptionInterval: offer!.attributes.subscriptionInterval,
        ...(offer!.attributes.ticket && { ticket: offer!.attributes.ticket }),
        metadata: item.metadata,
        request: requestAgain(item),
        parts: parts.map((part, index) => ({
          productId: part.offer.productId,
          sellableId: part.offer.id,
          sku: siteSku(site, part.offer.sku),
          name: part.offer.name,
          qty: part.qty * item.qty,
          unit: part.unit,
          net: taxes[index]!.net,
          tax: taxes[index]!.tax,
        })),
        qty: item.qty,
        unit: price,
        shownUnit: sum(({ shownUnit }, index) => shownUnit * parts[index]!.qty),
        shownRow: sum(({ full }) => full.shown),
        net: sum(({ net }) => net),
        tax: sum(({ tax }) => tax),
        ...(new Set(taxes.map(({ percent }) => percent)).size === 1 && { percent: taxes[0]!.percent }),
        ...(tariffCodeOf(offer!) && { tariffCode: tariffCodeOf(offer!) }),
        picture: offer!.picture && `${offer!.picture.base}-308.avif`,
        url: productLink(offer!, item),
      }
    }),
    shippingAddress,
    billingAddress,
    shippingMode: entered.shippingMode,
    rates: rates.map((rate) => ({ ...rate, shownRate: shownRate(rate.rate), arrives: arrivesBy(rate) })),
    totals: totals!,
    shown: shown!,
    taxSummary: tax!.summary,
    comments: entered.comments,
    giftcards: computed.giftcards.filter(({ amount }) => amount > 0),
    registry: entered.registry,
    pieces: travellingPieces(site, computed).map((piece) => ({ ...piece, sku: siteSku(site, piece.sku) })),
    pickup: computed.collectedAt,
    ...(tax!.isReverseCharge && { isReverseCharge: true }),
    ...(entered.keepsCard && { keepsCard: true }),
    groupId: entered.groupId ?? 0,
    meta: entered.meta ?? {},
  }
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
