import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import { remainingBudgetMs } from '#platform/request-context.ts'
import type { RateEngine, RateQuestion, VendorRate } from './engine.ts'
import { goodUntil, quoteQuery, ratesOf, ratingInfo, tokenMutation, tokenOf } from './shipperhq-wire.ts'

/** What opens the account of one site: the vendor rates by websites, each with rules and a currency of its own. */
interface Website {
  apiKey: string
  authCode: string
  /** The site's public address. */
  url: string
}

interface ShipperHqSettings {
  /** Where quotes are asked for, and where tokens. */
  quoteUrl: string
  tokenUrl: string
  scope: string
  /** Sites without one are not asked for. */
  websites: Readonly<Partial<Record<Site, Website>>>
  /** Milliseconds since 1970. */
  now: () => number
  /** Hears of answers that could not be relied on, at most once in half a minute for a site. */
  warn: (site: Site) => void
}

/** A shopper waits for it. */
const timeoutMs = 2_500
/** So long nobody is asked after no answer, and nothing more is told: a vendor that is down would hold up every checkout. */
const pauseMs = 30_000
/** A cart in more parts than that goes by the tables. */
const maxPackages = 12

/**
 * Asks ShipperHQ by its Rates API: `createSecretToken` for a token of 30 days, then `retrieveFullShippingQuote` once for
 * each package, at the same moment, so that every package has rates of its own whatever the account joins or parts
 * (dev.shipperhq.com/docs/rates/quickstart and /rates-service, read in November 2026). All packages are answered or none:
 * after silence, a failure of its own and a refusal of ours a site's account is left alone for half a minute. An answer to
 * one cart that cannot be read is none for that cart alone.
 */
export function shipperHqEngine(settings: ShipperHqSettings): RateEngine {
  const { quoteUrl, tokenUrl, scope, websites, now, warn } = settings
  const pausedUntil = new Map<Site, number>()
  const toldUntil = new Map<Site, number>()
  const tokens = new Map<Site, { token: string; until: number }>()
  const asked = new Map<string, ReturnType<typeof askAll>>()

  async function tokenFor(site: Site, { apiKey, authCode }: Website, signal: AbortSignal): Promise<string | null> {
    const kept = tokens.get(site)
    if (kept && kept.until > now()) return kept.token
    const variables = { api_key: apiKey, auth_code: authCode }
    // Whom it does not know it tells so with the status of an answer.
    const token = tokenOf(await post(tokenUrl, { query: tokenMutation, variables }, {}, signal)) ?? null
    if (token !== null) tokens.set(site, { token, until: goodUntil(token, now()) })
    return token
  }

  async function askAll(question: RateQuestion, website: Website): Promise<VendorRate[][] | null> {
    const { site, packages } = question
    const waitMs = await remainingBudgetMs('rates', timeoutMs)
    if (waitMs === null) return null
    const signal = AbortSignal.timeout(waitMs)
    const token = await tokenFor(site, website, signal)
    const answers = token === null ? ['away' as const] : await Promise.all(packages.map(askOne))
    const read = answers.filter((answer) => typeof answer !== 'string')
    if (read.length === answers.length) return read
    // What had less than its time says nothing of the vendor.
    const wasCut = signal.aborted && waitMs < timeoutMs
    if (answers.includes('away') && !wasCut) {
      pausedUntil.set(site, now() + pauseMs)
      // It may be the token that was not taken.
      tokens.delete(site)
    }
    if (!wasCut && (toldUntil.get(site) ?? 0) <= now()) {
      toldUntil.set(site, now() + pauseMs)
      warn(site)
    }
    return null

    async function askOne(each: RateQuestion['packages'][number]) {
      const headers = {
        'x-shipperhq-secret-token': token!,
        'x-shipperhq-scope': scope,
        'x-shipperhq-session': randomUUID(),
      }
      const variables = { ratingInfo: ratingInfo(question, each, website.url) }
      const body = await post(quoteUrl, { query: quoteQuery, variables }, headers, signal)
      return body === 'away' ? body : ratesOf(body, site)
    }
  }

  return {
    rate: async (question) => {
      const { site, packages } = question
      const website = websites[site]
      if (!website || packages.length === 0 || packages.length > maxPackages) return null
      if ((pausedUntil.get(site) ?? 0) > now()) return null
      const key = JSON.stringify(question)
      const running = asked.get(key) ?? askAll(question, website).finally(() => asked.delete(key))
      asked.set(key, running)
      return running
    },
  }
}

/** Nobody is there for it, or for us. */
const awayStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * The document of an answer, undefined when it is a refusal of this one question; 'away' when none came in time, the vendor
 * fails, does not take us, or something that is no document answers in its place.
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
