import { isLoggedIn } from './scope.ts'

/** The shopper's session state in the browser [SESSION-411, ACCOUNT-401]. */
export type SessionState =
  | { phase: 'loading' }
  | { phase: 'loggedOut' }
  /** `exp` is in epoch milliseconds. */
  | { phase: 'loggedIn'; groupId: number; exp: number }

/** Response of the session call. Older servers send only parts of it. */
interface SessionReply {
  cg?: number | undefined
  exp?: number | undefined
}

export const initialSession: SessionState = { phase: 'loading' }
export const loggedOut: SessionState = { phase: 'loggedOut' }

/** How long before its expiry a session is renewed [SESSION-418, SESSION-439]. */
export const renewBeforeMs = 45_000

/**
 * Returns the session after a response. A renewal response without a group changes nothing [SESSION-412, SESSION-413,
 * SESSION-422].
 */
export function applySessionReply(state: SessionState, { cg, exp = 0 }: SessionReply): SessionState {
  if (cg === undefined) return state.phase === 'loading' ? loggedOut : state
  return isLoggedIn({ groupId: cg }) ? { phase: 'loggedIn', groupId: cg, exp } : loggedOut
}

/** Returns the milliseconds until the session must be renewed, or null if there is no session [SESSION-418]. */
export function renewalDelay(state: SessionState, now: number): number | null {
  return state.phase === 'loggedIn' ? Math.max(0, state.exp - renewBeforeMs - now) : null
}
