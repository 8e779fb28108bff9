import { sites } from '#domain/sites.ts'
import { hasPermission } from '../call/session.ts'
import { useSession } from '../frame/use-me.ts'

/** Returns true if the staff member may edit categories. All sites share them, so this requires access to all sites. */
export function useMayEditCategories(): boolean {
  const { me } = useSession()
  return hasPermission(me, 'catalog.write') && sites.every((site) => me.sites.includes(site))
}
