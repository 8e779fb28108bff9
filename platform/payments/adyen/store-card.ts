import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { CardShown } from '../engine.ts'
import { askerOf, isRefusal, type AdyenAccount } from './ask.ts'
import { cardOf, StoredMethod, tokenOf } from './wire.ts'

const encrypted = z
  .string()
  .max(4_000)
  .regex(/^[\w.$+/=-]+$/)

/** A card as the vendor's fields encrypt it in a browser: nobody but the vendor reads it. */
export const EncryptedCard = z.strictObject({
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  /** Of some brands, such as Maestro, not every card has one. */
  encryptedSecurityCode: encrypted.optional(),
})

/** What came of a card that was to be stored; unknown: no answer came in time. */
export type StoredCard = { token: string; card: CardShown | null } | 'refused' | 'unknown'

/**
 * Has the vendor keep a card under a shopper's name that is made for it alone, so that nobody's cards can be listed by a
 * guessed name.
 */
export function cardStore(account: AdyenAccount) {
  const ask = askerOf(account)
  const { merchantAccount } = account
  return async (card: z.output<typeof EncryptedCard>): Promise<StoredCard> => {
    const shopperReference = randomBytes(16).toString('hex')
    const answer = await ask('POST', '/storedPaymentMethods', {
      name: `stored.${shopperReference}`,
      body: {
        merchantAccount,
        shopperReference,
        recurringProcessingModel: 'CardOnFile',
        paymentMethod: { type: 'scheme', ...card },
      },
    })
    const stored = StoredMethod.safeParse(answer?.body)
    if (stored.success && answer?.status === 201)
      return { token: tokenOf(shopperReference, stored.data.id), card: cardOf(stored.data) }
    return isRefusal(answer?.status) ? 'refused' : 'unknown'
  }
}
