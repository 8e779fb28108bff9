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
import type { PageInput, PageResult } from '#storefront/page/page-result.ts'
import type { Shop } from '#storefront/page/page.ts'
import { isSharedPath } from '#storefront/page/paths.ts'
import { defectDocument, type PlainReader, refusedDocument } from './standalone-page.ts'
import type { ShownTax } from '#storefront/page/price.ts'
import { cookieLine } from '#storefront/shell/preference-cookies.ts'
import { rememberedOf } from '#storefront/shell/remembered-locale.ts'
import { loadAssets } from './assets.ts'
import { endedLine } from './cookies.ts'
import { FormRefused, readForm, readFormWithFiles, takesFiles } from './form.ts'
import { type Located, locate } from './locale.ts'
import { pageKey, readableQuery } from './page-key.ts'
import { preferencesFrom } from './preferences.ts'
import { sendHtml, sendKept, sendPlain, sendRedirect, sendWait } from './send.ts'
import { type PolicySettings, referrerOf, securityHeaders } from './security-headers.ts'
import { ownShopFor, rememberedIn, shopFor } from './shop-for.ts'
import { wellKnown } from './well-known.ts'

/** Who a page is rendered for, as the services want to know it. */
export interface PageCaller {
  site: Site
  /** Where the browser sees the shop. */
  origin: string
  now: number
  ip: string
  requestId: string
  /** None for a page that all shoppers share. */
  cookies: string | undefined
  /** The answer goes into a page that all shoppers share: calls that are personal throw. */
  isShared: boolean
  /** Hears what the page is made of, so that a change purges it. */
  tag: (...tags: string[]) => void
}

export interface PageHandlerInput {
  /** The folder of the build. */
  dist: string
  brand: string
  siteUrls: Readonly<Record<Site, string>>
  policy: PolicySettings
  /** Where weaknesses are reported, as an address of mail or web; undefined says nothing of it. */
  securityContact: string | undefined
  cache: PageCache
  /** The services for one page; `setCookies` are the Set-Cookie lines that its calls asked for. */
  callFor: (caller: PageCaller) => { call: StoreCall; setCookies: () => readonly string[] }
  /** Percent of VAT by tax class in a country; null where a site shows prices as stored. */
  taxOf: (site: Site, country: string) => ShownTax
  /** The network address of a caller, past the proxies that are trusted. */
  ipOf: (request: IncomingMessage) => string
  /** Seconds that a network address has to wait before another page is rendered for it; 0 for go on. */
  secondsToWait: (ip: string) => Promise<number>
  /** Whether there is room to make a page for this request: now, or after it has waited for it. */
  mayBegin: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  report: (defect: unknown, requestId: string) => void
  /** Hears of what a page went without. */
  warn: (message: string, error: unknown, requestId: string) => void
  now?: () => number
}
type PageHandler = (request: IncomingMessage, response: ServerResponse, site: Site) => void

/** No page is rendered: its address asked for too many (429), or more people look around than can be served (503). */
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

/** When those who found no room may try again. */
const busySeconds = 5
/** How long a busy server waits before it compresses a page better. */
const idleCheck = 2_000

/**
 * Answers the pages and files of all storefronts: files from memory, kept pages before anything else is looked at, the
 * rest rendered. Forms are posted to their page and answered with a redirect.
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
  // Of whom nothing could be read.
  const stranger: PlainReader = { brand: input.brand, language: 'en', contrast: 'normal', files }

  const render = async (visit: Visit, isShared: boolean, form?: PageInput['form']) => {
    const { request, site, url, located, query } = visit
    const requestId = randomUUID()
    const tags = new Set<string>()
    const cookies = isShared ? undefined : request.headers.cookie
    const tag = (...named: string[]) => {
      for (const name of named) tags.add(name)
    }
    // Pages that all share know the site's public address alone; whoever came by a port of this machine stays there.
    const origin = isShared ? input.siteUrls[site] : originOf(request, input.siteUrls[site])
    const caller = { site, origin, now: now(), ip: input.ipOf(request), requestId, cookies, isShared, tag }
    const { call, setCookies } = input.callFor(caller)
    const shop = (isShared ? shopFor : ownShopFor)(input, visit, now())
    const address = `${origin}${url}${query === '' ? '' : `?${query}`}`
    // A page that goes without what did not answer is for this one reader.
    let isWhole = true
    let hasEnded = false
    const watched = (async (...asked: Parameters<typeof call>) => {
      try {
        return await call(...asked)
      } catch (error) {
        // The first such answer has made the shopper a guest.
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
    if (hit) return sendKept(request, response, hit)
    // Each who waits for a page that is being made is counted: one who may not have it must not end it for the others.
    await admit(visit)
    const served = await cache.get(key, make)
    if ('kept' in served) return sendKept(request, response, served.kept)
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
      // Files are large: who has to wait is told before they are read.
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
      const remembered = rememberedOf(site, located.locale, false)
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

/** One request for a page, its address taken apart. */
export interface Visit {
  request: IncomingMessage
  response: ServerResponse
  site: Site
  /** The path, with the locale's prefix. */
  url: string
  located: Exclude<Located, { to: string }>
  query: string
}

/** The host was checked before: what a browser named is one of ours. */
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
