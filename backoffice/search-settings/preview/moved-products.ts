/** Returns the ids that are new or have moved up among the products in both lists. */
export function movedProducts(before: readonly number[], after: readonly number[]): ReadonlySet<number> {
  const shared = before.filter((id) => after.includes(id))
  const inBoth = after.filter((id) => before.includes(id))
  return new Set(after.filter((id) => !before.includes(id) || inBoth.indexOf(id) < shared.indexOf(id)))
}
