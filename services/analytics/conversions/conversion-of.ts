import type { z } from 'zod'
import type { conversionDestinations, ConversionPayload } from '#contract/analytics.ts'
import { adsConversion, type AdsConversion } from '#domain/analytics/conversions/ads.ts'
import { affiliateOrder } from '#domain/analytics/conversions/affiliate.ts'
import { commercePurchase } from '#domain/analytics/conversions/email-marketing.ts'
import { recommendationEvent } from '#domain/analytics/conversions/recommendations.ts'
import { reviewsPurchase } from '#domain/analytics/conversions/reviews.ts'
import { webAnalyticsPurchase } from '#domain/analytics/conversions/web-analytics.ts'
import { analyticsOrder, type OrderDetails } from '#domain/analytics/event-order.ts'
import { siteSettings } from '#domain/sites.ts'
import { sha256 } from '#platform/analytics/sha256.ts'
import type { OrderRow } from '#services/orders/steps.ts'

type Payload = z.input<typeof ConversionPayload>

interface Purchase {
  order: OrderRow
  facts: OrderDetails
  purchase: { at: number; context: { visitStartedAt?: number; isApp?: boolean } }
  shopUrl: string
}

/** Converts a purchase to a destination's format, or returns null if that destination has no use for it. */
export function conversionOf(
  destination: (typeof conversionDestinations)[number],
  { order, facts, purchase, shopUrl }: Purchase,
): Payload | null {
  const { currency, reviewsLocale } = siteSettings[order.site]
  const whole = analyticsOrder(facts)
  switch (destination) {
    case 'web-analytics':
      return webAnalyticsPurchase(whole, currency)
    case 'ads':
      return hashedConversion(adsConversion(whole, currency))
    case 'affiliate':
      return affiliateOrder(facts, currency)
    case 'reviews':
      return reviewsPurchase(whole, { currency, locale: reviewsLocale.replace('-', '_') })
    case 'email-marketing':
      return commercePurchase(whole, shopUrl)
    case 'recommendations':
      return recommendationEvent({
        type: 'purchase',
        name: 'order',
        value: { orderId: order.id, skus: facts.items.map(({ sku }) => sku) },
        at: purchase.at,
        startedAt: purchase.context.visitStartedAt ?? purchase.at,
        userId: order.customerId?.toString() ?? null,
        isApp: purchase.context.isApp ?? false,
      })
  }
}

/** Hashes the fields that ads services accept only as SHA-256. */
function hashedConversion({ user_data: user, ...conversion }: AdsConversion) {
  const { first_name: firstName, last_name: lastName, street, ...area } = user.address
  return {
    ...conversion,
    user_data: {
      sha256_email_address: sha256(user.email),
      ...(user.phone_number !== undefined && { sha256_phone_number: sha256(user.phone_number) }),
      address: {
        sha256_first_name: sha256(firstName),
        sha256_last_name: sha256(lastName),
        sha256_street: sha256(street),
        ...area,
      },
    },
  }
}
