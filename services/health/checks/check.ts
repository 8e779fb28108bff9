import type { HealthCheckName, HealthState } from '#domain/health/health-check.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { listedCounter } from '#services/catalog/steps.ts'
import type { IndexStatus } from '#services/search/index/index-engine.ts'

/** The machine and the release, which only the start of the store knows. */
interface HealthHost {
  dataDir: string
  /** Returns the names of this release's migrations. */
  migrations: () => Promise<string[]>
  /** Returns the lag of the replica, or null if it does not replicate. Undefined without a replica. */
  replicaLagSeconds?: () => Promise<number | null>
}

export interface CheckDeps {
  db: QueryRunner
  /** Does not wait for the connections that the checks share, so that a round trip can be timed. */
  unlimitedDb: QueryRunner
  countListed: ReturnType<typeof listedCounter>
  healthHost: HealthHost
  /** The search index of this process; null if the database serves searches. */
  index?: { status: () => IndexStatus } | null
  /** Unix milliseconds. */
  now: number
}

interface Measured {
  state: HealthState
  figure: string
  link?: string
}

/** Measures one subject. Returns null if the store does not have it. */
export type Check = (deps: CheckDeps) => Promise<Measured | null>
export type Checks = Readonly<Partial<Record<HealthCheckName, Check>>>
