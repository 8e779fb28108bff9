import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { type ReviewDraft, type ReviewField, reviewProblems } from '#domain/reviews/review.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { readDraft, readText, sendPhotos } from '../own/posted-review.ts'

const refusals = ['already_reviewed', 'product_not_found'] as const

export type ReviewRequestResult =
  | { op: 'link'; kind: 'missing' | 'busy' | 'failed'; order: string; email: string }
  | { op: 'save'; kind: 'fields'; productId: number; draft: ReviewDraft; fields: readonly ReviewField[] }
  | { op: 'save'; kind: 'busy' | 'failed' | (typeof refusals)[number]; productId: number; draft: ReviewDraft }

const page = '/mps-review'

/** Saves one review, sends an order's link, or stops the emails, as the form requests. */
export async function changeRequestedReviews(
  context: PageContext,
  { url }: PageArguments,
  form: FormData,
): Promise<ActionResult> {
  const token = (url.searchParams.get('token') ?? '').slice(0, 120)
  const op = readText(form, 'op')
  if (op === 'link') return sendLink(context, form)
  const own = new URLSearchParams({ token })
  if (op === 'stop') {
    try {
      await context.call('POST /svc_review/stop', { body: { token }, key: crypto.randomUUID() })
    } catch (error) {
      if (!isRefusalError(error) || error.code !== 'invalid_token') throw error
    }
    own.set('stop', 'done')
    return { to: `${page}?${own.toString()}` }
  }
  return saveReview(context, token, form)
}

async function sendLink({ call }: PageContext, form: FormData): Promise<ActionResult> {
  const order = readText(form, 'order').slice(0, 16).replace(/\D/g, '')
  const email = readText(form, 'email').trim().slice(0, 320)
  const stay = (status: number, kind: 'missing' | 'busy' | 'failed'): ActionResult => ({
    status,
    data: { op: 'link', kind, order, email } satisfies ReviewRequestResult,
  })
  if (order === '' || email === '') return stay(422, 'missing')
  const formKey = readText(form, 'key')
  try {
    // Order numbers have nine or more digits. For other input, the response is the same.
    if (/^\d{9,12}$/.test(order)) {
      const key = isUuid(formKey) ? formKey : crypto.randomUUID()
      await call('POST /svc_review/link', { body: { orderId: order, email }, key })
    }
    return { to: `${page}?sent=1` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return error.status === 429 ? stay(429, 'busy') : stay(error.status || 503, 'failed')
  }
}

async function saveReview({ call }: PageContext, token: string, form: FormData): Promise<ActionResult> {
  const product = readText(form, 'product')
  const productId = /^[1-9]\d{0,8}$/.test(product) ? Number(product) : 0
  const params = { productId: String(productId) }
  const draft = readDraft(form)
  const fields = reviewProblems(draft)
  if (fields.length > 0)
    return { status: 422, data: { op: 'save', kind: 'fields', productId, draft, fields } satisfies ReviewRequestResult }
  try {
    await call('PUT /svc_review/mailed/{productId}', { params, body: { ...draft, token }, key: crypto.randomUUID() })
    const problem = await sendPhotos(form, (photo) =>
      call('POST /svc_review/mailed/{productId}/photos', { params, body: { token, photo }, key: crypto.randomUUID() }),
    )
    const query = new URLSearchParams({ token, done: params.productId, ...(problem !== null && { problem }) })
    return { to: `${page}?${query.toString()}#product-${productId}` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const to = `${page}?${new URLSearchParams({ token }).toString()}`
    if (error.code === 'invalid_token') return { to }
    const known = refusals.find((code) => code === error.code)
    const kind = error.status === 429 ? 'busy' : (known ?? 'failed')
    return { status: error.status || 503, data: { op: 'save', kind, productId, draft } satisfies ReviewRequestResult }
  }
}
