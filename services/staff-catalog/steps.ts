import { skuKey } from '#domain/catalog/import/cells/sku.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Transaction } from '#platform/database.ts'
import { readReservedHandles } from '#services/catalog/steps.ts'
import { assertSiteAccess } from './assert-site.ts'
import { findTakenSku, lockCreation } from './create/create-repository.ts'
import { lockProduct } from './prices-repository.ts'
import { readHandle, readSitesOf } from './url/url-repository.ts'
import { readPricedSites } from './variants/variants-repository.ts'
import { readSku } from './variants/sku-repository.ts'

export { assertAllSitesAccess, assertSiteAccess } from './assert-site.ts'
export { lockCategoryForUndo, publishUndoneCategory } from './categories/publish-category.ts'
export { readWantedCategories } from './categories/wanted-categories.ts'
export { storeName } from './change-texts.ts'
export { listProducts } from './list-repository.ts'
export { changePrice, changeSaleState } from './prices-repository.ts'
export { readSheetProducts } from './sheet/sheet-repository.ts'
export { renameVariants } from './variants/edit-option.ts'
export { isOfferedVariant } from './variants/options-repository.ts'
export { publishUrl } from './url/change-url.ts'
export { readSitesOf } from './url/url-repository.ts'

interface EarlierSku {
  productId: number
  variantId: number
  sku: string
}

/**
 * Takes the lock for SKUs until commit. Returns false if another product or variant uses the variant's earlier SKU.
 * Refuses staff without access to every site of the product, because a SKU applies to all of them.
 */
export async function lockEarlierSku(tx: Transaction, { productId, variantId, sku }: EarlierSku, staff: Staff) {
  await lockCreation(tx)
  for (const site of await readPricedSites(tx, productId)) assertSiteAccess(staff, site)
  const stored = await readSku(tx, productId, variantId)
  // The change may have affected only the case of the variant's SKU.
  if (stored !== undefined && skuKey(stored) === skuKey(sku)) return true
  return (await findTakenSku(tx, [sku])) === undefined
}

/**
 * Takes the lock for paths until commit. Returns false if another product, a category, or a page uses the product's
 * earlier handle. Refuses staff without access to every site of the product, because a path applies to all of them.
 */
export async function lockEarlierHandle(tx: Transaction, productId: number, handle: string, staff: Staff) {
  await lockCreation(tx)
  await readHandle(tx, productId)
  for (const site of await readSitesOf(tx, productId)) assertSiteAccess(staff, site)
  return !(await readReservedHandles(tx, [handle])).has(handle)
}

/** Locks a product before a change on all sites. Refuses staff without access to every site where it has prices. */
export async function lockOnAllSites(tx: Transaction, productId: number, staff: Staff): Promise<void> {
  await lockProduct(tx, productId)
  for (const site of await readPricedSites(tx, productId)) assertSiteAccess(staff, site)
}
