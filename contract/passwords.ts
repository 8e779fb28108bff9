import { z } from 'zod'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'
import { LoginReply, WeakPasswordRefusal } from './sessions.ts'

const LinkRequest = z.object({
  email: NormalizedEmail.min(3),
  /** Path in the shop to open after login. */
  redirect: z.string().max(200).optional(),
})
const Token = z.string().min(1).max(200)
const tokenRefusals = { token_invalid: { status: 422 }, token_expired: { status: 422 } } as const

export const passwords = contract({
  'POST /svc_customer/customer/forgot-password': {
    summary: 'Sends a link to reset the password; the response is the same for unknown emails',
    access: 'guest',
    rate: 'login',
    captcha: 'forgot',
    body: LinkRequest,
    reply: z.strictObject({ success: z.literal(true) }),
  },
  'POST /svc_customer/customer/forgot-password/check': {
    summary: 'Checks the token of a reset link without using it',
    access: 'guest',
    rate: 'login',
    reads: true,
    body: z.object({ token: Token }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: tokenRefusals,
  },
  'POST /svc_customer/customer/forgot-password/reset': {
    summary: 'Sets a new password with the token of a reset link and ends all sessions of the account',
    access: 'guest',
    rate: 'login',
    body: z.object({ token: Token, password: z.string().min(1).max(256) }),
    reply: z.strictObject({ success: z.literal(true), email: z.string() }),
    refusals: { ...tokenRefusals, password_weak: WeakPasswordRefusal },
  },
  'POST /svc_session/session/link': {
    summary: 'Sends a link that logs in; the response is the same for unknown emails',
    access: 'guest',
    rate: 'login',
    captcha: 'forgot',
    body: LinkRequest,
    reply: z.strictObject({ success: z.literal(true) }),
  },
  'POST /svc_session/session/link/login': {
    summary: 'Logs in with the token of a mailed link, once',
    access: 'guest',
    rate: 'login',
    body: z.object({ token: Token }),
    reply: LoginReply,
    refusals: tokenRefusals,
  },
})
