/** How far a checkout has come with its shipping rates [SHIP-205]. */
export const shippingStates = ['notReady', 'loadable', 'loading', 'valid', 'error'] as const
type ShippingState = (typeof shippingStates)[number]

/** What decides whether rates can be asked for. */
export interface ShippingFacts {
  hasItems: boolean
  isAddressValid: boolean
  /** The same exactly when rates would be. */
  signature: string
}

export interface ShippingProgress {
  state: ShippingState
  /** What the last call was made for; null before the first one. */
  signature: string | null
  /** How that call ended; null while it runs. */
  outcome: 'valid' | 'error' | null
}

/** Whether a change asks for rates: not yet, if they could differ, or in any case, as after an error. */
export type Reload = 'no' | 'if-changed' | 'always'

type ShippingEvent =
  | { type: 'changed'; facts: ShippingFacts; reload: Reload }
  | { type: 'ended'; signature: string; outcome: 'valid' | 'error' }

/**
 * The next step of shipping in a checkout: without items or a valid address it is not ready; a new signature makes it
 * loadable, or loading when rates are asked for; the signature of the last call needs no other one; what comes of a call
 * for an older signature is dropped [SHIP-207..209, SHIP-211..213, SHIP-216, SHIP-239].
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
  { hasItems, isAddressValid, signature }: ShippingFacts,
  reload: Reload,
): ShippingProgress {
  if (!hasItems || !isAddressValid) return { ...before, state: 'notReady' }
  const isSame = before.signature === signature
  const isRunning = isSame && before.outcome === null
  if (isRunning || (isSame && reload !== 'always')) return { ...before, state: before.outcome ?? 'loading' }
  if (reload === 'no') return { ...before, state: 'loadable' }
  return { state: 'loading', signature, outcome: null }
}

/** Whether a step began a call that has to be made now [SHIP-212]. */
export function startsRatesCall(before: ShippingProgress, after: ShippingProgress): boolean {
  return after.state === 'loading' && (before.signature !== after.signature || before.outcome !== null)
}
