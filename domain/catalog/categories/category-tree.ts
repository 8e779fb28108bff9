/** A category's place in the tree. */
export interface PlacedCategory {
  id: number
  parentId: number | null
  position: number
}

/** Maximum lengths in characters; `depth` is the number of levels in the shop's menu, `all` the maximum number of categories. */
export const categoryLimits = { name: 80, text: 400, facets: 12, depth: 3, all: 1_000 }

/** Distance between neighbors after they are numbered again, so that later moves change one category only. */
const gap = 1_024

export type PlaceProblem = 'parent_not_found' | 'within_itself' | 'too_deep' | 'neighbor_not_found'

/**
 * Returns the reason why a category cannot be placed below a parent, or null. The subcategories of the category move with
 * it, so the whole branch must fit into the menu's levels [SHELL-019].
 */
export function parentProblem(
  all: readonly PlacedCategory[],
  id: number | null,
  parentId: number | null,
): Exclude<PlaceProblem, 'neighbor_not_found'> | null {
  if (parentId === null) return null
  const byId = new Map(all.map((category) => [category.id, category]))
  if (!byId.has(parentId)) return 'parent_not_found'
  let levelsAbove = 0
  for (let at: number | null = parentId; at !== null; at = byId.get(at)?.parentId ?? null) {
    if (at === id) return 'within_itself'
    levelsAbove += 1
    // A loop can only come from outside this function.
    if (levelsAbove > all.length) return 'within_itself'
  }
  const height = id === null ? 1 : levelsOf(all, id)
  return levelsAbove + height > categoryLimits.depth ? 'too_deep' : null
}

/** Returns the number of levels of a category and its descendants. */
function levelsOf(all: readonly PlacedCategory[], id: number): number {
  const children = all.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...children.map((child) => levelsOf(all, child.id)))
}

/** Returns the ids of a category and of all categories below it. */
export function branchIds(all: readonly Pick<PlacedCategory, 'id' | 'parentId'>[], id: number): number[] {
  const byParent = Map.groupBy(all, ({ parentId }) => parentId)
  const found = new Set([id])
  // Ids that are added to the set during the loop are visited too.
  for (const each of found) for (const child of byParent.get(each) ?? []) found.add(child.id)
  return [...found]
}

/** Returns the categories below a parent in menu order. */
export function childrenOf<C extends PlacedCategory>(all: readonly C[], parentId: number | null): C[] {
  return all
    .filter((category) => category.parentId === parentId)
    .toSorted((a, b) => a.position - b.position || a.id - b.id)
}

/**
 * Returns the new positions that place a category after a sibling, or first if `after` is null. Usually only the moved
 * category changes; its siblings are numbered again if there is no free position between them. Returns undefined if the
 * parent has no such child.
 */
export function positionsAfter(
  siblings: readonly PlacedCategory[],
  id: number,
  after: number | null,
): { id: number; position: number }[] | undefined {
  const others = siblings.filter((sibling) => sibling.id !== id)
  const at = after === null ? 0 : others.findIndex((sibling) => sibling.id === after) + 1
  if (after !== null && at === 0) return undefined
  const [before, next] = [others[at - 1]?.position, others[at]?.position]
  const free = freePosition(before, next)
  if (free !== undefined) return [{ id, position: free }]
  const ids = [
    ...others.slice(0, at).map((sibling) => sibling.id),
    id,
    ...others.slice(at).map((sibling) => sibling.id),
  ]
  const stored = new Map(siblings.map((sibling) => [sibling.id, sibling.position]))
  return ids
    .map((each, index) => ({ id: each, position: (index + 1) * gap }))
    .filter(({ id: each, position }) => each === id || stored.get(each) !== position)
}

const [minPosition, maxPosition] = [0, 1_000_000_000]

function freePosition(before: number | undefined, next: number | undefined): number | undefined {
  if (before === undefined && next === undefined) return gap
  if (next === undefined) return before! + gap <= maxPosition ? before! + gap : undefined
  const low = before ?? minPosition - 1
  const middle = Math.floor((low + next) / 2)
  return middle > low && middle < next ? middle : undefined
}
