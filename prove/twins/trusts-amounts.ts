// Known bad: charges the amount in the request instead of the computed total.
import { alterSource } from '../faults/alter-source.ts'

alterSource('/domain/checkout/placement.ts', 'paymentAmount !== found.amountToPay', 'false')
alterSource(
  '/services/checkout/placement/write-order.ts',
  'amount: amountToPay(document.totals)',
  'amount: Math.max(1, Math.round(Number(body.payment.amount) * 100))',
)
await import('../roots/store.ts')
