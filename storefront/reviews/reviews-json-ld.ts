import type { ReviewsView } from './reviews-view.ts'

/** So many reviews stand in a product's structured data. */
const most = 3

/** What approved reviews come to, and the first of those that the page shows, as search engines read them. */
export function reviewsJsonLd(view: ReviewsView | null): object {
  if (view === null || view.average === null) return {}
  const { count, average, reviews } = view
  const rating = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 })
  return {
    aggregateRating: { '@type': 'AggregateRating', reviewCount: count, ...rating(average) },
    ...(reviews.length > 0 && {
      review: reviews.slice(0, most).map(({ title, paragraphs, author, stars, writtenAt }) => ({
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
