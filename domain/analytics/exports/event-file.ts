import { csvLine } from '#domain/catalog/export/csv-line.ts'

export const eventFileFormats = ['ndjson', 'csv'] as const
export type EventFileFormat = (typeof eventFileFormats)[number]

/** The columns of an event file, in order. The last three are JSON. */
export const eventColumns = [
  'messageId',
  'receivedAt',
  'at',
  'site',
  'source',
  'type',
  'name',
  'anonymousId',
  'userId',
  'visitId',
  'tabId',
  'cartId',
  'properties',
  'context',
  'integrations',
] as const

/** Returns an event file's header line, or '' for a format without one. */
export function eventFileHeader(format: EventFileFormat): string {
  return format === 'csv' ? csvLine(eventColumns) : ''
}

/** Returns an event file's lines. In CSV, escapes texts that a spreadsheet would run as formulas. */
export function eventFileLines(format: EventFileFormat, rows: readonly { json: string; cells: readonly string[] }[]) {
  return format === 'csv'
    ? rows.map(({ cells }) => csvLine(cells)).join('')
    : rows.map(({ json }) => `${json}\n`).join('')
}

/** Returns an event file's name. */
export function eventFileName(from: string, to: string, format: EventFileFormat): string {
  return `events-${from}-${to}.${format}.gz`
}
