import type { events } from '#contract/events.ts'
import { inStockQuantity } from '#domain/catalog/stock.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readProducts, type ProductRow } from '../repository.ts'
import { wireEvent } from '../wire.ts'
import { readEventIds } from './repository.ts'

export const eventHandlers: Handlers<typeof events, { db: Database }> = {
  async 'GET /svc_event/events'({ site, now }, { db }) {
    const listed = await readEventIds(db, site)
    const ids = listed.filter(({ endsAt }) => Date.parse(endsAt) > now).map(({ id }) => id)
    const rows = new Map((await readProducts(db, { site, now }, ids)).map((row) => [row.id, row]))
    return { events: ids.flatMap((id) => wireListed(rows.get(id)) ?? []) }
  },

  async 'GET /svc_event/events/{id}'({ site, params: { id }, refuse, now }, { db }) {
    const isOnSale = (await readEventIds(db, site)).some((each) => each.id === id)
    const [row] = isOnSale ? await readProducts(db, { site, now }, [id]) : []
    const shown = wireListed(row)
    if (!shown) throw refuse('event_not_found')
    return shown
  },
}

function wireListed(row: ProductRow | undefined) {
  const event = row && wireEvent(row.attributes.event)
  if (!row || !event) return undefined
  return { id: row.id, name: row.name, url: `/${row.handle}`, event, seatsLeft: seatsLeft(row) }
}

function seatsLeft({ children }: ProductRow): number | null {
  const left = children.map(({ stock }) => inStockQuantity(stock))
  return left.every(Number.isFinite) ? left.reduce((sum, each) => sum + each, 0) : null
}
