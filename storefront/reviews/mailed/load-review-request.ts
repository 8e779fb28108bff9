import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'

type Mailed = Reply<Store, 'POST /svc_review/mailed'>
export type ReviewRequestItem = Mailed['items'][number]

export type ReviewRequestView =
  | {
      kind: 'look-up'
      isInvalid: boolean
      isSent: boolean
      /** Submission key, so that submitting twice sends one link. */
      formKey: string
    }
  | (Mailed & {
      kind: 'items'
      token: string
      /** The product with a review that was just saved. */
      done: number | null
      /** Problem code for the review's photos. */
      problem: string | null
      stop: 'ask' | 'done' | null
    })

/**
 * Loads the products in an order through the emailed link. Without a valid link, the shopper can request one
 * [ROUTE-002].
 */
export async function loadReviewRequest(
  { call, shop }: PageContext,
  { url }: PageArguments,
): Promise<PageData<ReviewRequestView>> {
  const head = { title: textsOf(shop.language, 'reviews/mailed').title }
  const query = url.searchParams
  const token = query.get('token') ?? ''
  const formKey = crypto.randomUUID()
  const lookUp = { kind: 'look-up', isInvalid: token !== '', isSent: query.has('sent'), formKey } as const
  // Longer than any token. The call would reject longer values as malformed requests.
  if (token === '' || token.length > 120) return { head, view: lookUp }
  try {
    const mailed = await call('POST /svc_review/mailed', { body: { token } })
    const done = mailed.items.find(({ productId }) => String(productId) === query.get('done'))?.productId ?? null
    const stop = query.get('stop') === 'done' ? 'done' : query.has('stop') ? 'ask' : null
    return { head, view: { ...mailed, kind: 'items', token, done, problem: query.get('problem'), stop } }
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'invalid_token') throw error
    return { head, view: lookUp }
  }
}
