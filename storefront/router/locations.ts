import type { RouterLocation } from './route.ts'

type Href = Pick<RouterLocation, 'pathname' | 'search' | 'hash'>

export function hrefOf({ pathname, search, hash }: Href): string {
  return pathname + search + hash
}

/** Returns a key for a history entry. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Returns a shop path with the locale prefix, such as '/de/cart?x=1'. */
export function withPrefix(path: string, prefix: string): string {
  if (prefix === '') return path
  return `/${prefix}${/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path}`
}

/**
 * Returns true if only the fragment differs or both fragments are equal, so that the browser would not reload the page.
 */
export function isOtherFragment(current: Href, next: Href): boolean {
  return current.pathname === next.pathname && current.search === next.search && next.hash !== ''
}
