import { pageRoute } from '#storefront/page/route/page-route.tsx'
import type { OwnReviewsView } from './load-own-reviews.ts'
import { OwnReviews } from './own-reviews.tsx'

/** The page of the customer's reviews and products to review [ACCOUNT-013, ACCOUNT-407]. */
export const route = pageRoute<OwnReviewsView>({
  areas: ['reviews', 'reviews/own', 'widgets/account'],
  load: async (context, page) => (await import('./load-own-reviews.ts')).loadOwnReviews(context, page),
  View: OwnReviews,
})
