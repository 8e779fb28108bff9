import type { IncomingMessage } from 'node:http'
import { ingestRefusals, type IngestRefusal } from '#contract/analytics-messages.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import { chooseAll, consentCookie, readConsent } from '#domain/consent/choices.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { cookieNames } from '#services/call/identity/scope.ts'
import { isSameOrigin } from '#services/call/request.ts'
import type { Sender } from './read-message.ts'

export interface SenderDeps {
  /** Names of sources by write key. */
  writeKeys: ReadonlyMap<string, string>
  isHttps: (site: Site) => boolean
  /** Version of the consent list that pages show. */
  consentVersion: number
  /** Returns the logged-in customer of a session cookie. */
  customerOf: (site: Site, sessionToken: string, now: number) => Promise<number | null>
}

interface Received {
  site: Site
  /** Unix milliseconds. */
  received: number
  body: unknown
}

export function isRefusal(sender: Sender | IngestRefusal): sender is IngestRefusal {
  return typeof sender === 'string' && sender in ingestRefusals
}

/** Returns the source of a write key, in the user name of Basic authorization, in the query, or in the body. */
export function keySender(
  { writeKeys }: SenderDeps,
  request: IncomingMessage,
  { site, received, body }: Received,
): Sender | IngestRefusal | undefined {
  const key = writeKeyOf(request, body)
  if (key === undefined) return undefined
  const source = writeKeys.get(key)
  if (source === undefined) return 'write_key_unknown'
  return { site, source, customerId: undefined, choices: chooseAll(true), received }
}

/**
 * Returns the store's own page as the sender, if its origin is the site and the shopper allows analytics. The session
 * names the customer, and Global Privacy Control denies marketing.
 */
export async function storefrontSender(
  deps: SenderDeps,
  request: IncomingMessage,
  { site, received }: Received,
): Promise<Sender | IngestRefusal> {
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )
  if (!headers.has('origin') || !isSameOrigin({ headers })) return 'write_key_unknown'
  const cookies = cookiesOf(request.headers.cookie, deps.isHttps(site))
  const { choices } = readConsent({
    cookie: cookies.get(consentCookie, 'preference'),
    siteDefault: siteSettings[site].consentDefault,
    version: deps.consentVersion,
    hasPrivacySignal: headers.get('sec-gpc') === '1',
  })
  if (!choices[eventConsent]) return 'consent_required'
  const token = cookies.get(cookieNames.session(site))
  const customerId = token === undefined ? null : await deps.customerOf(site, token, received)
  return { site, source: 'storefront', customerId, choices, received }
}

function writeKeyOf(request: IncomingMessage, body: unknown): string | undefined {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0]
  const query = new URL(request.url ?? '/', 'http://store').searchParams.get('writeKey')
  if (query !== null) return query
  if (typeof body !== 'object' || body === null || !('writeKey' in body)) return undefined
  return typeof body.writeKey === 'string' ? body.writeKey : undefined
}
