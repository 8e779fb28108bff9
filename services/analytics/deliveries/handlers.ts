import type { eventDeliveries } from '#contract/event-deliveries.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { countByDestination } from './destination-repository.ts'
import { discardDeliveries, readFailedDeliveries, retryDeliveries } from './repository.ts'

export interface EventDeliveryDeps {
  db: Database
  /** All destinations that receive events, and the ones that are not simulated. Absent if there are none. */
  eventDestinations?: { active: readonly ServerDestination[]; real: readonly ServerDestination[] }
}

export const eventDeliveryHandlers: Handlers<typeof eventDeliveries, EventDeliveryDeps> = {
  async 'GET /svc_admin/event-deliveries'({ staff, query: { destination = null, before = null, limit } }, { db }) {
    const rows = await readFailedDeliveries(db, { sites: staff.sites, destination, before, limit })
    return {
      deliveries: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
      next: rows.length < limit ? null : rows.at(-1)!.id,
    }
  },

  async 'GET /svc_admin/event-deliveries/destinations'({ staff, now }, { db, eventDestinations }) {
    const { active = [], real = [] } = eventDestinations ?? {}
    const counts = await countByDestination(db, staff.sites, now)
    return {
      destinations: counts.map(({ lastAt, ...each }) => ({
        ...each,
        state: real.includes(each.destination) ? 'on' : active.includes(each.destination) ? 'simulated' : 'off',
        lastAt: lastAt?.toISOString() ?? null,
      })),
    }
  },

  async 'POST /svc_admin/event-deliveries/retry'({ staff, body, now, refuse }, { db }) {
    const ids = await db.transaction((tx) => retryDeliveries(tx, staff.sites, body.ids, now))
    if (ids.length === 0) throw refuse('delivery_not_found')
    return { ids }
  },

  async 'POST /svc_admin/event-deliveries/discard'({ staff, body, refuse }, { db }) {
    const ids = await db.transaction((tx) => discardDeliveries(tx, staff.sites, body.ids))
    if (ids.length === 0) throw refuse('delivery_not_found')
    return { ids }
  },
}
