import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageInput, PageResult } from '#storefront/page/route/page-result.ts'
import { isSensitivePath } from '#storefront/page/route/paths.ts'
import { siteSettings } from '#domain/sites.ts'
import { withMediaCdn } from '#domain/media/media-cdn.ts'
import { isDebugOn } from '#storefront/shell/debug/debug-mode.ts'
import { sessionEndedCookie } from './request/cookies.ts'
import { personalShopFor, shopFor } from './shop-for.ts'
import { comingSoonDocument, type StandaloneVisitor } from './standalone/standalone-page.ts'
import type { PageServer, Visit } from './visit.ts'

interface Rendered {
  page: PageResult
  /** The page's data sources. A change to one purges the page. */
  tags: string[]
  setCookies: string[]
}

/** Renders the page for a visit. A page that omits a failed part is not cacheable. */
export async function renderVisit(
  { input, now, files, renderPage }: PageServer,
  visit: Visit,
  isShared: boolean,
  form?: PageInput['form'],
): Promise<Rendered> {
  const { request, site, url, resolved, query, flagOverrides } = visit
  const { locale } = resolved
  const requestId = randomUUID()
  const tags = new Set<string>()
  // Shared pages use only the site's public URL. Personal pages use the port of the browser's request.
  const origin = isShared ? input.siteUrls[site] : originOf(request, input.siteUrls[site])
  const { call, setCookies } = input.callFor({
    site,
    origin,
    now: now(),
    ip: input.ipOf(request),
    requestId,
    ...(locale !== siteSettings[site].locales[0] && { locale: locale.tag }),
    cookies: isShared ? undefined : request.headers.cookie,
    isShared,
    ...(flagOverrides && { flagOverrides }),
    tag: (...named) => {
      for (const name of named) tags.add(name)
    },
  })
  const shop = (isShared ? shopFor : personalShopFor)(input, visit, now())
  const watched = watchCalls(call)
  const page = await renderPage({
    url: `${origin}${url}${query === '' ? '' : `?${query}`}`,
    method: form ? 'POST' : 'GET',
    ...(form && { form }),
    shop: { ...shop, locale: resolved.locale },
    call: watched.call,
    ...(input.tags && { tags: input.tags }),
    ...(input.destinations && { destinations: input.destinations }),
    mayLoadTags: !isSensitivePath(resolved.path),
    ...(input.video && { video: input.video }),
    isDebug: isDebugOn(input.debug ?? 'never', query, flagOverrides !== undefined),
    ...(flagOverrides && { flagOverrides }),
    files,
    requestId,
    report: input.report,
    warn: input.warn,
  })
  const shown = resolved.path === '/' && page.status === 404 ? openingPage({ ...shop, files }) : page
  const ended = watched.hasEnded() ? [sessionEndedCookie(resolved.path, query, input.policy.isHttps)] : []
  return {
    page: {
      ...shown,
      html: withMediaCdn(shown.html, input.mediaCdn),
      isCacheable: shown.isCacheable && watched.isWhole(),
    },
    tags: [...tags],
    setCookies: [...setCookies(), ...ended],
  }
}

/** Shown instead of a missing home page, so that search engines return later instead of dropping the site. */
function openingPage(reader: StandaloneVisitor): PageResult {
  const headers = { 'retry-after': '3600', 'x-robots-tag': 'noindex' }
  return { status: 503, headers, html: comingSoonDocument(reader), isCacheable: false, preload: [] }
}

/** Retries a call with an expired session as a guest, and records the expiry and any failed call. */
function watchCalls(call: StoreCall) {
  let isWhole = true
  let hasEnded = false
  const watched = (async (...request: Parameters<StoreCall>) => {
    try {
      return await call(...request)
    } catch (error) {
      // The refusal has ended the session, so the retry runs as a guest.
      if (isRefusalError(error) && error.code === 'TOKEN_EXPIRED') {
        hasEnded = true
        return await call(...request)
      }
      if (!isRefusalError(error) || error.status >= 500) isWhole = false
      throw error
    }
  }) as StoreCall
  return { call: watched, isWhole: () => isWhole, hasEnded: () => hasEnded }
}

/** Returns the origin from the Host header, which has already been validated. */
function originOf({ headers: { host } }: IncomingMessage, siteUrl: string): string {
  return host === undefined ? siteUrl : `${new URL(siteUrl).protocol}//${host}`
}
