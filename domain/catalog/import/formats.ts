import { withLineProblems } from './cells/line-problems.ts'
import { type Column, type ColumnNames, type ImportRow, type RowFate } from './columns.ts'
import type { FileFacts } from './file-facts.ts'
import { isMagento, magentoNames, missingOfMagento, readMagento, unknownOfMagento } from './magento/magento.ts'
import { presentInMagento } from './magento/magento-present.ts'
import { missingColumns, shopifyColumns, shopifyNames, shopifyReader, unknownOfShopify } from './shopify/shopify.ts'
import { isWoo, missingOfWoo, readWoo, unknownOfWoo, wooNames } from './woocommerce/woocommerce.ts'
import { presentInWoo } from './woocommerce/woo-present.ts'

export interface ReadRows {
  rows: ImportRow[]
  names: ColumnNames
  format: 'shopify' | 'magento' | 'woocommerce'
  /** The columns that the header of the file can fill. */
  present: ReadonlySet<Column>
  fates: RowFate[]
  /** Columns with text that the import ignores. */
  ignored: string[]
}

/** Reads a file in the format that its header indicates. */
export function readFile(
  [header = [], ...body]: readonly (readonly string[])[],
  facts: FileFacts,
): ReadRows | { missing: string[] } {
  const read = rowsOf(header, body, facts)
  if ('missing' in read) return read
  const isFilled = (name: string) => {
    const index = header.indexOf(name)
    return body.some((line) => (line[index] ?? '').trim() !== '')
  }
  return { ...read, rows: withLineProblems(read.rows, header, body), ignored: read.ignored.filter(isFilled) }
}

function rowsOf(
  header: readonly string[],
  body: readonly (readonly string[])[],
  facts: FileFacts,
): ReadRows | { missing: string[] } {
  if (isMagento(header)) {
    const missing = missingOfMagento(header)
    if (missing.length > 0) return { missing }
    const read = readMagento(header, body, facts)
    const present = presentInMagento(header, read.rows)
    return { ...read, format: 'magento', names: magentoNames, present, ignored: unknownOfMagento(header) }
  }
  if (isWoo(header)) {
    const missing = missingOfWoo(header)
    if (missing.length > 0) return { missing }
    const present = presentInWoo(header)
    return { ...readWoo(header, body), format: 'woocommerce', names: wooNames, present, ignored: unknownOfWoo(header) }
  }
  const missing = missingColumns(header, facts.makesSkus)
  if (missing.length > 0) return { missing }
  const readRow = shopifyReader(header)
  const rows = body.map((line, index) => readRow(index + 2, line)).filter(({ cells }) => Object.keys(cells).length > 0)
  const names = shopifyNames(header)
  const present = shopifyColumns(header)
  return { rows, format: 'shopify', names, present, fates: [], ignored: unknownOfShopify(header) }
}
