import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventCalendar } from '#domain/catalog/events/event-calendar.ts'
import { isHandle, normalizeHandle } from '#domain/catalog/import/cells/handle.ts'
import type { Site } from '#domain/sites.ts'
import type { Clock } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readEvent, type EventRow } from '#services/catalog/steps.ts'
import { isTicketSold } from '#services/tickets/steps.ts'
import { sendFeed } from '../send-feed.ts'

const path = /^\/feeds\/events\/([^/?]{1,4000})\.ics(?:\?|$)/
const maxAgeSeconds = 900

interface Calendars {
  db: QueryRunner
  clock: Clock
  siteUrls: Readonly<Record<Site, string>>
  /** Seconds until the client may send another request; 0 if it may send one now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/** Serves /feeds/events/{handle}.ics, an event's calendar entry; returns false for other paths and products. */
export function serveCalendars(
  { db, clock, siteUrls, secondsToWait }: Calendars,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const handle = handleIn(request.url ?? '')
    if (handle === null) return false
    const seconds = await secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const found = await readEvent(db, site, handle)
    if (!found || !(await isServed(db, found))) return false
    const { id, name: title, event, hasPage } = found
    const { href, hostname } = new URL(`/${encodeURIComponent(handle)}`, siteUrls[site])
    const url = hasPage ? href : null
    const entry = { uid: `event-${id}@${hostname}`, title, description: event.refunds ?? '', url, event }
    const etag = createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 24)
    const content = [eventCalendar({ ...entry, at: clock() })]
    await sendFeed(request, response, { type: 'text/calendar; charset=utf-8', etag, maxAgeSeconds, content }, headers)
    return true
  }
}

function handleIn(url: string): string | null {
  const [, segment] = path.exec(url) ?? []
  if (segment === undefined) return null
  const handle = normalizeHandle(segment)
  return isHandle(handle) ? handle : null
}

/**
 * Returns true if an event has a calendar file. Buyers can load it even when the event is no longer public; drafts that
 * were never ordered have none.
 */
async function isServed(db: QueryRunner, { isPublic, eventId, ticketType }: EventRow): Promise<boolean> {
  return isPublic || (eventId !== '' && (await isTicketSold(db, { eventId, type: ticketType })))
}
