import { webhookClient } from '#platform/webhooks/client.ts'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { growthBookReader } from '#platform/flags/growthbook.ts'
import { responseHeaders } from '#platform/response-headers.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/database.ts'
import { holdLivenessLock } from '#platform/jobs/liveness-lock.ts'
import type { HttpListener } from '#platform/listen.ts'
import type { Log } from '#platform/log.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { createChatNotifier } from '#services/chat/chat-notifier.ts'
import { createFlagNotifier } from '#services/flags/flag-notifier.ts'
import { cachedPathChanges } from '#services/route/steps.ts'
import { cachedFeatures } from '#services/flags/steps.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { announceProcess } from '#services/health/processes/announce-process.ts'
import { createInvoicing } from '#services/invoices/invoicing.ts'
import type { StoreDeps } from '#services/routes.ts'
import { loginDelays } from '#services/sessions/login-delays.ts'
import { activeDestinations } from '#services/wiring/event-destinations.ts'
import { uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { rateTablesCache } from '#services/wiring/rate-tables-cache.ts'
import { tracedDatabase, tracedPayments } from '#services/wiring/tracing-decorators.ts'
import { noRelease, readRelease } from '#storefront/build/release.ts'
import { builtCardPage } from '#storefront/server/responses/card-page-files.ts'
import { nonProductionSites } from '../web/order-manager/non-production.ts'
import { openWeb } from '../web/web.ts'
import { healthHostOf } from './health-host.ts'
import { isEverywhereHttps, type StoreContext } from './context.ts'
import { openEngines, type Engines } from './engines.ts'
import { configuredDestinations, thirdPartiesOf } from './third-parties.ts'
import { openWorker } from './worker.ts'

interface Store {
  listeners: HttpListener[]
  /** Single-use login link for a demo's back office. */
  demoLink: string | undefined
  /** Ends long-polling requests, which would delay shutdown. */
  endWaits: () => void
  close: () => Promise<void>
}

/** Opens the configured parts of the store. `dist` is the storefront build folder. */
export async function openStore(settings: Settings, log: Log, dist: string | undefined): Promise<Store> {
  const { parts, databaseUrl, databaseDirectUrl, databasePool } = settings
  const isWeb = parts.includes('web')
  const report = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'unexpected error')
  const db = tracedDatabase(openDatabase(databaseUrl, report, { poolSize: databasePool }))
  const headers = responseHeaders(isEverywhereHttps(settings))
  const context: StoreContext = { settings, log, report, db, headers }
  const cardPage = isWeb && dist ? await builtCardPage(dist, headers) : undefined
  const engines = await openEngines(context, cardPage)
  // Shows other processes that this holder of payment leases is still running.
  const livenessLock = isWeb ? holdLivenessLock(databaseDirectUrl, randomUUID(), report) : undefined
  const release = isWeb && dist ? await readRelease(dist) : noRelease
  const deps = storeDeps(context, engines, { release, leaseHolder: livenessLock?.name })
  const presence = announceProcess(db, {
    parts,
    release: release === noRelease ? null : release,
    clock: systemClock,
    report,
  })
  const worker = parts.includes('worker') ? await openWorker(context, deps, engines.mail) : undefined
  const web =
    isWeb && dist ? await openWeb(context, { dist, deps, payments: engines.payments, geo: engines.geo }) : undefined
  return {
    listeners: web?.listeners ?? [],
    demoLink: web?.demoLink,
    endWaits: () => {
      deps.chat.news.close()
      deps.flagNews.close()
    },
    close: async () => {
      await presence.close()
      await worker?.stop()
      await engines.payments.close()
      await web?.close()
      await livenessLock?.close()
      await db.close()
    },
  }
}

function storeDeps(
  { settings, log, db }: StoreContext,
  engines: Engines,
  { release, leaseHolder }: Pick<StoreDeps, 'release' | 'leaseHolder'>,
): StoreDeps {
  const { secret, openSites, siteUrls } = settings
  return {
    db,
    release,
    readFeatures: cachedFeatures(db),
    readPathChange: cachedPathChanges(db),
    flagNews: createFlagNotifier(),
    employeeDomains: settings.employeeDomains,
    ...(settings.growthBook && { growthBook: growthBookReader(settings.growthBook) }),
    ...(leaseHolder && { leaseHolder }),
    ...uncachedCatalog(db),
    secret,
    redirectHosts: Object.values(siteUrls).map((url) => new URL(url).host),
    openSites,
    siteUrls,
    brand: settings.brand,
    brandSlug: settings.brandSlug,
    backOfficeUrl: settings.backOfficeUrl,
    webhooks: webhookClient({ allowsLocal: settings.allowsLocalWebhooks }),
    orderManagerSites: nonProductionSites(settings),
    mediaFolder: join(settings.dataDir, 'media'),
    mediaUnusedDays: settings.media.unusedDays,
    healthHost: healthHostOf(settings),
    listedSettings: settings,
    settings: defaultCartSettings,
    ...rateTablesCache(db),
    taxEngine: engines.taxEngine,
    vatRegistry: engines.vatRegistry,
    addressEngine: engines.addressEngine,
    rateEngine: engines.rateEngine,
    payments: tracedPayments(engines.payments.engines),
    reserve: reserveStock,
    delays: loginDelays(db),
    giftCards: createGiftCards(secret),
    maxDeclines: settings.rateLimits.decline,
    captcha: engines.captcha,
    invoicing: createInvoicing(settings.brand, settings.sellers),
    returnPolicy: settings.returns,
    thirdParties: thirdPartiesOf(settings),
    settingSources: [...new Set(settings.analytics.writeKeys.values())],
    eventDestinations: { active: activeDestinations(settings), real: configuredDestinations(settings) },
    ...(engines.posts && { posts: engines.posts }),
    chat: {
      news: createChatNotifier(),
      hoursOf: (site) => settings.support.hours[site] ?? [],
      pageUrl: settings.support.chatPageUrl ?? null,
      supportEmail: settings.support.email ?? `support@${new URL(siteUrls.USA).hostname}`,
    },
    warnOfContent: (problem) => log.warn({ problem }, 'page has invalid blocks, shown without them'),
  }
}
