import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { regionAddress } from '#domain/regions/region-address.ts'
import { hasRegionPopup, isPreferredSite, regionPopup, regionPopupFlag } from '#domain/regions/region-popup.ts'
import { siteForCountry } from '#domain/regions/site-for-country.ts'
import type { Site } from '#domain/sites.ts'
import { flagValue } from '#storefront/flags/visitor-flags.ts'
import type { Shop } from '#storefront/page/page.ts'

export interface OtherRegion {
  site: Site
  /** The visitor's country code. */
  country: string
  name: string
  currentName: string
  home: string | null
}

interface Context {
  call: StoreCall
  shop: Pick<Shop, 'site' | 'country' | 'openSites' | 'siteUrls'>
  wait?: (milliseconds: number) => Promise<void>
}

interface Visitor {
  /** Country code from the preferred-country cookie. */
  preferred: string | undefined
  /** Overrides the visitor's country. */
  forced?: string | undefined
}

/** [REGION-020] */
const maxRetries = 2
const pauseMs = 1_000

/** Returns the region to offer to a visitor, or null if no popup is needed. Throws if the lookups fail. */
export async function findOtherRegion(
  { call, shop, wait = pause }: Context,
  visitor: Visitor,
): Promise<OtherRegion | null> {
  const { site, country: current, openSites } = shop
  const { preferred, forced } = visitor
  if (isPreferredSite(site, preferred)) return null
  const isFlagOn = hasRegionPopup(site, false) || (await isPopupFlagOn({ call, shop }))
  if (!isFlagOn) return null
  const query = { current, ...(forced !== undefined && { _force: forced }) }
  const { country, name, currentName, path } = await retried(() => call('GET /svc_ssr/geoIp', { query }), wait)
  if (regionPopup({ site, isFlagOn, preferred, country, openSites }) === 'hidden' || country === null) return null
  const other = siteForCountry(country, openSites)!
  return { site: other, country, name: name ?? other, currentName, home: path }
}

/** Returns the URL of the current page on the other site, or of that site's home page. */
export async function findRegionUrl(
  { call, shop }: Context,
  { site, home }: OtherRegion,
  page: { path: string; search: string },
): Promise<string> {
  const { path, search } = page
  const related =
    path === '/'
      ? []
      : await call('GET /svc_route/route', { query: { url: path } }).then(
          (found) => found.related,
          () => [],
        )
  return regionAddress({ site, siteUrl: shop.siteUrls[site], related, home }, search)
}

async function isPopupFlagOn(context: Pick<Context, 'call' | 'shop'>): Promise<boolean> {
  return (await flagValue(context, regionPopupFlag)).value === true
}

const pause = (milliseconds: number) => new Promise<void>((done) => void setTimeout(done, milliseconds))

async function retried<T>(attempt: () => Promise<T>, wait: (milliseconds: number) => Promise<void>): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (attempts >= maxRetries || (isRefusalError(error) && error.status > 0 && error.status < 500)) throw error
      await wait(pauseMs)
    }
  }
}
