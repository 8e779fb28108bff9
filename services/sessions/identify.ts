import { randomBytes } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Database, type QueryRunner } from '#platform/database.ts'
import type { Caller } from '#services/call/identity/caller.ts'
import { cookieDays, secondsPerDay } from '#services/call/identity/cookies.ts'
import { commonRefusal } from '#services/call/dispatch.ts'
import { cookieNames, hashToken } from '#services/call/identity/scope.ts'

const token = /^[\w-]{32,64}$/
const readSession = statement<{ customerId: number; groupId: number; isOver: boolean }>(
  'session.read',
  `select customer_id as "customerId", group_id as "groupId", expires_at < to_timestamp($3::double precision / 1000) as "isOver"
   from session join customer on customer.id = customer_id where token_hash = $1 and site = $2`,
)

/**
 * Identifies the caller: the session's customer, or else the guest with the cart cookie. The guest is created on the
 * first write. Refuses an expired session [SESSION-004].
 */
export function createCallerIdentifier(db: Database) {
  return async (caller: Caller, writes: boolean): Promise<Scope> => {
    const { site, cookies, now } = caller
    const sessionToken = cookies.get(cookieNames.session(site))
    if (sessionToken && token.test(sessionToken)) {
      const [session] = await db.run(readSession, [hashToken(sessionToken), site, now])
      if (session?.isOver) {
        cookies.set(cookieNames.session(site), '', 0)
        throw commonRefusal('TOKEN_EXPIRED')
      }
      if (session) return { site, customerId: session.customerId, groupId: session.groupId, guestToken: null }
    }
    return guestOf(caller, site, writes)
  }
}

/** Returns the customer of an unexpired session on a site, or null. `now` is in Unix milliseconds. */
export async function customerOfSession(
  db: QueryRunner,
  site: Site,
  sessionToken: string,
  now: number,
): Promise<number | null> {
  if (!token.test(sessionToken)) return null
  const [session] = await db.run(readSession, [hashToken(sessionToken), site, now])
  return session && !session.isOver ? session.customerId : null
}

export function guestOf(
  { cookies }: Pick<Caller, 'cookies'>,
  site: Site,
  writes: boolean,
): Scope & { customerId: null } {
  const name = cookieNames.guest(site)
  const stored = cookies.get(name)
  const guest = stored && token.test(stored) ? stored : randomBytes(32).toString('base64url')
  if (writes && guest !== stored) cookies.set(name, guest, cookieDays * secondsPerDay)
  return { site, customerId: null, groupId: 0, guestToken: hashToken(guest) }
}
