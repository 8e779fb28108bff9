import type { StoreCall } from '#contract/kernel/call-options.ts'
import {
  initialSession,
  loggedOut,
  renewalDelay,
  applySessionReply,
  type SessionState,
} from '#domain/sessions/session-state.ts'

export interface SessionParts {
  call: StoreCall
  now: () => number
  /** Returns the session expiry from the latest response in any tab, or 0 without a session. */
  readExpiry: () => number
  /** Runs the work in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>
  after: (milliseconds: number, work: () => void) => void
  logError: (text: string, error: unknown) => void
  /** Notifies the native app that the session could not be renewed. */
  tellApp: (error: 'webview_error') => void
  onLogout: () => void
}

/** Pause between renewal attempts that get no response. */
const retryMs = 5_000

/**
 * Maintains a customer session: loads it, with one retry, and renews it before each expiry, once for all tabs. If
 * renewal fails until the expiry, logs the customer out and notifies the app [SESSION-414..416, SESSION-418..421,
 * ERROR-405].
 */
export function startSessionRenewal(parts: SessionParts): { current: () => SessionState; hasStarted: Promise<void> } {
  const { call, now, readExpiry, alone, after, logError } = parts
  let state = initialSession
  const load = async () => applySessionReply(state, await call('GET /svc_session/session', {}))

  const begin = async () => {
    // No call is needed for a guest.
    if (readExpiry() === 0) return void (state = loggedOut)
    try {
      state = await load().catch(load)
    } catch (error) {
      logError('Session unavailable', error)
      state = loggedOut
    }
    schedule()
  }
  const schedule = () => {
    const delay = renewalDelay(state, now())
    if (delay !== null) after(delay, () => void alone(renew))
  }
  const renew = async () => {
    const expiry = readExpiry()
    if (state.phase !== 'loggedIn') return
    const { exp } = state
    // The computer may have slept past the expiry, and the cookie expires at the same time.
    if (expiry === 0 && now() >= exp) return end(new Error('The session has expired'))
    if (expiry === 0) return void (state = loggedOut)
    // Another tab has renewed the session.
    if (expiry > exp) state = { ...state, exp: expiry }
    else {
      try {
        state = await load()
      } catch (error) {
        if (now() + retryMs < exp) return after(retryMs, () => void alone(renew))
        return end(error)
      }
    }
    schedule()
  }
  const end = (error: unknown) => {
    logError('Session not renewed', error)
    state = loggedOut
    parts.tellApp('webview_error')
    parts.onLogout()
  }
  return { current: () => state, hasStarted: begin() }
}
