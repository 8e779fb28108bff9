import type { Site } from '#domain/sites.ts'
import type { DatedRow } from '#domain/tax/table.ts'
import type { LineCells } from './cells.ts'

export const rateKinds = ['tax', 'tariffs', 'zones', 'prices'] as const
export type RateKindName = (typeof rateKinds)[number]

export interface KnownPlaces {
  isCountry: (country: string) => boolean
  /** Returns true for a region in the country, or for a territory with separate rates. */
  isRegion: (country: string, region: string) => boolean
  isZone: (site: Site, code: string) => boolean
}

/** Appended to a prefix, it sorts after every postcode with that prefix. */
export const lastPostcodeSuffix = '\uffff'

/** A range that only one row may cover at a time. */
export interface Span {
  group: string
  first: string | number
  last: string | number
}

export interface RateKind<Row extends DatedRow> {
  name: RateKindName
  /** The header, in output order. */
  columns: readonly string[]
  /** Columns that identify a row. A later row with the same values replaces it. */
  keyColumns: readonly string[]
  read: (cells: LineCells, known: KnownPlaces) => Row
  write: (row: Row) => string[]
  /** Returns a row's slot. A later row for the same slot replaces the earlier one. */
  slotOf: (row: Row) => string
  placeOf: (row: Row) => string
  valueText: (row: Row) => string
  spansOf: (row: Row) => readonly Span[]
  /** True if the numeric ranges must not have gaps. */
  isUnbroken: boolean
  isOfSite: (row: Row, site: Site) => boolean
}

/** A problem as a sentence without its subject. */
export interface LineProblem {
  line: number
  problem: string
}
