export interface Report {
  changed: string[]
  /** Sections that are hidden from shoppers until the retailer provides them. */
  missing: string[]
}
