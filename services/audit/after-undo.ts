import { sites } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings, showTranslation } from '#services/catalog/steps.ts'
import { applyFlagSetting, lockFlags } from '#services/flags/steps.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { lockEarlierSku } from '#services/staff-catalog/steps.ts'
import { readChangedRow } from './repository.ts'

/**
 * Takes the lock of the call that made a change, before the rows that it locks. Returns false if a rule of that call
 * prevents the undo, and refuses staff who may not make the call.
 */
export async function lockForUndo(tx: Transaction, changeId: string, staff: Staff): Promise<boolean> {
  const changed = await readChangedRow(tx, changeId)
  if (changed?.table === 'flag_setting') await lockFlags(tx)
  const { productId = null, variantId = null, earlierSku: sku = null } = changed ?? {}
  if (productId === null || variantId === null || sku === null) return true
  return lockEarlierSku(tx, { productId, variantId, sku }, staff)
}

/**
 * Shows an undone change in the shop, as the call that made the change did. Redirects are not handled here, because a
 * trigger purges their pages.
 */
export async function publishUndoneChange(tx: Transaction, changeId: string): Promise<void> {
  const { table, key, productId, language } = (await readChangedRow(tx, changeId))!
  if (['price', 'product', 'promotion', 'sellable'].includes(table) && productId !== null)
    await refreshListings(tx, productId)
  if (table === 'product_translation' && productId !== null && language !== null)
    await showTranslation(tx, productId, language)
  if (table === 'product_remap') await purge(tx, [`product:${productId}`])
  if (table === 'flag_setting' && key !== null) await applyFlagSetting(tx, key, tx.now)
  if (table.startsWith('search_')) await purge(tx, ['search', 'search-settings'])
}

async function purge(tx: Transaction, names: readonly string[]) {
  await afterCommit(tx, 'purge', { tags: sites.flatMap((site) => names.map((name) => `${site}:${name}`)) })
}
