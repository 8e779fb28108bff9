import { z } from 'zod'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const Token = z.string().min(1).max(200)
const tokenRefusals = { token_invalid: { status: 422 }, token_expired: { status: 422 } } as const

/** Calls for changing and confirming the customer's email address. */
export const emailLinks = contract({
  'POST /svc_customer/customer/email': {
    summary: 'Emails a link to a new address, which changes the email; the response is the same for taken addresses',
    access: 'customer',
    rate: 'login',
    body: z.object({ email: NormalizedEmail.min(3), password: z.string().min(1).max(256) }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: {
      invalid_email: { status: 422 },
      wrong_password: { status: 422 },
      login_delayed: { status: 429, details: z.strictObject({ seconds: z.int() }) },
    },
  },
  'GET /svc_customer/customer/email': {
    summary: "Returns the customer's email and whether it is confirmed",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ email: z.string(), isConfirmed: z.boolean() }),
  },
  'POST /svc_customer/customer/email/confirmation': {
    summary: "Emails a link that confirms the customer's email, at most three an hour",
    access: 'customer',
    rate: 'login',
    reply: z.strictObject({ success: z.literal(true) }),
  },
  'POST /svc_customer/customer/email/check': {
    summary: 'Checks the token of a mailed link without using it, and returns the address that it confirms',
    access: 'guest',
    rate: 'login',
    reads: true,
    body: z.object({ token: Token }),
    reply: z.strictObject({ email: z.string(), purpose: z.enum(['email', 'confirm']) }),
    refusals: tokenRefusals,
  },
  'POST /svc_customer/customer/email/confirm': {
    summary:
      'Confirms an email address with the token of a mailed link; a new address ends all other sessions of the account',
    access: 'guest',
    rate: 'login',
    body: z.object({ token: Token }),
    reply: z.strictObject({ success: z.literal(true), email: z.string(), purpose: z.enum(['email', 'confirm']) }),
    refusals: { ...tokenRefusals, email_taken: { status: 409 } },
  },
})
