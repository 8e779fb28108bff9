import type { OrderStatus } from '#domain/orders/status.ts'

const steps = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const
type OrderStep = (typeof steps)[number]

interface Standing {
  status: OrderStatus
  isCancelled: boolean
  parcels: readonly { step: string }[]
  isPickup: boolean
  /** True if the order replaces returned items, so that it has no payment. */
  isExchange?: boolean
}

export interface OrderSteps {
  steps: readonly { step: OrderStep | 'ready'; state: 'done' | 'current' | 'ahead' }[]
  left: number
  parcels: number
  at: OrderStep | 'ready'
  /** Reason that the order ended before shipping. */
  ended: 'cancelled' | 'unpaid' | null
}

const departedSteps: ReadonlySet<string> = new Set(['ready', 'shipped', 'out_for_delivery', 'delivered'])

/** Returns an order's progress; an order with nothing to ship is done when paid [ORDER-404]. */
export function orderSteps({ status, isCancelled, parcels, isPickup, isExchange = false }: Standing): OrderSteps {
  const remaining = parcels.filter(({ step }) => departedSteps.has(step)).length
  const isPaid = status === 'payment_complete' || status === 'published'
  const needsShipping = parcels.length > 0
  const reachable = isCancelled || status === 'payment_error' || !needsShipping ? steps.slice(0, 2) : steps
  const shown = isExchange ? reachable.filter((step) => step !== 'paid') : reachable
  const reached = (step: OrderStep): boolean => {
    if (step === 'placed') return true
    if (step === 'paid') return isPaid
    if (step === 'packed') return remaining > 0 || parcels.some((parcel) => parcel.step === 'packed')
    if (step === 'shipped') return needsShipping && remaining === parcels.length
    return needsShipping && parcels.every((parcel) => parcel.step === 'delivered')
  }
  // The last step reached is the current step. Reaching the final step completes the order.
  const at = shown.findLastIndex(reached)
  const isOver = isCancelled || status === 'payment_error'
  return {
    steps: shown.map((step, index) => ({
      step: step === 'shipped' && isPickup ? 'ready' : step,
      state: index > at ? 'ahead' : index === at && at < shown.length - 1 && !isOver ? 'current' : 'done',
    })),
    at: shown[at] === 'shipped' && isPickup ? 'ready' : shown[at]!,
    left: remaining,
    parcels: parcels.length,
    ended: isCancelled ? 'cancelled' : status === 'payment_error' ? 'unpaid' : null,
  }
}
