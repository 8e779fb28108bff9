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
  /** Search phrase. It distinguishes lists and is never sent. */
  phrase?: string
}

/** Lists are sent after this many milliseconds without a new impression [ANALYTICS-496]. */
export const impressionIdleMs = 1_000

/** Maximum products per event, which limits the message size. */
export const maxListedProducts = 40

/**
 * Merges an impression into the waiting ones. Each list type and entity has one, with every product once
 * [ANALYTICS-449].
 */
export function mergeImpressions<List extends ShownList>(waiting: readonly List[], next: List): List[] {
  const isSame = ({ listType, listEntity: { type, id }, phrase }: ShownList) =>
    phrase === next.phrase && listType === next.listType && type === next.listEntity.type && id === next.listEntity.id
  const before = waiting.find(isSame)
  if (!before) return [...waiting, next]
  const added = next.products.filter(({ id }) => !before.products.some((each) => each.id === id))
  const merged = { ...next, page: before.page, products: [...before.products, ...added] }
  return waiting.map((each) => (each === before ? merged : each))
}
