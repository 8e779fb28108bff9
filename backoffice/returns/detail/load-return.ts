import type { Site } from '#domain/sites.ts'
import { parseReturnNumber } from '#domain/returns/return-number.ts'
import { call, callsOf } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { hasPermission, session } from '#backoffice/call/session.ts'
import type { AuditEntry } from '#backoffice/audit/change-details.tsx'
import type { ReturnDetail } from '../return-types.ts'

export interface LoadedReturn {
  site: Site
  detail: ReturnDetail
  /** Null if the staff member lacks permission to read the log. */
  history: { entries: readonly AuditEntry[] } | { problem: Problem } | null
}

/** Loads a return and the changes made by staff. Only a missing return fails the page. */
export async function loadReturn(site: Site, number: string): Promise<LoadedReturn> {
  const me = session.current.get()?.me
  const [detail, history] = await Promise.all([
    callsOf(site)('GET /svc_rma/desk/{number}', { params: { number } }, { isFresh: true }),
    me && !hasPermission(me, 'audit.read') ? null : loadHistory(number),
  ])
  return { site, detail, history }
}

async function loadHistory(number: string): Promise<LoadedReturn['history']> {
  const query = { objectType: 'return', objectId: String(parseReturnNumber(number) ?? number) }
  try {
    return { entries: (await call('GET /svc_admin/audit', { query }, { isFresh: true })).entries }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
