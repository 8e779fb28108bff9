/** `stars` is the sum of all ratings. */
export interface Rating {
  count: number
  stars: number
}

/** Returns the average with one decimal, or null if there are no reviews. */
export function averageRating({ count, stars }: Rating): number | null {
  return count === 0 ? null : Math.round((stars * 10) / count) / 10
}

/** Rounds an average to half stars for display. */
export function displayedStars(average: number): number {
  return Math.round(average * 2) / 2
}

/** With fewer ratings, the average is not meaningful enough to show. */
const minShownRatings = 3

/** Returns true if a product has enough ratings to show their average next to its name. */
export function isAverageShown(count: number): boolean {
  return count >= minShownRatings
}

/** Returns whole stars for filters, rounded down: 4.5 counts as 4. */
export function wholeStars(rating: Rating): number | null {
  const average = averageRating(rating)
  return average === null ? null : Math.max(1, Math.floor(displayedStars(average)))
}

/** Bayesian prior, so that a single review does not dominate. */
const imagined = { count: 4, average: 3.8 }

/** Returns a score in thousandths of a star, or 0 if unrated. */
export function ratingScore({ count, stars }: Rating): number {
  if (count === 0) return 0
  return Math.round(((stars + imagined.count * imagined.average) * 1_000) / (count + imagined.count))
}
