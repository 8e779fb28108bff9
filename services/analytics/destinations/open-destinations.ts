import type { DestinationSettings } from '#platform/settings/analytics/destination-settings.ts'
import { ads } from './ads.ts'
import { affiliate } from './affiliate.ts'
import { customerData } from './customer-data.ts'
import { emailMarketing } from './email-marketing.ts'
import type { DestinationEngines } from './engine.ts'
import { recommendations } from './recommendations.ts'
import { reviews } from './reviews.ts'
import { socialPixel } from './social-pixel.ts'
import { webAnalytics } from './web-analytics.ts'

/** Returns the engines of the destinations that the settings configure, none by default [ANALYTICS-493]. */
export function openDestinations(settings: DestinationSettings): DestinationEngines {
  return {
    ...(settings['customer-data'] && { 'customer-data': customerData(settings['customer-data']) }),
    ...(settings['web-analytics'] && { 'web-analytics': webAnalytics(settings['web-analytics']) }),
    ...(settings.ads && { ads: ads(settings.ads) }),
    ...(settings['social-pixel'] && { 'social-pixel': socialPixel(settings['social-pixel']) }),
    ...(settings.affiliate && { affiliate: affiliate(settings.affiliate) }),
    ...(settings.reviews && { reviews: reviews(settings.reviews) }),
    ...(settings['email-marketing'] && { 'email-marketing': emailMarketing(settings['email-marketing']) }),
    ...(settings.recommendations && { recommendations: recommendations(settings.recommendations) }),
  }
}
