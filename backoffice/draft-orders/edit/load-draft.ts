import type { Site } from '#domain/sites.ts'
import type { AuditEntry } from '#backoffice/audit/change-details.tsx'
import { call, callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import type { StaffLink } from '#backoffice/payment-links/link-types.ts'
import type { DraftOrder } from '../draft-order-types.ts'

/** A part of the page that loads or fails separately. */
type Part<T> = { data: T } | { problem: Problem }

export interface LoadedDraft {
  site: Site
  saved: DraftOrder
  /** Null if there is no payment link, or if the staff member lacks permission to read it. */
  link: Part<StaffLink> | null
  history: Part<readonly AuditEntry[]> | null
}

const fresh = { isFresh: true } as const

async function partOf<T>(reading: Promise<T>): Promise<Part<T>> {
  try {
    return { data: await reading }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Loads a draft order, its payment link, and the changes made by staff. Only a missing draft order fails the page. */
export async function loadDraft(site: Site, id: string): Promise<LoadedDraft> {
  const saved = await callsOf(site)('GET /svc_list/draft-orders/{id}', { params: { id } }, fresh)
  const me = session.current.get()?.me
  const { linkId } = saved
  const readLink = async (known: string) =>
    (await callsOf(site)('GET /svc_extrapayment/links', { query: { id: known } }, fresh))[0]!
  const readHistory = async () => {
    const query = { objectType: 'draft_order', objectId: id }
    return (await call('GET /svc_admin/audit', { query }, fresh)).entries
  }
  const [link, history] = await Promise.all([
    linkId === null || (me && !hasPermission(me, 'payments.read')) ? null : partOf(readLink(linkId)),
    me && !hasPermission(me, 'audit.read') ? null : partOf(readHistory()),
  ])
  return { site, saved, link, history }
}
