import { z } from 'zod'
import { TypedEmail, TypedLine } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const WireSession = z.strictObject({
  /** 0 for a guest. */
  cg: z.int(),
  groupId: z.int(),
  /** Epoch milliseconds; 0 for a guest. */
  exp: z.number(),
})
export const WireCustomer = z.strictObject({
  _id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  telephone: z.string(),
  groupId: z.int(),
})

/** The domain checks the pattern. */
const Email = TypedEmail.min(3)
const Password = z.string().min(1).max(256)
const Name = TypedLine(80).min(1)

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
    body: z.object({ email: Email, password: Password }),
    reply: z.strictObject({
      customer: WireCustomer,
      /** `gifts`: registry gifts selected before the login. */
      merged: z.strictObject({ added: z.int(), kept: z.int(), gifts: z.int() }),
    }),
    refusals: {
      wrong_credentials: { status: 401 },
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
    summary: 'Creates an account; an email that has one gets the same response and a mail',
    access: 'guest',
    rate: 'login',
    body: z.object({
      email: Email,
      password: Password,
      firstname: Name,
      lastname: Name,
    }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: {
      invalid_email: { status: 422 },
      password_weak: { status: 422, details: z.strictObject({ least: z.int() }) },
    },
  },
  'GET /svc_customer/customer': {
    summary: 'Returns the logged-in customer',
    access: 'customer',
    rate: 'read',
    reply: WireCustomer,
  },
})
