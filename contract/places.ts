import { z } from 'zod'
import { addressLines, cityLabels, postcodeLabels, regionLabels } from '#domain/countries/country.ts'
import { contract } from './kernel/call.ts'

const WireCountry = z.strictObject({
  alpha2: z.string(),
  name: z.string(),
  requireCity: z.boolean(),
  requireRegion: z.boolean(),
  requirePostcode: z.boolean(),
  /** Anchored pattern. Before matching, check the length and convert the value to uppercase. */
  postcodeRegex: z.string(),
  cityLabel: z.enum(cityLabels),
  regionLabel: z.enum(regionLabels),
  postcodeLabel: z.enum(postcodeLabels),
  lineOrder: z.array(z.enum(addressLines)),
  /**
   * A slash starts a new line. N and F are the name, O the company, A the street, C the city, R the region, and Z the
   * postcode.
   */
  format: z.string(),
})
const WireRegion = z.strictObject({ code: z.string(), name: z.string() })

export const places = contract({
  'GET /svc_ssr/countries': {
    summary: 'Returns the countries that the site ships to',
    access: 'public',
    rate: 'read',
    reply: z.array(WireCountry),
  },
  'GET /svc_ssr/regions': {
    summary:
      'Returns the regions of a country, limited to the delivery area if the site ships there; empty if addresses need no region',
    access: 'public',
    rate: 'read',
    query: z.object({ countryCode: z.string().regex(/^[A-Z]{2}$/) }),
    reply: z.array(WireRegion),
  },
})
