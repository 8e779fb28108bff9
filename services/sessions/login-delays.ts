import { createHash } from 'node:crypto'
import { statement, type Database } from '#platform/database.ts'
import { sweepOf } from '#platform/sweep.ts'

/** How many wrong passwords are free, and how the wait grows after them. */
interface LoginDelaySettings {
  free: number
  firstSeconds: number
  mostSeconds: number
  /** Failures older than this count no more. */
  windowSeconds: number
}
const defaultLoginDelays: LoginDelaySettings = {
  free: 5,
  firstSeconds: 60,
  mostSeconds: 900,
  windowSeconds: 900,
}

/** Who tries to log in: by which e-mail, from which address, and on which known device, if it is one. */
interface Attempt {
  email: string
  ip: string
  device: string | null
}

export interface LoginDelays {
  secondsLeft: (attempt: Attempt) => Promise<number>
  failed: (attempt: Attempt) => Promise<void>
  succeeded: (attempt: Attempt) => Promise<void>
}

const read = statement<{ left: number }>(
  'login-delay.read',
  `select coalesce(max(ceil(extract(epoch from until - now()))), 0)::integer as left
   from login_delay where key = any($1) and until > now()`,
)
const count = statement(
  'login-delay.fail',
  `insert into login_delay (key, failures, until, last_at) values ($1, 1, now(), now())
   on conflict (key) do update set last_at = now(),
     failures = case when login_delay.last_at < now() - make_interval(secs => $2) then 1 else login_delay.failures + 1 end,
     until = case when login_delay.last_at >= now() - make_interval(secs => $2) and login_delay.failures + 1 >= $3
       then now() + make_interval(secs => least($5, $4 * power(2, login_delay.failures + 1 - $3))) else now() end`,
)
const forget = statement('login-delay.forget', 'delete from login_delay where key = $1')

/**
 * Delays log-ins after wrong passwords, by e-mail or known device, and by address; known and unknown e-mails alike, and nobody is locked
 * out for good [SESSION-425, decision 22].
 */
export function loginDelays(db: Database, settings: LoginDelaySettings = defaultLoginDelays): LoginDelays {
  const { free, firstSeconds, mostSeconds, windowSeconds } = settings
  // An address stands for many people: it may fail ten times as often.
  const keysOf = ({ email, ip, device }: Attempt) => [
    // A known device is counted for itself: the guesses of others are not its own.
    { key: hash(device === null ? `email ${email.toLowerCase()}` : `device ${device}`), free },
    { key: hash(`ip ${ip}`), free: free * 10 },
  ]
  return {
    secondsLeft: async (attempt) => {
      const [row] = await db.run(read, [keysOf(attempt).map(({ key }) => key)])
      return row?.left ?? 0
    },
    failed: async (attempt) => {
      for (const { key, free } of keysOf(attempt)) {
        await db.run(count, [key, windowSeconds, free, firstSeconds, mostSeconds])
      }
    },
    succeeded: async (attempt) => {
      await db.run(forget, [keysOf(attempt)[0]!.key])
    },
  }
}

/** Forgets failures of days ago. */
export const sweepLoginDelays = sweepOf('login_delay', `greatest(until, last_at) < now() - interval '1 day'`)

function hash(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}
