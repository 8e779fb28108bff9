import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { pathAfterPlacing } from '../placing/challenge.ts'
import type { composeOrder } from '../placing/compose-order.ts'
import { requiresReload, existingOrderId, type Refusal } from '../review/refusals.ts'

type OrderBody = NonNullable<ReturnType<typeof composeOrder>>

/** A sent order. Sending the same body with the same key returns the same order. */
export interface SentOrder {
  body: OrderBody
  key: string
}

interface Sending {
  call: StoreCall
  /** Captcha token, or empty on failure. */
  captcha: Promise<string>
  wordsOf: (refusal: Refusal) => string
}

type Sent =
  | { orderId: string; to: string }
  /**
   * `unconfirmed` is set if the order may have been placed despite the error. The next click retries this order first.
   */
  | { orderId: null; code: string; problem: string; unconfirmed: SentOrder | null }

/**
 * Sends a wallet order. If there is no response, returns it as `unconfirmed`, because only the same key and body can
 * find the order [ORDER-237, ERROR-204].
 */
export async function sendOrder(order: SentOrder, { call, captcha, wordsOf }: Sending): Promise<Sent> {
  try {
    const placed = await call('POST /svc_checkout/order', { ...order, captcha: await captcha })
    return { orderId: placed.orderId, to: pathAfterPlacing(placed) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const refusal: Refusal = { code: error.code, details: error.details }
    const already = existingOrderId(refusal, order.body.totals.grandTotalIncludingTax)
    if (already !== null) return { orderId: already, to: `/checkout/success?order=${already}` }
    return {
      orderId: null,
      code: refusal.code,
      problem: wordsOf(refusal),
      unconfirmed: requiresReload(refusal) ? null : order,
    }
  }
}
