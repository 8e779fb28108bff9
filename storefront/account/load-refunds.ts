import type { Reply } from '#contract/call.ts'
import { isRefused } from '#contract/refused.ts'
import type { Store } from '#contract/store.ts'
import type { PageContext } from '../page.ts'
import type { ActionResult } from '../page-route.tsx'

/** What went back of an order, and whether it can be cancelled, as the wire tells it. */
export type OwnRefunds = Reply<Store, 'GET /svc_checkout/order/{orderId}/refunds'>

/** Cancels an own order; said is what its page then tells. */
export async function cancelOrder({ call }: PageContext, orderId: string): Promise<ActionResult> {
  const page = `/account/order/${orderId}`
  try {
    await call('POST /svc_checkout/order/{orderId}/cancel', { params: { orderId }, key: crypto.randomUUID() })
    return { to: page }
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.code === 'order_not_found') return { to: '/account/orders' }
    return { to: `${page}?cancel=${error.code === 'not_cancellable' ? 'late' : 'failed'}` }
  }
}

/** What a page's address says of cancelling: it is asked for, came too late or failed. */
export function cancelAsked(query: URLSearchParams): 'ask' | 'late' | 'failed' | null {
  const said = query.get('cancel')
  return said === 'ask' || said === 'late' || said === 'failed' ? said : null
}
