import type { z } from 'zod'
import type { OrderRequest } from '#contract/checkout.ts'
import type { ComputedOrder } from '#domain/checkout/placement.ts'
import { amountToPay } from '#domain/checkout/totals.ts'
import type { SelectedRate } from '#domain/shipping/rating/rate.ts'
import { findQuote } from '#services/shipping/steps.ts'
import { agreementsOf, isVirtual, paidLinesOf, type ComputedCheckout } from '../computing/computed-checkout.ts'
import type { PlaceDeps } from './place-order-call.ts'

/**
 * Returns the state of the client's shipping quote. Skips the lookup if recomputing the cart resulted in the same
 * quote.
 */
export async function readQuoteState(
  deps: PlaceDeps,
  transactionId: string,
  { quote }: ComputedCheckout,
  now: number,
): Promise<ComputedOrder['quote']> {
  const isAgain = quote?.transactionId === transactionId && !quote.lacksPackages
  return isAgain ? 'good' : findQuote(deps, transactionId, quote, now)
}

const shortFlags = ['over_maximum', 'out_of_stock', 'notify_only']

/** Returns the amounts computed by the server. */
export function toComputedOrder(
  computed: ComputedCheckout,
  quote: ComputedOrder['quote'],
  methods: ComputedOrder['methods'],
): ComputedOrder {
  const { cart, problems, packages, selected, taxError, totals } = computed
  return {
    lines: cart.lines.map(({ item, offer, price, most, flags, error }) => ({
      itemId: item.id,
      productId: item.productId,
      sku: offer?.sku ?? '',
      qty: item.qty,
      price,
      message: error?.message ?? (offer ? null : 'Unknown product'),
      quoted: item.metadata.fluidPrice ?? null,
      isShort: flags.some((flag) => shortFlags.includes(flag)),
      available: most,
    })),
    agreements: agreementsOf(computed),
    problems,
    isCollectable: computed.isCollectable,
    pickupId: computed.collectedAt?.id ?? null,
    quote: isVirtual(cart) ? 'good' : quote,
    offered: packages.flat(),
    packages: packages.length,
    shippingTotal: selected.reduce((sum, { rate }) => sum + rate, 0),
    taxFailed: taxError,
    totals,
    giftcards: computed.giftcards,
    payableByCards: computed.payableByCards,
    amountToPay: totals && amountToPay(totals),
    methods,
    paidLines: paidLinesOf(cart),
  }
}

/** Returns the selected rates with the server's amounts. */
export function selectedRatesOf(
  { shipping }: z.output<typeof OrderRequest>,
  { packages, quote }: ComputedCheckout,
): SelectedRate[] {
  return shipping.map(({ shippingCode, packageNumber }) => {
    const offered = packages
      .flat()
      .find((rate) => rate.shippingCode === shippingCode && rate.packageNumber === packageNumber)
    return { ...offered!, transactionId: quote!.transactionId }
  })
}
