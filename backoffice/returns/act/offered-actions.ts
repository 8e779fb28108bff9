import { nextReturnState, type ReturnEvent } from '#domain/returns/transitions.ts'
import type { ReturnDetail } from '../return-types.ts'

type ReturnAction = Extract<ReturnEvent, 'approve' | 'receive' | 'refund' | 'exchange' | 'reject'>

/** Returns the actions currently allowed for a return, the most likely first. */
export function offeredActions({
  state,
  resolution,
  items,
}: Pick<ReturnDetail, 'state' | 'resolution'> & {
  items: readonly Pick<ReturnDetail['items'][number], 'accepted'>[]
}): ReturnAction[] {
  const isAccepted = items.some(({ accepted }) => (accepted ?? 0) > 0)
  const closing = resolution === 'exchange' ? (['exchange', 'refund'] as const) : (['refund', 'exchange'] as const)
  const actions = ['approve', 'receive', ...closing, 'reject'] as const
  return actions.filter((action) => {
    if (nextReturnState(state, action) === null) return false
    return action === 'reject' ? !isAccepted : state !== 'received' || isAccepted
  })
}
