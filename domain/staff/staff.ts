import type { Site } from '#domain/sites.ts'
import type { Permission } from './permissions.ts'

/** The staff member or API key behind a staff call. */
export interface Staff {
  /** Null for an API key. */
  id: string | null
  name: string
  permissions: ReadonlySet<Permission>
  /** Sites that the roles cover. */
  sites: readonly Site[]
  /** Epoch milliseconds of the last second factor; null for an API key. */
  factorAt: number | null
}

/** Dangerous calls need a second factor at most this old, in milliseconds. */
const freshFactorMs = 10 * 60_000

/** Returns true if a dangerous call may run without another second factor; API keys have none. */
export function hasFreshFactor({ factorAt }: Staff, now: number): boolean {
  return factorAt === null || now - factorAt <= freshFactorMs
}
