import { CsvError, parse } from 'csv-parse/sync'
import { decodeText } from '#domain/catalog/import/cells/decode.ts'
import { detectDelimiter } from '#domain/catalog/import/cells/delimiter.ts'

/** Returns the rows of a CSV file, including the header, or else the unreadable row and how to fix it. */
export function readCsvRows(bytes: Uint8Array): { lines: string[][] } | { problem: string } {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const delimiter = detectDelimiter(text)
  // Real files contain inch marks within a cell and spaces after a closing quote.
  const options = { delimiter, trim: true, relaxColumnCount: true, relaxQuotes: true }
  try {
    return { lines: parse(text, options) }
  } catch (error) {
    if (error instanceof CsvError) return { problem: problemOf(error) }
    throw error
  }
}

function problemOf({ code, records }: CsvError): string {
  const row = `Row ${Number(records) + 1}`
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `${row} opens a quote (") that is never closed. Close it, or use "" for a quote within a text.`
  return `${row} has text after a closing quote ("). Use "" for a quote within a text.`
}
