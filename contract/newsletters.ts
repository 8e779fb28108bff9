import { z } from 'zod'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const subscription = {
  body: z.object({
    email: NormalizedEmail.min(3),
    userId: z
      .union([z.int(), z.string().max(80)])
      .nullable()
      .optional(),
    newsletters: z.array(z.string().max(80)).min(1).max(20),
  }),
  reply: z.strictObject({ success: z.boolean() }),
  refusals: { invalid_email: { status: 422 }, newsletter_not_found: { status: 422 } },
} as const

export const newsletters = contract({
  'POST /svc_ssr/newsletters/subscribe': {
    summary: 'Subscribes an email address to newsletters of the site; the response is the same for known addresses',
    access: 'guest',
    rate: 'login',
    ...subscription,
  },
  'POST /svc_ssr/newsletters/unsubscribe': {
    summary: "Ends subscriptions of the customer's email address",
    access: 'customer',
    rate: 'write',
    ...subscription,
  },
  'GET /svc_ssr/newsletters/site/{siteCode}/subscriptions': {
    summary: "Returns the lists of the site that the customer's email address reads",
    access: 'customer',
    rate: 'read',
    params: z.object({ siteCode: z.string().max(3) }),
    reply: z.strictObject({ emailListIds: z.array(z.string()) }),
    refusals: { site_not_found: { status: 404 } },
  },
  'POST /svc_ssr/submit/iterable': {
    summary: 'Subscribes an email address to each of the mailing lists [NEWS-402]',
    access: 'guest',
    rate: 'login',
    body: z.object({
      email: NormalizedEmail.min(3),
      emailListIds: z
        .array(z.union([z.string().max(80), z.int()]))
        .min(1)
        .max(20),
    }),
    reply: subscription.reply,
    refusals: subscription.refusals,
  },
})
