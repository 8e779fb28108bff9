import { call, callsOf } from '#backoffice/call/call.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import type { AuditEntry } from '#backoffice/audit/change-details.tsx'
import type { Site } from '#domain/sites.ts'
import type { Group, Profile } from '../customer-types.ts'

export interface LoadedCustomer {
  profile: Profile
  groups: readonly Group[]
  /** Site that sends the customer's emails. */
  site: Site
  /** Null if the staff member lacks permission to read the log. */
  history: readonly AuditEntry[] | null
}

/**
 * Returns the site for a customer's emails: the site of the newest order or login among the staff member's sites.
 * Defaults to the staff member's first site.
 */
export function siteOfCustomer(
  { orders, sessions }: { orders: readonly { site: Site }[]; sessions: readonly { site: Site }[] },
  allowed: readonly Site[],
): Site | undefined {
  return [...orders, ...sessions].map(({ site }) => site).find((site) => allowed.includes(site)) ?? allowed[0]
}

/** Loads a customer, the groups, and the changes made by staff. */
export async function loadCustomer(id: string): Promise<LoadedCustomer> {
  const fresh = { isFresh: true } as const
  const profile = await call('GET /svc_admin/customers/{id}', { params: { id } }, fresh)
  const me = session.current.get()?.me ?? (await call('GET /svc_admin/session', {})).me
  const site = siteOfCustomer(profile, me?.sites ?? [])
  if (!me || !site) throw new Response('', { status: 403 })
  const query = { objectType: 'customer', objectId: id }
  const [{ groups }, history] = await Promise.all([
    callsOf(site)('GET /svc_customer/groups', {}),
    hasPermission(me, 'audit.read') ? call('GET /svc_admin/audit', { query }, fresh) : null,
  ])
  return { profile, groups, site, history: history && history.entries }
}
