import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { collapseSlashes } from '#domain/routes/redirect.ts'
import type { Site } from '#domain/sites.ts'
import type { MadePage } from '#platform/page-cache/entry.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { buildFiles, readManifest } from '#storefront/build/manifest.ts'
import { scriptInventory } from '#storefront/build/script-inventory.ts'
import type { PageInput, PageResult } from '#storefront/page/route/page-result.ts'
import type { Shop } from '#storefront/page/page.ts'
import { isSharedPath } from '#storefront/page/route/paths.ts'
import { defectDocument, type StandaloneVisitor, refusedDocument } from './standalone/standalone-page.ts'
import type { ShownTax } from '#storefront/page/price.ts'
import { cookieLine } from '#storefront/shell/header/preference-cookies.ts'
import { rememberedLocale } from '#storefront/shell/footer/remembered-locale.ts'
import { loadAssets } from './responses/assets.ts'
import { endedLine } from './request/cookies.ts'
import { FormRefused, readForm, readFormWithFiles, takesFiles } from './request/form.ts'
import { type Located, locate } from './request/locale.ts'
import { pageKey, readableQuery } from './request/page-key.ts'
import { preferencesFrom } from './request/preferences.ts'
import { sendHtml, sendCached, sendPlain, sendRedirect, sendWait } from './responses/send.ts'
import { type PolicySettings, referrerOf, securityHeaders } from './responses/security-headers.ts'
import { ownShopFor, rememberedIn, shopFor } from './shop-for.ts'
import { wellKnown } from './responses/well-known.ts'

export interface PageCaller {
  site: Site
  origin: string
  now: number
  ip: string
  requestId: string
  /** Undefined for shared pages. */
  cookies: string | undefined
  /** The page is shared: personal calls throw. */
  isShared: boolean
  /** Tags the page with its data sources, so that a change purges it. */
  tag: (...tags: string[]) => void
}

export interface PageHandlerInput {
  dist: string
  brand: string
  siteUrls: Readonly<Record<Site, string>>
  policy: PolicySettings
  /** Mail or web address for security reports; undefined omits security.txt. */
  securityContact: string | undefined
  cache: PageCache
  /** Creates the services' client for one page; `setCookies` returns the Set-Cookie lines of its calls. */
  callFor: (caller: PageCaller) => { call: StoreCall; setCookies: () => readonly string[] }
  taxOf: (site: Site, country: string) => ShownTax
  /** Returns the client's network address behind trusted proxies. */
  ipOf: (request: IncomingMessage) => string
  /** Seconds until another page may be rendered for this address; 0 for now. */
  secondsToWait: (ip: string) => Promise<number>
  /** Admits a page render, possibly after queueing. */
  mayBegin: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  report: (defect: unknown, requestId: string) => void
  /** Logs an optional part that the page omits. */
  warn: (message: string, error: unknown, requestId: string) => void
  now?: () => number
}
type PageHandler = (request: IncomingMessage, response: ServerResponse, site: Site) => void

/** No page is rendered: its address is over its budget (429), or the shop is full (503). */
class NotNow extends Error {
  readonly status: 429 | 503
  readonly seconds: number
  readonly shop: Shop

  constructor(status: 429 | 503, seconds: number, shop: Shop) {
    super(`No page now; go on in ${seconds} s`)
    this.status = status
    this.seconds = seconds
    this.shop = shop
  }
}

/** Retry-After of a full shop, in seconds. */
const busySeconds = 5
/** Milliseconds between idle checks that recompress cached pages better. */
const idleCheck = 2_000

/**
 * Creates the handler of all storefronts: serves files and cached pages from memory, renders other pages, and posts
 * forms to their page.
 */
