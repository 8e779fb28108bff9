import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList } from 'node:net'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { sites, type Site } from '#domain/sites.ts'
import { answerHeaders } from '#platform/answer-headers.ts'
import { clientAddress, readNetworks } from '#platform/client-address.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase, statement } from '#platform/database.ts'
import { listen } from '#platform/database/listen.ts'
import { readingPrimary, readingReplica } from '#platform/database/replica.ts'
import { atMost } from '#platform/database/share.ts'
import { openLane, roomByLoop } from '#platform/lane.ts'
import { keepPresent } from '#platform/jobs/presence.ts'
import type { HttpListener } from '#platform/listen.ts'
import type { Log } from '#platform/log.ts'
import type { Vendor } from '#platform/press.ts'
import { catchMail } from '#platform/mail/catcher.ts'
import { smtpMail } from '#platform/mail/smtp.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { siteOfHost, sitePort } from '#platform/settings/site-hosts.ts'
import { shipperHqEngine } from '#platform/rates/shipperhq.ts'
import { googleAddresses } from '#platform/address/google.ts'
import { viesRegistry } from '#platform/vat/vies.ts'
import { createPageHandler } from '#storefront/server/page-handler.ts'
import { builtCardPage } from '../storefront/server/card-page-files.ts'
import { demoPictures } from '../db/demo/load.ts'
import { ownChecks } from './addresses/own-checks.ts'
import { createApp } from './call/app.ts'
import { openCaptcha } from './wiring/captcha.ts'
import { captchaBy } from './captcha/check.ts'
import { cardPageOriginOf } from './wiring/card-page.ts'
import { keptCatalog, readingCatalog } from './wiring/catalog-reads.ts'
import { modelOf } from './catalog/model-of.ts'
import { reserveStock } from './catalog/steps.ts'
import { cookiesOf } from './call/cookies.ts'
import { editionOfDrawings, openDraughtsman } from './drawings/worker-pool.ts'
import { createMetrics } from './health/metrics.ts'
import { standingLines } from './health/queue-metrics.ts'
import { serveStop } from './bins/serve-unsubscribe.ts'
import { giftCardsBy } from './giftcards/steps.ts'
import { invoicingBy } from './invoices/invoicing.ts'
import { callInProcess } from './call/in-process.ts'
import { keptRates } from './wiring/rate-tables-cache.ts'
import { mountMailCatcher } from './mails/pages.ts'
import { serveDrawings } from './drawings/drawings.ts'
import { serveMedia } from './media/media.ts'
import { serveWebhooks } from './payment-events/serve-webhooks.ts'
import { readPurgeNotice } from './outbox/purge-notice.ts'
import { openPayments, sandboxOriginOf, sandboxViesUrl } from './wiring/payments.ts'
import { answerMs } from './call/dispatch.ts'
import { pageLimiter, rateLimiter } from './call/rate-limits.ts'
import { servePhotos } from './reviews/serve-photos.ts'
import { storeRoutes, type StoreDeps } from './routes.ts'
import { identifyBy } from './sessions/identify.ts'
import { loginDelays } from './sessions/login-delays.ts'
import { shownTaxBy } from './tax/displayed-tax.ts'
import { staffBy } from './call/staff-auth.ts'
import { openTaxEngine } from './wiring/tax-engine.ts'
import { tracedDatabase, tracedMail, tracedPayments, tracedRates } from './wiring/tracing-decorators.ts'
import { isUrgent } from './call/request-priority.ts'
import { vendorQuestions } from './call/vendor-quota.ts'
import { startWorker } from './worker.ts'

/** A store that is open: what answers on which port, and how to end it. */
interface Store {
  listeners: HttpListener[]
  close: () => Promise<void>
}

const ping = statement('health.ping', 'select 1')
/** Of the connections of this process, those that looking around leaves to carts and orders. */
const keptConnections = (pool: number) => Math.ceil(pool / 5)
/** What looking around may take of this process while it is asked for more than it can do. */
const lookingAround = { mostWaiting: 1_000, waitMs: 3_000 }
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
const isService = /^\/(svc_[a-z]+\/|api\/|openapi\.json$|__mail|theindex\/wp-json\/)/

