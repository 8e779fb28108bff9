import { z } from 'zod'
import { contract } from './call.ts'

const WireCountry = z.strictObject({
  alpha2: z.string(),
  name: z.string(),
  requireRegion: z.boolean(),
  /** Anchored; the postcode is trimmed and in capitals, and its length checked, before it meets the pattern. */
  postcodeRegex: z.string(),
  postcodeLabel: z.enum(['zip', 'postcode', 'eircode', 'postalCode']),
  lineOrder: z.array(z.enum(['street', 'apartment', 'city', 'region', 'postcode'])),
})
const WireRegion = z.strictObject({ code: z.string(), name: z.string() })

export const places = contract({
  'GET /svc_ssr/countries': {
    summary: 'Read the countries that the site ships to',
    access: 'public',
    rate: 'read',
    reply: z.array(WireCountry),
  },
  'GET /svc_ssr/regions': {
    summary: 'Read the regions of a country that the site ships to; none for a country without',
    access: 'public',
    rate: 'read',
    query: z.object({ countryCode: z.string().regex(/^[A-Z]{2}$/) }),
    reply: z.array(WireRegion),
  },
})
