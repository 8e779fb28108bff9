import { webhookClient } from '#platform/webhooks/client.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { sites, type Site } from '#domain/sites.ts'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { openDatabase, type Database } from '#platform/database.ts'
import { databaseProblems } from '#platform/database/version-check.ts'
import { openListeners, type HttpListener } from '#platform/listen.ts'
import { mailCatcher } from '#platform/mail/catcher.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { payPalEngine } from '#platform/payments/paypal/paypal.ts'
import { mountPayPal, payPalPath } from '#platform/payments/paypal/simulator/simulator.ts'
import { openSpreedlySimulator } from '#platform/payments/spreedly/simulator/simulator.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { builtInAddressEngine } from '#services/addresses/built-in-address-engine.ts'
import { createApp } from '#services/call/app.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import type { ReserveStock } from '#services/catalog/steps.ts'
import { createChatNotifier } from '#services/chat/chat-notifier.ts'
import { createFlagNotifier } from '#services/flags/flag-notifier.ts'
import { cachedPathChanges } from '#services/route/steps.ts'
import { cachedFeatures } from '#services/flags/steps.ts'
import { createGiftCards, type GiftCards } from '#services/gift-cards/steps.ts'
import { createInvoicing } from '#services/invoices/invoicing.ts'
import { createPayPalTokenStore } from '#services/payment-events/steps.ts'
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { createStaffResolver } from '#services/staff/staff-of.ts'
import { loginDelays } from '#services/sessions/login-delays.ts'
import { rateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import { noRelease } from '#storefront/build/release.ts'
import { startWorker } from '#services/worker.ts'

const keys = { environmentKey: 'prove-environment', accessSecret: 'prove-secret', gatewayToken: 'prove-gateway' }
const payPalAccount = { clientId: 'prove', clientSecret: 'prove-paypal', webhookId: 'PROVE1' }

export const secret = 'the secret of a proof'

interface ServeOptions {
  reserve: ReserveStock
  checksDatabase: boolean
  routesBy?: (deps: StoreDeps) => Route[]
  depsBy?: (deps: StoreDeps) => StoreDeps
  engineBy?: (engine: CardEngine) => CardEngine
  giftCards?: GiftCards
  listenBy?: (port: number, handle: HttpListener['handle']) => Promise<unknown>
  /** If set, the process serves the calls of the back office with this clock. */
  officeClock?: () => number
}

const listen = (port: number, handle: HttpListener['handle']) =>
  openListeners([{ name: 'proof', port, handle }], ['127.0.0.1'])

/** Serves calls and the payment simulator, without pages. Twins replace individual parts. */
export async function serve({
  reserve,
  checksDatabase,
  routesBy = storeRoutes,
  depsBy = (deps) => deps,
  engineBy = (engine) => engine,
  giftCards = createGiftCards(secret),
  listenBy = listen,
  officeClock,
}: ServeOptions) {
  const url = process.env['PROVE_DATABASE']!
  const port = Number(process.env['PROVE_PORT'])
  const db = openDatabase(url, () => {}, { poolSize: 16, ...(officeClock && { clock: officeClock }) })
  const problems = checksDatabase ? await databaseProblems(db) : []
  if (problems.length > 0) throw new Error(problems.join(' '))
  const origin = `http://127.0.0.1:${port}`
  const deps = depsBy(depsOf(db, { payments: paymentsOf(db, origin, engineBy), reserve, giftCards }))
  const { report, markReady } = reportDefects()
  const shop = getRequestListener(appOf(db, routesBy(deps), report, officeClock).fetch)
  const vault = getRequestListener((await openVendors(db, origin, report)).fetch)
  await startWorker({ ...deps, mail: mailCatcher(db), brand: 'Ironwright', siteUrl: () => origin }, url, report)
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const handler = request.url?.startsWith('/__sandbox') ? vault : shop
    void handler(request, response)
  }
  await listenBy(port, handle)
  markReady()
}

