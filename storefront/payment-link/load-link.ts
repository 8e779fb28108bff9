import { RouteError, redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { nextChallenge } from '#storefront/browser/next-3ds-challenge.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../texts.ts'
import { showsThanks, linkView, type LinkView } from './link-view.ts'

export function linkPath(token: string): string {
  return `/payment-link?token=${token}`
}

/** Returns the token in a URL. Throws 404 if it is malformed. */
export function readLinkToken({ url }: PageArguments): string {
  const token = url.searchParams.get('token') ?? ''
  if (!/^[\w.-]{1,100}$/.test(token)) throw new RouteError(404)
  return token
}

/** Loads a payment link. Throws 404 for tokens without our signature [PAY-002, PAY-004]. */
export async function loadLink({ call, shop }: PageContext, page: PageArguments): Promise<PageData<LinkView>> {
  const token = readLinkToken(page)
  try {
    const link = await call('GET /svc_extrapayment/payment/{token}', { params: { token } })
    const isOpen = link.state === 'open' || link.state === 'partly_paid'
    const query = {
      country: link.billingAddress.countryId,
      locale: shop.locale.tag,
      ...(shop.isApp && { isMobileApp: 'true' }),
    }
    const { methods, stored } = isOpen
      ? await call('GET /svc_paymentmethod/methods', { query })
      : { methods: [], stored: [] }
    const { searchParams } = page.url
    return {
      head: { title: textsOf(shop.language, 'payment-link').title(link.number) },
      view: linkView(link, {
        to: linkPath(token),
        vault: methods.find((method) => method.type === 'card')?.config ?? null,
        // A quote or draft order is paid by placing its order, which payment links do not offer with PayPal.
        offersPayPal:
          link.kind !== 'quote' && link.kind !== 'draft_order' && methods.some((method) => method.type === 'paypal'),
        stored: link.isOwner ? stored : [],
        problem: searchParams.get('problem'),
        isThanked: showsThanks(searchParams.has('thanks'), link.payments),
        key: crypto.randomUUID(),
      }),
    }
  } catch (error) {
    if (isRefusalError(error) && error.code === 'link_not_found') throw new RouteError(404)
    throw error
  }
}

export interface BankView {
  paymentId: string
  challengeUrl: string | null
  isLost: boolean
  isPayPal: boolean
}

/**
 * Completes a payment on return from the bank or PayPal and redirects to its link. The vendor never received the link's
 * token.
 */
export async function loadLinkReturn(
  { call, shop }: PageContext,
  { params, url }: PageArguments,
): Promise<PageData<BankView>> {
  const paymentId = params['paymentId'] ?? ''
  const redirectResult = url.searchParams.get('redirectResult')
  const texts = textsOf(shop.language, 'payment-link')
  try {
    const isCancelled = url.searchParams.has('cancelled')
    const body = {
      paymentId,
      ...(redirectResult !== null && { redirectResult }),
      ...(isCancelled && { isCancelled }),
    }
    const { token, state, adyenType, challengeUrl } = await call('POST /svc_extrapayment/returned', { body })
    if (state === 'paid') throw redirect(`${linkPath(token)}&thanks=1`)
    const isPayPal = adyenType === 'paypal'
    const problem = isPayPal ? (isCancelled ? 'paypal_cancelled' : 'paypal') : 'three_ds'
    if (state === 'failed') throw redirect(`${linkPath(token)}&problem=${problem}`)
    const later = nextChallenge(challengeUrl, url)
    if (later !== null) throw redirect(later)
    const title = isPayPal ? texts.payPalTitle : texts.bankTitle
    return { head: { title }, view: { paymentId, challengeUrl, isLost: false, isPayPal } }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const isLost = error.status === 404 || error.status === 400
    return { head: { title: texts.bankTitle }, view: { paymentId, challengeUrl: null, isLost, isPayPal: false } }
  }
}
