import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isEmail } from '#domain/address/email.ts'
import { newsletterId, newsletterKeys } from '#domain/newsletters/lists.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { LinkProblem } from './link-problem.ts'
import { maxTokenLength, newslettersPath } from './load-newsletters.ts'

export type NewslettersResult =
  | { op: 'link'; problem: LinkProblem; email: string }
  | { op: 'save'; problem: LinkProblem }

/** Saves the newsletters for an emailed link, ends all of them, or emails a new link. */
export async function changeNewsletters(
  context: PageContext,
  { url }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const op = form.get('op')
  if (op === 'link') return sendLink(context, form)
  const token = (url.searchParams.get('token') ?? '').slice(0, maxTokenLength)
  const { call, shop } = context
  const chosen = op === 'leave-all' ? [] : form.getAll('newsletters')
  const newsletters = newsletterKeys(shop.site).flatMap((key) =>
    chosen.includes(key) ? [newsletterId(shop.site, key)] : [],
  )
  const own = new URLSearchParams({ token })
  try {
    await call('PUT /svc_ssr/newsletters/reader', { body: { token, newsletters }, key: crypto.randomUUID() })
    own.set('done', newsletters.length > 0 ? 'saved' : 'left')
    return { to: `${newslettersPath}?${own.toString()}` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    // The page shows that the link is invalid.
    if (error.code === 'invalid_token') return { to: `${newslettersPath}?${own.toString()}` }
    return { status: error.status || 503, data: { op: 'save', problem: problemOf(error) } satisfies NewslettersResult }
  }
}

async function sendLink({ call }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const email = (form.get('email') ?? '').trim().slice(0, 320)
  const stay = (status: number, problem: LinkProblem): ActionResult => ({
    status,
    data: { op: 'link', problem, email } satisfies NewslettersResult,
  })
  if (!isEmail(email)) return stay(422, 'email')
  try {
    await call('POST /svc_ssr/newsletters/link', {
      body: { email },
      key: readSubmissionKey(form) ?? crypto.randomUUID(),
    })
    return { to: `${newslettersPath}?sent=1` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return stay(error.status || 503, error.code === 'invalid_email' ? 'email' : problemOf(error))
  }
}

function problemOf({ status }: { status: number }): LinkProblem {
  return status === 429 ? 'busy' : 'failed'
}
