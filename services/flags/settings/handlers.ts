import type { flagSettings } from '#contract/flag-settings.ts'
import { ruleProblem } from '#domain/flags/attributes.ts'
import type { ScheduledFeature } from '#domain/flags/feature.ts'
import { flagRegistry, hasFlagType, type FlagType } from '#domain/flags/registry.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { createFlagEvaluator } from '#platform/flags/evaluate.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import type { FlagJobDeps } from '../jobs.ts'
import { readPayload } from '../repository.ts'
import { deleteFlagSetting, lockFlags, putFlagSetting, readFlagSetting, readFlagSettings } from './repository.ts'

const maxFlags = 200

export const flagSettingHandlers: Handlers<typeof flagSettings, FlagJobDeps> = {
  async 'GET /svc_admin/flags'(_received, { db, growthBook }) {
    return { source: growthBook ? ('growthbook' as const) : ('store' as const), flags: await readFlags(db) }
  },

  async 'PUT /svc_admin/flags/{key}'({ params: { key }, body, now, refuse }, { db, growthBook }) {
    if (growthBook) throw refuse('flags_elsewhere')
    const known = flagRegistry.get(key)
    const type = known?.type ?? body.type
    const wrong = wrongValue(type, body.feature)
    if (wrong) throw refuse('wrong_type', wrong)
    for (const [index, rule] of (body.feature.rules ?? []).entries()) {
      const problem = ruleProblem(known?.scope ?? 'page', rule)
      if (problem) throw refuse('wrong_rule', { rule: index, problem })
    }
    return db.transaction(async (tx) => {
      await lockFlags(tx)
      const stored = await readFlagSetting(tx, key)
      const isSame = stored && stored.type === type && isEqual(stored.feature, body.feature)
      if (!isSame && (stored?.changedAt.toISOString() ?? null) !== body.changedAt) throw refuse('flag_conflict')
      if (!stored && (await readFlagSettings(tx)).length >= maxFlags) throw refuse('too_many_flags')
      if (!isSame) await putFlagSetting(tx, { key, type, feature: body.feature, changedAt: new Date(now) })
      return (await readFlags(tx)).find((flag) => flag.key === key)!
    })
  },

  async 'DELETE /svc_admin/flags/{key}'({ params: { key }, refuse }, { db, growthBook }) {
    if (growthBook) throw refuse('flags_elsewhere')
    return db.transaction(async (tx) => {
      await lockFlags(tx)
      if (!(await deleteFlagSetting(tx, key))) throw refuse('flag_not_found')
      return { success: true as const }
    })
  },
}

/** Returns the position of the first value that does not have the flag's type, or undefined. */
function wrongValue(type: FlagType, { defaultValue, rules = [] }: ScheduledFeature): { rule?: number } | undefined {
  if (!hasFlagType(type, defaultValue)) return {}
  const rule = rules.findIndex(({ force, variations = [] }) =>
    [...(force === undefined ? [] : [force]), ...variations].some((value) => !hasFlagType(type, value)),
  )
  return rule < 0 ? undefined : { rule }
}

/** Compares as JSON with sorted keys, because the database does not preserve key order. */
function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sorted) === JSON.stringify(right, sorted)
}

const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

async function readFlags(db: QueryRunner) {
  const [{ features }, settings] = await Promise.all([readPayload(db), readFlagSettings(db)])
  const defined = new Map(settings.map((setting) => [setting.key, setting]))
  const evaluator = createFlagEvaluator(features)
  return Object.keys(features)
    .toSorted()
    .map((key) => {
      const setting = defined.get(key)
      const feature = setting?.feature ?? features[key]!
      const known = flagRegistry.get(key)
      const values = sites.map((site) => {
        const attributes = { site, locale: siteSettings[site].locales[0].tag }
        return [site, evaluator.evaluate(key, { attributes }).value]
      })
      return {
        key,
        type: known?.type ?? setting?.type ?? typeOf(feature.defaultValue),
        scope: known?.scope ?? ('page' as const),
        isBuiltIn: known !== undefined,
        feature,
        values: Object.fromEntries(values) as Record<(typeof sites)[number], ScheduledFeature['defaultValue']>,
        changedAt: setting?.changedAt.toISOString() ?? null,
      }
    })
}

function typeOf(value: unknown): FlagType {
  const type = typeof value
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'json'
}
