import type { Site } from '#domain/sites.ts'
import type { AuditEntry } from '#backoffice/audit/change-details.tsx'
import { call, callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import type { StaffLink } from '#backoffice/payment-links/link-types.ts'
import type { QuoteDesk } from '../quote-types.ts'

/** A part of the page that loads or fails separately. */
type Part<T> = { data: T } | { problem: Problem }

export interface LoadedQuote {
  site: Site
  detail: QuoteDesk
  /** Null if the staff member lacks permission to read payment links. */
  links: Part<readonly StaffLink[]> | null
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

/** Loads a quote, its payment links, and the changes made by staff. Only a missing quote fails the page. */
export async function loadQuote(site: Site, id: string): Promise<LoadedQuote> {
  const ofSite = callsOf(site)
  const detail = await ofSite('GET /svc_list/quote-desk/{id}', { params: { id } }, fresh)
  const me = session.current.get()?.me
  const readLinks = async () => {
    const query = { number: String(detail.quote.number) }
    const links = await ofSite('GET /svc_extrapayment/links', { query }, fresh)
    // Other links may have the quote's number as their reference.
    return links.filter(({ quoteId }) => quoteId === id)
  }
  const readHistory = async () => {
    const query = { objectType: 'quote', objectId: id }
    return (await call('GET /svc_admin/audit', { query }, fresh)).entries
  }
  const [links, history] = await Promise.all([
    me && !hasPermission(me, 'payments.read') ? null : partOf(readLinks()),
    me && !hasPermission(me, 'audit.read') ? null : partOf(readHistory()),
  ])
  return { site, detail, links, history }
}
