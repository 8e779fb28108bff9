import type { ReviewsView } from './reviews-view.ts'

const max = 3

/** Returns structured data for the average rating and the first displayed reviews. */
export function reviewsJsonLd(view: ReviewsView | null): object {
  if (view === null || view.average === null) return {}
  const { count, average, reviews } = view
  const rating = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 })
  return {
    aggregateRating: { '@type': 'AggregateRating', reviewCount: count, ...rating(average) },
    ...(reviews.length > 0 && {
      review: reviews.slice(0, max).map(({ title, paragraphs, author, stars, writtenAt }) => ({
        '@type': 'Review',
        name: title,
        reviewBody: paragraphs.join('\n'),
        author: { '@type': 'Person', name: author },
        datePublished: new Date(writtenAt).toISOString().slice(0, 10),
        reviewRating: { '@type': 'Rating', ...rating(stars) },
      })),
    }),
  }
}
