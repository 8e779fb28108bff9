import { webhookClient } from '#platform/webhooks/client.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import { builtInAddressEngine } from '#services/addresses/built-in-address-engine.ts'
import type { CatalogReads } from '#services/wiring/reads/catalog-reads.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { createChatNotifier } from '#services/chat/chat-notifier.ts'
import { createFlagNotifier } from '#services/flags/flag-notifier.ts'
import { cachedPathChanges } from '#services/route/steps.ts'
import { cachedFeatures } from '#services/flags/steps.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { createInvoicing } from '#services/invoices/invoicing.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { loginDelays } from '#services/sessions/login-delays.ts'
import { rateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import { createDisplayedTax } from '#services/tax/displayed-tax.ts'
import { noRelease } from '#storefront/build/release.ts'
import { createPageHandler } from '#storefront/server/page-handler.ts'

/** Each request specifies its site in a header. */
const siteUrls = Object.fromEntries(sites.map((site) => [site, `http://${site.toLowerCase()}.localhost`])) as Record<
  Site,
  string
>

const noVendor = createPayments({
  cards: spreedlyEngine({
    environmentKey: 'prove-environment',
    accessSecret: 'prove-secret',
    gatewayToken: 'prove-gateway',
    baseUrl: 'http://127.0.0.1:9/none',
    cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
  }),
})

interface PageOptions {
  db: Database
  dist: string
  cache: PageCache
  reads: CatalogReads
  now: number
  payments?: StoreDeps['payments']
  callBy?: typeof callInProcess
}

/** Serves all storefronts on a free port. */
export async function servePages({
  db,
  dist,
  cache,
  reads,
  now,
  payments = noVendor,
  callBy = callInProcess,
}: PageOptions) {
  const rates = rateTablesCache(db)
  const routes = storeRoutes({
    db,
    ...reads,
    secret: 'the secret of a proof',
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
    siteUrls,
    settings: defaultCartSettings,
    ...rates,
    taxEngine: null,
    vatRegistry: null,
    addressEngine: builtInAddressEngine,
    rateEngine: null,
    payments,
    reserve: reserveStock,
    delays: loginDelays(db),
    giftCards: createGiftCards('the secret of a proof'),
    captcha: { engines: {}, required: [] },
    maxDeclines: 1_000_000,
    release: noRelease,
    readFeatures: cachedFeatures(db),
    readPathChange: cachedPathChanges(db),
    flagNews: createFlagNotifier(),
    chat: { news: createChatNotifier(), hoursOf: () => [], pageUrl: null, supportEmail: 'support@shop.example' },
    invoicing: createInvoicing('Ironwright'),
  })
  const call = callBy(routes, { identify: createCallerIdentifier(db), limit: async () => {} })
  const tax = await createDisplayedTax(rates.taxTables, () => now)
  const defects: unknown[] = []
  const handler = await createPageHandler({
    dist,
    brand: 'Ironwright',
    openSites: sites,
    siteUrls,
    socialLinks: Object.fromEntries(sites.map((site) => [site, []])) as Record<Site, []>,
    cardBrands: ['visa'],
    policy: { frameSources: [], formActions: [], imageSources: [], scriptSources: [], isHttps: false },
    securityContact: 'mailto:security@shop.example',
    debug: 'asked',
    cache,
    callFor: ({ cookies, ...caller }) => {
      const jar = cookiesOf(cookies, false)
      return { call: call({ ...caller, cookies: jar, bearer: undefined, isOwnPage: true }), setCookies: jar.toSet }
    },
    taxOf: tax.of,
    ipOf: () => '127.0.0.1',
    secondsToWait: async () => 0,
    mayBegin: () => true,
    report: (defect) => defects.push(defect),
    warn: (_message, error) => defects.push(error),
    now: () => now,
  })
  const server = createServer((request, response) => handler(request, response, request.headers['x-site'] as Site))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = async () => {
    tax.stop()
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port: (server.address() as AddressInfo).port, defects, close }
}
