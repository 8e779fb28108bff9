import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Between two looks for jobs of runners that are gone. */
const lookMs = 3_000

// The keys of these locks are the hashes of the names under which runners lock jobs.
const presenceClass = 7106
// Shared: the session that this one comes after may not have been found out yet.
const hold = {
  name: 'presence.hold',
  text: `select pg_advisory_lock_shared(${presenceClass}, hashtext($1))`,
}
// A runner takes its first job a moment before it is known to live: younger locks are left alone.
const free = {
  name: 'presence.free',
  text: `with locked as materialized (
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '3 seconds' and locked_by <> $1),
    gone as materialized (
      select locked_by from locked where pg_try_advisory_xact_lock(${presenceClass}, hashtext(locked_by)))
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`,
}
// A machine that lost its power closes no connection: PostgreSQL finds out within half a minute.
const settings = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/**
 * Holds a lock in a runner's name on a connection of its own, which PostgreSQL lets go however the process ends, and
 * hands jobs of runners whose lock nobody holds to those that live: within ten seconds, where the library waits four
 * hours.
 */
export function keepPresent(connectionString: string, runner: string, report: (error: unknown) => void) {
  const closing = new AbortController()
  const { signal } = closing
  let client: pg.Client | undefined
  const leave = async () => {
    const left = client
    client = undefined
    await left?.end().catch(() => {})
  }
  const come = async () => {
    const coming = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    const lose = () => {
      if (client === coming) client = undefined
    }
    coming.on('error', lose)
    coming.on('end', lose)
    await coming.connect()
    client = coming
    await coming.query(settings)
    await coming.query({ ...hold, values: [runner] })
  }
  const live = async () => {
    for (let failures = 0; !signal.aborted;) {
      try {
        if (!client) await come()
        await client?.query({ ...free, values: [runner] })
        failures = 0
      } catch (error) {
        if (!signal.aborted) report(error)
        await leave()
        failures += 1
      }
      const pauseMs = failures === 0 ? lookMs : Math.min(100 * 2 ** failures, lookMs)
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
    await leave()
  }
  const living = live()
  return {
    close: async () => {
      closing.abort()
      await living
    },
  }
}