export async function createPageHandler(input: PageHandlerInput): Promise<PageHandler> {
  const { dist, cache, policy, now = Date.now } = input
  const security = securityHeaders(policy)
  const client = join(dist, 'client')
  const manifest = await readManifest(client)
  const files = buildFiles(manifest)
  const assets = await loadAssets(client, security)
  const serveWellKnown = wellKnown({
    scripts: await scriptInventory(client, manifest),
    frames: policy.frameSources,
    contact: input.securityContact,
    siteUrls: input.siteUrls,
    security,
    now,
  })
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  const { renderPage } = (await import(entry)) as { renderPage: (page: PageInput) => Promise<PageResult> }
  densifyWhenIdle(cache)
  // For requests whose shop is unknown.
  const stranger: StandaloneVisitor = { brand: input.brand, language: 'en', contrast: 'normal', files }

  const render = async (visit: Visit, isShared: boolean, form?: PageInput['form']) => {
    const { request, site, url, located, query } = visit
    const requestId = randomUUID()
    const tags = new Set<string>()
    const cookies = isShared ? undefined : request.headers.cookie
    const tag = (...named: string[]) => {
      for (const name of named) tags.add(name)
    }
    // Shared pages use only the site's public address; personal pages use the port that the browser used.
    const origin = isShared ? input.siteUrls[site] : originOf(request, input.siteUrls[site])
    const caller = { site, origin, now: now(), ip: input.ipOf(request), requestId, cookies, isShared, tag }
    const { call, setCookies } = input.callFor(caller)
    const shop = (isShared ? shopFor : ownShopFor)(input, visit, now())
    const address = `${origin}${url}${query === '' ? '' : `?${query}`}`
    // A page that omits a failed part is not cached.
    let isWhole = true
    let hasEnded = false
    const watched = (async (...asked: Parameters<typeof call>) => {
      try {
        return await call(...asked)
      } catch (error) {
        // The refusal has ended the session, so the retry is a guest's.
        if (isRefused(error) && error.code === 'TOKEN_EXPIRED') {
          hasEnded = true
          return await call(...asked)
        }
        if (!isRefused(error) || error.status >= 500) isWhole = false
        throw error
      }
    }) as StoreCall
    const page = await renderPage({
      url: address,
      method: form ? 'POST' : 'GET',
      ...(form && { form }),
      shop: { ...shop, locale: located.locale },
      call: watched,
      files,
      requestId,
      report: input.report,
      warn: input.warn,
    })
    const ended = hasEnded ? [endedLine(located.path, query, policy.isHttps)] : []
    return {
      page: { ...page, isCacheable: page.isCacheable && isWhole },
      tags: [...tags],
      setCookies: [...setCookies(), ...ended],
    }
  }

  const admit = async (visit: Visit) => {
    const { request, response } = visit
    const seconds = await input.secondsToWait(input.ipOf(request))
    if (seconds > 0) throw new NotNow(429, seconds, shopFor(input, visit, now()))
    if (!(await input.mayBegin(request, response))) throw new NotNow(503, busySeconds, shopFor(input, visit, now()))
  }

  const answerShared = async (visit: Visit) => {
    const { request, response, site, url, query, located } = visit
    const { contrast, country, closedStrip, isDrawerClosed, isApp } = shopFor(input, visit, 0)
    const key = pageKey({
      site,
      localeTag: located.locale.tag,
      country,
      contrast,
      closedStrip,
      isDrawerClosed,
      isApp,
      path: url,
      query,
    })
    const make = async (): Promise<MadePage> => {
      const { page, tags } = await render(visit, true)
      const headers = { ...security, ...page.headers }
      return { ...page, headers, tags }
    }
    const hit = cache.hit(key, make)
    if (hit) return sendCached(request, response, hit)
    // Each request that waits for a render counts, so that a rejected one does not end it for the others.
    await admit(visit)
    const served = await cache.get(key, make)
    if ('kept' in served) return sendCached(request, response, served.kept)
    return sendHtml(request, response, served.made, [])
  }

  const answerPrivate = async (visit: Visit, form?: URLSearchParams) => {
    await admit(visit)
    return answerAdmitted(visit, form)
  }

  const answerAdmitted = async (visit: Visit, form?: PageInput['form']) => {
    const { page, setCookies } = await render(visit, false, form)
    const headers = { ...security, ...referrerOf(visit.located.path), ...page.headers }
    return sendHtml(visit.request, visit.response, { ...page, headers }, setCookies)
  }

  const answerPost = async (visit: Visit) => {
    const { path } = visit.located
    if (takesFiles(path)) {
      // Uploads are large: admit the request before reading them.
      await admit(visit)
      return answerAdmitted(visit, await readFormWithFiles(visit.request))
    }
    const form = await readForm(visit.request)
    if (path !== '/preferences') return answerPrivate(visit, form)
    const { to, cookies } = preferencesFrom(form, policy.isHttps)
    return sendRedirect(visit.response, security, stranger, { status: 303, to, setCookies: cookies })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, site: Site) => {
    const [raw, search] = splitAddress(request.url ?? '/')
    const url = collapseSlashes(raw)
    if (assets.serve(request, response, url) || serveWellKnown(request, response, site, url)) return
    if (!isWellFormed(url)) return sendPlain(response, security, 400, refusedDocument(stranger))
    const { method = 'GET' } = request
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return sendPlain(response, security, 405)
    if (url !== raw) {
      const status = method === 'POST' ? 308 : 301
      return sendRedirect(response, security, stranger, { status, to: url + search })
    }
    const located = locate(site, url, rememberedIn(request))
    if ('to' in located) {
      const remembered = rememberedLocale(site, located.locale, false)
      const setCookies = remembered.map(([name, value]) => cookieLine(name, value, policy.isHttps))
      const status = method === 'POST' ? 307 : 302
      return sendRedirect(response, security, stranger, { status, to: located.to + search, setCookies })
    }
    const visit: Visit = { request, response, site, url, located, query: readableQuery(search) }
    if (method === 'POST') return answerPost(visit)
    return isSharedPath(located.path) ? answerShared(visit) : answerPrivate(visit)
  }

  return (request, response, site) => {
    answer(request, response, site).catch((error: unknown) => {
      if (error instanceof NotNow && !response.headersSent)
        return void sendWait(request, response, security, { ...error.shop, files }, error)
      const isRefusal = error instanceof FormRefused
      const id = randomUUID()
      if (!isRefusal) input.report(error, id)
      if (response.headersSent) response.destroy()
      else if (isRefusal) sendPlain(response, security, error.status, refusedDocument(stranger))
      else sendPlain(response, security, 500, defectDocument(stranger, id))
    })
  }
}

export interface Visit {
  request: IncomingMessage
  response: ServerResponse
  site: Site
  /** Includes the locale's prefix. */
  url: string
  located: Exclude<Located, { to: string }>
  query: string
}

/** The Host header was validated before. */
function originOf({ headers: { host } }: IncomingMessage, siteUrl: string): string {
  return host === undefined ? siteUrl : `${new URL(siteUrl).protocol}//${host}`
}

function splitAddress(address: string): [path: string, search: string] {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}

function isWellFormed(path: string): boolean {
  if (!path.startsWith('/') || path.length > 2_000) return false
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

function densifyWhenIdle(cache: PageCache) {
  let isBusy = false
  setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await cache.recompress().finally(() => (isBusy = false))
  }, idleCheck).unref()
}
