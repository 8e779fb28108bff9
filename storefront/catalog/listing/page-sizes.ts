/** Products per list page and per preview [SEARCH-064, SEARCH-065, SEARCH-408]. */
export const pageSizes = { list: 80, preview: 12 } as const
