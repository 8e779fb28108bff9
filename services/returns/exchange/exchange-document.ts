import { productLink } from '#domain/catalog/product-link.ts'
import type { DisplayedTotals, Totals } from '#domain/checkout/totals.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { isFreightGroup } from '#domain/shipping/packages/pack.ts'
import type { OrderDocument, OrderRow } from '#services/orders/steps.ts'
import { tariffCodeOf } from '#services/tax/steps.ts'
import type { ExchangeVariant } from './variants.ts'

/** Units from a returned line with the variant that replaces them. */
export interface ReplacedUnits {
  itemId: string
  qty: number
  variant: ExchangeVariant
}

const noTotals: Totals = {
  subtotal: 0,
  shipping: 0,
  discount: 0,
  itemTax: 0,
  shippingTax: 0,
  tax: 0,
  tariff: 0,
  grandTotalExcludingTax: 0,
  grandTotalIncludingTax: 0,
  giftcards: 0,
}
const noShownTotals: DisplayedTotals = {
  subtotal: 0,
  shipping: 0,
  discount: 0,
  addedTax: 0,
  tariff: 0,
  grandTotal: 0,
  giftcards: 0,
  toPay: 0,
}

/**
 * Builds the document for an exchange order: the variants free of charge, in one package with the returned order's
 * delivery. Its lines have the same ids as the returned lines.
 */
export function exchangeDocument(
  order: OrderRow,
  returnNumber: number,
  units: readonly ReplacedUnits[],
): OrderDocument {
  const { shippingAddress, billingAddress, shippingMode, rates, registry, pickup, locale, groupId, exchange } =
    order.document
  return {
    lines: units.map((replaced) => exchangeLine(order, replaced)),
    shippingAddress,
    billingAddress,
    shippingMode,
    rates: rates.slice(0, 1).map((rate) => ({ ...rate, rate: 0, shownRate: 0, packageNumber: 1, arrives: null })),
    totals: noTotals,
    shown: noShownTotals,
    taxSummary: [],
    comments: '',
    giftcards: [],
    registry: registry ?? null,
    pieces: units.map(({ itemId, qty, variant: { sku, sellable } }) => ({
      itemId,
      sku,
      qty,
      packageNumber: 1,
      isFreight: isFreightGroup(sellable.shippingGroup),
    })),
    pickup: pickup ?? null,
    exchange: { returnNumber, orderId: order.id, paidOrderId: exchange?.paidOrderId ?? order.id },
    ...(locale !== undefined && { locale }),
    groupId: groupId ?? 0,
    meta: {},
  }
}

function exchangeLine({ document }: OrderRow, { itemId, qty, variant }: ReplacedUnits): OrderDocument['lines'][number] {
  const line = document.lines.find((each) => each.itemId === itemId)!
  const { sellable, sku } = variant
  const tariffCode = tariffCodeOf(sellable)
  const free = { unit: 0, net: 0, tax: 0 }
  return {
    itemId,
    productId: line.productId,
    sellableId: sellable.id,
    sku,
    // The product name as the buyer saw it, possibly translated.
    name: line.name,
    choice: sellable.choice.join(', '),
    details: [],
    request: line.request ? buyAgainRequest(line.request, sellable.id, qty) : null,
    parts: [{ productId: sellable.productId, sellableId: sellable.id, sku, name: line.name, qty, ...free }],
    isPromotional: false,
    qty,
    shownUnit: 0,
    shownRow: 0,
    ...free,
    ...(tariffCode !== undefined && { tariffCode }),
    picture: sellable.picture && `${sellable.picture.base}-308.avif`,
    url: productLink(sellable, { children: [], metadata: {} }),
  }
}

/** Returns the request for buying the variant again. In the request, the variant is the product's only child. */
function buyAgainRequest(request: BuyRequest, sellableId: number, qty: number): BuyRequest {
  return { ...request, qty, children: request.children.map((child) => ({ ...child, productId: sellableId })) }
}
