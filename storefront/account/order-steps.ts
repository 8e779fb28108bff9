import type { OrderStatus } from '#domain/orders/status.ts'

const steps = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const
type OrderStep = (typeof steps)[number]

/** What the steps of an order are told by. */
interface Standing {
  status: OrderStatus
  isCancelled: boolean
  /** How far each parcel is; none where nothing travels. */
  parcels: readonly { step: string }[]
  isPickup: boolean
}

/** The steps of an order as they are shown: how far it is, and how many of its parcels are on their way or there. */
export interface OrderSteps {
  steps: readonly { step: OrderStep | 'ready'; state: 'done' | 'current' | 'ahead' }[]
  left: number
  parcels: number
  /** What it is on: its last step when it is done. */
  at: OrderStep | 'ready'
  /** It ended before it was sent. */
  ended: 'cancelled' | 'unpaid' | null
}

const gone: ReadonlySet<string> = new Set(['ready', 'shipped', 'out_for_delivery', 'delivered'])

/** How far an order is; where nothing travels it is done when it is paid [ORDER-404]. */
export function orderSteps({ status, isCancelled, parcels, isPickup }: Standing): OrderSteps {
  const left = parcels.filter(({ step }) => gone.has(step)).length
  const isPaid = status === 'payment_complete' || status === 'published'
  const travels = parcels.length > 0
  const shown = isCancelled || status === 'payment_error' || !travels ? steps.slice(0, 2) : steps
  const reached = (step: OrderStep): boolean => {
    if (step === 'placed') return true
    if (step === 'paid') return isPaid
    if (step === 'packed') return left > 0 || parcels.some((parcel) => parcel.step === 'packed')
    if (step === 'shipped') return travels && left === parcels.length
    return travels && parcels.every((parcel) => parcel.step === 'delivered')
  }
  // It stands at the last step that it has reached; at the very last one it is done.
  const at = shown.findLastIndex(reached)
  const isOver = isCancelled || status === 'payment_error'
  return {
    steps: shown.map((step, index) => ({
      step: step === 'shipped' && isPickup ? 'ready' : step,
      state: index > at ? 'ahead' : index === at && at < shown.length - 1 && !isOver ? 'current' : 'done',
    })),
    at: shown[at] === 'shipped' && isPickup ? 'ready' : shown[at]!,
    left,
    parcels: parcels.length,
    ended: isCancelled ? 'cancelled' : status === 'payment_error' ? 'unpaid' : null,
  }
}
