import { nextReturnState, type ReturnEvent } from '#domain/returns/transitions.ts'
import type { ReturnDetail } from '../return-types.ts'

/** `exchange` creates an exchange order; `record_exchange` enters the number of an order that staff placed. */
type ReturnAction =
  | Extract<ReturnEvent, 'approve' | 'receive' | 'refund' | 'exchange' | 'reject'>
  | 'record_exchange'
  | 'cancel_exchange'
  | 'cancel_payment'

/** Returns the actions currently allowed for a return, most likely first. */
export function offeredActions({
  state,
  resolution,
  items,
  exchangeOrder,
  exchangePayment,
}: Pick<ReturnDetail, 'state' | 'resolution' | 'exchangeOrder' | 'exchangePayment'> & {
  items: readonly Pick<ReturnDetail['items'][number], 'accepted'>[]
}): ReturnAction[] {
  const isAccepted = items.some(({ accepted }) => (accepted ?? 0) > 0)
  // A payment link for a price difference must be paid or canceled first.
  if (exchangePayment) return exchangePayment.state === 'paid' ? ['exchange'] : ['cancel_payment']
  const exchange = ['exchange', 'record_exchange'] as const
  const closing = resolution === 'exchange' ? ([...exchange, 'refund'] as const) : (['refund', ...exchange] as const)
  const actions = ['approve', 'receive', ...closing, 'reject', 'cancel_exchange'] as const
  return actions.filter((action) => {
    if (action === 'cancel_exchange') return exchangeOrder?.canCancel === true
    if (nextReturnState(state, action === 'record_exchange' ? 'exchange' : action) === null) return false
    return action === 'reject' ? !isAccepted : state !== 'received' || isAccepted
  })
}
