import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'
import type { EventPosition } from '../repository.ts'

/** Number of days after the first exposure during which orders count for the variation. */
const countedDays = 30

interface ExposureRow {
  experiment: string
  site: Site
  anonymousId: string
  variation: string
  /** Current planned share of visitors, from 0 to 1. */
  weight: number
  /** Unix milliseconds. */
  at: number
}

interface RevenueRow {
  site: Site
  anonymousId: string
  at: number
  /** Minor units. */
  revenue: number
}

interface ResultRow {
  experiment: string
  site: Site
  variation: string
  visitors: number
  buyers: number
  orders: number
  /** Minor units. */
  revenue: number
  mixed: number
  /** Planned share of visitors when the first visitor was counted. */
  weight: number
  /** True if later visitors were counted with a different weight. */
  hasNewWeight: boolean
}

export type CountedName = 'experimentView' | 'purchase'

const counted = statement<EventPosition>(
  'experiment.counted',
  'select number::double precision as number, day::text as day from experiment_counted where name = $1 for update',
)
const setCounted = statement(
  'experiment.set-counted',
  'update experiment_counted set number = $2, day = $3 where name = $1',
)
const sentExposures = `sent as (
  select experiment, site, "anonymousId" as id, variation, weight, to_timestamp(at / 1000) as at
  from jsonb_to_recordset($1::jsonb) as row (experiment text, site text, "anonymousId" text, variation text,
    weight double precision, at double precision))`
const expose = statement(
  'experiment.expose',
  `with ${sentExposures},
   added as (
     insert into experiment_visitor (experiment, site, anonymous_id, variation, first_at)
     select distinct on (experiment, site, id) experiment, site, id, variation, at from sent
     order by experiment, site, id, at
     on conflict do nothing returning experiment, site, variation),
   weights as (select distinct experiment, variation, weight from sent)
   insert into experiment_result (experiment, site, variation, visitors, weight)
   select experiment, site, variation, count(*), weight from added join weights using (experiment, variation)
   group by experiment, site, variation, weight order by experiment, site, variation
   on conflict (experiment, site, variation) do update set visitors = experiment_result.visitors + excluded.visitors,
     has_new_weight = experiment_result.has_new_weight or experiment_result.weight <> excluded.weight`,
)
const mix = statement(
  'experiment.mix',
  `with ${sentExposures},
   mixed as (
     update experiment_visitor v set is_mixed = true from sent
     where v.experiment = sent.experiment and v.site = sent.site and v.anonymous_id = sent.id
       and v.variation <> sent.variation and not v.is_mixed
     returning v.experiment, v.site, v.variation, v.orders, v.revenue),
   sums as (
     select experiment, site, variation, count(*) as visitors, count(*) filter (where orders > 0) as buyers,
       sum(orders) as orders, sum(revenue) as revenue
     from mixed group by 1, 2, 3)
   update experiment_result r set visitors = r.visitors - sums.visitors, buyers = r.buyers - sums.buyers,
     orders = r.orders - sums.orders, revenue = r.revenue - sums.revenue, mixed = r.mixed + sums.visitors
   from sums where (r.experiment, r.site, r.variation) = (sums.experiment, sums.site, sums.variation)`,
)
const buy = statement(
  'experiment.buy',
  `with sent as (
     select site, "anonymousId" as id, to_timestamp(at / 1000) as at, revenue
     from jsonb_to_recordset($1::jsonb) as row (site text, "anonymousId" text, at double precision, revenue bigint)),
   bought as (
     select v.experiment, v.site, v.anonymous_id, count(*) as orders, sum(sent.revenue) as revenue
     from sent join experiment_visitor v on v.anonymous_id = sent.id and v.site = sent.site
     where not v.is_mixed and sent.at >= v.first_at and sent.at < v.first_at + interval '${countedDays} days'
     group by 1, 2, 3),
   updated as (
     update experiment_visitor v set orders = v.orders + bought.orders, revenue = v.revenue + bought.revenue
     from bought
     where (v.experiment, v.site, v.anonymous_id) = (bought.experiment, bought.site, bought.anonymous_id)
     returning v.experiment, v.site, v.variation, v.orders = bought.orders as is_first, bought.orders, bought.revenue),
   sums as (
     select experiment, site, variation, count(*) filter (where is_first) as buyers, sum(orders) as orders,
       sum(revenue) as revenue
     from updated group by 1, 2, 3)
   update experiment_result r set buyers = r.buyers + sums.buyers, orders = r.orders + sums.orders,
     revenue = r.revenue + sums.revenue
   from sums where (r.experiment, r.site, r.variation) = (sums.experiment, sums.site, sums.variation)`,
)
const results = statement<ResultRow>(
  'experiment.results',
  `select experiment, site, variation, visitors::double precision as visitors, buyers::double precision as buyers,
     orders::double precision as orders, revenue::double precision as revenue, mixed::double precision as mixed, weight,
     has_new_weight as "hasNewWeight"
   from experiment_result where experiment = any ($1) and site = any ($2)`,
)

/** Locks the counter, so that only one process counts at a time, and returns the last counted event. */
export async function lockCounter(tx: Transaction, name: CountedName): Promise<EventPosition> {
  return (await tx.run(counted, [name]))[0]!
}

export async function storeCounter(tx: Transaction, name: CountedName, { number, day }: EventPosition): Promise<void> {
  await tx.run(setCounted, [name, number, day])
}

/** Counts each visitor once. A visitor who saw a second variation no longer counts. */
export async function addExposures(tx: Transaction, rows: readonly ExposureRow[]): Promise<void> {
  const sent = JSON.stringify(rows)
  await tx.run(expose, [sent])
  await tx.run(mix, [sent])
}

/** Adds orders to the variations that their browsers saw in the previous 30 days. */
export async function addRevenue(tx: Transaction, rows: readonly RevenueRow[]): Promise<void> {
  await tx.run(buy, [JSON.stringify(rows)])
}

/** Returns the counts for experiments on these sites, at most one row per variation and site. */
export async function readResults(
  db: QueryRunner,
  keys: readonly string[],
  sites: readonly Site[],
): Promise<ResultRow[]> {
  return db.run(results, [keys, sites])
}

/** Deletes visitors who were first counted before a time. The counts remain. */
export const sweepVisitors = createClockSweep('experiment_visitor', 'first_at < $1')
