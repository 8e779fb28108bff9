import type { StoredEvent } from '#domain/analytics/deliveries/stored-event.ts'
import { postJson } from '#platform/analytics/post-json.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import type { DestinationEngine } from './engine.ts'

/** Messages can be 32 KB, and Segment limits a batch to 500 KB. */
const maxBatch = 15

/**
 * Creates the engine that sends every event to a customer data platform that accepts the RudderStack and Segment
 * protocol. The platform deduplicates messages by id, and each message names the destinations that it may reach
 * [ANALYTICS-485, ANALYTICS-498].
 */
export function customerData({ url, writeKey }: { url: string; writeKey: string }): DestinationEngine<'customer-data'> {
  const authorization = `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}`
  return {
    maxBatch,
    async send(deliveries) {
      const batch = deliveries.map(({ event }) => messageOf(event))
      if (batch.length > 0) await postJson(vendorUrl(url, 'v1/batch'), { headers: { authorization }, body: { batch } })
      return deliveries
    },
  }
}

function messageOf({ type, name, properties, ...event }: StoredEvent) {
  const { messageId, anonymousId, userId, visitId, tabId, cartId, site, context, integrations } = event
  const at = new Date(event.at).toISOString()
  return {
    type,
    messageId,
    // Both SDKs require one of the two ids.
    anonymousId: anonymousId ?? (userId === null ? messageId : null),
    userId,
    ...contentOf(type, name, properties),
    context: { ...context, site, visitId, tabId, cartId },
    integrations,
    timestamp: at,
    originalTimestamp: at,
  }
}

function contentOf(type: StoredEvent['type'], name: string, properties: object): object {
  switch (type) {
    case 'track':
      return { event: name, properties }
    case 'page':
    case 'screen':
      return { name, properties }
    case 'identify':
      return { traits: properties }
    case 'group':
    case 'alias':
      return properties
  }
}
