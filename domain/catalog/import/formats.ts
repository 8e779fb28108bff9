import { type Column, columns, type ImportRow, missingColumns, readRow, type RowFate } from './columns.ts'
import type { FileFacts } from './file-facts.ts'
import { isMagento, magentoNames, missingOfMagento, readMagento } from './magento.ts'

interface ReadRows {
  rows: ImportRow[]
  names: Readonly<Record<Column, string>>
  fates: RowFate[]
}

/** Reads a file in the format that its header indicates. */
export function readFile(
  [header = [], ...body]: readonly (readonly string[])[],
  facts: FileFacts,
): ReadRows | { missing: string[] } {
  if (isMagento(header)) {
    const missing = missingOfMagento(header)
    return missing.length > 0 ? { missing } : { ...readMagento(header, body, facts), names: magentoNames }
  }
  const missing = missingColumns(header)
  if (missing.length > 0) return { missing }
  const rows = body
    .map((line, index) => readRow(index + 2, header, line))
    .filter(({ cells }) => Object.keys(cells).length > 0)
  return { rows, names: columns, fates: [] }
}
