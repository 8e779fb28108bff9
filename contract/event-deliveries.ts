import { z } from 'zod'
import { serverDestinations } from '#domain/analytics/deliveries/server-destinations.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Id = z.string().regex(/^\d{1,18}$/)
const maxIds = 100
const body = z.object({ ids: z.array(Id).min(1).max(maxIds) })
/** Ids of the changed deliveries. Deliveries that are no longer in the list are left out. */
const reply = z.strictObject({ ids: z.array(z.string()) })
const refusals = { delivery_not_found: { status: 404 } } as const

/** Analytics events that a destination did not accept. They remain until staff retry or discard them. */
export const eventDeliveries = contract({
  'GET /svc_admin/event-deliveries': {
    summary: 'Returns failed deliveries of events to analytics destinations on the sites of the caller, newest first',
    access: 'staff',
    permission: 'analytics.read',
    rate: 'read',
    query: z.object({
      destination: z.enum(serverDestinations).optional(),
      /** `next` from the previous page. */
      before: Id.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      deliveries: z.array(
        z.strictObject({
          id: z.string(),
          destination: z.enum(serverDestinations),
          site: z.enum(sites),
          /** The event name. For a message that is not an event, its name or type. */
          event: z.string(),
          attempts: z.int(),
          /** A status or a network error, without personal data. */
          lastError: z.string(),
          createdAt: z.iso.datetime(),
        }),
      ),
      next: z.string().nullable(),
    }),
  },
  'GET /svc_admin/event-deliveries/destinations': {
    summary: 'Returns the events that each destination received in the past 30 days from the sites of the caller',
    access: 'staff',
    permission: 'analytics.read',
    rate: 'read',
    reply: z.strictObject({
      destinations: z.array(
        z.strictObject({
          destination: z.enum(serverDestinations),
          /**
           * In a demo, `simulated` destinations send no events to the vendor. `off` means that no account is
           * configured.
           */
          state: z.enum(['on', 'simulated', 'off']),
          delivered: z.int(),
          /** The last delivered event and its delivery time. */
          lastEvent: z.string().nullable(),
          lastAt: z.iso.datetime().nullable(),
          /** Events in the queue, counted up to 1,000. */
          waiting: z.int(),
        }),
      ),
    }),
  },
  'POST /svc_admin/event-deliveries/retry': {
    summary: 'Makes failed deliveries due again, with all their attempts',
    access: 'staff',
    permission: 'analytics.write',
    rate: 'write',
    body,
    reply,
    refusals,
  },
  'POST /svc_admin/event-deliveries/discard': {
    summary: 'Deletes failed deliveries; their events stay in the store',
    access: 'staff',
    permission: 'analytics.write',
    rate: 'write',
    body,
    reply,
    refusals,
  },
})
