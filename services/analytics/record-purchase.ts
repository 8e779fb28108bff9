import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { integrationsOf } from '#domain/analytics/destinations.ts'
import { eventCatalog, eventConsent } from '#domain/analytics/event-catalog.ts'
import { analyticsOrder, eventOrder } from '#domain/analytics/event-order.ts'
import type { AnalyticsEvents } from '#domain/analytics/events.ts'
import { hasEmail } from '#domain/analytics/redaction.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import type { Database } from '#platform/database.ts'
import { readOrder } from '#services/orders/steps.ts'
import { orderFacts } from './conversions/order-facts.ts'
import { createEventStore } from './store-events.ts'

/**
 * Stores an order's purchase event once, with its deliveries to the configured destinations, if the buyer allowed
 * analytics when placing the order. `now` is in Unix milliseconds.
 */
export async function recordPurchase(
  db: Database,
  orderId: string,
  { now, destinations }: { now: number; destinations: readonly ServerDestination[] },
): Promise<void> {
  const order = await readOrder(db, orderId)
  const { analytics: visit, rsAnonId } = order?.document.meta ?? {}
  if (!order || !visit?.consents.includes(eventConsent)) return
  const properties: AnalyticsEvents['purchase'] = { order: eventOrder(analyticsOrder(await orderFacts(db, order))) }
  const choices = { ...chooseAll(false), ...Object.fromEntries(visit.consents.map((category) => [category, true])) }
  const isApp = order.document.meta?.appVersion !== undefined
  const event = {
    // This id identifies repeated jobs, so that an order is counted once.
    messageId: `purchase.${orderId}`,
    at: Date.parse(order.createdAt),
    site: order.site,
    source: 'server',
    type: 'track',
    name: 'purchase',
    anonymousId: plainId(rsAnonId),
    userId: order.customerId?.toString() ?? null,
    visitId: plainId(visit.visitId),
    tabId: plainId(visit.tabId),
    cartId: order.listId,
    properties,
    context: { visitStartedAt: visit.visitStartedAt, isApp, allowsMarketing: choices.marketing },
    integrations: integrationsOf(eventCatalog.purchase.destinations, choices),
  }
  await createEventStore(db, destinations)([event], now)
}

function plainId(id: string | undefined): string | null {
  return id === undefined || hasEmail(id) ? null : id
}
