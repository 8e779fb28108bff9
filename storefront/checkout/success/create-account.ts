import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PasswordProblem } from '#domain/sessions/password-rules.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

/** `made`: created and logged in; `mailed`: the email has an account with a different password. */
export type AccountResult =
  | { kind: 'made' | 'mailed' | 'failed' }
  | { kind: 'weak'; problem: PasswordProblem; least: number; most: number }

/**
 * Creates an account from an order in this session and logs in, which adds the order to the account. Uses the order's
 * name and email, never the form's [ACCOUNT-419].
 */
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
    // The account is for the buyer, not for a gift's recipient.
    const { firstname, lastname } = billingAddress
    await call('POST /svc_customer/customer', {
      body: { email, password, firstname, lastname },
      key: crypto.randomUUID(),
    })
    const isLoggedIn = await call('POST /svc_session/session/login', {
      body: { email, password },
      key: crypto.randomUUID(),
    }).then(
      () => true,
      (error: unknown) => {
        if (isRefusalError(error)) return false
        throw error
      },
    )
    return respond(200, { kind: isLoggedIn ? 'made' : 'mailed' })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'password_weak') {
      const { problem, least, most } = error.details
      return respond(422, {
        kind: 'weak',
        problem: problem as PasswordProblem,
        least: Number(least),
        most: Number(most),
      })
    }
    return respond(422, { kind: 'failed' })
  }
}
