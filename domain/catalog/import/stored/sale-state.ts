import type { ProductEntry, VariantEntry } from '../../product-entry.ts'
import { isWithheld, type ProductStatus } from '../../product-status.ts'

/** `status` is null if the site sells the product. */
interface SaleState {
  status: ProductStatus | null
  isOff: boolean
}
export interface StoredState extends SaleState {
  sku: string
  site: string
}

/**
 * Returns a variant's sale state on a site after an import. A stored state for the site does not change, because the
 * file's status and disabled variations apply to a different site. Without a stored state, the file determines it.
 */
export function saleStateOf(
  entry: Pick<ProductEntry, 'status'>,
  { sku, isWithheld: isOff = false }: Pick<VariantEntry, 'sku' | 'isWithheld'>,
  site: string,
  stored: readonly StoredState[],
): SaleState {
  const ofSite = stored.filter((state) => state.site === site)
  const known = ofSite.find((state) => state.sku === sku)
  if (known) return known
  const first = ofSite.find(({ status }) => status === null) ?? ofSite[0]
  if (first) return { status: first.status, isOff }
  return { status: entry.status !== undefined && isWithheld(entry.status) ? entry.status : null, isOff }
}
