import type { PrintCatalogPage } from '#domain/print-catalog/page.ts'
import type { StoredRequest } from '#domain/print-catalog/format-requests-csv.ts'
import { addressKey, type PrintCatalogRequest, minRequestIntervalDays } from '#domain/print-catalog/request.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

export interface PrintCatalogRow {
  number: number
  title: string
  publishedAt: number
  pages: PrintCatalogPage[]
}

const moment = 'to_timestamp($4::double precision / 1000)'
const columns = `number, title, (extract(epoch from published_at) * 1000)::float8 as "publishedAt", pages`
const read = statement<PrintCatalogRow>(
  'issue.read',
  `select ${columns} from catalog_issue where site = $1 and ($2::integer is null or number = $2)
   order by number desc limit 1`,
)
const archive = statement<{ number: number; title: string }>(
  'issue.archive',
  'select number, title from catalog_issue where site = $1 order by number desc limit 40',
)
const insert = statement(
  'issue.insert',
  `insert into catalog_issue (site, title, pages, published_at, request_key) values ($1, $2, $3, ${moment}, $5)
   on conflict (site, request_key) do nothing`,
)
const byKey = statement<PrintCatalogRow>(
  'issue.by-key',
  `select ${columns} from catalog_issue where site = $1 and request_key = $2`,
)
// One row per address, so that only one of two concurrent requests is stored.
const request = statement<{ id: string }>(
  'issue-request.put',
  `insert into catalog_request as stored (site, email, address, requested_at, address_key)
   values ($1, $2, $3, ${moment}, $5)
   on conflict (site, address_key) do update
     set email = excluded.email, address = excluded.address, requested_at = excluded.requested_at
     where stored.requested_at <= excluded.requested_at - $6 * interval '1 day'
   returning id`,
)
const requests = statement<{ request: PrintCatalogRequest; requestedAt: Date }>(
  'issue-request.read',
  `select address || jsonb_build_object('email', email) as request, requested_at as "requestedAt"
   from catalog_request where site = $1 and ($2::date is null or requested_at >= $2::date)
   order by requested_at desc, id limit $3`,
)

/** Returns a site's print catalog with this number, or the newest one. */
export async function readPrintCatalog(
  db: QueryRunner,
  site: Site,
  number?: number,
): Promise<PrintCatalogRow | undefined> {
  return (await db.run(read, [site, number ?? null]))[0]
}

/** Returns a site's print catalogs, newest first. */
export async function readArchive(db: QueryRunner, site: Site) {
  return db.run(archive, [site])
}

/** Stores a print catalog and returns it. A retry with the same request key returns the stored one. */
export async function createPrintCatalog(
  tx: Transaction,
  site: Site,
  { title, pages, now, key }: { title: string; pages: readonly PrintCatalogPage[]; now: number; key: string },
): Promise<PrintCatalogRow> {
  await tx.run(insert, [site, title, JSON.stringify(pages), now, key])
  return (await tx.run(byKey, [site, key]))[0]!
}

/** Stores a request. Returns false if the address made one recently. */
export async function addCopyRequest(
  tx: Transaction,
  site: Site,
  input: PrintCatalogRequest,
  now: number,
): Promise<boolean> {
  const { email, ...address } = input
  const values = [site, email, JSON.stringify(address), now, addressKey(input), minRequestIntervalDays]
  return (await tx.run(request, values)).length > 0
}

/** Returns the newest requests since a date, up to a maximum number. */
export async function readRequests(
  db: QueryRunner,
  site: Site,
  since: string | undefined,
  max: number,
): Promise<StoredRequest[]> {
  const rows = await db.run(requests, [site, since ?? null, max])
  return rows.map(({ request, requestedAt }) => ({ ...request, requestedAt: requestedAt.toISOString() }))
}

/** Deletes requests after a year, long after the catalog was sent. */
export const sweepRequests = createClockSweep('catalog_request', `requested_at < $1 - interval '1 year'`)
