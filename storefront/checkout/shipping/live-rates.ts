import { nextShipping, startsRatesCall, type Reload, type ShippingProgress } from '#domain/shipping/shipping-state.ts'
import { orderSignature } from '#domain/shipping/signature.ts'
import type { Site } from '#domain/sites.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { findAddressProblems, type SentDraft } from '../address/address-form.ts'
import type { readShipping } from './read-shipping.ts'
import { isPickupOrder, findPickupPlace, type Checkout } from '../placing/compose-order.ts'

export interface DisplayedRates {
  /** The checkout; rates, tax, and total are absent while unknown. */
  checkout: Checkout
  isBusy: boolean
  /** True if the last call got no response. */
  isFailed: boolean
}

type Entered = ReturnType<typeof readShipping>

interface LiveRatesOptions {
  site: Site
  save: (draft: SentDraft) => Promise<Checkout>
  show: (shown: DisplayedRates) => void
}

export function initialRates(checkout: Checkout): DisplayedRates {
  return { checkout, isBusy: false, isFailed: false }
}

/**
 * Synchronizes rates with a form: `take` receives the input and a flag for loading rates. Selecting a rate needs no
 * call, and outdated responses are ignored [SHIP-209, SHIP-212, SHIP-216].
 */
export function liveRates(loaded: Checkout, { site, save, show }: LiveRatesOptions) {
  let checkout = loaded
  let progress = progressOf(loaded)
  let chosen = loaded.draft.rates
  let isBusy = false
  let isFailed = false
  let turn = 0

  const notify = () => {
    const { state } = progress
    const hasNoResponse = state === 'error' && isFailed
    const isKnown = state === 'valid' || (state === 'error' && !isFailed)
    show({ checkout: isKnown ? checkout : withoutRates(checkout, state), isBusy, isFailed: hasNoResponse })
  }

  const send = async (entered: Entered, signature: string) => {
    const mine = (turn += 1)
    isBusy = true
    notify()
    const saved = await save({ ...entered, rates: chosen }).catch(() => null)
    if (mine !== turn) return
    isBusy = false
    isFailed = saved === null
    if (saved) {
      checkout = saved
      chosen = saved.draft.rates
    }
    const outcome = saved?.shipping.state === 'valid' ? 'valid' : 'error'
    progress = nextShipping(progress, { type: 'ended', signature, outcome })
    notify()
  }

  return {
    take(entered: Entered, reload: Reload) {
      const before = progress
      const isPickup = checkout.pickup !== null && (entered.pickup ?? isPickupOrder(checkout))
      const signature = signatureOf(checkout, entered, isPickup)
      const problems = findAddressProblems(site, isPickup ? 'pickup' : 'shipping', entered.shippingAddress)
      const isAddressValid = problems.length === 0
      const facts = { hasItems: checkout.cart.lines.length > 0, isAddressValid, signature }
      progress = nextShipping(before, { type: 'changed', facts, reload })
      const isOtherChoice = progress.state === 'valid' && hasNewChoice(entered, checkout)
      if (entered.rates) chosen = entered.rates
      if (startsRatesCall(before, progress) || (isOtherChoice && reload !== 'no')) void send(entered, signature)
      else if (progress.state !== before.state) notify()
    },
    stop() {
      turn += 1
    },
  }
}

function progressOf({ shipping: { state }, ...checkout }: Checkout): ShippingProgress {
  if (state !== 'valid' && state !== 'error') return { state, signature: null, outcome: null }
  const signature = signatureOf(checkout, checkout.draft, isPickupOrder(checkout))
  return { state, signature, outcome: state }
}

/** Returns a signature of all input that affects the rates [SHIP-210]. */
function signatureOf(
  { cart, draft, pickup }: Pick<Checkout, 'cart' | 'draft' | 'pickup'>,
  { shippingAddress, shippingMode, pickupId }: Pick<Entered, 'shippingAddress' | 'shippingMode' | 'pickupId'>,
  isPickup: boolean,
): string {
  // Pickup depends on the chosen location, not on the entered address.
  const place = isPickup ? findPickupPlace(pickup!, pickupId) : null
  const { postcode, region, countryId } = place ?? shippingAddress
  const { vatNumber } = shippingAddress
  const subtotal = toMinor(cart.shownSubtotal)
  const mode = shippingMode ?? draft.shippingMode
  const order = { items: cart.lines, subtotal, mode, postcode, region, countryId, vatNumber }
  return orderSignature(order) + (place ? ` pickup ${place.id}` : '')
}

function hasNewChoice({ rates }: Entered, { draft }: Checkout): boolean {
  const isUnchanged = ({ packageNumber, shippingCode }: Checkout['draft']['rates'][number]) =>
    draft.rates.some((rate) => rate.packageNumber === packageNumber && rate.shippingCode === shippingCode)
  return rates !== undefined && !rates.every(isUnchanged)
}

/**
 * Returns the checkout without rates: none are offered or selected, and tax and total are unknown [SHIP-214, SHIP-215,
 * TAX-201].
 */
export function withoutRates(checkout: Checkout, state: Checkout['shipping']['state']): Checkout {
  const { shipping, draft, tax, totals } = checkout
  return {
    ...checkout,
    draft: { ...draft, rates: [] },
    shipping: { ...shipping, state, rates: [], error: null, skus: [] },
    tax: { ...tax, state: 'notReady', summary: [], vatValid: null },
    totals: { ...totals, shownShipping: null, tax: null, grandTotal: null, wire: null },
  }
}
