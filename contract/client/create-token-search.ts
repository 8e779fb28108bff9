import type { Site } from '#domain/sites.ts'
import type { LooseCall, Send, SendOptions } from './send.ts'
import { tokenRenewalMarginMs } from './cache-lifetimes.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'

interface Token {
  apiUrl: string
  token: string
  /** Epoch milliseconds. */
  expires: number
}
interface SearchOptions {
  send: Send
  wait: (milliseconds: number) => Promise<void>
  now: () => number
  site: Site
}

const searchCall = 'POST /api/search-rec/3'
const ownAddress = '/api/search-rec/3'
const tokenWaits = [200, 400, 800, 1600, 3200]
const searchWaits = [300, 900, 2700]

/**
 * Searches with a token. If that fails, retries on our own origin, because ad blockers block known search hosts
 * [SEARCH-059..063, ERROR-009, ERROR-010, ERROR-012, ERROR-013].
 */
export function createTokenSearch({ send, wait, now, site }: SearchOptions) {
  let token: Promise<Token> | null = null

  const fetchToken = () =>
    withRetries(tokenWaits, wait, isOurMistake, async () => {
      const input = { params: { code: site } }
      return (await send('GET /svc_ssr/site/{code}/rfktkn', input)) as Token
    })
  const currentToken = async (): Promise<Token> => {
    const known = await token?.catch(() => null)
    if (known && known.expires - now() >= tokenRenewalMarginMs) return known
    token = fetchToken()
    token.catch(() => (token = null))
    return token
  }
  const searchAt = async (input: LooseCall, address: string | undefined, options?: SendOptions) => {
    const { apiUrl, token: bearer } = await currentToken()
    return send(searchCall, input, { ...options, bearer, address: address ?? apiUrl })
  }

  return {
    async search(input: LooseCall, options?: SendOptions): Promise<unknown> {
      // The token request handles its own retries.
      await currentToken()
      const isFinal = (error: unknown) => hasNoResponse(error) || isOurMistake(error)
      return withRetries(searchWaits, wait, isFinal, async () => {
        try {
          return await searchAt(input, undefined, options)
        } catch (error) {
          if (isRefusalError(error) && error.code === 'token_invalid') token = null
          if (!hasNoResponse(error) || (await currentToken()).apiUrl === ownAddress) throw error
          return searchAt(input, ownAddress, options)
        }
      })
    },
  }
}

async function withRetries<T>(
  waits: readonly number[],
  wait: (milliseconds: number) => Promise<void>,
  isFinal: (error: unknown) => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      const pause = waits[attempts]
      if (pause === undefined || isFinal(error)) throw error
      await wait(pause)
    }
  }
}

function hasNoResponse(error: unknown): boolean {
  return isRefusalError(error) && error.code === 'no_response'
}

/** Returns true for a client error, which a retry cannot fix. */
function isOurMistake(error: unknown): boolean {
  return isRefusalError(error) && error.status >= 400 && error.status < 500 && error.code !== 'token_invalid'
}
