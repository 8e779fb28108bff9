import type { Site } from '#domain/sites.ts'
import { systemClock } from '#platform/clock.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { HttpListener } from '#platform/listen.ts'
import { createPageCache } from '#platform/page-cache/page-cache.ts'
import type { Vendor } from '#platform/request-context.ts'
import { activeDestinations } from '#services/wiring/event-destinations.ts'
import { networkHash } from '#services/analytics/ingest/network-hash.ts'
import { serveSearchEvents } from '#services/analytics/ingest/search/serve-search-events.ts'
import { checkSearchToken } from '#services/search/token.ts'
import { serveIngest } from '#services/analytics/ingest/serve-ingest.ts'
import { serveNewsletterUnsubscribe } from '#services/newsletters/readers/serve-newsletter-unsubscribe.ts'
import { serveReviewUnsubscribe } from '#services/reviews/mailing/serve-review-unsubscribe.ts'
import { serveExport } from '#services/privacy/serve-export.ts'
import { serveUnsubscribe } from '#services/stock-alerts/serve-unsubscribe.ts'
import type { Edge } from '#services/call/dispatch.ts'
import { eventLimiter, pageLimiter, rateLimiter } from '#services/call/limits/rate-limits.ts'
import { createStaffResolver } from '#services/staff/staff-of.ts'
import { vendorQuota } from '#services/call/limits/vendor-quota.ts'
import { createCaptchaCheck } from '#services/captcha/check.ts'
import { serveWebhooks } from '#services/payment-events/serve-webhooks.ts'
import { serveCalendars } from '#services/feeds/events/serve-calendar.ts'
import type { FlagNotifier } from '#services/flags/flag-notifier.ts'
import { serveFlagStream } from '#services/flags/stream.ts'
import { articleList } from '#services/feeds/magazine/article-list.ts'
import { serveIndexFeed } from '#services/feeds/magazine/serve-index-feed.ts'
import { servePostStyle } from '#services/feeds/magazine/serve-post-style.ts'
import { serveFeeds } from '#services/feeds/products/serve-feeds.ts'
import { serveSitemaps } from '#services/feeds/serve-sitemaps.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'
import { createCallerIdentifier, customerOfSession } from '#services/sessions/identify.ts'
import { isHttps, type StoreContext } from '../store/context.ts'
import type { Engines } from '../store/engines.ts'
import { consentVersionOf } from '../store/third-parties.ts'
import { openAdmission } from './admission.ts'
import { openBackOffice } from './backoffice/backoffice.ts'
import { backOfficeOrigin } from './backoffice/host.ts'
import { openCalls } from './calls.ts'
import { openChatSockets } from './chat/chat-sockets.ts'
import { openCatalogReads } from './catalog-reads.ts'
import { createIpReader, type IpReader } from './client-ip.ts'
import { loadBranding } from './branding.ts'
import { openOrderManager } from './order-manager/order-manager.ts'
import { openMedia } from './media.ts'
import { openPages } from './pages.ts'
import { openProbes } from './probes.ts'
import { createRequestReporter } from './request-defects.ts'
import { siteListeners, type WebRoute } from './router.ts'

interface WebInput {
  /** Build folder. */
  dist: string
  deps: StoreDeps
  payments: Engines['payments']
  geo: Engines['geo']
}

interface Web {
  listeners: HttpListener[]
  /** Single-use login link for a demo's back office. */
  demoLink?: string
  close: () => Promise<void>
}

