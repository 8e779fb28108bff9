import type { AnalyticsOrder } from '../event-order.ts'
import type { ItemMetadata } from '../item-metadata.ts'

interface CommercePurchase {
  user: { userId: string; email: string }
  items: {
    id: string
    sku: string
    name: string
    categories: string[]
    price: number
    quantity: number
    imageUrl: string | null
    url: string
  }[]
  total: number
}

/** Returns the purchase for the email marketing service [ANALYTICS-482]. */
export function commercePurchase(order: AnalyticsOrder, shopUrl: string): CommercePurchase {
  return {
    user: { userId: String(order.customer.customerId ?? ''), email: order.customer.email },
    items: order.items.map((item) => commerceItem(item, shopUrl)),
    total: order.totals.grandTotalIncludingTax,
  }
}

/** Returns an item of a cart or a purchase for the email marketing service [ANALYTICS-482]. */
export function commerceItem(item: ItemMetadata, shopUrl: string): CommercePurchase['items'][number] {
  const { sku, linkSku, name, categories, price, qty, thumbnail, linkPath } = item
  return {
    id: linkSku,
    sku,
    name,
    categories: [...categories],
    price,
    quantity: qty,
    imageUrl: thumbnail === null ? null : new URL(thumbnail, shopUrl).href,
    url: new URL(linkPath, shopUrl).href,
  }
}
