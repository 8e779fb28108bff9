/** Who may agree on the stand-in's page, and what the payment then comes to. */
export const accounts = [
  { email: 'buyer@example.com', does: 'The payment succeeds.', comesTo: 'COMPLETED' },
  { email: 'declined@example.com', does: 'Agrees, and the payment is declined when it is taken.', comesTo: 'DECLINED' },
  { email: 'review@example.com', does: 'Agrees, and the payment is looked at before it succeeds.', comesTo: 'PENDING' },
] as const
