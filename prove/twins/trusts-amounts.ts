// Known bad: charges what an order says of its payment, and compares it with nothing.
import { alterSource } from '../altered-source.ts'

alterSource('/domain/checkout/placement.ts', 'paymentAmount !== found.amountToPay', 'false')
alterSource(
  '/services/checkout/place-order.ts',
  'amount: amountToPay(document.totals)',
  'amount: Math.max(1, Math.round(Number(body.payment.amount) * 100))',
)
await import('../roots/store.ts')
