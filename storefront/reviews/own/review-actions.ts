import { isRefused } from '#contract/kernel/refused.ts'
import { type ReviewDraft, type ReviewField, reviewLimits, reviewProblems } from '#domain/reviews/review.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { customerOnly } from './load-own-reviews.ts'

export type ReviewResult = { draft: ReviewDraft } & (
  | { kind: 'fields'; fields: readonly ReviewField[] }
  | { kind: 'failed' | 'busy' }
)

const overview = '/account/reviews'
const photoProblems: readonly string[] = ['photo_unreadable', 'photo_too_large', 'too_many_photos']

/** Saves or deletes the customer's review, or deletes one of its photos, as the form requests. */
export async function actOnReview(
  { call }: Pick<PageContext, 'call'>,
  { params }: PageArguments,
  form: FormData,
): Promise<ActionResult> {
  const productId = Number(params['productId'])
  const own = `${overview}/${productId}`
  await customerOnly({ call }, own)
  const draft = readDraft(form)
  try {
    const { reviews } = await call('GET /svc_review/reviews', { query: { productId: String(productId) } })
    const id = reviews[0]?.id
    const [op = '', photoId = ''] = readText(form, 'op').split(':')
    if (op === 'delete' && id !== undefined) {
      await call('DELETE /svc_review/reviews/{id}', { params: { id }, key: crypto.randomUUID() })
      return { to: `${overview}?done=deleted` }
    }
    if (op === 'remove' && id !== undefined) {
      const photo = { id, photoId }
      await call('DELETE /svc_review/reviews/{id}/photos/{photoId}', { params: photo, key: crypto.randomUUID() })
      return { to: own }
    }
    const fields = reviewProblems(draft)
    if (fields.length > 0) return { status: 422, data: { kind: 'fields', fields, draft } satisfies ReviewResult }
    const saved =
      id === undefined
        ? await call('POST /svc_review/reviews', { body: { ...draft, productId }, key: crypto.randomUUID() })
        : await call('PUT /svc_review/reviews/{id}', { params: { id }, body: draft, key: crypto.randomUUID() })
    const problem = await addPhotos({ call }, saved.id, form)
    return { to: problem === null ? `${overview}?done=saved` : `${own}?problem=${problem}` }
  } catch (error) {
    if (!isRefused(error) || error.status === 404) throw error
    const kind = error.status === 429 ? 'busy' : 'failed'
    return { status: error.status || 503, data: { kind, draft } satisfies ReviewResult }
  }
}

function readDraft(form: FormData): ReviewDraft {
  return {
    stars: Number(readText(form, 'stars')),
    title: readText(form, 'title').slice(0, 1_000),
    text: readText(form, 'text').slice(0, 20_000),
    author: readText(form, 'author').slice(0, 1_000),
  }
}

function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

async function addPhotos({ call }: Pick<PageContext, 'call'>, id: string, form: FormData): Promise<string | null> {
  const files = form.getAll('photos').filter((each): each is File => typeof each !== 'string' && each.size > 0)
  let problem = files.length > reviewLimits.photos ? 'too_many_photos' : null
  for (const file of files.slice(0, reviewLimits.photos)) {
    try {
      const photo = await toBase64(file)
      await call('POST /svc_review/reviews/{id}/photos', { params: { id }, body: { photo }, key: crypto.randomUUID() })
    } catch (error) {
      if (!isRefused(error)) throw error
      problem = photoProblem(error.code)
    }
  }
  return problem
}

function photoProblem(code: string): string {
  if (photoProblems.includes(code)) return code
  // The request limit corresponds to the largest photo, so exceeding it means one was too large.
  return code === 'invalid_request' ? 'photo_too_large' : 'failed'
}
