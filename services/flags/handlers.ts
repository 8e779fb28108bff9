import type { flags } from '#contract/flags.ts'
import type { Feature } from '#domain/flags/feature.ts'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'

const readAll = statement<{ key: string; feature: Feature; updatedAt: Date }>(
  'flag.read-all',
  'select key, feature, updated_at as "updatedAt" from flag order by key',
)

const readClient = statement('flag.read-client', 'select client_key from flag_client where client_key = $1')

export const flagHandlers: Handlers<typeof flags, { db: QueryRunner }> = {
  async 'GET /api/features/{clientKey}'({ params, refuse }, { db }) {
    if ((await db.run(readClient, [params.clientKey])).length === 0) throw refuse('unknown_client_key')
    const rows = await db.run(readAll, [])
    const latest = Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))
    const features = rows.map(({ key, feature: { defaultValue, rules } }) => {
      const wireRules = rules?.map(({ force, condition }) => ({
        force,
        ...(condition && { condition: wireCondition(condition) }),
      }))
      return [key, { defaultValue, ...(wireRules && { rules: wireRules }) }]
    })
    return { status: 200, features: Object.fromEntries(features), dateUpdated: new Date(latest).toISOString() }
  },
}

type Condition = NonNullable<NonNullable<Feature['rules']>[number]['condition']>

function wireCondition(condition: Condition) {
  return Object.fromEntries(
    Object.entries(condition).map(([name, wanted]) => [
      name,
      typeof wanted === 'string' ? wanted : { $in: [...wanted.$in] },
    ]),
  )
}
