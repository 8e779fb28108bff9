import { countFailure, lockFor, secondsLocked, type Lockout } from '#domain/sessions/lockout.ts'
import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'

const key = 'login_lockouts'

/** Tracks failed logins in this tab by lowercase email, so that the form sends no request while an email is locked out [SESSION-424]. */
export function createLockouts(storage: BrowserStorage, clock: () => number) {
  const read = (): Record<string, Lockout> => {
    try {
      return (JSON.parse(storage.getItem(key) ?? '{}') ?? {}) as Record<string, Lockout>
    } catch {
      return {}
    }
  }
  const write = (email: string, change: (lockout: Lockout | undefined) => Lockout | undefined) => {
    const { [idOf(email)]: lockout, ...others } = read()
    const changed = change(lockout)
    storage.setItem(key, JSON.stringify(changed ? { ...others, [idOf(email)]: changed } : others))
  }
  return {
    /** Returns the seconds until an email may log in again. */
    secondsOf: (email: string) => secondsLocked(read()[idOf(email)], clock()),
    fail: (email: string) => write(email, (lockout) => countFailure(lockout, clock())),
    lock: (email: string, seconds: number) => write(email, (lockout) => lockFor(lockout, seconds, clock())),
    clear: (email: string) => write(email, () => undefined),
  }
}

const idOf = (email: string) => email.trim().toLowerCase()
