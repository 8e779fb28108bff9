import { randomBytes } from 'node:crypto'
import type { Cookies } from '#contract/kernel/call.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import { createSession, readSession, touchSession, type SessionRow } from './repository.ts'

const cookieName = 'staff_session'
/** Sessions end on the server, so the cookie may live as long as the longest possible session. */
const cookieSeconds = 12 * 3_600

interface SessionCaller {
  cookies: Cookies
  now: number
}

/** Returns the hash of the caller's session token, or undefined. */
export function sessionHash(cookies: Cookies): string | undefined {
  const token = cookies.get(cookieName)
  return token === undefined ? undefined : hashToken(token)
}

/** Returns the caller's open session, which may still lack the second factor, and records its use. */
export async function currentSession(db: Database, { cookies, now }: SessionCaller): Promise<SessionRow | undefined> {
  const hash = sessionHash(cookies)
  if (hash === undefined) return undefined
  const session = await readSession(db, hash, now)
  if (session?.isStale) await touchSession(db, hash, now)
  return session
}

interface Opening extends SessionCaller {
  ip: string
  userAgent: string
  /** Start of the session that this one continues, in epoch milliseconds. Defaults to `now`. */
  createdAt?: number
}

/** Opens a session with a new token. A token from before the login is never reused. */
export async function openSession(
  db: QueryRunner,
  { cookies, now, ip, userAgent, createdAt = now }: Opening,
  staffId: string,
  factorAt: number | null,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await createSession(db, { hash: hashToken(token), staffId, createdAt, now, factorAt, ip, userAgent })
  cookies.set(cookieName, token, cookieSeconds)
}

export function clearSessionCookie(cookies: Cookies): void {
  cookies.set(cookieName, '', 0)
}