/** Puts a store together from its settings: database, engines, services, pages of the build in `dist`, worker. */
export async function openStore(settings: Settings, log: Log, dist: string | undefined): Promise<Store> {
  const { parts, siteUrls, brand, dataDir } = settings
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'a defect')
  const db = tracedDatabase(openDatabase(settings.databaseUrl, report, { poolSize: settings.databasePool }))
  const isEverywhereHttps = sites.every((site) => siteUrls[site].startsWith('https:'))
  const cardPage =
    parts.includes('web') && dist ? await builtCardPage(dist, answerHeaders(isEverywhereHttps)) : undefined
  const payments = await openPayments(settings, db, report, cardPage)
  const rates = keptRates(db)
  const warnOfAddresses = (status: number) =>
    log.warn({ status }, 'the service of addresses refuses its key: nobody is asked what an address means')
  const warnOfQuestions = (vendor: Vendor, site: Site) =>
    log.warn({ vendor, site }, 'a shopper or an address has used up what a vendor is asked for them: nobody is asked')
  const warnOfRates = (site: Site) => log.warn({ site }, 'the vendor of rates has no answer: our tables have one')
  const viesUrl = settings.viesUrl ?? sandboxViesUrl(settings)
  // Whoever waits for a payment that this process asks for is told by this lock when it is gone.
  const presence = parts.includes('web') ? keepPresent(settings.databaseDirectUrl, randomUUID(), report) : undefined
  const deps: StoreDeps = {
    db,
    ...(presence && { asker: presence.name }),
    ...readingCatalog(db),
    secret: settings.secret,
    redirectHosts: Object.values(siteUrls).map((url) => new URL(url).host),
    settings: defaultCartSettings,
    ...rates,
    taxEngine: openTaxEngine(settings, report),
    // Where nobody is asked a number of the right form counts.
    vatRegistry: viesUrl === undefined ? null : viesRegistry({ baseUrl: viesUrl, now: systemClock }),
    addressEngine: settings.addressValidation
      ? googleAddresses({ ...settings.addressValidation, now: systemClock, warn: warnOfAddresses })
      : ownChecks,
    rateEngine: settings.shipperHq
      ? tracedRates(shipperHqEngine({ ...settings.shipperHq, now: systemClock, warn: warnOfRates }))
      : null,
    payments: tracedPayments(payments.engines),
    reserve: reserveStock,
    delays: loginDelays(db),
    giftCards: giftCardsBy(settings.secret),
    mostDeclines: settings.rateLimits.decline,
    captcha: openCaptcha(settings, (codes) => log.warn({ codes }, 'the captcha vendor refuses our key')),
    invoicing: invoicingBy(brand, settings.sellers),
  }
  const mail = settings.mailUrl ? smtpMail(settings.mailUrl) : catchMail(db)
  const workerDeps = { ...deps, mail: tracedMail(mail), brand, siteUrl: (site: Site) => siteUrls[site] }
  const worker = parts.includes('worker')
    ? await startWorker(workerDeps, settings.databaseDirectUrl, report)
    : undefined
  const close = async () => {
    await worker?.stop()
    await payments.close()
    await web?.close()
    await presence?.close()
    await db.close()
  }
  const web = parts.includes('web') && dist ? await openWeb(dist) : undefined
  return { listeners: web?.listeners ?? [], close }

  async function openWeb(dist: string) {
    const primary = atMost(db, settings.databasePool - keptConnections(settings.databasePool))
    const shared =
      settings.databaseReadUrl === settings.databaseUrl
        ? readingPrimary(primary)
        : readingReplica(settings.databaseReadUrl, primary, { poolSize: settings.databasePool, report })
    const catalog = keptCatalog(shared, settings.searchEngine, report)
    const routes = storeRoutes({ ...deps, ...catalog }, shared)
    const edge = {
      identify: identifyBy(db),
      limit: rateLimiter(settings.rateLimits),
      captcha: captchaBy(db, deps.captcha),
      isStaff: staffBy(settings.staffToken),
      mayAsk: vendorQuestions(db, settings.rateLimits, warnOfQuestions),
    }
    const metrics = createMetrics()
    const counters = sites.map((site) => [site, metrics.counter('http_requests_total', { site })])
    const countRequest = Object.fromEntries(counters) as Record<Site, () => void>
    const siteOfRequest = new WeakMap<object, Site>()
    const lane = openLane({ ...lookingAround, ...roomByLoop(256) })
    const mayBegin = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
      if (isUrgent(url)) {
        lane.urgently(response)
        return true
      }
      return new Promise<boolean>((resolve) => {
        lane.whenThereIsRoom(
          response,
          () => resolve(true),
          () => resolve(false),
        )
      })
    }
    const cache = createPageCache()
    metrics.gauge('kept_pages', () => cache.size().pages)
    metrics.gauge('kept_pages_bytes', () => cache.size().bytes)
    const subscription = await listen(settings.databaseDirectUrl, {
      channels: {
        purge: (message) => {
          const { position, tags } = readPurgeNotice(message)
          if (position === null) shared.startAnew()
          else shared.heard(position)
          // Pages are made anew only of what was read anew.
          catalog.follow(tags, () => cache.purge(tags)).catch(report)
        },
      },
      onGap: () => {
        shared.startAnew()
        catalog.startAnew()
        cache.flush()
      },
      report,
    })
    // From now on every change is heard.
    shared.startAnew()
    catalog.startAnew()
    void catalog.index?.built().then((size) => log.info(size, 'the search index is made'))
    const proxies = settings.trustedProxies ? readNetworks(settings.trustedProxies)! : new BlockList()
    let hasToldOfProxy = false
    const ipOf = (request: IncomingMessage) => {
      if (!hasToldOfProxy && !settings.trustedProxies && request.headers['x-forwarded-for'] !== undefined) {
        hasToldOfProxy = true
        log.warn(
          'Requests come through a proxy that TRUSTED_PROXIES does not name: all its shoppers share the limits of one',
        )
      }
      return clientAddress(request, proxies)
    }
    const isHttps = (site: Site) => siteUrls[site].startsWith('https:')
    const inProcess = callInProcess(routes, edge)
    const shownTax = await shownTaxBy(rates.taxTables, systemClock)
    const sandboxOrigin = sandboxOriginOf(settings)
    const cardPageOrigin = cardPageOriginOf(settings)
    const { googlePay } = settings.wallets
    const foreign = [...new Set([sandboxOrigin, cardPageOrigin])].filter((origin) => origin !== undefined)
    const pages = await createPageHandler({
      dist,
      brand,
      siteUrls,
      policy: {
        frameSources: foreign,
        // A bank's question is behind an address of the vendor's, where a form without a script leads.
        // So is the page where a shopper agrees at PayPal.
        formActions: [
          ...foreign,
          ...(settings.adyen.account ? ['https://*.adyen.com'] : []),
          ...(settings.payPal ? [settings.payPal.pageOrigin] : []),
        ],
        imageSources: [],
        scriptSources: googlePay ? [new URL(googlePay.scriptUrl).origin] : [],
        isHttps: isEverywhereHttps,
      },
      securityContact: settings.securityContact,
      cache,
      callFor: ({ cookies, site, ...caller }) => {
        const jar = cookiesOf(cookies, isHttps(site))
        const call = inProcess({
          ...caller,
          site,
          cookies: jar,
          bearer: undefined,
          isOwnPage: true,
          until: performance.now() + answerMs,
        })
        return { call, setCookies: jar.toSet }
      },
      taxOf: shownTax.of,
      ipOf,
      secondsToWait: pageLimiter(settings.rateLimits),
      mayBegin,
      report,
      warn: (message, error, requestId) => log.warn({ err: error, requestId }, message),
    })
    const app = createApp(routes, {
      ...edge,
      brand,
      clock: systemClock,
      // The host was checked before: a request that is here has a site.
      siteOf: ({ env }) => siteOfRequest.get((env as HttpBindings).incoming),
      isHttps,
      ipOf: ({ env }) => ipOf((env as HttpBindings).incoming),
      report: (defect, id, requestId) => log.error({ err: defect, id, requestId }, 'a defect'),
    })
    if (settings.mode === 'demo' && !settings.mailUrl) mountMailCatcher(app, db)
    const services = getRequestListener(app.fetch)
    const headers = answerHeaders(isEverywhereHttps)
    const media = serveMedia({ demo: fileURLToPath(demoPictures), import: join(dataDir, 'media') }, headers)
    const draughtsman = openDraughtsman()
    const drawings = serveDrawings(
      {
        modelOf: (sku) => modelOf(db, sku),
        draw: draughtsman.draw,
        edition: editionOfDrawings,
        folder: join(dataDir, 'drawings'),
      },
      headers,
    )
    const secondsForStop = pageLimiter(settings.rateLimits)
    const stop = serveStop(
      { db, secret: settings.secret, secondsToWait: (request) => secondsForStop(ipOf(request)) },
      headers,
    )
    const webhooks = serveWebhooks(
      {
        db,
        adyen: payments.adyen,
        payPal: payments.payPal,
        clock: systemClock,
        ipOf,
        warn: (problem) => log.warn({ problem }, 'a webhook is not believed'),
      },
      headers,
    )
    const photos = servePhotos({ db, secret: settings.secret, clock: systemClock }, headers)
    const say = (response: ServerResponse, status: number, text: string, type = 'text/plain') => {
      const length = Buffer.byteLength(text)
      response.writeHead(status, {
        ...headers,
        'content-type': type,
        'content-length': length,
        'cache-control': 'no-store',
      })
      response.end(text)
    }
    const fail = (response: ServerResponse, error: unknown) => {
      report(error)
      if (response.headersSent) response.destroy()
      else say(response, 500, '')
    }
    const health = async (url: string, response: ServerResponse) => {
      const isReady =
        url === '/healthz' ||
        (await db.run(ping, []).then(
          () => true,
          () => false,
        ))
      say(response, isReady ? 200 : 503, isReady ? 'ok\n' : 'not ready\n')
    }
    const answer = async (request: IncomingMessage, response: ServerResponse, port: number) => {
      const url = request.url ?? '/'
      if (url === '/healthz' || url === '/readyz') return health(url, response)
      const site = siteOfHost(settings, request.headers.host, port)
      if (!site) return say(response, 421, 'No store has this name.\n')
      countRequest[site]()
      if (url === '/metrics') return showMetrics(request, response)
      if (url.startsWith('/media/') && isRead(request) && (await media(url, response))) return
      if (url.startsWith('/media/drawings/') && isRead(request) && (await drawings(request, response))) return
      if (url.startsWith('/media/reviews/') && isRead(request) && (await photos(request, response))) return
      if (await stop(request, response)) return
      if (await webhooks(request, response)) return
      if (!isService.test(url)) return pages(request, response, site)
      if (!(await mayBegin(request, response))) {
        response.setHeader('retry-after', '5')
        return say(response, 503, '{"error":{"code":"service_unavailable"}}', 'application/json')
      }
      siteOfRequest.set(request, site)
      return services(request, response)
    }
    const showMetrics = async (request: IncomingMessage, response: ServerResponse) => {
      const token = settings.metricsToken
      const isLocal = /^(0:0:0:0::\/64|127\.)/.test(ipOf(request)) && !request.headers['x-forwarded-for']
      const mayRead = token ? request.headers.authorization === `Bearer ${token}` : isLocal
      if (!mayRead) return say(response, 404, '')
      // A process tells of itself also while its database is away.
      const standing = await standingLines(db).catch(() => '')
      say(response, 200, metrics.text() + standing, 'text/plain; version=0.0.4')
    }
    const storefronts = sites.map((site): HttpListener => {
      const port = sitePort(site, settings.port)
      return {
        name: site,
        port,
        handle: (request, response) => {
          answer(request, response, port).catch((error: unknown) => fail(response, error))
        },
      }
    })
    return {
      listeners: [...storefronts, ...payments.listeners],
      close: async () => {
        shownTax.stop()
        draughtsman.close()
        deps.invoicing.close()
        await subscription.close()
        await catalog.close()
        await shared.close()
      },
    }
  }
}
