/** A printable document. A web page shows the same content. */
export interface Sheet {
  title: string
  /** A BCP 47 tag. */
  language: string
  brand: string
  facts: readonly { label: string; value: string }[]
  parties: readonly { label: string; lines: readonly string[] }[]
  columns: readonly { label: string; isNumber: boolean }[]
  /** True if each row begins with an empty check box for marking on paper. */
  hasCheckBoxes?: true
  /** Notes are printed below the first cell. */
  rows: readonly { cells: readonly string[]; notes: readonly string[] }[]
  sums: readonly { label: string; value: string; isTotal: boolean }[]
  notes: readonly string[]
  /** A template, for example 'Page {page} of {pages}'. */
  pageOf: string
}

/** Several sheets in one file. Each sheet starts on a new page and has separate page numbers. */
export interface SheetFile {
  title: string
  sheets: readonly Sheet[]
}
