import { isRefused, type Refused } from '#contract/kernel/refused.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { redirectTarget, withAddedCounts } from './redirect-target.ts'

/** Why login or registration failed, without revealing which accounts exist. */
export type LoginResult =
  | { kind: 'wrong' | 'missing' | 'invalidEmail' | 'failed' | 'made'; email: string }
  | { kind: 'delayed' | 'busy'; seconds: number; email: string }
  | { kind: 'weak'; least: number; email: string }

export async function logInOrCreate(
  context: PageContext,
  page: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const email = (form.get('email') ?? '').trim().slice(0, 320)
  const password = form.get('password') ?? ''
  try {
    return form.get('op') === 'create'
      ? await create(context, form, email, password)
      : await logIn(context, page, email, password)
  } catch (error) {
    if (!isRefused(error)) throw error
    return { status: error.status || 503, data: loginResult(error, email) }
  }
}

async function logIn(
  { call }: PageContext,
  { url }: PageArguments,
  email: string,
  password: string,
): Promise<ActionResult> {
  if (email.length < 3 || password === '')
    return { status: 422, data: { kind: 'missing', email } satisfies LoginResult }
  const { merged } = await call('POST /svc_session/session/login', {
    body: { email, password: password.slice(0, 256) },
    key: crypto.randomUUID(),
  })
  return { to: withAddedCounts(redirectTarget(url.searchParams.get('redirect')), merged) }
}

async function create(
  { call }: PageContext,
  form: URLSearchParams,
  email: string,
  password: string,
): Promise<ActionResult> {
  const [firstname, lastname] = ['firstname', 'lastname'].map((name) => (form.get(name) ?? '').trim().slice(0, 80))
  if (!firstname || !lastname || email.length < 3 || password === '') {
    return { status: 422, data: { kind: 'missing', email } satisfies LoginResult }
  }
  await call('POST /svc_customer/customer', {
    body: { email, password: password.slice(0, 256), firstname, lastname },
    key: crypto.randomUUID(),
  })
  return { status: 200, data: { kind: 'made', email } satisfies LoginResult }
}

/** Returns the response to a refused login or registration [SESSION-424, SESSION-425]. */
export function loginResult({ code, details }: Pick<Refused, 'code' | 'details'>, email: string): LoginResult {
  const seconds = Number(details['seconds'] ?? 0)
  switch (code) {
    case 'wrong_credentials':
      return { kind: 'wrong', email }
    case 'login_delayed':
      return { kind: 'delayed', seconds, email }
    case 'too_many_requests':
      return { kind: 'busy', seconds, email }
    case 'password_weak':
      return { kind: 'weak', least: Number(details['least']), email }
    case 'invalid_email':
      return { kind: 'invalidEmail', email }
    default:
      return { kind: 'failed', email }
  }
}
