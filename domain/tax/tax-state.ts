import type { ShippingState } from '#domain/shipping/shipping-state.ts'

export const taxStates = ['notReady', 'loading', 'valid', 'error'] as const
export type TaxState = (typeof taxStates)[number]

/** What decides whether tax can be asked for. */
export interface TaxFacts {
  shipping: ShippingState
  isAddressValid: boolean
  /** Changes when anything that tax depends on does. */
  signature: string
}

/** What a browser reads of a tax reply: anything may be missing in it. */
export interface TaxReply {
  totalTaxAmount?: number | undefined
  vatResponse?: { valid: boolean | null } | undefined
}

export interface TaxProgress {
  state: TaxState
  signature: string | null
  total: number | null
  vatValid: boolean | null
}

export type TaxEvent =
  | { type: 'changed'; facts: TaxFacts; force: boolean }
  | { type: 'loaded'; signature: string; reply: TaxReply }
  | { type: 'failed'; signature: string }

export const taxAtStart: TaxProgress = { state: 'notReady', signature: null, total: null, vatValid: null }

/**
 * The next step of tax in a checkout: it waits for valid shipping and a valid address, asks once for each signature, and
 * is in error when the call fails or the reply has no total, zero being one [TAX-201..204, TAX-215, TAX-216].
 */
export function nextTax(before: TaxProgress, event: TaxEvent): TaxProgress {
  if (event.type === 'changed') {
    const { shipping, isAddressValid, signature } = event.facts
    if (shipping !== 'valid' || !isAddressValid) return taxAtStart
    const isKnown = before.signature === signature && before.state !== 'notReady'
    return isKnown && !event.force ? before : { ...taxAtStart, state: 'loading', signature }
  }
  // A reply to a question that is no longer asked says nothing.
  if (before.state !== 'loading' || before.signature !== event.signature) return before
  if (event.type === 'failed' || event.reply.totalTaxAmount === undefined) return { ...before, state: 'error' }
  const { totalTaxAmount, vatResponse } = event.reply
  return { ...before, state: 'valid', total: totalTaxAmount, vatValid: vatResponse?.valid ?? null }
}

/** Whether a step began a call that has to be made now. */
export function startsTaxCall(before: TaxProgress, after: TaxProgress): boolean {
  return after.state === 'loading' && after !== before
}

/** The address that tax goes by: the store's for pickup, billing for virtual goods, else shipping [TAX-205..207]. */
export function taxAddress<A>(
  order: { isPickup: boolean; isVirtualOnly: boolean },
  addresses: { pickup: A; billing: A; shipping: A },
): A {
  if (order.isVirtualOnly) return addresses.billing
  return order.isPickup ? addresses.pickup : addresses.shipping
}
