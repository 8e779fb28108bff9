export const searchTabs = ['products', 'index', 'categories'] as const
export type SearchTab = (typeof searchTabs)[number]

/** Number of results by tab; null if they could not be counted. */
export type TabCounts = Readonly<Record<SearchTab, number | null>>

/** Returns the tab of a URL; products are the default. */
export function readTab(text: string | null): SearchTab {
  return searchTabs.find((tab) => tab === text) ?? 'products'
}

/** Returns the URL of a tab of a search, without filters, because they are those of products. */
export function tabAddress(q: string, tab: SearchTab): string {
  const params = new URLSearchParams({ q, ...(tab !== 'products' && { tab }) })
  return `/search?${params.toString()}`
}

/** Returns the number of all results. */
export function totalOf(counts: TabCounts): number {
  return searchTabs.reduce((sum, tab) => sum + (counts[tab] ?? 0), 0)
}
