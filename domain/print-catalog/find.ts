import { queryWords, wordsOf } from '#domain/search/query/words.ts'
import type { PrintCatalogPage, PrintCatalogProduct } from './page.ts'

const maxFound = 60

interface PrintCatalogMatch {
  page: number
  product: PrintCatalogProduct
}

/**
 * Finds products in the print catalog that match every word in a phrase. The last word may be a prefix [CATALOG-009].
 */
export function findInPrintCatalog(pages: readonly PrintCatalogPage[], phrase: string): PrintCatalogMatch[] {
  const query = queryWords(phrase)
  const last = query.at(-1)
  if (last === undefined) return []
  const whole = query.slice(0, -1)
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
