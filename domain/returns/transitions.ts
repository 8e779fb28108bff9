export const returnStates = [
  'requested',
  'approved',
  'in_transit',
  'received',
  'refunded',
  'exchanged',
  'rejected',
  'cancelled',
] as const
export type ReturnState = (typeof returnStates)[number]
export type ReturnEvent = 'approve' | 'send' | 'receive' | 'refund' | 'exchange' | 'reopen' | 'reject' | 'cancel'

const transitions: readonly { from: readonly ReturnState[]; event: ReturnEvent; to: ReturnState }[] = [
  { from: ['requested'], event: 'approve', to: 'approved' },
  { from: ['approved'], event: 'send', to: 'in_transit' },
  { from: ['approved', 'in_transit'], event: 'receive', to: 'received' },
  { from: ['received'], event: 'refund', to: 'refunded' },
  { from: ['received'], event: 'exchange', to: 'exchanged' },
  { from: ['exchanged'], event: 'reopen', to: 'received' },
  { from: ['requested', 'approved', 'in_transit', 'received'], event: 'reject', to: 'rejected' },
  { from: ['requested', 'approved'], event: 'cancel', to: 'cancelled' },
]

/** Returns the state after an event, or null if the event is not allowed in this state. */
export function nextReturnState(from: ReturnState, event: ReturnEvent): ReturnState | null {
  return transitions.find((each) => each.event === event && each.from.includes(from))?.to ?? null
}

/** Returns the state that an allowed event leads to. */
export function stateAfter(event: ReturnEvent): ReturnState {
  return transitions.find((each) => each.event === event)!.to
}

/** Returns true until a return is refunded, exchanged, rejected, or canceled. */
export function isOpenReturn(state: ReturnState): boolean {
  return nextReturnState(state, 'reject') !== null
}
