/** HTML fields contain editors' texts, which the server sanitizes, and escaped other texts. */
export interface ProductNotes {
  /** HTML below the buy button. */
  notes: string
  /** `table` and `note` are HTML. The note explains how to measure. */
  sizeChart: { title: string; table: string; note: string } | null
}
