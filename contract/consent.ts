import { z } from 'zod'
import { serverDestinations } from '#domain/analytics/deliveries/server-destinations.ts'
import { browserFamilies } from '#domain/consent/browser-family.ts'
import { paymentServices } from '#domain/consent/services.ts'
import { tagNames } from '#domain/consent/tags.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Choices = {
  performance: z.boolean(),
  marketing: z.boolean(),
  functional: z.boolean(),
}

/** Must fit the integer column in the consent records. */
const maxVersion = 2 ** 31 - 1

const sources = ['banner', 'page'] as const

export const consent = contract({
  'GET /svc_ssr/consent/services': {
    summary: 'Returns the third-party services that the settings enable',
    access: 'public',
    rate: 'read',
    reply: z.strictObject({
      payment: z.array(z.enum(paymentServices)),
      tags: z.array(z.strictObject({ name: z.enum(tagNames), id: z.string(), scriptUrl: z.string() })),
      /** Services to which the server itself sends events. */
      destinations: z.array(z.enum(serverDestinations)),
    }),
  },
  'POST /svc_ssr/consent': {
    summary: 'Saves cookie preferences in the cookie, and a record as proof without IP address and full user agent',
    access: 'guest',
    rate: 'write',
    body: z.object({
      ...Choices,
      source: z.enum(sources),
      /** True if the browser sends Global Privacy Control. */
      gpc: z.boolean(),
      browser: z.enum(browserFamilies),
      /** Version of the consent list that the shopper saw. */
      version: z.int().min(0).max(maxVersion),
      /** Epoch milliseconds on the shopper's clock. In the cookie, the newest choice wins. */
      ts: z.int().min(0),
    }),
    reply: z.strictObject({ success: z.literal(true) }),
  },
  'GET /svc_ssr/consent/records': {
    summary: 'Returns consent records of all sites after a number, for staff',
    access: 'staff',
    permission: 'privacy.read',
    rate: 'read',
    query: z.object({
      /** The last number that the caller has read. */
      after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().min(1).max(500).default(100),
    }),
    reply: z.strictObject({
      records: z.array(
        z.strictObject({
          number: z.int(),
          /** Epoch milliseconds. */
          at: z.number(),
          site: z.enum(sites),
          customer: z.int().nullable(),
          /** A hash of the guest's cookie. */
          guest: z.string().nullable(),
          version: z.int(),
          ...Choices,
          source: z.enum(sources),
          gpc: z.boolean(),
          browser: z.enum(browserFamilies),
        }),
      ),
      /** Value for `after` in the next request. */
      last: z.int(),
    }),
  },
})
