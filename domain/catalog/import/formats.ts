import { isDamaged } from './cells/decode.ts'
import { type Column, columns, type ColumnNames, type ImportRow, type RowFate } from './columns.ts'
import type { FileFacts } from './file-facts.ts'
import { isMagento, magentoNames, missingOfMagento, readMagento, unknownOfMagento } from './magento/magento.ts'
import { missingColumns, shopifyColumns, shopifyNames, shopifyReader, unknownOfShopify } from './shopify/shopify.ts'
import { isWoo, missingOfWoo, readWoo, unknownOfWoo, wooNames } from './woocommerce/woocommerce.ts'

export interface ReadRows {
  rows: ImportRow[]
  names: ColumnNames
  /** The columns that the format can fill. */
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
  const damaged = body.flatMap((line, index) => (line.some(isDamaged) ? [index + 2] : []))
  const isFilled = (name: string) => {
    const index = header.indexOf(name)
    return body.some((line) => (line[index] ?? '').trim() !== '')
  }
  return { ...read, rows: withDamage(read.rows, new Set(damaged)), ignored: read.ignored.filter(isFilled) }
}

function rowsOf(
  header: readonly string[],
  body: readonly (readonly string[])[],
  facts: FileFacts,
): ReadRows | { missing: string[] } {
  const all = new Set(Object.keys(columns) as Column[])
  const without = (...absent: Column[]): ReadonlySet<Column> => all.difference(new Set(absent))
  if (isMagento(header)) {
    const missing = missingOfMagento(header)
    if (missing.length > 0) return { missing }
    const read = readMagento(header, body, facts)
    const present = header.includes('custom_options') ? without('saleUnits') : without('saleUnits', 'customOptions')
    return { ...read, names: magentoNames, present, ignored: unknownOfMagento(header) }
  }
  if (isWoo(header)) {
    const missing = missingOfWoo(header)
    if (missing.length > 0) return { missing }
    const present = without('saleUnits', 'customOptions')
    return { ...readWoo(header, body), names: wooNames, present, ignored: unknownOfWoo(header) }
  }
  const missing = missingColumns(header, facts.makesSkus)
  if (missing.length > 0) return { missing }
  const readRow = shopifyReader(header)
  const rows = body.map((line, index) => readRow(index + 2, line)).filter(({ cells }) => Object.keys(cells).length > 0)
  const names = shopifyNames(header)
  return { rows, names, present: shopifyColumns(header), fates: [], ignored: unknownOfShopify(header) }
}

/** A text that was damaged before must not be stored. */
function withDamage(rows: readonly ImportRow[], damaged: ReadonlySet<number>): ImportRow[] {
  const problem = {
    column: '',
    why: 'The row contains characters that were lost in another program, such as \uFFFD.',
    suggestion: 'Export the file again as CSV UTF-8.',
  }
  return rows.map((row) => (damaged.has(row.number) ? { ...row, problems: [...(row.problems ?? []), problem] } : row))
}
