import type { z } from 'zod'
import type { WireOrder } from '#contract/checkout.ts'
import { paymentTypeOf } from '#domain/checkout/payment-engine.ts'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { Totals } from '#domain/checkout/totals.ts'
import { maskGiftCardCode } from '#domain/gift-cards/code.ts'
import { priceSuffix } from '#domain/programs/price-suffix.ts'
import { siteSettings } from '#domain/sites.ts'
import { wireAddress } from './addresses.ts'
import type { OrderSummary } from '../access/order-pages.ts'
import type { OrderRow } from '../order-row.ts'
import { shipToOf } from './ship-to.ts'
import { wirePickup } from './wire-pickup.ts'

export function wireTotals(totals: Totals) {
  const amounts = Object.entries(totals).map(([name, amount]) => [name, toWireAmount(amount)])
  return Object.fromEntries(amounts) as Totals
}

/** Converts an order to its wire form. Includes the payment token only while a challenge is open. */
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
      amount: toWireAmount(order.amount),
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
      shownPrice: toWireAmount(shownUnit),
      shownRowTotal: toWireAmount(shownRow),
      priceSuffix: priceSuffix(line.subscriptionInterval),
      picture,
      url,
      request: line.request ? toWireRequest(line.request) : null,
    })),
    shippingAddress: wireAddress(shipToOf(document)),
    billingAddress: wireAddress(document.billingAddress),
    pickup: document.pickup ? wirePickup(document.pickup) : null,
    shipping: document.rates.map(({ shippingCode, rate, label, carrier, packageNumber, transactionId, ...more }) => ({
      shippingCode,
      rate: toWireAmount(rate),
      label,
      carrier,
      packageNumber,
      transactionId,
      shownRate: toWireAmount(more.shownRate),
      arrives: more.arrives ? [...more.arrives] : null,
    })),
    giftcards: (document.giftcards ?? []).map(({ last4, balance, amount }) => ({
      code: maskGiftCardCode(last4),
      balance: toWireAmount(balance),
      amount: toWireAmount(amount),
    })),
    totals: wireTotals(document.totals),
    shown: {
      subtotal: toWireAmount(document.shown.subtotal),
      shipping: toWireAmount(document.shown.shipping),
      taxIncluded: siteSettings[site].taxDisplay !== 'net',
    },
    taxSummary: document.taxSummary.map(({ label, tax }) => ({ label, taxAmount: toWireAmount(tax) })),
  }
}

export function wireSummary({ id, total, ...rest }: OrderSummary) {
  const { status, isCancelled, isExchange, delivery, createdAt, pieces, items } = rest
  const wire = { orderId: id, status, isCancelled, isExchange, delivery, createdAt }
  return { ...wire, total: toWireAmount(total), pieces, items }
}
