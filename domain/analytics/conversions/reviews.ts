import type { AnalyticsOrder } from '../event-order.ts'

interface ReviewsPurchase {
  orderId: string
  city: string
  state: string
  country: string
  email: string
  locale: string
  userId: string
  tax: number
  shipping: number
  total: number
  currency: string
  items: { sku: string; name: string; category: string; price: number; quantity: number; imageURL: string | null }[]
}

/**
 * Returns the purchase for the reviews service without items that hide reviews, or null if none remain [ANALYTICS-461,
 * ANALYTICS-462, ANALYTICS-484].
 */
export function reviewsPurchase(
  order: AnalyticsOrder,
  { currency, locale }: { currency: string; locale: string },
): ReviewsPurchase | null {
  const items = order.items.filter(({ flags }) => !flags.includes('hideReviews'))
  if (items.length === 0) return null
  const { city, region, countryId } = order.shippingAddress
  return {
    orderId: order.orderId,
    city,
    state: region,
    country: countryId,
    email: order.customer.email,
    locale,
    userId: String(order.customer.customerId ?? ''),
    tax: order.totals.tax,
    shipping: order.totals.shipping,
    total: order.totals.grandTotalIncludingTax,
    currency,
    items: items.map(({ linkSku, name, categories, price, qty, thumbnail }) => ({
      sku: linkSku,
      name,
      category: categories.at(-1) ?? '',
      price,
      quantity: qty,
      imageURL: thumbnail,
    })),
  }
}
