import { redirect } from 'react-router'
import { isRefused } from '#contract/refused.ts'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { textsOf } from '../texts.ts'
import type { BankView } from './bank-wait.tsx'
import { afterBank } from './challenge.ts'

/** Finishes the payment of an order that comes back from its bank; leads on when it is settled [PAY-209..213]. */
export async function loadBank({ shop, call }: PageContext, { params }: PageArguments): Promise<PageData<BankView>> {
  const orderId = params['orderId'] ?? ''
  try {
    const order = await call('POST /svc_checkout/order/{orderId}/payment-details', {
      params: { orderId },
      body: {},
      key: crypto.randomUUID(),
    })
    const to = afterBank(order)
    if (to !== null) throw redirect(to)
    const { challengeUrl = null } = order.payment
    return { head: { title: textsOf(shop.language, 'checkout').bankTitle }, view: { orderId, challengeUrl } }
  } catch (error) {
    // Nobody's order, or one of somebody else: there is nothing to wait for here.
    if (isRefused(error) && error.status < 429 && error.status >= 400) throw redirect('/cart')
    if (isRefused(error)) {
      return { head: { title: textsOf(shop.language, 'checkout').bankTitle }, view: { orderId, challengeUrl: null } }
    }
    throw error
  }
}
