/** HTML has texts of editors, which the server sanitizes; all other texts are escaped. */
export interface ProductNotes {
  /** HTML below the buy button. */
  notes: string
  /** `table` and `note` are HTML; the note says how to measure. */
  sizeChart: { title: string; table: string; note: string } | null
}
