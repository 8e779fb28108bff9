import { isSku, skuKey, tidySku } from '#domain/catalog/import/cells/sku.ts'
import type { Transaction } from '#platform/database.ts'
import { refreshListings } from '#services/catalog/steps.ts'
import { findTakenSku, lockCreation } from '../create/create-repository.ts'
import { lockProduct } from '../prices-repository.ts'
import { readSku, writeSku } from './sku-repository.ts'

interface SkuEdit {
  variantId: number
  /** The SKU that the editor saw. */
  read: string
  sku: string
}
type Problem =
  | { code: 'product_not_found' | 'variant_not_found' | 'invalid_sku' }
  | { code: 'sku_taken' | 'sku_changed'; sku: string }

/**
 * Changes a variant's SKU and updates the shop. Returns a problem, or null. If the variant already has the SKU, this is
 * a retry and changes nothing. Existing orders keep their SKU.
 */
export async function changeSku(tx: Transaction, productId: number, edit: SkuEdit): Promise<Problem | null> {
  await lockCreation(tx)
  if (!(await lockProduct(tx, productId))) return { code: 'product_not_found' }
  const stored = await readSku(tx, productId, edit.variantId)
  if (stored === undefined) return { code: 'variant_not_found' }
  const sku = tidySku(edit.sku)
  if (stored === sku) return null
  if (stored !== edit.read) return { code: 'sku_changed', sku: stored }
  if (!isSku(sku)) return { code: 'invalid_sku' }
  // The change may affect only the case of the variant's SKU.
  const isOwn = skuKey(sku) === skuKey(stored)
  if (!isOwn && (await findTakenSku(tx, [sku])) !== undefined) return { code: 'sku_taken', sku }
  await writeSku(tx, productId, edit.variantId, sku)
  await refreshListings(tx, productId)
  return null
}
