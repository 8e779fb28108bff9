import type { z } from 'zod'
import type { WireCheckout } from '#contract/checkout.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import { isFreeRedemption, isPaymentValid } from '#domain/checkout/payment.ts'
import { placeKey } from '#domain/address/postal-place.ts'
import { firstIncompleteStep, needsCard } from '#domain/checkout/steps.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { maskGiftCardCode } from '#domain/gift-cards/code.ts'
import type { Minor } from '#domain/money.ts'
import { agreementVersions } from '#domain/programs/agreements.ts'
import { selectPickupLocation } from '#domain/shipping/pickup/pickup.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { cartView } from '#services/lists/pricing-steps.ts'
import type { OpenRegistry } from '#services/registry/steps.ts'
import { displayedShipTo, wireAddress, wirePickup, wireTotals } from '#services/orders/steps.ts'
import {
  agreementsOf,
  isVirtual,
  needsAccount,
  paidLinesOf,
  type ComputedCheckout,
} from './computing/computed-checkout.ts'
import { giftFor } from './computing/gifts.ts'
import type { Draft } from './computing/draft.ts'
import { estimatedArrivals } from './computing/package-contents.ts'

function wirePayment({ method, token, card, storedId, approved }: NonNullable<Draft['payment']>) {
  return {
    adyenType: method ?? cardMethod,
    token,
    card,
    storedPaymentMethodId: storedId ?? null,
    authorizedPayPalAmount: approved ? toWireAmount(approved.amount) : null,
    payer: approved?.payer ?? null,
  }
}

type CheckoutView = Omit<z.output<typeof WireCheckout>, 'paymentType'>

/** Converts a computed checkout to its wire form; unknown values are null. */
export function wireCheckout(
  site: Site,
  computed: ComputedCheckout,
  draft: Draft,
  registry: OpenRegistry | null,
  now: number,
): CheckoutView {
  const { pickupPlaces } = computed
  const place = selectPickupLocation(pickupPlaces, draft.pickupId)
  const toPay = computed.totals && amountToPay(computed.totals)
  const cart = cartView(site, computed.cart)
  const agreements = agreementsOf(computed)
  const lines = paidLinesOf(computed.cart)
  const hasValidPayment = isPaymentValid({ lines, amount: toPay, agreements, hasToken: draft.payment !== null })
  return {
    cart,
    draft: wireDraft(computed, draft, registry),
    registry: registry && giftFor(registry),
    pickup: place && {
      place: wirePickup(place),
      places: pickupPlaces.map(wirePickup),
      isUsable: computed.isCollectable,
      isWanted: draft.isPickup,
    },
    problems: computed.problems,
    shipping: wireShipping(site, computed, now),
    tax: wireTax(computed),
    giftcards: computed.giftcards.map(({ id, last4, balance, amount }) => ({
      _id: id,
      code: maskGiftCardCode(last4),
      balance: toWireAmount(balance),
      amount: toWireAmount(amount),
    })),
    totals: wireAmounts(site, computed, cart, toPay),
    needsCard: needsCard(toPay, agreements),
    isFreeRedemption: isFreeRedemption(lines),
    needsAccount: needsAccount(computed),
    agreements: agreements.map((kind) => ({ kind, version: agreementVersions[kind] })),
    step: stepOf(computed, hasValidPayment),
  }
}

function wireDraft(
  { collectedAt, billingAddress, selected }: ComputedCheckout,
  draft: Draft,
  registry: OpenRegistry | null,
): CheckoutView['draft'] {
  const { shippingAddress, shippingMode, payment, keepsCard, comments } = draft
  return {
    shippingAddress: wireAddress(registry ? displayedShipTo(shippingAddress, registry) : shippingAddress),
    billingSameAsShipping: draft.billingSameAsShipping && !collectedAt,
    billingAddress: wireAddress(billingAddress),
    shippingMode,
    rates: selected.map(({ packageNumber, shippingCode }) => ({ packageNumber, shippingCode })),
    payment: payment && wirePayment(payment),
    keepsCard,
    comments,
    isAsEntered: draft.asEntered === placeKey(shippingAddress),
  }
}

function wireShipping(site: Site, computed: ComputedCheckout, now: number): CheckoutView['shipping'] {
  const { cart, quote, packages, shippingError, skus, canChooseMode, shownRate } = computed
  const arrivesBy = estimatedArrivals(site, computed, now)
  return {
    state: shippingError ? 'error' : quote || isVirtual(cart) ? 'valid' : 'notReady',
    rates: packages.flat().map((rate) => ({
      ...rate,
      rate: toWireAmount(rate.rate),
      shownRate: toWireAmount(shownRate(rate.rate)),
      transactionId: quote!.transactionId,
      days: rate.days && [...rate.days],
      arrives: arrivesBy(rate),
    })),
    error: shippingError,
    skus,
    canChooseMode,
  }
}

function wireTax({ tax, taxError, vatValid }: ComputedCheckout): CheckoutView['tax'] {
  return {
    state: taxError ? 'error' : tax ? 'valid' : 'notReady',
    summary: (tax?.summary ?? []).map(({ label, tax }) => ({ label, taxAmount: toWireAmount(tax) })),
    vatValid,
  }
}

function wireAmounts(
  site: Site,
  { totals, shown }: ComputedCheckout,
  cart: CheckoutView['cart'],
  toPay: Minor | null,
): CheckoutView['totals'] {
  return {
    shownSubtotal: shown ? toWireAmount(shown.subtotal) : cart.shownSubtotal,
    shownShipping: shown && toWireAmount(shown.shipping),
    tax: totals && toWireAmount(totals.tax),
    taxIncluded: siteSettings[site].taxDisplay !== 'net',
    grandTotal: totals && toWireAmount(totals.grandTotalIncludingTax),
    toPay: toPay === null ? null : toWireAmount(toPay),
    wire: totals && wireTotals(totals),
  }
}

function stepOf(
  { cart, problems, selected, totals }: ComputedCheckout,
  hasValidPayment: boolean,
): CheckoutView['step'] {
  return firstIncompleteStep({
    hasValidShipping: problems.shipping.length === 0,
    hasRates: (selected.length > 0 || isVirtual(cart)) && totals !== null,
    hasValidBilling: problems.billing.length === 0,
    hasValidPayment,
  })
}
