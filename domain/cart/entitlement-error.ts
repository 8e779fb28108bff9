/** The refusal of a line that this buyer may not buy. */
export interface EntitlementError {
  code: 'ticket_required' | 'purchase_limit'
  message: string
}
