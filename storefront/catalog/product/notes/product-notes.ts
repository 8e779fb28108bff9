/** HTML of a product's page. The server sanitizes what editors write; all other texts are escaped. */
export interface ProductNotes {
  /** Below the buy button. */
  notes: string
  /** Between options and button; empty without one. */
  sizeChart: string
}
