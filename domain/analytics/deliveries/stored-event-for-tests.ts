import { eventOrder, analyticsOrder } from '../event-order.ts'
import { orderForTests } from '../item-for-tests.ts'
import type { StoredEvent } from './stored-event.ts'

/** November 20, 2026, 12:00 UTC. */
const testEventAt = 1_795_176_000_000

/** Returns a purchase event in which `fields` replace the defaults. */
export function storedEventForTests(fields: Partial<Record<keyof StoredEvent, unknown>> = {}): StoredEvent {
  const purchase = {
    messageId: 'purchase.1000001',
    at: testEventAt,
    site: 'USA' as const,
    source: 'server',
    type: 'track' as const,
    name: 'purchase' as const,
    anonymousId: 'anon-1',
    userId: '42',
    visitId: 'visit-1',
    tabId: 'tab-1',
    cartId: 'list-1',
    properties: { order: eventOrder(analyticsOrder(orderForTests())) },
    context: { visitStartedAt: testEventAt - 3_600_000 },
    integrations: { All: false, warehouse: true },
  }
  return { ...purchase, ...fields } as StoredEvent
}
