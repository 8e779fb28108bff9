import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const List = z.string().max(80)
const Reader = { token: z.string().min(1).max(600) }
const refusals = { invalid_token: { status: 404 } } as const

/**
 * Manages newsletters through an emailed link, without login. The token is in the body, so that it does not appear in
 * logs.
 */
export const newsletterReaders = contract({
  'POST /svc_ssr/newsletters/reader': {
    summary: 'Returns the newsletters of the address that a mailed link is for',
    access: 'guest',
    rate: 'read',
    reads: true,
    body: z.object(Reader),
    reply: z.strictObject({
      email: z.string(),
      /** All newsletters on the site. */
      lists: z.array(z.strictObject({ id: z.string(), state: z.enum(['none', 'pending', 'subscribed']) })),
    }),
    refusals,
  },
  'PUT /svc_ssr/newsletters/reader': {
    summary: 'Subscribes the address of a mailed link to these lists, confirmed, and ends the others of the site',
    access: 'guest',
    rate: 'write',
    body: z.object({ ...Reader, newsletters: z.array(List).max(20) }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { ...refusals, newsletter_not_found: { status: 422 } },
  },
  'POST /svc_ssr/newsletters/link': {
    summary:
      'Emails the link to change newsletters, if the address has any; the response is the same for all addresses',
    access: 'guest',
    rate: 'login',
    body: z.object({ email: NormalizedEmail.min(3) }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { invalid_email: { status: 422 } },
  },
  'GET /svc_ssr/newsletters/subscribers': {
    summary:
      'Returns subscribed addresses after a number with their unsubscribe links, for staff of their sites; suppressed ones are left out',
    access: 'staff',
    permission: 'newsletters.export',
    rate: 'read',
    query: z.object({
      list: List.optional(),
      /** The last number that the caller has read. */
      after: z.coerce.number<string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
      limit: z.coerce.number<string>().int().min(1).max(500).default(100),
    }),
    reply: z.strictObject({
      subscribers: z.array(
        z.strictObject({
          site: z.enum(sites),
          list: z.string(),
          email: z.string(),
          /** Time of the last change in epoch milliseconds. */
          at: z.number(),
          /** URL for the List-Unsubscribe header (RFC 8058). */
          stopUrl: z.string(),
          /** URL of the page where the reader manages all newsletters. */
          preferencesUrl: z.string(),
        }),
      ),
      /** Value for `after` in the next request. */
      last: z.int(),
      isLast: z.boolean(),
    }),
  },
  'POST /svc_ssr/newsletters/bounces': {
    summary: 'Records addresses that bounced or complained, reported by a mailing service; staff only',
    access: 'staff',
    permission: 'newsletters.write',
    rate: 'write',
    body: z.object({
      events: z
        .array(z.object({ email: z.string().min(3).max(320), kind: z.enum(['bounce', 'complaint']) }))
        .min(1)
        .max(500),
    }),
    reply: z.strictObject({ recorded: z.int() }),
  },
})
