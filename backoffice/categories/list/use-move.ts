import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { TreeCategory } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { placeForMove, type Direction } from './place-for-move.ts'

export interface Moves {
  reload: () => Promise<void>
  /** Runs before the list shows the new order, with the id of the button that moved the category. */
  onMoved: (buttonId: string) => void
  /** Announces a move to screen readers. */
  announce: (status: string) => void
}

/** Moves a category by one place among its siblings, then reloads the list. A refused move reloads it too. */
export function useMove(
  { id, parentId, name }: TreeCategory,
  siblings: readonly TreeCategory[],
  direction: Direction,
  { reload, onMoved, announce }: Moves,
) {
  const place = placeForMove(siblings, id, direction)
  const after = place?.after ?? null
  const buttonId = `move-${id}-${direction}`
  const submission = useSubmit({
    send: async (key) => {
      const input = { params: { id: String(id) }, body: { parentId, after: after?.id ?? null }, key }
      try {
        await call('PUT /svc_admin/categories/{id}/place', input)
      } catch (error) {
        if (isRefusalError(error)) await reload()
        throw error
      }
      onMoved(buttonId)
      await reload()
    },
    entries: `${parentId} ${after?.id}`,
    onDone: () => announce(after ? texts.movedAfter(name, after.name) : texts.movedFirst(name)),
  })
  return { ...submission, direction, buttonId, isEnd: place === null }
}
