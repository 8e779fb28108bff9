import { z } from 'zod'
import { contract } from './kernel/call.ts'

const CountryCode = z.string().regex(/^[A-Z]{2}$/)

export const regions = contract({
  'GET /svc_ssr/geoIp': {
    summary:
      "Returns the visitor's country and the storefront that serves it; `_force` answers as from another country and affects only what is displayed",
    access: 'guest',
    rate: 'read',
    query: z.object({ current: CountryCode, _force: CountryCode.optional() }),
    reply: z.strictObject({
      /** Null if unknown. */
      country: z.string().nullable(),
      /** The storefront that serves the country, or null if none does. */
      name: z.string().nullable(),
      current: z.string(),
      currentName: z.string(),
      /** URL of that storefront's home page. */
      path: z.string().nullable(),
    }),
  },
})
