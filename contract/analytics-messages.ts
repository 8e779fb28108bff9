import { z } from 'zod'
import { maxMessageLength, pageBatchLimits } from '#domain/analytics/page-batch.ts'
import { hasEmail } from '#domain/analytics/redaction.ts'

const messageTypes = ['track', 'page', 'screen', 'identify', 'group', 'alias'] as const

/** Message limits: maximum JSON size in bytes, and maximum nesting depth of the body. */
export const messageLimits = { message: maxMessageLength, depth: 32 }

export interface RequestLimits {
  /** Size in bytes as sent. */
  body: number
  /** Size of the JSON in bytes after decompression. */
  decompressedBody: number
  messages: number
}

/** Request limits by sender. `unknown` applies until a write key is found in the body. */
export const requestLimits = {
  key: { body: 512 * 1024, decompressedBody: 4 * 1024 * 1024, messages: 500 },
  unknown: { body: 512 * 1024, decompressedBody: 512 * 1024, messages: 500 },
  page: {
    body: pageBatchLimits.bytes,
    decompressedBody: pageBatchLimits.bytes,
    messages: pageBatchLimits.messages,
  },
} as const satisfies Record<string, RequestLimits>

const Id = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => !hasEmail(text), { error: 'must not be an email address' })
const UserId = z.union([Id, z.int().transform(String)])
const Properties = z.record(z.string(), z.unknown())
const Time = z.iso.datetime({ offset: true })

/** A message in the RudderStack and Segment format. Both send fields that the store ignores. */
export const WireMessage = z.object({
  type: z.enum(messageTypes),
  messageId: Id,
  anonymousId: Id.nullish(),
  userId: UserId.nullish(),
  previousId: UserId.nullish(),
  groupId: UserId.nullish(),
  event: z.string().trim().min(1).max(200).nullish(),
  name: z.string().max(200).nullish(),
  properties: Properties.nullish(),
  traits: Properties.nullish(),
  context: z.record(z.string(), z.unknown()).nullish(),
  timestamp: Time.nullish(),
  originalTimestamp: Time.nullish(),
  sentAt: Time.nullish(),
})

/** The body of `/v1/batch`. Its messages are validated individually. */
export const WireBatch = z.object({
  batch: z.array(z.unknown()).min(1).max(requestLimits.key.messages),
  sentAt: Time.nullish(),
  writeKey: z.string().max(200).nullish(),
})

/** Errors of the ingest endpoints, with their statuses. SDKs retry only 429 and 5xx. */
export const ingestRefusals = {
  malformed_body: 400,
  invalid_message: 400,
  write_key_unknown: 401,
  consent_required: 403,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  service_unavailable: 503,
} as const
export type IngestRefusal = keyof typeof ingestRefusals
