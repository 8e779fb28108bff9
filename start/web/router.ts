import type { IncomingMessage, ServerResponse } from 'node:http'
import { sites, type Site } from '#domain/sites.ts'
import type { HttpListener } from '#platform/listen.ts'
import { siteOfHost, sitePort } from '#platform/settings/site-hosts.ts'
import type { StoreContext } from '../store/context.ts'
import type { openChatSockets } from './chat/chat-sockets.ts'
import type { Probes } from './probes.ts'
import type { ReportRequest } from './request-defects.ts'
import { sendText } from './send-text.ts'

export interface WebRoute {
  path: RegExp
  isReadOnly?: true
  /** Handles the request, or returns false to pass it to the next route. */
  handle: (request: IncomingMessage, response: ServerResponse, site: Site) => boolean | Promise<boolean>
}

interface Routing {
  /** Routes in matching order. The first route that handles the request wins. */
  routes: readonly WebRoute[]
  probes: Probes
  chatSockets: ReturnType<typeof openChatSockets>
  reportRequest: ReportRequest
}

export function siteListeners(
  context: StoreContext,
  { routes, probes, chatSockets, reportRequest }: Routing,
): HttpListener[] {
  const { settings } = context
  const respond = async (request: IncomingMessage, response: ServerResponse, port: number) => {
    const url = request.url ?? '/'
    if (url === '/healthz' || url === '/readyz') return probes.health(url, response)
    const site = siteOfHost(settings, request.headers.host, port)
    if (!site) return sendText(context, response, 421, 'No store has this host name.\n')
    probes.countRequest(site)
    for (const route of routes)
      if (matches(route, request.method, url) && (await route.handle(request, response, site))) return
  }
  const fail = (response: ServerResponse, error: unknown) => {
    reportRequest(error)
    if (response.headersSent) response.destroy()
    else sendText(context, response, 500, '')
  }
  return sites.map((site) => {
    const port = sitePort(site, settings.port)
    return {
      name: site,
      port,
      handle: (request, response) => {
        respond(request, response, port).catch((error: unknown) => fail(response, error))
      },
      upgrades: {
        accepts: (request) =>
          chatSockets.accepts(request) && siteOfHost(settings, request.headers.host, port) !== undefined,
        handle: (request, stream, head) =>
          chatSockets.upgrade(request, stream, head, siteOfHost(settings, request.headers.host, port)!),
      },
    }
  })
}

function matches({ path, isReadOnly }: WebRoute, method: string | undefined, url: string): boolean {
  return path.test(url) && (!isReadOnly || method === 'GET' || method === 'HEAD')
}
