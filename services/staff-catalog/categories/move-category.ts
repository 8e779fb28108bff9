import {
  childrenOf,
  parentProblem,
  positionsAfter,
  type PlaceProblem,
} from '#domain/catalog/categories/category-tree.ts'
import type { Transaction } from '#platform/database.ts'
import { readPlaces, writePlace } from './repository.ts'
import { publishCategory } from './publish-category.ts'

interface Place {
  parentId: number | null
  after: number | null
}

/**
 * Moves an existing category below a parent, after one of its children or first, and shows it there in the shop. The
 * caller holds the lock of all categories. Returns a problem, or null.
 */
export async function moveCategory(
  tx: Transaction,
  id: number,
  { parentId, after }: Place,
): Promise<PlaceProblem | null> {
  const all = await readPlaces(tx)
  const problem = parentProblem(all, id, parentId)
  if (problem) return problem
  const siblings = childrenOf(all, parentId)
  if (isAlreadyThere(siblings, id, after)) return null
  const positions = positionsAfter(siblings, id, after)
  if (!positions) return 'neighbor_not_found'
  for (const { id: moved, position } of positions) await writePlace(tx, { id: moved, parentId, position })
  await publishCategory(tx, id)
  return null
}

function isAlreadyThere(siblings: readonly { id: number }[], id: number, after: number | null): boolean {
  const at = siblings.findIndex((sibling) => sibling.id === id)
  return at >= 0 && (siblings[at - 1]?.id ?? null) === after
}
