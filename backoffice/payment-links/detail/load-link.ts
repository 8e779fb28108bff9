import type { Site } from '#domain/sites.ts'
import { call, callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import type { AuditEntry } from '#backoffice/audit/change-details.tsx'
import type { StaffLink } from '../link-types.ts'

export interface LoadedLink {
  site: Site
  /** Null if the site does not have the link. */
  link: StaffLink | null
  /** Null if the staff member lacks permission to read the log. */
  history: { entries: readonly AuditEntry[] } | { problem: Problem } | null
}

/** Loads a payment link and the changes made by staff. */
export async function loadLink(site: Site, id: string): Promise<LoadedLink> {
  const me = session.current.get()?.me
  const [link] = await callsOf(site)('GET /svc_extrapayment/links', { query: { id } }, { isFresh: true })
  const mayReadLog = me === undefined || me === null || hasPermission(me, 'audit.read')
  return { site, link: link ?? null, history: link && mayReadLog ? await loadHistory(link) : null }
}

/** The log stores refunds under their payment id. */
async function loadHistory({ id, payments }: StaffLink): Promise<LoadedLink['history']> {
  const refunded = payments.filter(({ refunds }) => refunds.length > 0).map((payment) => payment.id)
  const read = async (objectId: string) =>
    (await call('GET /svc_admin/audit', { query: { objectType: 'payment_link', objectId } }, { isFresh: true })).entries
  try {
    const entries = (await Promise.all([id, ...refunded].map(read))).flat()
    return { entries: entries.toSorted((a, b) => b.at.localeCompare(a.at)) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