export async function openWeb(context: StoreContext, { dist, deps, payments, geo }: WebInput): Promise<Web> {
  const cache = createPageCache()
  const admit = openAdmission()
  const ipOf = createIpReader(context)
  const look = loadBranding(context.settings.dataDir, context.headers)
  const reads = await openCatalogReads(context, cache, deps)
  const probes = openProbes(context, { cache, ipOf })
  const reportRequest = createRequestReporter(context.log, probes.countLeft)
  const served = {
    routes: storeRoutes({ ...deps, ...reads.catalog, ...reads.content }, reads.shared),
    edge: edgeOf(context, deps),
    ipOf,
    admit,
    reportRequest,
  }
  const pages = await openPages(context, { ...served, ...reads.catalog, dist, cache, look, taxTables: deps.taxTables })
  const media = openMedia(context, { ...look, ipOf })
  const calls = openCalls(context, { ...served, geo })
  const chatSockets = openChatSockets({ news: deps.chat.news, fetchCall: calls.fetchCall, report: reportRequest })
  const routes: WebRoute[] = [
    { path: /^\/metrics$/, handle: probes.metrics },
    { path: /^\/media\/brand\//, isReadOnly: true, handle: look.serve },
    { path: /^\/media\//, isReadOnly: true, handle: media.pictures },
    { path: /^\/media\/\w+\/[^/]+\.(mp4|webm|vtt)/, isReadOnly: true, handle: media.videos },
    { path: /^\/media\/image\//, isReadOnly: true, handle: media.transforms },
    { path: /^\/media\/(share|photo)\//, isReadOnly: true, handle: media.jpegs },
    { path: /^\/media\/drawings\//, isReadOnly: true, handle: media.drawings },
    { path: /^\/media\/reviews\//, isReadOnly: true, handle: media.photos },
    { path: /^\/media\/registries\//, isReadOnly: true, handle: media.registryPhotos },
    { path: /^\/media\/stories\//, isReadOnly: true, handle: media.storyPhotos },
    { path: /^\/media\/chat\//, isReadOnly: true, handle: media.chatFiles },
    {
      path: /^\/(robots\.txt|sitemap\.xml|sitemaps\/)/,
      isReadOnly: true,
      handle: sitemapsBy(context, { db: reads.shared, posts: deps.posts }, ipOf),
    },
    { path: /^\/feeds\/events\//, isReadOnly: true, handle: calendarsBy(context, reads.shared, ipOf) },
    { path: /^\/(feeds|svc_rss)\//, isReadOnly: true, handle: feedsBy(context, reads.shared, ipOf) },
    {
      path: /^\/svc_rss\//,
      isReadOnly: true,
      handle: indexFeedBy(context, { db: reads.shared, posts: deps.posts }, ipOf),
    },
    {
      path: /^\/__style\//,
      isReadOnly: true,
      handle: stylesBy(context, { db: reads.shared, posts: deps.posts }, ipOf),
    },
    { path: /^\/account\/export\//, isReadOnly: true, handle: exportsBy(context, ipOf) },
    { path: /\/stop-stock-mails\//, handle: unsubscribeBy(context, ipOf) },
    { path: /^(\/[a-z]{2}){0,2}\/mps-review\?/, handle: reviewStopBy(context, ipOf) },
    { path: /^(\/[a-z]{2}){0,2}\/newsletters\?/, handle: newsletterStopBy(context, ipOf) },
    ...eventRoutes(context, ipOf),
    { path: /^\/svc_payment\/webhooks\//, handle: webhooksBy(context, payments, ipOf) },
    { path: /^\/(sub|api)\//, handle: flagStreamBy(context, deps.flagNews, ipOf) },
    {
      path: /^\/(svc_[a-z]+\/|api\/|openapi\.json$|__mail|theindex\/wp-json\/)/,
      handle: calls.handle,
    },
    ...(await openOrderManager(context, { ...served, dist, clock: systemClock })),
    { path: /^/, handle: pages.handle },
  ]
  const backOffice = isBackOfficeOpen(context.settings)
    ? await openBackOffice(context, { ...served, dist, media })
    : undefined
  return {
    listeners: [
      ...siteListeners(context, { routes, probes, chatSockets, reportRequest }),
      ...payments.listeners,
      ...(backOffice ? [backOffice.listener] : []),
    ],
    ...(backOffice?.demoLink !== undefined && { demoLink: backOffice.demoLink }),
    close: async () => {
      await pages.close()
      media.close()
      deps.invoicing.close()
      await reads.close()
    },
  }
}

function isBackOfficeOpen(settings: StoreContext['settings']): boolean {
  return settings.parts.includes('backoffice') && backOfficeOrigin(settings) !== undefined
}

function edgeOf({ settings, log, db }: StoreContext, { captcha }: StoreDeps): Edge {
  const warn = (vendor: Vendor, site: Site) =>
    log.warn({ vendor, site }, 'vendor quota of a shopper or address exceeded, vendor not called')
  return {
    identify: createCallerIdentifier(db),
    limit: rateLimiter(settings.rateLimits),
    captcha: createCaptchaCheck(db, captcha),
    staffOf: createStaffResolver(db, {
      token: settings.staffToken,
      warn: (caller) => log.warn(caller, 'wrong staff token or API key'),
    }),
    takeQuota: vendorQuota(db, settings.rateLimits, warn),
  }
}

function flagStreamBy({ settings, db, headers, report }: StoreContext, news: FlagNotifier, ipOf: IpReader) {
  const secondsToWait = pageLimiter(settings.rateLimits)
  return serveFlagStream(
    { db, clock: systemClock, news, secondsToWait: (request) => secondsToWait(ipOf(request)), addressOf: ipOf, report },
    headers,
  )
}

interface PostReads {
  db: QueryRunner
  posts: StoreDeps['posts']
}

function sitemapsBy({ settings, headers }: StoreContext, { db, posts }: PostReads, ipOf: IpReader): WebRoute['handle'] {
  const { brandSlug, openSites, siteUrls, rateLimits } = settings
  const secondsToWait = pageLimiter(rateLimits)
  const articles = posts?.mapped && articleList(posts.mapped, systemClock)
  return serveSitemaps(
    {
      db,
      ...(articles && { articles }),
      brandSlug,
      clock: systemClock,
      openSites,
      siteUrls,
      secondsToWait: (request) => secondsToWait(ipOf(request)),
    },
    headers,
  )
}

function feedsBy({ settings, headers }: StoreContext, db: QueryRunner, ipOf: IpReader): WebRoute['handle'] {
  const secondsToWait = pageLimiter(settings.rateLimits)
  return serveFeeds({ db, secondsToWait: (request) => secondsToWait(ipOf(request)) }, headers)
}

function indexFeedBy(
  { settings, headers }: StoreContext,
  { db, posts }: PostReads,
  ipOf: IpReader,
): WebRoute['handle'] {
  const { brand, siteUrls, rateLimits } = settings
  const secondsToWait = pageLimiter(rateLimits)
  return serveIndexFeed(
    { db, posts, brand, siteUrls, secondsToWait: (request) => secondsToWait(ipOf(request)) },
    headers,
  )
}

function stylesBy({ settings, headers }: StoreContext, reads: PostReads, ipOf: IpReader): WebRoute['handle'] {
  const secondsToWait = pageLimiter(settings.rateLimits)
  return servePostStyle({ ...reads, secondsToWait: (request) => secondsToWait(ipOf(request)) }, headers)
}

function calendarsBy({ settings, headers }: StoreContext, db: QueryRunner, ipOf: IpReader): WebRoute['handle'] {
  const { siteUrls, rateLimits } = settings
  const secondsToWait = pageLimiter(rateLimits)
  return serveCalendars(
    { db, clock: systemClock, siteUrls, secondsToWait: (request) => secondsToWait(ipOf(request)) },
    headers,
  )
}

function unsubscribeBy({ settings, db, headers }: StoreContext, ipOf: IpReader): WebRoute['handle'] {
  const secondsToWait = pageLimiter(settings.rateLimits)
  return serveUnsubscribe(
    { db, secret: settings.secret, secondsToWait: (request) => secondsToWait(ipOf(request)) },
    headers,
  )
}

function reviewStopBy({ settings, db, headers }: StoreContext, ipOf: IpReader): WebRoute['handle'] {
  const { secret, rateLimits } = settings
  const secondsToWait = pageLimiter(rateLimits)
  return serveReviewUnsubscribe(
    { db, secret, clock: systemClock, secondsToWait: (request) => secondsToWait(ipOf(request)) },
    headers,
  )
}

function newsletterStopBy({ settings, db, headers }: StoreContext, ipOf: IpReader): WebRoute['handle'] {
  const { secret, rateLimits } = settings
  const secondsToWait = pageLimiter(rateLimits)
  return serveNewsletterUnsubscribe({ db, secret, secondsToWait: (request) => secondsToWait(ipOf(request)) }, headers)
}

function exportsBy({ settings, db, headers }: StoreContext, ipOf: IpReader): WebRoute['handle'] {
  const { secret, rateLimits } = settings
  const secondsToWait = pageLimiter(rateLimits)
  return serveExport(
    { db, secret, clock: systemClock, secondsToWait: (request) => secondsToWait(ipOf(request)) },
    headers,
  )
}

function webhooksBy(
  { log, db, headers }: StoreContext,
  payments: Engines['payments'],
  ipOf: IpReader,
): WebRoute['handle'] {
  const { adyen, payPal } = payments
  const warn = (problem: string) => log.warn({ problem }, 'payment webhook rejected')
  return serveWebhooks({ db, adyen, payPal, clock: systemClock, ipOf, warn }, headers)
}

function ingestBy({ settings, log, db, headers }: StoreContext, ipOf: IpReader): WebRoute['handle'] {
  const { analytics, rateLimits, siteUrls } = settings
  const limit = eventLimiter(rateLimits)
  return serveIngest(
    {
      db,
      clock: systemClock,
      destinations: activeDestinations(settings),
      writeKeys: analytics.writeKeys,
      origins: new Set(Object.values(siteUrls)),
      consentVersion: consentVersionOf(settings),
      isHttps: (site) => isHttps(settings, site),
      customerOf: (site, token, now) => customerOfSession(db, site, token, now),
      secondsToWait: (request, isServer, messages) => limit(ipOf(request), isServer, messages),
      networkOf: (request, now) => networkHash(settings.secret, ipOf(request), now),
      warn: (problem) => log.warn(problem, 'analytics messages rejected'),
    },
    headers,
  )
}

function eventRoutes(context: StoreContext, ipOf: IpReader): WebRoute[] {
  return [
    { path: /^\/(beacon\/)?v1\//, handle: ingestBy(context, ipOf) },
    { path: /^\/api\/event\//, handle: searchEventsBy(context, ipOf) },
  ]
}

function searchEventsBy(context: StoreContext, ipOf: IpReader): WebRoute['handle'] {
  const { settings, db, headers } = context
  const { rateLimits, secret } = settings
  const limit = eventLimiter(rateLimits)
  return serveSearchEvents(
    {
      db,
      clock: systemClock,
      consentVersion: consentVersionOf(settings),
      isHttps: (site) => isHttps(settings, site),
      customerOf: (site, token, now) => customerOfSession(db, site, token, now),
      secondsToWait: (request, events) => limit(ipOf(request), false, events),
      hasSearchToken: (site, token, now) => checkSearchToken(secret, site, token, now),
      networkOf: (request, now) => networkHash(secret, ipOf(request), now),
    },
    headers,
  )
}
