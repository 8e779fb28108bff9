import type { IssuePage } from '#domain/issue/page.ts'
import type { StoredRequest } from '#domain/issue/request-lines.ts'
import { addressKey, type IssueRequest, requestDays } from '#domain/issue/request.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Queries, type Transaction } from '#platform/database.ts'
import { sweepAt } from '#platform/sweep.ts'

export interface IssueRow {
  number: number
  title: string
  publishedAt: number
  pages: IssuePage[]
}

const moment = 'to_timestamp($4::double precision / 1000)'
const columns = `number, title, (extract(epoch from published_at) * 1000)::float8 as "publishedAt", pages`
const read = statement<IssueRow>(
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
const byKey = statement<IssueRow>(
  'issue.by-key',
  `select ${columns} from catalog_issue where site = $1 and request_key = $2`,
)
// One row for each address: of two requests at the same moment one is kept.
const request = statement<{ id: string }>(
  'issue-request.put',
  `insert into catalog_request as kept (site, email, address, requested_at, address_key)
   values ($1, $2, $3, ${moment}, $5)
   on conflict (site, address_key) do update
     set email = excluded.email, address = excluded.address, requested_at = excluded.requested_at
     where kept.requested_at <= excluded.requested_at - $6 * interval '1 day'
   returning id`,
)
const requests = statement<{ request: IssueRequest; requestedAt: Date }>(
  'issue-request.read',
  `select address || jsonb_build_object('email', email) as request, requested_at as "requestedAt"
   from catalog_request where site = $1 and ($2::date is null or requested_at >= $2::date)
   order by requested_at desc, id limit $3`,
)

/** An issue of a site by its number, or the newest. */
export async function readIssue(db: Queries, site: Site, number?: number): Promise<IssueRow | undefined> {
  return (await db.run(read, [site, number ?? null]))[0]
}

/** The issues of a site, the newest first. */
export async function readArchive(db: Queries, site: Site) {
  return db.run(archive, [site])
}

/** Keeps an issue once for each request, and answers the one that is kept. */
export async function putIssue(
  tx: Transaction,
  site: Site,
  { title, pages, now, key }: { title: string; pages: readonly IssuePage[]; now: number; key: string },
): Promise<IssueRow> {
  await tx.run(insert, [site, title, JSON.stringify(pages), now, key])
  return (await tx.run(byKey, [site, key]))[0]!
}

/** Keeps a request; false when the same address has asked within its days. */
export async function putRequest(tx: Transaction, site: Site, asked: IssueRequest, now: number): Promise<boolean> {
  const { email, ...address } = asked
  const values = [site, email, JSON.stringify(address), now, addressKey(asked), requestDays]
  return (await tx.run(request, values)).length > 0
}

/** Who asked since a day, the newest first, so many at most. */
export async function readRequests(
  db: Queries,
  site: Site,
  since: string | undefined,
  most: number,
): Promise<StoredRequest[]> {
  const rows = await db.run(requests, [site, since ?? null, most])
  return rows.map(({ request, requestedAt }) => ({ ...request, requestedAt: requestedAt.toISOString() }))
}

/** Forgets who asked a year ago: the catalogue has long been sent. */
export const sweepRequests = sweepAt('catalog_request', `requested_at < $1 - interval '1 year'`)
