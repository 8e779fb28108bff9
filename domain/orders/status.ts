/** How an order stands [ORDER-211]. */
export const orderStatuses = ['new', 'payment_pending', 'payment_complete', 'published', 'payment_error'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['payment_pending', 'payment_complete', 'payment_error'],
  payment_pending: ['payment_complete', 'payment_error'],
  payment_complete: ['published', 'payment_error'],
  published: [],
  payment_error: [],
}

/** Whether an order may go from one status to another; all else is refused [ORDER-214]. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}

/** Whether a status ends the wait for the payment, and with it the loading flag [ORDER-213, PAY-209, PAY-210, PAY-211]. */
export function isSettled(status: OrderStatus): boolean {
  return status !== 'new' && status !== 'payment_pending'
}

/** An order's number: the store's id and eight digits [ORDER-238]. */
export function orderNumber(storeId: number, sequence: number): string {
  return `${storeId}${String(sequence).padStart(8, '0')}`
}

/** How long pieces are promised to an order, and how much longer while the bank asks its question [decision 38]. */
export const holdMs = 30 * 60_000
export const challengeHoldMs = 10 * 60_000

/** How much longer while a vendor looks at a payment itself: PayPal says that it may take 72 hours. */
export const reviewHoldMs = 72 * 3_600_000
