import type { AnalyticsOrder } from '../event-order.ts'
import { decimalDiscount, type ItemMetadata } from '../item-metadata.ts'

/** A purchase as web analytics receives it, without buyer data. */
interface WebAnalyticsPurchase {
  name: 'purchase'
  params: {
    transaction_id: string
    value: number
    tax: number
    shipping: number
    currency: string
    items: Record<string, string | number>[]
  }
}

/** Returns a purchase for web analytics; each item has up to four category levels [ANALYTICS-471, ANALYTICS-472]. */
export function webAnalyticsPurchase(
  order: Pick<AnalyticsOrder, 'totals' | 'items'> & { orderId: string | null },
  currency: string,
): WebAnalyticsPurchase {
  const { totals } = order
  return {
    name: 'purchase',
    params: {
      transaction_id: order.orderId ?? '',
      value: totals.grandTotalIncludingTax,
      tax: totals.tax,
      shipping: totals.shipping,
      currency,
      items: order.items.map(webAnalyticsItem),
    },
  }
}

/** Returns an item for web analytics, with its position in the list. */
export function webAnalyticsItem(item: ItemMetadata, index: number): Record<string, string | number> {
  const { sku, name, brand, price, qty, categories } = item
  const levels = categories.map((category, level): [string, string] => [
    `item_category${level === 0 ? '' : level + 1}`,
    category,
  ])
  return {
    item_id: sku,
    item_name: name,
    item_brand: brand,
    ...Object.fromEntries(levels),
    price,
    discount: decimalDiscount(item),
    quantity: qty,
    index,
  }
}
