import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { sites, type Site } from '#domain/sites.ts'
import { systemClock } from '#platform/clock.ts'
import type { HttpListener } from '#platform/listen.ts'
import { responseHeaders } from '#platform/response-headers.ts'
import { serveEventFile } from '#services/analytics/exports/serve-file.ts'
import { createApp } from '#services/call/app.ts'
import type { Edge, Route } from '#services/call/dispatch.ts'
import { ensureRoles } from '#services/staff/accounts/roles-repository.ts'
import { inviteToDemo } from '#services/staff/invitations/invite.ts'
import { loadAssets } from '#storefront/server/responses/assets.ts'
import type { StoreContext } from '../../store/context.ts'
import type { IpReader } from '../client-ip.ts'
import type { ReportRequest } from '../request-defects.ts'
import { sendText } from '../send-text.ts'
import { isBackOfficeHost } from './host.ts'
import { basePolicy, sendDocument } from './send-document.ts'
import { isMedia, serveStaffMedia, type StaffMedia } from './staff-media.ts'

interface BackOfficeInput {
  /** Build folder. */
  dist: string
  routes: readonly Route[]
  edge: Edge
  ipOf: IpReader
  reportRequest: ReportRequest
  media: StaffMedia
}

interface BackOffice {
  listener: HttpListener
  /** Single-use login link for the demo account. */
  demoLink?: string
}

/** Opens the back office: the authenticated staff calls and the single-page app. */
export async function openBackOffice(context: StoreContext, input: BackOfficeInput): Promise<BackOffice> {
  const { settings, db } = context
  await ensureRoles(db)
  const isHttps = settings.backOfficeUrl.startsWith('https:')
  const headers = responseHeaders(isHttps)
  const listener = getRequestListener(staffApp(context, input, isHttps).fetch)
  const page = await openPage(
    join(input.dist, 'backoffice'),
    `${basePolicy}; ${frameSources(settings.siteUrls)}`,
    headers,
  )
  const media = serveStaffMedia(input.media, headers)
  const eventFile = serveEventFile({ db, secret: settings.secret, clock: systemClock }, headers)
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isBackOfficeHost(settings, request.headers.host))
      return sendText(context, response, 421, 'The back office has another host name.\n')
    if (/^\/svc_[a-z]+\//.test(request.url ?? '')) return listener(request, response)
    if (isMedia(request)) return media(request, response)
    if (await eventFile(request, response)) return undefined
    return page(request, response)
  }
  const fail = (response: ServerResponse, error: unknown) => {
    input.reportRequest(error)
    if (response.headersSent) response.destroy()
    else sendText(context, response, 500, '')
  }
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    respond(request, response).catch((error: unknown) => fail(response, error))
  }
  return {
    listener: { name: 'backoffice', port: settings.backOfficePort, handle },
    ...(settings.mode === 'demo' && { demoLink: await inviteToDemo(db, settings.backOfficeUrl, systemClock()) }),
  }
}

function staffApp(
  { settings }: StoreContext,
  { routes, edge, ipOf, reportRequest }: BackOfficeInput,
  isHttps: boolean,
) {
  const ofStaff = routes.filter(({ call }) => call.access === 'staff' || call.access === 'backoffice')
  const ipOfContext = ({ env }: { env: unknown }) => ipOf((env as HttpBindings).incoming)
  return createApp(ofStaff, {
    ...edge,
    brand: settings.brand,
    clock: systemClock,
    isBackOffice: true,
    siteOf: (_, siteInPath) => siteNamed(siteInPath),
    isHttps: () => isHttps,
    ipOf: ipOfContext,
    report: (defect, id, requestId) => reportRequest(defect, { id, requestId }),
  })
}

function siteNamed(code: string | undefined): Site | undefined {
  return code === undefined ? sites[0] : sites.find((site) => site === code.toUpperCase())
}

/** Content previews are pages of the shop. */
const frameSources = (siteUrls: Readonly<Record<Site, string>>) =>
  `frame-src 'self' ${[...new Set(Object.values(siteUrls).map((url) => new URL(url).origin))].join(' ')}`

async function openPage(folder: string, policy: string, headers: Readonly<Record<string, string>>) {
  const document = await readFile(join(folder, 'index.html'))
  const assets = await loadAssets(folder, { security: headers })
  return (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && assets.serve(request, response, path)) return
    sendDocument(request, response, { document, policy, headers })
  }
}
