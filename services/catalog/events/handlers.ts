import type { events } from '#contract/events.ts'
import { inStockQuantity } from '#domain/catalog/stock.ts'
import { productPathSegment } from '#domain/catalog/visibility.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readProducts, type ProductRow } from '../repository.ts'
import { wireEvent } from '../wire.ts'
import { isOpen, readUpcomingIds } from './repository.ts'

export const eventHandlers: Handlers<typeof events, { db: Database }> = {
  async 'GET /svc_event/events'({ site, query: { after, size }, now }, { db }) {
    const ids = await readUpcomingIds(db, site, { now, after, limit: size + 1 })
    const shown = ids.slice(0, size)
    const rows = new Map((await readProducts(db, { site, now }, shown)).map((row) => [row.id, row]))
    return {
      events: shown.flatMap((id) => wireListed(rows.get(id)) ?? []),
      next: ids.length > size ? shown.at(-1)! : null,
    }
  },

  async 'GET /svc_event/events/{id}'({ site, params: { id }, refuse, now }, { db }) {
    const [row] = (await isOpen(db, site, id)) ? await readProducts(db, { site, now }, [id]) : []
    const shown = wireListed(row)
    if (!shown) throw refuse('event_not_found')
    return shown
  },
}

/** Returns undefined for a product without an event or without a page. */
function wireListed(row: ProductRow | undefined) {
  const event = row && wireEvent(row.attributes.event)
  const page = row && productPathSegment(row, row.parent)
  if (!row || !event || !page) return undefined
  return { id: row.id, name: row.name, url: `/${page}`, event, seatsLeft: seatsLeft(row) }
}

function seatsLeft({ children }: ProductRow): number | null {
  const left = children.map(({ stock }) => inStockQuantity(stock))
  return left.every(Number.isFinite) ? left.reduce((sum, each) => sum + each, 0) : null
}
