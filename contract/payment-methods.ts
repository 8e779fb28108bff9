import { z } from 'zod'
import { contract } from './call.ts'

export const paymentMethods = contract({
  'GET /svc_paymentmethod/methods': {
    summary: 'Read how a shopper may pay in a country, and where the card fields come from',
    access: 'guest',
    rate: 'read',
    query: z.object({ country: z.string().regex(/^[A-Z]{2}$/), locale: z.string().max(12).optional() }),
    reply: z.strictObject({
      methods: z.array(
        z.strictObject({
          type: z.string(),
          name: z.string(),
          config: z.strictObject({
            /** The vault's page with the card fields, on an origin of its own. */
            frameUrl: z.string(),
            frameOrigin: z.string(),
            /** The vault's page for browsers without JavaScript; comes back by GET with a single-use token. */
            redirectUrl: z.string(),
          }),
        }),
      ),
      stored: z.array(z.never()),
    }),
  },
})
