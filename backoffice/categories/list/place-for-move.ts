export type Direction = 'up' | 'down'

/** Place of a moved category: after a sibling, or first if `after` is null. */
interface Place<C> {
  after: C | null
}

/** Returns the place of a category that moves by one among its siblings, or null if it is at the end already. */
export function placeForMove<C extends { id: number }>(
  siblings: readonly C[],
  id: number,
  direction: Direction,
): Place<C> | null {
  const at = siblings.findIndex((sibling) => sibling.id === id)
  if (at < 0) return null
  if (direction === 'up') return at === 0 ? null : { after: siblings[at - 2] ?? null }
  const next = siblings[at + 1]
  return next ? { after: next } : null
}
