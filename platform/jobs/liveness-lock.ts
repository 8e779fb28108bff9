import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const lookMs = 3_000
/** A process that loses its lock for longer than this is considered dead. */
const maxPauseMs = 400

/** Advisory lock class; the second key hashes a process name or a runner's worker id. */
export const livenessLockClass = 7106
// Shared, because PostgreSQL may not have noticed that the previous session ended.
const hold = {
  name: 'presence.hold',
  text: `select pg_advisory_lock_shared(${livenessLockClass}, hashtext($1))`,
}
const beat = { name: 'presence.beat', text: 'select' }
// A runner takes its first job just before it acquires its lock, so recently locked jobs are ignored.
const free = {
  name: 'presence.free',
  text: `with locked as materialized (
      select distinct locked_by from graphile_worker.jobs
      where locked_at < now() - interval '3 seconds' and locked_by <> $1),
    gone as materialized (
      select locked_by from locked where pg_try_advisory_xact_lock(${livenessLockClass}, hashtext(locked_by)))
    select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`,
}
// After a power loss, PostgreSQL notices a dead connection within 30 seconds.
const settings = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** Holds an advisory lock, which PostgreSQL releases when the process ends. Reconnects if the connection is lost. */
export function holdLivenessLock(connectionString: string, name: string, report: (error: unknown) => void) {
  return holdLock(connectionString, name, (client) => client.query(beat), report)
}

/**
 * Holds a runner's lock, and unlocks dead runners' jobs within ten seconds. By default, graphile-worker takes four
 * hours.
 */
export function holdRunnerLock(connectionString: string, runner: string, report: (error: unknown) => void) {
  return holdLock(connectionString, runner, (client) => client.query({ ...free, values: [runner] }), report)
}

function holdLock(
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
    const previous = client
    client = undefined
    isHeld = false
    await previous?.end().catch(() => {})
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    const lose = () => {
      if (client !== next) return
      client = undefined
      isHeld = false
      wake()
    }
    next.on('error', lose)
    next.on('end', lose)
    await next.connect()
    client = next
    await next.query(settings)
    await next.query({ ...hold, values: [name] })
    isHeld = client === next
  }
  const pause = async (ms: number) => {
    const lost = new AbortController()
    wake = () => lost.abort()
    await sleep(ms, undefined, { signal: AbortSignal.any([signal, lost.signal]) }).catch(() => {})
  }
  const live = async () => {
    for (let failures = 0; !signal.aborted;) {
      try {
        if (!client) await connect()
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
    /** Null while other processes cannot see that this process is alive. */
    name: () => (isHeld ? name : null),
    close: async () => {
      closing.abort()
      await living
    },
  }
}
