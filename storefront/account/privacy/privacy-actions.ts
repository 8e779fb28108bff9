import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

export type PrivacyResult = {
  kind: 'privacy'
  op: 'export' | 'delete-account' | 'keep-account'
  /** The form that failed. */
  form: 'export' | 'deletion'
} & (
  | { problem: 'missing' | 'wrong' | 'busy' | 'running' | 'limit' | 'failed' }
  | { problem: 'programs'; programs: readonly string[] }
)

/** Requests an export, or schedules or cancels the account's deletion. */
export async function changePrivacy(
  { call }: PageContext,
  form: URLSearchParams,
  op: 'export' | 'delete-account' | 'keep-account',
  done: ActionResult,
): Promise<ActionResult> {
  const key = crypto.randomUUID()
  try {
    if (op === 'keep-account') {
      await call('DELETE /svc_customer/privacy/deletion', { key })
      return done
    }
    if (op === 'export') {
      await call('POST /svc_customer/privacy/export', { key })
      return done
    }
    const password = (form.get('current-for-deletion') ?? '').slice(0, 256)
    if (password === '') return respond(422, { kind: 'privacy', form: 'deletion', op, problem: 'missing' })
    await call('POST /svc_customer/privacy/deletion', { body: { password }, key })
    return done
  } catch (error) {
    if (!isRefusalError(error) || error.code === 'login_required') throw error
    return respond(error.status || 503, {
      kind: 'privacy',
      form: op === 'export' ? op : 'deletion',
      op,
      ...problemOf(error),
    })
  }
}

const respond = (status: number, data: PrivacyResult): ActionResult => ({ status, data })

const problems = {
  wrong_password: 'wrong',
  login_delayed: 'busy',
  too_many_requests: 'busy',
  export_running: 'running',
  export_limit: 'limit',
} as const

function problemOf({ code, details }: RefusalError) {
  if (code === 'program_active')
    return { problem: 'programs', programs: (details['programs'] as readonly string[]).slice(0, 20) } as const
  return { problem: Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : 'failed' } as const
}
