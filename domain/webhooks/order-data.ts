import type { Totals } from '../checkout/totals.ts'
import { siteSettings, type Site } from '../sites.ts'
import type { OrderData, RefundData, ShipmentData } from './events.ts'

interface SoldLine {
  itemId: string
  sku: string
  qty: number
  parts?: readonly { sku: string; qty: number }[]
}
interface WebhookOrder {
  id: string
  site: Site
  status: string
  document: { lines: readonly SoldLine[]; totals: Totals }
}

/** Returns the data of an order event. */
export function orderData({ id, site, status, document: { lines, totals } }: WebhookOrder): OrderData {
  return {
    ...ofOrder(id, site),
    status,
    total: totals.grandTotalIncludingTax,
    shipping: totals.shipping,
    discount: totals.discount,
    tax: totals.tax,
    tariff: totals.tariff,
    giftCards: totals.giftcards,
    lines: lines.map(({ itemId, sku, qty, parts }) => ({
      lineId: itemId,
      sku,
      quantity: qty,
      ...(parts && { parts: unitsOf(parts) }),
    })),
  }
}

interface WebhookRefund {
  number: number
  amount: number
  tax: number
  lines: readonly { itemId: string; qty: number }[]
}

/** Returns the data of a canceled or refunded order. */
export function refundData(order: WebhookOrder, { number, amount, tax, lines }: WebhookRefund): RefundData {
  return { ...ofOrder(order.id, order.site), refundNumber: number, amount, tax, lines: orderLinesOf(order, lines) }
}

interface WebhookShipment {
  id: string
  packageNumber: number
  carrier: string
  pieces: readonly { sku: string; qty: number }[]
}

/** Returns the data of a shipped parcel. The tracking number is omitted, because it can reveal the address. */
export function shipmentData(
  { id: orderId, site }: Pick<WebhookOrder, 'id' | 'site'>,
  { id, packageNumber, carrier, pieces }: WebhookShipment,
): ShipmentData {
  return { orderId, site, shipmentId: id, packageNumber, carrier, items: unitsOf(pieces) }
}

/** Returns units of order lines with their SKUs. */
export function orderLinesOf({ document }: WebhookOrder, units: readonly { itemId: string; qty: number }[]) {
  const skuById = new Map(document.lines.map(({ itemId, sku }) => [itemId, sku]))
  return units.map(({ itemId, qty }) => ({ lineId: itemId, sku: skuById.get(itemId) ?? '', quantity: qty }))
}

function ofOrder(orderId: string, site: Site) {
  return { orderId, site, currency: siteSettings[site].currency }
}

function unitsOf(pieces: readonly { sku: string; qty: number }[]) {
  return pieces.map(({ sku, qty }) => ({ sku, quantity: qty }))
}
