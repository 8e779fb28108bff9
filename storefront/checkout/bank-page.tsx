import { redirect } from 'react-router'
import { isRefused } from '#contract/refused.ts'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { pageRoute } from '../page-route.tsx'
import { textsOf } from '../texts.ts'
import { type BankView, BankWait } from './bank-wait.tsx'
import { afterBank } from './challenge.ts'

/** Where the bank's question comes back to: the payment is finished, or waited for [PAY-207, PAY-438]. */
export const route = pageRoute<BankView>({ areas: ['checkout'], load, View: BankWait })

async function load({ shop, call }: PageContext, { params }: PageArguments): Promise<PageData<BankView>> {
  const orderId = params['orderId'] ?? ''
  try {
    const order = await call('POST /svc_checkout/order/{orderId}/payment-details', {
      params: { orderId },
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
