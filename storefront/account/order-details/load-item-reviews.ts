import type { PageContext } from '#storefront/page/page.ts'

/**
 * Review state by product id: 'open' if the customer can write a review, or 'written'. Products bought long ago may be
 * missing.
 */
export type ItemReviews = Readonly<Record<number, 'open' | 'written'>>

/** Loads the review states of the customer's products. If this fails, the order page omits the reviews. */
export async function loadItemReviews({ call, warn }: PageContext): Promise<ItemReviews> {
  try {
    const { reviews, unreviewed } = await call('GET /svc_review/reviews', { query: {} })
    return Object.fromEntries([
      ...unreviewed.map((productId) => [productId, 'open'] as const),
      ...reviews.map(({ productId }) => [productId, 'written'] as const),
    ])
  } catch (error) {
    warn('The order page omits reviews', error)
    return {}
  }
}
