import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import { remainingBudgetMs } from '#platform/request-context.ts'
import type { RateEngine, RateQuery, VendorRate } from './engine.ts'
import { tokenExpiry, quoteQuery, parseRates, ratingInfo, tokenMutation, readToken } from './shipperhq-wire.ts'

/** One website per site, because ShipperHQ configures rules and currency per website. */
interface Website {
  apiKey: string
  authCode: string
  /** The site's public URL. */
  url: string
}

interface ShipperHqSettings {
  quoteUrl: string
  tokenUrl: string
  scope: string
  /** Sites without an entry get no vendor rates. */
  websites: Readonly<Partial<Record<Site, Website>>>
  /** Unix time in milliseconds. */
  now: () => number
  /** Called at most every 30 seconds per site. */
  warn: (site: Site) => void
}

/** Short, because a shopper waits for the response. */
const timeoutMs = 2_500
/** Pause after an outage, which must not delay every checkout. */
const pauseMs = 30_000
/** Larger carts use the rate tables. */
const maxPackages = 12

/**
 * Creates the engine for ShipperHQ's Rates API (dev.shipperhq.com/docs/rates/quickstart and /rates-service, as of
 * November 2026). Each package is quoted separately, because account settings could merge or split packages. Either all
 * packages get rates, or none.
 */
export function shipperHqEngine(settings: ShipperHqSettings): RateEngine {
  const { quoteUrl, tokenUrl, scope, websites, now, warn } = settings
  const pausedUntil = new Map<Site, number>()
  const warnedUntil = new Map<Site, number>()
  const tokens = new Map<Site, { token: string; until: number }>()
  const inFlight = new Map<string, ReturnType<typeof fetchAllRates>>()

  async function tokenFor(site: Site, { apiKey, authCode }: Website, signal: AbortSignal): Promise<string | null> {
    const cached = tokens.get(site)
    if (cached && cached.until > now()) return cached.token
    const variables = { api_key: apiKey, auth_code: authCode }
    // The vendor responds to wrong credentials with status 200 and an error.
    const token = readToken(await post(tokenUrl, { query: tokenMutation, variables }, {}, signal)) ?? null
    if (token !== null) tokens.set(site, { token, until: tokenExpiry(token, now()) })
    return token
  }

  async function fetchAllRates(question: RateQuery, website: Website): Promise<VendorRate[][] | null> {
    const { site, packages } = question
    const waitMs = await remainingBudgetMs('rates', timeoutMs)
    if (waitMs === null) return null
    const signal = AbortSignal.timeout(waitMs)
    const token = await tokenFor(site, website, signal)
    const results = token === null ? ['away' as const] : await Promise.all(packages.map(fetchPackageRates))
    const read = results.filter((result) => typeof result !== 'string')
    if (read.length === results.length) return read
    // A timeout shortened by the request's deadline is not an outage.
    const wasCut = signal.aborted && waitMs < timeoutMs
    if (results.includes('away') && !wasCut) {
      pausedUntil.set(site, now() + pauseMs)
      // The token may have been rejected.
      tokens.delete(site)
    }
    if (!wasCut && (warnedUntil.get(site) ?? 0) <= now()) {
      warnedUntil.set(site, now() + pauseMs)
      warn(site)
    }
    return null

    async function fetchPackageRates(each: RateQuery['packages'][number]) {
      const headers = {
        'x-shipperhq-secret-token': token!,
        'x-shipperhq-scope': scope,
        'x-shipperhq-session': randomUUID(),
      }
      const variables = { ratingInfo: ratingInfo(question, each, website.url) }
      const body = await post(quoteUrl, { query: quoteQuery, variables }, headers, signal)
      return body === 'away' ? body : parseRates(body, site)
    }
  }

  return {
    rate: async (question) => {
      const { site, packages } = question
      const website = websites[site]
      if (!website || packages.length === 0 || packages.length > maxPackages) return null
      if ((pausedUntil.get(site) ?? 0) > now()) return null
      const key = JSON.stringify(question)
      const running = inFlight.get(key) ?? fetchAllRates(question, website).finally(() => inFlight.delete(key))
      inFlight.set(key, running)
      return running
    },
  }
}

/** Statuses for wrong credentials or rate limiting. */
const awayStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * Returns undefined if the vendor refused this request. Returns 'away' for a timeout, a server error, rejected
 * credentials, or invalid JSON.
 */
async function post(url: string, body: object, headers: Record<string, string>, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    const { status } = response
    if (status >= 500 || awayStatuses.has(status)) return 'away'
    return response.ok ? ((await response.json()) as unknown) : undefined
  } catch {
    return 'away'
  }
}
