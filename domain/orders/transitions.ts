import type { OrderStatus } from './status.ts'

/** Payment events that change an order's status. */
export type OrderEvent = 'challenged' | 'authorized' | 'captured' | 'failed'

interface OrderTransition {
  from: OrderStatus
  event: OrderEvent
  to: OrderStatus
  /**
   * Descriptions of the effects that services/orders applies in the same transaction. docs/order-states.md is generated
   * from them.
   */
  effects: readonly string[]
}

const paidEffects = ['close the cart', 'end its quote', 'remove the checkout draft', 'queue the capture'] as const
const failedEffects = [
  'release stock, promotions, gift cards, tickets, gifts, and shipping offers',
  'restore the cart',
  'void any open authorization',
] as const

/**
 * All order status transitions: placement, payment events, publishing, and sweeps. An event without a row for the
 * current status is a bug [ORDER-214].
 */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'new', event: 'challenged', to: 'payment_pending', effects: ['extend the stock reservation'] },
  { from: 'new', event: 'authorized', to: 'payment_complete', effects: paidEffects },
  { from: 'new', event: 'failed', to: 'payment_error', effects: failedEffects },
  { from: 'payment_pending', event: 'authorized', to: 'payment_complete', effects: paidEffects },
  {
    from: 'payment_pending',
    event: 'failed',
    to: 'payment_error',
    effects: [...failedEffects, 'email the shopper, unless a new order replaced it'],
  },
  {
    from: 'payment_complete',
    event: 'captured',
    to: 'published',
    effects: [
      'commit stock',
      'capture gift cards',
      'issue sold gift cards and tickets',
      'begin programs',
      'issue the invoice',
      'email the confirmation',
    ],
  },
  { from: 'payment_complete', event: 'failed', to: 'payment_error', effects: failedEffects },
]

/** Returns the status after an event, or null if the event changes nothing [ORDER-214]. */
export function nextStatus(from: OrderStatus, event: OrderEvent): OrderStatus | null {
  return orderTransitions.find((each) => each.from === from && each.event === event)?.to ?? null
}
