import { z } from 'zod'
import { WireEvent } from './catalog.ts'
import { contract } from './kernel/call.ts'

const WireListedEvent = z.strictObject({
  /** Id of the product that sells the event's spots. */
  id: z.int(),
  name: z.string(),
  /** Path of the product page. */
  url: z.string(),
  event: WireEvent,
  /** Unsold spots in stock, or null if unlimited. */
  seatsLeft: z.int().nullable(),
})

/** Public events, which products sell [ROUTE-049]. */
export const events = contract({
  'GET /svc_event/events': {
    summary: 'Returns the events on sale at the site that are not over, by their start',
    access: 'public',
    // The spots left change with each order.
    isLive: true,
    rate: 'read',
    reply: z.strictObject({ events: z.array(WireListedEvent) }),
  },
  'GET /svc_event/events/{id}': {
    summary: 'Returns an event on sale at the site by its product id, also after it is over',
    access: 'public',
    // The spots left change with each order.
    isLive: true,
    rate: 'read',
    params: z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) }),
    reply: WireListedEvent,
    refusals: { event_not_found: { status: 404 } },
  },
})
