import { siteSettings, sites, type Site } from '#domain/sites.ts'
import { call } from '../../call/call.ts'
import type { Me } from '../../call/session.ts'

const storageKey = 'backoffice-site'

/** Returns the site of a page that shows one site: that of the URL, else the last one chosen, else the first. */
export function siteOf(params: URLSearchParams, allowed: readonly Site[], last: string | null): Site | undefined {
  const isAllowed = (site: string | null) => allowed.some((each) => each === site)
  const found = [params.get('site'), last].find(isAllowed) ?? allowed[0]
  return sites.find((site) => site === found)
}

/** Returns the site of a page for its loader; throws 403 to a staff member without sites. */
export async function siteOfRequest(request: Request): Promise<Site> {
  const { me } = await call('GET /svc_admin/session', {})
  const site = siteOf(new URL(request.url).searchParams, me?.sites ?? [], localStorage.getItem(storageKey))
  if (!site) throw new Response('', { status: 403 })
  return site
}

/** Remembers the site for pages whose URL names none. */
export function rememberSite(site: Site): void {
  localStorage.setItem(storageKey, site)
}

/** Returns the sites of a staff member with their titles. */
export function siteOptions({ sites: allowed }: Pick<Me, 'sites'>): { site: Site; title: string }[] {
  return allowed.map((site) => ({ site, title: siteSettings[site].title }))
}
