/** A printable document; a web page shows the same content. */
export interface Sheet {
  title: string
  /** A BCP 47 tag. */
  language: string
  brand: string
  facts: readonly { label: string; value: string }[]
  parties: readonly { label: string; lines: readonly string[] }[]
  columns: readonly { label: string; isNumber: boolean }[]
  /** Notes are printed below the first cell. */
  rows: readonly { cells: readonly string[]; notes: readonly string[] }[]
  sums: readonly { label: string; value: string; isTotal: boolean }[]
  notes: readonly string[]
  /** A template, for example 'Page {page} of {pages}'. */
  pageOf: string
}
