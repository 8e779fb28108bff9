import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import { readReviewQuery, reviewParameters } from './review-query.ts'
import { reviewsView, type ReviewsView } from './reviews-view.ts'

/** Returns a product's reviews for the query, or null on failure. */
export async function loadReviews(
  { call, signal, knows }: PageContext,
  { url }: PageArguments,
  productId: number,
): Promise<ReviewsView | null> {
  knows(...reviewParameters)
  const query = readReviewQuery(url.searchParams)
  const { page, sort, stars } = query
  const wireQuery = { page: String(page), sort, ...(stars !== null && { stars: String(stars) }) }
  try {
    const params = { productId: String(productId) }
    return reviewsView(
      query,
      await call('GET /svc_review/products/{productId}', { params, query: wireQuery }, { signal }),
    )
  } catch (error) {
    if (!isRefusalError(error)) throw error
    return null
  }
}
