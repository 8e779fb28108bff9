import { CsvError, parse } from 'csv-parse/sync'
import { unescapeFormula } from '#domain/catalog/export/csv-line.ts'
import { detectDelimiter } from '#domain/catalog/import/cells/delimiter.ts'

/** Returns the lines of a rate file, including the header, or the reason that it cannot be read. */
export function readRateCsv(csv: string): { lines: string[][] } | { problem: string } {
  const text = csv.replace(/^\uFEFF/, '')
  try {
    const lines = parse(text, { delimiter: detectDelimiter(text), relaxColumnCount: true })
    return { lines: lines.map((line) => line.map(unescapeFormula)) }
  } catch (error) {
    if (error instanceof CsvError) return { problem: error.message }
    throw error
  }
}
