export const searchTabs = ['products', 'index', 'categories'] as const
export type SearchTab = (typeof searchTabs)[number]

/** Number of results by tab. Null if they could not be counted. */
export type TabCounts = Readonly<Record<SearchTab, number | null>>

/** Returns the tab in a URL. Products are the default. */
export function readTab(text: string | null): SearchTab {
  return searchTabs.find((tab) => tab === text) ?? 'products'
}

/** Returns the URL of a search tab. Omits filters, because they apply only to products. */
export function searchTabUrl(q: string, tab: SearchTab): string {
  const params = new URLSearchParams({ q, ...(tab !== 'products' && { tab }) })
  return `/search?${params.toString()}`
}

/** Returns the total number of results. */
export function totalOf(counts: TabCounts): number {
  return searchTabs.reduce((sum, tab) => sum + (counts[tab] ?? 0), 0)
}
