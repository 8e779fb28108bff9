import { searchAdsEvent } from '#domain/analytics/conversions/search-ads.ts'
import type { ConsentChoices } from '#domain/consent/choices.ts'
import { consentSignals } from '#domain/consent/signals.ts'
import type { TagName } from '#domain/consent/tags.ts'
import type { NamedEvent } from '#storefront/analytics/signals/signal.ts'

interface Vendor {
  /** Creates the queue that the vendor's script reads once it has loaded. */
  prepare: (id: string, choices: ConsentChoices) => void
  pageView: () => void
  /** If missing, the vendor receives no events from the browser. Amounts are in `currency`. */
  event?: (event: NamedEvent, currency: string) => void
  /** If missing, only a new document stops the vendor's script. */
  update?: (choices: ConsentChoices) => void
}

type Send = (...parameters: unknown[]) => void
type Pixel = Send & {
  queue: unknown[]
  callMethod?: Send
  push?: Send
  loaded?: boolean
  version?: string
  disablePushState?: boolean
}

const page = globalThis as typeof globalThis & { fbq?: Pixel; _fbq?: Pixel; dataLayer?: unknown[] }

/** The vendors' documented snippets without inline scripts. */
export const tagVendors: Readonly<Record<TagName, Vendor>> = {
  'social-pixel': {
    prepare: (id) => {
      const fbq: Pixel = Object.assign(
        (...parameters: unknown[]) =>
          void (fbq.callMethod ? fbq.callMethod(...parameters) : fbq.queue.push(parameters)),
        { queue: [] as unknown[] },
      )
      // Otherwise, the script counts every URL change as a page view, even after a withdrawal.
      Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', disablePushState: true })
      page.fbq = fbq
      page._fbq = fbq
      fbq('init', id)
    },
    pageView: () => page.fbq?.('track', 'PageView'),
    update: ({ marketing }) => page.fbq?.('consent', marketing ? 'grant' : 'revoke'),
  },
  'search-ads': {
    prepare: (id, choices) => {
      page.dataLayer ??= []
      gtag('consent', 'default', consentSignals(choices))
      gtag('js', new Date())
      gtag('config', id, { send_page_view: false })
    },
    pageView: () => gtag('event', 'page_view', pageLocation()),
    event: (event, currency) => {
      const found = searchAdsEvent(event, currency)
      if (found) gtag('event', found.name, { ...found.params, ...pageLocation() })
    },
    update: (choices) => gtag('consent', 'update', consentSignals(choices)),
  },
  // The script counts the visit itself when it loads.
  'email-marketing': { prepare: () => {}, pageView: () => {} },
  // The script records the partner site that led to the visit. The server reports the orders.
  affiliate: { prepare: () => {}, pageView: () => {} },
  // The script starts itself and renders its widgets.
  reviews: { prepare: () => {}, pageView: () => {} },
}

/** Without it, the script would send the query, which may contain searches. */
function pageLocation() {
  return { page_location: location.origin + location.pathname }
}

/** The vendor's script recognizes commands by type: an arguments object, not an array. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  page.dataLayer?.push(arguments)
}
