import { isPageHandle } from '#domain/content/page-path.ts'
import { sites, type Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { movePageUses } from '#services/media/steps.ts'
import { lockVersions, purgePage } from './repository.ts'

interface PageMove {
  from: string
  to: string
}

const stored = statement<{ site: Site }>(
  'page-version.sites',
  'select distinct site from page_version where handle = $1 order by site',
)
const moveVersions = statement(
  'page-version.move',
  'update page_version set handle = $2 where handle = $1 and site = any($3)',
)
const movePage = statement<{ site: Site; id: number }>(
  'page.move',
  'update page set handle = $2 where handle = $1 and site = any($3) returning site, id',
)

/** Returns the sites that have a version of a page, also if it is a draft. */
export async function readSitesOfPage(db: QueryRunner, handle: string): Promise<Site[]> {
  const found = new Set((await db.run(stored, [handle])).map(({ site }) => site))
  return sites.filter((site) => found.has(site))
}

/**
 * Moves pages with all their versions to other handles on each site, and purges everything that shows them. Returns a
 * problem if a site has a version of another page at a new handle, or if an editor could not open a page there. The
 * caller must then roll back.
 */
export async function movePages(
  tx: Transaction,
  moves: readonly PageMove[],
): Promise<'handle_taken' | 'invalid_page_handle' | null> {
  const handles = moves.flatMap(({ from, to }) => [from, to]).toSorted()
  for (const site of sites.toSorted()) for (const handle of handles) await lockVersions(tx, site, handle)
  for (const { from, to } of moves) {
    const [moved, taken] = [await readSitesOfPage(tx, from), await readSitesOfPage(tx, to)]
    if (moved.some((site) => taken.includes(site))) return 'handle_taken'
    if (moved.length === 0) continue
    if (!isPageHandle(to)) return 'invalid_page_handle'
    await tx.run(moveVersions, [from, to, moved])
    await movePageUses(
      tx,
      moved.map((site) => ({ from: `${site} ${from}`, to: `${site} ${to}` })),
    )
    for (const { site, id } of await tx.run(movePage, [from, to, moved])) {
      await purgePage(tx, site, from, id)
      await purgePage(tx, site, to, id)
    }
  }
  return null
}
