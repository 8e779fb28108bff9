import type { OrderFacts } from '../event-order.ts'
import { decimalAmount, itemDiscount, itemMetadata, type ItemFacts } from '../item-metadata.ts'

/** A purchase as web analytics receives it, without data of the buyer. */
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
export function webAnalyticsPurchase(order: OrderFacts, currency: string): WebAnalyticsPurchase {
  const { totals } = order
  return {
    name: 'purchase',
    params: {
      transaction_id: order.orderId,
      value: decimalAmount(totals.grandTotalIncludingTax),
      tax: decimalAmount(totals.tax),
      shipping: decimalAmount(totals.shipping),
      currency,
      items: order.items.map(itemOf),
    },
  }
}

function itemOf(facts: ItemFacts, index: number): Record<string, string | number> {
  const { sku, name, brand, price, qty, categories } = itemMetadata(facts)
  const levels = categories.map((category, level) => [`item_category${level === 0 ? '' : level + 1}`, category])
  return {
    item_id: sku,
    item_name: name,
    item_brand: brand,
    ...(Object.fromEntries(levels) as Record<string, string>),
    price,
    discount: decimalAmount(itemDiscount(facts)),
    quantity: qty,
    index,
  }
}
