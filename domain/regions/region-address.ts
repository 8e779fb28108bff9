import type { Site } from '../sites.ts'

interface OtherRegion {
  site: Site
  /** URL of the site, without a trailing slash. */
  siteUrl: string
  /** The same page on other sites, from the route lookup. */
  related: readonly { siteCode: string; path: string }[]
  /** URL of the site's home page, from the geo lookup. */
  home: string | null
}

const maxCampaignValue = 200

/**
 * Returns the URL of the same page on a different site, or else of its home page, with the visit's utm parameters
 * [REGION-014, REGION-015].
 */
export function regionAddress({ site, siteUrl, related, home }: OtherRegion, search: string): string {
  const path = related.find(({ siteCode }) => siteCode === site)?.path
  const url = new URL(path === undefined ? (home ?? `${siteUrl}/`) : siteUrl + path)
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_[a-z_]{1,30}$/.test(name)) url.searchParams.append(name, value.slice(0, maxCampaignValue))
  }
  return url.href
}
