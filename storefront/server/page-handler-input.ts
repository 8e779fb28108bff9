import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import type { Tag } from '#domain/consent/tags.ts'
import type { FlagOverrides } from '#domain/flags/overrides.ts'
import type { PageMiss } from '#domain/routes/page-miss.ts'
import type { Site } from '#domain/sites.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import type { DebugMode } from '#storefront/shell/debug/debug-mode.ts'
import type { FloatingVideo } from '#storefront/shell/picture-in-picture/player-rules.ts'
import type { Shop } from '#storefront/page/page.ts'
import type { DisplayedTax } from '#storefront/page/price.ts'
import type { PolicySettings } from './responses/security-headers.ts'

export interface PageCaller {
  site: Site
  origin: string
  now: number
  ip: string
  requestId: string
  /** Undefined on shared pages. */
  cookies: string | undefined
  /** BCP 47 tag. Absent for the site's first locale. */
  locale?: string
  /** True for a shared page, where personal calls throw. */
  isShared: boolean
  /** Flags that the visitor overrides. A page with overrides is never cached. */
  flagOverrides?: FlagOverrides
  /** Tags the page with its data sources, so that a change to one purges the page. */
  tag: (...tags: string[]) => void
}

/** A store's custom look. The store serves its files separately. */
interface StoreLook {
  logo: Shop['logo'] | null
  favicon: Buffer | undefined
  /** URLs of style sheets with custom colors. */
  styles: readonly string[]
}

export interface PageHandlerInput {
  dist: string
  brand: string
  /** The brand's name in paths; undefined selects the default [INDEX-004]. */
  brandSlug?: string | undefined
  /** Base URL of media files on a CDN. If undefined, the store serves them [UI-417]. */
  mediaCdn?: string | undefined
  /** The enabled sites. */
  openSites: readonly Site[]
  siteUrls: Readonly<Record<Site, string>>
  /** Social network profiles in the footer. */
  socialLinks: Readonly<Record<Site, Shop['socialLinks']>>
  /** Accepted card brands. */
  cardBrands: Shop['cardBrands']
  /** If undefined, the built-in look is used, with the brand name as text. */
  look?: StoreLook
  /** If undefined, no page has a floating video. */
  video?: FloatingVideo
  /** True in production. */
  isLive?: true
  /** If undefined, no page has the debug panel. */
  debug?: DebugMode
  policy: PolicySettings
  /** Origin of the back office, which may frame previews of content. If undefined, no page can be framed. */
  editorOrigin?: string | undefined
  /** Enabled third-party scripts that need consent. If undefined, there are none. */
  tags?: readonly Tag[]
  /** Destinations for the server's events. If undefined, there are none. */
  destinations?: readonly ServerDestination[]
  /** Email or web address for security reports. If undefined, there is no security.txt. */
  securityContact: string | undefined
  cache: PageCache
  /** Creates the service client for one page; `setCookies` returns the Set-Cookie lines from its calls. */
  callFor: (caller: PageCaller) => { call: StoreCall; setCookies: () => readonly string[] }
  taxOf: (site: Site, country: string) => DisplayedTax
  /** Returns the client's network address behind trusted proxies. */
  ipOf: (request: IncomingMessage) => string
  /** Seconds until another page may be rendered for this network address. 0 means immediately. */
  secondsToWait: (ip: string) => Promise<number>
  /** Returns true once a page render is admitted, possibly after queueing. Returns false at capacity. */
  mayBegin: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  report: (defect: unknown, requestId: string) => void
  /** Counts a missing page. If absent, missing pages are not counted. */
  countMiss?: (site: Site, miss: PageMiss) => void
  /** Counts a search for a phrase in a language such as `de`. If absent, searches are not counted. */
  countSearch?: (site: Site, language: string, phrase: string) => void
  /** Logs that the page omits an optional part. */
  warn: (message: string, error: unknown, requestId: string) => void
  now?: () => number
}
