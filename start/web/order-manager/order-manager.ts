import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { mayOpenOrderManager, orderManagerCalls, orderManagerPath } from '#domain/staff/order-manager.ts'
import { sites, type Site } from '#domain/sites.ts'
import { createApp } from '#services/call/app.ts'
import type { Edge, Route } from '#services/call/dispatch.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { pageLimiter } from '#services/call/limits/rate-limits.ts'
import { redeemPass } from '#services/staff/shop-passes/shop-passes.ts'
import { createStaffResolver } from '#services/staff/staff-of.ts'
import { loadAssets } from '#storefront/server/responses/assets.ts'
import { isHttps, type StoreContext } from '../../store/context.ts'
import type { IpReader } from '../client-ip.ts'
import type { ReportRequest } from '../request-defects.ts'
import type { WebRoute } from '../router.ts'
import { sendText } from '../send-text.ts'
import { basePolicy, sendDocument } from '../backoffice/send-document.ts'
import { isNonProductionRequest, nonProductionSites } from './non-production.ts'

interface OrderManagerInput {
  /** Build folder. */
  dist: string
  routes: readonly Route[]
  edge: Edge
  ipOf: IpReader
  reportRequest: ReportRequest
  clock: () => number
}

const callPath = new RegExp(String.raw`^${orderManagerPath}(/svc_[a-z]+/.*)$`)

/**
 * Opens the back office's quote editor on the shop's non-production hosts. All other hosts and visitors are redirected
 * to /404, which does not reveal the page [ADMIN-005, ADMIN-006, ADMIN-008].
 */
export async function openOrderManager(context: StoreContext, input: OrderManagerInput): Promise<WebRoute[]> {
  const { settings, db } = context
  const { dist, ipOf, clock } = input
  const folder = join(dist, 'backoffice')
  const document = await readFile(join(folder, 'order-manager.html'))
  const assets = await loadAssets(folder, { security: context.headers })
  const secondsToWait = pageLimiter(settings.rateLimits)
  const staffOf = createStaffResolver(db, { token: undefined, warn: () => {} })
  const answerCall = openOrderManagerCalls(context, input)

  const redirect = (response: ServerResponse, status: 302 | 303, location: string) => {
    response.writeHead(status, { ...context.headers, location, 'cache-control': 'no-store', 'content-length': '0' })
    response.end()
  }
  const respond = async (request: IncomingMessage, response: ServerResponse, site: Site) => {
    if (!isNonProductionRequest(settings, site, request.headers.host)) return redirect(response, 302, '/404')
    if ((await secondsToWait(ipOf(request))) > 0) return sendText(context, response, 429, 'Too many requests.\n')
    const cookies = cookiesOf(request.headers.cookie, isHttps(settings, site))
    const [path = '', search = ''] = (request.url ?? '').split('?', 2)
    const caller = { site, cookies, now: clock(), ip: ipOf(request) }
    const pass = path === orderManagerPath ? new URLSearchParams(search).get('pass') : null
    const isRedeemed =
      pass !== null && request.method === 'GET' && (await redeemPass(db, pass, userOf(request, caller)))
    const staff = await staffOf({ ...caller, isBackOffice: true, requestId: randomUUID(), bearer: undefined })
    const call = callPath.exec(path)
    if (!staff || !mayOpenOrderManager(staff, site)) {
      if (call) return sendText(context, response, 404, '{"error":{"code":"not_found"}}', 'application/json')
      return redirect(response, 302, '/404')
    }
    if (call) return answerCall(request, response, `${call[1]}${search && `?${search}`}`)
    if (isRedeemed) response.setHeader('set-cookie', cookies.toSet())
    // Removes the pass from the address bar and the history.
    if (pass !== null) return redirect(response, 303, orderManagerPath)
    sendDocument(request, response, { document, policy: basePolicy, headers: context.headers })
  }

  const handle: WebRoute['handle'] = async (request, response, site) => {
    await respond(request, response, site)
    return true
  }
  const serveAssets: WebRoute['handle'] = (request, response, site) => {
    const [path = ''] = (request.url ?? '').split('?')
    return (
      assets.has(path) &&
      isNonProductionRequest(settings, site, request.headers.host) &&
      assets.serve(request, response, path)
    )
  }
  return [
    { path: new RegExp(String.raw`^${orderManagerPath}(?:[/?]|$)`, 'i'), handle },
    { path: /^\/assets\//, isReadOnly: true, handle: serveAssets },
  ]
}

const userOf = <T>(request: IncomingMessage, caller: T) => ({
  ...caller,
  userAgent: request.headers['user-agent'] ?? '',
})

/**
 * Serves the staff calls that the page needs below its own path, because the shop's hosts have no other staff sessions.
 */
function openOrderManagerCalls(
  { settings }: StoreContext,
  { routes, edge, ipOf, reportRequest, clock }: OrderManagerInput,
) {
  const served = routes.filter(({ name }) => orderManagerCalls.includes(name))
  const open = nonProductionSites(settings)
  const app = createApp(served, {
    ...edge,
    brand: settings.brand,
    clock,
    isBackOffice: true,
    siteOf: (_, siteInPath) =>
      siteInPath === undefined ? sites[0] : open.find((site) => site === siteInPath.toUpperCase()),
    isHttps: (site) => isHttps(settings, site),
    ipOf: ({ env }) => ipOf((env as HttpBindings).incoming),
    report: (defect, id, requestId) => reportRequest(defect, { id, requestId }),
  })
  const listener = getRequestListener(app.fetch)
  return (request: IncomingMessage, response: ServerResponse, url: string) => {
    request.url = url
    return listener(request, response)
  }
}
