import { type Column, columns, type ImportRow, missingColumns, readRow, type RowFate } from './columns.ts'
import { isMagento, magentoNames, missingOfMagento, readMagento } from './magento.ts'

/** What a file does not say of itself. */
export interface FileFacts {
  weightUnit: 'lb' | 'kg'
  /** The address before names of pictures that are none themselves. */
  picturesAt: string
  /** As 2026-01-31. */
  today: string
}

/** A file's rows by the meaning of their cells, the names of its columns, and the fates of rows that bring no product. */
interface ReadRows {
  rows: ImportRow[]
  names: Readonly<Record<Column, string>>
  fates: RowFate[]
}

/** Reads the lines of a file, its header first, in whichever of the known formats its header is written. */
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
