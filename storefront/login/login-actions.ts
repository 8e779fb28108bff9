import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import { interests, segmentId } from '#domain/customers/segments.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { PasswordProblem } from '#domain/sessions/password-rules.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { createLockouts } from './lockout/lockouts.ts'
import type { PasskeyLoginResult } from './passkeys/passkey-login.ts'
import { updateStorageAfterLogin } from './stored/update-storage-after-login.ts'
import { redirectTarget, withAddedCounts } from './redirect-target.ts'

/** Reason that login or registration failed, without revealing which accounts exist. */
export type LoginResult =
  | { kind: 'wrong' | 'missing' | 'invalidEmail' | 'failed' | 'made' | 'expired'; email: string }
  | PasskeyLoginResult
  | { kind: 'delayed' | 'busy'; seconds: number; email: string }
  | WeakPassword

export interface WeakPassword {
  kind: 'weak'
  problem: PasswordProblem
  least: number
  most: number
  email: string
}

export async function logInOrCreate(
  context: PageContext,
  page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  if (form.get('op') === 'passkey') return (await import('./passkeys/passkey-login.ts')).logInByPasskey(context, page)
  const email = emailOf(form)
  const password = form.get('password') ?? ''
  if (email.length < 3 || password === '')
    return { status: 422, data: { kind: 'missing', email } satisfies LoginResult }
  const account = { email, password: password.slice(0, 256) }
  try {
    return form.get('op') === 'create'
      ? await create(context, page, form, account)
      : await logIn(context, page, form, account)
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return { status: error.status || 503, data: loginResult(error, email) }
  }
}

interface Account {
  email: string
  password: string
}

export function emailOf(form: URLSearchParams): string {
  return (form.get('email') ?? '').trim().slice(0, 320)
}

async function logIn(
  { call, shop: { site } }: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
  body: Account,
): Promise<ActionResult> {
  const { merged, customer } = await call('POST /svc_session/session/login', {
    body,
    key: crypto.randomUUID(),
    captcha: form.get('captcha') ?? '',
  })
  createLockouts(browserStorage('sessionStorage'), Date.now).clear(body.email)
  await updateStorageAfterLogin({ call, site, customer })
  return { to: withAddedCounts(redirectTarget(url.searchParams.get('redirect')), merged) }
}

/**
 * Creates an account and logs in with the same credentials. If the email already has an account with a different
 * password, the account's owner gets an email. The page does not reveal the account [ACCOUNT-419, decision 064].
 */
async function create(
  context: PageContext,
  page: PageArguments,
  form: URLSearchParams,
  account: Account,
): Promise<ActionResult> {
  const [firstname = '', lastname = ''] = ['firstname', 'lastname'].map((name) =>
    (form.get(name) ?? '').trim().slice(0, 80),
  )
  const { site } = context.shop
  const lists = newsletterKeys(site).filter((key) => form.getAll('newsletters').includes(key))
  await context.call('POST /svc_customer/customer', {
    body: {
      ...account,
      firstname,
      lastname,
      newsletters: lists.map((key) => newsletterId(site, key)),
      segments: interests
        .filter((interest) => form.getAll('interests').includes(interest))
        .map((interest) => segmentId(site, interest)),
    },
    key: crypto.randomUUID(),
    captcha: form.get('captcha') ?? '',
  })
  try {
    return await logIn(context, page, new URLSearchParams(), account)
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return { status: 200, data: { kind: 'made', email: account.email } satisfies LoginResult }
  }
}

/** Returns the result for a refused login or registration [SESSION-424, SESSION-425]. */
export function loginResult({ code, details }: Pick<RefusalError, 'code' | 'details'>, email: string): LoginResult {
  const seconds = Number(details['seconds'] ?? 0)
  switch (code) {
    case 'wrong_credentials':
      return { kind: 'wrong', email }
    case 'password_expired':
      return { kind: 'expired', email }
    case 'login_delayed':
      return { kind: 'delayed', seconds, email }
    case 'too_many_requests':
      return { kind: 'busy', seconds, email }
    case 'password_weak':
      return weakPassword(details, email)
    case 'invalid_email':
      return { kind: 'invalidEmail', email }
    default:
      return { kind: 'failed', email }
  }
}

export function weakPassword(details: RefusalError['details'], email: string): WeakPassword {
  const problem = details['problem'] as PasswordProblem
  return { kind: 'weak', problem, least: Number(details['least']), most: Number(details['most']), email }
}
