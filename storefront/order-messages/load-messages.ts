import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { AccountAction } from '#storefront/widgets/account/messages/account-actions.ts'
import type { PageContext } from '#storefront/page/page.ts'

export type OrderThread = Reply<Store, 'GET /svc_checkout/order/{orderId}/messages'>

export interface MessagesView {
  /** Null if the messages could not be loaded. */
  thread: OrderThread | null
  /** Submission key, so that submitting twice sends one message. */
  formKey: string
}

/** Loads an order's messages. If they cannot be loaded, the page is shown without them. */
export async function loadMessages({ call, warn }: PageContext, orderId: string): Promise<MessagesView> {
  const view = { formKey: crypto.randomUUID() }
  try {
    const thread = await call('GET /svc_checkout/order/{orderId}/messages', { params: { orderId } })
    return { ...view, thread }
  } catch (error) {
    if (isRefusalError(error) && error.code === 'order_not_found') throw error
    warn('The order page omits messages', error)
    return { ...view, thread: null }
  }
}

export type MessageOp = Extract<AccountAction<'order'>, 'message' | 'cancel-request' | 'address-request'>
