import { pageRoute } from '#storefront/page/route/page-route.tsx'
import type { OwnReviewsView } from './load-own-reviews.ts'
import { OwnReviews } from './own-reviews.tsx'

/** The page for the customer's reviews and the products to review [ACCOUNT-013, ACCOUNT-407]. */
export const route = pageRoute<OwnReviewsView>({
  areas: ['reviews', 'reviews/own', 'widgets/account/messages', 'widgets/account'],
  load: async (context, page) => (await import('./load-own-reviews.ts')).loadOwnReviews(context, page),
  View: OwnReviews,
})
