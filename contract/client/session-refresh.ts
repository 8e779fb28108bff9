import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { LooseCall, Send } from './client.ts'
import { isRefused } from '#contract/kernel/refused.ts'

const maxRetries = 3
const waitStep = 500
/** Waits between tries to renew the session: five tries, growing up to 5 seconds. */
const refreshWaits = [500, 1000, 2000, 5000]
export const sessionCall = 'GET /svc_session/session'

interface SessionOptions {
  send: Send
  /** Asks for the session that renews an expired one. */
  renew: Send
  wait: (milliseconds: number) => Promise<void>
  onLogout?: (() => void) | undefined
}

/**
 * Calls that renew an expired session and try again: retries x 500 ms apart, at most 3 times; callers that fail at once
 * wait for one renewal. A session that is over makes its shopper a guest, which `onLogout` hears [ERROR-001..006,
 * SESSION-004..007].
 */
export function keepSession({ send, renew, wait, onLogout }: SessionOptions) {
  let refreshing: Promise<void> | null = null

  const refresh = async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        const session = (await renew(sessionCall, {})) as { groupId: number }
        if (!isLoggedIn(session)) onLogout?.()
        return
      } catch (error) {
        const pause = refreshWaits[tries]
        if (pause === undefined) {
          onLogout?.()
          throw error
        }
        await wait(pause)
      }
    }
  }
  const refreshOnce = () => (refreshing ??= refresh().finally(() => (refreshing = null)))

  return {
    send: async (name: string, sent: LooseCall, extra?: Parameters<Send>[2]): Promise<unknown> => {
      for (let retries = 1; ; retries += 1) {
        try {
          return await send(name, sent, extra)
        } catch (error) {
          if (!isExpired(error) || retries > maxRetries) throw error
          await refreshOnce()
          await wait(retries * waitStep)
        }
      }
    },
  }
}

function isExpired(error: unknown): boolean {
  return isRefused(error) && (error.code === 'TOKEN_EXPIRED' || error.code === 'Missing customer data')
}
