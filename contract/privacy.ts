import { z } from 'zod'
import { contract } from './kernel/call.ts'

const WirePrivacy = z.strictObject({
  /** The last export. Null if there is none or its archive has expired. */
  export: z
    .strictObject({
      state: z.enum(['pending', 'ready']),
      requestedAt: z.iso.datetime(),
      /** Expiry time of the emailed link. Null until it is emailed. */
      expiresAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The scheduled deletion of the account. */
  deletion: z.strictObject({ requestedAt: z.iso.datetime(), dueAt: z.iso.datetime() }).nullable(),
})

/** Calls for exporting a customer's data and deleting the account. */
export const privacy = contract({
  'GET /svc_customer/privacy': {
    summary: "Returns the state of the customer's data export and account deletion",
    access: 'customer',
    rate: 'read',
    reply: WirePrivacy,
  },
  'POST /svc_customer/privacy/export': {
    summary: "Starts an export of the customer's data; a link to the archive is mailed and valid for 24 hours",
    access: 'customer',
    rate: 'write',
    reply: WirePrivacy,
    refusals: {
      export_running: { status: 409 },
      export_limit: { status: 429, details: z.strictObject({ max: z.int() }) },
    },
  },
  'POST /svc_customer/privacy/deletion': {
    summary: 'Schedules the deletion of the account in 14 days; a repeat does not change the date',
    access: 'customer',
    rate: 'login',
    body: z.object({ password: z.string().min(1).max(256) }),
    reply: WirePrivacy,
    refusals: {
      wrong_password: { status: 422 },
      login_delayed: { status: 429, details: z.strictObject({ seconds: z.int() }) },
      /** Programs with a pending renewal must be canceled first. */
      program_active: { status: 409, details: z.strictObject({ programs: z.array(z.string()) }) },
    },
  },
  'DELETE /svc_customer/privacy/deletion': {
    summary: 'Keeps the account: cancels its planned deletion',
    access: 'customer',
    rate: 'write',
    reply: WirePrivacy,
  },
})
