import { createHash } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Database } from '#platform/database.ts'
import { sweepAt } from '#platform/sweep.ts'

/** So often something may be guessed at in a quarter of an hour, or in so many minutes, an hour at most. */
interface MostTries {
  minutes?: number
  /** A network address stands for many people. */
  address: number
  /** One thing that is guessed at, from wherever. */
  subject?: number
  /** Whoever comes without a session is known by their address alone. */
  shopper: number
}

/** Who tries, from where, and at what. */
interface Try {
  scope: Pick<Scope, 'site' | 'customerId' | 'guestToken'>
  ip: string
  subject?: string
}

const inWindow = (at: string, now: string) =>
  `select moment from unnest(${at}) as moment where moment > ${now} - make_interval(mins => $4)`
const now = 'to_timestamp($2::double precision / 1000)'

// One statement, so that of many at the same moment as many are counted.
const count = statement<{ key: string }>(
  'try.count',
  `insert into counted_try as kept (key, at) values ($1, array[${now}])
   on conflict (key) do update set at = array(${inWindow('kept.at', now)} order by moment) || ${now}
     where (select count(*) from (${inWindow('kept.at', now)}) as late) < $3
   returning key`,
)
const wait = statement<{ seconds: number }>(
  'try.wait',
  `select ceil(extract(epoch from moment + make_interval(mins => $4) - ${now}))::integer as seconds
   from counted_try, unnest(at) as moment where key = $1 order by moment desc offset $3 - 1 limit 1`,
)

/**
 * What counts the tries at one thing: answers the seconds until this shopper may try again, 0 for now, and then it is
 * counted [GIFT-212, SHIP-002, threat T6].
 */
export function attemptLimit(what: string, most: MostTries) {
  return async (db: Database, { scope, ip, subject }: Try, at: number): Promise<number> => {
    const { site, customerId, guestToken } = scope
    const { minutes = 15 } = most
    const who = customerId === null ? `guest ${guestToken}` : `customer ${customerId}`
    const keys: (readonly [string, number])[] = [
      [`${what} ${site} address ${ip}`, most.address],
      ...(most.subject && subject ? [[`${what} ${site} of ${subject}`, most.subject] as const] : []),
      [`${what} ${site} ${who}`, most.shopper],
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

/** Forgets tries that count no more. */
export const sweepAttempts = sweepAt('counted_try', `at[cardinality(at)] < $1 - interval '1 hour'`)
