import type { PageContext } from '#storefront/page/page.ts'

/** By product: whether the customer has reviewed it. Products that were bought long ago may be missing. */
export type ItemReviews = Readonly<Record<number, 'open' | 'written'>>

/** Loads which products the customer has reviewed. The order page does without them if they cannot be loaded. */
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
