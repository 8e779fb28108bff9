import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { passwordLength } from '#domain/sessions/password-rules.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import { textsOf } from '#storefront/texts.ts'
import { requestLink, type LinkRequestResult } from './link-actions.ts'
import { createLockouts } from '../lockout/lockouts.ts'
import { weakPassword, type WeakPassword } from '../login-actions.ts'

export interface ResetView {
  state: 'valid' | 'invalid' | 'expired'
  /** This page's path, without the locale prefix. */
  path: string
  redirect: string | null
  /** The form's submission key. */
  key: string
}

export type ResetResult =
  | LinkRequestResult
  | WeakPassword
  | { kind: 'saved'; email: string }
  | { kind: 'linkInvalid' | 'linkExpired' }

/** Checks the token without using it, so that email scanners do not invalidate it. */
export async function loadReset(
  { call, shop }: PageContext,
  { url, params }: PageArguments,
): Promise<PageData<ResetView>> {
  const token = params['token'] ?? ''
  const redirect = url.searchParams.get('redirect')
  const path = `/account/reset-password/${encodeURIComponent(token)}${redirect === null ? '' : `?redirect=${encodeURIComponent(redirect)}`}`
  const state = await call('POST /svc_customer/customer/forgot-password/check', {
    body: { token: token.slice(0, 200) },
  }).then(
    () => 'valid' as const,
    (error: unknown) => {
      if (isRefusalError(error) && error.code === 'token_expired') return 'expired' as const
      if (isRefusalError(error) && error.code === 'token_invalid') return 'invalid' as const
      throw error
    },
  )
  const texts = textsOf(shop.language, 'login')
  return {
    head: { title: state === 'valid' ? texts.resetTitle : texts.linkTitle },
    view: { state, path, redirect, key: crypto.randomUUID() },
  }
}

/** Sets the new password, or requests a new link. */
export async function resetPassword(
  context: PageContext,
  page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  if (form.get('op') === 'link') return requestLink(context, page, form)
  const respond = (status: number, data: ResetResult): ActionResult => ({ status, data })
  const body = {
    token: (page.params['token'] ?? '').slice(0, 200),
    password: (form.get('password') ?? '').slice(0, 256),
  }
  if (body.password === '') {
    const { min: least, max: most } = passwordLength
    return respond(422, weakPassword({ problem: 'short', least, most }, ''))
  }
  try {
    const { email } = await context.call('POST /svc_customer/customer/forgot-password/reset', {
      body,
      key: readSubmissionKey(form) ?? crypto.randomUUID(),
    })
    createLockouts(browserStorage('sessionStorage'), Date.now).clear(email)
    return respond(200, { kind: 'saved', email })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    switch (error.code) {
      case 'password_weak':
        return respond(422, weakPassword(error.details, ''))
      case 'token_invalid':
        return respond(422, { kind: 'linkInvalid' })
      case 'token_expired':
        return respond(422, { kind: 'linkExpired' })
      case 'too_many_requests':
        return respond(429, { kind: 'busy', seconds: Number(error.details['seconds'] ?? 0), email: '' })
      default:
        return respond(error.status || 503, { kind: 'failed', email: '' })
    }
  }
}
