import type { regions } from '#contract/regions.ts'
import { siteForCountry } from '#domain/regions/site-for-country.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Handlers } from '#services/call/dispatch.ts'

export interface RegionDeps {
  openSites: readonly Site[]
  /** Site origins without a trailing slash. */
  siteUrls: Readonly<Record<Site, string>>
}

export const regionHandlers: Handlers<typeof regions, RegionDeps> = {
  async 'GET /svc_ssr/geoIp'({ site, query, visitorCountry }, { openSites, siteUrls }) {
    const country = query._force ?? visitorCountry()
    const other = country === null ? null : siteForCountry(country, openSites)
    return {
      country,
      name: other && siteSettings[other].title,
      current: query.current,
      currentName: siteSettings[site].title,
      path: other && `${siteUrls[other]}/`,
    }
  },
}
