import { z } from 'zod'
import type { RegisteredNumber, VatRegistry } from './registry.ts'

interface ViesSettings {
  /** Ends in /rest-api. */
  baseUrl: string
  /** Milliseconds since 1970. */
  now: () => number
}

// It is asked while a shopper waits for the total, whose whole budget is six seconds.
const timeoutMs = 2_500
/** So long nobody is asked after no answer: a registry that is down would hold up every checkout. */
const pauseMs = 30_000

const Answer = z.object({ valid: z.boolean() })
const Refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) })

// Of one member state alone; anything else is the service as a whole.
const ofOneState = new Set(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'MS_MAX_CONCURRENT_REQ_TIME'])

/**
 * Asks the European Commission's service of VAT numbers by its REST wire. What it cannot say now is unknown, never invalid;
 * after no answer the state, or the whole service, is left alone for half a minute [TAX-234].
 */
export function viesRegistry({ baseUrl, now }: ViesSettings): VatRegistry {
  const pausedUntil = new Map<string, number>()
  const asked = new Map<string, Promise<boolean | null>>()
  const isPaused = (of: string) => (pausedUntil.get(of) ?? 0) > now()
  const pause = (of: string) => {
    pausedUntil.set(of, now() + pauseMs)
    return null
  }

  async function ask({ country, digits }: RegisteredNumber): Promise<boolean | null> {
    const countryCode = country === 'GR' ? 'EL' : country
    const body = await post(`${baseUrl}/check-vat-number`, { countryCode, vatNumber: digits })
    const answer = Answer.safeParse(body)
    const refusal = Refusal.safeParse(body)
    // A refusal may carry a `valid` of its own that says nothing.
    if (!refusal.success && answer.success) return answer.data.valid
    const causes = refusal.success ? refusal.data.errorWrappers.map(({ error }) => error) : []
    if (causes.includes('INVALID_INPUT')) return null
    return pause(causes.length > 0 && causes.every((cause) => ofOneState.has(cause)) ? country : everyState)
  }

  return {
    check: async (number) => {
      // British numbers but those of Northern Ireland left it in 2021.
      if (number.country === 'GB' || isPaused(everyState) || isPaused(number.country)) return null
      const key = number.country + number.digits
      const running = asked.get(key) ?? ask(number).finally(() => asked.delete(key))
      asked.set(key, running)
      return running
    },
  }
}

const everyState = 'all'

/** The answer's document; undefined when none came that can be read. */
async function post(url: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return (await response.json()) as unknown
  } catch {
    return undefined
  }
}
