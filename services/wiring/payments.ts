import { createHmac } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Database } from '#platform/database.ts'
import type { HttpListener } from '#platform/listen.ts'
import { adyenEngine } from '#platform/payments/adyen/adyen.ts'
import { adyenPath, mountAdyen } from '#platform/payments/adyen/simulator/simulator.ts'
import type { AdyenWebhookSettings } from '#platform/payments/adyen/webhook.ts'
import type { ApprovalEngine, CardEngine } from '#platform/payments/engine.ts'
import { createPayments, type Payments } from '#platform/payments/payments.ts'
import { payPalEngine } from '#platform/payments/paypal/paypal.ts'
import { mountPayPal, payPalPath } from '#platform/payments/paypal/simulator/simulator.ts'
import { createPayPalWebhookReader } from '#platform/payments/paypal/webhook.ts'
import { mountWalletSimulator } from '#platform/payments/simulator/wallet-pages.ts'
import { openSpreedlySimulator } from '#platform/payments/spreedly/simulator/simulator.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { viesResponse } from '#platform/vat/simulator.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { localName } from '#platform/settings/site-hosts.ts'
import { bankPageOf, cardPageListener, fieldsOf, shopOriginsOf, type BuiltCardPage } from './card-page.ts'
import { createAdyenEventLookup, createPayPalTokenStore } from '#services/payment-events/steps.ts'
import { createWalletPayloadStore } from '#services/payment-methods/wallet-payloads.ts'
import { mountEventDestinations } from './event-destinations.ts'
import { simulatorKey, simulatorOriginOf, type SimulatorSettings } from './simulators.ts'
import { createWallets } from './wallets.ts'

const spreedlyPath = '/__sandbox/spreedly/v1'
const viesPath = '/__sandbox/vies/rest-api'

/** Returns the URL of the VIES simulator in a demo, or undefined. */
export function simulatorViesUrl(settings: SimulatorSettings): string | undefined {
  const origin = simulatorOriginOf(settings)
  return origin && origin + viesPath
}

interface OpenedPayments {
  engines: Payments
  /** Settings for verifying Adyen webhooks; undefined if there is no account. */
  adyen: AdyenWebhookSettings | undefined
  /** Reads PayPal webhooks; undefined if there is no account. */
  payPal: ReturnType<typeof createPayPalWebhookReader> | undefined
  listeners: HttpListener[]
  close: () => Promise<void>
}

/** Opens the configured payment engines; simulators are the default. */
export async function openPayments(
  settings: Settings,
  db: Database,
  report: (error: unknown) => void,
  cardPage?: BuiltCardPage,
): Promise<OpenedPayments> {
  const { spreedly } = settings
  const origin = simulatorOriginOf(settings)
  if (!origin) {
    const adyen = adyenAccount(settings, db)
    const payPal = payPalAccount(settings, db)
    // If there is no other card account, the settings ensure that all sites use Adyen.
    const cards = spreedly ? spreedlyAccount(settings, spreedly) : adyen!.engine
    const engines = enginesOf(settings, cards, adyen?.engine, payPal?.engine)
    const listeners = cardPageListener(settings, cardPage, report)
    return { engines, adyen: adyen?.webhooks, payPal: payPal?.webhooks, listeners, close: async () => {} }
  }
  const keys = {
    environmentKey: simulatorKey(settings, 'environment'),
    accessSecret: simulatorKey(settings, 'secret'),
    gatewayToken: simulatorKey(settings, 'gateway'),
  }
  const shopOrigins = shopOriginsOf(settings)
  const app = await openSpreedlySimulator(db, { ...keys, origin, shopOrigins, report })
  app.post(`${viesPath}/check-vat-number`, async (context) =>
    context.json(viesResponse((await context.req.json()) as Parameters<typeof viesResponse>[0])),
  )
  mountWalletSimulator(app)
  mountEventDestinations(app, settings)
  const simulator = { app, origin, shopOrigins, report }
  const adyen = adyenAccount(settings, db) ?? (await adyenSimulator(settings, db, simulator))
  const payPal: OpenedPayPal = payPalAccount(settings, db) ?? (await payPalSimulator(settings, db, simulator))
  const cards = spreedlyEngine({
    ...keys,
    baseUrl: `${origin}${spreedlyPath}`,
    cardFields: () => ({
      frameUrl: `${origin}/__sandbox/card`,
      frameOrigin: origin,
      redirectUrl: `${origin}/__sandbox/card-page`,
    }),
  })
  return {
    engines: enginesOf(settings, cards, adyen?.engine, payPal.engine),
    adyen: adyen?.webhooks,
    payPal: payPal.webhooks,
    listeners: cardPageListener(settings, cardPage, report, getRequestListener(app.fetch)),
    close: async () => {
      await adyen?.close?.()
      await payPal.close?.()
    },
  }
}

