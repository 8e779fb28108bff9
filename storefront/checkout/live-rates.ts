import { nextShipping, startsRatesCall, type Reload, type ShippingProgress } from '#domain/shipping/shipping-state.ts'
import { orderSignature } from '#domain/shipping/signature.ts'
import type { Site } from '#domain/sites.ts'
import { minorOf } from '#storefront/page/price.ts'
import { problemsOf, type SentDraft } from './address-form.ts'
import type { readShipping } from './checkout-actions.ts'
import { isCollected, placeNamed, type Checkout } from './compose-order.ts'

/** What the shipping step shows while its form is filled in. */
export interface ShownRates {
  /** Without rates, tax and total while these are not known. */
  checkout: Checkout
  /** A question is on its way. */
  isBusy: boolean
  /** The last question was not answered at all. */
  isFailed: boolean
}

type Entered = ReturnType<typeof readShipping>

interface LiveRatesOptions {
  site: Site
  /** Keeps what was entered and answers what follows from it. */
  save: (draft: SentDraft) => Promise<Checkout>
  show: (shown: ShownRates) => void
}

/** What is shown of a checkout as it was loaded. */
export function ratesAsLoaded(checkout: Checkout): ShownRates {
  return { checkout, isBusy: false, isFailed: false }
}

/**
 * Rates that follow a form: `take` hears what is entered and whether rates are wished for; a way to travel that was chosen
 * is kept without asking again, and what an older question brings is dropped [SHIP-209, SHIP-212, SHIP-216].
 */
export function liveRates(loaded: Checkout, { site, save, show }: LiveRatesOptions) {
  let checkout = loaded
  let progress = progressOf(loaded)
  let chosen = loaded.draft.rates
  let isBusy = false
  let isFailed = false
  let turn = 0

  const tell = () => {
    const { state } = progress
    const isUnanswered = state === 'error' && isFailed
    const isKnown = state === 'valid' || (state === 'error' && !isFailed)
    show({ checkout: isKnown ? checkout : withoutRates(checkout, state), isBusy, isFailed: isUnanswered })
  }

  const send = async (entered: Entered, signature: string) => {
    const mine = (turn += 1)
    isBusy = true
    tell()
    const answer = await save({ ...entered, rates: chosen }).catch(() => null)
    if (mine !== turn) return
    isBusy = false
    isFailed = answer === null
    if (answer) {
      checkout = answer
      chosen = answer.draft.rates
    }
    const outcome = answer?.shipping.state === 'valid' ? 'valid' : 'error'
    progress = nextShipping(progress, { type: 'ended', signature, outcome })
    tell()
  }

  return {
    take(entered: Entered, reload: Reload) {
      const before = progress
      const isPickup = checkout.pickup !== null && (entered.pickup ?? isCollected(checkout))
      const signature = signatureOf(checkout, entered, isPickup)
      const problems = problemsOf(site, isPickup ? 'pickup' : 'shipping', entered.shippingAddress)
      const isAddressValid = problems.length === 0
      const facts = { hasItems: checkout.cart.lines.length > 0, isAddressValid, signature }
      progress = nextShipping(before, { type: 'changed', facts, reload })
      const isOtherChoice = progress.state === 'valid' && isChosenAnew(entered, checkout)
      if (entered.rates) chosen = entered.rates
      if (startsRatesCall(before, progress) || (isOtherChoice && reload !== 'no')) void send(entered, signature)
      else if (progress.state !== before.state) tell()
    },
    /** What is under way says nothing any more. */
    stop() {
      turn += 1
    },
  }
}

function progressOf({ shipping: { state }, ...checkout }: Checkout): ShippingProgress {
  if (state !== 'valid' && state !== 'error') return { state, signature: null, outcome: null }
  const signature = signatureOf(checkout, checkout.draft, isCollected(checkout))
  return { state, signature, outcome: state }
}

/** All that rates depend on [SHIP-210]. */
function signatureOf(
  { cart, draft, pickup }: Pick<Checkout, 'cart' | 'draft' | 'pickup'>,
  { shippingAddress, shippingMode, pickupId }: Pick<Entered, 'shippingAddress' | 'shippingMode' | 'pickupId'>,
  isPickup: boolean,
): string {
  // What is collected goes to the chosen place, whatever else was typed.
  const place = isPickup ? placeNamed(pickup!, pickupId) : null
  const { postcode, region, countryId } = place ?? shippingAddress
  const { vatNumber } = shippingAddress
  const subtotal = minorOf(cart.shownSubtotal)
  const mode = shippingMode ?? draft.shippingMode
  const order = { items: cart.lines, subtotal, mode, postcode, region, countryId, vatNumber }
  return orderSignature(order) + (place ? ` pickup ${place.id}` : '')
}

function isChosenAnew({ rates }: Entered, { draft }: Checkout): boolean {
  const isKept = ({ packageNumber, shippingCode }: Checkout['draft']['rates'][number]) =>
    draft.rates.some((rate) => rate.packageNumber === packageNumber && rate.shippingCode === shippingCode)
  return rates !== undefined && !rates.every(isKept)
}

/** A checkout whose rates are not known: nothing is offered or chosen, and tax and total wait [SHIP-214, SHIP-215, TAX-201]. */
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
