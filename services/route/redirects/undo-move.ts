import { brokenChain, type PathMove } from '#domain/routes/moved-path.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type Transaction } from '#platform/database.ts'
import { retargetRedirects } from './move-path.ts'
import { readAllRedirects } from './repository.ts'

// A redirect at the restored path would form a chain with the new redirect.
const insertMissing = statement(
  'redirect.after-undone-move',
  `insert into redirect (site, path, target, kind, type, note, changed_at)
   select site, $2, $3, 'exact', 301, '', $4 from unnest($1::text[]) as of_page (site)
   where not exists (select from redirect as other where other.site = of_page.site and other.path = $3)
   on conflict (site, path) do nothing`,
)

/**
 * After the move's own redirect changes are undone, redirects a page's undone path, and redirects to it, to the
 * restored path on each site. Returns false if this would leave a chain or loop at either path. The caller must then
 * roll back.
 */
export async function redirectUndonePath(
  tx: Transaction,
  sites: readonly Site[],
  { from, to }: PathMove,
): Promise<boolean> {
  await retargetRedirects(tx, sites, { from, to }, tx.now)
  await tx.run(insertMissing, [sites, from, to, new Date(tx.now)])
  for (const site of sites) {
    const rules = await readAllRedirects(tx, site)
    if (brokenChain(rules, [from, to])) return false
  }
  return true
}
