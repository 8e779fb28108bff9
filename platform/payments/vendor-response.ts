export interface VendorResponse {
  status: number
  /** Parsed JSON; null if empty. */
  body: unknown
}
