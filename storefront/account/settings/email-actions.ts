import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

export interface EmailResult {
  kind: 'email'
  problem: 'missing' | 'invalidEmail' | 'wrong' | 'busy' | 'failed'
  email: string
}

/** Requests the email change link. The response is the same for addresses that are already in use. */
export async function requestEmailChange(
  { call }: PageContext,
  form: URLSearchParams,
  done: ActionResult,
): Promise<ActionResult> {
  const email = (form.get('email') ?? '').trim().slice(0, 320)
  const password = (form.get('current-for-email') ?? '').slice(0, 256)
  const respond = (status: number, problem: EmailResult['problem']): ActionResult => ({
    status,
    data: { kind: 'email', problem, email } satisfies EmailResult,
  })
  if (email.length < 3 || password === '') return respond(422, 'missing')
  try {
    await call('POST /svc_customer/customer/email', { body: { email, password }, key: crypto.randomUUID() })
    return done
  } catch (error) {
    if (!isRefusalError(error) || error.code === 'login_required') throw error
    return respond(error.status || 503, problemOf(error))
  }
}

function problemOf({ code }: RefusalError): EmailResult['problem'] {
  if (code === 'invalid_email') return 'invalidEmail'
  if (code === 'wrong_password') return 'wrong'
  return code === 'login_delayed' || code === 'too_many_requests' ? 'busy' : 'failed'
}
