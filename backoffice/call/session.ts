import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { createCell } from './store.ts'

export type StaffSession = Reply<Store, 'GET /svc_admin/session'>
export type Me = NonNullable<StaffSession['me']>

const current = createCell<StaffSession | null>(null)
let onEnd = (_isByChoice: boolean) => {}

/** The login state in this browser. */
export const session = {
  current,
  /** Ends the session and opens the login page. */
  end: (isByChoice = false) => {
    current.set(null)
    onEnd(isByChoice)
  },
  whenEnded: (listener: typeof onEnd) => {
    onEnd = listener
  },
}

/** Returns true if the staff member has the permission. */
export function hasPermission(me: Pick<Me, 'permissions'>, permission: Permission): boolean {
  return me.permissions.includes(permission)
}
