import type { HealthCheckName, HealthState } from '#domain/health/health-check.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { createListedCounter } from '#services/catalog/steps.ts'
import type { IndexStatus } from '#services/search/index/index-engine.ts'

/** Details about the machine and the release, available only from the store's startup code. */
interface HealthHost {
  dataDir: string
  /** Returns the names of this release's migrations. */
  migrations: () => Promise<string[]>
  /** Returns the replica's lag, or null if it is not replicating. Absent if there is no replica. */
  replicaLagSeconds?: () => Promise<number | null>
}

export interface CheckDeps {
  db: QueryRunner
  /** Bypasses the checks' shared connection limit, so that a round trip can be timed. */
  unlimitedDb: QueryRunner
  countListed: ReturnType<typeof createListedCounter>
  healthHost: HealthHost
  /** This process's search index; null if the database serves searches. */
  index?: { status: () => IndexStatus } | null
  /** Unix milliseconds. */
  now: number
}

interface Measured {
  state: HealthState
  figure: string
  link?: string
}

/** Runs one check. Returns null if the check does not apply to the store. */
export type Check = (deps: CheckDeps) => Promise<Measured | null>
export type Checks = Readonly<Partial<Record<HealthCheckName, Check>>>
