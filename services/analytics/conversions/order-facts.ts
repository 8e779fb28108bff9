import type { OrderDetails } from '#domain/analytics/event-order.ts'
import type { ItemDetails, ItemFlag } from '#domain/analytics/item-metadata.ts'
import { paymentTypeOf } from '#domain/checkout/payment-engine.ts'
import { baseSku } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { OrderDocument, OrderRow } from '#services/orders/steps.ts'
import { readItems } from '../items/read-items.ts'

type Line = OrderDocument['lines'][number]

/** Returns an order for analytics, with amounts as ordered and other item details from the catalog. */
export async function orderFacts(db: QueryRunner, order: OrderRow): Promise<OrderDetails> {
  const { document, site } = order
  const { subtotal, tax, shipping, discount, grandTotalIncludingTax } = document.totals
  const found = await readItems(
    db,
    site,
    document.lines.map(({ sellableId }) => sellableId),
    Date.parse(order.createdAt),
  )
  const items = document.lines.map((line) => itemOfLine(line, found.find(({ id }) => id === line.sellableId)?.facts))
  const special = groupsWithSpecialPrices(document.lines, items)
  return {
    orderId: order.id,
    listId: order.listId,
    totals: { subtotal, tax, shipping, discount, grandTotalIncludingTax },
    shippingLabel: document.rates[0]?.label ?? null,
    cardType: order.card?.brand ?? null,
    paymentType: paymentTypeOf(order.engine),
    customerId: order.customerId,
    email: order.email,
    shippingAddress: document.shippingAddress,
    billingAddress: document.billingAddress,
    items: items.map((item, index) => {
      const group = document.lines[index]!.metadata?.groupedProductId
      const isSpecial = group !== undefined && special.has(group)
      return isSpecial ? { ...item, flags: [...item.flags, 'specialPriceGroup' as const] } : item
    }),
  }

  /** For a product that is no longer sold, only the details in the order are available. */
  function itemOfLine(line: Line, facts: ItemDetails | undefined): ItemDetails {
    const ordered = { sku: line.sku, name: line.name, price: line.unit, qty: line.qty }
    const flags = orderedFlags(line, facts?.flags ?? [])
    if (facts) return { ...facts, ...ordered, flags }
    return {
      ...ordered,
      productId: line.productId,
      linkSku: line.sku,
      configSku: null,
      baseSku: baseSku(line.sku),
      brand: '',
      basePrice: line.unit,
      specialPrice: null,
      categories: [],
      stockStatus: 'outOfStock',
      leadTime: null,
      thumbnail: line.picture,
      linkPath: line.url,
      type: 'simple',
      flags,
    }
  }
}

/** Returns the catalog's flags, with the promotion flag as ordered. Older orders did not store that flag. */
function orderedFlags({ isPromotional }: Line, flags: readonly ItemFlag[]): readonly ItemFlag[] {
  if (isPromotional === undefined) return flags
  const others = flags.filter((flag) => flag !== 'promotion')
  return isPromotional ? [...others, 'promotion'] : others
}

/** Returns the ids of the grouped products with at least one ordered item at a special or promotion price. */
function groupsWithSpecialPrices(lines: readonly Line[], items: readonly ItemDetails[]): ReadonlySet<number> {
  const groups = lines.flatMap(({ metadata }, index) => {
    const { specialPrice, flags } = items[index]!
    const group = metadata?.groupedProductId
    return group !== undefined && (specialPrice !== null || flags.includes('promotion')) ? [group] : []
  })
  return new Set(groups)
}
