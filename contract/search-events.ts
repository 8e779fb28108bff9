import { z } from 'zod'
import { hasEmail } from '#domain/analytics/redaction.ts'
import { isSearchEvent } from '#domain/analytics/search-wire/search-events.ts'

/** Maximum size of an event body in bytes. */
export const searchEventLimits = { body: 32 * 1024, decompressedBody: 32 * 1024 } as const

const Text = z.string().max(300)
/** Widget id, such as rfkid_7. */
const WidgetId = z.string().regex(/^[\w.:-]{0,40}$/)
const Name = z.string().regex(/^[a-z0-9_]{1,20}$/)
const Id = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => !hasEmail(text), { error: 'must not be an email address' })
const Amount = z.number().min(0).max(1e9)
/** Unix milliseconds. */
const Time = z.int().min(0).max(8.64e15)

const Product = z.object({
  sku: z.string().trim().min(1).max(64),
  quantity: z.int().min(1).max(9_999).optional(),
  price: Amount.optional(),
  price_original: Amount.optional(),
})

/** The event's value. Fields that the store does not use are ignored. */
const Value = z.object({
  products: z.array(Product).max(100).optional(),
  rfkid: WidgetId.optional(),
  click_type: Text.optional(),
  index: z.int().min(0).max(10_000).optional(),
  keyphrase: Text.optional(),
  context: z.object({ page: z.object({ uri: z.string().max(2_000).optional() }).optional() }).optional(),
})

/** A search event as the vendor's SDK sends it [ANALYTICS-477]. */
export const SearchEvent = z.object({
  data: z
    .object({
      type: Name,
      name: Name,
      value: Value.default({}),
      user_id: z.union([Id, z.int().transform(String)]).optional(),
      uuid: Id.optional(),
      /** Time of the event. */
      t: Time,
      /** Time when the page was loaded. */
      t0: Time.optional(),
      device: z.enum(['pc', 'mobile', 'tablet']).optional(),
      app_type: z.enum(['native', 'webview', 'browser']).optional(),
    })
    .refine(({ type, name }) => isSearchEvent(`${type}/${name}`), { error: 'unknown event', path: ['name'] })
    .refine(({ user_id, uuid }) => user_id !== undefined || uuid !== undefined, {
      error: 'uuid or user_id is required',
      path: ['uuid'],
    }),
})

/** Errors of the event call, with their statuses. */
export const searchEventRefusals = {
  malformed_body: 400,
  invalid_event: 400,
  token_invalid: 401,
  consent_required: 403,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  service_unavailable: 503,
} as const
export type SearchEventRefusal = keyof typeof searchEventRefusals
