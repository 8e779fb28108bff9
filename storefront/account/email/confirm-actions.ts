import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { textsOf } from '#storefront/texts.ts'

export type ConfirmView =
  | { state: 'valid'; path: string; email: string; purpose: 'email' | 'confirm' }
  | { state: 'invalid' | 'expired' }

export type ConfirmResult =
  | { kind: 'done'; email: string; purpose: 'email' | 'confirm' }
  | { kind: 'invalid' | 'expired' | 'taken' | 'failed' | 'busy' }

const tokenOf = (page: PageArguments) => (page.params['token'] ?? '').slice(0, 200)

/** Checks the token without using it, because email scanners open links. */
export async function loadConfirmation(
  { call, shop }: PageContext,
  page: PageArguments,
): Promise<PageData<ConfirmView>> {
  const texts = textsOf(shop.language, 'account/email')
  const token = tokenOf(page)
  try {
    const { email, purpose } = await call('POST /svc_customer/customer/email/check', { body: { token } })
    const path = `/account/confirm-email/${encodeURIComponent(token)}`
    return { head: { title: texts.titles[purpose] }, view: { state: 'valid', path, email, purpose } }
  } catch (error) {
    if (!isRefusalError(error) || (error.code !== 'token_expired' && error.code !== 'token_invalid')) throw error
    return { head: { title: texts.deadTitle }, view: { state: error.code === 'token_expired' ? 'expired' : 'invalid' } }
  }
}

const kinds = {
  token_invalid: 'invalid',
  token_expired: 'expired',
  email_taken: 'taken',
  too_many_requests: 'busy',
} as const

/** Confirms the email address that the link was sent to. */
export async function confirmEmailAddress({ call }: PageContext, page: PageArguments): Promise<ActionResult> {
  const respond = (status: number, data: ConfirmResult): ActionResult => ({ status, data })
  try {
    const body = { token: tokenOf(page) }
    const reply = await call('POST /svc_customer/customer/email/confirm', { body, key: crypto.randomUUID() })
    return respond(200, { kind: 'done', email: reply.email, purpose: reply.purpose })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const kind = Object.hasOwn(kinds, error.code) ? kinds[error.code as keyof typeof kinds] : 'failed'
    return respond(error.status || 503, { kind })
  }
}
