import type { Site } from '#domain/sites.ts'
import type { LooseCall, Send } from './send.ts'
import { tokenReserve } from './lifetimes.ts'
import { isRefused } from '#contract/kernel/refused.ts'

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
 * Searches with a token. If that fails, it retries on our own origin, because ad blockers block known search hosts
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
      // The token request has its own retries.
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

/** Retrying cannot fix a client error. */
function isOurMistake(error: unknown): boolean {
  return isRefused(error) && error.status >= 400 && error.status < 500 && error.code !== 'token_invalid'
}
