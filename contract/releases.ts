import { z } from 'zod'
import { announcementHandles } from '#domain/content/announcements.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Features = z.record(z.string(), z.json())

/** Epoch milliseconds; null means never. */
const Until = z.int().nullable()

export const releases = contract({
  'GET /svc_ssr/heartbeat': {
    summary:
      'Returns the release that this process serves, the feature flags of the site, and when one of its paths last changed',
    access: 'public',
    rate: 'read',
    isLive: true,
    reply: z.strictObject({
      hash: z.string(),
      buildDate: z.iso.datetime(),
      features: Features,
      /** Milliseconds since the last redirect change on the site, or null if there was none. */
      pathsChangedMsAgo: z.int().min(0).nullable(),
    }),
  },
  'GET /svc_ssr/config': {
    summary: 'Returns what pages of the site offer: flags, banners, payment methods, pickup, and public site keys',
    access: 'public',
    rate: 'read',
    isLive: true,
    reply: z.strictObject({
      features: Features,
      banners: z.array(z.strictObject({ name: z.enum([...announcementHandles]), until: Until })),
      /** Method names, cards first. */
      paymentMethods: z.array(z.string()),
      pickup: z.array(z.strictObject({ name: z.string(), city: z.string() })),
      /** Keys that browsers send to vendors. Null if the vendor is not configured. */
      siteKeys: z.strictObject({
        captcha: z.string().nullable(),
        googlePay: z.string().nullable(),
        payPal: z.string().nullable(),
      }),
    }),
  },
  'POST /svc_ssr/hostmatch': {
    summary: 'Counts the unauthorized host that serves a page of the shop; accepts requests from any origin',
    access: 'public',
    rate: 'write',
    reads: true,
    isFromAnyOrigin: true,
    maxBytes: 8 * 1024,
    body: z.object({
      /** Page URL. */
      h: z.string().max(4_000),
      /** Base URL of the shop. */
      b: z.string().max(300),
    }),
    status: 204,
    reply: z.null(),
  },
  'GET /svc_ssr/hostmatch': {
    summary:
      'Returns the unauthorized hosts that served pages of the shop in the last `days` days, most frequent first',
    access: 'staff',
    permission: 'settings.read',
    rate: 'read',
    query: z.object({ days: z.coerce.number<string>().int().min(1).max(90).default(30) }),
    reply: z.strictObject({
      hosts: z.array(
        z.strictObject({
          site: z.enum(sites),
          host: z.string(),
          hits: z.int(),
          firstDay: z.iso.date(),
          lastDay: z.iso.date(),
        }),
      ),
    }),
  },
})
