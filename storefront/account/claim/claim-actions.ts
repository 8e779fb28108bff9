import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '#storefront/texts.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { claimPath } from './claim-path.ts'

export interface ClaimView {
  email: string
  isConfirmed: boolean
}

export type ClaimResult =
  | { kind: 'missing' | 'notFound' | 'busy' | 'failed'; order: string; postcode: string }
  | { kind: 'sent' | 'sendBusy' | 'sendFailed' }

/** Loads the page for claiming a guest order; redirects guests to login. */
export async function loadClaim(context: PageContext, { url }: PageArguments): Promise<PageData<ClaimView>> {
  const { call, shop } = context
  await requireLogin(context, requestedPath(shop.locale, url))
  const view = await call('GET /svc_customer/customer/email', {})
  return { head: { title: textsOf(shop.language, 'account/claim').title }, view }
}

const actions = actionsOf('add-order')

const respond = (status: number, data: ClaimResult): ActionResult => ({ status, data })

/** Adds an order to the account, or sends the email confirmation link. */
export async function claimOrder({ call }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const isSending = actions.read(form) === 'send'
  const order = (form.get('order') ?? '').replace(/\D/g, '').slice(0, 16)
  const postcode = (form.get('postcode') ?? '').trim().slice(0, 20)
  try {
    if (isSending) {
      await call('POST /svc_customer/customer/email/confirmation', { key: crypto.randomUUID() })
      return respond(200, { kind: 'sent' })
    }
    if (order === '' || postcode === '') return respond(422, { kind: 'missing', order, postcode })
    if (!/^\d{9,12}$/.test(order)) return respond(404, { kind: 'notFound', order, postcode })
    const body = { orderId: order, postcode }
    const { orderId } = await call('POST /svc_checkout/order-claims', { body, key: crypto.randomUUID() })
    return { to: `/account/order/${orderId}${actions.done('claim')}` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(claimPath)}` }
    const isBusy = error.code === 'too_many_requests'
    if (isSending) return respond(error.status || 503, { kind: isBusy ? 'sendBusy' : 'sendFailed' })
    const kind = isBusy ? 'busy' : error.code === 'order_not_found' ? 'notFound' : 'failed'
    return respond(error.status || 503, { kind, order, postcode })
  }
}
