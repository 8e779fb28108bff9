import { sites } from '#domain/sites.ts'
import { permissions } from '#domain/staff/permissions.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database } from '#platform/database.ts'
import type { Caller } from '#services/call/identity/caller.ts'
import { createStaffTokenCheck } from './keys/staff-token.ts'
import { findActiveKey } from './keys/repository.ts'
import { currentSession } from './session/current-session.ts'

interface StaffInput {
  token: string | undefined
  /** Reports a wrong key, but never the key itself. */
  warn: (caller: Pick<Caller, 'site' | 'ip' | 'requestId'>) => void
}

type StaffCaller = Pick<Caller, 'bearer' | 'cookies' | 'isBackOffice' | 'now' | 'site' | 'ip' | 'requestId'>

/** Creates a function that returns the staff member or API key making a call, or undefined for all other callers. */
export function createStaffResolver(
  db: Database,
  { token, warn }: StaffInput,
): (caller: StaffCaller) => Promise<Staff | undefined> {
  const isToken = createStaffTokenCheck(token)
  const all: Staff = { id: null, name: 'STAFF_TOKEN', permissions: new Set(permissions), sites, factorAt: null }
  return async (caller) => {
    const { bearer, now, site, ip, requestId } = caller
    if (bearer !== undefined) {
      if (isToken(bearer)) return all
      const key = await findActiveKey(db, bearer, now)
      if (!key) warn({ site, ip, requestId })
      if (!key) return undefined
      return { id: null, keyId: key.id, name: key.name, permissions: new Set(key.permissions), sites, factorAt: null }
    }
    if (!caller.isBackOffice) return undefined
    const session = await currentSession(db, caller)
    if (!session || session.factorAt === null) return undefined
    const { id, name, sites: covered, isDemo, factorAt } = session
    // The demo account has no second factor, so it is treated as just verified.
    return {
      id,
      name,
      permissions: new Set(session.permissions),
      sites: covered ?? sites,
      factorAt: isDemo ? now : factorAt,
    }
  }
}
