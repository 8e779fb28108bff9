import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzipSync, gzip, type ZlibOptions } from 'node:zlib'
import { safeTarget } from '#domain/routes/redirect.ts'
import type { CachedPage } from '#platform/page-cache/entry.ts'
import { busyDocument, type StandaloneVisitor, refusedDocument, waitDocument } from '../standalone/standalone-page.ts'
import { preferredEncoding } from './encoding.ts'

type Headers = Readonly<Record<string, string>>
const deflate = promisify<string, ZlibOptions, Buffer>(gzip)

/** Sends a cached page in the smallest accepted encoding, or 304. */
export function sendCached({ method, headers }: IncomingMessage, response: ServerResponse, page: CachedPage) {
  const encoding = preferredEncoding(headers['accept-encoding'])
  if (isKnown(headers['if-none-match'], page.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...rest } = page.headers[encoding]
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(page.status, page.headers[encoding])
  if (method === 'HEAD') response.end()
  else response.end(encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding])
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

interface Html {
  status: number
  headers: Headers
  html: string
}

/** Sends an uncached page rendered for a single request. */
export async function sendHtml(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: Html,
  setCookies: readonly string[],
) {
  const canZip = preferredEncoding(headers['accept-encoding']) !== 'identity' && page.html !== ''
  // Fast compression, because this page is sent only once.
  const body = canZip ? await deflate(page.html, { level: 4 }) : Buffer.from(page.html)
  response.writeHead(page.status, {
    ...page.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding, Cookie',
    'content-length': body.length,
    ...(canZip && { 'content-encoding': 'gzip' }),
    ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

interface Lead {
  status: number
  to: string
  setCookies?: readonly string[]
}

/**
 * Redirects within the shop. Only permanent redirects are cacheable, because temporary redirects depend on cookies. An
 * unsafe or overlong target returns 400 [T13].
 */
export function sendRedirect(
  response: ServerResponse,
  security: Headers,
  reader: StandaloneVisitor,
  { status, to, setCookies = [] }: Lead,
) {
  const location = safeTarget(to)
  if (location === null) return sendPlain(response, security, 400, refusedDocument(reader))
  response.writeHead(status, {
    ...security,
    location,
    'content-length': '0',
    'cache-control': status === 301 || status === 308 ? 'public, max-age=3600' : 'private, no-store',
    ...(setCookies.length > 0 && { 'set-cookie': [...setCookies] }),
  })
  response.end()
}

/** Sends the wait page with Retry-After instead of rendering the page. */
export function sendWait(
  request: IncomingMessage,
  response: ServerResponse,
  security: Headers,
  reader: StandaloneVisitor,
  { status, seconds }: { status: 429 | 503; seconds: number },
) {
  const headers = { ...security, 'retry-after': String(seconds) }
  const html = status === 429 ? waitDocument(reader, seconds) : busyDocument(reader, seconds)
  return sendHtml(request, response, { status, headers, html }, [])
}

/** Sends a status with an optional HTML body. A 405 lists the allowed methods. */
export function sendPlain(
  response: ServerResponse,
  security: Headers,
  status: number,
  html = '',
  allow = 'GET, HEAD, POST',
) {
  const body = Buffer.from(html)
  const headers = {
    ...(status === 405 && { allow }),
    ...(html !== '' && { 'content-type': 'text/html; charset=utf-8' }),
    'content-length': body.length,
    'cache-control': 'no-store',
  }
  response.writeHead(status, { ...security, ...headers }).end(body)
}
