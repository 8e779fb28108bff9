import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Json = z.json()
const Share = z.number().min(0).max(1)
const Range = z.tuple([Share, Share])
const HashVersion = z.union([z.literal(1), z.literal(2)])
const Name = z.string().max(200)
/** Longer attributes take longer to match. */
const maxAttributeLength = 1_000
const Attribute = Json.refine(hasShortStrings, `a string is longer than ${maxAttributeLength} characters`)
const Condition = z.record(z.string(), Json)

export const ruleFields = {
  id: Name.optional(),
  condition: Condition.optional(),
  parentConditions: z
    .array(z.strictObject({ id: Name, condition: Condition, gate: z.boolean().optional() }))
    .max(20)
    .optional(),
  force: Json.optional(),
  coverage: Share.optional(),
  range: Range.optional(),
  hashAttribute: Name.optional(),
  hashVersion: HashVersion.optional(),
  seed: Name.optional(),
  filters: z
    .array(
      z.strictObject({
        seed: Name,
        ranges: z.array(Range).max(20),
        attribute: Name.optional(),
        hashVersion: HashVersion.optional(),
      }),
    )
    .max(20)
    .optional(),
  variations: z.array(Json).max(50).optional(),
  weights: z.array(Share).max(50).optional(),
  ranges: z.array(Range).max(50).optional(),
  key: Name.optional(),
  name: Name.optional(),
  phase: Name.optional(),
  namespace: z.tuple([Name, Share, Share]).optional(),
  meta: z
    .array(z.strictObject({ key: Name.optional(), name: Name.optional(), passthrough: z.boolean().optional() }))
    .max(50)
    .optional(),
}
export const WireFeature = z.strictObject({ defaultValue: Json, rules: z.array(z.strictObject(ruleFields)).optional() })

/** The flag's value for a visitor. `tracks` lists the experiments that determined it. */
const EvaluatedFeature = z.strictObject({
  defaultValue: Json,
  rules: z
    .array(
      z.strictObject({
        force: Json,
        tracks: z.array(z.strictObject({ experiment: z.record(z.string(), Json), result: z.record(z.string(), Json) })),
      }),
    )
    .optional(),
})

const params = z.object({ clientKey: z.string().regex(/^[\w-]{1,80}$/) })
const payload = {
  status: z.literal(200),
  dateUpdated: z.string(),
  /** Features encrypted with AES-128-CBC: the Base64 initialization vector, a period, and the Base64 ciphertext. */
  encryptedFeatures: z.string().optional(),
}

export const flags = contract({
  'GET /api/features/{clientKey}': {
    summary: "Returns the feature flags in GrowthBook's format; they are encrypted for a client with a key",
    access: 'public',
    rate: 'read',
    params,
    reply: z.strictObject({ ...payload, features: z.record(z.string(), WireFeature) }),
    refusals: { unknown_client_key: { status: 404 }, remote_evaluation_only: { status: 400 } },
  },
  'POST /api/eval/{clientKey}': {
    summary:
      "Evaluates the flags for a visitor, as GrowthBook's remote evaluation does; only for clients that may not read the rules",
    access: 'public',
    rate: 'read',
    reads: true,
    isFromAnyOrigin: true,
    params,
    body: z.object({
      attributes: z.record(z.string(), Attribute).default({}),
      forcedVariations: z.record(z.string(), z.int().min(0).max(50)).default({}),
      forcedFeatures: z
        .array(z.tuple([z.string(), Attribute]))
        .max(1_000)
        .default([]),
      url: z.string().max(4_000).default(''),
    }),
    reply: z.strictObject({ ...payload, features: z.record(z.string(), EvaluatedFeature) }),
    refusals: { unknown_client_key: { status: 404 }, remote_evaluation_off: { status: 400 } },
  },
  'GET /svc_ssr/features': {
    summary: 'Returns the flag values of the visitor, by site, locale, device, login, group, segments, and employer',
    access: 'guest',
    rate: 'read',
    query: z.object({
      /**
       * A random id stored in the browser of visitors who allow analytics. Needed for experiments without a session.
       */
      visitor: z
        .string()
        .regex(/^[\w-]{8,64}$/)
        .optional(),
    }),
    reply: z.strictObject({
      features: z.record(z.string(), Json),
      /** Experiments that determined a flag's value for the visitor. */
      experiments: z.array(z.strictObject({ flag: z.string(), experiment: z.string(), variationId: z.string() })),
    }),
  },
})

function hasShortStrings(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= maxAttributeLength
  return typeof value !== 'object' || value === null || Object.values(value).every(hasShortStrings)
}
