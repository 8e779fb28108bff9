import { z } from 'zod'
import { resendProblems } from '#domain/newsletters/resend.ts'
import { isReportDay } from '#domain/reports/period.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const statuses = ['subscribed', 'pending', 'unsubscribed', 'suppressed'] as const
const sources = ['form', 'account', 'registration', 'link'] as const
const Status = z.enum(statuses)
const State = z.enum(['subscribed', 'pending', 'unsubscribed'])
/** Source of the latest sign-up; null if it was not stored. */
const Source = z.enum(sources).nullable()
const Day = z.iso.date().refine(isReportDay, 'the year is out of range')
const ListId = z.string().max(80)
const SubscriptionNumber = z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER)
const SuppressionReason = z.enum(['bounce', 'complaint', 'staff'])

const filters = {
  /** Start of an email address. */
  q: z.string().trim().toLowerCase().max(320).default(''),
  status: Status.optional(),
  source: z.enum(sources).optional(),
  /** First and last UTC day of the latest change. */
  from: Day.optional(),
  to: Day.optional(),
}
const Cursor = z.string().max(60)

const WireList = z.strictObject({
  id: z.string(),
  site: z.enum(sites),
  key: z.string(),
  subscribed: z.int(),
  pending: z.int(),
  unsubscribed: z.int(),
  suppressed: z.int(),
  /** Subscriptions that began and ended in the last 30 days. */
  joined: z.int(),
  left: z.int(),
})

const WireRow = z.strictObject({
  number: z.int(),
  email: z.string(),
  status: Status,
  source: Source,
  /** Time of the latest change. */
  at: z.string(),
})

const WireChange = z.strictObject({
  number: z.int(),
  listId: z.string(),
  state: z.enum([...State.options, 'suppressed', 'released', 'confirmation']),
  source: z.enum([...sources, 'one-click', 'complaint', 'bounce', 'staff']),
  /** Epoch milliseconds. */
  at: z.number(),
  textVersion: z.int().nullable(),
  staffName: z.string().nullable(),
  note: z.string().nullable(),
})

const WireSubscriber = z.strictObject({
  number: z.int(),
  site: z.enum(sites),
  listId: z.string(),
  email: z.string(),
  state: State,
  source: Source,
  at: z.string(),
  suppression: z.strictObject({ reason: SuppressionReason, at: z.string() }).nullable(),
  /** The address's other subscriptions on the caller's sites. */
  others: z.array(z.strictObject({ number: z.int(), listId: z.string(), state: State })),
  /** Changes of the address on the caller's sites, oldest first, at most 500. */
  changes: z.array(WireChange),
  /** Why the confirmation cannot be sent again, or null. */
  resendProblem: z.enum(resendProblems).nullable(),
})

const params = z.object({ number: SubscriptionNumber })
const missing = { subscriber_not_found: { status: 404 } } as const

/** Back-office calls for newsletters. No call subscribes an address, because staff have no proof of its consent. */
export const newslettersDesk = contract({
  'GET /svc_admin/newsletters': {
    summary: 'Returns the newsletter lists on sites of the caller with their numbers of subscribers',
    access: 'staff',
    permission: 'newsletters.read',
    rate: 'search',
    reply: z.strictObject({ lists: z.array(WireList) }),
  },
  'GET /svc_admin/newsletters/{list}/subscribers': {
    summary: 'Returns the subscribers of a list, latest change first',
    access: 'staff',
    permission: 'newsletters.read',
    rate: 'search',
    params: z.object({ list: ListId }),
    query: z.object({
      ...filters,
      /** `next` from the previous page. */
      before: Cursor.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({ subscribers: z.array(WireRow), next: z.string().nullable() }),
    refusals: { newsletter_not_found: { status: 404 } },
  },
  'POST /svc_admin/newsletters/{list}/exports': {
    summary:
      'Returns up to 10,000 subscribers of a list as CSV, and logs the download; a repeat within ten minutes is not logged again',
    access: 'staff',
    permission: 'newsletters.export',
    rate: 'write',
    params: z.object({ list: ListId }),
    body: z.object({
      ...filters,
      /** `next` from the previous part. */
      before: Cursor.optional(),
      part: z.int().min(1).max(1_000).default(1),
    }),
    reply: z.strictObject({ count: z.int(), csv: z.string(), next: z.string().nullable() }),
    refusals: { newsletter_not_found: { status: 404 } },
  },
  'GET /svc_admin/newsletter-subscribers/{number}': {
    summary: 'Returns a subscriber of a list with the proof of consent, the history, and other subscriptions',
    access: 'staff',
    permission: 'newsletters.read',
    rate: 'read',
    params,
    reply: WireSubscriber,
    refusals: missing,
  },
  'POST /svc_admin/newsletter-subscribers/{number}/unsubscribe': {
    summary: 'Ends a subscription at the request of its subscriber; a repeat has no effect',
    access: 'staff',
    permission: 'newsletters.write',
    rate: 'write',
    params,
    reply: WireSubscriber,
    refusals: missing,
  },
  'POST /svc_admin/newsletter-subscribers/{number}/confirmation': {
    summary: 'Emails the confirmation link of a pending subscription again; at most three times in 30 days',
    access: 'staff',
    permission: 'newsletters.write',
    rate: 'write',
    params,
    reply: WireSubscriber,
    refusals: {
      ...missing,
      not_pending: { status: 409 },
      address_suppressed: { status: 409 },
      sent_recently: { status: 409 },
      too_many_resends: { status: 409 },
    },
  },
  'PUT /svc_admin/newsletter-subscribers/{number}/suppression': {
    summary: 'Stops or allows newsletters to an address on all sites, with a reason; subscriptions stay as they are',
    access: 'staff',
    permission: 'newsletters.write',
    rate: 'write',
    params,
    body: z.object({ isSuppressed: z.boolean(), reason: z.string().trim().min(3).max(500) }),
    reply: WireSubscriber,
    refusals: missing,
  },
})
