import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { consentCookieValue, type ConsentChoices } from '#domain/consent/choices.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { customerOfSession } from '#services/sessions/identify.ts'
import type { TestShop } from '#services/testing/shop-for-tests.ts'
import { serveIngest } from './ingest/serve-ingest.ts'

export const testWriteKey = 'warehouse-key-0123456789'
const otherOrigin = 'https://eur.example'

interface StoredEvent {
  name: string
  type: string
  source: string
  site: string
  messageId: string
  anonymousId: string | null
  userId: string | null
  visitId: string | null
  tabId: string | null
  cartId: string | null
  at: number
  properties: Record<string, unknown>
  context: Record<string, unknown>
  integrations: Record<string, boolean>
  network: number | null
}

const stored = statement<StoredEvent>(
  'test.analytics-events',
  `select name, type, source, site, message_id as "messageId", anonymous_id as "anonymousId", user_id as "userId",
     visit_id as "visitId", tab_id as "tabId", cart_id as "cartId",
     (extract(epoch from at) * 1000)::double precision as at, properties, context, integrations, network
   from analytics_event where message_id like $1 || '%' order by number`,
)

/** Serves a site's ingest endpoints over HTTP, with a write key for the source `warehouse`. */
export async function openIngest(
  { db, clock, closeFirst }: TestShop,
  { site = 'USA', destinations = [] }: { site?: Site; destinations?: readonly ServerDestination[] } = {},
) {
  const warned: object[] = []
  const limits = { left: Infinity }
  const counted: { isServer: boolean; messages: number }[] = []
  const handle = serveIngest(
    {
      db,
      clock,
      destinations,
      writeKeys: new Map([[testWriteKey, 'warehouse']]),
      origins: new Set([otherOrigin]),
      consentVersion: consentVersion([]),
      isHttps: () => false,
      customerOf: (ofSite, token, now) => customerOfSession(db, ofSite, token, now),
      secondsToWait: async (_, isServer, messages) => {
        counted.push({ isServer, messages })
        return (limits.left -= messages) >= 0 ? 0 : 30
      },
      networkOf: (request) => Number(request.headers['x-network'] ?? 1),
      warn: (problem) => void warned.push(problem),
    },
    {},
  )
  const server = createServer((request, response) => {
    handle(request, response, site).then(
      (isServed) => {
        if (!isServed) response.writeHead(404).end()
      },
      () => response.writeHead(500).end(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  closeFirst(async () => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url,
    warned,
    limits,
    /** Messages counted against the rate limits, in order. */
    counted,
    /** Sends a body as a source with the write key. */
    send: (path: string, body: object | string | Buffer, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        body:
          typeof body === 'string' || Buffer.isBuffer(body) ? new Uint8Array(Buffer.from(body)) : JSON.stringify(body),
        headers: { authorization: `Basic ${Buffer.from(`${testWriteKey}:`).toString('base64')}`, ...headers },
      }),
    /** Sends a batch or a body as a store page would, with these consent choices or with none. */
    sendFromPage: (batch: object[] | Buffer, choices: ConsentChoices | null, more: Record<string, string> = {}) => {
      const cookie =
        choices === null ? [] : [`cookie_preferences=${consentCookieValue(choices, consentVersion([]), 1)}`]
      const cookies = [...cookie, ...(more['cookie'] ? [more['cookie']] : [])].join('; ')
      return fetch(`${url}/v1/batch`, {
        method: 'POST',
        body: Buffer.isBuffer(batch) ? new Uint8Array(batch) : JSON.stringify({ batch }),
        headers: { origin: url, 'sec-fetch-site': 'same-origin', ...more, cookie: cookies },
      })
    },
    /** Returns the stored messages with this id prefix, in order. */
    storedEvents: (prefix = ''): Promise<StoredEvent[]> => db.run(stored, [prefix]),
  }
}
