import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

// Includes the events before the login, but none of another customer who used the same browser.
const own = `user_id = $1::text or (user_id is null and anonymous_id in (
  select anonymous_id from analytics_event where user_id = $1::text and anonymous_id is not null))`
const events = statement<{ json: object }>(
  'analytics.export',
  `select jsonb_build_object('at', at, 'site', site, 'source', source, 'type', type, 'name', name,
     'anonymousId', anonymous_id, 'visitId', visit_id, 'properties', properties, 'context', context) as json
   from analytics_event where ${own} order by number`,
)
const remove = statement('analytics.forget', `delete from analytics_event where ${own}`)

export const analyticsData: PersonalData = {
  tables: ['analytics_event'],
  read: async (db, { id }) => ({ 'analytics-events': await readJson(db, events, [id]) }),
  forget: async (tx, { id }) => void (await tx.run(remove, [id])),
}
