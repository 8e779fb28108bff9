import { withdrawExports } from './exports/repository.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const browsers = statement<{ id: string }>(
  'analytics.browsers',
  'select distinct anonymous_id as id from analytics_event where user_id = $1::text and anonymous_id is not null',
)
const ofUser = 'user_id = $1::text'
// Events before the customer logged in, excluding those of other customers on the same browser.
const beforeLogin = `user_id is null and anonymous_id = ${anyOf('$1', 'text')}`

const json = `jsonb_build_object('at', at, 'site', site, 'source', source, 'type', type, 'name', name,
  'anonymousId', anonymous_id, 'visitId', visit_id, 'properties', properties, 'context', context) as json`
const events = statement<{ json: object }>(
  'analytics.export',
  `select ${json} from analytics_event where ${ofUser} order by number`,
)
const eventsBefore = statement<{ json: object }>(
  'analytics.export-before',
  `select ${json} from analytics_event where ${beforeLogin} order by number`,
)
const remove = statement('analytics.forget', `delete from analytics_event where ${ofUser}`)
const removeBefore = statement('analytics.forget-before', `delete from analytics_event where ${beforeLogin}`)
const removePurchases = statement('analytics.forget-purchases', `delete from analytics_purchase where ${ofUser}`)
const removePurchasesBefore = statement(
  'analytics.forget-purchases-before',
  `delete from analytics_purchase where ${beforeLogin}`,
)

const removeDeliveries = statement('analytics.forget-deliveries', `delete from analytics_delivery where ${ofUser}`)
const removeDeliveriesBefore = statement(
  'analytics.forget-deliveries-before',
  `delete from analytics_delivery where ${beforeLogin}`,
)
const removeExperiments = statement(
  'analytics.forget-experiments',
  `delete from experiment_visitor where anonymous_id = ${anyOf('$1', 'text')}`,
)

const ofTheirEvents = `visit_id in (select visit_id from analytics_event
  where (${ofUser} or user_id is null and anonymous_id = ${anyOf('$2', 'text')}) and visit_id is not null)`
const removeVisits = statement('analytics.forget-visits', `delete from analytics_visit where ${ofTheirEvents}`)

const removeSearches = statement('analytics.forget-searches', `delete from visit_search where ${ofTheirEvents}`)

export const analyticsData: PersonalData = {
  tables: [
    'analytics_event',
    'analytics_purchase',
    'analytics_delivery',
    'experiment_visitor',
    'analytics_visit',
    'visit_search',
    'event_export_part',
  ],
  // The events include all data in the rows about purchases, deliveries, experiments, and visits.
  read: async (db, { id }) => {
    const before = await readJson(db, eventsBefore, [await browsersOf(db, id)])
    return { 'analytics-events': [...before, ...(await readJson(db, events, [id]))] }
  },
  forget: async (tx, { id }) => {
    // Read before deleting, because only the events contain the browser ids.
    const ids = await browsersOf(tx, id)
    await withdrawExports(tx, id, ids)
    await tx.run(removeVisits, [id, ids])
    await tx.run(removeSearches, [id, ids])
    for (const each of [remove, removePurchases, removeDeliveries]) await tx.run(each, [id])
    for (const each of [removeBefore, removePurchasesBefore, removeDeliveriesBefore, removeExperiments])
      await tx.run(each, [ids])
  },
}

async function browsersOf(db: QueryRunner, customerId: number): Promise<string[]> {
  return (await db.run(browsers, [customerId])).map(({ id }) => id)
}
