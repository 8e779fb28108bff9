/** A sheet of paper such as an invoice, all its texts written out; a page shows the same. */
export interface Sheet {
  /** What it is called, also by whoever lists files. */
  title: string
  /** A BCP 47 tag. */
  language: string
  /** Who made it. */
  brand: string
  facts: readonly { label: string; value: string }[]
  parties: readonly { label: string; lines: readonly string[] }[]
  columns: readonly { label: string; isNumber: boolean }[]
  /** As many cells as columns; under the first one stand notes. */
  rows: readonly { cells: readonly string[]; notes: readonly string[] }[]
  sums: readonly { label: string; value: string; isTotal: boolean }[]
  notes: readonly string[]
  /** 'Page {page} of {pages}'. */
  pageOf: string
}
