/** The stars that reviews gave together, and how many gave them. */
export interface Rating {
  count: number
  stars: number
}

/** The average as people read it, with one decimal; null when there is nothing to average. */
export function averageOf({ count, stars }: Rating): number | null {
  return count === 0 ? null : Math.round((stars * 10) / count) / 10
}

/** The stars that are drawn for an average: the nearest half. */
export function starsDrawn(average: number): number {
  return Math.round(average * 2) / 2
}

/** The whole stars that a product is found by in lists, as they are drawn: four and a half are four. */
export function wholeStars(rating: Rating): number | null {
  const average = averageOf(rating)
  return average === null ? null : Math.max(1, Math.floor(starsDrawn(average)))
}

/** So many reviews of the usual average count along, so that one review alone says little. */
const imagined = { count: 4, average: 3.8 }

/** The place in a list by rating, in thousandths of a star, highest first; 0 is not rated. */
export function ratingRank({ count, stars }: Rating): number {
  if (count === 0) return 0
  return Math.round(((stars + imagined.count * imagined.average) * 1_000) / (count + imagined.count))
}
