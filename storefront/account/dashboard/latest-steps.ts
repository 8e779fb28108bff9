import type { OrderRow } from '../orders/order-rows.ts'

const steps = ['placed', 'paid', 'shipped', 'delivered'] as const

/** Returns an order's progress. If nothing ships, the last step is the payment, which an exchange does not have. */
export function latestOrderSteps({
  status,
  isExchange,
  delivery,
}: Pick<OrderRow, 'status' | 'isExchange' | 'delivery'>) {
  const shown = delivery === 'none' ? steps.slice(0, 2) : steps
  const isPaid = status === 'payment_complete' || status === 'published'
  const at = isPaid ? { none: 1, waiting: 1, partly: 2, shipped: 2, delivered: 3 }[delivery] : 0
  const all = shown.map((step, index) => ({
    step,
    state:
      index > at
        ? ('ahead' as const)
        : index === at && at < shown.length - 1
          ? ('current' as const)
          : ('done' as const),
  }))
  if (!isExchange) return all
  const isWaiting = all[1]!.state === 'current'
  return all.flatMap((each) => {
    if (each.step === 'paid') return []
    return each.step === 'placed' && isWaiting ? [{ ...each, state: 'current' as const }] : [each]
  })
}
