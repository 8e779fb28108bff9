import { useRouteLoaderData } from 'react-router'
import type { Permission } from '#domain/staff/permissions.ts'
import { hasPermission, type StaffSession } from '../call/session.ts'

/** Id of the route with the loader that reads the session. */
export const frameRoute = 'frame'

/** Returns the logged-in staff member and the session on any page inside the frame. */
export function useSession() {
  const { me, ...rest } = useRouteLoaderData<StaffSession>(frameRoute)!
  return { ...rest, me: me! }
}

/** Returns true if the logged-in staff member has the permission. */
export function useHasPermission(permission: Permission): boolean {
  return hasPermission(useSession().me, permission)
}
