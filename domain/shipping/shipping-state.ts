import type { Rate, RatesReply, SelectedRate } from './rate.ts'
import { chooseRates } from './choice.ts'

export const shippingStates = ['notReady', 'loadable', 'loading', 'valid', 'error'] as const
/** How far a checkout has come with its shipping rates [SHIP-205]. */
export type ShippingState = (typeof shippingStates)[number]

/** What decides whether rates can be asked for. */
export interface ShippingFacts {
  hasItems: boolean
  isVirtualOnly: boolean
  isAddressValid: boolean
  signature: string
  /** Which half of a reply counts. */
  reply: 'merged' | 'split'
}

export interface ShippingProgress {
  state: ShippingState
  /** What the last call was made for. */
  signature: string | null
  reply: 'merged' | 'split'
  /** One list of rates for each package. */
  packages: readonly (readonly Rate[])[]
  selected: readonly SelectedRate[]
  /** What was chosen before rates were asked again, so that it can be kept. */
  earlier: readonly SelectedRate[]
}

/** Whether a change asks for rates: not yet, if they could differ, or in any case, as after an error. */
export type Reload = 'no' | 'if-changed' | 'always'

export type ShippingEvent =
  | { type: 'changed'; facts: ShippingFacts; reload: Reload }
  | { type: 'chosen'; shippingCode: string; packageNumber: number }
  | { type: 'loaded'; signature: string; reply: RatesReply }
  | { type: 'failed'; signature: string }

export const shippingAtStart: ShippingProgress = {
  state: 'notReady',
  signature: null,
  reply: 'merged',
  packages: [],
  selected: [],
  earlier: [],
}

/**
 * The next step of shipping in a checkout: virtual goods need no rates; without items or a valid address it is not
 * ready; a new signature makes it loadable, or loading when rates are asked for; every state but valid has neither
 * packages nor a choice; a reply to an older signature is dropped [SHIP-206..209, SHIP-211..216, SHIP-239].
 */
export function nextShipping(before: ShippingProgress, event: ShippingEvent): ShippingProgress {
  if (event.type === 'changed') return afterChange(before, event.facts, event.reload)
  if (event.type === 'chosen') return afterChoice(before, event)
  if (before.state !== 'loading' || before.signature !== event.signature) return before
  if (event.type === 'failed') return clear(before, 'error')
  const { rates, split, transactionId, error } = event.reply
  if (error || transactionId === null) return clear(before, 'error')
  const packages = packagesOf(before.reply === 'split' && split.length > 0 ? split : rates)
  if (packages.length === 0) return clear(before, 'error')
  return {
    ...before,
    state: 'valid',
    packages,
    selected: chooseRates(packages, before.earlier, transactionId),
    earlier: [],
  }
}

function afterChoice(
  before: ShippingProgress,
  { shippingCode, packageNumber }: { shippingCode: string; packageNumber: number },
): ShippingProgress {
  const rate = before.packages
    .flat()
    .find((one) => one.shippingCode === shippingCode && one.packageNumber === packageNumber)
  const replaced = before.selected.find((one) => one.packageNumber === packageNumber)
  if (!rate || !replaced) return before
  const { transactionId } = replaced
  return { ...before, selected: before.selected.map((one) => (one === replaced ? { ...rate, transactionId } : one)) }
}

function afterChange(before: ShippingProgress, facts: ShippingFacts, reload: Reload): ShippingProgress {
  const { hasItems, isVirtualOnly, isAddressValid, signature, reply } = facts
  if (!hasItems) return clear(before, 'notReady')
  if (isVirtualOnly) return { ...shippingAtStart, state: 'valid', signature }
  if (!isAddressValid) return clear(before, 'notReady')
  const isSame = before.signature === signature
  if (isSame && before.state === 'loading') return before
  if (isSame && reload !== 'always' && before.state !== 'loadable') return before
  if (reload === 'no') return clear(before, 'loadable')
  return { ...clear(before, 'loading'), signature, reply }
}

function clear(before: ShippingProgress, state: Exclude<ShippingState, 'valid'>): ShippingProgress {
  const earlier = before.selected.length > 0 ? before.selected : before.earlier
  const signature = state === 'notReady' ? null : before.signature
  return { ...before, state, signature, packages: [], selected: [], earlier }
}

/** Whether a step began a call that has to be made now [SHIP-212]. */
export function startsRatesCall(before: ShippingProgress, after: ShippingProgress): boolean {
  return after.state === 'loading' && after !== before
}

/** The rates of each package, packages in the order of their numbers. */
export function packagesOf(rates: readonly Rate[]): Rate[][] {
  const numbers = [...new Set(rates.map(({ packageNumber }) => packageNumber))].toSorted((a, b) => a - b)
  return numbers.map((number) => rates.filter(({ packageNumber }) => packageNumber === number))
}
