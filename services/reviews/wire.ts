import type { z } from 'zod'
import type { WireOwnReview, WireReview, WireReviews } from '#contract/reviews.ts'
import { averageRating } from '#domain/reviews/rating.ts'
import { reviewProgramOf } from '#domain/reviews/review-program.ts'
import { siteSettings } from '#domain/sites.ts'
import { reviewPhotoUrl, signedReviewPhotoUrl, type Links } from './photo-links.ts'
import type { ReviewRow } from './repository.ts'

export function wireReview(row: ReviewRow): z.output<typeof WireReview> {
  const { id, productId, stars, title, text, author, isVerified, isDemo, site, createdAt, editedAt } = row
  return {
    id,
    productId,
    stars,
    title,
    text,
    author,
    isVerified,
    isDemo,
    locale: siteSettings[site].reviewsLocale,
    createdAt,
    editedAt,
    photos: row.photos.map((photo) => ({
      ...photo,
      small: reviewPhotoUrl(photo.id, 'small'),
      large: reviewPhotoUrl(photo.id, 'large'),
    })),
  }
}

/** Converts a review to wire form for its author and staff. Photo links are signed until the review is approved. */
export function wireOwnReview(links: Links, row: ReviewRow): z.output<typeof WireOwnReview> {
  const { state, version } = row
  const shown = wireReview(row)
  const program = reviewProgramOf(siteSettings[row.site].storeId)!
  if (state === 'approved') return { ...shown, program, state, version }
  const photos = shown.photos.map((photo) => ({
    ...photo,
    small: signedReviewPhotoUrl(links, photo.id, 'small'),
    large: signedReviewPhotoUrl(links, photo.id, 'large'),
  }))
  return { ...shown, photos, program, state, version }
}

/** Converts review counts to a summary, from five stars down. */
export function wireSummary(
  counts: readonly { stars: number; count: number }[],
): z.output<typeof WireReviews>['summary'] {
  const count = counts.reduce((sum, each) => sum + each.count, 0)
  const stars = counts.reduce((sum, each) => sum + each.stars * each.count, 0)
  const histogram = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: counts.find((each) => each.stars === stars)?.count ?? 0,
  }))
  return { count, average: averageRating({ count, stars }), histogram }
}
