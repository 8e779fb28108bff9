import { z } from 'zod'
import { flagTypes, ruleProblems } from '#domain/flags/registry.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'
import { ruleFields } from './flags.ts'

const Json = z.json()
/** Epoch milliseconds. */
const Time = z.int().min(0).max(8_640_000_000_000_000)
const Rule = z.strictObject({ ...ruleFields, from: Time.optional(), to: Time.optional() })
const Feature = z.strictObject({ defaultValue: Json, rules: z.array(Rule).max(50).optional() })

const Flag = z.strictObject({
  key: z.string(),
  type: z.enum(flagTypes),
  /** A page flag can target only sites and locales. A visitor flag can target any attribute. */
  scope: z.enum(['page', 'visitor']),
  /** True if the store's own code reads the flag. Staff cannot delete it. */
  isBuiltIn: z.boolean(),
  /** The flag as staff defined it, or its default. */
  feature: Feature,
  /** The current value on each site for visitors who match no personal condition. */
  values: z.record(z.enum(sites), Json),
  /** Null if staff have never changed the flag. */
  changedAt: z.iso.datetime().nullable(),
})
const params = z.object({ key: z.string().regex(/^[\w-]{1,80}$/) })
const At = z.object({ rule: z.int() })

export const flagSettings = contract({
  'GET /svc_admin/flags': {
    summary: 'Returns all feature flags with their rules and their values on each site',
    access: 'staff',
    permission: 'settings.read',
    rate: 'read',
    reply: z.strictObject({
      /** Staff can change flags only if the source is the store. */
      source: z.enum(['store', 'growthbook']),
      flags: z.array(Flag),
    }),
  },
  'PUT /svc_admin/flags/{key}': {
    summary: 'Stores a flag and purges the pages that depend on it; `changedAt` is the value that staff last loaded',
    access: 'staff',
    permission: 'flags.write',
    rate: 'write',
    params,
    body: z.object({ type: z.enum(flagTypes), feature: Feature, changedAt: z.iso.datetime().nullable() }),
    reply: Flag,
    refusals: {
      /** The flags are managed in GrowthBook. */
      flags_elsewhere: { status: 409 },
      flag_conflict: { status: 409 },
      wrong_type: { status: 422, details: At.partial() },
      wrong_rule: { status: 422, details: At.extend({ problem: z.enum(ruleProblems) }) },
      too_many_flags: { status: 422 },
    },
  },
  'DELETE /svc_admin/flags/{key}': {
    summary: 'Deletes a flag; a flag that the shop reads returns to its default',
    access: 'staff',
    permission: 'flags.write',
    rate: 'write',
    params,
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { flags_elsewhere: { status: 409 }, flag_not_found: { status: 404 } },
  },
})
