import type { z } from 'zod'
import { toMinor } from '#contract/codec/amounts.ts'
import type { OrderRequest } from '#contract/checkout.ts'
import { billingEqualsShipping } from '#domain/address/address.ts'
import type { ClaimedOrder } from '#domain/checkout/placement.ts'
import { pickupCode } from '#domain/shipping/rating/rate.ts'
import { addressOf } from '#services/orders/steps.ts'
import type { CheckoutInput } from '../computing/computed-checkout.ts'
import type { Draft } from '../computing/draft.ts'
import { matchAppliedCards } from '../computing/gift-cards.ts'
import type { PlaceDeps, PlaceOrderCall } from './place-order-call.ts'

type Request = z.output<typeof OrderRequest>

/** Returns the applied gift cards that the request lists, or null for a card that was not applied. */
export async function readClaimedCards(
  { site, body, now }: PlaceOrderCall,
  { db, giftCards }: PlaceDeps,
  { giftcards }: Pick<Draft, 'giftcards'>,
) {
  if (body.giftcards.length === 0) return []
  const applied = await giftCards.find(db, { site, now }, giftcards)
  return matchAppliedCards(
    body.giftcards.map(({ code }) => code),
    applied,
  )
}
type NamedCards = Awaited<ReturnType<typeof readClaimedCards>>

/** Returns the shopper's input, which the server uses to compute the order. */
export function parseEnteredOrder(body: Request, named: NamedCards, { pickupId }: Draft): CheckoutInput {
  const shippingAddress = addressOf(body.shippingAddress)
  const billingAddress = addressOf(body.billingAddress)
  return {
    shippingAddress,
    billingSameAsShipping: billingEqualsShipping(billingAddress, shippingAddress),
    billingAddress,
    shippingMode: body.shippingMode,
    isPickup: body.shipping.some(({ shippingCode }) => shippingCode === pickupCode),
    pickupId,
    rates: body.shipping,
    quoteId: body.shipping[0]?.transactionId ?? '',
    giftcards: named.flatMap((card) => card?.id ?? []),
  }
}

/** Returns the amounts sent by the client, in minor units. */
export function toClaimedOrder(
  { items, shipping, totals, payment, giftcards, agreed, pickupId }: Request,
  named: NamedCards,
): ClaimedOrder {
  return {
    items: items.map((item) => ({ ...item, price: toMinor(item.price) })),
    shipping: shipping.map((rate) => ({ ...rate, rate: toMinor(rate.rate) })),
    pickupId: pickupId ?? null,
    totals: {
      subtotal: toMinor(totals.subtotal),
      shipping: toMinor(totals.shipping),
      discount: toMinor(totals.discount),
      tax: toMinor(totals.tax),
      grandTotalIncludingTax: toMinor(totals.grandTotalIncludingTax),
    },
    giftcards: named.map((card, index) => card && { id: card.id, amount: toMinor(giftcards[index]!.amount) }),
    paymentAmount: toMinor(payment.amount),
    payPalAmount: payment.authorizedPayPalAmount === undefined ? null : toMinor(payment.authorizedPayPalAmount),
    method: payment.adyenType,
    hasToken: Boolean(payment.transactionToken),
    agreed,
  }
}
