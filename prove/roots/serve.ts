import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Site } from '#domain/sites.ts'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { openDatabase } from '#platform/database.ts'
import { databaseProblems } from '#platform/database/version-check.ts'
import { openListeners, type HttpListener } from '#platform/listen.ts'
import { catchMail } from '#platform/mail/catcher.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { payPalEngine } from '#platform/payments/paypal/paypal.ts'
import { mountPayPal, payPalPath } from '#platform/payments/paypal/stand-in/stand-in.ts'
import { openSandbox } from '#platform/payments/sandbox/sandbox.ts'
import { paymentsBy } from '#platform/payments/payments.ts'
import { spreedlyEngine } from '#platform/payments/spreedly.ts'
import { ownChecks } from '#services/addresses/own-checks.ts'
import { createApp } from '#services/call/app.ts'
import { readingCatalog } from '#services/wiring/catalog-reads.ts'
import type { ReserveStock } from '#services/catalog/steps.ts'
import { giftCardsBy, type GiftCards } from '#services/giftcards/steps.ts'
import { invoicingBy } from '#services/invoices/invoicing.ts'
import { payPalMemory } from '#services/payment-events/steps.ts'
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'
import { identifyBy } from '#services/sessions/identify.ts'
import { loginDelays } from '#services/sessions/login-delays.ts'
import { rateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import { startWorker } from '#services/worker.ts'

/** The keys between this root's shop and its sandbox. */
const keys = { environmentKey: 'prove-environment', accessSecret: 'prove-secret', gatewayToken: 'prove-gateway' }

const payPalAccount = { clientId: 'prove', clientSecret: 'prove-paypal', webhookId: 'PROVE1' }

/** What gift cards of a proof are hashed with. */
export const secret = 'the secret of a proof'

interface Served {
  reserve: ReserveStock
  checksDatabase: boolean
  routesBy?: (deps: StoreDeps) => Route[]
  depsBy?: (deps: StoreDeps) => StoreDeps
  engineBy?: (engine: CardEngine) => CardEngine
  giftCards?: GiftCards
  listenBy?: (port: number, handle: HttpListener['handle']) => Promise<unknown>
}

const listen = (port: number, handle: HttpListener['handle']) =>
  openListeners([{ name: 'proof', port, handle }], ['127.0.0.1'])

/**
 * Serves the services and their sandbox, without pages, on the port and database that the environment names; what a
 * known-bad twin does another way is handed in. Says 'ready' to its parent.
 */
export async function serve({
  reserve,
  checksDatabase,
  routesBy = storeRoutes,
  depsBy = (deps) => deps,
  engineBy = (engine) => engine,
  giftCards = giftCardsBy(secret),
  listenBy = listen,
}: Served) {
  const url = process.env['PROVE_DATABASE']!
  const port = Number(process.env['PROVE_PORT'])
  const db = openDatabase(url, () => {}, { poolSize: 16 })
  const problems = checksDatabase ? await databaseProblems(db) : []
  if (problems.length > 0) throw new Error(problems.join(' '))
  const origin = `http://127.0.0.1:${port}`
  const deps = depsBy({
    db,
    ...readingCatalog(db),
    secret,
    redirectHosts: [],
    settings: defaultCartSettings,
    ...rateTablesCache(db),
    taxEngine: null,
    vatRegistry: null,
    addressEngine: ownChecks,
    rateEngine: null,
    captcha: { engines: {}, required: [] },
    maxDeclines: 1_000_000,
    payments: paymentsBy({
      cards: engineBy(
        spreedlyEngine({
          ...keys,
          // What stands between shop and vendor, when something does.
          baseUrl: `${process.env['PROVE_VENDOR'] ?? origin}/__sandbox/spreedly/v1`,
          cardFields: () => ({ frameUrl: origin, frameOrigin: origin, redirectUrl: origin }),
        }),
      ),
      payPal: payPalEngine({
        ...payPalAccount,
        baseUrl: origin + payPalPath,
        pageOrigin: origin,
        secret,
        brand: 'Ironwright',
        memory: payPalMemory(db),
        hasScript: false,
      }),
    }),
    reserve,
    delays: loginDelays(db),
    giftCards,
    invoicing: invoicingBy('Ironwright'),
  })
  const defects: unknown[] = []
  const report = (error: unknown) => {
    defects.push(error)
    if (process.env['PROVE_VERBOSE']) console.error(error)
  }
  let isReady = false
  process.on('unhandledRejection', (error) => {
    report(error)
    if (isReady) process.send?.(String(error))
  })
  const app = createApp(routesBy(deps), {
    brand: 'Ironwright',
    clock: Date.now,
    siteOf: ({ req }) => (req.header('x-prove-site') ?? 'USA') as Site,
    isHttps: () => false,
    // Many shoppers ask from one machine.
    ipOf: ({ req }) => req.header('x-prove-ip') ?? '127.0.0.1',
    identify: identifyBy(db),
    // Limits are settings: a proof of races asks more often than a shopper may.
    limit: async () => {},
    report,
  })
  const sandbox = await openSandbox(db, { ...keys, origin, shopOrigins: [origin], report })
  const payPal = { ...payPalAccount, url: origin + payPalPath, shopOrigins: [origin], webhookUrl: null, report }
  await mountPayPal(sandbox, db, payPal)
  const shop = getRequestListener(app.fetch)
  const vault = getRequestListener(sandbox.fetch)
  const mails = { ...deps, mail: catchMail(db), brand: 'Ironwright', siteUrl: () => origin }
  await startWorker(mails, url, report)
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const answer = request.url?.startsWith('/__sandbox') ? vault : shop
    void answer(request, response)
  }
  await listenBy(port, handle)
  isReady = true
  process.send?.('ready')
}
