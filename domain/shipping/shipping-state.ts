/** [SHIP-205] */
export const shippingStates = ['notReady', 'loadable', 'loading', 'valid', 'error'] as const
type ShippingState = (typeof shippingStates)[number]

export interface ShippingInputs {
  hasItems: boolean
  isAddressValid: boolean
  signature: string
}

export interface ShippingProgress {
  state: ShippingState
  /** Signature of the last request, or null before the first one. */
  signature: string | null
  /** Result, or null while a request is running. */
  outcome: 'valid' | 'error' | null
}

export type Reload = 'no' | 'if-changed' | 'always'

type ShippingEvent =
  | { type: 'changed'; facts: ShippingInputs; reload: Reload }
  | { type: 'ended'; signature: string; outcome: 'valid' | 'error' }

/**
 * Returns the next rate state after an event. Drops results for an older signature [SHIP-207..209, SHIP-211..213,
 * SHIP-216, SHIP-239].
 */
export function nextShipping(before: ShippingProgress, event: ShippingEvent): ShippingProgress {
  if (event.type === 'changed') return afterChange(before, event.facts, event.reload)
  const { signature, outcome } = event
  if (before.signature !== signature) return before
  const isShown = before.state === 'loading' || before.state === 'valid'
  return { state: isShown ? outcome : before.state, signature, outcome }
}

function afterChange(
  before: ShippingProgress,
  { hasItems, isAddressValid, signature }: ShippingInputs,
  reload: Reload,
): ShippingProgress {
  if (!hasItems || !isAddressValid) return { ...before, state: 'notReady' }
  const isSame = before.signature === signature
  const isRunning = isSame && before.outcome === null
  if (isRunning || (isSame && reload !== 'always')) return { ...before, state: before.outcome ?? 'loading' }
  if (reload === 'no') return { ...before, state: 'loadable' }
  return { state: 'loading', signature, outcome: null }
}

/** Returns true if new rates must be requested [SHIP-212]. */
export function startsRatesCall(before: ShippingProgress, after: ShippingProgress): boolean {
  return after.state === 'loading' && (before.signature !== after.signature || before.outcome !== null)
}
