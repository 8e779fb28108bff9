import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

export type OrderRefundsReply = Reply<Store, 'GET /svc_checkout/order/{orderId}/refunds'>

/** Cancels the customer's order. Submitting the form twice cancels once. */
export async function cancelOrder(
  { call }: PageContext,
  orderId: string,
  form: URLSearchParams,
): Promise<ActionResult> {
  const page = `/account/order/${orderId}`
  const key = readSubmissionKey(form) ?? crypto.randomUUID()
  try {
    await call('POST /svc_checkout/order/{orderId}/cancel', { params: { orderId }, key })
    return { to: page + actionsOf('order').done('cancel') }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'order_not_found') return { to: '/account/orders' }
    return { to: `${page}?cancel=${problemOf(error)}` }
  }
}

/** If there is no response, the order may or may not be canceled. */
function problemOf({ code, status }: { code: string; status: number }): 'late' | 'unknown' | 'failed' {
  if (code === 'not_cancellable') return 'late'
  return status === 0 || status >= 500 ? 'unknown' : 'failed'
}

const cancelStates = ['ask', 'late', 'unknown', 'failed'] as const

/** Returns the cancellation state from the query: requested, too late, unknown, or failed. */
export function readCancelState(query: URLSearchParams): (typeof cancelStates)[number] | null {
  return cancelStates.find((each) => each === query.get('cancel')) ?? null
}
