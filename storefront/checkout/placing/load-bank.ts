import { redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { nextChallenge } from '#storefront/browser/next-3ds-challenge.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import type { BankView } from './bank-wait.tsx'
import { pathAfterBank, endsPayment } from './challenge.ts'

/**
 * Completes the payment when a shopper returns from the bank, if possible, and redirects once the order is settled
 * [PAY-209..213, PAY-404, PAY-405].
 */
export async function loadBankReturn(
  { shop, call }: PageContext,
  { params, url }: PageArguments,
): Promise<PageData<BankView>> {
  const orderId = params['orderId'] ?? ''
  const redirectResult = url.searchParams.get('redirectResult')
  const head = { title: textsOf(shop.language, 'checkout').bankTitle }
  try {
    const seen = await call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} })
    const order = endsPayment(seen, redirectResult)
      ? await call('POST /svc_checkout/order/{orderId}/payment-details', {
          params: { orderId },
          body: redirectResult === null ? {} : { redirectResult },
          key: crypto.randomUUID(),
        })
      : seen
    const to = pathAfterBank(order)
    if (to !== null) throw redirect(to)
    const { challengeUrl = null } = order.payment
    const later = nextChallenge(challengeUrl, url)
    if (later !== null) throw redirect(later)
    const isPayPal = order.payment.adyenType === 'paypal'
    const { payPalTitle } = textsOf(shop.language, 'checkout')
    return { head: isPayPal ? { title: payPalTitle } : head, view: { orderId, challengeUrl, isPayPal } }
  } catch (error) {
    // The order is missing or belongs to a different shopper, so there is nothing to wait for.
    if (isRefusalError(error) && error.status < 429 && error.status >= 400) throw redirect('/cart')
    if (isRefusalError(error)) return { head, view: { orderId, challengeUrl: null, isPayPal: false } }
    throw error
  }
}
