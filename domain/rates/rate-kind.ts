import type { Site } from '#domain/sites.ts'
import type { Dated } from '#domain/tax/table.ts'
import type { LineCells } from './cells.ts'

/** The files of rates that there are. */
export const rateKinds = ['tax', 'tariffs', 'zones', 'prices'] as const
export type RateKindName = (typeof rateKinds)[number]

/** What a line is judged by besides itself. */
export interface KnownPlaces {
  isCountry: (country: string) => boolean
  /** Whether rates of a region would ever be found: a region of the country, or a territory with rates of its own. */
  isRegion: (country: string, region: string) => boolean
  isZone: (site: Site, code: string) => boolean
}

/** Put behind the last postcode of a range, greater than any that begins with it. */
export const afterAll = '\uffff'

/** A stretch of something of which one row holds at a time: of postcodes, weights or regions. */
export interface Span {
  /** What it is a stretch of. */
  group: string
  first: string | number
  last: string | number
}

/** How rows of one table stand in a file, and which of them stand in each other's way. */
export interface RateKind<Row extends Dated> {
  name: RateKindName
  /** The first line of a file, in this order when it is written. */
  columns: readonly string[]
  /** Reads a line; what is wrong with it is kept by its cells. */
  read: (cells: LineCells, known: KnownPlaces) => Row
  write: (row: Row) => string[]
  /** The place that one row has at a time: a later one with it takes over from the earlier. */
  slotOf: (row: Row) => string
  /** What people call the place. */
  placeOf: (row: Row) => string
  /** What holds there. */
  valueOf: (row: Row) => string
  spansOf: (row: Row) => readonly Span[]
  /** Spans of a group follow each other, by numbers: between two of them something has to hold. */
  isUnbroken: boolean
  isOfSite: (row: Row, site: Site) => boolean
}

/** What is wrong with a line of a file, as a sentence without its beginning. */
export interface LineProblem {
  line: number
  problem: string
}
