/** Returns the row to focus once another one is removed: the next, else the previous, or undefined for the only one. */
export function rowAfter(ids: readonly string[], removed: string): string | undefined {
  const index = ids.indexOf(removed)
  return index < 0 ? ids[0] : (ids[index + 1] ?? ids[index - 1])
}
