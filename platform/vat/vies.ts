import { z } from 'zod'
import { remainingBudgetMs } from '#platform/request-context.ts'
import type { RegisteredNumber, VatRegistry } from './registry.ts'

interface ViesSettings {
  /** Ends in /rest-api. */
  baseUrl: string
  /** Unix time in milliseconds. */
  now: () => number
}

// Short, because a shopper waits for the total.
const timeoutMs = 2_500
/** Pause after an outage, which must not delay every checkout. */
const pauseMs = 30_000

const ViesResponse = z.object({ valid: z.boolean() })
const Refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) })

// Errors that affect one member state.
const ofOneState = new Set(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'MS_MAX_CONCURRENT_REQ_TIME', 'TIMEOUT'])
// Errors that affect one number. All other errors affect the entire service.
const ofOneNumber = new Set(['INVALID_INPUT', 'VAT_BLOCKED'])
/** Errors for wrong credentials or rate limiting. */
const awayStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * Creates the client for the European Commission's VIES. A failure returns null, never invalid. An outage pauses
 * requests to the member state or the whole service for 30 seconds [TAX-234].
 */
export function viesRegistry({ baseUrl, now }: ViesSettings): VatRegistry {
  const pausedUntil = new Map<string, number>()
  const inFlight = new Map<string, Promise<boolean | null>>()
  const isPaused = (of: string) => (pausedUntil.get(of) ?? 0) > now()
  const pause = (of: string) => {
    pausedUntil.set(of, now() + pauseMs)
    return null
  }

  async function fetchNumber({ country, digits }: RegisteredNumber): Promise<boolean | null> {
    const waitMs = await remainingBudgetMs('vat', timeoutMs)
    if (waitMs === null) return null
    const countryCode = country === 'GR' ? 'EL' : country
    const { status, body, isLate } = await post(
      `${baseUrl}/check-vat-number`,
      { countryCode, vatNumber: digits },
      waitMs,
    )
    // A timeout shortened by the request's deadline is not an outage.
    if (isLate && waitMs < timeoutMs) return null
    const refusal = Refusal.safeParse(body)
    if (refusal.success && refusal.data.errorWrappers.length > 0) {
      const causes = refusal.data.errorWrappers.map(({ error }) => error)
      if (causes.some((cause) => ofOneNumber.has(cause))) return null
      return pause(causes.every((cause) => ofOneState.has(cause)) ? country : everyState)
    }
    if (body === undefined || status >= 500 || awayStatuses.has(status)) return pause(everyState)
    // An error response may contain a meaningless `valid`.
    const parsed = ViesResponse.safeParse(body)
    return status === 200 && !refusal.success && parsed.success ? parsed.data.valid : null
  }

  return {
    check: async (number) => {
      // Since 2021, VIES covers British numbers only for Northern Ireland (XI).
      if (number.country === 'GB' || isPaused(everyState) || isPaused(number.country)) return null
      const key = number.country + number.digits
      const running = inFlight.get(key) ?? fetchNumber(number).finally(() => inFlight.delete(key))
      inFlight.set(key, running)
      return running
    },
  }
}

const everyState = 'all'

async function post(url: string, body: object, waitMs: number) {
  const signal = AbortSignal.timeout(waitMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    return { status: response.status, body: (await response.json()) as unknown, isLate: false }
  } catch {
    return { status: 0, body: undefined, isLate: signal.aborted }
  }
}
