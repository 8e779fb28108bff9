export interface VendorResponse {
  status: number
  /** Parsed JSON, or null if empty. */
  body: unknown
}
