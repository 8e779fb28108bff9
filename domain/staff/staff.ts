import type { Site } from '#domain/sites.ts'
import type { Permission } from './permissions.ts'

/** The staff member or API key that makes a staff call. */
export interface Staff {
  /** Null for an API key. */
  id: string | null
  /** Absent for a staff member, and for the token in the environment. */
  keyId?: string
  name: string
  permissions: ReadonlySet<Permission>
  /** Sites covered by the roles. */
  sites: readonly Site[]
  /** Time of the last second factor in epoch milliseconds. Null for an API key. */
  factorAt: number | null
}

/** Maximum age of a second factor for dangerous calls, in milliseconds. */
const freshFactorMs = 10 * 60_000

/** Returns true if a dangerous call may run without a new second factor. API keys have no second factor. */
export function hasRecentSecondFactor({ factorAt }: Staff, now: number): boolean {
  return factorAt === null || now - factorAt <= freshFactorMs
}
