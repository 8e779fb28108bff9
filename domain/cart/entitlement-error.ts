/** The reason that the buyer cannot buy a line. */
export interface EntitlementError {
  code: 'ticket_required' | 'purchase_limit'
  message: string
}
