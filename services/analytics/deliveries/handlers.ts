import type { eventDeliveries } from '#contract/event-deliveries.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { discardDeliveries, readFailedDeliveries, retryDeliveries } from './repository.ts'

export const eventDeliveryHandlers: Handlers<typeof eventDeliveries, { db: Database }> = {
  async 'GET /svc_admin/event-deliveries'({ staff, query: { destination = null, before = null, limit } }, { db }) {
    const rows = await readFailedDeliveries(db, { sites: staff.sites, destination, before, limit })
    return {
      deliveries: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
      next: rows.length < limit ? null : rows.at(-1)!.id,
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
