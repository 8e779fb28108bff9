import type { Suggested, SuggestedLink } from './suggestions.ts'

/** The effect of a key, by the combobox pattern of the ARIA Authoring Practices. */
type KeyEffect = { active: number | null } | 'submit' | 'follow' | 'close' | 'clear' | null

interface Box {
  isOpen: boolean
  /** Index of the highlighted product, or null for the input. */
  active: number | null
  count: number
  isEmpty: boolean
}

/**
 * Returns a key's effect: arrows move the highlight through products and input, Enter follows it or searches, Escape
 * closes the preview and then clears the input. Other keys type.
 */
export function keyEffect(key: string, { isOpen, active, count, isEmpty }: Box): KeyEffect {
  if (key === 'Enter') return active === null ? (isEmpty ? null : 'submit') : 'follow'
  if (key === 'Escape') return isOpen ? 'close' : 'clear'
  if (!isOpen || count === 0) return null
  if (key === 'ArrowDown') return { active: active === null ? 0 : active === count - 1 ? null : active + 1 }
  if (key === 'ArrowUp') return { active: active === null ? count - 1 : active === 0 ? null : active - 1 }
  return null
}

/**
 * Returns the debounce of requests in milliseconds, which is longer for the first request after focus
 * [SEARCH-092..094].
 */
export function debounceMs({ isFirst }: { isFirst: boolean }): number {
  return isFirst ? 500 : 250
}

/** Milliseconds that Enter waits for a redirect [SEARCH-023]. */
export const enterWaitMs = 300

/** Placeholders and max products of the preview [SEARCH-006, SEARCH-096]. */
export const maxHits = 8
const maxHitsOfPhones = 4

/** Returns how many products the preview shows at a width: 8, or 4 on phones [SEARCH-096]. */
export function hitsAt({ isWide }: { isWide: boolean }): number {
  return isWide ? maxHits : maxHitsOfPhones
}
export const maxPosts = 4

/** Returns where Enter leads: the engine's redirect within the shop, or the results [SEARCH-021, SEARCH-022]. */
export function enterTarget(redirectUrl: string | undefined, searchPath: string): string {
  return redirectUrl !== undefined && /^\/(?![/\\])/.test(redirectUrl) ? redirectUrl : searchPath
}

interface Suggesting {
  q: string
  status: 'loading' | 'ready' | 'failed' | 'blocked'
  total: number
  suggested: Suggested
}

/** Returns true if the displayed response has no results, even while the next query is loading. */
export function hasNoResults({ q, status, total }: Omit<Suggesting, 'suggested'>): boolean {
  return q !== '' && total === 0 && (status === 'ready' || status === 'loading')
}

/** Returns true if the displayed products are popular ones that do not belong to the typed query. */
export function isOutdated(preview: Omit<Suggesting, 'suggested'>, typed: string): boolean {
  return preview.q !== typed && (preview.q === '' || hasNoResults(preview))
}

/** Returns a function that loads a value once per key; a failed load is not cached. */
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

/** Returns the links next to the products: not the top suggestions if they are above the products. */
export function sideLinks({ suggested, ...preview }: Suggesting): readonly SuggestedLink[] {
  if (suggested.links.length > 0) return suggested.links
  return hasNoResults(preview) ? [] : suggested.top
}

/** Splits a suggestion into the typed part, which is lighter, and the rest. */
export function typedPrefix(text: string, typed: string): [typed: string, rest: string] {
  const length = text.toLowerCase().startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0
  return [text.slice(0, length), text.slice(length)]
}
