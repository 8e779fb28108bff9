import type { RecommendationKind } from './widgets.ts'

/** A product's lists of other products, each sorted best first. */
export interface RelatedProductLists {
  id: number
  together: readonly number[]
  /** Related products chosen by the merchant. */
  related: readonly number[]
  similar: readonly number[]
  /** Products viewed in the same visits. */
  viewed: readonly number[]
}

/**
 * Returns products to recommend for the seeds, best first, excluding the seeds. A cart gets complementary products. A
 * product page gets similar ones, because it already shows those chosen by the merchant. "For you" interleaves both.
 */
export function mixRecommendations(
  kind: RecommendationKind,
  seeds: readonly RelatedProductLists[],
  popular: readonly number[],
): number[] {
  const together = inTurn(seeds.map((seed) => seed.together))
  const related = inTurn(seeds.map((seed) => seed.related))
  const replaceable = inTurn(seeds.map((seed) => seed.similar))
  const similar = inTurn([replaceable, inTurn(seeds.map((seed) => seed.viewed))])
  // Visits often include both a bar and plates, so being viewed together does not make a product a replacement.
  const alike = new Set(replaceable)
  const lists = {
    similar: [...similar, ...together],
    cart: [...together, ...related, ...popular.filter((id) => !alike.has(id))],
    forYou: [...inTurn([similar, [...together, ...related]]), ...popular],
  }
  const own = new Set(seeds.map(({ id }) => id))
  return [...new Set(lists[kind])].filter((id) => !own.has(id))
}

/** Takes the first item from each list, then the second from each, and so on. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
