export interface Point {
  x: number
  y: number
}

/** A panel's left edge, in the pointer's coordinates. */
interface Edge {
  left: number
  top: number
  bottom: number
}

/**
 * Returns true if a pointer moving from `from` to `at` heads into the triangle between `from` and the panel's left
 * edge. Such a diagonal move must not select the entries that it crosses [SHELL-019].
 */
export function isTowardPanel(from: Point, at: Point, { left, top, bottom }: Edge): boolean {
  if (at.x <= from.x || left <= from.x) return false
  const share = (at.x - from.x) / (left - from.x)
  return at.y >= from.y + (top - from.y) * share && at.y <= from.y + (bottom - from.y) * share
}
