import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { call, isOrderManager } from '../../call/call.ts'
import type { Me, StaffSession } from '../../call/session.ts'

const storageKey = 'backoffice-site'

/**
 * Returns the site for a single-site page: the site in the URL, the last selected site, or the first site, in this
 * order.
 */
export function siteOf(params: URLSearchParams, allowed: readonly Site[], last: string | null): Site | undefined {
  const isAllowed = (site: string | null) => allowed.some((each) => each === site)
  const found = [params.get('site'), last].find(isAllowed) ?? allowed[0]
  return sites.find((site) => site === found)
}

/** Returns the site for a page loader. Throws 403 for a staff member without sites. */
export async function siteOfRequest(request: Request): Promise<Site> {
  const allowed = sitesOf(await call('GET /svc_admin/session', {}), isOrderManager())
  const site = siteOf(new URL(request.url).searchParams, allowed, localStorage.getItem(storageKey))
  if (!site) throw new Response('', { status: 403 })
  return site
}

/**
 * Returns the sites that a staff member can work on. In the order manager, these are only the sites on non-production
 * hosts.
 */
export function sitesOf(
  { me, orderManagerSites }: Pick<StaffSession, 'me' | 'orderManagerSites'>,
  isLimited: boolean,
): Site[] {
  return me === null ? [] : isLimited ? orderManagerSites : me.sites
}

/** Stores the site for pages without a site in their URL. */
export function rememberSite(site: Site): void {
  localStorage.setItem(storageKey, site)
}

/** Returns a staff member's sites with their titles. */
export function siteOptions({ sites: allowed }: Pick<Me, 'sites'>): { site: Site; title: string }[] {
  return allowed.map((site) => ({ site, title: siteSettings[site].title }))
}
