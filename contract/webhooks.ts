import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { maxUrlLength } from '#domain/webhooks/endpoint-url.ts'
import { webhookEventTypes } from '#domain/webhooks/events.ts'
import { webhookDeliveryStates } from '#domain/webhooks/delivery-states.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const ById = z.object({ id: z.uuid() })
const DeliveryId = z.string().regex(/^\d{1,18}$/)
const isUnique = (values: readonly string[]) => new Set(values).size === values.length
const fields = {
  url: z.string().trim().min(1).max(maxUrlLength),
  description: SingleLineText(120),
  events: z.array(z.enum(webhookEventTypes)).min(1).refine(isUnique, 'must be different'),
  sites: z.array(z.enum(sites)).min(1).refine(isUnique, 'must be different'),
  isEnabled: z.boolean(),
}
const WireEndpoint = z.strictObject({
  id: z.uuid(),
  ...fields,
  /** Reason that the store switched the endpoint off: no success for three days, or a response with status 410. */
  offReason: z.enum(['failing', 'gone']).nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  /** Time of the first failed attempt since the last delivery, or since the last gap of 36 hours without attempts. */
  failingSince: z.iso.datetime().nullable(),
  /** Deliveries whose last attempt failed in the last 24 hours. */
  failuresToday: z.int(),
  /** Deliveries that are waiting for an attempt. */
  waiting: z.int(),
  /** Until this time, deliveries are also signed with the previous secret. */
  earlierSecretUntil: z.iso.datetime().nullable(),
})
const WireDelivery = z.strictObject({
  id: z.string(),
  /** Value of the `webhook-id` header. */
  eventId: z.uuid(),
  type: z.string(),
  /** Id of the order, return, or customer, or empty for a test. */
  objectId: z.string(),
  state: z.enum(webhookDeliveryStates),
  attempts: z.int(),
  /** Null if there was no response. */
  status: z.int().nullable(),
  /** Error code such as `timeout`, or null. */
  error: z.string().nullable(),
  durationMs: z.int().nullable(),
  attemptedAt: z.iso.datetime().nullable(),
  /** Null if there are no more attempts. */
  nextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
/** Returned only by the calls that create the secret. */
const Secret = z.string()
const missing = { webhook_not_found: { status: 404 } } as const
const wrongUrl = {
  url_invalid: { status: 422 },
  url_not_https: { status: 422 },
  url_has_password: { status: 422 },
  url_not_public: { status: 422 },
  url_too_long: { status: 422 },
} as const
const conflict = { version_conflict: { status: 409, details: z.strictObject({ current: WireEndpoint }) } } as const

/** Endpoints in other systems that receive the store's signed events, and the log of deliveries to them. */
export const webhooks = contract({
  'GET /svc_admin/webhooks': {
    summary: 'Returns the webhook endpoints of the sites of the caller, without their secrets',
    access: 'staff',
    permission: 'webhooks.read',
    rate: 'read',
    reply: z.strictObject({ endpoints: z.array(WireEndpoint) }),
  },
  'POST /svc_admin/webhooks': {
    summary: 'Creates a webhook endpoint and returns its secret once; a repeated key returns both again for 24 hours',
    access: 'staff',
    permission: 'webhooks.write',
    isDangerous: true,
    rate: 'write',
    body: z.object({ ...fields, description: fields.description.default(''), isEnabled: z.boolean().default(true) }),
    status: 201,
    reply: WireEndpoint.extend({ secret: Secret }),
    refusals: { ...wrongUrl, too_many_webhooks: { status: 422 } },
  },
  'PUT /svc_admin/webhooks/{id}': {
    summary: 'Changes a webhook endpoint; turning it on resumes the waiting deliveries for its sites and events',
    access: 'staff',
    permission: 'webhooks.write',
    isDangerous: true,
    rate: 'write',
    params: ById,
    versioned: true,
    body: z.object(fields),
    reply: WireEndpoint,
    refusals: { ...missing, ...wrongUrl, ...conflict },
  },
  'DELETE /svc_admin/webhooks/{id}': {
    summary: 'Deletes a webhook endpoint with its log',
    access: 'staff',
    permission: 'webhooks.write',
    rate: 'write',
    params: ById,
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: missing,
  },
  'POST /svc_admin/webhooks/{id}/rotate': {
    summary: 'Creates a new secret and returns it once; the earlier one also signs for 24 hours',
    access: 'staff',
    permission: 'webhooks.write',
    isDangerous: true,
    rate: 'write',
    params: ById,
    versioned: true,
    reply: WireEndpoint.extend({ secret: Secret }),
    refusals: { ...missing, ...conflict, too_many_secrets: { status: 409 } },
  },
  'POST /svc_admin/webhooks/{id}/test': {
    summary: 'Queues the event webhook.test for a webhook endpoint',
    access: 'staff',
    permission: 'webhooks.write',
    rate: 'write',
    params: ById,
    status: 201,
    reply: WireDelivery,
    refusals: { ...missing, webhook_off: { status: 409 } },
  },
  'GET /svc_admin/webhooks/{id}/deliveries': {
    summary: 'Returns the deliveries of the last 30 days to a webhook endpoint, newest first',
    access: 'staff',
    permission: 'webhooks.read',
    rate: 'read',
    params: ById,
    query: z.object({
      state: z.enum(webhookDeliveryStates).optional(),
      /** `next` from the previous page. */
      before: DeliveryId.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({ endpoint: WireEndpoint, deliveries: z.array(WireDelivery), next: z.string().nullable() }),
    refusals: missing,
  },
  'POST /svc_admin/webhooks/{id}/deliveries/{deliveryId}/resend': {
    summary: 'Sends a delivery again with the same id and body',
    access: 'staff',
    permission: 'webhooks.write',
    rate: 'write',
    params: ById.extend({ deliveryId: DeliveryId }),
    reply: WireDelivery,
    refusals: { ...missing, delivery_not_found: { status: 404 }, webhook_off: { status: 409 } },
  },
})
