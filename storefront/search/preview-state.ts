/** What a key does in the search box, as the combobox pattern of the ARIA Authoring Practices has it. */
type KeyEffect = { active: number | null } | 'submit' | 'follow' | 'close' | 'clear' | null

interface Box {
  isOpen: boolean
  /** The index of the highlighted product, null when the box itself is active. */
  active: number | null
  count: number
  isEmpty: boolean
}

/**
 * The effect of a key: arrows move one highlight through the products and back to the box, Enter follows it or searches,
 * Escape closes the preview and then clears the box; every other key types.
 */
export function keyEffect(key: string, { isOpen, active, count, isEmpty }: Box): KeyEffect {
  if (key === 'Enter') return active === null ? (isEmpty ? null : 'submit') : 'follow'
  if (key === 'Escape') return isOpen ? 'close' : 'clear'
  if (!isOpen || count === 0) return null
  if (key === 'ArrowDown') return { active: active === null ? 0 : active === count - 1 ? null : active + 1 }
  if (key === 'ArrowUp') return { active: active === null ? count - 1 : active === 0 ? null : active - 1 }
  return null
}

/** Milliseconds that typing has to rest before a request: the first after focus waits longer [SEARCH-092..094]. */
export function restBefore({ isFirst }: { isFirst: boolean }): number {
  return isFirst ? 500 : 250
}

/** How long Enter waits for an answer that may redirect [SEARCH-023]. */
export const enterWaits = 300

/** Products that the preview shows and holds places for; small screens show fewer [SEARCH-006, SEARCH-096]. */
export const shownHits = 8
export const maxPosts = 4

/** Where Enter leads: where the engine redirects this query, else to the results [SEARCH-021, SEARCH-022]. */
export function enterTarget(redirectUrl: string | undefined, searchPath: string): string {
  return redirectUrl !== undefined && /^\/(?![/\\])/.test(redirectUrl) ? redirectUrl : searchPath
}

/** The part of a suggestion that was typed, and the rest: the typed part is set lighter. */
export function typedPart(text: string, typed: string): [typed: string, rest: string] {
  const length = text.toLowerCase().startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0
  return [text.slice(0, length), text.slice(length)]
}
