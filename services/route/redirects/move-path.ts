import { isHandle, normalizeHandle } from '#domain/catalog/import/cells/handle.ts'
import { pathOfHandle, blockingRule, type PathMove } from '#domain/routes/moved-path.ts'
import type { RedirectRule } from '#domain/routes/redirect-rules.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { lockRedirects, maxRedirects } from './repository.ts'

interface MoveSites {
  sites: readonly Site[]
  /** Sites that show the page. On other sites, a redirect at the earlier path stays in effect. */
  shownOn: readonly Site[]
}
interface PathRedirected {
  code: 'path_redirected'
  site: Site
  from: string
  to: string
}
type MoveProblem = PathRedirected | { code: 'too_many_redirects' }

const at = statement<RedirectRule & { site: Site }>(
  'redirect.at',
  `select site, path as "from", target as "to", kind from redirect where site = any($1) and path = any($2) order by site, path`,
)
const fullest = statement<{ count: number }>(
  'redirect.fullest',
  `select count(*)::integer as count from redirect where site = any($1) and path <> $2
   group by site order by count desc limit 1`,
)
const removeAt = statement('redirect.remove-at', 'delete from redirect where site = any($1) and path = $2')
// A target may also have a query or a fragment.
const retarget = statement(
  'redirect.retarget',
  `update redirect set target = $3 || substr(target, length($2) + 1), changed_at = $4
   where site = any($1) and (target = $2 or left(target, length($2) + 1) in ($2 || '?', $2 || '#'))`,
)
const insert = statement(
  'redirect.move',
  `insert into redirect (site, path, target, kind, type, note, changed_at)
   select site, $2, $3, 'exact', 301, '', $4 from unnest($1::text[]) as of_page (site)
   on conflict (site, path) do update set target = excluded.target, kind = 'exact', type = 301, note = '',
     changed_at = excluded.changed_at
     where redirect.site = any($5)`,
)
const moved = statement<PathMove>(
  'redirect.moved',
  `select path as "from", target as "to" from redirect where site = $1 and path = any($2) and kind = 'exact' and target ~ '^/[^/?#]+$'`,
)

/**
 * Redirects a page's earlier path permanently to the new one on each site. Points redirects to the earlier path
 * directly to the new one, and deletes a redirect at the new path. On sites that do not show the page, a redirect that
 * staff set at the earlier path stays. Returns a problem, or null; with a problem, nothing changes.
 */
export async function movePath(
  tx: Transaction,
  { sites, shownOn }: MoveSites,
  move: PathMove,
  now: number,
): Promise<MoveProblem | null> {
  const { from, to } = move
  await lockSiteRedirects(tx, sites)
  const blocking = blockingRule(await tx.run(at, [sites, [from, to]]), move, shownOn)
  if (blocking) return { code: 'path_redirected', site: blocking.site, from: blocking.from, to: blocking.to }
  const [most] = await tx.run(fullest, [sites, from])
  if (most && most.count >= maxRedirects) return { code: 'too_many_redirects' }
  await tx.run(removeAt, [sites, to])
  await retargetRedirects(tx, sites, move, now)
  await tx.run(insert, [sites, from, to, new Date(now), shownOn])
  return null
}

/** Points the redirects to a path directly to another path. */
export async function retargetRedirects(tx: Transaction, sites: readonly Site[], { from, to }: PathMove, now: number) {
  await tx.run(retarget, [sites, from, to, new Date(now)])
}

/** Returns a problem if one of the sites has a redirect at the path that would hide a new page there, or null. */
export async function findRedirectAt(
  tx: Transaction,
  sites: readonly Site[],
  path: string,
): Promise<PathRedirected | null> {
  await lockSiteRedirects(tx, sites)
  const [rule] = await tx.run(at, [sites, [path]])
  return rule ? { code: 'path_redirected', site: rule.site, from: rule.from, to: rule.to } : null
}

/** Serializes changes to the sites' redirects, in a fixed order to avoid deadlocks. */
export async function lockSiteRedirects(tx: Transaction, sites: readonly Site[]): Promise<void> {
  for (const site of sites.toSorted()) await lockRedirects(tx, site)
}

/** Returns the current handles of pages that have moved, by earlier handle. */
export async function readMovedHandles(
  db: QueryRunner,
  site: Site,
  handles: readonly string[],
): Promise<Map<string, string>> {
  const byPath = new Map(handles.map((handle) => [pathOfHandle(handle), handle]))
  const rows = await db.run(moved, [site, [...byPath.keys()]])
  const found = rows.map(({ from, to }) => [byPath.get(from)!, normalizeHandle(to.slice(1))] as const)
  return new Map(found.filter(([, handle]) => isHandle(handle)))
}
