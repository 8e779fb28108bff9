/** The refusal of a line that the buyer is not allowed to buy. */
export interface EntitlementError {
  code: 'ticket_required' | 'purchase_limit'
  message: string
}
