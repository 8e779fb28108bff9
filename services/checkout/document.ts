import type { z } from 'zod'
import type { WireOrder } from '#contract/checkout.ts'
import { toWire } from '#contract/money.ts'
import type { Address } from '#domain/address/address.ts'
import type { ShownTotals, Totals } from '#domain/checkout/totals.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import type { SelectedRate } from '#domain/shipping/rate.ts'
import { siteSettings, siteSku, type Site } from '#domain/sites.ts'
import { urlOf } from '#services/lists/steps.ts'
import { wireAddress } from './addresses.ts'
import type { Computed } from './compute.ts'
import type { OrderRow } from './orders-repository.ts'

/** An order as it was placed; amounts in minor units. What the catalogue says later changes nothing in it. */
export interface OrderDocument {
  lines: OrderLine[]
  shippingAddress: Address
  billingAddress: Address
  shippingMode: ShippingMode
  rates: (SelectedRate & { shownRate: number })[]
  totals: Totals
  shown: ShownTotals
  taxSummary: { label: string; tax: number }[]
  comments: string
}
interface OrderLine {
  itemId: string
  productId: number
  sellableId: number
  sku: string
  name: string
  choice: string
  qty: number
  /** In the site's own basis. */
  unit: number
  shownUnit: number
  shownRow: number
  net: number
  tax: number
  picture: string | null
  url: string
}

/** Writes down what was computed, as the order keeps it. */
export function documentOf(
  site: Site,
  computed: Computed,
  rates: SelectedRate[],
  shippingAddress: Address,
  entered: { shippingMode: ShippingMode; comments: string },
): OrderDocument {
  const { cart, tax, totals, shown, billingAddress, shownRate } = computed
  const taxed = new Map(tax!.lines.map((line) => [line.id, line]))
  return {
    lines: cart.lines.map(({ item, offer, price }) => {
      const { net, tax: lineTax, shownUnit, full } = taxed.get(item.id)!
      return {
        itemId: item.id,
        productId: item.productId,
        sellableId: offer!.id,
        sku: siteSku(site, offer!.sku),
        name: offer!.name,
        choice: offer!.choice.join(', '),
        qty: item.qty,
        unit: price,
        shownUnit,
        shownRow: full.shown,
        net,
        tax: lineTax,
        picture: offer!.picture && `${offer!.picture.base}-308.avif`,
        url: urlOf(offer!),
      }
    }),
    shippingAddress,
    billingAddress,
    shippingMode: entered.shippingMode,
    rates: rates.map((rate) => ({ ...rate, shownRate: shownRate(rate.rate) })),
    totals: totals!,
    shown: shown!,
    taxSummary: tax!.summary,
    comments: entered.comments,
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
    storeId: siteSettings[site].storeId,
    status,
    createdAt: order.createdAt,
    email: order.email,
    payment: {
      paymentType: order.paymentType,
      amount: toWire(order.amount),
      ...(isPending && order.paymentReference && { transactionToken: order.paymentReference }),
      ...(isPending && order.challengeUrl && { challengeUrl: order.challengeUrl }),
      card: order.card,
    },
    items: document.lines.map(({ productId, sku, name, choice, qty, shownUnit, shownRow, picture, url }) => ({
      productId,
      sku,
      name,
      choice,
      qty,
      shownPrice: toWire(shownUnit),
      shownRowTotal: toWire(shownRow),
      picture,
      url,
    })),
    shippingAddress: wireAddress(document.shippingAddress),
    billingAddress: wireAddress(document.billingAddress),
    shipping: document.rates.map(({ label, shownRate, packageNumber }) => ({
      label,
      shownRate: toWire(shownRate),
      packageNumber,
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
