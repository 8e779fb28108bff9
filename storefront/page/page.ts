import { createContext, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { AppContext } from '#domain/app/app-context.ts'
import type { StripName } from '#domain/content/strip.ts'
import type { Site, SiteLocale } from '#domain/sites.ts'
import type { Head } from '#storefront/shell/head.ts'
import type { ShownTax } from './price.ts'
import type { Language } from '#storefront/texts.ts'

/** What every page of one visit shares; the same on the server and, through the page's data, in the browser. */
export interface Shop {
  site: Site
  locale: SiteLocale
  language: Language
  /** The country whose VAT is shown and that the cart ships to, until the shopper says otherwise. */
  country: string
  contrast: 'normal' | 'high'
  /** Percent of VAT in shown prices by tax class; null where prices are shown as stored. */
  tax: ShownTax
  /** What the reader closed of the strip above the header. */
  closedStrip: StripName | null
  /** The reader closed what opens the drawer of five for five. */
  isDrawerClosed: boolean
  /** Inside the native app: no banners, no overlays on adding. */
  isApp: boolean
  /** What the app says of itself; a page that all share is told nothing of it. */
  app?: AppContext
  brand: string
  /** The public address of each storefront, without a slash at the end. */
  siteUrls: Readonly<Record<Site, string>>
  /** Milliseconds since 1970 when the page was rendered: dates on it are counted from here. */
  now: number
}

/** What a page's loader may use. */
export interface PageContext {
  shop: Shop
  call: StoreCall
  /** Ends the life of the cached page at a moment, such as the end of a promotion. */
  until: (moment: number) => void
  /** Names the parameters of the query that the page knows; a page asked with others is not kept for anyone. */
  knows: (...parameters: string[]) => void
  /** Notes what the page goes without: on the server in the log, in the browser in its console. */
  warn: (message: string, error: unknown) => void
  signal: AbortSignal
}

/** What a loader answers: what goes into the document's head, and what its component shows. */
export interface PageData<View> {
  head: Head
  view: View
}

export interface PageArguments {
  url: URL
  params: Readonly<Record<string, string | undefined>>
}

/** Where the router keeps what loaders use. */
export const pageContext = createContext<Omit<PageContext, 'signal'>>()

/** The page context of a loader or action. */
export function contextOf({ context, request }: LoaderFunctionArgs): PageContext {
  return { ...(context as Readonly<RouterContextProvider>).get(pageContext), signal: request.signal }
}

/** What a route says of itself beside its loader and component. */
export interface RouteHandle {
  /** Loads what the component needs before it is rendered the first time in the browser. */
  prepare: (language: Language, data: unknown) => Promise<unknown>
  /** The source files, and the folders of texts, whose chunks the document preloads. */
  chunks: (data: unknown) => string[]
}
