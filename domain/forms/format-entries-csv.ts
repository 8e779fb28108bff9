import { csvLine } from '#domain/catalog/export/csv-line.ts'
import type { FormField } from './form.ts'

interface Entry {
  number: number
  /** ISO 8601. */
  at: string
  isSuspicious: boolean
  values: Readonly<Record<string, string>>
}

/** Returns entries as CSV with one column per field, including fields that the form no longer has. */
export function formatEntriesCsv(fields: readonly FormField[], entries: readonly Entry[]): string {
  const stored = entries.flatMap(({ values }) => Object.keys(values))
  const names = [...new Set([...fields.map(({ name }) => name), ...stored])]
  const lines = entries.map(({ number, at, isSuspicious, values }) =>
    csvLine([
      String(number),
      at,
      isSuspicious ? 'yes' : 'no',
      ...names.map((name) => (Object.hasOwn(values, name) ? values[name]! : '')),
    ]),
  )
  return csvLine(['number', 'at', 'suspicious', ...names]) + lines.join('')
}
