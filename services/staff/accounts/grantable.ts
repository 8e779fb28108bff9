import type { Permission } from '#domain/staff/permissions.ts'
import type { Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import { commonRefusal } from '#services/call/dispatch.ts'

/** Refuses to grant a permission that the caller lacks, because the caller could gain it through the other account. */
export function assertGrantable(staff: Staff, permissions: readonly Permission[]): void {
  const lacking = permissions.find((permission) => !staff.permissions.has(permission))
  if (lacking) throw commonRefusal('not_permitted', { permission: lacking })
}

/** Refuses sites not covered by the caller's own roles; null means all sites. */
export function assertCovers(staff: Staff, sites: readonly Site[] | null, all: readonly Site[]): void {
  const lacking = (sites ?? all).find((site) => !staff.sites.includes(site))
  if (lacking) throw commonRefusal('not_permitted', { site: lacking })
}
