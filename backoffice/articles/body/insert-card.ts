import type { Node } from '@tiptap/pm/model'
import { Selection, type Transaction } from '@tiptap/pm/state'

/**
 * Inserts a card below the top-level node where the selection ends, and moves the cursor after the card. The card
 * replaces an empty paragraph.
 */
export function insertCard(tr: Transaction, card: Node): Transaction {
  const { $to } = tr.selection
  const part = $to.depth > 0 ? $to.node(1) : null
  const end = part ? $to.after(1) : $to.pos
  const start = part?.type.name === 'paragraph' && part.content.size === 0 ? $to.before(1) : end
  tr.replaceWith(start, end, card)
  return tr.setSelection(Selection.near(tr.doc.resolve(start + card.nodeSize))).scrollIntoView()
}
