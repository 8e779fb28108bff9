import { createHash } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import { statement, type Database } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

/** Maximum attempts per window. The window is 15 minutes by default and 60 minutes at most. */
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
const uncount = statement(
  'try.uncount',
  'update counted_try set at = at[1 : cardinality(at) - 1] where key = any($1) and cardinality(at) > 0',
)
const wait = statement<{ seconds: number }>(
  'try.wait',
  `select ceil(extract(epoch from moment + make_interval(mins => $4) - ${now}))::integer as seconds
   from counted_try, unnest(at) as moment where key = $1 order by moment desc offset $3 - 1 limit 1`,
)

/**
 * Creates an attempt limiter. It returns the seconds to wait, or counts the attempt and returns 0 [GIFT-212, SHIP-002,
 * threat T6].
 */
export function attemptLimit(limitName: string, limits: AttemptLimits) {
  return async (db: Database, attempt: Attempt, at: number): Promise<number> => {
    const { address, subject, shopper } = keysOf(limitName, attempt)
    const keys: (readonly [string, number])[] = [
      [address, limits.address],
      ...(limits.subject && attempt.subject ? [[subject, limits.subject] as const] : []),
      [shopper, limits.shopper],
    ]
    for (const [key, limit] of keys) {
      const seconds = await countOne(db, key, at, limit, limits.minutes)
      if (seconds > 0) return seconds
    }
    return 0
  }
}

interface GuessLimits {
  address: number
  shopper: number
  /** After this many wrong guesses about a subject, every address and shopper is limited to `slowed` guesses. */
  subject: number
  slowed: number
}

/**
 * Limits wrong guesses per 15 minutes. A guess counts as wrong until it is reported as right. Wrong guesses by others
 * never lock a subject: they only lower the limit for each address [threat T6].
 */
export function guessLimit(limitName: string, limits: GuessLimits) {
  return {
    begin: async (db: Database, attempt: Attempt & { subject: string }, at: number): Promise<number> => {
      const { address, subject, shopper } = keysOf(limitName, attempt)
      const isSlowed = (await countOne(db, subject, at, limits.subject)) > 0
      const counted = isSlowed ? [] : [subject]
      for (const [key, limit] of [
        [address, limits.address],
        [shopper, limits.shopper],
      ] as const) {
        const seconds = await countOne(db, key, at, isSlowed ? limits.slowed : limit)
        if (seconds === 0) {
          counted.push(key)
          continue
        }
        await db.run(uncount, [counted])
        return seconds
      }
      return 0
    },
    right: async (db: Database, attempt: Attempt & { subject: string }): Promise<void> => {
      await db.run(uncount, [Object.values(keysOf(limitName, attempt))])
    },
  }
}

function keysOf(limitName: string, { scope, ip, subject }: Attempt) {
  const { site, customerId, guestToken } = scope
  const who = customerId === null ? `guest ${guestToken}` : `customer ${customerId}`
  const hash = (key: string) => createHash('sha256').update(`${limitName} ${site} ${key}`).digest('base64url')
  return { address: hash(`address ${ip}`), subject: hash(`of ${subject}`), shopper: hash(who) }
}

async function countOne(db: Database, key: string, at: number, limit: number, minutes = 15): Promise<number> {
  const counted = await db.run(count, [key, at, limit, minutes])
  if (counted.length > 0) return 0
  const [left] = await db.run(wait, [key, at, limit, minutes])
  return Math.max(1, left?.seconds ?? 1)
}

export const sweepAttempts = createClockSweep(
  'counted_try',
  `coalesce(at[cardinality(at)], '-infinity') < $1 - interval '1 hour'`,
)
