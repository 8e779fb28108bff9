import type { IncomingMessage } from 'node:http'
import { ingestRefusals, type IngestRefusal } from '#contract/analytics-messages.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import { chooseAll, consentCookie, readConsent } from '#domain/consent/choices.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { cookieNames } from '#services/call/identity/scope.ts'
import { isSameOrigin } from '#services/call/request.ts'
import type { Sender } from './read-message.ts'

interface KeyDeps {
  /** Source names by write key, from the settings. */
  writeKeys: ReadonlyMap<string, string>
  /** Returns the source and site of a write key that staff created; null means all sites. */
  readWriteKey: (key: string, now: number) => Promise<{ source: string | null; site: Site | null } | undefined>
}

export interface PageSenderDeps {
  isHttps: (site: Site) => boolean
  /** Version of the consent list that pages display. */
  consentVersion: number
  /** Returns the customer logged in with a session cookie. */
  customerOf: (site: Site, sessionToken: string, now: number) => Promise<number | null>
}

export interface SenderDeps extends KeyDeps, PageSenderDeps {}

interface Received {
  site: Site
  /** Unix milliseconds. */
  received: number
}

export function isRefusal(sender: Sender | IngestRefusal): sender is IngestRefusal {
  return typeof sender === 'string' && sender in ingestRefusals
}

/** Returns the source for a write key on a site. */
export async function keySender(
  deps: KeyDeps,
  key: string,
  { site, received }: Received,
): Promise<Sender | IngestRefusal> {
  const source = deps.writeKeys.get(key) ?? (await staffSource(deps, key, { site, received }))
  if (source === undefined) return 'write_key_unknown'
  return { site, source, customerId: undefined, choices: chooseAll(true), received }
}

async function staffSource({ readWriteKey }: KeyDeps, key: string, { site, received }: Received) {
  const found = await readWriteKey(key, received)
  if (!found || (found.site !== null && found.site !== site)) return undefined
  return found.source ?? undefined
}

/**
 * Returns the store's own page (`isOwnPage`) as the sender if the shopper allows analytics. The customer comes from the
 * session, and Global Privacy Control denies marketing consent.
 */
export async function storefrontSender(
  deps: PageSenderDeps,
  request: IncomingMessage,
  { site, received }: Received,
): Promise<Sender | IngestRefusal> {
  const cookies = cookiesOf(request.headers.cookie, deps.isHttps(site))
  const { choices } = readConsent({
    cookie: cookies.get(consentCookie, 'preference'),
    siteDefault: siteSettings[site].consentDefault,
    version: deps.consentVersion,
    hasPrivacySignal: request.headers['sec-gpc'] === '1',
  })
  if (!choices[eventConsent]) return 'consent_required'
  const token = cookies.get(cookieNames.session(site))
  const customerId = token === undefined ? null : await deps.customerOf(site, token, received)
  return { site, source: 'storefront', customerId, choices, received }
}

/** Returns true if the request's origin is the site itself. */
export function isOwnPage(request: IncomingMessage): boolean {
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
  )
  return headers.has('origin') && isSameOrigin({ headers })
}

/** Returns the write key from the Basic authorization user name or the query. */
export function keyInHeader(request: IncomingMessage): string | undefined {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0]
  return new URL(request.url ?? '/', 'http://store').searchParams.get('writeKey') ?? undefined
}

/** Returns the write key from a body. */
export function keyInBody(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('writeKey' in body)) return undefined
  return typeof body.writeKey === 'string' ? body.writeKey : undefined
}
