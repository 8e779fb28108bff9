import { isHandle } from '#domain/catalog/import/cells/handle.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { readReservedHandles, refreshListings } from '#services/catalog/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { movePath } from '#services/route/steps.ts'
import { assertSiteAccess } from '../assert-site.ts'
import { lockCreation } from '../create/create-repository.ts'
import { readHandle, readSitesWithPage, readSitesOf, renameRelated, writeHandle } from './url-repository.ts'

interface UrlEdit {
  /** The handle that the editor saw. */
  read: string
  handle: string
}
type Problem =
  | { code: 'product_not_found' | 'invalid_handle' | 'handle_taken' | 'too_many_redirects' }
  | { code: 'handle_changed'; handle: string }
  | { code: 'path_redirected'; site: Site; from: string; to: string }

/**
 * Changes a product's path and redirects the earlier one on each of the product's sites. Returns a problem, or null. If
 * the product already has the path, this is a retry and changes nothing. Refuses staff without access to every site.
 */
export async function changeUrl(
  tx: Transaction,
  productId: number,
  { read, handle }: UrlEdit,
  { staff, now }: { staff: Staff; now: number },
): Promise<Problem | null> {
  await lockCreation(tx)
  const stored = await readHandle(tx, productId)
  if (stored === undefined) return { code: 'product_not_found' }
  const productSites = await readSitesOf(tx, productId)
  for (const site of productSites) assertSiteAccess(staff, site)
  if (stored === handle) return null
  if (stored !== read) return { code: 'handle_changed', handle: stored }
  if (!isHandle(handle)) return { code: 'invalid_handle' }
  if ((await readReservedHandles(tx, [handle])).has(handle)) return { code: 'handle_taken' }
  const move = { from: pathOfHandle(stored), to: pathOfHandle(handle) }
  const onSites = { sites: productSites, shownOn: await readSitesWithPage(tx, productId) }
  const problem = await movePath(tx, onSites, move, now)
  if (problem) return problem
  await writeHandle(tx, productId, handle)
  await publishUrl(tx, productId, { from: stored, to: handle })
  return null
}

/** Shows a product's new path in the shop, and purges the pages at both paths. */
export async function publishUrl(tx: Transaction, productId: number, { from, to }: { from: string; to: string }) {
  const related = await renameRelated(tx, from, to)
  await refreshListings(tx, productId)
  const changed = [
    ...[from, to].map((handle) => `route:${pathOfHandle(handle)}`),
    ...related.map((id) => `product:${id}`),
  ]
  const decoded = [from, to].map((handle) => `route:/${handle}`)
  const names = [...new Set([...changed, ...decoded])]
  await afterCommit(tx, 'purge', { tags: sites.flatMap((site) => names.map((name) => `${site}:${name}`)) })
}
