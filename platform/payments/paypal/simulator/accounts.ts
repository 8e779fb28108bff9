/** Test accounts on the approval page, each with a capture status. */
export const accounts = [
  { email: 'buyer@example.com', does: 'The payment succeeds.', comesTo: 'COMPLETED' },
  { email: 'declined@example.com', does: 'Agrees, and the payment is declined when it is taken.', comesTo: 'DECLINED' },
  { email: 'review@example.com', does: 'Agrees, and the payment is looked at before it succeeds.', comesTo: 'PENDING' },
] as const
