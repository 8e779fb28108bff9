import { redirect } from '#storefront/router/results.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { billingBook } from '../address/address-book-choice.ts'
import { guardStep, isOtherList, loadCheckoutStep, replacedListPath } from '../load-checkout.ts'
import type { PaymentView } from './payment-view.ts'

/** Loads the payment step. First saves a token returned by the vault's hosted page [PAY-222, PAY-231]. */
export async function loadPayment(context: PageContext, { url }: PageArguments): Promise<PageData<PaymentView>> {
  const { shop, call } = context
  const step = await loadCheckoutStep(context)
  if (isOtherList(url.searchParams, step.listId)) throw redirect(replacedListPath)
  guardStep('payment', step)
  const token = url.searchParams.get('payment_token')
  if (token) {
    // The redirect removes the token from the browser history.
    const { saveReturnedToken } = await import('../checkout-actions.ts')
    const result = await saveReturnedToken(context, step.listId, { paymentToken: token })
    throw redirect(result === 'taken' ? '/checkout/payment' : '/checkout/payment?problem=card_unknown')
  }
  if (url.searchParams.has('paypal')) throw redirect(await backFromPayPal(context, step.listId, url.searchParams))
  const { draft } = step.checkout
  const book = await billingBook(context, step, url)
  const { methods, stored } = await call('GET /svc_paymentmethod/methods', {
    query: {
      country: draft.shippingAddress.countryId,
      locale: shop.locale.tag,
      ...(shop.isApp && { isMobileApp: 'true' }),
    },
  })
  const texts = textsOf(shop.language, 'checkout')
  return {
    head: { title: `${texts.steps.payment}, ${texts.title.toLowerCase()}` },
    view: {
      ...step,
      methods: methods.map(({ type }) => (type === 'card' ? cardMethod : type)),
      stored,
      ...book,
      fields: methods.find((method) => method.type === 'card')?.config ?? null,
      back: url.origin + withLocalePrefix(shop.locale, `/checkout/payment?list=${step.listId}`),
      isOtherCard: url.searchParams.get('card') === 'another',
      problem: url.searchParams.get('problem'),
    },
  }
}

/** Handles the return from PayPal: redirects to review with the approval, or back to payment. */
async function backFromPayPal(context: PageContext, listId: string, query: URLSearchParams): Promise<string> {
  if (query.get('paypal') !== 'agreed') return '/checkout/payment?problem=paypal_cancelled'
  const { saveReturnedToken } = await import('../checkout-actions.ts')
  const token = { paymentToken: (query.get('token') ?? '').slice(0, 200), adyenType: 'paypal' }
  const ways = {
    taken: '/checkout/review',
    unknown: '/checkout/payment?problem=paypal_unknown',
    failed: '/checkout/payment?problem=paypal_silent',
  }
  return ways[await saveReturnedToken(context, listId, token)]
}
