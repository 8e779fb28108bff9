import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { DisplayedCard } from '../engine.ts'
import { createClient, isRefusal, type AdyenAccount } from './client.ts'
import { cardOf, StoredMethod, formatToken } from './wire.ts'

const encrypted = z
  .string()
  .max(4_000)
  .regex(/^[\w.$+/=-]+$/)

/** An encrypted field, which only Adyen can decrypt. */
export const EncryptedCard = z.strictObject({
  encryptedCardNumber: encrypted,
  encryptedExpiryMonth: encrypted,
  encryptedExpiryYear: encrypted,
  /** Optional, because some brands, such as Maestro, have cards without one. */
  encryptedSecurityCode: encrypted.optional(),
})

/** `unknown` means that Adyen did not respond in time. */
export type StoredCard = { token: string; card: DisplayedCard | null } | 'refused' | 'unknown'

/** Returns a function that stores a card at Adyen under a random, unguessable shopper reference. */
export function cardStore(account: AdyenAccount) {
  const request = createClient(account)
  const { merchantAccount } = account
  return async (card: z.output<typeof EncryptedCard>): Promise<StoredCard> => {
    const shopperReference = randomBytes(16).toString('hex')
    const response = await request('POST', '/storedPaymentMethods', {
      name: `stored.${shopperReference}`,
      body: {
        merchantAccount,
        shopperReference,
        recurringProcessingModel: 'CardOnFile',
        paymentMethod: { type: 'scheme', ...card },
      },
    })
    const stored = StoredMethod.safeParse(response?.body)
    if (stored.success && response?.status === 201)
      return { token: formatToken(shopperReference, stored.data.id), card: cardOf(stored.data) }
    return isRefusal(response?.status) ? 'refused' : 'unknown'
  }
}
