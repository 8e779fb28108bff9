import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import type { CallInput } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { createClient } from '#contract/client/client.ts'
import { store, type Store } from '#contract/store.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { sites, type Site } from '#domain/sites.ts'
import { loadRates } from '../../db/rates/load.ts'
import { clockForTests } from '#platform/clock-for-tests.ts'
import type { Database } from '#platform/database.ts'
import { webhookClient } from '#platform/webhooks/client.ts'
import { headerCountries } from '#platform/geo/header.ts'
import { mailCatcher } from '#platform/mail/catcher.ts'
import { openSpreedlySimulator } from '#platform/payments/spreedly/simulator/simulator.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly/spreedly.ts'
import { migrationsIn } from '#platform/migrate.ts'
import { createTestDatabase, openStrictly } from '#platform/postgres-for-tests.ts'
import type { RateEngine } from '#platform/rates/engine.ts'
import { configuration } from '#platform/settings/settings-for-tests.ts'
import { defaultRateLimits } from '#platform/settings/rate-limits.ts'
import { builtInAddressEngine } from '#services/addresses/built-in-address-engine.ts'
import { createApp } from '#services/call/app.ts'
import { createCaptchaCheck } from '#services/captcha/check.ts'
import { proofOfWork } from '#services/captcha/proof-of-work.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { createChatNotifier } from '#services/chat/chat-notifier.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { testCategories, testProducts } from './products-for-tests.ts'
import type { Edge } from '#services/call/dispatch.ts'
import { createInvoicing } from '#services/invoices/invoicing.ts'
import { createFlagNotifier } from '#services/flags/flag-notifier.ts'
import { cachedPathChanges } from '#services/route/steps.ts'
import { cachedFeatures } from '#services/flags/steps.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'
import { createCallerIdentifier } from '#services/sessions/identify.ts'
import { loginDelays } from '#services/sessions/login-delays.ts'
import { rateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import { createStaffResolver } from '#services/staff/staff-of.ts'
import { vendorQuota } from '#services/call/limits/vendor-quota.ts'

export const secrets = { environmentKey: 'test-environment', accessSecret: 'test-secret', gatewayToken: 'test-gateway' }
const testSeller = {
  lines: ['Ironwright GmbH', 'Hafenstr. 7', '20457 Hamburg'],
  vatNumber: 'DE811907980',
  eoriNumber: 'DE1',
}
export const testStaffToken = 'the-staff-of-the-tests-0123456789'
const geo = headerCountries('x-test-country')
const alwaysOpen = [{ firstDay: 1, lastDay: 7, from: 0, to: 1_440 }]
export const testNow = Date.UTC(2026, 10, 20, 12)
const migrations = new URL('../../db/migrations/', import.meta.url)
export const testRelease = { hash: '0123456789abcdef', buildDate: '2026-11-20T08:00:00.000Z' }

/** A visitor with cookies; `call` validates every response against the contract. */
export interface Visitor {
  call: StoreCall
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  cookies: Map<string, string>
}

/** Starts the services on a new database with a small catalog. An unexpected error fails the test file. */
export async function openTestShop(
  products: readonly ProductEntry[] = testProducts,
  rateEngine: RateEngine | null = null,
) {
  const { url, drop } = await createTestDatabase({
    name: nameOf(products),
    clock: () => testNow,
    fill: (db) => fill(db, products),
  })
  const clock = clockForTests(testNow)
  const db = openStrictly(url, clock)
  const defects: unknown[] = []
  const sandbox = await startSandbox(db, (defect) => defects.push(defect))
  const invoicing = createInvoicing('Ironwright', { EUR: testSeller })
  const mediaFolder = await mkdtemp(join(tmpdir(), 'media-'))
  const deps: StoreDeps = {
    db,
    ...uncachedCatalog(db),
    secret: 'a secret of the tests',
    redirectHosts: ['partner.example'],
    openSites: sites,
    siteUrls: Object.fromEntries(sites.map((site) => [site, `https://${site.toLowerCase()}.example`])) as Record<
      Site,
      string
    >,
    settings: defaultCartSettings,
    ...rateTablesCache(db),
    taxEngine: null,
    vatRegistry: null,
    addressEngine: builtInAddressEngine,
    rateEngine,
    payments: createPayments({ cards: sandbox.engine }),
    reserve: reserveStock,
    delays: loginDelays(db),
    giftCards: createGiftCards('a secret of the tests'),
    maxDeclines: 1_000,
    captcha: { engines: { USA: proofOfWork('a secret of the tests') }, required: [] },
    invoicing,
    release: testRelease,
    brand: 'Ironwright',
    backOfficeUrl: 'https://office.example',
    orderManagerSites: ['USA'],
    webhooks: webhookClient({ allowsLocal: true }),
    healthHost: { dataDir: mediaFolder, migrations: () => migrationsIn(migrations) },
    listedSettings: configuration({}),
    mediaFolder,
    mediaUnusedDays: 30,
    readFeatures: cachedFeatures(db),
    readPathChange: cachedPathChanges(db),
    flagNews: createFlagNotifier(),
    chat: {
      news: createChatNotifier(),
      hoursOf: () => alwaysOpen,
      pageUrl: null,
      supportEmail: 'support@shop.example',
    },
  }
  const appOf = (others: Partial<StoreDeps>, limit: Edge['limit'], host: { isBackOffice?: true } = {}) =>
    createApp(storeRoutes({ ...deps, ...others }), {
      ...host,
      brand: 'Ironwright',
      clock,
      siteOf: ({ req }, siteInPath) =>
        (host.isBackOffice ? (siteInPath ?? 'USA') : (req.header('x-test-site') ?? 'USA')) as Site,
      isHttps: () => false,
      ipOf: () => '127.0.0.1',
      countryOf: ({ req }) => geo.countryOf({ ip: '127.0.0.1', header: (name) => req.header(name) }),
      identify: createCallerIdentifier(db),
      limit,
      captcha: createCaptchaCheck(db, others.captcha ?? deps.captcha),
      staffOf: createStaffResolver(db, { token: testStaffToken, warn: () => {} }),
      takeQuota: vendorQuota(db, defaultRateLimits, () => {}),
      report: (defect) => defects.push(defect),
    })
  const closings: (() => Promise<void>)[] = []
  after(async () => {
    for (const close of closings) await close()
    invoicing.close()
    await sandbox.close()
    await db.close()
    await drop()
    await rm(mediaFolder, { recursive: true, force: true })
    assert.deepEqual(defects, [])
  })
  /** Creates visitors of the same shop with different dependencies. */
  const visitBy = (others: Partial<StoreDeps>, limit: Edge['limit'] = async () => {}) => {
    const app = appOf(others, limit)
    return (site: Site = 'USA'): Visitor => visitor(app, site, clock)
  }
  return {
    db,
    url,
    deps,
    engine: sandbox.engine,
    clock,
    defects,
    visit: visitBy({}),
    visitBy,
    /** Opens the back office host with an empty cookie jar, optionally with different dependencies. */
    visitOffice: (site: Site = 'USA', others: Partial<StoreDeps> = {}) =>
      visitor(
        appOf(others, async () => {}, { isBackOffice: true }),
        site,
        clock,
      ),
    sandboxUrl: sandbox.url,
    mail: mailCatcher(db),
    cardToken: sandbox.cardToken,
    closeFirst: (close: () => Promise<void>) => void closings.push(close),
  }
}
export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Different catalogs need database templates with different names. */
function nameOf(products: readonly ProductEntry[]) {
  return `shop_${createHash('sha256').update(JSON.stringify(products)).digest('hex').slice(0, 16)}`
}

async function fill(db: Database, products: readonly ProductEntry[]) {
  await db.transaction(async (tx) => {
    await loadRates(tx)
    await saveCategories(tx, testCategories, () => null)
    for (const product of products) await saveProduct(tx, product, () => null, testNow)
  })
}

function visitor(app: ReturnType<typeof createApp>, site: Site, clock: () => number): Visitor {
  const cookies = new Map<string, string>()
  const fetcher = async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-test-site', site)
    headers.set('host', 'localhost:3000')
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.request(new URL(input as string, 'http://shop').href, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }
  const call = createClient<Store>({ base: 'http://shop', site, fetcher, contract: store, now: clock }) as StoreCall
  return { call, fetch: (path, init) => fetcher(path, init), cookies }
}

async function startSandbox(db: Database, report: (defect: unknown) => void) {
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app = await openSpreedlySimulator(db, { ...secrets, origin, shopOrigins: ['http://localhost:3000'], report })
  const listener = getRequestListener(app.fetch)
  const engine = spreedlyEngine({
    ...secrets,
    baseUrl: `${origin}/__sandbox/spreedly/v1`,
    cardFields: () => ({
      frameUrl: `${origin}/__sandbox/card`,
      frameOrigin: origin,
      redirectUrl: `${origin}/__sandbox/card-page`,
    }),
  })
  const cardToken = async (number = '4111111111111111', cvv = '123') => {
    const response = await fetch(`${origin}/__sandbox/cards`, {
      method: 'POST',
      body: JSON.stringify({ number, expiry: '12/30', cvv }),
    })
    return ((await response.json()) as { token: string }).token
  }
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: origin, engine, cardToken, close }
}

export async function cartWith(
  { call }: Visitor,
  items: readonly CallInput<Store, 'POST /svc_list/lists/{id}/items'>['body']['items'][number][],
) {
  const { _id } = await call('POST /svc_list/lists', { body: { type: 'cart' }, key: randomUUID() })
  return call('POST /svc_list/lists/{id}/items', {
    params: { id: _id },
    body: { items: [...items] },
    version: 'any',
    key: randomUUID(),
  })
}

/** Counts the results of concurrent attempts: fulfilled ones, and refused ones by code. */
export async function countResults(attempts: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(attempts)
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const code: string = outcome.status === 'fulfilled' ? 'fulfilled' : outcome.reason.code
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

export function times<T>(count: number, attempt: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => attempt(index))
}
