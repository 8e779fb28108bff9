import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { AppContext } from '#domain/app/app-context.ts'
import type { Units } from '#domain/measures/units.ts'
import type { Site, SiteLocale } from '#domain/sites.ts'
import type { DeliveryPlace } from '#storefront/browser/storage/delivery-postcode.ts'
import type { Head } from '#storefront/page/page-head.ts'
import type { DisplayedTax } from './price.ts'
import type { Language } from '#storefront/texts.ts'

/** State shared by all pages of a visit; sent to the browser with the page's data. */
export interface Shop {
  site: Site
  locale: SiteLocale
  language: Language
  /** The country for VAT and shipping until the shopper chooses another. */
  country: string
  contrast: 'normal' | 'high'
  /** The units shown first. */
  units: Units
  /** Where deliveries are estimated to; absent on shared pages. */
  deliveryPlace?: DeliveryPlace
  /** The consent cookie's value and Global Privacy Control, only on the page of cookie preferences. */
  privacy?: { cookie?: string; hasSignal: boolean }
  /** VAT percent by tax class, or null if prices are shown as stored. */
  tax: DisplayedTax
  /** The key of the announcement bar that the shopper closed. */
  closedStrip: string | null
  /** The shopper has closed the tab of the five-for-five drawer. */
  isDrawerClosed: boolean
  /** Inside the native app: no banners, no overlay when an item is added. */
  isApp: boolean
  /** The app's version and platform; absent on shared pages. */
  app?: AppContext
  brand: string
  /** Undefined: the name in letters. */
  logo?: { src: string; width: number; height: number }
  /** The enabled sites; no page links to another one. */
  openSites: readonly Site[]
  /** Public URL of each storefront, without a trailing slash. */
  siteUrls: Readonly<Record<Site, string>>
  /** Profiles of the site's brand on social networks. */
  socialLinks: readonly { label: string; path: string }[]
  /** Accepted cards, whose marks are shown before one is entered. */
  cardBrands: readonly string[]
  /** Unix time in milliseconds when the page was rendered. */
  now: number
}

export interface PageContext {
  shop: Shop
  call: StoreCall
  /** Limits the cached page's lifetime to a moment, such as the end of a promotion. */
  until: (moment: number) => void
  /** Declares the query parameters that the page reads; a request with others is not cached. */
  knows: (...parameters: string[]) => void
  /** Logs an optional part that the page omits: on the server or in the browser's console. */
  warn: (message: string, error: unknown) => void
  signal: AbortSignal
}

export interface PageData<View> {
  head: Head
  view: View
  /** The view says what is missing; 200 by default. */
  status?: 404
}

export interface PageArguments {
  url: URL
  params: Readonly<Record<string, string | undefined>>
}

export const pageContext = createContext<Omit<PageContext, 'signal'>>()

export function contextOf({ context, request }: LoaderFunctionArgs): PageContext {
  return { ...(context as Readonly<RouterContextProvider>).get(pageContext), signal: request.signal }
}

export interface RouteHandle {
  /** Loads what the component needs before the first render in the browser. */
  prepare: (language: Language, data: unknown) => Promise<unknown>
  /** Source files and text folders whose chunks the document preloads. */
  chunks: (data: unknown) => string[]
}
