import type { Reply } from '#contract/kernel/call.ts'
import type { health } from '#contract/health.ts'
import { processTimeoutMs } from '#domain/health/check-states.ts'
import { worstState, type HealthCheckName } from '#domain/health/health-check.ts'
import { limitConnections } from '#platform/database/limit-connections.ts'
import { createListedCounter } from '#services/catalog/steps.ts'
import type { CheckDeps, Checks } from './checks/check.ts'
import { connectionChecks } from './checks/connection-checks.ts'
import { databaseChecks } from './checks/database-checks.ts'
import { processChecks } from './checks/process-checks.ts'
import { queueChecks } from './checks/queue-checks.ts'
import { readProcesses, type ProcessRow } from './processes/repository.ts'
import { checkStarter, runCheck } from './run-check.ts'

type Health = Reply<typeof health, 'GET /svc_admin/health'>
export type ReadHealth = (now: number) => Promise<Health>

interface HealthLimits {
  /** Time limit per check. */
  timeoutMs?: number
  /** Time during which results are reused. */
  freshMs?: number
}

/** Leaves the rest of the connection pool to shoppers. */
const maxConnections = 4
const allChecks = {
  ...processChecks,
  ...databaseChecks,
  ...queueChecks,
  ...connectionChecks,
} satisfies Record<HealthCheckName, unknown> & Checks

/**
 * Creates a function that returns the health checks' results, and repeats the checks once the results are a few seconds
 * old.
 */
export function healthReader(
  deps: Pick<CheckDeps, 'db' | 'healthHost' | 'index'>,
  { timeoutMs = 2_000, freshMs = 5_000 }: HealthLimits = {},
): ReadHealth {
  const db = limitConnections(deps.db, maxConnections)
  const countListed = createListedCounter()
  const start = checkStarter()
  let latest: { startedAt: number; report: Promise<Health> } | null = null

  const check = async (now: number): Promise<Health> => {
    const names = Object.keys(allChecks) as HealthCheckName[]
    const each = { ...deps, db, unlimitedDb: deps.db, countListed, now }
    const [processes, ...results] = await Promise.all([
      listProcesses(each, timeoutMs),
      ...names.map((name) => runCheck(name, start(name, allChecks[name], each), timeoutMs)),
    ])
    const checks = results.filter((result) => result !== null)
    const state = worstState(checks.map((result) => result.state))
    return { checkedAt: new Date(now).toISOString(), state, checks, processes: processes.map(wireProcess) }
  }
  return (now) => {
    if (!latest || now - latest.startedAt >= freshMs) latest = { startedAt: now, report: check(now) }
    return latest.report
  }
}

/** Returns the running processes, or none if the database does not respond in time. A check reports such an outage. */
async function listProcesses({ db, now }: CheckDeps, timeoutMs: number): Promise<ProcessRow[]> {
  const late = Promise.withResolvers<ProcessRow[]>()
  const timer = setTimeout(() => late.resolve([]), timeoutMs)
  const rows = readProcesses(db, now - processTimeoutMs).catch(() => [])
  try {
    return await Promise.race([rows, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

function wireProcess({
  id,
  parts,
  releaseHash,
  buildDate,
  startedAt,
  seenAt,
}: ProcessRow): Health['processes'][number] {
  return {
    id,
    parts,
    release: releaseHash && buildDate ? { hash: releaseHash, buildDate: buildDate.toISOString() } : null,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }
}
