import { z } from 'zod'
import { contract } from './kernel/call.ts'
import { WeakPasswordRefusal } from './sessions.ts'

const WireDevice = z.strictObject({
  id: z.uuid(),
  site: z.string(),
  /** Browser and system, such as 'Firefox, Windows', or empty if unknown. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** True for the session of this request. */
  isCurrent: z.boolean(),
})

/** Calls for a customer's active logins and password changes. */
export const devices = contract({
  'GET /svc_session/sessions': {
    summary:
      "Returns up to 100 of the customer's sessions on all sites: the current one, then the most recently used first",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ sessions: z.array(WireDevice) }),
  },
  'DELETE /svc_session/sessions/{id}': {
    summary: 'Ends a session of the customer',
    access: 'customer',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    reply: z.null(),
    refusals: { session_not_found: { status: 404 } },
  },
  'DELETE /svc_session/sessions': {
    summary: 'Ends all other sessions of the customer',
    access: 'customer',
    rate: 'write',
    reply: z.strictObject({ ended: z.int() }),
  },
  'POST /svc_customer/customer/password': {
    summary: 'Changes the password and ends all other sessions of the customer',
    access: 'customer',
    rate: 'login',
    body: z.object({ current: z.string().min(1).max(256), password: z.string().min(1).max(256) }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: {
      wrong_password: { status: 422 },
      password_weak: WeakPasswordRefusal,
      login_delayed: { status: 429, details: z.strictObject({ seconds: z.int() }) },
    },
  },
})
