import { engineFor } from '#domain/checkout/payment-engine.ts'
import type { EngineName } from '#domain/payment-engines.ts'
import { pipelined, type Transaction } from '#platform/database.ts'
import { isSpentAgreement } from '#services/payment-events/steps.ts'
import { lockUsableToken, canPayWith, readEngineOfToken } from '#services/payment-methods/steps.ts'
import type { PlaceDeps, PlaceOrderCall } from './place-order-call.ts'

/** Claims the card for this shopper. Another shopper's card gets the same refusal as a missing one. */
export async function claimTransactionToken(tx: Transaction, { scope, body, refuse }: PlaceOrderCall, token: string) {
  const [isThere, isOwn] = await pipelined([
    lockUsableToken(tx, token),
    canPayWith(tx, scope, token, body.payment.adyenType),
  ])
  if (!isThere || !isOwn) throw refuse('payment_error', { message: 'error' })
  // Must be refused here, before the pending order paid by this PayPal agreement is replaced.
  if (body.payment.adyenType === 'paypal' && (await isSpentAgreement(tx, token)))
    throw refuse('payment_error', { message: 'agreement_spent' })
}

/** Returns the payment engine that stores the saved card, or else the site's engine for the payment method. */
export async function resolveEngine(
  tx: Transaction,
  { site, scope, body }: PlaceOrderCall,
  { payments }: PlaceDeps,
): Promise<EngineName> {
  const { transactionToken, adyenType } = body.payment
  const engine = transactionToken ? await readEngineOfToken(tx, scope, transactionToken) : undefined
  return engine ?? engineFor(adyenType, payments.cardsOf(site).name)
}
