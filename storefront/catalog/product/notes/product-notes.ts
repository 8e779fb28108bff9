/** HTML fields contain editors' HTML, which the server sanitizes, and plain text, which it escapes. */
export interface ProductNotes {
  /** HTML below the buy button. */
  notes: string
  /** `table` and `note` are HTML. The note explains how to measure. */
  sizeChart: { title: string; table: string; note: string } | null
}
