import { isCrawler } from '#domain/regions/crawler.ts'
import type { RenderedPage } from '#platform/page-cache/entry.ts'
import type { PageInput } from '#storefront/page/route/page-result.ts'
import { isPreviewPath, isSensitivePath } from '#storefront/page/route/paths.ts'
import { FormError, readForm, readFormWithFiles, acceptsFiles, isReviewForm } from './request/form.ts'
import { overridesField, overridesFrom } from './request/flag-overrides.ts'
import { pageKey } from './request/page-key.ts'
import { preferencesFrom } from './request/preferences.ts'
import { renderVisit } from './render-visit.ts'
import { referrerOf } from './responses/security-headers.ts'
import { sendCached, sendHtml, sendRedirect } from './responses/send.ts'
import { shopFor } from './shop-for.ts'
import { CapacityExceeded, type PageServer, type Visit } from './visit.ts'

/** Retry-After in seconds while the shop is at capacity. */
const busySeconds = 5

/** Serves a page shared by all shoppers with the same preferences, from the cache if possible. */
export async function serveShared(server: PageServer, visit: Visit): Promise<void> {
  if (visit.flagOverrides) return serveOverridden(server, visit)
  const { request, response } = visit
  const { cache } = server.input
  const key = keyOf(server, visit)
  const make = async (): Promise<RenderedPage> => {
    const { page, tags } = await renderVisit(server, visit, true)
    return { ...page, headers: { ...headersOf(server, visit), ...page.headers }, tags }
  }
  const hit = cache.hit(key, make)
  if (hit) {
    countVisit(server, visit, hit.status)
    return sendCached(request, response, hit)
  }
  // Each request that waits for a render is admitted separately, so that rejecting one request does not cancel the
  // render for the other requests.
  await admit(server, visit)
  const served = await cache.get(key, make)
  countVisit(server, visit, ('cached' in served ? served.cached : served.page).status)
  if ('cached' in served) return sendCached(request, response, served.cached)
  return sendHtml(request, response, served.page, [])
}

/** Serves a shared page with overridden flags. It is rendered for this visitor and bypasses the cache [SHELL-027]. */
async function serveOverridden(server: PageServer, visit: Visit): Promise<void> {
  await admit(server, visit)
  const { page } = await renderVisit(server, visit, true)
  const headers = { ...headersOf(server, visit), ...page.headers }
  return sendHtml(visit.request, visit.response, { ...page, headers }, [])
}

function countVisit(server: PageServer, visit: Visit, status: number) {
  countMiss(server, visit, status)
  countSearch(server, visit, status)
}

/** Counts a search, even if its page is cached. Filtering and paging do not count as new searches. */
function countSearch({ input }: PageServer, { request, site, resolved, query }: Visit, status: number) {
  // A phrase can redirect to a page.
  const isFound = request.method === 'GET' && (status === 200 || status === 302)
  if (resolved.path !== '/search' || !isFound || !input.countSearch) return
  const { q, ...others } = Object.fromEntries(new URLSearchParams(query))
  if (!q || Object.keys(others).length > 0 || isCrawler(request.headers['user-agent'] ?? '')) return
  input.countSearch(site, resolved.locale.tag.split('-')[0]!, q)
}

/** Counts a missing shared page. Personal pages are excluded, because their paths can contain secrets. */
function countMiss({ input }: PageServer, { request, site, resolved, query }: Visit, status: number) {
  // A list's path exists even if its page number does not.
  if (status !== 404 || !input.countMiss || new URLSearchParams(query).has('page')) return
  const { 'user-agent': userAgent = '', referer: referrer } = request.headers
  input.countMiss(site, { path: resolved.path, referrer, userAgent, origin: input.siteUrls[site] })
}

/** Serves a page for one shopper, which is never cached. */
export async function servePersonal(server: PageServer, visit: Visit, form?: URLSearchParams): Promise<void> {
  await admit(server, visit)
  return serveAdmitted(server, visit, form)
}

/** Submits a form to its page, or stores preferences and redirects back. */
export async function servePost(server: PageServer, visit: Visit): Promise<void> {
  const { path } = visit.resolved
  const { brandSlug } = server.input
  if (acceptsFiles(path, brandSlug)) {
    // Uploads are large, so the request is admitted before reading them.
    await admit(server, visit)
    const form = await readFormWithFiles(visit.request, path, brandSlug).catch((error: unknown) =>
      tooLargeIn(path, brandSlug, error),
    )
    if (typeof form !== 'string') return serveAdmitted(server, visit, form)
    const query = new URLSearchParams(visit.query)
    query.set('problem', form)
    const to = `${visit.url}?${query.toString()}`
    return sendRedirect(visit.response, server.security, server.stranger, { status: 303, to })
  }
  const form = await readForm(visit.request)
  if (path !== '/preferences') return servePersonal(server, visit, form)
  const { debug = 'never', policy } = server.input
  const isOverriding = debug !== 'never' && form.has(overridesField)
  const { to, cookies } = (isOverriding ? overridesFrom : preferencesFrom)(form, policy.isHttps)
  return sendRedirect(visit.response, server.security, server.stranger, { status: 303, to, setCookies: cookies })
}

/** Returns the problem to show if a form's files exceed the limit. Rethrows other errors. */
function tooLargeIn(path: string, brandSlug: string | undefined, error: unknown): string {
  if (error instanceof FormError && error.status === 413) {
    if (/^\/rmaprocess\//i.test(path)) return 'photo_too_large'
    if (isReviewForm(path, brandSlug)) return 'photos_too_large'
    if (/^\/account\/custom-quoting\//i.test(path)) return 'file_too_large'
  }
  throw error
}

async function serveAdmitted(server: PageServer, visit: Visit, form?: PageInput['form']): Promise<void> {
  const { page, setCookies } = await renderVisit(server, visit, false, form)
  const headers = { ...headersOf(server, visit), ...page.headers }
  return sendHtml(visit.request, visit.response, { ...page, headers }, setCookies)
}

function headersOf({ security, browseSecurity, previewSecurity }: PageServer, { resolved: { path } }: Visit) {
  const sensitive = isPreviewPath(path) ? previewSecurity : security
  return { ...(isSensitivePath(path) ? sensitive : browseSecurity), ...referrerOf(path) }
}

async function admit({ input, now }: PageServer, visit: Visit): Promise<void> {
  const { request, response } = visit
  const seconds = await input.secondsToWait(input.ipOf(request))
  if (seconds > 0) throw new CapacityExceeded(429, seconds, shopFor(input, visit, now()))
  if (!(await input.mayBegin(request, response)))
    throw new CapacityExceeded(503, busySeconds, shopFor(input, visit, now()))
}

function keyOf({ input }: PageServer, visit: Visit): string {
  const { contrast, units, country, closedStrip, isDrawerClosed, isApp } = shopFor(input, visit, 0)
  return pageKey({
    site: visit.site,
    localeTag: visit.resolved.locale.tag,
    country,
    contrast,
    units,
    closedStrip,
    isDrawerClosed,
    isApp,
    path: visit.url,
    query: visit.query,
  })
}
