import type { EditorState, Transaction } from '@tiptap/pm/state'

/**
 * Moves a node at the top of the document before the previous or after the next one. Returns null if there is none, or
 * if the node is not at the top.
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
