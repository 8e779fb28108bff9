import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { clientAddress, parseNetworks } from '#platform/client-address.ts'
import type { HttpListener } from '#platform/listen.ts'
import { openCardPage, type CardPageFiles } from '#platform/payments/card-page/card-page.ts'
import type { CardFields } from '#platform/payments/engine.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { localName, siteCodes, sitePort } from '#platform/settings/site-hosts.ts'
import { cardLimiter, pageLimiter } from '#services/call/limits/rate-limits.ts'

/** The built card page and its file server. */
export interface BuiltCardPage {
  files: CardPageFiles
  /** Serves the path if it belongs to the file server. Returns true even if the file is missing (404). */
  serve: (request: IncomingMessage, response: ServerResponse, path: string) => boolean
}

type Handle = HttpListener['handle']

/** Returns the URLs of a vendor's card fields on the card page [PAY-204]. */
export function fieldsOf({ cardPageUrl }: Pick<Settings, 'cardPageUrl'>, vendor: 'spreedly' | 'adyen'): CardFields {
  const at = `${cardPageUrl}/${vendor}`
  return { frameUrl: `${at}/card`, frameOrigin: cardPageUrl, redirectUrl: `${at}/card-page` }
}

/** Returns the URL of our bank page, used when Spreedly provides no challenge URL. */
export function bankPageOf({ cardPageUrl }: Pick<Settings, 'cardPageUrl'>): string {
  return `${cardPageUrl}/spreedly/bank`
}

/** Returns the origin of the real card fields, or undefined if there is only the simulator. */
export function cardPageOriginOf({
  cardPageUrl,
  spreedly,
  adyen,
}: Pick<Settings, 'cardPageUrl' | 'spreedly' | 'adyen'>): string | undefined {
  return spreedly || adyen.account ? cardPageUrl : undefined
}

/**
 * Creates the listener for the card port, which serves the card page for real vendors, and the simulator if configured.
 */
export function cardPageListener(
  settings: Settings,
  cardPage: BuiltCardPage | undefined,
  report: (error: unknown) => void,
  simulator?: Handle,
): HttpListener[] {
  const { sandboxPort: port } = settings
  const page =
    cardPageOriginOf(settings) !== undefined && cardPage ? pageHandler(settings, cardPage, report) : undefined
  if (!page) return simulator ? [{ name: 'sandbox', port, handle: simulator }] : []
  const isPage = /^\/(?:spreedly|adyen|assets)\//
  const handle: Handle = (request, response) =>
    simulator && !isPage.test(request.url ?? '/') ? simulator(request, response) : page(request, response)
  return [{ name: simulator ? 'sandbox' : 'cards', port, handle }]
}

function pageHandler(settings: Settings, { files, serve }: BuiltCardPage, report: (error: unknown) => void): Handle {
  const proxies = settings.trustedProxies ? parseNetworks(settings.trustedProxies)! : new BlockList()
  const limits = { card: cardLimiter(settings.rateLimits), page: pageLimiter(settings.rateLimits) }
  const { brand, cardPageUrl: origin, spreedly, secret } = settings
  const app = openCardPage({
    brand,
    origin,
    shopOrigins: shopOriginsOf(settings),
    spreedly,
    adyen: settings.adyen.account,
    secret,
    files,
    secondsToWait: (request, kind) => limits[kind](clientAddress(request, proxies)),
    report,
  })
  const listener = getRequestListener(app.fetch)
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    // All other paths get the page's 404 response.
    if (path.startsWith('/assets/') && isRead(request) && serve(request, response, path)) return
    void listener(request, response)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Returns the shop's origins: its site URLs and, except in live mode, the ports of this machine. */
export function shopOriginsOf({
  mode,
  siteUrls,
  hosts,
  port,
}: Pick<Settings, 'mode' | 'siteUrls' | 'hosts' | 'port'>): readonly string[] {
  const origins = siteCodes.flatMap((site) => [
    new URL(siteUrls[site]).origin,
    ...(mode === 'live' ? [] : [`http://${localName(hosts)}:${sitePort(site, port)}`]),
  ])
  return [...new Set(origins)]
}
