import { z } from 'zod'
import { verificationKinds } from '#domain/customers/verification.ts'
import { chatFileFields, maxFileBodyBytes } from './chat.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const Kind = z.enum(verificationKinds)
const WireVerification = z.strictObject({
  /** 'none' before the first upload. */
  state: z.enum(['none', 'pending', 'verified', 'rejected']),
  kind: Kind.nullable(),
  /** Reason that staff rejected the upload. */
  reason: z.string().nullable(),
})
const WireRequest = z.strictObject({
  id: z.uuid(),
  customerId: z.int(),
  email: z.string(),
  name: z.string(),
  kind: Kind,
  fileName: z.string(),
  createdAt: z.iso.datetime(),
})
const missing = { verification_not_found: { status: 404 } } as const

export const verification = contract({
  'GET /svc_customer/verification': {
    summary: "Returns the customer's verification as military or first responder",
    access: 'customer',
    rate: 'read',
    reply: WireVerification,
  },
  'POST /svc_customer/verification': {
    summary: 'Sends a proof in base64: a picture, which is re-encoded, or a PDF; deleted after the decision',
    access: 'customer',
    rate: 'login',
    body: z.object({ kind: Kind, ...chatFileFields }),
    maxBytes: maxFileBodyBytes,
    status: 201,
    reply: WireVerification,
    refusals: {
      verification_exists: { status: 409 },
      verification_limit: { status: 422, details: z.strictObject({ max: z.int() }) },
      file_type: { status: 422 },
      file_too_large: { status: 422 },
    },
  },
  'GET /svc_customer/verifications': {
    summary: 'Returns up to 100 pending verifications, oldest first',
    access: 'staff',
    permission: 'customers.read',
    rate: 'read',
    reply: z.strictObject({ verifications: z.array(WireRequest) }),
  },
  'GET /svc_customer/verifications/{id}/proof': {
    summary: 'Returns the proof of a verification in base64',
    access: 'staff',
    permission: 'customers.read',
    rate: 'read',
    params: z.object({ id: z.uuid() }),
    reply: z.strictObject({ name: z.string(), type: z.string(), base64: z.string() }),
    refusals: missing,
  },
  'PUT /svc_customer/verifications/{id}': {
    summary: 'Decides a verification: a verified customer in the general group moves to the military group',
    access: 'staff',
    permission: 'customers.write',
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    body: z.object({ state: z.enum(['verified', 'rejected']), reason: SingleLineText(200).default('') }),
    reply: WireVerification,
    refusals: { ...missing, reason_required: { status: 422 }, already_decided: { status: 409 } },
  },
})
