import type { Editor } from '@tiptap/core'

/** Moves a node at the top of the document before the previous or after the next one. */
export function moveNode({ state, view }: Editor, position: number, direction: -1 | 1): void {
  const { doc, tr } = state
  const index = doc.resolve(position).index(0)
  const other = index + direction
  if (other < 0 || other >= doc.childCount) return
  const node = doc.child(index)
  const target = direction === -1 ? position - doc.child(other).nodeSize : position + doc.child(other).nodeSize
  view.dispatch(
    tr
      .delete(position, position + node.nodeSize)
      .insert(target, node)
      .scrollIntoView(),
  )
}
