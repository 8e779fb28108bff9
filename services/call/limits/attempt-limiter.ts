import { createHash } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Database } from '#platform/database.ts'
import { sweepAt } from '#platform/sweep.ts'

/** Attempt limits: a count per window, which is 15 minutes by default and 60 at most. */
interface AttemptLimits {
  minutes?: number
  /** Many shoppers may share one network address. */
  address: number
  subject?: number
  /** Requests without a session are identified by network address only. */
  shopper: number
}

interface Attempt {
  scope: Pick<Scope, 'site' | 'customerId' | 'guestToken'>
  ip: string
  subject?: string
}

const inWindow = (at: string, now: string) =>
  `select moment from unnest(${at}) as moment where moment > ${now} - make_interval(mins => $4)`
const now = 'to_timestamp($2::double precision / 1000)'

// One statement, so that concurrent attempts are all counted.
const count = statement<{ key: string }>(
  'try.count',
  `insert into counted_try as stored (key, at) values ($1, array[${now}])
   on conflict (key) do update set at = array(${inWindow('stored.at', now)} order by moment) || ${now}
     where (select count(*) from (${inWindow('stored.at', now)}) as late) < $3
   returning key`,
)
const wait = statement<{ seconds: number }>(
  'try.wait',
  `select ceil(extract(epoch from moment + make_interval(mins => $4) - ${now}))::integer as seconds
   from counted_try, unnest(at) as moment where key = $1 order by moment desc offset $3 - 1 limit 1`,
)

/**
 * Creates an attempt limiter. It returns the seconds to wait; if those are 0, the attempt is counted [GIFT-212,
 * SHIP-002, threat T6].
 */
export function attemptLimit(what: string, limits: AttemptLimits) {
  return async (db: Database, { scope, ip, subject }: Attempt, at: number): Promise<number> => {
    const { site, customerId, guestToken } = scope
    const { minutes = 15 } = limits
    const who = customerId === null ? `guest ${guestToken}` : `customer ${customerId}`
    const keys: (readonly [string, number])[] = [
      [`${what} ${site} address ${ip}`, limits.address],
      ...(limits.subject && subject ? [[`${what} ${site} of ${subject}`, limits.subject] as const] : []),
      [`${what} ${site} ${who}`, limits.shopper],
    ]
    for (const [key, limit] of keys) {
      const hashed = createHash('sha256').update(key).digest('base64url')
      const counted = await db.run(count, [hashed, at, limit, minutes])
      if (counted.length > 0) continue
      const [left] = await db.run(wait, [hashed, at, limit, minutes])
      return Math.max(1, left?.seconds ?? 1)
    }
    return 0
  }
}

export const sweepAttempts = sweepAt('counted_try', `at[cardinality(at)] < $1 - interval '1 hour'`)
