import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Site } from '#domain/sites.ts'
import { systemClock } from '#platform/clock.ts'
import type { GeoEngine } from '#platform/geo/engine.ts'
import { createApp } from '#services/call/app.ts'
import { isLongPoll, longPollSocketMs } from '#services/call/limits/long-poll.ts'
import type { Edge, Route } from '#services/call/dispatch.ts'
import { mountMailCatcher } from '#services/mails/pages.ts'
import { debugMode } from '#storefront/shell/debug/debug-mode.ts'
import { isHttps, type StoreContext } from '../store/context.ts'
import type { Admit } from './admission.ts'
import type { FetchCall } from './chat/chat-sockets.ts'
import type { IpReader } from './client-ip.ts'
import type { ReportRequest } from './request-defects.ts'
import { sendText } from './send-text.ts'

interface CallsInput {
  routes: readonly Route[]
  edge: Edge
  ipOf: IpReader
  geo: GeoEngine
  admit: Admit
  reportRequest: ReportRequest
}

/** Opens the calls for HTTP and in-process clients. */
export function openCalls(context: StoreContext, { routes, edge, ipOf, geo, admit, reportRequest }: CallsInput) {
  const { settings, db } = context
  const siteOfRequest = new WeakMap<object, Site>()
  const app = createApp(routes, {
    ...edge,
    brand: settings.brand,
    mediaCdn: settings.media.cdn,
    clock: systemClock,
    // The router has already checked the host.
    siteOf: ({ env }) => siteOfRequest.get((env as HttpBindings).incoming),
    hasFlagOverrides: debugMode(settings) !== 'never',
    isHttps: (site) => isHttps(settings, site),
    ipOf: ({ env }) => ipOf((env as HttpBindings).incoming),
    countryOf: ({ env, req }) =>
      geo.countryOf({ ip: ipOf((env as HttpBindings).incoming), header: (name) => req.header(name) }),
    report: (defect, id, requestId) => reportRequest(defect, { id, requestId }),
  })
  if (settings.mode === 'demo' && !settings.mailUrl) mountMailCatcher(app, db)
  const listener = getRequestListener(app.fetch)
  const handle = async (request: IncomingMessage, response: ServerResponse, site: Site) => {
    const isWaiting = isLongPoll(request.url ?? '')
    // The listener's idle timeout is shorter than the wait.
    if (isWaiting) request.socket.setTimeout(longPollSocketMs)
    if (isWaiting || (await admit(request, response))) {
      siteOfRequest.set(request, site)
      await listener(request, response)
    } else {
      response.setHeader('retry-after', '5')
      sendText(context, response, 503, '{"error":{"code":"service_unavailable"}}', 'application/json')
    }
    return true
  }
  const fetchCall: FetchCall = async (request, site, path) => {
    siteOfRequest.set(request, site)
    const { host = '', cookie } = request.headers
    const headers = { host, ...(cookie !== undefined && { cookie }) }
    return app.fetch(new Request(`http://${host}${path}`, { headers }), { incoming: request })
  }
  return { handle, fetchCall }
}