type OwnDeps = Pick<StoreDeps, 'payments' | 'reserve' | 'giftCards'>

function depsOf(db: Database, own: OwnDeps): StoreDeps {
  return {
    db,
    ...uncachedCatalog(db),
    secret,
    redirectHosts: [],
    openSites: sites,
    brand: 'Ironwright',
    backOfficeUrl: '',
    webhooks: webhookClient(),
    orderManagerSites: [],
    mediaFolder: join(tmpdir(), 'ironwright-proof-media'),
    mediaUnusedDays: 30,
    healthHost: { dataDir: tmpdir(), migrations: async () => [] },
    listedSettings: { mode: 'demo', listing: [] },
    siteUrls: Object.fromEntries(sites.map((site) => [site, ''])) as Record<Site, string>,
    settings: defaultCartSettings,
    ...rateTablesCache(db),
    taxEngine: null,
    vatRegistry: null,
    addressEngine: builtInAddressEngine,
    rateEngine: null,
    captcha: { engines: {}, required: [] },
    maxDeclines: 1_000_000,
    release: noRelease,
    readFeatures: cachedFeatures(db),
    readPathChange: cachedPathChanges(db),
    flagNews: createFlagNotifier(),
    chat: { news: createChatNotifier(), hoursOf: () => [], pageUrl: null, supportEmail: 'support@shop.example' },
    delays: loginDelays(db),
    invoicing: createInvoicing('Ironwright'),
    ...own,
  }
}

function paymentsOf(db: Database, origin: string, engineBy: (engine: CardEngine) => CardEngine) {
  const cards = spreedlyEngine({
    ...keys,
    // A proof may put a proxy between the shop and a vendor.
    baseUrl: `${process.env['PROVE_VENDOR'] ?? origin}/__sandbox/spreedly/v1`,
    cardFields: () => ({ frameUrl: origin, frameOrigin: origin, redirectUrl: origin }),
  })
  const payPal = payPalEngine({
    ...payPalAccount,
    baseUrl: origin + payPalPath,
    pageOrigin: origin,
    secret,
    brand: 'Ironwright',
    memory: createPayPalTokenStore(db),
    hasScript: false,
  })
  return createPayments({ cards: engineBy(cards), payPal })
}

async function openVendors(db: Database, origin: string, report: (error: unknown) => void) {
  const sandbox = await openSpreedlySimulator(db, { ...keys, origin, shopOrigins: [origin], report })
  const payPal = { ...payPalAccount, url: origin + payPalPath, shopOrigins: [origin], webhookUrl: null, report }
  await mountPayPal(sandbox, db, payPal)
  return sandbox
}

function appOf(db: Database, routes: Route[], report: (error: unknown) => void, officeClock?: () => number) {
  const office = officeClock && {
    isBackOffice: true as const,
    staffOf: createStaffResolver(db, { token: process.env['PROVE_STAFF_TOKEN'], warn: () => {} }),
  }
  return createApp(routes, {
    ...office,
    brand: 'Ironwright',
    clock: officeClock ?? Date.now,
    siteOf: ({ req }, siteInPath) => ((office ? siteInPath : undefined) ?? req.header('x-prove-site') ?? 'USA') as Site,
    isHttps: () => false,
    ipOf: ({ req }) => req.header('x-prove-ip') ?? '127.0.0.1',
    identify: createCallerIdentifier(db),
    // Race proofs exceed the rate limits for shoppers.
    limit: async () => {},
    report,
  })
}

function reportDefects() {
  const report = (error: unknown) => {
    if (process.env['PROVE_VERBOSE']) console.error(error)
  }
  let isReady = false
  process.on('unhandledRejection', (error) => {
    report(error)
    if (isReady) process.send?.(String(error))
  })
  const markReady = () => {
    isReady = true
    process.send?.('ready')
  }
  return { report, markReady }
}
