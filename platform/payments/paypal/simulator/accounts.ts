/** Test accounts on the approval page, each with a capture status. */
export const accounts = [
  { email: 'buyer@example.com', does: 'The payment succeeds.', comesTo: 'COMPLETED' },
  {
    email: 'declined@example.com',
    does: 'Approves, but the payment is declined when it is captured.',
    comesTo: 'DECLINED',
  },
  {
    email: 'review@example.com',
    does: 'Approves, and the payment is reviewed before it succeeds.',
    comesTo: 'PENDING',
  },
] as const
