import { changedLinkSites } from '#domain/catalog/links/changed-link-sites.ts'
import { categoryPageMoves } from '#domain/content/page-path.ts'
import { pathOfHandle } from '#domain/routes/moved-path.ts'
import { sites } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { purgeCategory, refreshListings, purgeTranslation } from '#services/catalog/steps.ts'
import { lockArticleForUndo, movePages, publishUndoneArticle, pathsAfterUndo } from '#services/content/steps.ts'
import { applyFlagSetting, lockFlags } from '#services/flags/steps.ts'
import { purgeUndoneFile } from '#services/media/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { lockSiteRedirects, redirectUndonePath } from '#services/route/steps.ts'
import {
  assertSiteAccess,
  isOfferedVariant,
  lockCategoryForUndo,
  lockEarlierHandle,
  lockEarlierSku,
  lockOnAllSites,
  publishUrl,
  readSitesOf,
  renameVariants,
  publishUndoneCategory,
} from '#services/staff-catalog/steps.ts'
import { readChangedRow, readPriceMove, readRedirectChanges, undoChange } from './repository.ts'

/**
 * Acquires the lock that a change's call takes, before the rows that it locks. Returns false if one of that call's
 * rules prevents the undo. Refuses staff without permission to make the call.
 */
export async function lockForUndo(tx: Transaction, changeId: string, staff: Staff): Promise<boolean> {
  const changed = await readChangedRow(tx, changeId)
  if (changed && changed.site !== null) assertSiteAccess(staff, changed.site)
  if (changed?.table === 'flag_setting') await lockFlags(tx)
  const { productId = null, variantId = null, earlierSku: sku = null, earlierHandle = null } = changed ?? {}
  const { earlierOptions = null, pricedId = null, articleId = null } = changed ?? {}
  if (changed?.earlierLinks && changed.laterLinks)
    for (const site of changedLinkSites(changed.laterLinks, changed.earlierLinks)) assertSiteAccess(staff, site)
  if (changed?.table === 'sdk_key')
    for (const site of changed.sdkKeySite === null ? sites : [changed.sdkKeySite]) assertSiteAccess(staff, site)
  if (articleId !== null) await lockArticleForUndo(tx, articleId, staff)
  const restored = changed?.deletedCategory ?? changed?.earlierPath ?? null
  if (changed?.editsCategory && !(await lockCategoryForUndo(tx, restored, staff))) return false
  if (productId !== null && (earlierOptions !== null || changed?.changesAttributes))
    await lockOnAllSites(tx, productId, staff)
  if (pricedId !== null && !(await isOfferedVariant(tx, pricedId))) return false
  if (productId !== null && earlierHandle !== null) return lockEarlierHandle(tx, productId, earlierHandle, staff)
  if (productId === null || variantId === null || sku === null) return true
  return lockEarlierSku(tx, { productId, variantId, sku }, staff)
}

/**
 * Undoes the redirect changes made with a path change of a product, article, or category. Redirects the undone path,
 * and any later redirects to it, to the restored path. Returns false if one of the redirects has changed since, or if a later
 * redirect would form a chain. The caller must then roll back.
 */
export async function undoRedirects(tx: Transaction, changeId: string): Promise<boolean> {
  const changed = await readChangedRow(tx, changeId)
  const undone = changed && (await undoneMoveOf(tx, changed))
  if (!undone) return true
  const changes = await readRedirectChanges(tx, changeId)
  const concerned = [...new Set([...changes.map(({ site }) => site), ...undone.sites])]
  await lockSiteRedirects(tx, concerned)
  for (const { id } of changes) if ((await undoChange(tx, id)) !== 'undone') return false
  return redirectUndonePath(tx, concerned, undone.move)
}

/**
 * Undoes the other half of a change that put a price on sale or withheld it. Returns false if it cannot be undone. The
 * caller must then roll back.
 */
export async function undoPriceMove(tx: Transaction, changeId: string): Promise<boolean> {
  const id = await readPriceMove(tx, changeId)
  return id === undefined || (await undoChange(tx, id)) === 'undone'
}

/** Returns the path change that an undo causes and the sites that show the page, or null if no path changes. */
async function undoneMoveOf(tx: Transaction, changed: NonNullable<Awaited<ReturnType<typeof readChangedRow>>>) {
  const { productId, earlierHandle, laterHandle, articleId: id, earlierVersion: earlier, laterVersion: later } = changed
  if (id !== null) {
    const move = await pathsAfterUndo(tx, { id, earlier, later })
    return move && { move, sites }
  }
  const { earlierPath, laterPath } = changed
  if (earlierPath !== null && laterPath !== null)
    return { move: { from: pathOfHandle(laterPath), to: pathOfHandle(earlierPath) }, sites }
  if (productId === null || earlierHandle === null || laterHandle === null) return null
  const move = { from: pathOfHandle(laterHandle), to: pathOfHandle(earlierHandle) }
  return { move, sites: await readSitesOf(tx, productId) }
}

/**
 * Publishes an undone change to the shop, as the original call did. Skips redirects, because a trigger purges their
 * pages. Returns false if the shop cannot show the change. The caller must then roll back.
 */
export async function publishUndoneChange(tx: Transaction, changeId: string): Promise<boolean> {
  const changed = (await readChangedRow(tx, changeId))!
  if (changed.articleId !== null) return publishUndoneArticle(tx, changed.articleId)
  const { earlierPath: to, laterPath: from } = changed
  if (from !== null && to !== null && (await movePages(tx, categoryPageMoves(from, to)))) return false
  if (changed.editsCategory && changed.categoryId !== null)
    return publishUndoneCategory(tx, changed.categoryId, {
      move: from !== null && to !== null ? { from, to } : null,
      handle: changed.createdCategory ?? changed.deletedCategory,
      isPlaced: changed.placesCategory,
    })
  await publishUndoneRow(tx, changed)
  return true
}

async function publishUndoneRow(tx: Transaction, changed: NonNullable<Awaited<ReturnType<typeof readChangedRow>>>) {
  const { table, key, productId, categoryId, mediaId, language, earlierHandle, laterHandle } = changed
  if (productId !== null && earlierHandle !== null && laterHandle !== null)
    return publishUrl(tx, productId, { from: laterHandle, to: earlierHandle })
  const { earlierOptions, laterOptions } = changed
  if (productId !== null && earlierOptions !== null && laterOptions !== null)
    return renameVariants(tx, productId, { from: laterOptions, to: earlierOptions })
  if (['price', 'withheld_price', 'product', 'promotion', 'sellable'].includes(table) && productId !== null)
    await refreshListings(tx, productId)
  if (table === 'product_translation' && productId !== null && language !== null)
    await purgeTranslation(tx, productId, language)
  if (table === 'product_remap') await purge(tx, [`product:${productId}`])
  if (categoryId !== null) await purgeCategory(tx, categoryId)
  if (mediaId !== null) await purgeUndoneFile(tx, mediaId)
  if (table === 'flag_setting' && key !== null) await applyFlagSetting(tx, key, tx.now)
  if (table.startsWith('search_')) await purge(tx, ['search', 'search-settings'])
}

async function purge(tx: Transaction, names: readonly string[]) {
  await afterCommit(tx, 'purge', { tags: sites.flatMap((site) => names.map((name) => `${site}:${name}`)) })
}
