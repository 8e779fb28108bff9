import type { places } from '#contract/places.ts'
import { countriesOfSite } from '#domain/countries/countries.ts'
import { furtherRegionsOf } from '#domain/countries/further-regions.ts'
import { countriesWithRegions, regionsOfSite } from '#domain/countries/regions.ts'
import type { Handlers } from '#services/call/dispatch.ts'

export const placesHandlers: Handlers<typeof places, unknown> = {
  async 'GET /svc_ssr/countries'({ site }) {
    return countriesOfSite(site).map((country) => ({ ...country, lineOrder: [...country.lineOrder] }))
  },

  async 'GET /svc_ssr/regions'({ site, query }) {
    const { countryCode } = query
    const regions = countriesWithRegions.includes(countryCode)
      ? regionsOfSite(site, countryCode)
      : furtherRegionsOf(countryCode)
    return regions.map((region) => ({ ...region }))
  },
}
