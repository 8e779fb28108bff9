import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Tag } from '#domain/consent/tags.ts'
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
  /** Undefined for shared pages. */
  cookies: string | undefined
  /** BCP 47 tag; absent for the first locale of the site. */
  locale?: string
  /** The page is shared: personal calls throw. */
  isShared: boolean
  /** Tags the page with its data sources, so that a change purges it. */
  tag: (...tags: string[]) => void
}

/** A store's own look, whose files the store serves elsewhere. */
interface StoreLook {
  logo: Shop['logo'] | null
  favicon: Buffer | undefined
  /** URLs of style sheets with own colors. */
  styles: readonly string[]
}

export interface PageHandlerInput {
  dist: string
  brand: string
  /** The enabled sites. */
  openSites: readonly Site[]
  siteUrls: Readonly<Record<Site, string>>
  /** Profiles in the footer. */
  socialLinks: Readonly<Record<Site, Shop['socialLinks']>>
  /** Accepted cards. */
  cardBrands: Shop['cardBrands']
  /** Undefined: the built-in look, with the name in letters. */
  look?: StoreLook
  /** Undefined: no page has a floating video. */
  video?: FloatingVideo
  /** Undefined: no page has the debug panel. */
  debug?: DebugMode
  policy: PolicySettings
  /** The back office, which shows previews of content in a frame; undefined: nothing does. */
  editorOrigin?: string | undefined
  /** Enabled third-party scripts that need consent; undefined means none. */
  tags?: readonly Tag[]
  /** Email or web address for security reports; undefined omits security.txt. */
  securityContact: string | undefined
  cache: PageCache
  /** Creates the services' client for one page; `setCookies` returns the Set-Cookie lines of its calls. */
  callFor: (caller: PageCaller) => { call: StoreCall; setCookies: () => readonly string[] }
  taxOf: (site: Site, country: string) => DisplayedTax
  /** Returns the client's network address behind trusted proxies. */
  ipOf: (request: IncomingMessage) => string
  /** Seconds until another page may be rendered for this network address; 0 for now. */
  secondsToWait: (ip: string) => Promise<number>
  /** Admits a page render, possibly after queueing. */
  mayBegin: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  report: (defect: unknown, requestId: string) => void
  /** Counts a page that was not found. If absent, none is counted. */
  countMiss?: (site: Site, miss: PageMiss) => void
  /** Logs an optional part that the page omits. */
  warn: (message: string, error: unknown, requestId: string) => void
  now?: () => number
}
