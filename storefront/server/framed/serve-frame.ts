import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { framePrefix } from '#domain/content/families/frame-path.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { RenderedPage } from '#platform/page-cache/entry.ts'
import { sendCached, sendHtml, sendPlain } from '../responses/send.ts'
import type { PageServer } from '../visit.ts'
import { framedDocument } from './framed-document.ts'
import { framedHeaders } from './framed-headers.ts'
import { findFrame } from './frame-sources.ts'
import { videoFrame } from './video-frame.ts'

interface FrameVisit {
  request: IncomingMessage
  response: ServerResponse
  site: Site
  /** A well-formed path. */
  path: string
  query: string
}

/** Retry-After in seconds while the shop is at capacity. */
const busySeconds = 5

/**
 * Serves a frame document, without cookies and identical for all visitors. Responds with 404 if its source has no code.
 */
export async function serveFrame(server: PageServer, visit: FrameVisit): Promise<void> {
  const { request, response, site, path } = visit
  const { input } = server
  const headers = framedHeaders(input.policy.isHttps)
  if (request.method === 'POST') return sendPlain(response, headers, 405, '', 'GET, HEAD')
  const [kind = '', ...names] = path.slice(framePrefix.length).split('/').map(decodeURIComponent)
  if (kind === 'video') {
    const player = videoFrame(names, siteSettings[site].locales[0].tag, input.policy.isHttps)
    return player ? sendHtml(request, response, { status: 200, ...player }, []) : sendPlain(response, headers, 404)
  }
  const make = () => renderFrame(server, visit, kind, names)
  const key = ['frame', site, path].join('\n')
  // Previews are not cached, because each is for a single editor.
  const isCacheable = kind !== 'preview'
  const hit = isCacheable ? input.cache.hit(key, make) : null
  if (hit) return sendCached(request, response, hit)
  const seconds = await input.secondsToWait(input.ipOf(request))
  if (seconds > 0) return sendLater(response, headers, 429, seconds)
  if (!(await input.mayBegin(request, response))) return sendLater(response, headers, 503, busySeconds)
  const served = isCacheable ? await input.cache.get(key, make) : { page: await make() }
  if ('cached' in served) return sendCached(request, response, served.cached)
  return sendHtml(request, response, served.page, [])
}

async function renderFrame(
  { input, now }: PageServer,
  { request, site, query }: FrameVisit,
  kind: string,
  names: readonly string[],
): Promise<RenderedPage> {
  const tags = new Set<string>()
  const { call } = input.callFor({
    site,
    origin: input.siteUrls[site],
    now: now(),
    ip: input.ipOf(request),
    requestId: randomUUID(),
    cookies: undefined,
    isShared: true,
    tag: (...named) => named.forEach((name) => tags.add(name)),
  })
  const token = new URLSearchParams(query).get('token') ?? ''
  const found = await findFrame(kind, { call, names, token })
  const rendered = { headers: framedHeaders(input.policy.isHttps), tags: [...tags] }
  if (!found) return { ...rendered, status: 404, html: '', isCacheable: false }
  const { code, locale = siteSettings[site].locales[0].tag, until } = found
  const html = framedDocument(code, locale)
  return { ...rendered, status: 200, html, isCacheable: true, ...(until !== null && { expiresAt: until }) }
}

function sendLater(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  status: 429 | 503,
  seconds: number,
) {
  sendPlain(response, { ...headers, 'retry-after': String(seconds) }, status)
}
