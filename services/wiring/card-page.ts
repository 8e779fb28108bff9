import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { clientAddress, readNetworks } from '#platform/client-address.ts'
import type { HttpListener } from '#platform/listen.ts'
import { openCardPage, type CardPageFiles } from '#platform/payments/card-page/card-page.ts'
import type { CardFields } from '#platform/payments/engine.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { localName, siteCodes, sitePort } from '#platform/settings/site-hosts.ts'
import { cardLimiter, pageLimiter } from '#services/call/rate-limits.ts'

/** The card page as it was built: which files its pages load, and what sends them. */
export interface BuiltCardPage {
  files: CardPageFiles
  /** Sends a file; answers whether the path is that of one, there or not. */
  serve: (request: IncomingMessage, response: ServerResponse, path: string) => boolean
}

type Handle = HttpListener['handle']

/** Where a browser finds the card fields of a vendor: on the store's card page [PAY-204]. */
export function fieldsOf({ cardPageUrl }: Pick<Settings, 'cardPageUrl'>, vendor: 'spreedly' | 'adyen'): CardFields {
  const at = `${cardPageUrl}/${vendor}`
  return { frameUrl: `${at}/card`, frameOrigin: cardPageUrl, redirectUrl: `${at}/card-page` }
}

/** Where a bank asks of which Spreedly tells no address. */
export function bankPageOf({ cardPageUrl }: Pick<Settings, 'cardPageUrl'>): string {
  return `${cardPageUrl}/spreedly/bank`
}

/** Where cards are typed that a vendor takes in earnest; undefined when all of it is the sandbox. */
export function cardPageOriginOf({
  cardPageUrl,
  spreedly,
  adyen,
}: Pick<Settings, 'cardPageUrl' | 'spreedly' | 'adyen'>): string | undefined {
  return spreedly || adyen.account ? cardPageUrl : undefined
}

/**
 * The port where cards are typed: the card page for vendors with an account, and beside it the sandbox where there is one.
 * None in a process that serves no pages.
 */
export function cardPageListener(
  settings: Settings,
  built: BuiltCardPage | undefined,
  report: (error: unknown) => void,
  sandbox?: Handle,
): HttpListener[] {
  const { sandboxPort: port } = settings
  const page = cardPageOriginOf(settings) !== undefined && built ? pageHandler(settings, built, report) : undefined
  if (!page) return sandbox ? [{ name: 'sandbox', port, handle: sandbox }] : []
  const isPage = /^\/(?:spreedly|adyen|assets)\//
  const handle: Handle = (request, response) =>
    sandbox && !isPage.test(request.url ?? '/') ? sandbox(request, response) : page(request, response)
  return [{ name: sandbox ? 'sandbox' : 'cards', port, handle }]
}

function pageHandler(settings: Settings, { files, serve }: BuiltCardPage, report: (error: unknown) => void): Handle {
  const proxies = settings.trustedProxies ? readNetworks(settings.trustedProxies)! : new BlockList()
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
    secondsToWait: (request, asked) => limits[asked](clientAddress(request, proxies)),
    report,
  })
  const listener = getRequestListener(app.fetch)
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    // Of what is served beside the files the page says that it is not there.
    if (path.startsWith('/assets/') && isRead(request) && serve(request, response, path)) return
    void listener(request, response)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Where browsers see the shop: at its sites' addresses, and while no money is real at this machine's ports. */
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
