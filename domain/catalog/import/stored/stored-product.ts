import type { ProductEntry } from '../../product-entry.ts'
import type { Column } from '../columns.ts'
import type { ReadRows } from '../formats.ts'

/** A product as a site has it; a variant without a price on the site has an empty `prices`. */
export interface StoredProduct extends ProductEntry {
  /** Name of the primary category. */
  category: string
  /** SKUs without a stock row at the location of the site. */
  unstocked: readonly string[]
  /** SKUs that other sites sell even if the file lacks them. */
  elsewhere: readonly string[]
}

/** The facts that the header of a file covers. */
export type FileColumns = Pick<ReadRows, 'format' | 'present' | 'siteColumns'>
export type Has = (column: Column) => boolean
