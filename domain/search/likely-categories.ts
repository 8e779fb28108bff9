import { editsBetween, maxEdits } from './query/typing-errors.ts'
import { queryWords, wordsOf } from './query/words.ts'

/**
 * Returns matching categories, those with the most matching words first. In a tie, departments come first. An empty
 * phrase matches all categories.
 */
export function likelyCategories<C extends { name: string; parentId: number | null }>(
  categories: readonly C[],
  phrase: string,
): C[] {
  const query = queryWords(phrase)
  return categories
    .map((category) => ({ category, fitting: wordsIn(category.name, query) }))
    .filter(({ fitting }) => phrase === '' || fitting > 0)
    .toSorted((a, b) => b.fitting - a.fitting || (a.category.parentId ?? -1) - (b.category.parentId ?? -1))
    .map(({ category }) => category)
}

function wordsIn(name: string, query: readonly string[]): number {
  const words = wordsOf(name)
  return query.filter((word, index) => {
    const isBegun = index === query.length - 1
    const max = maxEdits(word)
    return words.some((each) => editsBetween(word, each, max, isBegun) <= max)
  }).length
}