/**
 * Returns the engines. Each site has one card engine. On every site, orders paid through Adyen still use the Adyen
 * engine [CHECKOUT-010].
 */
function enginesOf(
  settings: Settings,
  cards: CardEngine,
  adyenCards: CardEngine | undefined,
  payPal: ApprovalEngine | null = null,
): Payments {
  const { adyen } = settings
  const walletsOf = createWallets(settings, simulatorOriginOf(settings))
  if (!adyenCards) return createPayments({ cards, walletsOf, payPal })
  const cardsOn = Object.fromEntries(adyen.sites.map((site) => [site, adyenCards]))
  return createPayments({ cards, cardsOn, others: [adyenCards], walletsOf, payPal })
}

function spreedlyAccount(settings: Settings, account: NonNullable<Settings['spreedly']>): CardEngine {
  const cardFields = () => fieldsOf(settings, 'spreedly')
  return spreedlyEngine({ ...account, bankPage: bankPageOf(settings), cardFields })
}

interface OpenedAdyen {
  engine: CardEngine
  webhooks: AdyenWebhookSettings
  close?: () => Promise<void>
}

function adyenAccount(settings: Settings, db: Database): OpenedAdyen | undefined {
  const { secret } = settings
  const { account } = settings.adyen
  if (!account) return undefined
  const { merchantAccount, hmacKeys } = account
  return {
    engine: adyenEngine({
      ...account,
      secret,
      events: createAdyenEventLookup(db),
      wallets: createWalletPayloadStore(db),
      cardFields: () => fieldsOf(settings, 'adyen'),
    }),
    webhooks: { merchantAccount, hmacKeys },
  }
}

interface SimulatorOrigin {
  app: Hono
  origin: string
  shopOrigins: readonly string[]
  report: (error: unknown) => void
}

/** Opens the Adyen simulator with webhooks to the store, for demos with sites that use Adyen. */
async function adyenSimulator(settings: Settings, db: Database, { app, origin, shopOrigins, report }: SimulatorOrigin) {
  if (settings.adyen.sites.length === 0) return undefined
  const url = origin + adyenPath
  const hmacKey = createHmac('sha256', settings.secret).update('sandbox.adyen-webhooks').digest('hex')
  const account = { apiKey: simulatorKey(settings, 'adyen'), merchantAccount: 'IronwrightDemo' }
  const webhookUrl = `http://${localName(settings.hosts)}:${settings.port}/svc_payment/webhooks/adyen`
  const { close } = await mountAdyen(app, db, { ...account, hmacKey, url, shopOrigins, webhookUrl, report })
  const fields = { frameUrl: `${url}/card`, frameOrigin: origin, redirectUrl: `${url}/card-page` }
  const { secret } = settings
  const engine = adyenEngine({
    ...account,
    baseUrl: `${url}/v72`,
    secret,
    events: createAdyenEventLookup(db),
    wallets: createWalletPayloadStore(db),
    cardFields: () => fields,
  })
  return { engine, webhooks: { merchantAccount: account.merchantAccount, hmacKeys: [hmacKey] }, close }
}

interface OpenedPayPal {
  engine: ApprovalEngine
  webhooks: ReturnType<typeof createPayPalWebhookReader>
  close?: () => Promise<void>
}

function payPalAccount({ payPal: account, brand, secret }: Settings, db: Database): OpenedPayPal | undefined {
  if (!account) return undefined
  return {
    engine: payPalEngine({ ...account, brand, secret, memory: createPayPalTokenStore(db), hasScript: true }),
    webhooks: createPayPalWebhookReader({ ...account, secret }),
  }
}

/** Opens the PayPal simulator with webhooks to the store. */
async function payPalSimulator(
  settings: Settings,
  db: Database,
  { app, origin, shopOrigins, report }: SimulatorOrigin,
) {
  const { brand, secret } = settings
  const url = origin + payPalPath
  const account = {
    clientId: 'IronwrightDemo',
    clientSecret: simulatorKey(settings, 'paypal'),
    webhookId: 'SANDBOX0000000001',
  }
  const webhookUrl = `http://${localName(settings.hosts)}:${settings.port}/svc_payment/webhooks/paypal`
  const { close } = await mountPayPal(app, db, { ...account, url, shopOrigins, webhookUrl, report })
  const config = { ...account, baseUrl: url, secret }
  return {
    engine: payPalEngine({
      ...config,
      pageOrigin: origin,
      brand,
      memory: createPayPalTokenStore(db),
      hasScript: false,
    }),
    webhooks: createPayPalWebhookReader(config),
    close,
  }
}
