/** Failed logins for one email in this browser, with times in epoch milliseconds. */
export interface Lockout {
  failures: number
  firstAt: number
  until: number
}

const maxFailures = 5
const spanMs = 15 * 60_000
const lockMs = 60_000

/** Counts a failed login. The fifth one within 15 minutes locks the email for a minute [SESSION-424]. */
export function countFailure(lockout: Lockout | undefined, now: number): Lockout {
  const isRecent = lockout !== undefined && now - lockout.firstAt < spanMs
  const failures = isRecent ? lockout.failures + 1 : 1
  const firstAt = isRecent ? lockout.firstAt : now
  return { failures, firstAt, until: failures >= maxFailures ? now + lockMs : 0 }
}

/** Locks an email for the seconds returned by the server [SESSION-424]. */
export function lockFor(lockout: Lockout | undefined, seconds: number, now: number): Lockout {
  return { failures: lockout?.failures ?? 0, firstAt: lockout?.firstAt ?? now, until: now + seconds * 1_000 }
}

/** Returns the seconds until the email may log in again, or 0 if it may now [SESSION-424]. */
export function secondsLocked(lockout: Lockout | undefined, now: number): number {
  return Math.max(0, Math.ceil(((lockout?.until ?? 0) - now) / 1_000))
}
