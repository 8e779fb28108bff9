/** Returns a rating and all higher ratings [SEARCH-027]. */
export function ratingsFrom(min: number): number[] {
  return [1, 2, 3, 4, 5].filter((stars) => stars >= min)
}
