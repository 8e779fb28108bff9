import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { framePrefix } from '#domain/content/families/frame-path.ts'
import { offlinePath } from '#domain/releases/fetch-strategy.ts'
import { collapseSlashes } from '#domain/routes/redirect.ts'
import type { Site } from '#domain/sites.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { buildFiles, readManifest } from '#storefront/build/manifest.ts'
import { readRelease } from '#storefront/build/release.ts'
import { scriptInventory, workerScript } from '#storefront/build/script-inventory.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import { renamedBrandPath } from '#domain/brand-paths.ts'
import { isSharedPath, redirectedPath } from '#storefront/page/route/paths.ts'
import { rememberedLocale } from '#storefront/shell/footer/remembered-locale.ts'
import { cookieLine } from '#storefront/shell/header/preference-cookies.ts'
import type { PageHandlerInput } from './page-handler-input.ts'
import { serveFrame } from './framed/serve-frame.ts'
import { readFlagOverrides } from './request/flag-overrides.ts'
import { FormError } from './request/form.ts'
import { resolveLocale } from './request/locale.ts'
import { allowedQuery } from './request/page-key.ts'
import { loadAssets } from './responses/assets.ts'
import { createEarlierAssetReader } from './responses/create-earlier-asset-reader.ts'
import { securityHeaders } from './responses/security-headers.ts'
import { sendPlain, sendRedirect, sendWait } from './responses/send.ts'
import { createWellKnownHandler } from './responses/create-well-known-handler.ts'
import { servePersonal, servePost, serveShared } from './serve-visit.ts'
import { readLocalePreference } from './shop-for.ts'
import { languageOf } from '../texts.ts'
import { defectDocument, offlineDocument, refusedDocument } from './standalone/standalone-page.ts'
import { CapacityExceeded, type PageServer } from './visit.ts'

type PageHandler = (request: IncomingMessage, response: ServerResponse, site: Site) => void
/** Serves a file other than a page. Returns false if there is none at the URL. */
type ServeFile = (request: IncomingMessage, response: ServerResponse, site: Site, url: string) => boolean

/** Milliseconds between checks for an idle server, which then recompresses cached pages at a higher level. */
const idleCheck = 2_000

/**
 * Creates the request handler for all storefronts: serves files and cached pages from memory, renders other pages, and
 * routes form posts to their page action.
 */
export async function createPageHandler(input: PageHandlerInput): Promise<PageHandler> {
  const { dist, cache, policy, now = Date.now } = input
  const { tagSources: _, ...strictPolicy } = policy
  const security = securityHeaders(strictPolicy)
  const browseSecurity = securityHeaders({ ...policy, hasContent: true })
  const previewSecurity = securityHeaders({ ...strictPolicy, hasContent: true, framedBy: input.editorOrigin })
  const client = join(dist, 'client')
  const manifest = await readManifest(client)
  const builtFiles = buildFiles(manifest, await readRelease(dist))
  const files = { ...builtFiles, styles: [...builtFiles.styles, ...(input.look?.styles ?? [])] }
  const assets = await loadAssets(client, {
    security,
    ownFavicon: input.look?.favicon,
    readEarlier: await createEarlierAssetReader(dist),
  })
  const serveWellKnown = createWellKnownHandler({
    scripts: [...(await scriptInventory(client, manifest)), await workerScript(client)],
    frames: policy.frameSources,
    contact: input.securityContact,
    siteUrls: input.siteUrls,
    security,
    now,
  })
  const serveFile: ServeFile = (request, response, site, url) =>
    assets.serve(request, response, url) || serveWellKnown(request, response, site, url)
  const entry = pathToFileURL(join(dist, 'server', 'entry-server.js')).href
  const { renderPage } = (await import(entry)) as Pick<PageServer, 'renderPage'>
  recompressWhenIdle(cache)
  const stranger = { brand: input.brand, language: 'en', contrast: 'normal', files } as const
  const server: PageServer = { input, now, security, browseSecurity, previewSecurity, files, renderPage, stranger }
  return (request, response, site) => {
    serve(server, serveFile, request, response, site).catch((error: unknown) =>
      sendFailure(server, request, response, error),
    )
  }
}

async function serve(
  server: PageServer,
  serveFile: ServeFile,
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Promise<void> {
  const { security, stranger } = server
  const [raw, search] = splitAddress(request.url ?? '/')
  const url = collapseSlashes(raw)
  if (serveFile(request, response, site, url)) return
  if (!isWellFormed(url)) return sendPlain(response, security, 400, refusedDocument(stranger))
  const { method = 'GET' } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return sendPlain(response, security, 405)
  if (url !== raw) {
    const status = method === 'POST' ? 308 : 301
    return sendRedirect(response, security, stranger, { status, to: url + search })
  }
  if (url.startsWith(framePrefix)) return serveFrame(server, { request, response, site, path: url, query: search })
  const resolved = resolveLocale(site, url, readLocalePreference(request), request.headers)
  if ('to' in resolved) {
    // The shop's forms post to URLs with a locale, so this post is from another site, and a redirect could resend its
    // body.
    if (method === 'POST') return sendPlain(response, security, 405, refusedDocument(stranger), 'GET, HEAD')
    const remembered = rememberedLocale(site, resolved.locale, false)
    const setCookies = remembered.map(([name, value]) => cookieLine(name, value, server.input.policy.isHttps))
    return sendRedirect(response, security, stranger, { status: 302, to: resolved.to + search, setCookies })
  }
  const moved = redirectedPath(resolved.path)
  const renamed = renamedBrandPath(resolved.path, site, server.input.brandSlug)
  const target = moved ?? renamed
  if (target !== null) {
    // Temporary for a renamed path, because browsers would store a permanent redirect to an earlier slug.
    const [status, statusOfPost] = moved === null ? [302, 307] : [301, 308]
    const to = withLocalePrefix(resolved.locale, target) + search
    return sendRedirect(response, security, stranger, { status: method === 'POST' ? statusOfPost : status, to })
  }
  if (resolved.path === offlinePath) return sendOffline(server, response, resolved.locale.tag)
  const flagOverrides = readFlagOverrides(request, server.input.debug)
  const visit = { request, response, site, url, resolved, query: allowedQuery(search), flagOverrides }
  if (method === 'POST') return servePost(server, visit)
  return isSharedPath(resolved.path) ? serveShared(server, visit) : servePersonal(server, visit)
}

function sendFailure(
  { input, security, files, stranger }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (error instanceof CapacityExceeded && !response.headersSent)
    return void sendWait(request, response, security, { ...error.shop, files }, error)
  const isRefusal = error instanceof FormError
  const id = randomUUID()
  if (!isRefusal) input.report(error, id)
  if (response.headersSent) response.destroy()
  else if (isRefusal) sendPlain(response, security, error.status, refusedDocument(stranger))
  else sendPlain(response, security, 500, defectDocument(stranger, id))
}

/** Sends the page that the service worker shows while offline. */
function sendOffline({ security, stranger }: PageServer, response: ServerResponse, localeTag: string) {
  sendPlain(response, security, 200, offlineDocument({ ...stranger, language: languageOf(localeTag) }))
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

function recompressWhenIdle(cache: PageCache) {
  let isBusy = false
  setInterval(async () => {
    if (isBusy) return
    isBusy = true
    await cache.recompress().finally(() => (isBusy = false))
  }, idleCheck).unref()
}
