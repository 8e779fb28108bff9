import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventCalendar } from '#domain/catalog/events/event-calendar.ts'
import type { Site } from '#domain/sites.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database.ts'
import { readEvent } from '#services/catalog/steps.ts'
import { sendFeed } from '../send-feed.ts'

const path = /^\/feeds\/events\/([\w-]{1,120})\.ics(?:\?|$)/
const maxAgeSeconds = 900

interface Calendars {
  db: Queries
  clock: Clock
  siteUrls: Readonly<Record<Site, string>>
  /** Seconds until the client may send another request; 0 for now. */
  secondsToWait: (request: IncomingMessage) => Promise<number>
}

/** Serves /feeds/events/{handle}.ics, the calendar entry of an event; returns false for other paths and products. */
export function serveCalendars(
  { db, clock, siteUrls, secondsToWait }: Calendars,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse, site: Site): Promise<boolean> => {
    const [, handle] = path.exec(request.url ?? '') ?? []
    if (handle === undefined) return false
    const seconds = await secondsToWait(request)
    if (seconds > 0) {
      response.writeHead(429, { ...headers, 'retry-after': String(seconds), 'content-length': '0' }).end()
      return true
    }
    const found = await readEvent(db, site, handle)
    if (!found) return false
    const { id, name: title, event } = found
    const url = new URL(`/${handle}`, siteUrls[site])
    const entry = { uid: `event-${id}@${url.hostname}`, title, description: event.refunds ?? '', url: url.href, event }
    const etag = createHash('sha256').update(JSON.stringify(entry)).digest('hex').slice(0, 24)
    const content = [eventCalendar({ ...entry, at: clock() })]
    await sendFeed(request, response, { type: 'text/calendar; charset=utf-8', etag, maxAgeSeconds, content }, headers)
    return true
  }
}
