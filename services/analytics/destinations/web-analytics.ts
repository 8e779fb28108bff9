import { webAnalyticsEvent } from '#domain/analytics/deliveries/web-analytics-event.ts'
import { siteSettings } from '#domain/sites.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import type { Delivery, DestinationEngine } from './engine.ts'

interface MeasurementProtocol {
  /** Example: https://www.google-analytics.com. */
  url: string
  measurementId: string
  apiSecret: string
}

/**
 * Creates the engine for the Google Analytics 4 Measurement Protocol. The protocol has no message ids; a repeated
 * purchase counts once, by its transaction id. Each request carries the ad consent stored with the event; if there is
 * none, consent is denied [ANALYTICS-488].
 */
export function webAnalytics({
  url,
  measurementId,
  apiSecret,
}: MeasurementProtocol): DestinationEngine<'web-analytics'> {
  const target = vendorUrl(url, 'mp/collect')
  // The protocol expects the secret in the URL, not in a header.
  target.search = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret }).toString()
  return {
    maxBatch: 1,
    async send(deliveries) {
      const sent: Delivery[] = []
      for (const delivery of deliveries) {
        const { event, shopUrl } = delivery
        const reported = webAnalyticsEvent(event, siteSettings[event.site].currency, shopUrl)
        if (!reported) continue
        const { visitStartedAt, allowsMarketing = false } = event.context
        const session = visitStartedAt === undefined ? {} : { session_id: String(Math.floor(visitStartedAt / 1_000)) }
        const consent = allowsMarketing ? 'GRANTED' : 'DENIED'
        const body = {
          client_id: event.anonymousId ?? event.messageId,
          ...(event.userId !== null && { user_id: event.userId }),
          timestamp_micros: event.at * 1_000,
          consent: { ad_user_data: consent, ad_personalization: consent },
          events: [{ name: reported.name, params: { ...reported.params, ...session, engagement_time_msec: 1 } }],
        }
        await postJson(target, { body })
        sent.push(delivery)
      }
      return sent
    },
  }
}
