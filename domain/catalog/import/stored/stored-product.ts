import type { ProductEntry } from '../../product-entry.ts'
import type { Column } from '../columns.ts'
import type { ParsedFile } from '../formats.ts'

/** A product as stored for a site. A variant without a price on the site has empty `prices`. */
export interface StoredProduct extends ProductEntry {
  /** Name of the primary category. */
  category: string
  /** SKUs without a stock row at the site's location. */
  unstocked: readonly string[]
  /** SKUs that other sites sell even if they are missing from the file. */
  elsewhere: readonly string[]
}

/** The format and columns of a file. */
export type FileColumns = Pick<ParsedFile, 'format' | 'present' | 'siteColumns'>
export type HasColumn = (column: Column) => boolean
