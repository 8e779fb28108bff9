import type { Site } from '#domain/sites.ts'
import type { Shop } from '#storefront/page/page.ts'

/** What of a request a shared page depends on; nothing else of it may reach the page. */
export interface PageFacts {
  site: Site
  localeTag: string
  /** The ship-to country whose VAT is shown; the site's own where the site ships to one. */
  country: string
  contrast: Shop['contrast']
  closedStrip: Shop['closedStrip']
  isDrawerClosed: boolean
  isApp: boolean
  /** With the locale's prefix. */
  path: string
  /** In one order, without what no page reads. */
  query: string
}

/** The one function that makes cache keys: two requests with one key get the same page. */
export function pageKey(facts: PageFacts): string {
  const { site, localeTag, country, contrast, closedStrip, isDrawerClosed, isApp, path, query } = facts
  const closed = `${closedStrip ?? ''}${isDrawerClosed ? '+drawer' : ''}`
  return [site, localeTag, country, contrast, closed, isApp ? 'app' : 'web', path, query].join('\n')
}

/** Parameters that say where a visit comes from; no page shows anything of them. */
const tracking =
  /^(utm_\w*|mc_\w+|_\w+|pk_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|srsltid|epik|ref|cmpid|icid|ismobileapp)$/i
const name = /^[a-z][a-z0-9_-]{0,39}$/
const most = { parameters: 24, value: 200 }
/** What a shopper brings back from their bank has its vendor's name and length [PAY-404]. */
const brought = { name: 'redirectResult', most: 8_000 }

/** The query that a page may read, in one order: without tracking, malformed names, and what is too long. */
export function readableQuery(search: string): string {
  if (search === '') return ''
  const kept = [...new URLSearchParams(search)].filter(
    ([key, value]) =>
      (name.test(key) && !tracking.test(key) && value.length <= most.value) ||
      (key === brought.name && value.length <= brought.most),
  )
  const sorted = kept.slice(0, most.parameters).toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return new URLSearchParams(sorted).toString()
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
