import type { IsoDate } from '#domain/tax/table.ts'

/** A card in the vault. The record alone cannot be used to make a payment [PAY-205, PAY-206]. */
export interface StoredCard {
  id: string
  brand: string
  last4: string
  month: number
  year: number
  holderName: string
  billingAddressId: string | null
  isDefault: boolean
}

/** Maximum cards per customer and site. */
export const maxStoredCards = 20

/** Returns true once the card's expiry month is over [PAY-223]. */
export function isCardExpired({ month, year }: Pick<StoredCard, 'month' | 'year'>, today: IsoDate): boolean {
  return today.slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`
}

/**
 * Returns the default card after a deletion: the current one if it remains, or else the newest valid card, or else the
 * newest card [PAY-409].
 */
export function defaultCardAfterDeletion(cards: readonly StoredCard[], goneId: string, today: IsoDate): string | null {
  const remaining = cards.filter(({ id }) => id !== goneId)
  const [stays] = remaining.filter(({ isDefault }) => isDefault)
  return (stays ?? remaining.find((card) => !isCardExpired(card, today)) ?? remaining[0])?.id ?? null
}
