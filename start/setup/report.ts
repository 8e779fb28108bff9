export interface Report {
  changed: string[]
  /** Parts that shoppers miss until the retailer fills them in. */
  missing: string[]
}
