import type { Site } from '#domain/sites.ts'
import type { Dated } from '#domain/tax/table.ts'
import type { LineCells } from './cells.ts'

export const rateKinds = ['tax', 'tariffs', 'zones', 'prices'] as const
export type RateKindName = (typeof rateKinds)[number]

export interface KnownPlaces {
  isCountry: (country: string) => boolean
  /** A region of the country, or a territory with its own rates. */
  isRegion: (country: string, region: string) => boolean
  isZone: (site: Site, code: string) => boolean
}

/** Sorts after every postcode with the same prefix. */
export const afterAll = '\uffff'

/** A range that only one row may cover at a time. */
export interface Span {
  group: string
  first: string | number
  last: string | number
}

export interface RateKind<Row extends Dated> {
  name: RateKindName
  /** Header in output order. */
  columns: readonly string[]
  read: (cells: LineCells, known: KnownPlaces) => Row
  write: (row: Row) => string[]
  /** A later row of the slot replaces the earlier one. */
  slotOf: (row: Row) => string
  placeOf: (row: Row) => string
  valueOf: (row: Row) => string
  spansOf: (row: Row) => readonly Span[]
  /** Numeric spans without gaps. */
  isUnbroken: boolean
  isOfSite: (row: Row, site: Site) => boolean
}

/** A sentence without its subject. */
export interface LineProblem {
  line: number
  problem: string
}
