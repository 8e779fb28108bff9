import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { displayedStars } from '#domain/reviews/rating.ts'
import type { ReviewQuery } from './review-query.ts'

type Reviews = Reply<Store, 'GET /svc_review/products/{productId}'>
type WireReview = Reviews['reviews'][number]

export interface ReviewView extends Pick<
  WireReview,
  'id' | 'stars' | 'title' | 'author' | 'isVerified' | 'isDemo' | 'photos'
> {
  paragraphs: readonly string[]
  /** Country of the store where the review was written. */
  country: string
  /** Unix milliseconds. */
  writtenAt: number
  isEdited: boolean
}

export interface ReviewsView {
  isHidden: boolean
  query: ReviewQuery
  count: number
  average: number | null
  /** The average, rounded to half stars. */
  stars: number
  histogram: Reviews['summary']['histogram']
  pages: number
  reviews: readonly ReviewView[]
}

export function reviewsView(query: ReviewQuery, { isHidden, summary, pages, reviews }: Reviews): ReviewsView {
  const { count, average, histogram } = summary
  const stars = average === null ? 0 : displayedStars(average)
  return { isHidden, query, count, average, stars, histogram, pages, reviews: reviews.map(reviewView) }
}

function reviewView({ text, locale, createdAt, editedAt, ...review }: WireReview): ReviewView {
  const { id, stars, title, author, isVerified, isDemo, photos } = review
  return {
    id,
    stars,
    title,
    author,
    isVerified,
    isDemo,
    photos,
    paragraphs: text.split('\n').filter((line) => line !== ''),
    country: locale.split('-')[1] ?? '',
    writtenAt: Date.parse(createdAt),
    isEdited: editedAt !== null,
  }
}

export interface ReviewsProps {
  product: { id: number; url: string }
  view: ReviewsView | null
}
