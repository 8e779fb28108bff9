import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { AppContext } from '#domain/app/app-context.ts'
import type { Units } from '#domain/measures/units.ts'
import type { Site, SiteLocale } from '#domain/sites.ts'
import type { DeliveryPlace } from '#storefront/browser/storage/delivery-postcode.ts'
import type { Head } from '#storefront/page/page-head.ts'
import type { DisplayedTax } from './price.ts'
import type { Language } from '#storefront/texts.ts'

/** State shared by all pages in a visit, sent to the browser with the page data. */
export interface Shop {
  site: Site
  locale: SiteLocale
  language: Language
  /** Ship-to country for VAT and shipping: from the cookie on EUR, or else from the locale. */
  country: string
  contrast: 'normal' | 'high'
  /** The preferred units, which are shown first. */
  units: Units
  /** Destination for delivery estimates. Absent on shared pages. */
  deliveryPlace?: DeliveryPlace
  /** The consent cookie and Global Privacy Control. Present only on the cookie preferences page. */
  privacy?: { cookie?: string; hasSignal: boolean }
  /** VAT percentage by tax class, or null if displayed prices are the stored prices. */
  tax: DisplayedTax
  /** Key of the announcement bar that the shopper closed. */
  closedStrip: string | null
  /** True if the shopper has closed the five-for-five drawer's tab. */
  isDrawerClosed: boolean
  /** True in the native app, which shows no banners and no overlay after adding an item. */
  isApp: boolean
  /** True in production. */
  isLive?: true
  /** The app's version and platform; absent on shared pages. */
  app?: AppContext
  brand: string
  /** The brand's name in paths; absent for the default [INDEX-004]. */
  brandSlug?: string
  /** If undefined, the brand name is shown as text. */
  logo?: { src: string; width: number; height: number }
  /** The enabled sites. No page links to any other site. */
  openSites: readonly Site[]
  /** Public URL of each site, without a trailing slash. */
  siteUrls: Readonly<Record<Site, string>>
  /** Social network profiles of the site's brand. */
  socialLinks: readonly { label: string; path: string }[]
  /** Accepted card brands, shown before a card is entered. */
  cardBrands: readonly string[]
  /** Time of the page render in Unix milliseconds. */
  now: number
}

export interface PageContext {
  shop: Shop
  call: StoreCall
  /** Limits the cached page's lifetime to a time, such as the end of a promotion. */
  until: (moment: number) => void
  /** Declares the query parameters that the page reads. A request with other parameters is not cached. */
  knows: (...parameters: string[]) => void
  /** Logs that the page omits an optional part, on the server or in the browser console. */
  warn: (message: string, error: unknown) => void
  signal: AbortSignal
}

export interface PageData<View> {
  head: Head
  view: View
  /** 404 if the view shows that the page is missing. Defaults to 200. */
  status?: 404
}

export interface PageArguments {
  url: URL
  params: Readonly<Record<string, string | undefined>>
}

export interface RouteHandle {
  /** Loads what the component needs before the first render in the browser. */
  prepare: (language: Language, data: unknown) => Promise<unknown>
  /** Source files and text folders with chunks that the document preloads. */
  chunks: (data: unknown) => string[]
}
