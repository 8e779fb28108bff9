import { wordsAsked, wordsOf } from '#domain/search/words.ts'
import type { IssuePage, IssueProduct } from './page.ts'

const maxFound = 60

interface FoundInIssue {
  page: number
  product: IssueProduct
}

/** Finds all words of a phrase, the last one as a prefix, page by page [CATALOG-009]. */
export function findInIssue(pages: readonly IssuePage[], phrase: string): FoundInIssue[] {
  const asked = wordsAsked(phrase)
  const last = asked.at(-1)
  if (last === undefined) return []
  const whole = asked.slice(0, -1)
  const found = pages.flatMap(({ heading, products }, index) =>
    products
      .filter(({ name, brand, fact, lead }) => {
        const words = wordsOf(`${name} ${brand} ${fact} ${lead} ${heading}`)
        return whole.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last))
      })
      .map((product) => ({ page: index + 1, product })),
  )
  return found.slice(0, maxFound)
}
