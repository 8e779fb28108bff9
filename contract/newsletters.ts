import { z } from 'zod'
import { contract } from './kernel/call.ts'

const subscription = {
  body: z.object({
    email: z.string().trim().min(3).max(320),
    userId: z.int().nullable().optional(),
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
})
