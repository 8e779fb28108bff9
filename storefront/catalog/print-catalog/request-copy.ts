import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { submissionKey } from '#storefront/browser/submission-key.ts'

type Body = CallInput<Store, 'POST /svc_content/issue-requests'>['body']

export type CopyRequestResult<Typed> =
  | { kind: 'sent' }
  | { kind: 'already' | 'failed'; typed: Typed }
  | { kind: 'invalid'; typed: Typed; problems: readonly FieldProblem[] }
  | { kind: 'busy'; minutes: number; typed: Typed }

/** Requests a printed copy by postal mail. Submitting twice requests one copy [CATALOG-009]. */
export async function requestCopy<Typed extends Body>({ call }: PageContext, typed: Typed): Promise<ActionResult> {
  const resultWith = (status: number, result: CopyRequestResult<Typed>): ActionResult => ({ status, data: result })
  const { firstname, lastname, email, company, street, apartment, city, region, postcode } = typed
  const body = { firstname, lastname, email, company, street, apartment, city, region, postcode }
  const isPlain = typeof document === 'undefined'
  const key = isPlain ? await submissionKey(body) : crypto.randomUUID()
  try {
    await call('POST /svc_content/issue-requests', { body, key })
    return resultWith(200, { kind: 'sent' })
  } catch (error) {
    if (!isRefusalError(error) || error.code === 'issue_not_found') throw error
    const { status, code, details } = error
    if (code === 'invalid_address')
      return resultWith(422, { kind: 'invalid', typed, problems: details['fields'] as FieldProblem[] })
    if (code === 'already_requested') return resultWith(409, { kind: 'already', typed })
    if (code !== 'too_many_requests') return resultWith(status || 503, { kind: 'failed', typed })
    return resultWith(429, { kind: 'busy', minutes: Math.ceil(Number(details['seconds'] ?? 60) / 60), typed })
  }
}
