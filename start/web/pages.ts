import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#domain/sites.ts'
import { systemClock } from '#platform/clock.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import type { Settings } from '#platform/settings/settings.ts'
import { cookiesOf } from '#services/call/identity/cookies.ts'
import { requestBudgetMs, type Edge, type Route } from '#services/call/dispatch.ts'
import { callInProcess } from '#services/call/in-process.ts'
import { pageLimiter } from '#services/call/limits/rate-limits.ts'
import type { SearchCounter } from '#services/search/history/search-counter.ts'
import { createMissBuffer } from '#services/route/misses/miss-buffer.ts'
import { addMisses } from '#services/route/misses/repository.ts'
import type { StoreDeps } from '#services/routes.ts'
import { createDisplayedTax } from '#services/tax/displayed-tax.ts'
import { cardPageOriginOf } from '#services/wiring/card-page.ts'
import { simulatorOriginOf } from '#services/wiring/simulators.ts'
import { createPageHandler } from '#storefront/server/page-handler.ts'
import type { PageHandlerInput } from '#storefront/server/page-handler-input.ts'
import { debugMode } from '#storefront/shell/debug/debug-mode.ts'
import { isEverywhereHttps, isHttps, type StoreContext } from '../store/context.ts'
import { configuredDestinations } from '../store/third-parties.ts'
import type { Admit } from './admission.ts'
import { backOfficeOrigin } from './backoffice/host.ts'
import type { IpReader } from './client-ip.ts'
import type { LoadedBranding } from './branding.ts'
import type { ReportRequest } from './request-defects.ts'

interface PagesInput extends Pick<StoreDeps, 'taxTables'> {
  /** Build folder. */
  dist: string
  cache: PageCache
  routes: readonly Route[]
  edge: Edge
  ipOf: IpReader
  admit: Admit
  look: LoadedBranding
  reportRequest: ReportRequest
  countSearch: SearchCounter['count']
}

export async function openPages({ settings, log, db, report }: StoreContext, input: PagesInput) {
  const { dist, cache, routes, edge, ipOf, admit, look, reportRequest } = input
  const misses = createMissBuffer({
    store: (counts) => addMisses(db, counts, systemClock()),
    now: systemClock,
    report,
  })
  const displayedTax = await createDisplayedTax(input.taxTables, systemClock)
  const handle = await createPageHandler({
    dist,
    brand: settings.brand,
    brandSlug: settings.brandSlug,
    mediaCdn: settings.media.cdn,
    look,
    openSites: settings.openSites,
    siteUrls: settings.siteUrls,
    socialLinks: settings.socialLinks,
    cardBrands: settings.cardBrands,
    ...(settings.floatingVideo && { video: settings.floatingVideo }),
    ...(settings.mode === 'live' && { isLive: true }),
    debug: debugMode(settings),
    policy: policyOf(settings),
    editorOrigin: backOfficeOrigin(settings),
    tags: settings.privacy.tags.map(({ name, id, scriptUrl }) => ({ name, id, scriptUrl })),
    destinations: configuredDestinations(settings),
    securityContact: settings.securityContact,
    cache,
    callFor: callerBy(settings, callInProcess(routes, edge)),
    taxOf: displayedTax.of,
    ipOf,
    secondsToWait: pageLimiter(settings.rateLimits),
    mayBegin: admit,
    countMiss: misses.count,
    countSearch: (site, language, phrase) => input.countSearch({ site, language, phrase, isCounted: true }),
    report: (defect, requestId) => reportRequest(defect, { requestId }),
    warn: (message, error, requestId) => log.warn({ err: error, requestId }, message),
  })
  return {
    handle: (request: IncomingMessage, response: ServerResponse, site: Site) => {
      handle(request, response, site)
      return true
    },
    close: async () => {
      displayedTax.stop()
      await misses.close()
    },
  }
}

function callerBy(settings: Settings, inProcess: ReturnType<typeof callInProcess>): PageHandlerInput['callFor'] {
  return ({ cookies, site, ...caller }) => {
    const jar = cookiesOf(cookies, isHttps(settings, site))
    const until = performance.now() + requestBudgetMs
    const call = inProcess({ ...caller, site, cookies: jar, bearer: undefined, isOwnPage: true, until })
    return { call, setCookies: jar.toSet }
  }
}

function policyOf(settings: Settings): PageHandlerInput['policy'] {
  const { adyen, payPal, privacy, wallets } = settings
  const tagSources = [...new Set(privacy.tags.flatMap(({ origins }) => origins))]
  const origins = [simulatorOriginOf(settings), cardPageOriginOf(settings)].filter((origin) => origin !== undefined)
  const frameSources = [...new Set(origins)]
  const cdnOrigins = originsOf(settings.media.cdn)
  const mediaSources = [...cdnOrigins, ...originsOf(settings.floatingVideo?.url)]
  return {
    frameSources,
    // Forms without JavaScript post to these pages.
    formActions: [
      ...frameSources,
      ...(adyen.account ? ['https://*.adyen.com'] : []),
      ...(payPal ? [payPal.pageOrigin] : []),
    ],
    imageSources: [...originsOf(settings.indexHost), ...cdnOrigins],
    scriptSources: wallets.googlePay ? [new URL(wallets.googlePay.scriptUrl).origin] : [],
    ...(tagSources.length > 0 && { tagSources }),
    ...(mediaSources.length > 0 && { mediaSources }),
    isHttps: isEverywhereHttps(settings),
  }
}

function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin]
}
