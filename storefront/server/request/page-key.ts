import { isTrackingParameter } from '#domain/routes/tracking-parameter.ts'
import type { Site } from '#domain/sites.ts'
import type { Shop } from '#storefront/page/page.ts'

/** Everything that a shared page depends on. No other part of the request may affect the page. */
export interface PageFacts {
  site: Site
  localeTag: string
  /** Ship-to country for VAT, or the site's country if it ships to only one. */
  country: string
  contrast: Shop['contrast']
  units: Shop['units']
  closedStrip: Shop['closedStrip']
  isDrawerClosed: boolean
  isApp: boolean
  /** Includes the locale prefix. */
  path: string
  query: string
}

/** Returns a shared page's cache key. Requests with equal keys get the same page. */
export function pageKey(facts: PageFacts): string {
  const { site, localeTag, country, contrast, units, closedStrip, isDrawerClosed, isApp, path, query } = facts
  const closed = `${closedStrip ?? ''}${isDrawerClosed ? '+drawer' : ''}`
  return [site, localeTag, country, contrast, units, closed, isApp ? 'app' : 'web', path, query].join('\n')
}

const name = /^[a-z][a-z0-9_-]{0,39}$/
const max = { parameters: 24, value: 200 }
/** The bank's return parameter. The vendor determines its name and length [PAY-404]. */
const brought = { name: 'redirectResult', most: 8_000 }

/** Returns the sorted query that pages may read, without tracking parameters, malformed names, and overlong values. */
export function allowedQuery(search: string): string {
  if (search === '') return ''
  const allowed = [...new URLSearchParams(search)].filter(
    ([key, value]) =>
      (name.test(key) && !isTrackingParameter(key) && value.length <= max.value) ||
      (key === brought.name && value.length <= brought.most),
  )
  const sorted = allowed.slice(0, max.parameters).toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return new URLSearchParams(sorted).toString()
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}
