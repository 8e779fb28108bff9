import type { EditorState, Transaction } from '@tiptap/pm/state'

/**
 * Moves a top-level node before the previous one or after the next one. Returns null if it cannot move, or if it is not
 * a top-level node.
 */
export function moveNode(
  { doc, tr }: EditorState,
  position: number,
  direction: -1 | 1,
): { tr: Transaction; position: number } | null {
  const resolved = doc.resolve(position)
  const index = resolved.index(0)
  const other = index + direction
  if (resolved.depth > 0 || other < 0 || other >= doc.childCount) return null
  const node = doc.child(index)
  const target = direction === -1 ? position - doc.child(other).nodeSize : position + doc.child(other).nodeSize
  tr.delete(position, position + node.nodeSize)
    .insert(target, node)
    .scrollIntoView()
  return { tr, position: target }
}
