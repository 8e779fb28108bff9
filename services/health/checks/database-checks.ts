import { statfs } from 'node:fs/promises'
import { diskState, replicaState, roundTripLimits, stateAbove, transactionLimits } from '#domain/health/check-states.ts'
import { statement } from '#platform/database.ts'
import { readOutbox } from '../queue-metrics.ts'
import { figures } from '../texts/en.ts'
import type { Checks } from './check.ts'

const ping = statement('health.round-trip', 'select 1')
const size = statement<{ bytes: number }>(
  'health.database-size',
  'select pg_database_size(current_database())::float8 as bytes',
)
const applied = statement<{ name: string }>('health.migrations', 'select name from migration')

export const databaseChecks = {
  database: async ({ db, unlimitedDb }) => {
    // The first query may open a connection.
    await unlimitedDb.run(ping, [])
    const startedAt = performance.now()
    await unlimitedDb.run(ping, [])
    const milliseconds = performance.now() - startedAt
    const [{ bytes }] = (await db.run(size, [])) as [{ bytes: number }]
    return { state: stateAbove(milliseconds, roundTripLimits), figure: figures.database(milliseconds, bytes) }
  },
  replica: async ({ healthHost: { replicaLagSeconds } }) => {
    if (!replicaLagSeconds) return null
    const seconds = await replicaLagSeconds()
    return { state: replicaState(seconds), figure: figures.replica(seconds) }
  },
  migrations: async ({ db, healthHost }) => {
    const known = await healthHost.migrations()
    const done = new Set((await db.run(applied, [])).map(({ name }) => name))
    const pending = known.filter((name) => !done.has(name)).length
    const unknown = [...done].filter((name) => !known.includes(name)).length
    return { state: pending + unknown > 0 ? 'failing' : 'ok', figure: figures.migrations(pending, unknown) }
  },
  transactions: async ({ db }) => {
    const { oldest } = await readOutbox(db)
    const seconds = oldest?.seconds ?? 0
    return { state: stateAbove(seconds, transactionLimits), figure: figures.oldest(seconds) }
  },
  disk: async ({ healthHost }) => {
    const { bavail, blocks, bsize } = await statfs(healthHost.dataDir)
    return { state: diskState(bavail * bsize), figure: figures.disk(bavail * bsize, blocks * bsize) }
  },
} as const satisfies Checks
