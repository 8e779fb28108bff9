import type { AnalyticsEvents } from './events.ts'

type ListView = AnalyticsEvents['listView']

interface ShownProduct {
  id: number
  url: string
  /** Position in the whole list, starting at 0. */
  index: number
}

/** A list as a shopper saw it; its products have no metadata yet. */
export interface ShownList extends Omit<ListView, 'products'> {
  products: readonly ShownProduct[]
  /** Number of the page that the first product is on, starting at 1. */
  page: number
  /** Phrase of a search, which tells its lists apart and is not sent. */
  phrase?: string
}

/** Milliseconds without a new impression after which lists are sent [ANALYTICS-496]. */
export const impressionQuietMs = 1_000

/** Products in one event, so that a message stays below its size limit. */
export const maxListedProducts = 40

/** Adds an impression to those that wait: one for each list type and entity, with every product once [ANALYTICS-449]. */
export function mergeImpressions<List extends ShownList>(waiting: readonly List[], next: List): List[] {
  const isSame = ({ listType, listEntity: { type, id }, phrase }: ShownList) =>
    phrase === next.phrase && listType === next.listType && type === next.listEntity.type && id === next.listEntity.id
  const before = waiting.find(isSame)
  if (!before) return [...waiting, next]
  const added = next.products.filter(({ id }) => !before.products.some((each) => each.id === id))
  const merged = { ...next, page: before.page, products: [...before.products, ...added] }
  return waiting.map((each) => (each === before ? merged : each))
}
