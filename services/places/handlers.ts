import type { places } from '#contract/places.ts'
import { countriesOfSite } from '#domain/countries/countries.ts'
import { regionsOfSite } from '#domain/countries/regions.ts'
import type { Handlers } from '#services/perform.ts'

export const placesHandlers: Handlers<typeof places, unknown> = {
  async 'GET /svc_ssr/countries'({ site }) {
    return countriesOfSite(site).map((country) => ({ ...country, lineOrder: [...country.lineOrder] }))
  },

  async 'GET /svc_ssr/regions'({ site, query }) {
    return regionsOfSite(site, query.countryCode).map((region) => ({ ...region }))
  },
}
