import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { statement, type QueryRunner, type Statement } from '../database.ts'
import { openPool } from './pool.ts'
import { parseLogPosition, routeRead, type LogPosition } from './read-route.ts'

/** Runs reads that may lag, but never behind the last notification. */
interface SharedReads extends QueryRunner {
  received: (position: LogPosition) => void
  /** Call after missed notifications. Reads then use the primary until its position is known. */
  reset: () => void
  close: () => Promise<void>
}

interface ReplicaOptions {
  poolSize: number
  report: (error: unknown) => void
}

const primaryPosition = statement<{ position: string }>(
  'replica.mark',
  'select pg_current_wal_insert_lsn()::text as position',
)
// A promoted replica continues writing from the position that it had replayed.
const replicaPosition = `select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0')
  else pg_current_wal_insert_lsn() end::text as position`
const pollIntervalMs = 5
const recheckMs = 1_000

/** Returns a reader for a store without a replica, where the primary serves all reads. */
export function primaryReads({ run }: QueryRunner): SharedReads {
  return { run, received: () => {}, reset: () => {}, close: () => Promise.resolve() }
}

interface Replica {
  pool: pg.Pool
  report: (error: unknown) => void
  /** Keyed by connection, because one address may resolve to several replicas. */
  replayed: WeakMap<pg.PoolClient, LogPosition>
  /** Position that reads require, or null while the primary's position is unknown. */
  mark: LogPosition | null
  latestReceived: LogPosition
  /** Counts restarts and the final close. A pending request for the primary's position ends when the count changes. */
  restarts: number
  givenUpAt: number
  isGivenUp: boolean
}

/** Returns a reader that uses the replica if it has caught up, and the primary if it lags or fails. */
export function replicaReads(url: string, primary: QueryRunner, { poolSize, report }: ReplicaOptions): SharedReads {
  const pool = openPool(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 1_000,
      statement_timeout: 5_000,
      query_timeout: 6_000,
    },
    report,
  )
  const replica: Replica = {
    pool,
    report,
    replayed: new WeakMap(),
    mark: null,
    latestReceived: 0n,
    restarts: 0,
    givenUpAt: -Infinity,
    isGivenUp: false,
  }
  return {
    run: async (wanted, values) => {
      try {
        const rows = await readFrom(replica, wanted, values)
        if (rows !== null) return rows
      } catch (error) {
        // The replica is unreachable or canceled the query. A real query error occurs again on the primary.
        giveUp(replica, error)
      }
      return primary.run(wanted, values)
    },
    received: (position) => {
      replica.latestReceived = later(replica.latestReceived, position)
      if (replica.mark !== null) replica.mark = later(replica.mark, position)
    },
    reset: () => {
      replica.mark = null
      replica.restarts += 1
      void learnMark(replica, primary)
    },
    close: async () => {
      replica.restarts += 1
      await pool.end()
    },
  }
}

/** Reads from the replica. Returns null if the primary must serve the read. */
async function readFrom<Row>(
  replica: Replica,
  { name, text }: Statement<Row>,
  values: readonly unknown[],
): Promise<Row[] | null> {
  if (routeFor(replica, null, performance.now()) === 'primary') return null
  const client = await replica.pool.connect()
  let isUsable = false
  try {
    const startedAt = performance.now()
    for (let attempt = 0; ; attempt += 1) {
      const route = routeFor(replica, client, startedAt)
      if (route === 'replica') {
        const { rows } = await client.query({ name, text, values: [...values] })
        isUsable = true
        replica.isGivenUp = false
        return rows
      }
      if (route !== 'ask') {
        isUsable = true
        if (route === 'give up')
          giveUp(replica, new Error('The replica of DATABASE_READ_URL is behind; the primary answers'))
        return null
      }
      if (attempt > 0) await sleep(pollIntervalMs)
      const { rows } = await client.query<{ position: string }>(replicaPosition)
      replica.replayed.set(client, parseLogPosition(rows[0]!.position)!)
    }
  } finally {
    client.release(!isUsable)
  }
}

function routeFor({ mark, replayed, givenUpAt }: Replica, client: pg.PoolClient | null, began: number) {
  const now = performance.now()
  const known = (client && replayed.get(client)) ?? null
  return routeRead({ mark, replayed: known, waitedMs: now - began, sinceGivenUpMs: now - givenUpAt })
}

function giveUp(replica: Replica, reason: unknown) {
  replica.givenUpAt = performance.now()
  if (!replica.isGivenUp) replica.report(reason)
  replica.isGivenUp = true
}

/** Requests the primary's position until the primary responds or another restart begins. */
async function learnMark(replica: Replica, primary: QueryRunner) {
  const { restarts } = replica
  while (restarts === replica.restarts) {
    try {
      const [row] = await primary.run(primaryPosition, [])
      // Asynchronous commits reach the WAL, and therefore the replicas, within a second.
      await sleep(recheckMs)
      // A notification may have arrived before this response.
      if (restarts === replica.restarts) replica.mark = later(replica.latestReceived, parseLogPosition(row!.position)!)
      return
    } catch (error) {
      replica.report(error)
      await sleep(recheckMs)
    }
  }
}

const later = (one: LogPosition, other: LogPosition) => (one > other ? one : other)
