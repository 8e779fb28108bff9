import type { RedirectKind } from '#domain/routes/redirect-rules.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

export interface StoredRedirect {
  from: string
  to: string
  kind: RedirectKind
  status: number
  note: string
  changedAt: Date
}

const columns = 'path as "from", target as "to", kind, type as status, note, changed_at as "changedAt"'
const matching = `site = $1 and ($2::text is null or path ilike $2 or target ilike $2)`
const list = statement<StoredRedirect>(
  'redirect.list',
  `select ${columns} from redirect where ${matching} order by path limit $3 offset $4`,
)
const count = statement<{ count: number }>(
  'redirect.count',
  `select count(*)::integer as count from redirect where ${matching}`,
)
const all = statement<StoredRedirect>('redirect.all', `select ${columns} from redirect where site = $1`)
const put = statement<StoredRedirect>(
  'redirect.put',
  `insert into redirect (site, path, target, kind, type, note, changed_at)
   select $1, f, t, k, s, n, $7 from unnest($2::text[], $3::text[], $4::text[], $5::integer[], $6::text[]) as r (f, t, k, s, n)
   on conflict (site, path) do update
     set target = excluded.target, kind = excluded.kind, type = excluded.type, note = excluded.note, changed_at = excluded.changed_at
     where (redirect.target, redirect.kind, redirect.type, redirect.note)
       is distinct from (excluded.target, excluded.kind, excluded.type, excluded.note)`,
)
const remove = statement<{ path: string }>(
  'redirect.delete',
  'delete from redirect where site = $1 and path = $2 returning path',
)
const lock = statement('redirect.lock', 'select pg_advisory_xact_lock(7113, hashtext($1))')

/** Limited, because loop checks read all of a site's redirects. */
export const maxRedirects = 20_000

interface RedirectFilter {
  site: Site
  search: string | undefined
  size: number
  offset: number
}

export async function readRedirects(db: QueryRunner, { site, search, size, offset }: RedirectFilter) {
  const phrase = search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const [redirects, [found]] = await Promise.all([
    db.run(list, [site, phrase, size, offset]),
    db.run(count, [site, phrase]),
  ])
  return { redirects, total: found!.count }
}

export async function readAllRedirects(db: QueryRunner, site: Site): Promise<StoredRedirect[]> {
  return db.run(all, [site])
}

/** Serializes changes to a site's redirects, so that each change can check for loops. */
export async function lockRedirects(tx: Transaction, site: Site): Promise<void> {
  await tx.run(lock, [site])
}

/** Stores new redirects. Existing redirects stay unchanged. */
export async function addMissingRedirects(
  tx: Transaction,
  site: Site,
  redirects: readonly Omit<StoredRedirect, 'changedAt'>[],
  now: Date,
): Promise<void> {
  const column = <Name extends keyof Omit<StoredRedirect, 'changedAt'>>(name: Name) =>
    redirects.map((each) => each[name])
  await tx.run(put, [site, column('from'), column('to'), column('kind'), column('status'), column('note'), now])
}

/** Deletes a redirect. Returns false if the path has none. */
export async function deleteRedirect(tx: Transaction, site: Site, path: string): Promise<boolean> {
  return (await tx.run(remove, [site, path])).length > 0
}
