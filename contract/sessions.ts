import { z } from 'zod'
import { NormalizedEmail, SingleLineText } from './codec/typed-text.ts'
import { SegmentIds, WireCustomer } from './customers.ts'
import { contract } from './kernel/call.ts'

const WireSession = z.strictObject({
  /** 0 for a guest. */
  cg: z.int(),
  groupId: z.int(),
  /** Epoch milliseconds; 0 for a guest. */
  exp: z.number(),
})
/** The domain validates the email pattern. */
const Email = NormalizedEmail.min(3)
const Password = z.string().min(1).max(256)

/** Refusals for a new password. */
export const WeakPasswordRefusal = {
  status: 422,
  details: z.strictObject({ problem: z.enum(['short', 'long', 'common']), least: z.int(), most: z.int() }),
} as const

/** Response to a login. */
export const LoginReply = z.strictObject({
  customer: WireCustomer,
  /** `gifts` counts the registry gifts selected before login. */
  merged: z.strictObject({ added: z.int(), kept: z.int(), gifts: z.int() }),
})

export const sessions = contract({
  'GET /svc_session/session': {
    summary: 'Returns and renews the session',
    access: 'guest',
    rate: 'read',
    reply: WireSession,
  },
  'POST /svc_session/session/login': {
    summary: 'Logs in a customer and merges the guest cart into the customer cart',
    access: 'guest',
    rate: 'login',
    captcha: 'login',
    body: z.object({ email: Email, password: Password }),
    reply: LoginReply,
    refusals: {
      wrong_credentials: { status: 401 },
      /** Returned only if the password is correct. */
      password_expired: { status: 403 },
      login_delayed: { status: 429, details: z.strictObject({ seconds: z.int() }) },
    },
  },
  'POST /svc_session/session/logout': {
    summary: 'Logs out the customer',
    access: 'guest',
    rate: 'write',
    status: 204,
    reply: z.null(),
  },
  'POST /svc_customer/customer': {
    summary: 'Creates an account; an email that already has one gets the same response, and a message',
    access: 'guest',
    rate: 'login',
    captcha: 'register',
    body: z.object({
      email: Email,
      password: Password,
      firstname: SingleLineText(80).default(''),
      lastname: SingleLineText(80).default(''),
      /** List ids on the site [ACCOUNT-425]. */
      newsletters: z.array(z.string().max(80)).max(20).default([]),
      segments: SegmentIds.default([]),
    }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: {
      invalid_email: { status: 422 },
      password_weak: WeakPasswordRefusal,
      newsletter_not_found: { status: 422 },
      segment_not_found: { status: 422 },
    },
  },
})
