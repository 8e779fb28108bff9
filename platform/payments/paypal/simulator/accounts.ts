/** Test accounts of the approval page, with the capture status of each. */
export const accounts = [
  { email: 'buyer@example.com', does: 'The payment succeeds.', comesTo: 'COMPLETED' },
  { email: 'declined@example.com', does: 'Agrees, and the payment is declined when it is taken.', comesTo: 'DECLINED' },
  { email: 'review@example.com', does: 'Agrees, and the payment is looked at before it succeeds.', comesTo: 'PENDING' },
] as const
