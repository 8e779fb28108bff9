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

/** True if only the fragment differs, or if both have the same one: the browser would not load the page again. */
export function isOtherFragment(current: Href, next: Href): boolean {
  return current.pathname === next.pathname && current.search === next.search && next.hash !== ''
}
