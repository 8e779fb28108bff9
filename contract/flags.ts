import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Value = z.union([z.boolean(), z.string(), z.number()])
const WireFeature = z.strictObject({
  defaultValue: Value,
  rules: z
    .array(
      z.strictObject({
        force: Value,
        condition: z.record(z.string(), z.union([z.string(), z.strictObject({ $in: z.array(z.string()) })])).optional(),
      }),
    )
    .optional(),
})

export const flags = contract({
  'GET /api/features/{clientKey}': {
    summary:
      "Returns the feature flags in GrowthBook's format; the client key is 'store' or another row of flag_client",
    access: 'public',
    rate: 'read',
    params: z.object({ clientKey: z.string().regex(/^[\w-]{1,80}$/) }),
    reply: z.strictObject({
      status: z.literal(200),
      features: z.record(z.string(), WireFeature),
      dateUpdated: z.string(),
    }),
    refusals: { unknown_client_key: { status: 404 } },
  },
})
