/**
 * Returns the row to focus after one is removed: the next row, or else the previous row. Returns undefined if no row is
 * left.
 */
export function rowAfter(ids: readonly string[], removed: string): string | undefined {
  const index = ids.indexOf(removed)
  return index < 0 ? ids[0] : (ids[index + 1] ?? ids[index - 1])
}
