import type { ShownList } from '#domain/analytics/impressions.ts'
import { reportedPath } from '#domain/analytics/redaction.ts'
import type { Signal } from '#storefront/analytics/signals/signal.ts'
import type { RecommendedRow } from './recommended-cards.ts'

interface Watch {
  report: (signal: Signal) => void
  Observer: typeof IntersectionObserver
}

/** Fraction of the row that must be visible. */
const threshold = 0.5

/**
 * Reports a row's list once half of the row is in the window, because most rows load before the shopper reaches them.
 * Returns a function that stops waiting.
 */
export function reportWhenVisible(element: Element, row: RecommendedRow, { report, Observer }: Watch): () => void {
  const list = listOfRow(row)
  if (list === null) return () => {}
  const observer = new Observer(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      report({ kind: 'list', list })
    },
    { threshold },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Returns a row's list for analytics. Cart recommendations have no list type in events [ANALYTICS-409]. */
function listOfRow({ kind, uri, cards }: RecommendedRow): ShownList | null {
  if (kind === 'cart') return null
  const url = reportedPath(uri)
  const type = kind === 'forYou' ? 'page' : kind === 'similar' ? 'product' : 'category'
  return {
    listId: `${kind}:${url}`,
    listName: kind,
    listType: kind,
    listEntity: { type, name: url, id: url, url, sku: null },
    products: cards.map(({ id, url: link }, index) => ({ id, url: link, index })),
    filters: [],
    sorts: [],
    page: 1,
  }
}
