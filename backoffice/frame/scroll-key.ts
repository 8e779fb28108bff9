import type { Location } from 'react-router'

/**
 * Returns the key of a page's scroll position. The router gives the first page of every document the same key, so its URL
 * decides. Otherwise, a page that is opened by its URL would start at the position of another one.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? pathname + search : key
}
