import type { Site } from '#domain/sites.ts'
import type { LooseCall, Send } from './client.ts'
import { tokenReserve } from './lifetimes.ts'
import { isRefused } from '#contract/kernel/refused.ts'

interface Token {
  apiUrl: string
  token: string
  /** Milliseconds since 1970. */
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
/** Waits between tries for a token: up to 5 retries. */
const tokenWaits = [200, 400, 800, 1600, 3200]
/** Waits between tries of a search: up to 3 retries. */
const searchWaits = [300, 900, 2700]

/**
 * Searches with a bearer token that is kept for its life and renewed when under a minute is left; a search that nobody
 * answers is asked once more of the shop's own origin, for blockers know the names of search engines
 * [SEARCH-059..063, ERROR-009, ERROR-010, ERROR-012, ERROR-013].
 */
export function searchTokens({ send, wait, now, site }: SearchOptions) {
  let token: Promise<Token> | null = null

  const fetchToken = () =>
    retried(tokenWaits, wait, isOurMistake, async () => {
      const sent = { params: { code: site } }
      return (await send('GET /svc_ssr/site/{code}/rfktkn', sent)) as Token
    })
  const currentToken = async (): Promise<Token> => {
    const known = await token?.catch(() => null)
    if (known && known.expires - now() >= tokenReserve) return known
    token = fetchToken()
    token.catch(() => (token = null))
    return token
  }
  const searchAt = async (sent: LooseCall, address: string | undefined) => {
    const { apiUrl, token: bearer } = await currentToken()
    return send(searchCall, sent, { bearer, address: address ?? apiUrl })
  }

  return {
    async search(sent: LooseCall): Promise<unknown> {
      // Without a token there is nothing to try again: its own tries are used up.
      await currentToken()
      const isFinal = (error: unknown) => isUnanswered(error) || isOurMistake(error)
      return retried(searchWaits, wait, isFinal, async () => {
        try {
          return await searchAt(sent, undefined)
        } catch (error) {
          if (isRefused(error) && error.code === 'token_invalid') token = null
          if (!isUnanswered(error) || (await currentToken()).apiUrl === ownAddress) throw error
          return searchAt(sent, ownAddress)
        }
      })
    },
  }
}

/** Tries again after each wait, unless the failure is final. */
async function retried<T>(
  waits: readonly number[],
  wait: (milliseconds: number) => Promise<void>,
  isFinal: (error: unknown) => boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const pause = waits[tries]
      if (pause === undefined || isFinal(error)) throw error
      await wait(pause)
    }
  }
}

function isUnanswered(error: unknown): boolean {
  return isRefused(error) && error.code === 'no_response'
}

/** What was asked wrongly, or by someone who may not, is refused again however often it is asked. */
function isOurMistake(error: unknown): boolean {
  return isRefused(error) && error.status >= 400 && error.status < 500 && error.code !== 'token_invalid'
}
