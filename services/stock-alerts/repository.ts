import { locationOf } from '#domain/catalog/stock.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createSweep } from '#platform/sweep.ts'

export interface StockAlertRow {
  id: string
  site: Site
  productId: number
  parentId: number | null
  email: string
  createdAt: number
}

/** `locale` is a BCP 47 tag; null selects the site's first locale. */
interface SentAlert {
  id: string
  email: string
  locale: string | null
}

const columns = `id, site, sellable_id as "productId", parent_id as "parentId", email,
  (extract(epoch from created_at) * 1000)::float8 as "createdAt"`
const own = 'site = $1 and customer_id = $2 and told_at is null'
const many = statement<StockAlertRow>(
  'bin.of-customer',
  `select ${columns} from bin where ${own} order by created_at desc, id`,
)
const countOf = statement<{ count: number }>(
  'bin.count',
  `select count(*)::integer as count from bin
   where site = $1 and customer_id = $2 and (told_at is null or told_at > now() - interval '1 day')`,
)
const insert = statement(
  'bin.insert',
  'insert into bin (site, customer_id, sellable_id, parent_id, email, locale) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
)
const remove = statement<{ id: string }>('bin.remove', `delete from bin where ${own} and id = $3 returning id`)
const stop = statement('bin.stop', 'delete from bin where lower(email) = lower($1) and told_at is null')
const read = statement<StockAlertRow>('bin.read', `select ${columns} from bin where id = $1`)
// Sends at most one alert per unit and day, in subscription order. If a product is not sold on the site, its alerts
// remain open.
const markSent = statement<SentAlert>(
  'bin.tell',
  `with available as (
     select sellable_id, location, case when managed then on_hand - reserved else 1000 end as units from stock),
   today as (
     select t.sellable_id, at.location, count(*) as sent
     from bin t join unnest($1::text[], $2::text[]) as at (site, location) using (site)
     where t.told_at > now() - interval '1 day' group by 1, 2),
   waiting as (
     select b.id, row_number() over (partition by b.sellable_id, s.location order by b.created_at, b.id) as place,
       s.units - coalesce(today.sent, 0) as room
     from bin b join unnest($1::text[], $2::text[]) as at (site, location) using (site)
       join price on price.sellable_id = b.sellable_id and price.site = b.site
       join available s on s.sellable_id = b.sellable_id and s.location = at.location
       left join today on today.sellable_id = b.sellable_id and today.location = s.location
     where b.told_at is null and s.units > 0)
   update bin set told_at = now() from waiting
   where bin.id = waiting.id and place <= room and told_at is null
   returning bin.id, email, locale`,
)

/** Returns a customer's open alerts on a site, newest first. */
export async function readStockAlerts(db: QueryRunner, { site, customerId }: Scope): Promise<StockAlertRow[]> {
  return db.run(many, [site, customerId])
}

/** Counts open alerts and alerts sent within a day, because each one sends an email to an arbitrary address. */
export async function countStockAlerts(db: QueryRunner, { site, customerId }: Scope): Promise<number> {
  return (await db.run(countOf, [site, customerId]))[0]!.count
}

export async function addStockAlert(
  tx: Transaction,
  { site, customerId }: Scope,
  {
    productId,
    parentId,
    email,
    locale,
  }: Pick<StockAlertRow, 'productId' | 'parentId' | 'email'> & Pick<SentAlert, 'locale'>,
) {
  await tx.run(insert, [site, customerId, productId, parentId, email, locale])
}

/** Deletes an alert. Returns false if it is missing, was sent, or belongs to another customer. */
export async function removeStockAlert(tx: Transaction, { site, customerId }: Scope, id: string): Promise<boolean> {
  return (await tx.run(remove, [site, customerId, id])).length > 0
}

/** Deletes all alerts for an email address, on all sites. */
export async function deleteAlertsTo(tx: Transaction, email: string): Promise<void> {
  await tx.run(stop, [email])
}

/** Returns an alert for its email, regardless of the customer. */
export async function readStockAlert(db: QueryRunner, id: string): Promise<StockAlertRow | undefined> {
  const [row] = await db.run(read, [id])
  return row
}

/** Marks alerts of restocked products as sent, each exactly once, even under concurrency. */
export async function markAlertsSent(tx: Transaction): Promise<SentAlert[]> {
  return tx.run(markSent, [[...sites], sites.map(locationOf)])
}

/** Deletes alerts a month after they were sent, and unsent alerts after a year [BIN-411]. */
export const sweepStockAlerts = createSweep(
  'bin',
  `coalesce(told_at < now() - interval '30 days', created_at < now() - interval '12 months')`,
)
