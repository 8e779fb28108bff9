import { RouteError } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { requestedPath, requireLogin } from '#storefront/page/require-login.ts'

export interface InvoiceView {
  orderId: string
  /** False for an order opened through guest lookup. */
  isCustomer: boolean
  sheet: Reply<Store, 'GET /svc_checkout/order/{orderId}/invoices/{number}'>
  /** URL of the PDF. */
  file: string
}

/** Loads an invoice, or the credit note for the refund in the query [ORDER-404]. */
export async function loadInvoice(
  context: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<InvoiceView>> {
  const { call, shop } = context
  const orderId = params['id'] ?? ''
  const number = url.searchParams.get('refund') ?? '0'
  if (!/^\d{9,12}$/.test(orderId) || !/^\d{1,4}$/.test(number)) throw new RouteError(404)
  try {
    const [session, sheet] = await Promise.all([
      call('GET /svc_session/session', {}),
      call('GET /svc_checkout/order/{orderId}/invoices/{number}', { params: { orderId, number } }),
    ])
    const file = `/svc_checkout/order/${orderId}/invoices/${Number(number)}/file`
    return { head: { title: sheet.title }, view: { orderId, isCustomer: isLoggedIn(session), sheet, file } }
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'invoice_not_found') throw error
    await requireLogin(context, requestedPath(shop.locale, url))
    throw new RouteError(404)
  }
}
