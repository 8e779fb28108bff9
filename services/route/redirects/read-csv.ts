import { CsvError, parse } from 'csv-parse/sync'
import { detectDelimiter } from '#domain/catalog/import/cells/delimiter.ts'

export interface CsvRedirect {
  line: number
  from: string
  to: string
  kind: string
  status: string
  note: string
}

const maxRows = 20_000

/** Column names in exports from other shops. */
const columnNames: Readonly<Record<string, keyof Omit<CsvRedirect, 'line'>>> = {
  from: 'from',
  'redirect from': 'from',
  'old url': 'from',
  source: 'from',
  'request path': 'from',
  to: 'to',
  'redirect to': 'to',
  'new url': 'to',
  target: 'to',
  'target path': 'to',
  kind: 'kind',
  match: 'kind',
  status: 'status',
  code: 'status',
  'redirect type': 'status',
  note: 'note',
  comment: 'note',
}

/** Returns the rows in a redirect list by column name, or the reason the list cannot be read. */
export function readRedirectCsv(csv: string): { rows: CsvRedirect[] } | { problem: string } {
  const text = csv.replace(/^\uFEFF/, '')
  try {
    const lines = parse(text, {
      delimiter: detectDelimiter(text),
      trim: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    const [head, ...body] = lines
    const columns = (head?.record ?? []).map((name) => columnNames[name.toLowerCase().replaceAll('_', ' ')])
    for (const name of ['from', 'to'] as const)
      if (columns.filter((column) => column === name).length !== 1) return { problem: `needs one column "${name}"` }
    if (body.length > maxRows) return { problem: `has more than ${maxRows} rows` }
    return { rows: body.map(({ record, info }) => rowOf(columns, record, info.lines)) }
  } catch (error) {
    if (error instanceof CsvError) return { problem: error.message }
    throw error
  }
}

function rowOf(
  columns: readonly (keyof Omit<CsvRedirect, 'line'> | undefined)[],
  record: readonly string[],
  line: number,
) {
  const row: CsvRedirect = { line, from: '', to: '', kind: '', status: '', note: '' }
  for (const [index, column] of columns.entries()) if (column) row[column] = record[index] ?? ''
  return row
}
