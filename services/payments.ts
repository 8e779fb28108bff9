import { createHmac } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import type { Database } from '#platform/database.ts'
import type { HttpListener } from '#platform/listen.ts'
import { paymentsBy, type Payments } from '#platform/payments/payments.ts'
import { openSandbox } from '#platform/payments/sandbox/sandbox.ts'
import { spreedlyEngine, type SpreedlySettings } from '#platform/payments/spreedly.ts'
import { viesAnswer } from '#platform/vat/stand-in.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { localName, siteCodes, sitePort } from '#platform/settings/site-hosts.ts'

const sandboxPath = '/__sandbox/spreedly/v1'
const viesPath = '/__sandbox/vies/rest-api'
const vendorFrame = 'https://core.spreedly.com'

/** Where browsers find the sandbox; undefined when a real vault is configured. */
export function sandboxOriginOf({
  spreedly,
  sandboxPort,
  hosts,
}: Pick<Settings, 'spreedly' | 'sandboxPort' | 'hosts'>): string | undefined {
  return spreedly ? undefined : `http://${localName(hosts)}:${sandboxPort}`
}

/** Where a demo asks for VAT numbers: at a stand-in beside the sandbox; undefined where there is none. */
export function sandboxViesUrl(settings: Parameters<typeof sandboxOriginOf>[0]): string | undefined {
  const origin = sandboxOriginOf(settings)
  return origin && origin + viesPath
}

/** The payment engines of the settings: the vendor's, by default with the sandbox's address and keys. */
export async function openPayments(
  settings: Settings,
  db: Database,
  report: (error: unknown) => void,
): Promise<{ engines: Payments; listeners: HttpListener[] }> {
  const { spreedly, sandboxPort, hosts } = settings
  const origin = sandboxOriginOf(settings)
  if (spreedly || !origin)
    return { engines: paymentsBy({ cards: spreedlyEngine(vendorSettings(spreedly!)) }), listeners: [] }
  const keyed = (name: string) => createHmac('sha256', settings.secret).update(`sandbox.${name}`).digest('base64url')
  const keys = {
    environmentKey: keyed('environment'),
    accessSecret: keyed('secret'),
    gatewayToken: keyed('gateway'),
  }
  const shopOrigins = siteCodes.flatMap((site) => [
    new URL(settings.siteUrls[site]).origin,
    `http://${localName(hosts)}:${sitePort(site, settings.port)}`,
  ])
  const app = await openSandbox(db, { ...keys, origin, shopOrigins: [...new Set(shopOrigins)], report })
  app.post(`${viesPath}/check-vat-number`, async (context) =>
    context.json(viesAnswer((await context.req.json()) as Parameters<typeof viesAnswer>[0])),
  )
  const listener = getRequestListener(app.fetch)
  return {
    engines: paymentsBy({
      cards: spreedlyEngine({
        ...keys,
        baseUrl: `${origin}${sandboxPath}`,
        cardFields: () => ({
          frameUrl: `${origin}/__sandbox/card`,
          frameOrigin: origin,
          redirectUrl: `${origin}/__sandbox/card-page`,
        }),
      }),
    }),
    listeners: [
      { name: 'sandbox', port: sandboxPort, handle: (request, response) => void listener(request, response) },
    ],
  }
}

function vendorSettings(spreedly: NonNullable<Settings['spreedly']>): SpreedlySettings {
  return {
    ...spreedly,
    cardFields: () => ({
      frameUrl: `${vendorFrame}/iframe/iframe-v1.min.js`,
      frameOrigin: vendorFrame,
      redirectUrl: `${vendorFrame}/v1/payment_methods`,
    }),
  }
}
