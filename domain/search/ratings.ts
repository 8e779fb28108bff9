/** The stars that a rating filter takes in: the chosen ones and all above, up to 5 [SEARCH-027]. */
export function ratingsFrom(least: number): number[] {
  return [1, 2, 3, 4, 5].filter((stars) => stars >= least)
}
