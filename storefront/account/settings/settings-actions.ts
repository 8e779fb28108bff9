import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { PasswordProblem } from '#domain/sessions/password-rules.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { changePasskeys, type PasskeyResult } from '../passkeys/passkey-actions.ts'
import { changePrivacy, type PrivacyResult } from '../privacy/privacy-actions.ts'
import { requestEmailChange, type EmailResult } from './email-actions.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { storeLists } from '#storefront/shell/newsletters/stored-lists.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { settingsPath } from './load-settings.ts'

/** Reason that a settings form failed. */
export type SettingsResult =
  | { kind: 'missing' | 'wrong' }
  | { kind: 'failed'; op: AccountAction<'settings'> }
  | { kind: 'busy'; seconds: number }
  | { kind: 'weak'; problem: PasswordProblem; least: number; most: number }
  | EmailResult
  | PasskeyResult
  | PrivacyResult

/** Handles a settings form: email, password, devices, passkeys, or newsletters. */
export async function changeSettings(context: PageContext, form: URLSearchParams): Promise<ActionResult> {
  try {
    const op = actions.read(form)
    switch (op) {
      case 'password':
        return await changePassword(context, form)
      case 'device':
        return await endSession(context, form.get('device') ?? '')
      case 'devices':
        await context.call('DELETE /svc_session/sessions', { key: crypto.randomUUID() })
        return done(op)
      case 'email':
        return await requestEmailChange(context, form, done(op))
      case 'export':
      case 'delete-account':
      case 'keep-account':
        return await changePrivacy(context, form, op, done(op))
      case 'passkey-add':
      case 'passkey-rename':
      case 'passkey-remove':
        return await changePasskeys(context, form, op, done(op, passkeyOf(form)))
      case 'newsletters':
      case 'leave-all':
        return await saveNewsletters(context, form, op)
      case null:
        return { to: settingsPath }
    }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(settingsPath)}` }
    const op = actions.read(form)
    return op === null ? { to: settingsPath } : { status: error.status || 503, data: resultOf(op, error) }
  }
}

const actions = actionsOf('settings')

function done(op: AccountAction<'settings'>, item?: string): ActionResult {
  return { to: settingsPath + actions.done(op, item) + placeOf(op) }
}

/** Returns the anchor for the section with an action's result, or an empty string for the top of the page. */
function placeOf(op: AccountAction<'settings'>): string {
  switch (op) {
    case 'email':
    case 'password':
      return ''
    case 'device':
    case 'devices':
      return '#devices'
    case 'passkey-add':
    case 'passkey-rename':
    case 'passkey-remove':
      return '#passkeys'
    case 'newsletters':
    case 'leave-all':
      return '#newsletters'
    case 'export':
    case 'delete-account':
    case 'keep-account':
      return '#your-data'
  }
}

function passkeyOf(form: URLSearchParams): string | undefined {
  const id = form.get('passkey') ?? ''
  return isUuid(id) ? id : undefined
}

async function changePassword({ call }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const [current, password] = ['current', 'password'].map((name) => (form.get(name) ?? '').slice(0, 256))
  if (!current || !password) return { status: 422, data: { kind: 'missing' } satisfies SettingsResult }
  const key = readSubmissionKey(form) ?? crypto.randomUUID()
  await call('POST /svc_customer/customer/password', { body: { current, password }, key })
  return done('password')
}

/** Logging out a device that is already logged out is a success. */
async function endSession({ call }: PageContext, id: string): Promise<ActionResult> {
  try {
    await call('DELETE /svc_session/sessions/{id}', { params: { id }, key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'session_not_found') throw error
  }
  return done('device')
}

async function saveNewsletters(
  { call, shop: { site } }: PageContext,
  form: URLSearchParams,
  op: 'newsletters' | 'leave-all',
): Promise<ActionResult> {
  const wanted = op === 'leave-all' ? [] : form.getAll('newsletters')
  const { email, newsletters } = await call('GET /svc_customer/customer', {})
  const lists = newsletterKeys(site).map((key) => ({ id: newsletterId(site, key), isWanted: wanted.includes(key) }))
  const added = lists.filter(({ id, isWanted }) => isWanted && !newsletters.includes(id)).map(({ id }) => id)
  const left = lists.filter(({ id, isWanted }) => !isWanted && newsletters.includes(id)).map(({ id }) => id)
  if (added.length > 0)
    await call('POST /svc_ssr/newsletters/subscribe', { body: { email, newsletters: added }, key: crypto.randomUUID() })
  if (left.length > 0)
    await call('POST /svc_ssr/newsletters/unsubscribe', {
      body: { email, newsletters: left },
      key: crypto.randomUUID(),
    })
  const ids = lists.flatMap(({ id, isWanted }) => (isWanted ? [id] : []))
  if (typeof document !== 'undefined')
    storeLists(browserStorage('localStorage'), { siteCode: site, ids, at: Date.now() })
  return done(op)
}

function resultOf(op: AccountAction<'settings'>, { code, details }: RefusalError): SettingsResult {
  if (code === 'wrong_password') return { kind: 'wrong' }
  if (code === 'login_delayed' || code === 'too_many_requests')
    return { kind: 'busy', seconds: Number(details['seconds'] ?? 60) }
  if (code !== 'password_weak') return { kind: 'failed', op }
  const problem = details['problem'] as PasswordProblem
  return { kind: 'weak', problem, least: Number(details['least']), most: Number(details['most']) }
}
