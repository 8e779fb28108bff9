import { parentProblem } from '#domain/catalog/categories/category-tree.ts'
import type { TreeCategory } from './category-types.ts'

type Placed = Pick<TreeCategory, 'id' | 'parentId'>

/** A category with its subcategories, in menu order. */
export interface Branch {
  category: TreeCategory
  children: readonly Branch[]
}

/** Returns the categories below a parent with their subcategories. */
export function branchesOf(all: readonly TreeCategory[], parentId: number | null = null): Branch[] {
  return childrenIn(all, parentId).map((category) => ({ category, children: branchesOf(all, category.id) }))
}

/** Returns the categories directly below a parent, in menu order. */
function childrenIn<C extends Placed>(all: readonly C[], parentId: number | null): C[] {
  return all.filter((category) => category.parentId === parentId)
}

/** Returns a category's ancestors from the department down, followed by the category. Empty if the id is unknown. */
export function pathTo<C extends Placed>(all: readonly C[], id: number | null): C[] {
  const found = all.find((category) => category.id === id)
  return found ? [...pathTo(all, found.parentId), found] : []
}

/** Returns a category's name after the names of its ancestors, or its id if it is unknown. */
export function pathText(all: readonly TreeCategory[], id: number): string {
  const names = pathTo(all, id).map(({ name }) => name)
  return names.join(' › ') || String(id)
}

/** Returns the categories that may become the parent of a category. A new category has the id null. */
export function parentChoices<C extends Placed>(all: readonly C[], id: number | null): C[] {
  const placed = all.map(({ id: each, parentId }, position) => ({ id: each, parentId, position }))
  return all.filter((parent) => parentProblem(placed, id, parent.id) === null)
}

/** Returns the id of the sibling that a category follows when it becomes the last one below a parent, or null. */
export function lastSibling(all: readonly Placed[], { id, parentId }: Placed): number | null {
  return childrenIn(all, parentId).findLast((sibling) => sibling.id !== id)?.id ?? null
}

/** Returns a select option, indented below its parent, because a select's options cannot be nested. */
export function indentedOption({ id, name, depth }: Pick<TreeCategory, 'id' | 'name' | 'depth'>) {
  return [String(id), `${'\u2003'.repeat(depth)}${name}`] as const
}
