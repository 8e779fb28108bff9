export interface Report {
  changed: string[]
  /** Parts that shoppers do not see until the retailer provides them. */
  missing: string[]
}
