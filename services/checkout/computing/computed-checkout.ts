import type { Address } from '#domain/address/address.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import type { PaidLine } from '#domain/checkout/payment.ts'
import type { DisplayedTotals, Totals } from '#domain/checkout/totals.ts'
import type { Minor } from '#domain/money.ts'
import { requiredAgreements, type Agreement } from '#domain/programs/agreements.ts'
import type { PickupLocation } from '#domain/shipping/pickup/pickup-locations.ts'
import type { Rate, SelectedRate } from '#domain/shipping/rating/rate.ts'
import type { TaxQuote } from '#domain/tax/quote.ts'
import type { FoundCard } from '#services/gift-cards/steps.ts'
import type { PricedCart } from '#services/lists/pricing-steps.ts'
import { linesForShipping, type ShippingQuote } from '#services/shipping/steps.ts'
import type { Draft } from './draft.ts'

export type AppliedCard = FoundCard & { amount: Minor }

/** A checkout that the server computed only from ids and addresses. */
export interface ComputedCheckout {
  cart: PricedCart
  /** The pickup location's address, or the address that the shopper entered. */
  shippingAddress: Address
  billingAddress: Address
  isCollectable: boolean
  pickupPlaces: readonly PickupLocation[]
  /** Null if the order ships. */
  collectedAt: PickupLocation | null
  problems: { shipping: FieldProblem[]; billing: FieldProblem[] }
  quote: ShippingQuote | null
  /** Set if there is an address but no shipping quote. */
  shippingError: string | null
  skus: string[]
  /** True if drop-shipped items and our own items can ship either together or separately. */
  canChooseMode: boolean
  packages: Rate[][]
  /** True if the rates include the flat price of "five for five". */
  redeemsFiveForFive: boolean
  selected: SelectedRate[]
  tax: TaxQuote | null
  taxError: boolean
  vatValid: boolean | null
  totals: Totals | null
  shown: DisplayedTotals | null
  giftcards: AppliedCard[]
  /** Maximum amount that gift cards can pay. */
  payableByCards: Minor
  /** Adds VAT to a rate on EUR and GBR. */
  shownRate: (rate: number) => number
}

export type CheckoutInput = Pick<
  Draft,
  | 'shippingAddress'
  | 'billingSameAsShipping'
  | 'billingAddress'
  | 'shippingMode'
  | 'isPickup'
  | 'pickupId'
  | 'rates'
  | 'giftcards'
> & {
  quoteId?: string
  /** True for a wallet, which withholds the name and street until payment and reveals only the region. */
  isPartial?: boolean
}

export function partId(itemId: string, index: number): string {
  return `${itemId}/${index}`
}

/** Returns the agreements that the shopper must accept to order the cart. */
export function agreementsOf({ cart }: ComputedCheckout): Agreement[] {
  return requiredAgreements(cart.lines.flatMap(({ parts }) => parts.map(({ offer }) => offer.attributes)))
}

/** Returns true if a cart contains a program or ticket, which needs an account [PROGRAM-004, TICKET-002]. */
export function needsAccount({ cart }: ComputedCheckout): boolean {
  return cart.lines.some(({ parts }) =>
    parts.some(({ offer }) => offer.limits.isProgram || offer.attributes.ticket !== undefined),
  )
}

/** Returns true if nothing in a cart ships. */
export function isVirtual({ lines }: PricedCart): boolean {
  return lines.length > 0 && lines.flatMap(linesForShipping).length === 0
}

/** Returns the payment requirements of each cart line. */
export function paidLinesOf({ lines }: PricedCart): PaidLine[] {
  return lines.map((line) => ({
    price: line.rowTotal - line.discount,
    isVirtual: linesForShipping(line).length === 0,
    isSubscription: line.parts.some(({ offer }) => offer.attributes.subscriptionInterval !== undefined),
    isRedeemed: line.redeemed !== null,
  }))
}
