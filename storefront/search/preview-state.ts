import type { SearchSuggestions, SuggestedLink } from './suggestions.ts'

/** A key's effect, following the combobox pattern in the ARIA Authoring Practices. */
type KeyEffect = { active: number | null } | 'submit' | 'follow' | 'close' | 'clear' | null

interface Box {
  isOpen: boolean
  /** Index of the highlighted product, or null for the input. */
  active: number | null
  count: number
  isEmpty: boolean
}

/**
 * Returns a key's effect. Arrow keys move between the products and the input. Enter opens the highlighted product or
 * searches. Escape closes the preview, then clears the input. Other keys enter text.
 */
export function keyEffect(key: string, { isOpen, active, count, isEmpty }: Box): KeyEffect {
  if (key === 'Enter') return active === null ? (isEmpty ? null : 'submit') : 'follow'
  if (key === 'Escape') return isOpen ? 'close' : 'clear'
  if (!isOpen || count === 0) return null
  if (key === 'ArrowDown') return { active: active === null ? 0 : active === count - 1 ? null : active + 1 }
  if (key === 'ArrowUp') return { active: active === null ? count - 1 : active === 0 ? null : active - 1 }
  return null
}

/** Returns the request debounce in milliseconds. It is longer for the first request after focus [SEARCH-092..094]. */
export function debounceMs({ isFirst }: { isFirst: boolean }): number {
  return isFirst ? 500 : 250
}

/** How long Enter waits for a redirect, in milliseconds [SEARCH-023]. */
export const enterWaitMs = 300

/** Number of placeholders and maximum number of products in the preview [SEARCH-006, SEARCH-096]. */
export const maxHits = 8
const maxHitsOfPhones = 4

/** Returns how many products the preview shows: 8, or 4 on phones [SEARCH-096]. */
export function maxHitsAt({ isWide }: { isWide: boolean }): number {
  return isWide ? maxHits : maxHitsOfPhones
}
export const maxPosts = 4

/**
 * Returns the target URL for Enter: the engine's redirect if it is within the shop, or else the results page
 * [SEARCH-021, SEARCH-022].
 */
export function enterTarget(redirectUrl: string | undefined, searchPath: string): string {
  return redirectUrl !== undefined && /^\/(?![/\\])/.test(redirectUrl) ? redirectUrl : searchPath
}

interface Suggesting {
  q: string
  status: 'loading' | 'ready' | 'failed' | 'blocked'
  total: number
  suggested: SearchSuggestions
}

/** Returns true if the displayed response has no results, even while the next query loads. */
export function hasNoResults({ q, status, total }: Omit<Suggesting, 'suggested'>): boolean {
  return q !== '' && total === 0 && (status === 'ready' || status === 'loading')
}

/** Returns true if the preview shows popular products that do not match the entered query. */
export function isOutdated(preview: Omit<Suggesting, 'suggested'>, typed: string): boolean {
  return preview.q !== typed && (preview.q === '' || hasNoResults(preview))
}

/** Returns a function that loads a value once per key. A failed load is not cached. */
export function loadOnce<T>(): (key: string, load: () => Promise<T>) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (key, load) => {
    const known = loaded.get(key)
    if (known) return known
    const loading = load()
    loaded.set(key, loading)
    loading.catch(() => loaded.delete(key))
    return loading
  }
}

/** Returns the links next to the products. Excludes the top suggestions if they are above the products. */
export function previewLinks({ suggested, ...preview }: Suggesting): readonly SuggestedLink[] {
  if (suggested.links.length > 0) return suggested.links
  return hasNoResults(preview) ? [] : suggested.top
}

/** Splits a suggestion into the entered part, which is shown lighter, and the rest. */
export function typedPrefix(text: string, typed: string): [typed: string, rest: string] {
  const length = text.toLowerCase().startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0
  return [text.slice(0, length), text.slice(length)]
}
