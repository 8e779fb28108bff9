import { isRefused } from '#contract/refused.ts'
import type { PageArguments, PageContext } from '../page.ts'
import type { ActionResult } from '../page-route.tsx'
import { isUuid } from '../is-uuid.ts'

/** Why a program was not changed. */
export interface ProgramAnswer {
  problem: 'not_cancellable' | 'not_reactivatable' | 'failed'
}

/** Cancels a program or takes the cancellation back, by the form's own word for it [PROGRAM-403]. */
export async function changeProgram(
  { call }: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: '/account/programming' }
  const to = `/account/programming/${id}`
  const key = crypto.randomUUID()
  try {
    if (form.get('op') === 'cancel') {
      const reason = (form.get('reason') ?? '').trim().slice(0, 500)
      await call('POST /svc_programming/programs/{id}/cancel', { params: { id }, body: { reason }, key })
    }
    if (form.get('op') === 'reactivate')
      await call('POST /svc_programming/programs/{id}/reactivate', { params: { id }, key })
    return { to }
  } catch (error) {
    if (!isRefused(error)) throw error
    const { code, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(to)}` }
    if (code === 'program_not_found') return { to: '/account/programming' }
    const problem = code === 'not_cancellable' || code === 'not_reactivatable' ? code : 'failed'
    return { status: status || 503, answer: { problem } satisfies ProgramAnswer }
  }
}
