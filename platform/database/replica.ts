import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { statement, type Queries, type Statement } from '../database.ts'
import { openPool } from './pool.ts'
import { readLogPosition, routeRead, type LogPosition } from './read-route.ts'

/** Reads may lag, but not behind the last notification. */
interface SharedReads extends Queries {
  heard: (position: LogPosition) => void
  /** After missed notifications, reads use the primary until its position is known. */
  startAnew: () => void
  close: () => Promise<void>
}

interface ReplicaOptions {
  poolSize: number
  report: (error: unknown) => void
}

const askPrimary = statement<{ position: string }>(
  'replica.mark',
  'select pg_current_wal_insert_lsn()::text as position',
)
// A promoted replica keeps writing from what it replayed.
const askReplica = `select case when pg_is_in_recovery() then coalesce(pg_last_wal_replay_lsn(), '0/0')
  else pg_current_wal_insert_lsn() end::text as position`
const betweenAsksMs = 5
const askAgainMs = 1_000

/** Returns reads for a store without a replica. */
export function readingPrimary({ run }: Queries): SharedReads {
  return { run, heard: () => {}, startAnew: () => {}, close: () => Promise.resolve() }
}

/** Returns reads from a replica that has caught up, else from the primary, also if the replica fails. */
export function readingReplica(url: string, primary: Queries, { poolSize, report }: ReplicaOptions): SharedReads {
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
  // One address may lead to several replicas.
  const replayed = new WeakMap<pg.PoolClient, LogPosition>()
  let mark: LogPosition | null = null
  let latestHeard: LogPosition = 0n
  let asked = 0
  let givenUpAt = -Infinity
  let isGivenUp = false
  const giveUp = (reason: unknown) => {
    givenUpAt = performance.now()
    if (!isGivenUp) report(reason)
    isGivenUp = true
  }
  const routeFor = (client: pg.PoolClient | null, began: number) => {
    const now = performance.now()
    const known = (client && replayed.get(client)) ?? null
    return routeRead({ mark, replayed: known, waitedMs: now - began, sinceGivenUpMs: now - givenUpAt })
  }

  /** Null: the primary must answer. */
  const ask = async <Row>({ name, text }: Statement<Row>, values: readonly unknown[]): Promise<Row[] | null> => {
    if (routeFor(null, performance.now()) === 'primary') return null
    const client = await pool.connect()
    let isUsable = false
    try {
      const began = performance.now()
      for (let asks = 0; ; asks += 1) {
        const route = routeFor(client, began)
        if (route === 'replica') {
          const { rows } = await client.query({ name, text, values: [...values] })
          isUsable = true
          isGivenUp = false
          return rows
        }
        if (route !== 'ask') {
          isUsable = true
          if (route === 'give up') giveUp(new Error('The replica of DATABASE_READ_URL is behind; the primary answers'))
          return null
        }
        if (asks > 0) await sleep(betweenAsksMs)
        const { rows } = await client.query<{ position: string }>(askReplica)
        replayed.set(client, readLogPosition(rows[0]!.position)!)
      }
    } finally {
      client.release(!isUsable)
    }
  }

  return {
    run: async (wanted, values) => {
      try {
        const rows = await ask(wanted, values)
        if (rows !== null) return rows
      } catch (error) {
        // The replica is away or canceled the query. A genuine error recurs on the primary.
        giveUp(error)
      }
      return primary.run(wanted, values)
    },
    heard: (position) => {
      latestHeard = later(latestHeard, position)
      if (mark !== null) mark = later(mark, position)
    },
    startAnew: () => {
      mark = null
      asked += 1
      const turn = asked
      const know = async () => {
        while (turn === asked) {
          try {
            const [row] = await primary.run(askPrimary, [])
            // Asynchronous commits reach the WAL, and so the replicas, within a second.
            await sleep(askAgainMs)
            // A notification may have arrived before this response.
            if (turn === asked) mark = later(latestHeard, readLogPosition(row!.position)!)
            return
          } catch (error) {
            report(error)
            await sleep(askAgainMs)
          }
        }
      }
      void know()
    },
    close: async () => {
      asked += 1
      await pool.end()
    },
  }
}

const later = (one: LogPosition, other: LogPosition) => (one > other ? one : other)
