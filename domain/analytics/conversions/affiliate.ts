import type { Minor } from '#domain/money.ts'
import type { OrderDetails } from '../event-order.ts'
import { decimalAmount, type ItemDetails } from '../item-metadata.ts'

interface AffiliateOrder {
  order_id: string
  amount: number
  state: string
  country: string
  currency: string
  items: { order_id: string; parent_sku: string; variant_sku: string; price: number; qty: number }[]
}

const excludedManufacturer = 'concept2'

/**
 * Returns the order with its eligible items for the affiliate tracker, or null if no item is eligible
 * [ANALYTICS-463..468].
 */
export function affiliateOrder(order: OrderDetails, currency: string): AffiliateOrder | null {
  const items = order.items.filter((item) => countsForAffiliates(item, order.totals.discount))
  const revenue = items.reduce((sum, { price, qty }) => sum + price * qty, 0)
  if (revenue === 0) return null
  return {
    order_id: order.orderId,
    amount: decimalAmount(revenue),
    state: order.shippingAddress.region,
    country: order.shippingAddress.countryId,
    currency,
    items: items.map(({ linkSku, sku, price, qty }) => ({
      order_id: order.orderId,
      parent_sku: linkSku,
      variant_sku: sku,
      price: decimalAmount(price),
      qty,
    })),
  }
}

function countsForAffiliates({ flags, brand, specialPrice }: ItemDetails, discount: Minor): boolean {
  if (flags.includes('excludedFromAffiliates') || flags.includes('promotion') || specialPrice !== null) return false
  if (discount > 0 && flags.includes('specialPriceGroup')) return false
  return brand.toLowerCase().replaceAll(' ', '') !== excludedManufacturer
}
