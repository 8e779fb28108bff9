import type { z } from 'zod'
import type { staffLogin } from '#contract/staff.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { SessionRow } from '../session/repository.ts'

export interface SessionInfo {
  /** Sites with the order manager, which runs on non-production hosts only. */
  orderManagerSites: readonly Site[]
  brand: string
  siteUrls: Readonly<Record<Site, string>>
}
type WireStaffSession = z.output<(typeof staffLogin)['GET /svc_admin/session']['reply']>

/** Converts a session to wire form. Includes the account only once the second factor has been verified. */
export function wireSession(
  session: SessionRow | undefined,
  { brand, siteUrls, orderManagerSites }: SessionInfo,
): WireStaffSession {
  const base = { brand, siteUrls: { ...siteUrls }, orderManagerSites: [] }
  if (!session) return { state: 'signed_out', me: null, ...base }
  if (session.factorAt === null)
    return { state: session.isEnrolled ? 'needs_code' : 'needs_enrollment', me: null, ...base }
  const { id, name, email, permissions, isDemo } = session
  const covered = [...(session.sites ?? sites)]
  return {
    state: 'signed_in',
    me: { id, name, email, permissions, sites: covered, isDemo },
    ...base,
    orderManagerSites: covered.filter((site) => orderManagerSites.includes(site)),
  }
}
