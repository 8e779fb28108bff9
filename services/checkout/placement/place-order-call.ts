import type { checkout } from '#contract/checkout.ts'
import type { ReceivedCall } from '#contract/kernel/call.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { ReserveStock } from '#services/catalog/steps.ts'
import type { ComputeDeps } from '../computing/compute.ts'

export type PlaceOrderCall = ReceivedCall<typeof checkout, 'POST /svc_checkout/order'>

export type PlaceDeps = ComputeDeps & {
  db: Database
  payments: Payments
  reserve: ReserveStock
  maxDeclines: number
}

/** Options for ordering a quote on behalf of a customer who entered nothing in checkout. */
export interface QuoteOrderOptions {
  /** Gift card ids, used instead of those in the customer's draft. */
  giftcards: string[]
  /** The key for counting payment attempts. */
  shopper: string
  /** Runs in the order's transaction: accepts the quote, or refuses and rolls everything back. */
  write: (tx: Transaction, orderId: string) => Promise<void>
}
