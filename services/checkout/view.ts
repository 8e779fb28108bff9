import type { z } from 'zod'
import type { WireCheckout } from '#contract/checkout.ts'
import { toWire } from '#contract/codec/amounts.ts'
import { isFreeRedemption, isPaymentValid } from '#domain/checkout/payment.ts'
import { placeKey } from '#domain/address/postal-place.ts'
import { firstIncompleteStep, needsCard } from '#domain/checkout/steps.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { maskedCode } from '#domain/giftcards/code.ts'
import { agreementVersions } from '#domain/programs/agreements.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { cartView } from '#services/lists/steps.ts'
import type { OpenRegistry } from '#services/registry/steps.ts'
import { shownShipTo, wireAddress, wirePickup, wireTotals } from '#services/orders/steps.ts'
import { agreementsOf, isVirtual, needsAccount, paidLinesOf, type Computed } from './compute.ts'
import { giftFor } from './gifts.ts'
import { pickupPlaceOf, pickupPlacesOf } from './pickup.ts'
import type { Draft } from './draft.ts'
import { arrivals } from './package-contents.ts'

function wirePayment({ method, token, card, storedId, approved }: NonNullable<Draft['payment']>) {
  return {
    adyenType: method ?? cardMethod,
    token,
    card,
    storedPaymentMethodId: storedId ?? null,
    authorizedPayPalAmount: approved ? toWire(approved.amount) : null,
    payer: approved?.payer ?? null,
  }
}

/** Converts a computed checkout to its wire form; unknown values are null. */
export function wireCheckout(
  site: Site,
  computed: Computed,
  draft: Draft,
  registry: OpenRegistry | null,
  now: number,
): Omit<z.output<typeof WireCheckout>, 'paymentType'> {
  const place = pickupPlaceOf(site, computed.cart.list, draft.pickupId)
  const { cart, problems, quote, packages, selected, shippingError, skus, tax, taxError, totals, shown, shownRate } =
    computed
  const toPay = totals && amountToPay(totals)
  const view = cartView(site, cart)
  const agreements = agreementsOf(computed)
  const asksForCard = needsCard(toPay, agreements)
  const paidLines = paidLinesOf(cart)
  const arrivesBy = arrivals(site, computed, now)
  const hasValidShipping = problems.shipping.length === 0
  return {
    cart: view,
    draft: {
      shippingAddress: wireAddress(registry ? shownShipTo(draft.shippingAddress, registry) : draft.shippingAddress),
      billingSameAsShipping: draft.billingSameAsShipping && !computed.collectedAt,
      billingAddress: wireAddress(computed.billingAddress),
      shippingMode: draft.shippingMode,
      rates: selected.map(({ packageNumber, shippingCode }) => ({ packageNumber, shippingCode })),
      payment: draft.payment && wirePayment(draft.payment),
      keepsCard: draft.keepsCard,
      comments: draft.comments,
      isAsEntered: draft.asEntered === placeKey(draft.shippingAddress),
    },
    registry: registry && giftFor(registry),
    pickup: place && {
      place: wirePickup(place),
      places: pickupPlacesOf(site, computed.cart.list).map(wirePickup),
      isUsable: computed.isCollectable,
      isWanted: draft.isPickup,
    },
    problems,
    shipping: {
      state: shippingError ? 'error' : quote || isVirtual(cart) ? 'valid' : 'notReady',
      rates: packages.flat().map((rate) => ({
        ...rate,
        rate: toWire(rate.rate),
        shownRate: toWire(shownRate(rate.rate)),
        transactionId: quote!.transactionId,
        days: rate.days && [...rate.days],
        arrives: arrivesBy(rate),
      })),
      error: shippingError,
      skus,
      canChooseMode: computed.canChooseMode,
    },
    tax: {
      state: taxError ? 'error' : tax ? 'valid' : 'notReady',
      summary: (tax?.summary ?? []).map(({ label, tax }) => ({ label, taxAmount: toWire(tax) })),
      vatValid: computed.vatValid,
    },
    giftcards: computed.giftcards.map(({ id, last4, balance, amount }) => ({
      _id: id,
      code: maskedCode(last4),
      balance: toWire(balance),
      amount: toWire(amount),
    })),
    totals: {
      shownSubtotal: shown ? toWire(shown.subtotal) : view.shownSubtotal,
      shownShipping: shown && toWire(shown.shipping),
      tax: totals && toWire(totals.tax),
      taxIncluded: siteSettings[site].taxDisplay !== 'net',
      grandTotal: totals && toWire(totals.grandTotalIncludingTax),
      toPay: toPay === null ? null : toWire(toPay),
      wire: totals && wireTotals(totals),
    },
    needsCard: asksForCard,
    isFreeRedemption: isFreeRedemption(paidLines),
    needsAccount: needsAccount(computed),
    agreements: agreements.map((kind) => ({ kind, version: agreementVersions[kind] })),
    step: firstIncompleteStep({
      hasValidShipping,
      hasRates: (selected.length > 0 || isVirtual(cart)) && totals !== null,
      hasValidBilling: problems.billing.length === 0,
      hasValidPayment: isPaymentValid({
        lines: paidLines,
        amount: toPay,
        agreements,
        hasToken: draft.payment !== null,
      }),
    }),
  }
}
