import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { afterPlacing } from './challenge.ts'
import type { composeOrder } from './compose-order.ts'
import { isReadAgain, orderedAlready, type Refusal } from './refusals.ts'

type OrderBody = NonNullable<ReturnType<typeof composeOrder>>

/** An order as it went out: the same body by the same key is the same order. */
export interface SentOrder {
  body: OrderBody
  key: string
}

interface Sending {
  call: StoreCall
  /** A token that says that somebody sits here; empty where none could be made. */
  captcha: Promise<string>
  /** A refusal in words. */
  wordsOf: (refusal: Refusal) => string
}

/** What came of an order: where it leads on, or why it is not there. */
type Sent =
  | { orderId: string; to: string }
  /** The order itself, where it may be there all the same: whoever presses again asks for it first. */
  | { orderId: null; code: string; problem: string; unanswered: SentOrder | null }

/**
 * Sends an order of a wallet. One that nobody answered is asked for by its key and its body before another one is made:
 * its cart is ordered, and no other order would find it [ORDER-237, ERROR-204].
 */
export async function sendOrder(order: SentOrder, { call, captcha, wordsOf }: Sending): Promise<Sent> {
  try {
    const placed = await call('POST /svc_checkout/order', { ...order, captcha: await captcha })
    return { orderId: placed.orderId, to: afterPlacing(placed) }
  } catch (error) {
    if (!isRefused(error)) throw error
    const refusal: Refusal = { code: error.code, details: error.details }
    const already = orderedAlready(refusal, order.body.totals.grandTotalIncludingTax)
    if (already !== null) return { orderId: already, to: `/checkout/success?order=${already}` }
    return {
      orderId: null,
      code: refusal.code,
      problem: wordsOf(refusal),
      unanswered: isReadAgain(refusal) ? null : order,
    }
  }
}
