import { sites, type Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { commonRefusal } from '#services/call/dispatch.ts'

/** Throws a refusal if the staff member does not have access to the site. */
export function assertSiteAccess(staff: Staff, site: Site): void {
  if (!staff.sites.includes(site)) throw commonRefusal('not_permitted', { site })
}

/** Throws a refusal unless the staff member has access to every site, as changes to shared data require. */
export function assertAllSitesAccess(staff: Staff): void {
  for (const site of sites) assertSiteAccess(staff, site)
}
