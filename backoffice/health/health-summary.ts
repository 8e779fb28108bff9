import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { healthGroups, type HealthGroup, type HealthState } from '#domain/health/health-check.ts'
import { texts } from './texts/en.ts'

export type Health = Reply<Store, 'GET /svc_admin/health'>
export type Check = Health['checks'][number]

const countOf = (checks: readonly Pick<Check, 'state'>[], wanted: HealthState) =>
  checks.filter(({ state }) => state === wanted).length

/** Returns a summary line, such as "1 problem, 2 warnings". */
export function summaryLine(checks: readonly Pick<Check, 'state'>[]): string {
  return texts.overall(countOf(checks, 'failing'), countOf(checks, 'warning'))
}

/** Returns the checks that are not ok, failing checks first. */
export function unhealthyChecks(checks: readonly Check[]): Check[] {
  return [...checks.filter(({ state }) => state === 'failing'), ...checks.filter(({ state }) => state === 'warning')]
}

/** Returns the checks by group, in a fixed order so that refreshes do not move them. Omits empty groups. */
export function checksByGroup(checks: readonly Check[]): { group: HealthGroup; checks: Check[] }[] {
  return (Object.keys(healthGroups) as HealthGroup[])
    .map((group) => ({ group, checks: checks.filter((check) => check.group === group) }))
    .filter((each) => each.checks.length > 0)
}
