import type { IsoDate } from '#domain/tax/table.ts'

/** A customer's card in the vault: enough to identify it, and nothing to pay with [PAY-205, PAY-206]. */
export interface StoredCard {
  id: string
  brand: string
  last4: string
  month: number
  year: number
  holderName: string
  /** Id in the customer's address book; null if none was selected or it was deleted. */
  billingAddressId: string | null
  isDefault: boolean
}

/** Max cards per customer and site. */
export const maxStoredCards = 20

/** Returns true after the last day of a card's month [PAY-223]. */
export function isExpired({ month, year }: Pick<StoredCard, 'month' | 'year'>, today: IsoDate): boolean {
  return today.slice(0, 7) > `${year}-${String(month).padStart(2, '0')}`
}

/**
 * Returns the default card after a deletion: the current default, else the newest valid card, else the newest. Cards
 * are newest first [PAY-409].
 */
export function defaultAfter(cards: readonly StoredCard[], goneId: string, today: IsoDate): string | null {
  const left = cards.filter(({ id }) => id !== goneId)
  const [stays] = left.filter(({ isDefault }) => isDefault)
  return (stays ?? left.find((card) => !isExpired(card, today)) ?? left[0])?.id ?? null
}
