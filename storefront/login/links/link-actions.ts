import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isEmail, normalizeEmail } from '#domain/address/email.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { emailOf } from '../login-actions.ts'

/** The result of a link request, which is `sent` even for unknown emails. */
export type LinkRequestResult =
  | { kind: 'sent' | 'missing' | 'invalidEmail' | 'failed'; email: string }
  | { kind: 'busy'; seconds: number; email: string }

const calls = {
  reset: 'POST /svc_customer/customer/forgot-password',
  login: 'POST /svc_session/session/link',
} as const

/** Requests a password reset link or a login link. */
export async function requestLink(
  { call }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
  purpose: 'reset' | 'login' = 'reset',
): Promise<ActionResult> {
  const email = emailOf(form)
  const respond = (status: number, data: LinkRequestResult): ActionResult => ({ status, data })
  if (email === '') return respond(422, { kind: 'missing', email })
  if (!isEmail(normalizeEmail(email))) return respond(422, { kind: 'invalidEmail', email })
  const redirect = url.searchParams.get('redirect')
  try {
    const { success } = await call(calls[purpose], {
      body: { email, ...(redirect !== null && redirect.length <= 200 && { redirect }) },
      key: crypto.randomUUID(),
      captcha: form.get('captcha') ?? '',
    })
    return success ? respond(200, { kind: 'sent', email }) : respond(502, { kind: 'failed', email })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return error.code === 'too_many_requests'
      ? respond(429, { kind: 'busy', seconds: Number(error.details['seconds'] ?? 0), email })
      : respond(error.status || 503, { kind: 'failed', email })
  }
}
