import type { Location } from 'react-router'

/**
 * Returns the key for a page's scroll position. The router uses the same key for the first page of every document, so
 * this function returns its URL instead. Otherwise, a page opened by URL would start at another page's scroll position.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key
}
