import { isRefused } from '#contract/kernel/refused.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

export type AccountResult = { kind: 'made' | 'failed' } | { kind: 'weak'; least: number }

/** Creates an account from an order of this session, with the order's name and email, never the form's. */
export async function createAccount(
  { call }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const orderId = url.searchParams.get('order') ?? ''
  const password = form.get('password') ?? ''
  const respond = (status: number, data: AccountResult): ActionResult => ({ status, data })
  try {
    const { email, billingAddress } = await call('GET /svc_checkout/order/{orderId}', {
      params: { orderId },
      query: {},
    })
    // The buyer, not the recipient of a gift.
    const { firstname, lastname } = billingAddress
    await call('POST /svc_customer/customer', {
      body: { email, password, firstname, lastname },
      key: crypto.randomUUID(),
    })
    return respond(200, { kind: 'made' })
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.code === 'password_weak') return respond(422, { kind: 'weak', least: Number(error.details['least']) })
    return respond(422, { kind: 'failed' })
  }
}
