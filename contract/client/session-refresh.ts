import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { LooseCall, Send } from './send.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'

const maxRetries = 3
const waitStep = 500
/** Delays in milliseconds between the five attempts. */
const refreshWaits = [500, 1000, 2000, 5000]
export const sessionCall = 'GET /svc_session/session'

interface SessionOptions {
  send: Send
  renew: Send
  wait: (milliseconds: number) => Promise<void>
  onLogout?: (() => void) | undefined
}

/**
 * Refreshes an expired session and repeats the call, up to 3 times. Concurrent failures share one refresh
 * [ERROR-001..006, SESSION-004..007].
 */
export function withSessionRefresh({ send, renew, wait, onLogout }: SessionOptions) {
  let refreshing: Promise<void> | null = null

  const refresh = async () => {
    for (let attempts = 0; ; attempts += 1) {
      try {
        const session = (await renew(sessionCall, {})) as { groupId: number }
        if (!isLoggedIn(session)) onLogout?.()
        return
      } catch (error) {
        const pause = refreshWaits[attempts]
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
    send: async (name: string, input: LooseCall, extra?: Parameters<Send>[2]): Promise<unknown> => {
      for (let retries = 1; ; retries += 1) {
        try {
          return await send(name, input, extra)
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
  return isRefusalError(error) && (error.code === 'TOKEN_EXPIRED' || error.code === 'Missing customer data')
}
