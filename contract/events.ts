import { z } from 'zod'
import { WireEvent } from './catalog.ts'
import { contract } from './kernel/call.ts'

const WireListedEvent = z.strictObject({
  /** Id of the product that sells spots for the event. */
  id: z.int(),
  name: z.string(),
  /** Path of the product page, or of its bundle or group if it has no page. */
  url: z.string(),
  event: WireEvent,
  /** Unsold spots in stock, or null if unlimited. */
  seatsLeft: z.int().nullable(),
})

const ProductId = z.coerce.number<string>().int().positive().max(2_147_483_647)

/** Public events, which are sold as products [ROUTE-049]. */
export const events = contract({
  'GET /svc_event/events': {
    summary: 'Returns the events on sale at the site that are not over, by their start; `next` continues as `after`',
    access: 'public',
    // The number of spots left changes with every order.
    isLive: true,
    rate: 'read',
    query: z.object({
      /** Id of the last event that the caller has received. */
      after: ProductId.optional(),
      size: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      events: z.array(WireListedEvent),
      /** Id of the last event, or null if there are no more. */
      next: z.int().nullable(),
    }),
  },
  'GET /svc_event/events/{id}': {
    summary: 'Returns an event on sale at the site by its product id, also after it is over',
    access: 'public',
    // The number of spots left changes with every order.
    isLive: true,
    rate: 'read',
    params: z.object({ id: ProductId }),
    reply: WireListedEvent,
    refusals: { event_not_found: { status: 404 } },
  },
})
