import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Call } from '#contract/kernel/call.ts'
import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import { readCaptcha, readKey, readVersion } from '#contract/kernel/write-headers.ts'
import { withMediaCdn } from '#domain/media/media-cdn.ts'
import { siteSettings } from '#domain/sites.ts'
import type { Caller } from './identity/caller.ts'
import { commonRefusal, dispatch, type Edge, type Route } from './dispatch.ts'
import { encodeFileName } from './encode-file-name.ts'
import { isSameOrigin, readJson } from './request.ts'

interface MountOptions extends Edge {
  /** Returns undefined if the path and the host specify different sites. */
  callerOf: (context: Context, siteInPath: string | undefined) => Caller | undefined
  report: (defect: unknown, id: string, requestId: string) => void
  mediaCdn?: string | undefined
}

/** Serves every call over HTTP, at its path and with /site/{code} after the service prefix [ROUTE-029..032]. */
export function mountRoutes(app: Hono, routes: readonly Route[], options: MountOptions) {
  for (const route of routes) {
    const [method, path] = route.name.split(' ') as [string, string]
    const pattern = path.replace(/\{(\w+)\}/g, ':$1')
    for (const address of callPathsOf(pattern)) {
      app.on(method, address, (context) => handle(context, route, options))
    }
  }
}

/**
 * Returns the paths of a call: '/svc_x/a' is also served at '/svc_x/site/:siteInPath/a', unless it already contains the
 * site.
 */
export function callPathsOf(pattern: string): string[] {
  const [, prefix, rest] = /^(\/svc_[a-z]+)(\/(?!site\/).+)$/.exec(pattern) ?? []
  return prefix ? [pattern, `${prefix}/site/:siteInPath${rest}`] : [pattern]
}

async function handle(context: Context, route: Route, options: MountOptions) {
  const { siteInPath, ...params } = context.req.param() as Record<string, string>
  const caller = options.callerOf(context, siteInPath)
  const requestId = caller?.requestId ?? randomUUID()
  context.header('x-request-id', requestId)
  if (route.call.access !== 'public' || route.call.isLive || caller?.flagOverrides)
    context.header('cache-control', 'private, no-store')
  // Category names and the emails that a call triggers depend on the language.
  if (caller && siteSettings[caller.site].locales.length > 1) context.header('vary', 'Accept-Language')
  try {
    if (!caller) throw commonRefusal('not_found')
    const { name, call } = route
    // The check also covers read-only POST calls, because another site could trick a browser into sending them.
    const isFromAnyOrigin = call.isFromAnyOrigin === true
    if (!name.startsWith('GET ') && !isFromAnyOrigin && !isSameOrigin(context.req.raw))
      throw commonRefusal('cross_site_request')
    const { maxBytes, maxValues } = call
    const body = call.body && (await readJson(context.req.raw, { maxBytes, maxValues, isTextAllowed: isFromAnyOrigin }))
    const { headers } = context.req.raw
    const raw = {
      params,
      query: context.req.query(),
      body,
      key: readKey(headers),
      version: readVersion(headers),
      captcha: readCaptcha(headers),
    }
    const reply = await dispatch(route, raw, caller, options)
    if (call.file && wantsFile(context)) return sendFile(context, call.file, reply as FileReply)
    if (call.status === 204) return context.body(null, 204)
    return sendReply(context, route, reply as object, options)
  } catch (error) {
    if (isRefusalError(error)) return refuse(context, error)
    const id = randomUUID()
    options.report(error, id, requestId)
    return refuse(context, commonRefusal('defect', { id }))
  }
}

/**
 * Sends a response as JSON, with CDN URLs for media files. Staff and magazine clients get the stored paths instead:
 * staff save back the data that they read, and other programs know the store's host [UI-417].
 */
function sendReply(context: Context, { name, call }: Route, reply: object, { mediaCdn }: MountOptions) {
  const status = call.status === 201 ? 201 : 200
  if (mediaCdn === undefined || call.access === 'staff' || name.includes(' /theindex/'))
    return context.json(reply, status)
  const text = withMediaCdn(JSON.stringify(reply), mediaCdn)
  return context.body(text, status, { 'content-type': 'application/json' })
}

interface FileReply {
  name: string
  /** Content type of an attachment. */
  type?: string
  base64: string
}

/** Returns true if the browser is following a link, or if the request accepts the file type. */
function wantsFile(context: Context): boolean {
  context.header('vary', 'accept', { append: true })
  return /text\/html|application\/pdf/.test(context.req.header('accept') ?? '')
}

function sendFile(context: Context, file: NonNullable<Call['file']>, { name, type = '', base64 }: FileReply) {
  const bytes = Buffer.from(base64, 'base64')
  if (file === 'attachment')
    return context.body(bytes, 200, {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeFileName(name)}`,
      'x-content-type-options': 'nosniff',
    })
  return context.body(bytes, 200, {
    'content-type': file,
    // Removes all characters from the file name except letters, digits, dots, and dashes.
    'content-disposition': `inline; filename="${name.replace(/[^\w.-]/g, '')}"`,
  })
}

/** These refusals leave the body unread, so the connection must not be reused: the next request on it would be lost. */
const leavesBody = new Set(['body_too_large', 'wrong_content_type', 'cross_site_request'])

function refuse(context: Context, { status, code, details }: RefusalError) {
  if (leavesBody.has(code)) context.header('connection', 'close')
  if (code === 'service_unavailable') context.header('retry-after', '5')
  if (status === 429) context.header('retry-after', String(Number(details['seconds'] ?? 60)))
  // `message` repeats the code for clients that read only that field.
  return context.json({ error: { code, message: code, ...details } }, status as ContentfulStatusCode)
}
