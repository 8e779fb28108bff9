import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Between two looks for jobs of runners that are gone. */
const lookMs = 3_000
/** Between two tries to come back: whoever is away for longer is taken to be gone. */
const maxPauseMs = 400

/** The keys of these locks are the hashes of the names of processes, and of those under which runners lock jobs. */
export const livenessLockClass = 7106
// Shared: the session that this one comes after may not have been found out yet.
const hold = {
  name: 'presence.hold',
  text: `select pg_advisory_lock_shared(${livenessLockClass}, hashtext($1))`,
}
const beat = { name: 'presence.beat', text: 'select' }
// A runner takes its first job a moment before it is known to live: younger locks are left alone.
const free = {
  name: 'presence.free',
  text: `with locked as materialized (
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '3 seconds' and locked_by <> $1),
    gone as materialized (
      select locked_by from locked where pg_try_advisory_xact_lock(${livenessLockClass}, hashtext(locked_by)))
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`,
}
// A machine that lost its power closes no connection: PostgreSQL finds out within half a minute.
const settings = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/**
 * Holds a lock in a process's name on a connection of its own, which PostgreSQL lets go however the process ends; comes
 * back at once when the connection is lost.
 */
export function holdLivenessLock(connectionString: string, name: string, report: (error: unknown) => void) {
  return stayPresent(connectionString, name, (client) => client.query(beat), report)
}

/**
 * The same for a runner of jobs; it hands jobs of runners whose lock nobody holds to those that live: within ten seconds,
 * where the library waits four hours.
 */
export function keepRunnerPresent(connectionString: string, runner: string, report: (error: unknown) => void) {
  return stayPresent(connectionString, runner, (client) => client.query({ ...free, values: [runner] }), report)
}

function stayPresent(
  connectionString: string,
  name: string,
  look: (client: pg.Client) => Promise<unknown>,
  report: (error: unknown) => void,
) {
  const closing = new AbortController()
  const { signal } = closing
  let client: pg.Client | undefined
  let isHeld = false
  let wake = () => {}
  const leave = async () => {
    const left = client
    client = undefined
    isHeld = false
    await left?.end().catch(() => {})
  }
  const come = async () => {
    const coming = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    const lose = () => {
      if (client !== coming) return
      client = undefined
      isHeld = false
      wake()
    }
    coming.on('error', lose)
    coming.on('end', lose)
    await coming.connect()
    client = coming
    await coming.query(settings)
    await coming.query({ ...hold, values: [name] })
    isHeld = client === coming
  }
  const pause = async (ms: number) => {
    const lost = new AbortController()
    wake = () => lost.abort()
    await sleep(ms, undefined, { signal: AbortSignal.any([signal, lost.signal]) }).catch(() => {})
  }
  const live = async () => {
    for (let failures = 0; !signal.aborted;) {
      try {
        if (!client) await come()
        if (client) await look(client)
        failures = 0
      } catch (error) {
        if (!signal.aborted) report(error)
        await leave()
        failures += 1
      }
      await pause(failures === 0 ? lookMs : Math.min(50 * 2 ** failures, maxPauseMs))
    }
    await leave()
  }
  const living = live()
  return {
    /** The name while its lock is held; null while nobody could tell that this process lives. */
    name: () => (isHeld ? name : null),
    close: async () => {
      closing.abort()
      await living
    },
  }
}
