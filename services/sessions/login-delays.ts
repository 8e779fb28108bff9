import { createHash } from 'node:crypto'
import { statement, type Database, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

/** Seconds to wait after the n-th wrong password; the last value repeats. */
const secondsAfter = [0, 0, 0, 0, 60, 120, 240, 480, 900, 1_800]
/** Seconds without attempts after which the count resets. This allows at most ten guesses per hour. */
const quietSeconds = 3_600
/** Many shoppers may share a network address, so its fiftieth attempt is delayed like an account's fifth. */
const secondsAfterByAddress = [...Array.from({ length: 45 }, () => 0), ...secondsAfter]

interface Attempt {
  email: string
  ip: string
  device: string | null
}

export interface LoginDelays {
  /**
   * Returns the seconds to wait. If 0, the attempt counts as wrong until it succeeds, so that concurrent attempts are
   * also limited.
   */
  begin: (attempt: Attempt, now: number) => Promise<number>
  succeeded: (attempt: Attempt) => Promise<void>
  /** Clears the delays for an email, and for the known device that its owner used to set a new password. */
  clear: (email: string, device: string | null) => Promise<void>
  /** Removes an attempt from the count if its password was not checked. */
  unjudged: (attempt: Attempt) => Promise<void>
}

const read = statement<{ left: number }>(
  'login-delay.read',
  `select coalesce(max(ceil(extract(epoch from until - at))), 0)::integer as left
   from login_delay, to_timestamp($2::double precision / 1000) as at where key = any($1) and until > at`,
)
const count = statement<{ failures: number }>(
  'login-delay.count',
  `insert into login_delay as stored (key, failures, until, last_at)
   values ($1, 1, '-infinity', to_timestamp($2::double precision / 1000))
   on conflict (key) do update set last_at = excluded.last_at, (failures, until) = (
     select failures, case when seconds = 0 then '-infinity' else excluded.last_at + make_interval(secs => seconds) end
     from (select case when stored.last_at < excluded.last_at - make_interval(secs => $3) then 1 else stored.failures + 1 end
             as failures) as counted,
       lateral (select ($4::integer[])[least(failures, cardinality($4::integer[]))] as seconds) as wait)
   where stored.until <= excluded.last_at returning failures`,
)
const uncount = statement(
  'login-delay.uncount',
  `update login_delay set failures = failures - 1, until = '-infinity' where key = $1 and failures > 0`,
)
const forget = statement('login-delay.forget', 'delete from login_delay where key = $1')

/**
 * Creates login delays per email or known device, and per network address. They are the same for unknown emails, and
 * never permanent [SESSION-425, decision 22, threat T10].
 */
export function loginDelays(db: Database): LoginDelays {
  const counted = async (key: string, waits: readonly number[], now: number) =>
    (await db.run(count, [key, now, quietSeconds, waits])).length > 0
  const secondsLeft = async (keys: readonly string[], now: number) => (await db.run(read, [keys, now]))[0]!.left
  return {
    begin: async (attempt, now) => {
      const { who, where } = keysOf(attempt)
      const seconds = await secondsLeft([who, where], now)
      if (seconds > 0) return seconds
      // A concurrent attempt was counted first, so this one waits at least one second.
      if (!(await counted(who, secondsAfter, now))) return Math.max(1, await secondsLeft([who], now))
      if (await counted(where, secondsAfterByAddress, now)) return 0
      await db.run(uncount, [who])
      return Math.max(1, await secondsLeft([where], now))
    },
    succeeded: async (attempt) => {
      const { who, where } = keysOf(attempt)
      await db.run(forget, [who])
      await db.run(uncount, [where])
    },
    clear: async (email, device) => {
      for (const each of new Set([null, device])) await db.run(forget, [keysOf({ email, ip: '', device: each }).who])
    },
    unjudged: async (attempt) => {
      for (const key of Object.values(keysOf(attempt))) await db.run(uncount, [key])
    },
  }
}

const until = statement<{ until: string }>(
  'login-delay.until',
  `select to_char(until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until from login_delay
   where key = $1 and until > to_timestamp($2::double precision / 1000)`,
)

/** Returns the ISO time when an unknown device can next log in with an email, or null if there is no delay. */
export async function readDelay(db: QueryRunner, email: string, now: number): Promise<string | null> {
  return (await db.run(until, [keysOf({ email, ip: '', device: null }).who, now]))[0]?.until ?? null
}

/** Ends the delay for an email. */
export async function endDelay(tx: Transaction, email: string): Promise<void> {
  await tx.run(forget, [keysOf({ email, ip: '', device: null }).who])
}

/** A known device has a separate count, which guesses from elsewhere do not affect. */
function keysOf({ email, ip, device }: Attempt) {
  const who = device === null ? `email ${email.toLowerCase()}` : `device ${device}`
  return { who: hash(who), where: hash(`ip ${ip}`) }
}

export const sweepLoginDelays = createClockSweep('login_delay', `greatest(until, last_at) < $1 - interval '1 day'`)

function hash(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}
