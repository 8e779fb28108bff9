import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { type ReviewDraft, type ReviewField, reviewProblems } from '#domain/reviews/review.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { requireCustomer } from './load-own-reviews.ts'
import { readDraft, readText, sendPhotos } from './posted-review.ts'

export type ReviewResult = { draft: ReviewDraft } & (
  | { kind: 'fields'; fields: readonly ReviewField[] }
  | { kind: 'failed' | 'busy' | 'reviews_hidden'; op: AccountAction<'review-form'> }
)

const actions = actionsOf('review-form')
const overview = '/account/reviews'

/** Saves or deletes the customer's review, or deletes one photo, as the form requests. */
export async function actOnReview(
  { call }: Pick<PageContext, 'call'>,
  { params }: PageArguments,
  form: FormData,
): Promise<ActionResult> {
  const productId = Number(params['productId'])
  const own = `${overview}/${productId}`
  await requireCustomer({ call }, own)
  const draft = readDraft(form)
  const op = actions.read({ get: () => readText(form, 'op').split(':')[0] }) ?? 'save'
  try {
    const { reviews } = await call('GET /svc_review/reviews', { query: { productId: String(productId) } })
    const id = reviews[0]?.id
    const [, photoId = ''] = readText(form, 'op').split(':')
    if (op === 'delete' && id !== undefined) {
      await call('DELETE /svc_review/reviews/{id}', { params: { id }, key: crypto.randomUUID() })
      return { to: overview + actions.done(op) }
    }
    if (op === 'remove' && id !== undefined) {
      const photo = { id, photoId }
      await call('DELETE /svc_review/reviews/{id}/photos/{photoId}', { params: photo, key: crypto.randomUUID() })
      return { to: own + actions.done(op) }
    }
    const fields = reviewProblems(draft)
    if (fields.length > 0) return { status: 422, data: { kind: 'fields', fields, draft } satisfies ReviewResult }
    const saved =
      id === undefined
        ? await call('POST /svc_review/reviews', { body: { ...draft, productId }, key: crypto.randomUUID() })
        : await call('PUT /svc_review/reviews/{id}', { params: { id }, body: draft, key: crypto.randomUUID() })
    const problem = await sendPhotos(form, (photo) =>
      call('POST /svc_review/reviews/{id}/photos', {
        params: { id: saved.id },
        body: { photo },
        key: crypto.randomUUID(),
      }),
    )
    return { to: problem === null ? overview + actions.done('save') : `${own}?problem=${problem}` }
  } catch (error) {
    if (!isRefusalError(error) || error.status === 404) throw error
    const known = error.code === 'reviews_hidden' ? error.code : 'failed'
    const kind = error.status === 429 ? 'busy' : known
    return { status: error.status || 503, data: { kind, op, draft } satisfies ReviewResult }
  }
}
