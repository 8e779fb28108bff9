import { sites, type Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { commonRefusal } from '#services/call/dispatch.ts'

/** Throws a refusal if the staff member may not work on the site. */
export function assertSite(staff: Staff, site: Site): void {
  if (!staff.sites.includes(site)) throw commonRefusal('not_permitted', { site })
}

/** Throws a refusal if the staff member may not work on every site, which changes to shared data require. */
export function assertAllSites(staff: Staff): void {
  for (const site of sites) assertSite(staff, site)
}
